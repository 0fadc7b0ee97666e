/**
 * Echizen D, dimensions: the river seen from a footbridge, its banks, and the objects in it. Metres; y upstream, the water at 0.
 */
import { type Pt } from "../../kit/core.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

export const KEY = "#1b1a20";
export const cam: Cam = { x: 0, y: 0, z: 3.2, f: 1600, cx: 1150, hy: 400 };
export const at = (x: number, y: number, z = 0): Pt => onSheet(cam, x, y, z);
/** The walled bank on the left and its top, and the shingle on the right. */
export const WALL = { x: -4.6, top: 0.9 };
export const shingle = (y: number) => 2.6 + 0.5 * Math.sin(y * 0.16) - 0.02 * y;
/** The pole with the bark, from stake to stake. */
export const POLE: readonly [from: Pt, to: Pt] = [
  [-3.9, 9.6],
  [1.7, 8.5],
];
export const RINSER = { x: -0.8, y: 8.3 };
/** How far the river is seen, from the bridge to its bend. */
const FAR = 70;
export const NEAR = 5.4;
/** A line along the river on the sheet, given x by y. */
export function along(x: (y: number) => number, z: number): Pt[] {
  const line: Pt[] = [];
  for (let y = FAR; y > NEAR; y -= 0.02 * y) line.push(at(x(y), y, z));
  return line;
}
