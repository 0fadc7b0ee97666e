/** Echizen D, dimensions: the river seen from low over the water, its banks, and what stands in it. Metres; y upstream, the water at 0. */
import { type Pt } from "../../kit/core.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

export const KEY = "#1b1a20";
export const cam: Cam = { x: 0, y: 0, z: 2.2, f: 1400, cx: 800, hy: 430 };
export const at = (x: number, y: number, z = 0): Pt => onSheet(cam, x, y, z);
/** The walled bank on the left and its top, and the shingle on the right. */
export const WALL = { x: -4.6, top: 0.9 };
export const shingle = (y: number) => 4.9 + 0.5 * Math.sin(y * 0.16) - 0.02 * y;
/** The pole with the bark, from its end on the bank to the stake in the stream, and its height. */
export const POLE: readonly [from: Pt, to: Pt] = [
  [-4.4, 7.3],
  [1.15, 6.1],
];
export const HIGH = 0.13;
export const WASHER = { x: 2.72, y: 9.5 };
/** How far the river is seen, from here to its bend. */
const FAR = 70;
export const NEAR = 3.7;
/** A line along the river on the sheet, given x by y. */
export function along(x: (y: number) => number, z: number): Pt[] {
  const line: Pt[] = [];
  for (let y = FAR; y > NEAR; y -= 0.02 * y) line.push(at(x(y), y, z));
  return line;
}
