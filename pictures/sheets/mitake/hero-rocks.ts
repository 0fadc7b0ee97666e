/** Hero of the Moss Ravine: the boulders as solids, rounded and cut by a few planes; and where a ray meets them. */
import type { V3 } from "../../kit/core.ts";
import { LIGHT } from "./hero-plan.ts";

interface Rock {
  /** centre and half sizes */
  readonly c: V3;
  readonly r: V3;
  readonly yaw: number;
  /** planes that cut it: normal, and how much of it they leave */
  readonly cuts: readonly (readonly [number, number, number, number])[];
  readonly tone: number;
  readonly bump: number;
}
const rock = (c: V3, r: V3, yaw: number, tone: number, cuts: Rock["cuts"], bump = 0.05): Rock => ({
  c,
  r,
  yaw,
  tone,
  bump,
  cuts: cuts.map(([x, y, z, k]) => {
    const l = Math.hypot(x, y, z);
    return [x / l, y / l, z / l, k * Math.hypot((x / l) * r[0], (y / l) * r[1], (z / l) * r[2])];
  }),
});
export const ROCKS: readonly Rock[] = [
  // the near-black boulder on the left, and the low dark one in the right corner
  rock([-5.9, 11.6, 0.7], [3.9, 2.6, 4.3], 0.3, 0, [
    [0.34, -0.1, 1, 0.76],
    [0.75, -1, 0.1, 0.7],
    [1, 0.1, 1, 0.8],
  ]),
  rock([6.3, 9.3, -0.8], [3.0, 1.8, 1.8], -0.35, 0, [
    [-0.35, 0.1, 1, 0.78],
    [-0.5, -1, 0.25, 0.74],
  ]),
  // the large green one on the right, with the water at its foot
  rock([4.7, 14.8, 0.7], [3.9, 2.6, 3.3], -0.25, 1, [
    [-0.22, 0, 1, 0.74],
    [-0.8, -1, 0.25, 0.68],
    [0.5, -1, 0.35, 0.8],
    [-1, 0.2, 0.8, 0.72],
  ]),
  // left of the plank, right of the plank
  rock([-5.2, 17.6, 1.1], [3.4, 2.4, 2.6], 0.35, 1, [
    [0.2, -0.1, 1, 0.74],
    [0.8, -1, 0.2, 0.72],
    [-0.5, 0, 1, 0.78],
  ]),
  rock([3.2, 19.4, 1.1], [2.3, 1.8, 1.7], 0.2, 2, [
    [-0.3, 0, 1, 0.76],
    [-1, -0.5, 0.3, 0.74],
    [0.4, -1, 0.2, 0.74],
  ]),
  // the ledges from which the water falls
  rock([-0.6, 19.0, 0.2], [3.6, 3.1, 2.4], 0, 1, [
    [0, 0, 1, 0.69],
    [0, -1, 0.06, 0.86],
  ]),
  rock([1.0, 24.0, 1.2], [4.6, 4.0, 2.4], 0, 2, [
    [0, 0, 1, 0.61],
    [0, -1, 0.06, 0.88],
  ]),
  // the two walls between which it comes
  rock([-2.6, 30, 2.5], [4.9, 3.4, 10.5], 0.25, 3, [
    [0.85, -1, 0.12, 0.76],
    [0.7, 0, 1, 0.86],
  ]),
  rock([7.4, 32, 2.5], [4.9, 3.4, 12], -0.3, 3, [
    [-0.9, -1, 0.1, 0.74],
    [-0.6, 0, 1, 0.86],
  ]),
  rock([3.6, 31, 1], [4.6, 3.4, 9.5], 0, 3, [[0.1, -1, 0.1, 0.8]]),
  // the ground behind all
  rock([0, 37, 0.2], [30, 14, 2.5], 0, 3, [[0, 0, 1, 0.9]], 0.02),
  // the sides of the ravine
  rock([-6.2, 24.8, 2.2], [4.6, 2.6, 3.2], 0.3, 2, [
    [0.35, -0.1, 1, 0.74],
    [0.8, -1, 0.15, 0.74],
    [-0.6, 0, 1, 0.78],
  ]),
  rock([8.2, 25, 3.2], [4.6, 3, 4.4], -0.3, 2, [
    [-0.3, 0, 1, 0.76],
    [-0.8, -1, 0.2, 0.72],
    [-1, 0, 0.7, 0.74],
  ]),
  rock([12.2, 19, 2.6], [5, 3, 6.6], -0.4, 1, [
    [-0.7, 0, 1, 0.76],
    [-0.8, -1, 0, 0.74],
  ]),
  // the two on which the plank lies
  rock(
    [-3.4, 18.3, 0.6],
    [1.9, 2.2, 2.2],
    0.1,
    1,
    [
      [0, 0, 1, 0.82],
      [0.5, -1, 0.15, 0.78],
    ],
    0.03,
  ),
  rock(
    [2.3, 18.8, 0.8],
    [1.5, 2.0, 2.1],
    -0.15,
    1,
    [
      [-0.05, 0, 1, 0.82],
      [-0.7, -1, 0.15, 0.78],
    ],
    0.03,
  ),
  // two small ones at the edge of the water
  rock(
    [0.75, 12.6, -0.1],
    [0.85, 0.6, 0.5],
    0.3,
    0,
    [
      [-0.2, 0, 1, 0.72],
      [-0.6, -1, 0.2, 0.74],
    ],
    0.012,
  ),
  rock(
    [-2.35, 15.4, 0.0],
    [0.8, 0.6, 0.8],
    -0.2,
    1,
    [
      [0.3, 0, 1, 0.76],
      [0.5, -1, 0.2, 0.74],
    ],
    0.015,
  ),
];
const N = ROCKS.length;
const COS = ROCKS.map((k) => Math.cos(k.yaw)),
  SIN = ROCKS.map((k) => Math.sin(k.yaw)),
  REACH = ROCKS.map((k) => Math.max(...k.r) * 1.12 + 0.15);
let nearest = 0;

function one(i: number, x: number, y: number, z: number): number {
  const k = ROCKS[i];
  const dx = x - k.c[0],
    dy = y - k.c[1],
    lz = z - k.c[2],
    lx = dx * COS[i] + dy * SIN[i],
    ly = dy * COS[i] - dx * SIN[i];
  const qx = lx / k.r[0],
    qy = ly / k.r[1],
    qz = lz / k.r[2];
  // fuller than an egg
  const f = Math.pow(Math.abs(qx) ** 2.6 + Math.abs(qy) ** 2.6 + Math.abs(qz) ** 2.6, 1 / 2.6);
  const small = Math.min(k.r[0], k.r[1], k.r[2]);
  let d = (f - 1) * small;
  const s = 0.2 * small;
  for (const [nx, ny, nz, o] of k.cuts) {
    const e = nx * lx + ny * ly + nz * lz - o;
    const h = Math.max(s - Math.abs(d - e), 0) / s;
    d = Math.max(d, e) + h * h * s * 0.25;
  }
  return (
    d +
    k.bump *
      (Math.sin(lx * 1.7 + i) * Math.sin(ly * 1.9 + 2 * i) +
        0.6 * Math.sin(lz * 2.6 + lx * 1.1 + i))
  );
}
/** the rocks that a ray can meet at all */
const near = new Int8Array(N);
let count = 0;
function gather(o: V3, d: V3, end: number): number {
  count = 0;
  let first = end;
  for (let i = 0; i < N; i++) {
    const { c } = ROCKS[i],
      x = c[0] - o[0],
      y = c[1] - o[1],
      z = c[2] - o[2],
      t = x * d[0] + y * d[1] + z * d[2],
      off = REACH[i] ** 2 - (x * x + y * y + z * z - t * t);
    if (off < 0) continue;
    const half = Math.sqrt(off);
    if (t + half < 0 || t - half > end) continue;
    near[count++] = i;
    first = Math.min(first, t - half);
  }
  return first;
}
function field(x: number, y: number, z: number): number {
  let best = 99;
  for (let n = 0; n < count; n++) {
    const i = near[n],
      c = ROCKS[i].c,
      far = Math.sqrt((x - c[0]) ** 2 + (y - c[1]) ** 2 + (z - c[2]) ** 2) - REACH[i];
    if (far > best) continue;
    const d = far > 0.6 ? far : one(i, x, y, z);
    if (d < best) {
      best = d;
      nearest = i;
    }
  }
  return best;
}
interface Hit {
  t: number;
  id: number;
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
}
export const hit: Hit = { t: 0, id: -1, x: 0, y: 0, z: 0, nx: 0, ny: 0, nz: 0 };
/** follows a ray (unit direction) as far as `end`; false where it meets no rock */
export function cast(o: V3, d: V3, end: number, start = 0): boolean {
  let t = Math.max(start, gather(o, d, end));
  if (count === 0) return false;
  // a ray that creeps along an edge ends there
  for (let n = 0; n < 96; n++) {
    const x = o[0] + d[0] * t,
      y = o[1] + d[1] * t,
      z = o[2] + d[2] * t;
    const s = field(x, y, z);
    if (s < 0.001 * t + 0.001 || n === 95) {
      const i = nearest,
        e = 0.012;
      const a = one(i, x + e, y - e, z - e),
        b = one(i, x - e, y - e, z + e),
        c = one(i, x - e, y + e, z - e),
        g = one(i, x + e, y + e, z + e);
      const nx = a - b - c + g,
        ny = -a - b + c + g,
        nz = -a + b - c + g,
        l = Math.hypot(nx, ny, nz) || 1;
      hit.t = t;
      hit.id = i;
      hit.x = x;
      hit.y = y;
      hit.z = z;
      hit.nx = nx / l;
      hit.ny = ny / l;
      hit.nz = nz / l;
      return true;
    }
    t += s * 0.85;
    if (t > end) return false;
  }
  return false;
}
/** how much of the light reaches a place, 0..1, with a narrow soft edge */
export function reached(x: number, y: number, z: number): number {
  let t = 0.12,
    open = 1;
  gather([x, y, z], LIGHT, 9);
  for (let n = 0; n < 36 && t < 9; n++) {
    const s = field(x + LIGHT[0] * t, y + LIGHT[1] * t, z + LIGHT[2] * t);
    if (s < 0.004) return 0;
    open = Math.min(open, (16 * s) / t);
    t += Math.max(0.05, s * 0.9);
  }
  return open;
}
