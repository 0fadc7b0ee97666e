/** The Print of the marquetry sheet, its camera, the window, and the function that draws the workshop around it. */
import { layer, Noise, Rng } from "../../kit/core.ts";
import { type Pen } from "../../kit/figures.ts";
import { Print } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";

export const P = new Print(95, "#efe4cb");
export const n = new Noise(6);
export const r = new Rng(9);
const KEY = "#15110f";
/** The eye, a little above the bench; decimetres. */
export const cam: Cam = { x: 0, y: -9.5, z: 3.9, f: 1900, cx: 800, hy: 520 };
/** The window on the sheet, and where its paper screen begins. */
export const PANE = { x0: 196, x1: 1404, y0: 64, y1: 752, screen: 1090 } as const;
/** The distance of the window's wall. */
export const WALL = 12;

/** Prints a drawing and its key lines; it erases the lines that it covers. */
export function print(draw: (pen: Pen) => void, lw = 2.6) {
  const colour = layer();
  draw({ x: colour.x, k: P.key.x, key: KEY, lw });
  P.put(colour);
}
