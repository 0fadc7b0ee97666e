/** Where the sun comes through the trees: pools of light on the lawn, cut by the shadows of the figures. */
import { clamp, type Pt } from "../../kit/core.ts";
import { gn, LIGHT, underPoint } from "./hero-stage.ts";

/** pools as they lie on the sheet: centre, half width, half height */
const POOLS: readonly [number, number, number, number][] = [
  [60, 1146, 330, 100],
  [650, 1190, 250, 54],
  [690, 1005, 240, 26],
  [840, 872, 150, 30],
  [890, 1040, 130, 40],
  [330, 705, 420, 30],
  [-20, 880, 70, 20],
  [210, 618, 360, 20],
  [640, 640, 170, 16],
  [1225, 842, 130, 62],
  [1540, 945, 120, 42],
  [1120, 706, 130, 24],
  [1400, 736, 230, 24],
  [1000, 640, 110, 18],
  [1350, 640, 300, 18],
  [420, 566, 520, 18],
  [1240, 574, 420, 16],
  [800, 520, 1100, 22],
  [800, 462, 1200, 30],
  [800, 392, 1400, 38],
];

/** How far a point of the sheet's lawn is inside a pool: above 0 it is in the sun. */
export function pool(sx: number, sy: number): number {
  const [x, depth] = underPoint(sx, sy);
  const torn = 0.1 * gn.fbm(x * 1.1, depth * 1.6, 2);
  let best = -1;
  for (const [id, [cx, cy, rx, ry]] of POOLS.entries()) {
    const u = (sx - cx) / rx;
    if (Math.abs(u) > 1.3 || Math.abs(sy - cy) > 2.4 * ry) continue;
    // a long lens that bends and swells, with pointed ends
    const bend = 0.75 * gn.n2(u * 0.8 + id * 7, 3),
      swell = 1 + 0.35 * gn.n2(u * 1.5 + id * 3, 9);
    const v = (sy - cy) / ry - bend;
    best = Math.max(best, (1 - u * u) * swell - Math.abs(v));
  }
  return best + torn;
}

/** What throws a shadow: the foot and the size of a figure. */
export interface Caster {
  readonly x: number;
  readonly depth: number;
  readonly size: number;
}
const SOLIDS: readonly [number, number, number][] = [
  // height of the middle, half width, half height; parts of a figure one metre tall
  [0.26, 0.4, 0.34],
  [0.5, 0.28, 0.2],
  [0.82, 0.18, 0.2],
];

/** How deep a point at a height above the lawn lies in the shadow of a figure; above 0 it is shaded. */
export function shadowOf(c: Caster, [x, depth]: Pt, up: number): number {
  let best = -1;
  for (const [mid, rx, ry] of SOLIDS) {
    // in units of the solid, which is then a ball
    const ax = (x - c.x) / (rx * c.size),
      ay = (up - mid * c.size) / (ry * c.size),
      az = (c.depth - depth) / (rx * 0.8 * c.size);
    const lx = LIGHT[0] / rx,
      ly = LIGHT[1] / ry,
      lz = LIGHT[2] / (rx * 0.8);
    const l = Math.hypot(lx, ly, lz);
    const along = (ax * lx + ay * ly + az * lz) / l;
    if (along > 0) continue; // the solid is not between the point and the sun
    const off2 = ax * ax + ay * ay + az * az - along * along;
    best = Math.max(best, 1 - Math.sqrt(Math.max(0, off2)));
  }
  return best;
}
/** the deepest of the shadows */
export const shaded = (casters: readonly Caster[], at: Pt, up: number) =>
  clamp(
    casters.reduce((deep, c) => Math.max(deep, shadowOf(c, at, up)), -1),
    -1,
    1,
  );
