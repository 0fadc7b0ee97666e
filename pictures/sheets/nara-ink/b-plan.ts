/** The room at the garden: where the eye, the sun and the opening are. Metres: x right, y away, z up. */
import { Noise, type Pt, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";

export const P = new Print(522, "#e9dcc0");
export const nz = new Noise(8);
export const KEY = "#120d10";
/** somebody who sits on the floor before the desk */
export const cam: Cam = { x: 0, y: 0, z: 1.25, f: 1150, cx: 900, hy: 290 };
/** towards the low sun: for each metre away, so much to the right and up */
export const SLOPE: Pt = [0.5, 0.42];
const l = Math.hypot(SLOPE[0], 1, SLOPE[1]);
export const SUN: V3 = [SLOPE[0] / l, 1 / l, SLOPE[1] / l];
/** the opening in the wall: its plane and its sides */
export const WALL = 3,
  LEFT = -0.74,
  RIGHT = 1,
  HEAD = 1.78;
/** the plane of the plum outside */
export const PLUM = 4.7;
/** heights of the desk, the felt and the sheet of paper */
export const DESK = 0.32,
  FELT = 0.326,
  PAPER = 0.3273;
/** the sheet of paper: its centre, half its size, and its turn */
export const SHEET = { x: -0.02, y: 1.55, w: 0.37, d: 0.32, turn: 0.045 } as const;
/** The frame of something that lies at (cx, cy), turned by `a`. */
export const turned = (x: number, y: number, cx: number, cy: number, a: number): Pt => [
  (x - cx) * Math.cos(a) + (y - cy) * Math.sin(a),
  -(x - cx) * Math.sin(a) + (y - cy) * Math.cos(a),
];
