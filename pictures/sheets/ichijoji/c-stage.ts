/** The Print of the station in April, its perspective, and functions that draw on it. */
import { type Fill, layer, type Pt, Rng } from "../../kit/core.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { Print } from "../../kit/print.ts";

export const P = new Print(1231, "#f4ecdc");
export const r = new Rng(40);
const KEY = "#1e1b26";

/** Prints a drawing and its key lines; it erases the lines that it covers. */
export function print(draw: (pen: Pen) => void, lw = 3) {
  const colour = layer();
  draw({ x: colour.x, k: P.key.x, key: KEY, lw });
  P.put(colour);
}

/** A flat tone without a line. */
export const tone = (p: Pen, at: Pt[], c: Fill, smooth = false) =>
  shape(p, at, c, { smooth, line: 0 });

export const HORIZON = 540;
export const SINE = 0.77,
  COSINE = 0.638;
/** metres away of a place: along the line, and out from the platform's edge towards the field */
export const away = (s: number, out: number) => 4.9 + SINE * s - COSINE * out;
/** A point: metres along the line, height, metres out. */
export const on = (s: number, z: number, out: number): Pt => {
  const depth = Math.max(0.6, away(s, out));
  return [
    480 + (1120 * (-4 + COSINE * s + SINE * out)) / depth,
    HORIZON - (1120 * (z - 1.75)) / depth,
  ];
};

/** An upright part along the line. */
export const face = (s0: number, s1: number, z0: number, z1: number, out: number): Pt[] => [
  on(s0, z0, out),
  on(s1, z0, out),
  on(s1, z1, out),
  on(s0, z1, out),
];
/** An upright part across the line. */
export const gable = (s: number, o0: number, o1: number, z0: number, z1: number): Pt[] => [
  on(s, z0, o0),
  on(s, z0, o1),
  on(s, z1, o1),
  on(s, z1, o0),
];
/** A level part. */
export const floor = (s0: number, s1: number, o0: number, o1: number, z: number): Pt[] => [
  on(s0, z, o0),
  on(s1, z, o0),
  on(s1, z, o1),
  on(s0, z, o1),
];
