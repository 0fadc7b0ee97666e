/** Echizen C, plan: one camera, one low sun, two sheets on a pole. Metres; x along the veranda, y out to the garden, z up. */
import { lerp, type Pt, sstep, type V3 } from "../../kit/core.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

export const KEY = "#1d1312";
export const CAM: Cam = { x: 0, y: -4, z: 1.25, f: 1200, cx: 800, hy: 560, yaw: 0.62 };
/** the pole hangs a little inside the veranda's edge, which is y = 0 */
export const HANG = -0.45;
export const POLE = 2.37,
  LINTEL = 2.72;
/** the shutters pushed together between the two openings */
export const SHUTTERS: Pt = [4.55, 5.85];
/** the direction to the sun: to the right of the wall's normal, and up, for each metre out */
export const SUN_SIDE = 0.367,
  SUN_RISE = 0.3;

/** a sheet of paper: left, right, foot, head; how far its foot swings in, and the number of its unevenness */
export interface Hung {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
  readonly swing: number;
  readonly seed: number;
}
export const GREAT: Hung = { x0: 0.24, x1: 3.0, z0: 0.1, z1: 2.4, swing: 0.46, seed: 1 };
export const FAR: Hung = { x0: 7.35, x1: 9.3, z0: 0.34, z1: 2.4, swing: 0.16, seed: 2 };

const sin = Math.sin(CAM.yaw ?? 0),
  cos = Math.cos(CAM.yaw ?? 0);
/** the direction of sight through a point of the picture */
export function sight(px: number, py: number): V3 {
  const u = (px - CAM.cx) / CAM.f;
  return [u * cos + sin, -u * sin + cos, (CAM.hy - py) / CAM.f];
}
export const place = (x: number, y: number, z: number): Pt => onSheet(CAM, x, y, z);

/** a point of a sheet that a breath of air moves: u from left to right, v from head to foot */
export function onCloth(s: Hung, u: number, v: number): V3 {
  const lift = s.swing * v ** 1.5 * (0.12 + 0.88 * sstep(-0.15, 1.1, u));
  const roll = s.swing * 0.25 * Math.sin(5.2 * u - 1.3 * v + s.seed) * v ** 0.7;
  return [
    lerp(s.x0, s.x1, u) - 0.1 * s.swing * v * v,
    HANG - lift - roll,
    lerp(s.z1, s.z0, v) + 0.55 * lift * lift + 0.12 * lift * u - 0.02 * Math.sin(Math.PI * u) * v,
  ];
}
