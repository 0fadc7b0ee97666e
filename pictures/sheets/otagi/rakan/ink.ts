/** ink: colours a relief as stone and moss in steps, with its lines. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import {
  clamp,
  getPx,
  lerp,
  Noise,
  putPx,
  ramp,
  type RGB,
  sstep,
  type Stops,
} from "../../../kit/core.ts";
import type { Relief } from "./relief.ts";

export interface InkOpt {
  stone: Stops;
  moss: Stops;
  mossLevel: number;
  light: [number, number, number];
  bright: number;
  key: RGB;
  keyA: number;
  tint?: RGB;
  tintA?: number;
  steps?: number;
  seed?: number;
  warm?: RGB | undefined;
}
/** converts a relief to RGBA */
export function ink(R: Relief, o: InkOpt): Canvas {
  const c = createCanvas(R.w, R.h);
  const im = getPx(c);
  const d = im.data;
  const sr = ramp(o.stone),
    mr = ramp(o.moss);
  const seed = o.seed ?? 1;
  const n = new Noise(seed);
  const L = o.light;
  const ll = Math.hypot(...L);
  const k = o.steps ?? 5;
  const w = R.w,
    h = R.h;
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const q = j * w + i;
      if (!R.a[q]) continue;
      const nl = (R.nx[q] * L[0] + R.ny[q] * L[1] + R.nz[q] * L[2]) / ll;
      const sky = 0.5 + 0.5 * R.ny[q];
      const grain =
        n.n3(R.px[q] * 60, R.py[q] * 60, 1) * 0.4 + n.n3(R.px[q] * 130, R.py[q] * 130, 4) * 0.3;
      const stain = n.fbm(R.px[q] * 5 + seed, R.py[q] * 2.2, 3);
      let t =
        (0.16 + 0.62 * Math.max(0, nl) + 0.2 * sky) * (0.35 + 0.65 * R.ao[q]) * o.bright +
        0.05 * grain;
      t += 0.07 * stain;
      t *= 0.72 + 0.28 * sstep(-0.05, 0.3, R.py[q]);
      const tt = clamp(t) * k,
        f0 = Math.floor(tt),
        f = tt - f0;
      const ts = (f0 + sstep(0.22, 0.78, f)) / k;
      const A = sr.at(ts);
      const ms = sstep(
        o.mossLevel - 0.1,
        o.mossLevel + 0.12,
        R.moss[q] + 0.25 * (1 - R.ao[q]) + (R.py[q] < 0.06 ? 0.35 : 0),
      );
      let tm = clamp(t * 1.02 + 0.14 * grain + 0.05) * 6;
      const fm = Math.floor(tm);
      tm = (fm + sstep(0.2, 0.8, tm - fm)) / 6;
      const B = mr.at(tm);
      // key: silhouette steps + carved cavities
      const dl = R.dep[q];
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
        const dd = R.a[p] ? dl - R.dep[p] : 0.2;
        if (dd > 0.028) ed = Math.max(ed, clamp(dd * 22));
      }
      const cv = sstep(0.3, 0.75, R.cav[q]);
      let kk = clamp(Math.max(ed * 0.85, cv * 0.85)) * o.keyA;
      for (let m = 0; m < 3; m++) {
        let v = lerp(A[m], B[m], ms);
        if (o.warm) v = lerp(v, v * 0.6 + o.warm[m] * 0.4, clamp(nl * 1.2 - 0.35) * 0.5);
        v = lerp(v, o.key[m], kk);
        if (o.tint) v = lerp(v, o.tint[m], o.tintA ?? 0);
        d[q * 4 + m] = v;
      }
      // antialiased silhouette
      let al = 0,
        cnt = 0;
      for (let b = -1; b <= 1; b++)
        for (let a = -1; a <= 1; a++) {
          const ii = i + a,
            jj = j + b;
          cnt++;
          if (ii >= 0 && jj >= 0 && ii < w && jj < h && R.a[jj * w + ii]) al++;
        }
      d[q * 4 + 3] = 255 * clamp((al / cnt) * 1.35 - 0.2);
    }
  putPx(c, im);
  return c;
}
