/** The curls of mane and tail: flattened balls, each with a spiral; given for one side (z >= 0) and mirrored. */
import type { V3 } from "../../kit/core.ts";

interface Curl {
  c: V3;
  /** outward axis and two directions across it */
  n: V3;
  u: V3;
  v: V3;
  r: number;
  hand: 1 | -1;
}
const unit = (a: V3): V3 => {
  const l = Math.hypot(...a) || 1;
  return [a[0] / l, a[1] / l, a[2] / l];
};
const cross = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];
function curl(c: V3, axis: V3, r: number, hand: 1 | -1): Curl {
  const n = unit(axis);
  const u = unit(cross(Math.abs(n[1]) > 0.9 ? [1, 0, 0] : [0, 1, 0], n));
  return { c, n, u, v: cross(n, u), r, hand };
}
/** a row of curls around the head: `fore` is its position along the face, angles run from the top down the side */
function row(fore: number, R: number, r: number, angles: number[], hand: 1 | -1): Curl[] {
  return angles.map((deg) => {
    const a = (deg * Math.PI) / 180;
    const d = unit([fore, Math.cos(a), Math.sin(a)]);
    return curl([d[0] * R - 0.02, d[1] * R + 0.01, d[2] * R], d, r, hand);
  });
}
export const headCurls: Curl[] = [
  ...row(0.42, 0.19, 0.05, [24, 62], 1),
  ...row(0.12, 0.225, 0.068, [108, 142, 172], -1),
  ...row(-0.1, 0.2, 0.062, [0, 40, 76], 1),
  ...row(-0.55, 0.22, 0.074, [22, 62, 98, 132], -1),
  ...row(-1.4, 0.22, 0.075, [0, 50, 95, 140], 1),
  // beard below the jaw
  curl([0.06, -0.2, 0.085], [0.7, -0.15, 0.7], 0.058, 1),
  curl([0.1, -0.235, 0], [1, -0.1, 0], 0.066, -1),
];
export const neckCurls: Curl[] = (
  [
    [0.2, 0.575, 0.135, 0.066],
    [0.1, 0.6, 0.19, 0.072],
    [-0.01, 0.64, 0.175, 0.072],
    [-0.08, 0.72, 0.1, 0.07],
    [0.15, 0.46, 0.175, 0.062],
    [0.03, 0.5, 0.19, 0.07],
    [-0.08, 0.54, 0.165, 0.07],
    [-0.14, 0.6, 0.05, 0.07],
    [-0.03, 0.4, 0.185, 0.058],
    [-0.13, 0.44, 0.13, 0.06],
    [0.255, 0.49, 0.075, 0.052],
    [0.1, 0.36, 0.185, 0.045],
    [0.12, 0.28, 0.18, 0.036],
  ] as const
).map(([x, y, z, r], i) =>
  curl([x, y, z], [(x - 0.06) * 1.5, (y - 0.52) * 0.5, z * 1.3], r, i % 2 ? 1 : -1),
);
export const tailCurls: Curl[] = [
  curl([-0.36, 0.25, 0.09], [-0.1, 0, 1], 0.075, 1),
  curl([-0.4, 0.39, 0.14], [-0.1, 0.1, 1], 0.095, -1),
  curl([-0.37, 0.54, 0.12], [0.2, 0.1, 1], 0.075, 1),
  curl([-0.5, 0.33, 0.0], [-1, 0, 0.1], 0.08, 1),
  curl([-0.52, 0.52, 0.0], [-1, 0.1, 0.1], 0.085, -1),
];

const TURNS = 2.1;
/** position on a curl: how far out (0..1), and the phase of its spiral (0..1, 0 = the line) */
export const spot = { s: 0, phase: 0, lift: 0 };
export function onCurl(k: Curl, x: number, y: number, z: number) {
  const dx = x - k.c[0],
    dy = y - k.c[1],
    dz = z - k.c[2];
  const a = dx * k.u[0] + dy * k.u[1] + dz * k.u[2],
    b = dx * k.v[0] + dy * k.v[1] + dz * k.v[2];
  spot.lift = (dx * k.n[0] + dy * k.n[1] + dz * k.n[2]) / k.r;
  spot.s = Math.hypot(a, b) / k.r;
  const q = (k.hand * Math.atan2(b, a)) / 6.2832 + TURNS * Math.sqrt(Math.min(1.2, spot.s));
  spot.phase = q - Math.floor(q);
  return spot;
}
/** distance to the nearest curl, including the carved spirals */
export function curlDistance(list: Curl[], x: number, y: number, z: number) {
  let best = 9;
  for (const k of list) {
    const dx = x - k.c[0],
      dy = y - k.c[1],
      dz = z - k.c[2];
    const m = dx * dx + dy * dy + dz * dz,
      far = Math.sqrt(m) - k.r;
    if (far > best) continue;
    if (far > 0.04) {
      best = far;
      continue;
    }
    const h = dx * k.n[0] + dy * k.n[1] + dz * k.n[2];
    const rad = Math.sqrt(Math.max(0, m - h * h));
    // flattened towards its axis
    const e = Math.hypot(rad / k.r, h / (k.r * 0.72));
    let d = (e - 1) * k.r * 0.8;
    if (d < 0.02 && h > 0) {
      const p = onCurl(k, x, y, z);
      const f = Math.min(p.phase, 1 - p.phase);
      d += k.r * 0.12 * Math.exp(-((f / 0.11) ** 2)) * Math.min(1, p.s * 3);
    }
    if (d < best) best = d;
  }
  return best;
}
/** the curl at a point */
export function nearest(list: Curl[], x: number, y: number, z: number): Curl {
  let best = 9,
    hit = list[0];
  for (const k of list) {
    const d = Math.hypot(x - k.c[0], y - k.c[1], z - k.c[2]) - k.r;
    if (d < best) {
      best = d;
      hit = k;
    }
  }
  return hit;
}
