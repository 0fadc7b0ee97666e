/** The Print of the ink house's street, its perspective, and functions that draw on it. */
import { type Fill, layer, type Pt, Rng } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { Print } from "../../kit/print.ts";

export const P = new Print(533, "#f1e9da");
export const r = new Rng(26);
const KEY = "#1b161a";

/** Prints a drawing and its key lines; it erases the lines that it covers. */
export function print(draw: (pen: Pen) => void, lw = 3) {
  const colour = layer();
  draw({ x: colour.x, k: P.key.x, key: KEY, lw });
  P.put(colour);
}

/** A flat tone without a line. */
export const tone = (p: Pen, at: Pt[], c: Fill, smooth = false) =>
  shape(p, at, c, { smooth, line: 0 });

export const EYE_LEVEL = 716;
/** A point of the street front: metres along it, height, and metres out from it into the street. */
export function on(s: number, z: number, out = 0): Pt {
  const across = -4.2 + 0.82 * s + 0.57 * out,
    depth = 5.2 + 0.57 * s - 0.82 * out;
  return [690 + (1100 * across) / depth, EYE_LEVEL - (1100 * (z - 1.6)) / depth];
}
/** How long a metre is there. */
export const metre = (s: number, out = 0) => 1100 / (5.2 + 0.57 * s - 0.82 * out);

/** An upright part of the front between two places and two heights. */
export const face = (s0: number, s1: number, z0: number, z1: number, out = 0): Pt[] => [
  on(s0, z0, out),
  on(s1, z0, out),
  on(s1, z1, out),
  on(s0, z1, out),
];

/** Draws only inside an outline. */
export function within(p: Pen, outline: Pt[], draw: () => void) {
  p.x.save();
  p.x.beginPath();
  catmull(outline, 6, true).forEach(([x, y], i) => (i ? p.x.lineTo(x, y) : p.x.moveTo(x, y)));
  p.x.clip();
  draw();
  p.x.restore();
}
