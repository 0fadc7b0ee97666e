/** plate: the rendered image, its key lines, and the smoothing of noise from few light rays. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { PW, PH, SS, type Layer, type RGB, type Col, getPx, putPx, rgb, clamp } from "./core.ts";
import { type World } from "./solids.ts";

export interface Plate {
  /** the coloured image, and only the parts that glow (for haloes) */
  img: Layer;
  glow: Layer;
  dep: Float32Array;
  id: Int32Array;
  lum: Float32Array;
  nrm: Int8Array;
}

/** smooths the noise of few light rays, but never across an edge */
export function smooth(a: Float32Array, id: Int32Array, nrm: Int8Array, rad = 3) {
  const b = new Float32Array(a.length);
  const dot = (p: number, q: number) =>
    nrm[p * 3] * nrm[q * 3] + nrm[p * 3 + 1] * nrm[q * 3 + 1] + nrm[p * 3 + 2] * nrm[q * 3 + 2];
  for (const [src, dst, step] of [
    [a, b, 1],
    [b, a, PW],
  ] as const)
    for (let j = 0, i = 0; j < PH; j++)
      for (let k = 0; k < PW; k++, i++) {
        let r = 0,
          g = 0,
          bl = 0,
          n = 0;
        for (let d = -rad; d <= rad; d++) {
          const kk = step === 1 ? k + d : j + d;
          if (kk < 0 || kk >= (step === 1 ? PW : PH)) continue;
          const q = i + d * step;
          if (id[q] !== id[i] || dot(q, i) < 9000) continue;
          r += src[q * 3];
          g += src[q * 3 + 1];
          bl += src[q * 3 + 2];
          n++;
        }
        if (!n) n = 1;
        dst[i * 3] = r / n;
        dst[i * 3 + 1] = g / n;
        dst[i * 3 + 2] = bl / n;
      }
}

/** key lines where one solid ends and another begins; distant ones are thinner */
export function keyLines(
  w: World,
  p: Plate,
  o: { c: Col; a?: number; far?: number; crease?: number; width?: number },
): Canvas {
  const cv = createCanvas(PW, PH);
  const im = getPx(cv),
    d = im.data;
  const C: RGB = rgb(o.c);
  const far = o.far ?? 8;
  const r = Math.max(1, Math.round((o.width ?? 1) * SS));
  const put = (i: number, a: number) => {
    if (a * 255 <= d[i * 4 + 3]) return;
    d[i * 4] = C[0];
    d[i * 4 + 1] = C[1];
    d[i * 4 + 2] = C[2];
    d[i * 4 + 3] = a * 255;
  };
  for (let j = 0; j < PH - r; j++)
    for (let k = 0; k < PW - r; k++) {
      const i = j * PW + k;
      for (const q of [i + r, i + PW * r]) {
        const same = p.id[i] === p.id[q];
        let a = 0;
        if (!same) {
          const n = p.dep[i] < p.dep[q] ? i : q;
          if (p.id[n] < 0) continue;
          a = (w.solids[p.id[n]].mat.line ?? 1) * clamp(far / p.dep[n], 0.15, 1);
        } else if (p.id[i] >= 0) {
          const dt =
            p.nrm[i * 3] * p.nrm[q * 3] +
            p.nrm[i * 3 + 1] * p.nrm[q * 3 + 1] +
            p.nrm[i * 3 + 2] * p.nrm[q * 3 + 2];
          if (dt < 6500)
            a =
              (o.crease ?? 0.6) * (w.solids[p.id[i]].mat.line ?? 1) * clamp(far / p.dep[i], 0.1, 1);
        }
        if (a > 0) put(i, a * (o.a ?? 0.9));
      }
    }
  putPx(cv, im);
  return cv;
}
