/** The Print of the fist before the window, and functions that draw it. */
import { type Fill, layer, type Pt } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { Print } from "../../kit/print.ts";

export const KEY = "#120d10";
export const P = new Print(511, "#efe5d0");

/** Prints a drawing and its key lines; it erases the lines that it covers. */
export function print(draw: (pen: Pen) => void, lw = 3) {
  const colour = layer();
  draw({ x: colour.x, k: P.key.x, key: KEY, lw });
  P.put(colour);
}

/** the centre of the fist on the sheet, its size and its turn */
const AT: Pt = [610, 570],
  SIZE = 1.14,
  TURN = -0.2;
/** Points in the fist's own frame: the arm to the right, the fingers to the left. */
export const hand = (text: string): Pt[] =>
  pts(text).map(([x, y]): Pt => [
    AT[0] + SIZE * (x * Math.cos(TURN) - y * Math.sin(TURN)),
    AT[1] + SIZE * (x * Math.sin(TURN) + y * Math.cos(TURN)),
  ]);

/** A flat tone without a line. */
export const tone = (p: Pen, at: Pt[], c: Fill) => shape(p, at, c, { line: 0 });

/** Draws only inside an outline. */
export function within(p: Pen, outline: Pt[], draw: () => void) {
  p.x.save();
  p.x.beginPath();
  catmull(outline, 6, true).forEach(([x, y], i) => (i ? p.x.lineTo(x, y) : p.x.moveTo(x, y)));
  p.x.clip();
  draw();
  p.x.restore();
}

interface Tones {
  readonly shade: string;
  readonly body: string;
  readonly light: string;
}
export const SKIN: Tones = { shade: "#8a4f36", body: "#cf8f62", light: "#f5d3a8" };

/** A rounded part in three flat tones: the light comes from the window, above and to the left. */
export function rounded(
  p: Pen,
  outline: Pt[],
  c: Tones,
  [deep, high]: [number, number],
  weight = 1.6,
) {
  shape(p, outline, c.shade, { line: weight });
  const moved = (k: number) => outline.map(([x, y]): Pt => [x - 0.3 * k, y - k]);
  within(p, outline, () => {
    tone(p, moved(deep), c.body);
    tone(p, moved(high), c.light);
  });
}

export const stroke = (p: Pen, text: string, w: number, c?: string) => line(p, hand(text), w, c);
