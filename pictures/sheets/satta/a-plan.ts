/**
 * Satta Pass, A: the plan of the bay. Metres: x to the right, d away from us, z above the water. The eye is four metres high, lower
 * than the expressway, which sweeps in over our left shoulder and away to the mountain's foot.
 */
import { clamp, css, type Ctx, type Fill, paintOf, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath, clearUnder, poly } from "../../kit/brush.ts";

export const HORIZON = 690;
const EYE = 4,
  F = 1500,
  CX = 800;
export const MOON: Pt = [1352, 188];
const INK = "#081026";

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
/** Where the water is at a distance. */
export const waterAt = (d: number) => HORIZON + (F * EYE) / d;

/** The middle of the expressway: it comes from behind us and bends out along the shore. */
const middle = (d: number) => -11 + 0.24 * (d - 20) - 9.4 * (1 - Math.exp(-(d - 20) / 38));
/** A point beside it: `o` metres towards the sea, negative towards the land. */
export function along(d: number, o: number, z: number): V3 {
  const k = 0.24 - (9.4 / 38) * Math.exp(-(d - 20) / 38),
    l = Math.hypot(1, k);
  return [middle(d) + o / l, d - (o * k) / l, z];
}

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
const place = (p: Pens, points: readonly V3[]): Pt[] =>
  points.map(([x, d, z]) => p.eye.to(x, d, z));

/** A flat face: hides the key lines behind it. */
export function face(p: Pens, points: readonly V3[], fill: Fill) {
  const at = place(p, points);
  p.x.fillStyle = paintOf(fill);
  poly(p.x, at);
  p.x.fill();
  if (p.k) clearUnder(p.k, at);
}
/** A line of the key block, at each point as thick as the thing is near. */
export function inked(p: Pens, points: readonly V3[], pen: number, a = 0.85) {
  if (!p.k) return;
  const last = points.length - 1;
  p.k.fillStyle = css(INK, a);
  p.k.beginPath();
  brushPath(p.k, place(p, points), (t) =>
    clamp(pen * (60 / points[Math.round(t * last)][1]), 0.3, 4),
  );
  p.k.fill();
}
/** A strip along the shore, from one offset and height to another. */
export const strip = (ds: readonly number[], a: Pt, b: Pt): V3[] => [
  ...ds.map((d) => along(d, ...a)),
  ...ds.toReversed().map((d) => along(d, ...b)),
];
