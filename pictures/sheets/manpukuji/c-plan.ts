/** The tea room: one eye, one round window in its back wall, and the sun that comes through it. Metres: x right, d away, z up. */
import { type Pt, sstep, type V3 } from "../../kit/core.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

const cam: Cam = { x: 0, y: 0, z: 1.3, f: 1450, cx: 800, hy: 400 };
export const EYE = cam.z;
export const on = (x: number, d: number, z: number): Pt => onSheet(cam, x, d, z);
/** a metre away along the ray through a point of the sheet: how far it goes to the right and up */
export const rayAt = (u: number, v: number): Pt => [(u - cam.cx) / cam.f, (cam.hy - v) / cam.f];
/** pixels per metre at a distance */
export const scaleAt = (d: number) => cam.f / d;
/** the back wall, the left wall, and the thickness of the wall round the window */
export const WALL = 5.2,
  LEFT = -2.45,
  DEEP = 0.12;
/** the ground of the court lies lower than the mats */
export const GROUND = -0.55;
/** the round window: its middle, its radius, half the thickness of its bars, and where they stand */
export const WIN = { x: 1.04, z: 1.2, r: 0.94, bar: 0.011, third: 0.31 };
/** what the sun moves to the left and down for each metre towards us */
export const SUN = { x: 0.8, z: 0.8 };
const sl = Math.hypot(SUN.x, 1, SUN.z);
export const TO_SUN: V3 = [SUN.x / sl, 1 / sl, SUN.z / sl];
/** the middle of the light on the mats */
export const POOL = { x: -0.22, d: 3.66 };

/** how soft the edge of a shadow is, by the distance to what casts it */
const penumbra = (t: number) => 0.004 + 0.013 * t;
/** the long shades of a bough in the court, where they meet the mats: [x, d, length, half width, angle] */
const blades: readonly [number, number, number, number, number][] = [
  [-1.62, 2.86, 1.25, 0.02, 0.62],
  [-1.3, 3.05, 0.5, 0.04, 1.12],
  [-1.22, 3.08, 0.42, 0.042, 0.12],
  [-1.02, 3.24, 0.52, 0.042, 1.0],
  [-0.9, 3.3, 0.46, 0.045, 0.06],
  [-0.74, 3.46, 0.46, 0.04, 1.04],
  [-0.62, 3.56, 0.42, 0.038, 0.36],
];
function bough(x: number, d: number): number {
  let k = 0;
  for (const [bx, bd, l, w, a] of blades) {
    const c = Math.cos(a),
      s = Math.sin(a),
      p = (x - bx) * c + (d - bd) * s,
      f = Math.min(1, Math.max(0, p / l)),
      q = (d - bd) * c - (x - bx) * s + 0.5 * f * (1 - f) * l;
    if (p < -0.04 || p > l + 0.04) continue;
    const half = w * Math.sin(Math.PI * f ** 0.75) ** 0.9,
      ends = sstep(-0.03, 0.05, p) * sstep(l + 0.01, l - 0.2, p);
    k = Math.max(k, ends * sstep(0.026, -0.018, Math.abs(q) - half));
  }
  return k;
}
/**
 * How much of the sun comes through the window to a point, and how near its ray is to the window's middle (1) or rim (0): the sun
 * is no point, so that the edges and the bars grow soft on their way.
 */
export function sunAt(x: number, d: number, z: number, leaves = true): Pt {
  const t = WALL - d;
  if (t < 0) return [1, 1];
  const wx = x + SUN.x * t - WIN.x,
    wz = z + SUN.z * t - WIN.z,
    soft = penumbra(t),
    r = Math.hypot(wx, wz);
  if (r > WIN.r + soft) return [0, 0];
  // the wall is thick: its outer rim cuts the light once more
  const r2 = Math.hypot(wx + SUN.x * DEEP, wz + SUN.z * DEEP);
  let s = sstep(-soft, soft, WIN.r - r) * sstep(-soft, soft, WIN.r - r2);
  const deep = Math.min(1, (1.15 * WIN.bar) / soft);
  for (const q of [wx, wz]) {
    const off = Math.abs(Math.abs(q) - WIN.third);
    s *= 1 - deep * sstep(WIN.bar + soft, Math.max(0, WIN.bar - soft), off);
  }
  if (leaves && s > 0.01) s *= 1 - 0.78 * bough(x - (SUN.x / SUN.z) * z, d - z / SUN.z);
  return [s, Math.max(0, 1 - r / WIN.r)];
}
/** the window's circle on the sheet, by its radius and its distance */
export const hole = (r = WIN.r, d = WALL): Pt[] =>
  Array.from({ length: 181 }, (_v, i) => {
    const a = (i / 180) * 2 * Math.PI;
    return on(WIN.x + r * Math.cos(a), d, WIN.z + r * Math.sin(a));
  });
