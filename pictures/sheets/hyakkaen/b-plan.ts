/** The late winter garden: its Print, its line colour, and the shape of the plum branch. */
import { cut } from "../../kit/cut.ts";
import { Noise, type Pt } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";

export const P = new Print(23, "#f3ead8");
export const n = new Noise(44);
export const KEY = "#211c28";

export interface Arm {
  readonly path: Pt[];
  /** Its thickness at the base and at the tip. */
  readonly from: number;
  readonly to: number;
}
/** The corners of each arm, angular and not curved; those behind first. */
export const ARMS: readonly Arm[] = [
  { path: cut("1004 462, 1012 340, 1136 226, 1118 120, 1150 40"), from: 34, to: 7 },
  { path: cut("306 420, 256 580, 366 706, 318 830, 404 920, 396 1010"), from: 52, to: 6 },
  { path: cut("528 500, 604 340, 560 206, 652 78, 640 -40"), from: 50, to: 11 },
  {
    path: cut("620 632, 700 786, 850 842, 960 806, 1120 880, 1232 832, 1344 850"),
    from: 50,
    to: 8,
  },
  // stubs of broken branches
  { path: cut("210 320, 262 262, 256 236"), from: 36, to: 20 },
  { path: cut("420 424, 440 512, 426 534"), from: 34, to: 17 },
  { path: cut("846 596, 884 668, 868 690"), from: 24, to: 12 },
  {
    path: cut(
      "-90 40, 92 150, 168 300, 306 420, 428 424, 528 506, 604 630, 742 668, 850 590, 946 566, 1004 462, 1120 470, 1204 528, 1312 432, 1430 424, 1660 318",
    ),
    from: 158,
    to: 22,
  },
];
/** Last year's straight shoots, all upwards: base, angle, length. */
export const SHOOTS: readonly (readonly [Pt, number, number])[] = [
  [[850, 590], -1.36, 330],
  [[120, 190], -0.98, 250],
  [[1204, 528], -1.48, 330],
  [[366, 706], -0.86, 170],
  [[850, 842], -1.0, 180],
  [[1320, 432], -1.2, 300],
  [[700, 786], 1.34, 210],
  [[1120, 880], -1.1, 190],
];
