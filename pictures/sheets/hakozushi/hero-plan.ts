/** The plan of the box-sushi shop on its canal. Metres: x along the row of houses, y away, z up; the street is z 0, the shop's front is y 0. */
import type { Pt, V3 } from "../../kit/core.ts";
import { onSheet, proj, type Cam } from "../../kit/terrain.ts";

/** Seen from the other bank, turned towards the left: the row recedes to the left, so every right side shows. */
export const CAM: Cam = {
  x: 12.65,
  y: -17.6,
  z: 2.9,
  f: 1580,
  cx: 950,
  hy: 500,
  yaw: -Math.PI / 6,
};
/** The edge of the quay, and the water. */
export const QUAY = -4.4,
  WATER = -0.66;
/** The openings of the shop's front: from x to x, up to the lintel. */
export const SHOP = {
  x0: 0,
  x1: 7.25,
  lattice: [0.25, 2],
  door: [2.3, 3.95],
  window: [4.25, 6.9],
  lintel: 2.42,
} as const;

/** How far the quay and the street go. */
export const LONG = [-34, 14] as const;

export const KEY = "#14172b";
export const at = (x: number, y: number, z: number): Pt => onSheet(CAM, x, y, z);
/** Pixels of the sheet for each metre at a place. */
export const scaleAt = (x: number, y: number) => CAM.f / proj(CAM, x, y, 0)[2];
/** The line of sight through a point of the sheet: what a unit of depth adds to x, y and z. */
function sight([px, py]: Pt): V3 {
  const a = (px - CAM.cx) / CAM.f,
    turn = -(CAM.yaw ?? 0);
  return [
    a * Math.cos(turn) - Math.sin(turn),
    a * Math.sin(turn) + Math.cos(turn),
    (CAM.hy - py) / CAM.f,
  ];
}
/** Where a point of the sheet lies on the upright plane at y: its x and z. */
export function onWall(p: Pt, y: number): [x: number, z: number] {
  const [dx, dy, dz] = sight(p),
    v = (y - CAM.y) / dy;
  return [CAM.x + v * dx, CAM.z + v * dz];
}
