/** The carved fist cut as a silhouette: a dark block, two lighter ones along the side of the window, and lines left bare between the fingers. */
import { createCanvas } from "@napi-rs/canvas";
import { getPx, layer, Noise, putPx, type Pt, rgb, stamp } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { creases } from "./a-creases.ts";
import { carvedFist, INK, LINING, SLEEVE } from "./a-fist.ts";

interface Tones {
  /** shade, half light, the lit rim */
  readonly cut: readonly [string, string, string];
  /** from which brightness on each lighter block is cut */
  readonly from: readonly [number, number];
  /** the line left bare inside it */
  readonly bare: string;
}
const skin: Tones = { cut: ["#35211f", "#71432f", "#cf9160"], from: [0.5, 0.8], bare: "#d79a66" };
const sleeve: Tones = {
  cut: ["#141d33", "#22365a", "#4c6c8e"],
  from: [0.42, 0.74],
  bare: "#4c6c8e",
};
const ink: Tones = { cut: ["#08080c", "#1c1f2a", "#b9c6d4"], from: [0.5, 0.78], bare: "#3a4152" };
const lining: Tones = { cut: ["#0d1120", "#0d1120", "#0d1120"], from: [2, 2], bare: "#22365a" };
const tonesOf = (part: number) =>
  part === INK ? ink : part === SLEEVE ? sleeve : part === LINING ? lining : skin;

const n = new Noise(6);
/** Prints the fist, its middle `at` a point of the sheet, turned by `turn`. */
export function cutFist(P: Print, at: Pt, scale: number, turn: number, key: string) {
  const R = carvedFist();
  const c = createCanvas(R.w, R.h),
    k = createCanvas(R.w, R.h);
  const ci = getPx(c),
    ki = getPx(k);
  const K = rgb(key);
  const ct = Math.cos(turn),
    st = Math.sin(turn);
  const put = (d: Uint8ClampedArray, q: number, col: readonly number[], a: number) => {
    d[q * 4] = col[0];
    d[q * 4 + 1] = col[1];
    d[q * 4 + 2] = col[2];
    d[q * 4 + 3] = 255 * a;
  };
  for (let j = 2; j < R.h - 2; j++)
    for (let i = 2; i < R.w - 2; i++) {
      const q = j * R.w + i,
        part = R.mat[q];
      const X = i,
        Y = j;
      const press = n.n2(X * 0.01, Y * 0.01) + 0.4 * n.n2(X * 0.05, Y * 0.05);
      if (part < 0) continue;
      const T = tonesOf(part);
      // the window stands behind at the upper left: only what turns that way and away from us takes its light
      const nx = R.nx[q] * ct + R.ny[q] * st,
        ny = -R.nx[q] * st + R.ny[q] * ct;
      const lit =
        -0.62 * nx + 0.66 * ny - 0.34 * R.nz[q] + 0.3 + 0.07 * press + 0.14 * (R.ao[q] - 0.6);
      const tone = lit > T.from[1] ? 2 : lit > T.from[0] ? 1 : 0;
      put(ci.data, q, rgb(T.cut[tone]), 1);
      // inner lines are left bare, as thick as the knife turned
      const wide = Math.max(1, Math.round(2.2 + 2.6 * Math.max(0, press + 0.2)));
      let bare = false,
        rim = false;
      for (const [dx, dy] of [
        [wide, 0],
        [-wide, 0],
        [0, wide],
        [0, -wide],
      ]) {
        const ii = i + dx,
          jj = j + dy;
        const p = jj * R.w + ii;
        if (ii < 0 || jj < 0 || ii >= R.w || jj >= R.h || R.mat[p] < 0) rim = true;
        else if (tonesOf(R.mat[p]) !== T) bare ||= R.dep[q] < R.dep[p];
        else if (R.mat[p] !== part && R.dep[p] - R.dep[q] > 0.012) bare = true;
        else if (R.dep[p] - R.dep[q] > 0.06) bare = true;
      }
      if (bare && press > -0.75) put(ci.data, q, rgb(T.bare), 1);
      if (rim && press > -0.5) put(ki.data, q, K, 0.9);
    }
  putPx(c, ci);
  putPx(k, ki);
  for (const [from, to, occlude] of [
    [c, P.base, 1],
    [k, P.key, 0],
  ] as const) {
    const L = layer();
    L.x.translate(...at);
    L.x.rotate(turn);
    const [x0, x1, y0, y1] = R.b;
    L.x.drawImage(from, x0 * scale, -y1 * scale, (x1 - x0) * scale, (y1 - y0) * scale);
    if (occlude) {
      creases(L.x, scale, skin.bare);
      P.put(L, { occlude: 1 });
    } else stamp(to.x, L);
  }
}
