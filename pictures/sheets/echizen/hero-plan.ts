/** The hero, dimensions: a workshop in metres (x along the open wall, y towards it, z up), and the one camera that sees it. */
import type { Pt, V3 } from "../../kit/core.ts";

export const KEY = "#17121a";
/** the camera looks along the boards' depth, turned a little to the right; its eye is that of someone on a step */
const TURN = 18 * (Math.PI / 180);
const SIN = Math.sin(TURN),
  COS = Math.cos(TURN);
export const EYE = 1.9;
const F = 1440,
  CX = 800;
export const HORIZON = 430;
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
export const WALL = 8.8;
export const POSTS = [-0.55, 2.3, 5.1, 7.2] as const;
export const HALF = 0.1;
export const RISE = { sill: 0.36, lintel: 2.76, transom: 2.92, beam: 3.42, top: 3.86 };
/** the boarded wall at the right */
export const SIDE = 7.2;
/** the paper door at the left reaches from beyond the sheet to here */
export const SHUT = -1.05;
/** the vat: two opposite corners and the height of its rim */
export const VAT = { x0: 1.75, y0: 7, x1: 4.2, y1: 8.05, z: 0.82, rim: 0.08 };
/** the frame's corners as it is lifted: near left, near right, far right, far left; water runs to its near side */
export const FRAME: readonly [V3, V3, V3, V3] = [
  [2.1, 7.12, 1.2],
  [3.9, 7.12, 1.12],
  [3.9, 7.66, 1.74],
  [2.1, 7.66, 1.82],
];
/** the papermaker's place, between the feet */
export const MAKER: V3 = [3.12, 6.66, 0];
/** the pressed paper: two opposite corners, heights of the bench and of the stack */
export const BENCH = { x0: 4.95, y0: 7.25, x1: 6.25, y1: 7.95, z: 0.36, top: 0.62 };
/** the stack keeps in from the bench's edges */
export const STACK = {
  x0: BENCH.x0 + 0.12,
  y0: BENCH.y0 + 0.08,
  x1: BENCH.x1 - 0.12,
  y1: BENCH.y1 - 0.08,
};
/** the boards on which sheets dry, leaning on the right wall: each from one y to another */
export const LEAN = { foot: 6.78, head: 7.17, tall: 1.62, at: [7.55, 6.72, 5.89], wide: 0.66 };
/** the pail: middle, radius, height */
export const PAIL = { at: [1.02, 6.9] as Pt, r: 0.2, z: 0.38 };
