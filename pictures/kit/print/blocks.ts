/** blocks: converts continuous tone into a few flat colour blocks. */
import type { Canvas } from "@napi-rs/canvas";
import { getPx, Noise, PH, putPx, PW, SS } from "../core.ts";

/**
 * converts continuous tone into overlapping colour blocks: steps of lightness in OKLab whose edges are broken along the wood
 * grain
 */
export function blockify(c: Canvas, wood: Canvas, K: number, mixAmt: number, seed: number) {
  const im = getPx(c),
    d = im.data,
    wd = getPx(wood).data,
    n = new Noise(seed + 61),
    inv = 1 / SS;
  const cb = new Float32Array(256);
  for (let i = 0; i < 256; i++) {
    const v = i / 255;
    cb[i] = v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
  }
  const enc = new Uint8ClampedArray(4097);
  for (let i = 0; i <= 4096; i++) {
    const v = i / 4096;
    enc[i] = 255 * (v <= 0.0031308 ? v * 12.92 : 1.055 * Math.pow(v, 1 / 2.4) - 0.055);
  }
  const E = (v: number) => enc[v <= 0 ? 0 : v >= 1 ? 4096 : (v * 4096) | 0];
  for (let j = 0, i = 0; j < PH; j++)
    for (let k = 0; k < PW; k++, i += 4) {
      const r = cb[d[i]],
        g = cb[d[i + 1]],
        b = cb[d[i + 2]];
      const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
        m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
        s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
      let L = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
      const A = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
        B = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
      const t =
          (L + 0.022 * (wd[i + 3] / 255 - 0.42) + 0.01 * n.n2(k * inv * 0.012, j * inv * 0.02)) * K,
        f0 = Math.floor(t),
        f = t - f0;
      const u = f <= 0.32 ? 0 : f >= 0.68 ? 1 : (f - 0.32) / 0.36;
      const L2 = (f0 + u * u * (3 - 2 * u)) / K;
      L = L + (L2 - L) * mixAmt;
      const l1 = (L + 0.3963377774 * A + 0.2158037573 * B) ** 3,
        m1 = (L - 0.1055613458 * A - 0.0638541728 * B) ** 3,
        s1 = (L - 0.0894841775 * A - 1.291485548 * B) ** 3;
      d[i] = E(4.0767416621 * l1 - 3.3077115913 * m1 + 0.2309699292 * s1);
      d[i + 1] = E(-1.2684380046 * l1 + 2.6097574011 * m1 - 0.3413193965 * s1);
      d[i + 2] = E(-0.0041960863 * l1 - 0.7034186147 * m1 + 1.707614701 * s1);
    }
  putPx(c, im);
}
