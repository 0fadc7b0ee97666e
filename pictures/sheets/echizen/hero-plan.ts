/** The plan of the workshop in metres: x to the right, y away from us, z up; the camera turns a little to the right. */
import type { Pt, V3 } from "../../kit/core.ts";

const EYE: V3 = [-0.6, -0.6, 1.58];
const TURN = 0.175;
const FOCUS = 1800;
const CENTRE: Pt = [822, 428];
const [COS, SIN] = [Math.cos(TURN), Math.sin(TURN)];

export const KEY = "#140d10";
/** the wall with the opening, its thickness, the opening and the paper door beside it */
export const WALL = 6;
export const OPEN = { x0: -0.62, x1: 1.98, z0: 0.46, z1: 2.26 };
export const DOOR = { x0: -1.5, x1: -0.62 };
export const VAT = { x0: -0.3, x1: 0.95, y0: 2.4, y1: 5.25, z: 0.8, water: 0.7, rim: 0.07 };
/** where the maker stands */
export const MAKER = 4.45;

export function project([x, y, z]: V3): Pt {
  const dx = x - EYE[0],
    dy = y - EYE[1];
  const depth = dx * SIN + dy * COS;
  return [
    CENTRE[0] + (FOCUS * (dx * COS - dy * SIN)) / depth,
    CENTRE[1] - (FOCUS * (z - EYE[2])) / depth,
  ];
}
export const depthOf = ([x, y]: V3) => (x - EYE[0]) * SIN + (y - EYE[1]) * COS;
export const eye = EYE;
/** the direction of sight through a place on the sheet, one metre deep */
export function sight(px: number, py: number): V3 {
  const a = (px - CENTRE[0]) / FOCUS,
    b = (CENTRE[1] - py) / FOCUS;
  return [a * COS + SIN, -a * SIN + COS, b];
}
/** points written as "x y, x y" */
export const points = (text: string): Pt[] =>
  text.split(", ").map((pair) => {
    const [u, v] = pair.split(" ").map(Number);
    return [u, v];
  });
