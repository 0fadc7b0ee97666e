/** distances: signed distances of the solids that figures and stones are modelled from. */
import { clamp, lerp, type V3 } from "./core.ts";

/** a union of two solids with a smooth transition */
export const smin = (a: number, b: number, k: number) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};
/** an intersection of two solids with a smooth edge */
export const smax = (a: number, b: number, k: number) => -smin(-a, -b, k);
/** an ellipsoid */
export const ell = (x: number, y: number, z: number, a: number, b: number, c: number) => {
  const k0 = Math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2),
    k1 = Math.sqrt((x / (a * a)) ** 2 + (y / (b * b)) ** 2 + (z / (c * c)) ** 2);
  return k1 < 1e-9 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
};
/** a limb: a tapered capsule */
export const cap = (x: number, y: number, z: number, A: V3, B: V3, r0: number, r1: number) => {
  const px = x - A[0],
    py = y - A[1],
    pz = z - A[2],
    vx = B[0] - A[0],
    vy = B[1] - A[1],
    vz = B[2] - A[2];
  const h = clamp((px * vx + py * vy + pz * vz) / (vx * vx + vy * vy + vz * vz + 1e-9));
  return Math.hypot(px - vx * h, py - vy * h, pz - vz * h) - lerp(r0, r1, h);
};
/** the same by coordinates; its length must not be 0 */
export const capsule = (
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  r0: number,
  r1: number,
) => {
  const px = x - ax,
    py = y - ay,
    pz = z - az,
    vx = bx - ax,
    vy = by - ay,
    vz = bz - az;
  const h = clamp((px * vx + py * vy + pz * vz) / (vx * vx + vy * vy + vz * vz));
  return Math.hypot(px - vx * h, py - vy * h, pz - vz * h) - lerp(r0, r1, h);
};
/** a box with rounded edges */
export const box = (
  x: number,
  y: number,
  z: number,
  a: number,
  b: number,
  c: number,
  r: number,
) => {
  const qx = Math.abs(x) - a + r,
    qy = Math.abs(y) - b + r,
    qz = Math.abs(z) - c + r;
  return (
    Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) +
    Math.min(Math.max(qx, qy, qz), 0) -
    r
  );
};
/** tapered elliptical column between two heights */
export const col = (
  x: number,
  y: number,
  z: number,
  y0: number,
  y1: number,
  a0: number,
  b0: number,
  a1: number,
  b1: number,
) => {
  const t = clamp((y - y0) / (y1 - y0));
  const a = lerp(a0, a1, t),
    b = lerp(b0, b1, t);
  const d = (Math.hypot(x / a, z / b) - 1) * Math.min(a, b);
  const dy = Math.max(y0 - y, y - y1);
  return dy > 0 ? Math.hypot(Math.max(d, 0), dy) : Math.max(d, dy);
};
