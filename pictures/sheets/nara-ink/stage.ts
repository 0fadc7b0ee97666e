/** Functions that draw on a Print with its key lines; the sheets of this gem share them. */
import { type Fill, H, layer, type Pt, W } from "../../kit/core.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { type Print } from "../../kit/print.ts";

/** Returns a function that prints a drawing and its key lines on `P`; it erases the lines that it covers. */
export const printerOn = (P: Print, key: string) => (draw: (pen: Pen) => void, lw: number) => {
  const colour = layer();
  draw({ x: colour.x, k: P.key.x, key, lw });
  P.put(colour);
};

/** A flat tone without a line. */
export const tone = (p: Pen, at: Pt[], c: Fill, smooth = false) =>
  shape(p, at, c, { smooth, line: 0 });

/** A straight-edged part with its line. */
export const plank = (p: Pen, at: Pt[], c: Fill, line = 1) =>
  shape(p, at, c, { smooth: false, line });

export const rect = (x0: number, y0: number, x1: number, y1: number): Pt[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** Lays a tint over what the drawing has so far. */
export function inShade(p: Pen, c: string | CanvasGradient) {
  p.x.save();
  p.x.globalCompositeOperation = "source-atop";
  p.x.fillStyle = c;
  p.x.fillRect(0, 0, W, H);
  p.x.restore();
}
