/** The positions around the table: everything is turned a little, and nothing is exactly regular. */
import { Noise, type Pt, type RGB } from "../../kit/core.ts";

export const KEY = "#1c0f0e";
export const n = new Noise(1103);
export const cobalt: RGB = [44, 74, 136];
/** the round table: its centre, its radius, the height of its top above the mats */
export const TABLE: Pt = [700, 752],
  R = 548,
  TOP = 46;
const TURN = 0.13;

/** a point on the table by its angle and its distance from the centre */
export function place(angle: number, far: number): Pt {
  return [TABLE[0] + far * Math.cos(angle + TURN), TABLE[1] + far * Math.sin(angle + TURN)];
}
/** a point in the frame of something turned by `a` about (cx,cy) */
export const turned = (x: number, y: number, [cx, cy]: Pt, a: number): Pt => [
  (x - cx) * Math.cos(a) + (y - cy) * Math.sin(a),
  -(x - cx) * Math.sin(a) + (y - cy) * Math.cos(a),
];

const quarter = Math.PI / 2;
export const EEL: Pt = [706, 742],
  SOUP = place(-1.5 * quarter + 0.03, 350),
  TOFU = place(-quarter / 2, 350),
  STEW = place(quarter / 2 + 0.03, 348),
  GREENS = place(quarter * 1.5 - 0.02, 350);
/** the directions of the four diners, from the right around by the front */
export const SIDES = [0, quarter, 2 * quarter, 3 * quarter].map(
  (a, i) => a + [0.02, -0.03, 0.02, 0.03][i],
);
export const sideTurn = (a: number) => a + TURN;
