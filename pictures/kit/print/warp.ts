/** warp: small displacements for hand-cut edges and misregistered blocks. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { getPx, Noise, putPx, SS } from "../core.ts";

/** low-frequency displacement: makes every edge look hand-cut, and shifts a block */
export function warp(src: Canvas, amp: number, wl: number, seed: number, dx = 0, dy = 0): Canvas {
  const w = src.width,
    h = src.height;
  const s = getPx(src).data;
  const out = createCanvas(w, h);
  const im = getPx(out);
  const d = im.data;
  const n = new Noise(seed);
  const G = 4;
  const gw = Math.ceil(w / G) + 2,
    gh = Math.ceil(h / G) + 2;
  const fx = new Float32Array(gw * gh),
    fy = new Float32Array(gw * gh);
  const f = 1 / (wl * SS);
  for (let j = 0; j < gh; j++)
    for (let i = 0; i < gw; i++) {
      const X = i * G,
        Y = j * G;
      fx[j * gw + i] =
        (n.n2(X * f, Y * f) + 0.45 * n.n2(X * f * 3.1, Y * f * 3.1)) * amp * SS - dx * SS;
      fy[j * gw + i] =
        (n.n2(X * f + 70, Y * f - 33) + 0.45 * n.n2(X * f * 3.1 - 9, Y * f * 3.1 + 5)) * amp * SS -
        dy * SS;
    }
  for (let j = 0; j < h; j++) {
    const gj = (j / G) | 0,
      v = j / G - gj;
    for (let i = 0; i < w; i++) {
      const gi = (i / G) | 0,
        u = i / G - gi;
      const o = gj * gw + gi;
      const a = (1 - u) * (1 - v),
        b = u * (1 - v),
        c = (1 - u) * v,
        e = u * v;
      let sx = i + fx[o] * a + fx[o + 1] * b + fx[o + gw] * c + fx[o + gw + 1] * e,
        sy = j + fy[o] * a + fy[o + 1] * b + fy[o + gw] * c + fy[o + gw + 1] * e;
      if (sx < 0) sx = 0;
      else if (sx > w - 1.001) sx = w - 1.001;
      if (sy < 0) sy = 0;
      else if (sy > h - 1.001) sy = h - 1.001;
      const ix = sx | 0,
        iy = sy | 0,
        p = sx - ix,
        q = sy - iy;
      const k = (iy * w + ix) * 4,
        k2 = k + w * 4;
      const t = (j * w + i) * 4;
      const w00 = (1 - p) * (1 - q),
        w10 = p * (1 - q),
        w01 = (1 - p) * q,
        w11 = p * q;
      const A = s[k + 3] * w00 + s[k + 7] * w10 + s[k2 + 3] * w01 + s[k2 + 7] * w11;
      d[t + 3] = A;
      if (A > 0) {
        const ia = 1 / A;
        for (let m = 0; m < 3; m++)
          d[t + m] =
            (s[k + m] * s[k + 3] * w00 +
              s[k + 4 + m] * s[k + 7] * w10 +
              s[k2 + m] * s[k2 + 3] * w01 +
              s[k2 + 4 + m] * s[k2 + 7] * w11) *
            ia;
      }
    }
  }
  putPx(out, im);
  return out;
}
