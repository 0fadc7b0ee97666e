/**
 * silhouette: prints a carved figure as a silhouette: a dark block, two lighter ones on its lit side, and unprinted lines inside
 * it.
 */
import { createCanvas } from "@napi-rs/canvas";
import { type Ctx, getPx, layer, Noise, type Pt, putPx, rgb, stamp, type V3 } from "./core.ts";
import type { carve } from "./people/carve.ts";
import { type Print } from "./print.ts";

export interface Tones {
  /** the colours of shade, half light and the lit rim */
  readonly cut: readonly [string, string, string];
  /** the brightness from which each lighter block is printed */
  readonly from: readonly [number, number];
  /** the colour of the unprinted lines inside it */
  readonly bare: string;
}
interface Look {
  /** the centre of the figure's frame on the sheet, the design units for each of its units, and its rotation */
  readonly at: Pt;
  readonly scale: number;
  readonly turn?: number;
  readonly key: string;
  /** the direction of the light, and an offset to its brightness */
  readonly light: V3;
  readonly lift: number;
  /** the difference in depth that makes a line */
  readonly step: number;
  /** the thickness of the unprinted lines, in pixels of the carving */
  readonly line: readonly [thin: number, more: number];
  readonly tonesOf: (part: number) => Tones;
  /** further drawing in the colour block, in the frame's own units times scale */
  readonly engrave?: (x: Ctx) => void;
}
const n = new Noise(6);

/** Prints the figure, and erases the key lines behind it. */
export function silhouette(P: Print, R: ReturnType<typeof carve>, o: Look) {
  const c = createCanvas(R.w, R.h),
    k = createCanvas(R.w, R.h);
  const ci = getPx(c),
    ki = getPx(k);
  const K = rgb(o.key),
    turn = o.turn ?? 0;
  const ct = Math.cos(turn),
    st = Math.sin(turn);
  const [lx, ly, lz] = o.light;
  for (let j = 0; j < R.h; j++)
    for (let i = 0; i < R.w; i++) {
      const q = j * R.w + i,
        part = R.mat[q];
      if (part < 0) continue;
      const press = n.n2(i * 0.01, j * 0.01) + 0.4 * n.n2(i * 0.05, j * 0.05);
      const T = o.tonesOf(part);
      const nx = R.nx[q] * ct + R.ny[q] * st,
        ny = -R.nx[q] * st + R.ny[q] * ct;
      const lit = lx * nx + ly * ny + lz * R.nz[q] + o.lift + 0.07 * press + 0.14 * (R.ao[q] - 0.6);
      let ink = T.cut[lit > T.from[1] ? 2 : lit > T.from[0] ? 1 : 0];
      const wide = Math.max(1, Math.round(o.line[0] + o.line[1] * Math.max(0, press + 0.2)));
      const edge = edgeAt(i, j, wide);
      if (edge === "bare" && press > -0.75) ink = T.bare;
      put(ci.data, q, rgb(ink), 1);
      if (edge === "rim" && press > -0.5) put(ki.data, q, K, 0.9);
    }
  putPx(c, ci);
  putPx(k, ki);
  const colour = placed(c);
  o.engrave?.(colour.x);
  P.put(colour, { occlude: 1 });
  stamp(P.key.x, placed(k));

  /** The kind of edge at this pixel: the figure's outline, or a line where another material begins or the depth changes. */
  function edgeAt(i: number, j: number, wide: number): "rim" | "bare" | null {
    const q = j * R.w + i,
      T = o.tonesOf(R.mat[q]);
    let bare = false;
    for (const [dx, dy] of [
      [wide, 0],
      [-wide, 0],
      [0, wide],
      [0, -wide],
    ]) {
      const ii = i + dx,
        jj = j + dy,
        p = jj * R.w + ii;
      if (ii < 0 || jj < 0 || ii >= R.w || jj >= R.h || R.mat[p] < 0) return "rim";
      const back = R.dep[p] - R.dep[q];
      if (o.tonesOf(R.mat[p]) !== T) bare ||= back > 0;
      else if (back > (R.mat[p] === R.mat[q] ? o.step : o.step / 5)) bare = true;
    }
    return bare ? "bare" : null;
  }
  function placed(from: typeof c) {
    const L = layer();
    L.x.translate(...o.at);
    L.x.rotate(turn);
    const [x0, x1, y0, y1] = R.b;
    L.x.drawImage(from, x0 * o.scale, -y1 * o.scale, (x1 - x0) * o.scale, (y1 - y0) * o.scale);
    return L;
  }
}
function put(d: Uint8ClampedArray, q: number, c: readonly number[], a: number) {
  d[q * 4] = c[0];
  d[q * 4 + 1] = c[1];
  d[q * 4 + 2] = c[2];
  d[q * 4 + 3] = 255 * a;
}
