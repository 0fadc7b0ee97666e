/** Echizen C, plan: one camera, one low sun, the wall's posts and the sheets on the pole. Metres; x along the wall, y out to the garden, z up. */
import { type Pt, type V3 } from "../../kit/core.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

export const KEY = "#1b1219";
export const CAM: Cam = { x: 0, y: -4.2, z: 1.25, f: 1250, cx: 800, hy: 520, yaw: 0.634 };
/** the garden's wall is the plane y = 0; the pole with the sheets hangs inside, before it */
export const HANG = -1.3;
export const POSTS = [1.243, 3.58, 5.92, 8.26, 10.6, 12.94, 15.28];
export const HALF = 0.07;
/** heights: lintel, lattice above it, upper beam, ceiling */
export const LINTEL = 2.45,
  LATTICE = 2.6,
  BEAM = 3.05,
  CEILING = 3.42;
/** the direction to the sun: how far it stands to the right of the wall's normal (tangent), and how high (tangent) */
const AZ = 0.382;
export const SUN_SIDE = AZ,
  SUN_RISE = 0.2217;
/** a sheet of paper: left, right, foot, head */
export interface Hung {
  readonly x0: number;
  readonly x1: number;
  readonly z0: number;
  readonly z1: number;
}
export const GREAT: Hung = { x0: 0.377, x1: 2.697, z0: 0.16, z1: 2.15 };
export const SHEETS: readonly Hung[] = [
  GREAT,
  { x0: 4.3, x1: 6.2, z0: 0.19, z1: 2.15 },
  { x0: 6.5, x1: 8.4, z0: 0.16, z1: 2.15 },
];
const sin = Math.sin(CAM.yaw ?? 0),
  cos = Math.cos(CAM.yaw ?? 0);
/** the direction of sight through a point of the picture */
export function sight(px: number, py: number): V3 {
  const u = (px - CAM.cx) / CAM.f;
  return [u * cos + sin, -u * sin + cos, (CAM.hy - py) / CAM.f];
}
/** where the eye's ray meets the plane of the hanging paper: x and z */
export function onPaper(px: number, py: number): Pt {
  const [dx, dy, dz] = sight(px, py);
  const t = (HANG - CAM.y) / dy;
  return [CAM.x + dx * t, CAM.z + dz * t];
}
export const place = (x: number, y: number, z: number): Pt => onSheet(CAM, x, y, z);
/** a point of the hanging paper in the picture */
export const hang = (x: number, z: number): Pt => place(x, HANG, z);
/** where the sun stands in the picture, behind the great sheet */
export const SUN: Pt = place(
  CAM.x + AZ * 900,
  CAM.y + 900,
  CAM.z + SUN_RISE * 900 * Math.hypot(1, AZ),
);
