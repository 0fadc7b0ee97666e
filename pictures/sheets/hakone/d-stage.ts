/** The Print of the marquetry sheet, and the function that draws its workshop. */
import { layer, Noise, Rng } from "../../kit/core.ts";
import { type Pen } from "../../kit/figures.ts";
import { Print } from "../../kit/print.ts";

export const P = new Print(95, "#efe4cb");
export const n = new Noise(6);
export const r = new Rng(9);
export const KEY = "#15110f";

/** Prints a drawing and its key lines; it erases the lines that it covers. */
export function print(draw: (pen: Pen) => void, lw = 2.6) {
  const colour = layer();
  draw({ x: colour.x, k: P.key.x, key: KEY, lw });
  P.put(colour);
}
