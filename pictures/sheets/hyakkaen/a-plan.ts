/** Where things stand on the sheet, and the greens of the morning. */
import { Noise, ramp, sstep } from "../../kit/core.ts";

const n = new Noise(3);
/** the tower's middle line */
export const NEEDLE = 500;
/** sheet height of the pond's far edge; the bank of the shelter comes nearer on the right */
export const SHORE = (x: number) =>
  572 +
  46 * sstep(640, 872, x) +
  3 * n.n2(x * 0.006, 1) * sstep(900, 700, x) +
  1.5 * n.n2(x * 0.03, 4);
export const greens = ramp([
  [0, "#0d3440"],
  [0.25, "#235a5c"],
  [0.5, "#5a9082"],
  [0.74, "#a5c39a"],
  [1, "#f2ebb8"],
]);
export const AIR = "#e6e6cf";
