/** A carved stone in a few flat tones: wet granite, with moss wherever rain stays. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { getPx, type Layer, layer, lerp, putPx, rgb, type RGB, sstep } from "../../kit/core.ts";
import { type Relief, reliefAspect, reliefBase } from "./rakan.ts";
import { type Sitting } from "./b-stage.ts";

const granite = ["#18242b", "#3c4d53", "#788a88", "#b4bfb4"].map(rgb);
const cushion = ["#17301f", "#345730", "#678645", "#a2b566"].map(rgb);
const key: RGB = [14, 22, 26];

/** softens a quantity of the relief, but not across an edge */
function soften(R: Relief, from: Float32Array, rad: number): Float32Array {
  let a = from;
  for (const step of [1, R.w]) {
    const b = new Float32Array(a.length);
    for (let j = 0, q = 0; j < R.h; j++)
      for (let i = 0; i < R.w; i++, q++) {
        if (!R.a[q]) continue;
        let s = 0,
          n = 0;
        for (let d = -rad; d <= rad; d++) {
          const at = step === 1 ? i + d : j + d;
          if (at < 0 || at >= (step === 1 ? R.w : R.h)) continue;
          const p = q + d * step;
          if (!R.a[p] || Math.abs(R.dep[p] - R.dep[q]) > 0.03) continue;
          s += a[p];
          n++;
        }
        b[q] = s / n;
      }
    a = b;
  }
  return a;
}
/** a tone between its neighbours only in a narrow seam */
function cut(tones: readonly RGB[], t: number, steps: readonly number[]): RGB {
  let c = tones[0];
  steps.forEach((s, i) => {
    const f = sstep(s - 0.012, s + 0.012, t);
    c = [
      lerp(c[0], tones[i + 1][0], f),
      lerp(c[1], tones[i + 1][1], f),
      lerp(c[2], tones[i + 1][2], f),
    ];
  });
  return c;
}
export interface Cover {
  /** 0 to 1: how much light and how much moss a point of the relief has */
  readonly light: Float32Array;
  readonly moss: Float32Array;
  /** where the mouth is: its hollow is shallow and takes some light */
  readonly mouth: (q: number) => boolean;
}
export function coverOf(R: Relief, mossLevel: number, headX: number): Cover {
  const rad = Math.max(1, Math.round(R.h / 150));
  const [lx, ly, lz] = [-0.42, 0.68, 0.6];
  const lit = new Float32Array(R.a.length);
  for (let q = 0; q < lit.length; q++)
    lit[q] =
      (0.12 + 0.74 * Math.max(0, R.nx[q] * lx + R.ny[q] * ly + R.nz[q] * lz) + 0.14 * R.ny[q]) *
      (0.42 + 0.58 * R.ao[q]) *
      (0.66 + 0.34 * sstep(-0.05, 0.4, R.py[q]));
  const moss = soften(R, R.moss, rad);
  for (let q = 0; q < moss.length; q++)
    moss[q] +=
      0.4 * sstep(0.1, 0, R.py[q]) -
      mossLevel -
      // faces stay bare: hands touch them
      1.4 * sstep(0.24, 0.2, Math.hypot(R.px[q] - headX, 1.05 * (R.py[q] - 0.7)));
  return {
    light: soften(R, lit, rad),
    moss,
    mouth: (q) => Math.hypot(R.px[q] - headX, R.py[q] - 0.62) < 0.13 && R.py[q] < 0.68,
  };
}
function image(R: Relief, cover: Cover): Canvas {
  const c = createCanvas(R.w, R.h),
    im = getPx(c),
    d = im.data;
  const around = [1, -1, R.w, -R.w],
    wide = Math.max(1, Math.round(R.h / 400));
  for (let q = 0; q < R.a.length; q++) {
    if (!R.a[q]) continue;
    const t = cover.light[q];
    const stone = cut(granite, t, [0.15, 0.38, 0.64]),
      moss = cut(cushion, t, [0.15, 0.4, 0.66]);
    const m = sstep(-0.02, 0.02, cover.moss[q]);
    let edge = 0;
    for (const o of around) {
      const p = q + o * wide;
      const drop = R.a[p] ? R.dep[q] - R.dep[p] : 0.2;
      edge = Math.max(edge, sstep(0.02, 0.03, drop));
    }
    // every hollow is cut with a clear edge
    const hollow = sstep(0.44, 0.52, R.cav[q]) * (1 - 0.5 * m);
    const k = 0.95 * Math.max(edge, hollow);
    for (let i = 0; i < 3; i++) d[q * 4 + i] = lerp(lerp(stone[i], moss[i], m), key[i], k);
    let n = 0;
    for (const o of around) n += R.a[q + o] ? 1 : 0;
    d[q * 4 + 3] = 255 * (n / 4);
  }
  putPx(c, im);
  return c;
}
export function stone(s: Sitting, R: Relief, cover: Cover): Layer {
  const L = layer(),
    wide = s.tall * reliefAspect;
  L.x.imageSmoothingQuality = "high";
  L.x.drawImage(image(R, cover), s.x - wide / 2, s.y - s.tall * (1 - reliefBase), wide, s.tall);
  return L;
}
