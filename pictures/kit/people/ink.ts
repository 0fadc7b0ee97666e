/** ink: colours a carved figure with coloured lights. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import {
  clamp,
  type Col,
  getPx,
  lerp,
  Noise,
  putPx,
  type RGB,
  rgb,
  sstep,
  type V3,
} from "../core.ts";
import type { Relief2 } from "./carve.ts";
import type { Figure } from "./figure.ts";

export interface Lamp {
  dir: V3;
  c: Col;
  i: number;
  wrap?: number;
}
/** colours with coloured lights, brightness in soft steps; key lines where depth or material changes */
export function inkFigure(
  f: Figure,
  R: Relief2,
  o: {
    amb: Col;
    ambI: number;
    lamps: Lamp[];
    key: Col;
    keyA?: number;
    steps?: number;
    fog?: Col;
    fogA?: number;
    grain?: number;
  },
): Canvas {
  const c = createCanvas(R.w, R.h);
  const im = getPx(c);
  const D = im.data;
  const n = new Noise(5);
  const w = R.w,
    h = R.h;
  const amb = rgb(o.amb).map((v) => (v / 255) * o.ambI);
  const lamps = o.lamps.map((l) => {
    const k = Math.hypot(...l.dir);
    return {
      d: [l.dir[0] / k, l.dir[1] / k, l.dir[2] / k] as const,
      c: rgb(l.c).map((v) => (v / 255) * l.i),
      wr: l.wrap ?? 0,
    };
  });
  const key = rgb(o.key);
  const steps = o.steps ?? 6;
  const fog = o.fog ? rgb(o.fog) : null;
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const q = j * w + i;
      const m = R.mat[q];
      if (m < 0) continue;
      const M = f.mats[m];
      let B = rgb(M.c);
      if (M.pat) B = M.pat(R.lx[q], R.ly[q], R.lz[q], B);
      const gr = 1 + (o.grain ?? 0.05) * (n.n2(i * 0.35, j * 0.35) + 0.6 * n.n2(i * 0.12, j * 0.7));
      const L = [0, 0, 0];
      const sk = 0.72 + 0.28 * R.ny[q];
      for (let k = 0; k < 3; k++) L[k] = amb[k] * sk * R.ao[q];
      for (const l of lamps) {
        let nl = R.nx[q] * l.d[0] + R.ny[q] * l.d[1] + R.nz[q] * l.d[2];
        nl = clamp((nl + l.wr) / (1 + l.wr));
        nl *= 0.4 + 0.6 * R.ao[q];
        for (let k = 0; k < 3; k++) L[k] += nl * l.c[k];
      }
      const lum = 0.3 * L[0] + 0.59 * L[1] + 0.11 * L[2];
      const tt = lum * steps,
        f0 = Math.floor(tt);
      const ls = (f0 + sstep(0.25, 0.75, tt - f0)) / steps;
      const sc = lum > 1e-4 ? ls / lum : 1;
      const r: RGB = [0, 0, 0];
      for (let k = 0; k < 3; k++) {
        const v = B[k] * L[k] * lerp(1, sc, 0.75) * gr;
        r[k] = v < 215 ? v : 215 + 40 * (1 - Math.exp(-(v - 215) / 40));
      }
      const ed = edgeAt(i, j, q, m);
      let kk = Math.max(ed, sstep(0.45, 0.95, R.cav[q]) * 0.6);
      if (f.linework) kk = Math.max(kk, f.linework(R.lx[q], R.ly[q], R.lz[q], m));
      kk *= o.keyA ?? 0.85;
      for (let k = 0; k < 3; k++) {
        let v = lerp(r[k], key[k], kk);
        if (fog) v = lerp(v, fog[k], o.fogA ?? 0);
        D[q * 4 + k] = v;
      }
      D[q * 4 + 3] = 255 * clamp((filledAround(i, j) / 9) * 1.35 - 0.2);
    }
  putPx(c, im);
  return c;

  /** The strength of the key line at this pixel: silhouette, a step in depth, or a change of material. */
  function edgeAt(i: number, j: number, q: number, m: number): number {
    let ed = 0;
    for (const [a, b] of [
      [1, 0],
      [-1, 0],
      [0, 1],
      [0, -1],
    ] as const) {
      const ii = i + a,
        jj = j + b;
      if (ii < 0 || jj < 0 || ii >= w || jj >= h) continue;
      const p = jj * w + ii;
      if (R.mat[p] < 0) {
        ed = Math.max(ed, 0.9);
        continue;
      }
      const dd = R.dep[q] - R.dep[p];
      if (dd > 0.02) ed = Math.max(ed, clamp(dd * 24));
      if (R.mat[p] !== m && R.mat[p] >= 0) ed = Math.max(ed, 0.62);
    }
    return ed;
  }
  /** How many of the nine pixels around here belong to the figure: smooths the silhouette. */
  function filledAround(i: number, j: number): number {
    let al = 0;
    for (let b = -1; b <= 1; b++)
      for (let a = -1; a <= 1; a++) {
        const ii = i + a,
          jj = j + b;
        if (ii >= 0 && jj >= 0 && ii < w && jj < h && R.mat[jj * w + ii] >= 0) al++;
      }
    return al;
  }
}
