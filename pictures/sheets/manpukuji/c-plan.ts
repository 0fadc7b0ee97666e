/** The tea room: one eye level, one round window in its back wall, and the sun that comes through it. Metres: x right, d away, z up. */
import { type Pt, sstep } from "../../kit/core.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

const cam: Cam = { x: 0, y: 0, z: 1.25, f: 1450, cx: 760, hy: 357 };
export const KEY = "#120c10";
export const on = (x: number, d: number, z: number): Pt => onSheet(cam, x, d, z);
/** pixels per metre at a distance */
export const scaleAt = (d: number) => cam.f / d;
/** the back wall, the left wall, and where the mats leave the sheet */
export const WALL = 5,
  LEFT = -1.95,
  NEAR = 1.6;
/** the ground of the garden lies lower than the mats */
export const GROUND = -0.55;
/** the round window: its middle, its radius, half the thickness of its bars */
export const WIN = { x: 0.34, z: 1.225, r: 1.02, bar: 0.016, third: 0.35 };
/** what the low sun moves to the left and down for each metre towards us */
export const SUN = { x: 0.3, z: 0.9 };
/** the round table: middle, radius, the height of its top */
export const TABLE = { x: 0.19, d: 3.68, r: 0.56, top: 0.27 };

/** A level circle, as seen. */
export const ring = (
  x: number,
  d: number,
  z: number,
  r: number,
  from = 0,
  to = 2 * Math.PI,
): Pt[] =>
  Array.from({ length: 73 }, (_v, i) => {
    const a = from + ((to - from) * i) / 72;
    return on(x + r * Math.cos(a), d + r * Math.sin(a), z);
  });
/** Where the shadow of a point falls on a level plane: [x, d]. */
export function cast(x: number, d: number, z: number, plane: number): Pt {
  const t = (z - plane) / SUN.z;
  return [x - SUN.x * t, d - t];
}
/** Where a point of the sheet lies on a level plane: [x, d]. */
export function levelAt(u: number, v: number, z: number): Pt {
  const d = (cam.f * (cam.z - z)) / Math.max(1, v - cam.hy);
  return [((u - cam.cx) * d) / cam.f, d];
}
/** Where a point of the sheet lies on the back wall: [x, z]. */
export const wallAt = (u: number, v: number): Pt => [
  ((u - cam.cx) * WALL) / cam.f,
  cam.z - ((v - cam.hy) * WALL) / cam.f,
];
/** Where a point of the sheet lies on the left wall: [d, z]. */
export function doorAt(u: number, v: number): Pt {
  const d = (LEFT * cam.f) / Math.min(-1, u - cam.cx);
  return [d, cam.z - ((v - cam.hy) * d) / cam.f];
}
/** how soft the edge of a shadow is, by the distance to what casts it */
const penumbra = (t: number) => 0.005 + 0.012 * t;
/**
 * How much of the sun comes through the window to a point, and how near its ray is to the window's middle (1) or rim (0): the sun
 * is no point, so that the edges and the bars grow soft on their way.
 */
export function sunAt(x: number, d: number, z: number): Pt {
  const t = WALL - d,
    wx = x + SUN.x * t - WIN.x,
    wz = z + SUN.z * t - WIN.z,
    soft = penumbra(t),
    r = Math.hypot(wx, wz);
  let s = sstep(-soft, soft, WIN.r - r);
  const deep = Math.min(1, (1.3 * WIN.bar) / soft);
  for (const q of [wx, wz]) {
    const off = Math.abs(Math.abs(q) - WIN.third);
    s *= 1 - deep * sstep(WIN.bar + soft, Math.max(0, WIN.bar - soft), off);
  }
  return [s, Math.max(0, 1 - r / WIN.r)];
}
/** how much of the sun a level disc at this height takes from a point below it */
export function discShade(x: number, d: number, z: number, at: Pt, h: number, r: number): number {
  const t = (h - z) / SUN.z,
    soft = penumbra(2.4 * t);
  return sstep(-soft, soft, r - Math.hypot(x + SUN.x * t - at[0], d + t - at[1]));
}
/** how much of the sun a square post takes from a point of the mats */
export function postShade(x: number, d: number, at: Pt, half: number, h: number): number {
  const t = at[1] - d;
  if (t < -half || t > h / SUN.z + half) return 0;
  const soft = penumbra(Math.max(0, t));
  return sstep(-soft, soft, half - Math.abs(x + SUN.x * t - at[0]));
}
const round: Pt[] = Array.from({ length: 180 }, (_v, i) => {
  const a = (i / 180) * 2 * Math.PI;
  return [WIN.x + WIN.r * Math.cos(a), WIN.z + WIN.r * Math.sin(a)];
});
/** the outline of the whole disc of light on the mats */
export const pool: Pt[] = round.map(([wx, wz]) => {
  const [sx, sd] = cast(wx, WALL, wz, 0);
  return on(sx, sd, 0);
});
/** the window's circle on the sheet, by its radius and its distance */
export const hole = (r = WIN.r, d = WALL): Pt[] =>
  Array.from({ length: 181 }, (_v, i) => {
    const a = (i / 180) * 2 * Math.PI;
    return on(WIN.x + r * Math.cos(a), d, WIN.z + r * Math.sin(a));
  });
/** the convex outline of points */
export function hull(points: readonly Pt[]): Pt[] {
  const p = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const half = (list: readonly Pt[]) => {
    const o: Pt[] = [];
    for (const q of list) {
      while (o.length > 1) {
        const [a, b] = [o[o.length - 2], o[o.length - 1]];
        if ((b[0] - a[0]) * (q[1] - a[1]) - (b[1] - a[1]) * (q[0] - a[0]) > 0) break;
        o.pop();
      }
      o.push(q);
    }
    return o.slice(0, -1);
  };
  return [...half(p), ...half(p.toReversed())];
}
