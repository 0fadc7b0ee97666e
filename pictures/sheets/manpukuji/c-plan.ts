/** The tea room: one eye level, one round window in its back wall, and the sun that comes through it. Metres: x right, d away, z up. */
import { type Ctx, type Pt } from "../../kit/core.ts";
import { trace } from "../../kit/brush.ts";
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
const SUN = { x: 0.29, z: 0.8 };
/** the round table: middle, radius, the height of its top */
export const TABLE = { x: 0.17, d: 3.5, r: 0.56, top: 0.3 };

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
/** The shadow of a level circle on a plane below it. */
export const ringShade = (x: number, d: number, z: number, r: number, plane: number): Pt[] => {
  const [sx, sd] = cast(x, d, z, plane);
  return ring(sx, sd, plane, r);
};
/** cuts off what lies beyond a line: keeps the points with `side` >= 0 */
function keep(p: Pt[], side: (q: Pt) => number): Pt[] {
  return p.flatMap((q, i) => {
    const o = p[(i + 1) % p.length],
      a = side(q),
      b = side(o);
    const met: Pt = [q[0] + ((o[0] - q[0]) * a) / (a - b), q[1] + ((o[1] - q[1]) * a) / (a - b)];
    return [...(a >= 0 ? [q] : []), ...(a >= 0 !== b >= 0 ? [met] : [])];
  });
}
const round: Pt[] = Array.from({ length: 180 }, (_v, i) => {
  const a = (i / 180) * 2 * Math.PI;
  return [WIN.x + WIN.r * Math.cos(a), WIN.z + WIN.r * Math.sin(a)];
});
/** the nine openings between the bars, in the plane of the wall */
const panes: Pt[][] = [-1, 0, 1].flatMap((i) =>
  [-1, 0, 1].map((j) => {
    const span = (k: number, mid: number): Pt => [
      k < 0 ? -9 : mid + (k === 0 ? -1 : 1) * WIN.third + WIN.bar,
      k > 0 ? 9 : mid + (k === 0 ? 1 : -1) * WIN.third - WIN.bar,
    ];
    const [x0, x1] = span(i, WIN.x),
      [z0, z1] = span(j, WIN.z);
    let p = keep(round, (q) => q[0] - x0);
    p = keep(p, (q) => x1 - q[0]);
    p = keep(p, (q) => q[1] - z0);
    return keep(p, (q) => z1 - q[1]);
  }),
);
/** Clips to where the sun lies on a level plane. */
export function clipSun(x: Ctx, plane: number) {
  x.beginPath();
  for (const p of panes)
    trace(
      x,
      p.map(([wx, wz]) => {
        const [sx, sd] = cast(wx, WALL, wz, plane);
        return on(sx, sd, plane);
      }),
    );
  x.clip();
}
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
