/** The block store, seen from low down at its left; the shelves are along the right, the window is at the end. */
import { type Pt, ramp, sstep } from "../../kit/core.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

const cam: Cam = { x: 0, y: 0, z: 1.25, f: 1100, cx: 150, hy: 430 };
export const KEY = "#151014";
/** x to the right, depth away, z up, in metres */
export const on = (x: number, depth: number, z: number): Pt => onSheet(cam, x, depth, z);
export const scaleAt = (depth: number) => cam.f / depth;
/** the shelves' front, the end wall, the low desk's height */
export const SHELF = 2.2,
  END = 4.6,
  DESK = 0.3;
export const amber = ramp([
  [0, "#150f14"],
  [0.2, "#2e1c1b"],
  [0.42, "#5f3b27"],
  [0.62, "#98673a"],
  [0.8, "#d19d5a"],
  [1, "#f8e0aa"],
]);
/** Light on the shelves: it comes from the window and decreases towards us, except for one low beam across them. */
export const lightAt = (depth: number, z: number) =>
  0.34 +
  0.36 * sstep(1.7, END, depth) +
  0.36 * sstep(0.34, 0.24, Math.abs(z - 0.72 - 0.36 * (depth - 1.5))) * sstep(1.5, 2.3, depth);
