/** Rays in the room: to the things on the desk, to the sun, to the garden, and what a mirror shows of it. */
import { clamp, lerp, sstep } from "../../kit/core.ts";
import { HEAD, LEFT, PLUM, RIGHT, SLOPE, SUN, WALL } from "./b-plan.ts";
import { shadeOf } from "./b-plum.ts";
import { world } from "./b-room.ts";
import { nearest, ROOM } from "./b-things.ts";

/** marches along a ray through the things on the desk; returns the distance, or -1 */
export function march(
  ox: number,
  oy: number,
  oz: number,
  dx: number,
  dy: number,
  dz: number,
  far: number,
): number {
  let a = 0,
    b = far;
  for (const [o, d, lo, hi] of [
    [ox, dx, ROOM.x0, ROOM.x1],
    [oy, dy, ROOM.y0, ROOM.y1],
    [oz, dz, ROOM.z0, ROOM.z1],
  ]) {
    const p = (lo - o) / (d || 1e-12),
      q = (hi - o) / (d || 1e-12);
    a = Math.max(a, Math.min(p, q));
    b = Math.min(b, Math.max(p, q));
  }
  const l = Math.hypot(dx, dy, dz);
  for (let t = a, k = 0; t < b && k < 110; k++) {
    const s = nearest(ox + dx * t, oy + dy * t, oz + dz * t);
    if (s < 0.0003) return t;
    t += Math.max(s, 0.0004) / l;
  }
  return -1;
}
const blocked = (
  x: number,
  y: number,
  z: number,
  dx: number,
  dy: number,
  dz: number,
  far: number,
) =>
  march(x, y, z, dx, dy, dz, Math.min(far, 0.7)) >= 0 || world.cast(x, y, z, dx, dy, dz, far, true);

/** places in the opening that the garden's light comes from */
const PANES: [number, number][] = [];
for (let i = 0; i < 4; i++)
  for (let j = 0; j < 4; j++)
    PANES.push([lerp(LEFT, RIGHT, (i + 0.5) / 4), lerp(0.1, HEAD, (j + 0.5) / 4)]);

/** How much of the garden is seen from a point, 0..1 and a little more. */
export function daylight(
  x: number,
  y: number,
  z: number,
  nx: number,
  ny: number,
  nz_: number,
): number {
  let sum = 0;
  for (const [px, pz] of PANES) {
    const dx = px - x,
      dy = WALL + 0.02 - y,
      dz = pz - z;
    const d = Math.hypot(dx, dy, dz);
    const nl = (nx * dx + ny * dy + nz_ * dz) / d;
    if (nl <= 0 || dy <= 0) continue;
    if (blocked(x, y, z, dx, dy, dz, 0.93)) continue;
    sum += (nl * (dy / d)) / (d * d + 0.25);
  }
  // the paper of the shoji glows too
  const dx = RIGHT + 0.55 - x,
    dy = Math.max(0.2, WALL - y),
    dz = 1.1 - z,
    d = Math.hypot(dx, dy, dz);
  return sum / PANES.length + 0.16 * (clamp((nx * dx + ny * dy + nz_ * dz) / d) / (d * d + 0.3));
}
/** the sun at a point, 0..1: through the opening, less the plum */
export function sunAt(x: number, y: number, z: number): number {
  if (blocked(x, y, z, ...SUN, 8)) return 0;
  const t = PLUM - y;
  return 1 - 0.84 * shadeOf(x + SLOPE[0] * t, z + SLOPE[1] * t);
}
/** what a ray to the wall meets outside, and how much of it is outside */
export function outside(x: number, y: number, z: number, dx: number, dy: number, dz: number) {
  if (dy <= 0) return { k: 0, t: 0 };
  const s = (WALL - y) / dy,
    px = x + dx * s,
    pz = z + dz * s;
  const soft = 0.05;
  const k =
    sstep(LEFT - soft, LEFT + soft, px) *
    sstep(RIGHT + soft, RIGHT - soft, px) *
    sstep(HEAD + soft, HEAD - soft, pz);
  const g = (PLUM - y) / dy;
  const tree = y < PLUM ? shadeOf(x + dx * g, z + dz * g) : 0;
  // the shoji: paper that glows, between its bars
  const q = (px - RIGHT - 0.045) / 0.215,
    r = (pz - 0.395) / 0.277;
  if (px > RIGHT + 0.04 && pz > 0.395 && pz < HEAD) {
    const bar =
      Math.abs(q - Math.round(q)) * 0.215 < 0.012 || Math.abs(r - Math.round(r)) * 0.277 < 0.012;
    return { k: bar ? 0.1 : 0.62, t: 0.7 };
  }
  return { k: k * (1 - 0.75 * tree), t: clamp((pz - 0.5) / 1.2) };
}
