/** Pens: how the sheets of this gem print a drawing, and a flat tone without a line. */
import { type Col, type Fill, layer, type Pt } from "../../kit/core.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { type Print } from "../../kit/print.ts";

/** A function that prints a drawing and its key lines, and erases the lines that it covers. */
export const printing =
  (P: Print, key: Col) =>
  (draw: (pen: Pen) => void, lw = 3) => {
    const colour = layer();
    draw({ x: colour.x, k: P.key.x, key, lw });
    P.put(colour);
  };

/** A flat tone without a line. */
export const tone = (p: Pen, at: Pt[], c: Fill, smooth = false) =>
  shape(p, at, c, { smooth, line: 0 });
