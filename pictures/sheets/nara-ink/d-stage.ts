/** The Print of the drying room, its perspective, and functions that draw in it. */
import { type Fill, layer, type Pt, Rng } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { Print } from "../../kit/print.ts";

export const P = new Print(544, "#e6e2d4");
export const r = new Rng(31);
const KEY = "#14101a";

/** Prints a drawing and its key lines; it erases the lines that it covers. */
export function print(draw: (pen: Pen) => void, lw = 3) {
  const colour = layer();
  draw({ x: colour.x, k: P.key.x, key: KEY, lw });
  P.put(colour);
}

/** A flat tone without a line. */
export const tone = (p: Pen, at: Pt[], c: Fill, smooth = false) =>
  shape(p, at, c, { smooth, line: 0 });

const SINE = 0.64,
  COSINE = 0.77,
  EYE = 1.5;
export const LEVEL = 610;
export const away = (s: number, out: number) => Math.max(0.8, 4.6 + SINE * s - COSINE * out);
/** A point of the room: metres along the window wall, height, metres out from it. */
export const on = (s: number, z: number, out = 0): Pt => [
  560 + (1100 * (-3.4 + COSINE * s + SINE * out)) / away(s, out),
  LEVEL - (1100 * (z - EYE)) / away(s, out),
];
/** The nearest place along a line at this distance from the wall that the eye still sees. */
export const nearest = (out: number) => Math.max(-2, (COSINE * out - 3.6) / SINE);

/** An upright part along the window wall. */
export const face = (s0: number, s1: number, z0: number, z1: number, out = 0): Pt[] => [
  on(s0, z0, out),
  on(s1, z0, out),
  on(s1, z1, out),
  on(s0, z1, out),
];

/** A part in three cuts; the low sun is on its left. */
export function lit(
  p: Pen,
  at: Pt[],
  c: { readonly lit: string; readonly body: string; readonly dark: string },
  [rim, deep]: [number, number],
) {
  const moved = (k: number): Pt[] => at.map(([x, y]): Pt => [x + k, y + k * 0.35]);
  shape(p, at, c.lit);
  p.x.save();
  p.x.beginPath();
  catmull(at, 6, true).forEach(([x, y], i) => (i ? p.x.lineTo(x, y) : p.x.moveTo(x, y)));
  p.x.clip();
  tone(p, moved(rim), c.body, true);
  tone(p, moved(deep), c.dark, true);
  p.x.restore();
}
