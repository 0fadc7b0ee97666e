/** sdf: signed distances the stones are modelled from. */
import { clamp, lerp } from "./core.ts";

export const smin = (a: number, b: number, k: number) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};
export const smax = (a: number, b: number, k: number) => -smin(-a, -b, k);
export const ell = (x: number, y: number, z: number, a: number, b: number, c: number) => {
  const k0 = Math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2);
  const k1 = Math.sqrt((x / (a * a)) ** 2 + (y / (b * b)) ** 2 + (z / (c * c)) ** 2);
  return k1 < 1e-9 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
};
export const cap = (
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
