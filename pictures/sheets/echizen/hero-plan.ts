/** The hero, dimensions: a workshop in metres (x along the open wall, y towards it, z up), and the one camera that sees it. */
import type { Pt, V3 } from "../../kit/core.ts";

export const KEY = "#17121a";
/** the camera looks along the boards' depth, turned a little to the right; its eye is that of someone who stands */
const TURN = 27 * (Math.PI / 180);
const SIN = Math.sin(TURN),
  COS = Math.cos(TURN);
export const EYE = 1.72;
const F = 1560,
  CX = 800;
export const HORIZON = 410;
/** how far before the eye a place lies */
export const depth = ([x, y]: V3) => x * SIN + y * COS;
/** pixels of a metre at a place */
export const scaleAt = (p: V3) => F / depth(p);
export function project(p: V3): Pt {
  const s = scaleAt(p);
  return [CX + s * (p[0] * COS - p[1] * SIN), HORIZON + s * (EYE - p[2])];
}
/** where the line of sight through a point of the sheet meets a plane through `o` with the normal `n` */
export function meet([px, py]: Pt, o: V3, n: V3): V3 {
  const r = (px - CX) / F;
  const d: V3 = [SIN + r * COS, COS - r * SIN, (HORIZON - py) / F];
  const t =
    (o[0] * n[0] + o[1] * n[1] + (o[2] - EYE) * n[2]) / (d[0] * n[0] + d[1] * n[1] + d[2] * n[2]);
  return [d[0] * t, d[1] * t, EYE + d[2] * t];
}
/** the open wall: its inner face, the posts' middles and half their width, the heights of its timbers */
export const WALL = 6.9;
export const POSTS = [-0.6, 1.6, 3.8, 6, 8.3] as const;
export const HALF = 0.1;
export const RISE = { sill: 0.38, lintel: 2.6, transom: 2.76, beam: 3.16, top: 3.56 };
/** the boarded wall at the right */
export const SIDE = 8.3;
/** a lattice door that stands in the first bay: from, to, the bars' pitch and thickness */
export const LATTICE = { from: -0.6, to: 0.56, pitch: 0.19, bar: 0.045 };
/** the vat: two opposite corners and the height of its rim */
export const VAT = { x0: 0.85, y0: 4.15, x1: 2.75, y1: 5.3, z: 0.82, rim: 0.07 };
/** the frame's corners as it is lifted: near left, near right, far right, far left; water runs to its near side */
export const FRAME: readonly [V3, V3, V3, V3] = [
  [1.12, 4.24, 1.24],
  [2.42, 4.24, 1.09],
  [2.42, 5.0, 1.33],
  [1.12, 5.0, 1.49],
];
/** the papermaker's place, between the feet */
export const MAKER: V3 = [3.02, 3.98, 0];
/** the pressed paper: two opposite corners, heights of the bench and of the stack */
export const BENCH = { x0: 4.95, y0: 4.72, x1: 6.1, y1: 5.5, z: 0.4, top: 0.8 };
/** the stack keeps in from the bench's edges */
export const STACK = {
  x0: BENCH.x0 + 0.12,
  y0: BENCH.y0 + 0.08,
  x1: BENCH.x1 - 0.12,
  y1: BENCH.y1 - 0.08,
};
/** the pail: middle, radius, height */
export const PAIL = { at: [0.28, 4.62] as Pt, r: 0.18, z: 0.34 };
