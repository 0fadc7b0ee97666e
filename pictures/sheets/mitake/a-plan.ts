/** The positions of the falls on the sheet, and the few colours. */
import { Noise, sstep } from "../../kit/core.ts";

export const KEY = "#10161f";
export const nz = new Noise(31);
/** where the water leaves the rock, where it hits a ledge, where it meets the pool */
export const LIP = 340,
  LEDGE = 792,
  POOL = 1190;
/** centre of the falling water at height y */
export const midAt = (y: number) => 716 + 6 * nz.n2(y * 0.0035, 9) + 14 * sstep(LEDGE, POOL, y);
/** half of its width: narrow at the top, wider below the ledge */
export const halfAt = (y: number) =>
  54 + 12 * sstep(LIP, LEDGE, y) + 26 * sstep(LEDGE - 10, LEDGE + 130, y) + 4 * nz.n2(y * 0.01, 4);
/** the upper edge of the cliff: highest at the left, lowest at the water */
export const browAt = (x: number) => {
  const left = 322 - 200 * sstep(640, 120, x),
    right = 322 - 240 * sstep(810, 1150, x);
  return (
    Math.min(left, right) + 22 * nz.n2(x * 0.012, 1) + 9 * nz.n2(x * 0.05, 3) + 24 * notch(x) + 4
  );
};
/** the notch that the stream has cut into the edge */
const notch = (x: number) => sstep(96, 40, Math.abs(x - 716));
