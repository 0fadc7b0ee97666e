/**
 * Satta Pass, A: the plan of the bay. Metres: x to the right, d away from us, z above the water. The eye is six metres high; the
 * expressway, the wall and the houses all follow one bend of the shore, so one function places them.
 */
import { clamp, css, type Ctx, type Fill, paintOf, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath, clearUnder, poly } from "../../kit/brush.ts";

export const HORIZON = 622;
const EYE = 6,
  F = 1500,
  CX = 800;
export const MOON: Pt = [1410, 196];
export const INK = "#0a1430";

/** Where a point is on the sheet: seen over the water, or as the still water shows it. */
export interface Eye {
  readonly flip: boolean;
  readonly to: (x: number, d: number, z: number) => Pt;
}
const eye = (flip: boolean): Eye => ({
  flip,
  to: (x, d, z) => [CX + (F * x) / d, HORIZON - (F * ((flip ? -z : z) - EYE)) / d],
});
export const direct = eye(false);
export const mirrored = eye(true);
/** The pixels of a metre at a distance. */
export const scaleAt = (d: number) => F / d;
/** The point of the world at a place on the sheet, when its distance is known. */
export const fromSheet = ([sx, sy]: Pt, d: number): V3 => [
  ((sx - CX) * d) / F,
  d,
  EYE + ((HORIZON - sy) * d) / F,
];

/** The middle of the expressway: it leaves us to the right and bends back along the shore. */
const middle = (d: number) => -16.6 + 0.33 * (d - 57) + 63 * (1 - Math.exp(-(d - 57) / 210));
/** A point beside it: `o` metres towards the sea, negative towards the land. */
export function beside(d: number, o: number): Pt {
  const k = 0.33 + 0.3 * Math.exp(-(d - 57) / 210),
    l = Math.hypot(1, k);
  return [middle(d) + o / l, d - (o * k) / l];
}
export const along = (d: number, o: number, z: number): V3 => [...beside(d, o), z];

/** Distances of the stations of a long thing, close together near us. */
export function stations(from: number, to: number, growth = 1.03): number[] {
  const list: number[] = [];
  for (let d = from; d < to; d *= growth) list.push(d);
  return [...list, to];
}

/** What draws: the colours, the key block (none in a reflection), and the eye. */
export interface Pens {
  readonly x: Ctx;
  readonly k: Ctx | null;
  readonly eye: Eye;
}
export const place = (p: Pens, points: readonly V3[]): Pt[] =>
  points.map(([x, d, z]) => p.eye.to(x, d, z));

/** A flat face: hides the key lines behind it and gets its own, as thick as it is near. */
export function face(p: Pens, points: readonly V3[], fill: Fill, pen = 0) {
  const at = place(p, points);
  p.x.fillStyle = paintOf(fill);
  poly(p.x, at);
  p.x.fill();
  if (!p.k) return;
  clearUnder(p.k, at);
  if (pen > 0) {
    p.k.strokeStyle = css(INK, 0.9);
    p.k.lineWidth = clamp(pen * (70 / points[0][1]), 0.5, 3);
    poly(p.k, at);
    p.k.stroke();
  }
}
/** A line of the key block, at each point as thick as the thing is near. */
export function inked(p: Pens, points: readonly V3[], pen: number, a = 0.85) {
  if (!p.k) return;
  const last = points.length - 1;
  p.k.fillStyle = css(INK, a);
  p.k.beginPath();
  brushPath(p.k, place(p, points), (t) =>
    clamp(pen * (70 / points[Math.round(t * last)][1]), 0.4, 3),
  );
  p.k.fill();
}
/** A strip along the shore, from one offset and height to another. */
export const strip = (ds: readonly number[], a: Pt, b: Pt): V3[] => [
  ...ds.map((d) => along(d, ...a)),
  ...ds.toReversed().map((d) => along(d, ...b)),
];
