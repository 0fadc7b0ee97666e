/** The solids of the workshop as upright boxes and round forms, and where a ray meets them. */
import type { V3 } from "../../kit/core.ts";
import { DOOR, MAKER, OPEN, VAT, WALL } from "./hero-plan.ts";

export type Stuff =
  | "floor"
  | "wall"
  | "timber"
  | "door"
  | "vat"
  | "water"
  | "paper"
  | "bench"
  | "board"
  | "roof";
export interface Box {
  readonly stuff: Stuff;
  readonly a: V3;
  readonly b: V3;
  /** the way the grain runs */
  readonly grain: 0 | 1 | 2;
}
const box = (stuff: Stuff, a: V3, b: V3, grain: 0 | 1 | 2 = 0): Box => ({ stuff, a, b, grain });
const [LEFT, RIGHT, TOP, FRONT] = [-3, 4.2, 3.15, -1.5];
const BACK = WALL + 0.16;
const v = VAT;
export const BOXES: readonly Box[] = [
  box("floor", [-6, FRONT, -1], [6, BACK, 0], 1),
  box("wall", [-6, WALL, 0], [DOOR.x0, BACK, TOP], 2),
  box("wall", [OPEN.x1, WALL, 0], [6, BACK, TOP], 2),
  box("wall", [DOOR.x0, WALL, 0], [OPEN.x1, BACK, OPEN.z0], 0),
  box("wall", [DOOR.x0, WALL, OPEN.z1], [OPEN.x1, BACK, TOP], 0),
  box("wall", [LEFT - 1, FRONT, 0], [LEFT, WALL, TOP], 2),
  box("wall", [RIGHT, FRONT, 0], [RIGHT + 1, WALL, TOP], 2),
  box("roof", [-6, FRONT, TOP], [6, BACK, TOP + 1], 1),
  box("door", [DOOR.x0, WALL + 0.05, OPEN.z0], [DOOR.x1, WALL + 0.08, OPEN.z1], 2),
  // sill, lintel, posts
  box("timber", [DOOR.x0 - 0.1, WALL - 0.1, OPEN.z0 - 0.1], [OPEN.x1 + 0.1, BACK, OPEN.z0], 0),
  box("timber", [-6, WALL - 0.07, OPEN.z1], [6, BACK, OPEN.z1 + 0.2], 0),
  box("timber", [OPEN.x1, WALL - 0.12, 0], [OPEN.x1 + 0.17, BACK, TOP], 2),
  box("timber", [DOOR.x0 - 0.17, WALL - 0.12, 0], [DOOR.x0, BACK, TOP], 2),
  box("timber", [OPEN.x0 - 0.03, WALL - 0.02, OPEN.z0], [OPEN.x0 + 0.03, WALL + 0.1, OPEN.z1], 2),
  // the vat: four walls, a foot, milky water
  box("vat", [v.x0, v.y0, 0.06], [v.x1, v.y0 + v.rim, v.z], 0),
  box("vat", [v.x0, v.y1 - v.rim, 0.06], [v.x1, v.y1, v.z], 0),
  box("vat", [v.x0, v.y0 + v.rim, 0.06], [v.x0 + v.rim, v.y1 - v.rim, v.z], 1),
  box("vat", [v.x1 - v.rim, v.y0 + v.rim, 0.06], [v.x1, v.y1 - v.rim, v.z], 1),
  // its rail
  box(
    "vat",
    [v.x0 - 0.045, v.y0 - 0.04, v.z - 0.045],
    [v.x1 + 0.045, v.y0 + v.rim + 0.01, v.z + 0.015],
    0,
  ),
  box(
    "vat",
    [v.x0 - 0.02, v.y1 - v.rim - 0.01, v.z - 0.045],
    [v.x1 + 0.02, v.y1 + 0.03, v.z + 0.01],
    0,
  ),
  box(
    "vat",
    [v.x0 - 0.03, v.y0 + v.rim + 0.01, v.z - 0.045],
    [v.x0 + v.rim + 0.01, v.y1 - v.rim - 0.01, v.z + 0.008],
    1,
  ),
  box(
    "vat",
    [v.x1 - v.rim - 0.01, v.y0 + v.rim + 0.01, v.z - 0.045],
    [v.x1 + 0.03, v.y1 - v.rim - 0.01, v.z + 0.008],
    1,
  ),
  box("water", [v.x0 + v.rim, v.y0 + v.rim, 0.2], [v.x1 - v.rim, v.y1 - v.rim, v.water], 1),
  box("bench", [v.x0 + 0.05, v.y0 + 0.1, 0], [v.x1 - 0.05, v.y0 + 0.22, 0.06], 0),
  box("bench", [v.x0 + 0.05, v.y1 - 0.22, 0], [v.x1 - 0.05, v.y1 - 0.1, 0.06], 0),
  // the pile of wet sheets on its low table
  box("bench", [-2.05, 4.55, 0.3], [-0.95, 5.35, 0.36], 0),
  box("bench", [-2.0, 4.6, 0], [-1.9, 4.7, 0.3], 2),
  box("bench", [-1.1, 4.6, 0], [-1.0, 4.7, 0.3], 2),
  box("bench", [-1.1, 5.2, 0], [-1.0, 5.3, 0.3], 2),
  box("paper", [-1.88, 4.66, 0.36], [-1.08, 5.24, 0.56], 0),
  // drying boards against the left wall
  box("board", [-2.96, 4.5, 0], [-2.9, 4.92, 2.0], 2),
  box("board", [-2.9, 3.85, 0], [-2.84, 4.3, 1.92], 2),
];
/** round things that only cast shadows: the maker's trunk, skirt and head, the pail */
export const ROUND: readonly { readonly a: V3; readonly b: V3; readonly r: number }[] = [
  { a: [1.3, MAKER, 0.12], b: [1.28, MAKER, 0.85], r: 0.2 },
  { a: [1.28, MAKER, 0.9], b: [0.98, MAKER, 1.24], r: 0.19 },
  { a: [0.82, MAKER, 1.36], b: [0.8, MAKER, 1.38], r: 0.12 },
  { a: [2.3, 4.3, 0.12], b: [2.3, 4.3, 0.2], r: 0.16 },
];
export interface Hit {
  t: number;
  box: number;
  /** the axis of the face, and whether it looks towards its lower end */
  axis: 0 | 1 | 2;
}
const AXES = [0, 1, 2] as const;
/** the nearest box on a ray */
export function cast(o: V3, d: V3, hit: Hit, max = 1e9) {
  hit.t = max;
  hit.box = -1;
  for (let i = 0; i < BOXES.length; i++) {
    const { a, b } = BOXES[i];
    let t0 = 1e-4,
      t1 = hit.t,
      ax: 0 | 1 | 2 = 0,
      inside = true;
    for (const k of AXES) {
      const inv = 1 / d[k];
      let u = (a[k] - o[k]) * inv,
        w = (b[k] - o[k]) * inv;
      if (u > w) [u, w] = [w, u];
      if (u > t0) {
        t0 = u;
        ax = k;
        inside = false;
      }
      if (w < t1) t1 = w;
      if (t0 > t1) break;
    }
    if (t0 <= t1 && !inside) {
      hit.t = t0;
      hit.box = i;
      hit.axis = ax;
    }
  }
}
/** whether anything stands between two places */
export function blocked(o: V3, d: V3, max: number): boolean {
  for (let i = 0; i < BOXES.length; i++) {
    if (BOXES[i].stuff === "water" || BOXES[i].stuff === "door") continue;
    const { a, b } = BOXES[i];
    let t0 = 1e-3,
      t1 = max;
    for (let k = 0; k < 3; k++) {
      const inv = 1 / d[k];
      let u = (a[k] - o[k]) * inv,
        w = (b[k] - o[k]) * inv;
      if (u > w) [u, w] = [w, u];
      if (u > t0) t0 = u;
      if (w < t1) t1 = w;
      if (t0 > t1) break;
    }
    if (t0 < t1) return true;
  }
  return ROUND.some((c) => nearRound(o, d, max, c));
}
function nearRound(o: V3, d: V3, max: number, c: { a: V3; b: V3; r: number }): boolean {
  // the closest approach of two segments
  const u: V3 = [d[0] * max, d[1] * max, d[2] * max],
    w: V3 = [c.b[0] - c.a[0], c.b[1] - c.a[1], c.b[2] - c.a[2]],
    s: V3 = [o[0] - c.a[0], o[1] - c.a[1], o[2] - c.a[2]];
  const dot = (p: V3, q: V3) => p[0] * q[0] + p[1] * q[1] + p[2] * q[2];
  const A = dot(u, u),
    B = dot(u, w),
    C = dot(w, w),
    D = dot(u, s),
    E = dot(w, s);
  const det = A * C - B * B;
  const lim = (q: number) => Math.min(1, Math.max(0, q));
  let p = det > 1e-9 ? lim((B * E - C * D) / det) : 0;
  const q = lim((B * p + E) / C);
  p = lim((B * q - D) / A);
  const gap = Math.hypot(
    s[0] + u[0] * p - w[0] * q,
    s[1] + u[1] * p - w[1] * q,
    s[2] + u[2] * p - w[2] * q,
  );
  return gap < c.r;
}
