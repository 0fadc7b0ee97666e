/** kuwahara: a filter that flattens noise into patches. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { getPx, putPx } from "../core.ts";

/** Kuwahara filter with 4 sectors: flattens noise into brush-like patches and keeps edges */
export function kuwahara(src: Canvas, radius: number): Canvas {
  const R = Math.max(1, Math.round(radius));
  const w = src.width,
    h = src.height;
  const s = getPx(src).data;
  const out = createCanvas(w, h);
  const im = getPx(out);
  const d = im.data;
  const W1 = w + 1;
  const S = [0, 1, 2, 3].map(() => new Float64Array(W1 * (h + 1)));
  for (let j = 0; j < h; j++) {
    let a = 0,
      b = 0,
      c = 0,
      e = 0;
    for (let i = 0; i < w; i++) {
      const k = (j * w + i) * 4;
      const r = s[k],
        g = s[k + 1],
        bb = s[k + 2],
        l = 0.3 * r + 0.59 * g + 0.11 * bb;
      a += r;
      b += g;
      c += bb;
      e += l * l;
      const o = (j + 1) * W1 + i + 1,
        u = o - W1;
      S[0][o] = S[0][u] + a;
      S[1][o] = S[1][u] + b;
      S[2][o] = S[2][u] + c;
      S[3][o] = S[3][u] + e;
    }
  }
  const q = (k: number, x0: number, y0: number, x1: number, y1: number) =>
    S[k][(y1 + 1) * W1 + x1 + 1] -
    S[k][y0 * W1 + x1 + 1] -
    S[k][(y1 + 1) * W1 + x0] +
    S[k][y0 * W1 + x0];
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      let best = 1e18,
        br = 0,
        bg = 0,
        bb = 0;
      for (let k = 0; k < 4; k++) {
        const x0 = Math.max(0, k & 1 ? i : i - R),
          x1 = Math.min(w - 1, k & 1 ? i + R : i),
          y0 = Math.max(0, k & 2 ? j : j - R),
          y1 = Math.min(h - 1, k & 2 ? j + R : j);
        const n = (x1 - x0 + 1) * (y1 - y0 + 1);
        const r = q(0, x0, y0, x1, y1) / n,
          g = q(1, x0, y0, x1, y1) / n,
          b = q(2, x0, y0, x1, y1) / n,
          l = 0.3 * r + 0.59 * g + 0.11 * b;
        const v = q(3, x0, y0, x1, y1) / n - l * l;
        if (v < best) {
          best = v;
          br = r;
          bg = g;
          bb = b;
        }
      }
      const t = (j * w + i) * 4;
      d[t] = br;
      d[t + 1] = bg;
      d[t + 2] = bb;
      d[t + 3] = 255;
    }
  putPx(out, im);
  return out;
}
