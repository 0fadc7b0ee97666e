/** The plan of the box-sushi shop on its canal. Metres: x along the row of houses, y away, z up; the street is z 0, the shop's front is y 0. */
import type { Pt, V3 } from "../../kit/core.ts";
import { onSheet, proj, type Cam } from "../../kit/terrain.ts";

/** Seen from the other bank, turned towards the left: the row recedes to the left, so every right side shows. */
export const CAM: Cam = {
  x: 12.65,
  y: -17.6,
  z: 2.9,
  f: 1700,
  cx: 800,
  hy: 470,
  yaw: -Math.PI / 6,
};
/** The edge of the quay, and the water. */
export const QUAY = -4.4,
  WATER = -0.95;
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
/** Where the line of sight through a point of the sheet, turned up by the water, meets the upright plane at y: its x and z. */
export function mirrored([px, py]: Pt, y: number): [x: number, z: number] {
  const a = (px - CAM.cx) / CAM.f,
    b = (py - CAM.hy) / CAM.f,
    turn = -(CAM.yaw ?? 0);
  const v = (y - CAM.y) / (a * Math.sin(turn) + Math.cos(turn));
  return [CAM.x + v * (a * Math.cos(turn) - Math.sin(turn)), 2 * WATER - CAM.z + b * v];
}
export const up = ([x, y, z]: V3, by: number): V3 => [x, y, z + by];
