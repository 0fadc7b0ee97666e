/** The Print of the night counter, and functions that draw its objects. */
import { layer, type Pt, Rng } from "../../kit/core.ts";
import { type Pen } from "../../kit/figures.ts";
import { Print } from "../../kit/print.ts";

export const P = new Print(1214, "#1b2540");
export const n = P.noise;
export const r = new Rng(14);
const KEY = "#15101a";

/** where the hem of the curtain is, and where the counter begins */
export const HEM = 318,
  SILL = 1004;

/** Prints a drawing and its key lines; it erases the lines that it covers. */
export function print(draw: (pen: Pen) => void, lw = 3) {
  const colour = layer();
  draw({ x: colour.x, k: P.key.x, key: KEY, lw });
  P.put(colour);
}

/** Part of an ellipse, from angle a0 to a1; clockwise from the right, as the sheet's y points down. */
export function arc([cx, cy]: Pt, rx: number, ry: number, a0 = 0, a1 = Math.PI * 2): Pt[] {
  const steps = Math.max(12, Math.round(Math.abs(a1 - a0) * 10));
  return Array.from({ length: steps + 1 }, (_, i): Pt => {
    const a = a0 + ((a1 - a0) * i) / steps;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  });
}
