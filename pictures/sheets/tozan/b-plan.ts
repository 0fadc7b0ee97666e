/** Tozan Shrine, B: the plan. Metres: x to the right of the stair's axis, d away from us, z above the paving. */
import { css, type Ctx, type Fill, mix, paintOf, type Pt, type V3 } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";

export const HORIZON = 700,
  EYE = 1.5;
export const F = 1400,
  CX = 640;
/** the stair: where it begins, its steps, the rise and run of each, and half its width */
export const STAIR = { d: 9.5, n: 26, rise: 0.165, run: 0.37, half: 2.1 };
export const MIST = "#b1c2c5",
  DEEP = "#1b2d38";
/** the colour of something at a distance in this wet air */
export const air = (c: string, d: number) =>
  mix(c, MIST, Math.min(0.93, Math.max(0, 1 - Math.exp(-(d - 6) / 17))));

/** What draws: the colours, and the eye, which the wet paving turns upside down. */
export interface Pens {
  readonly x: Ctx;
  readonly flip: boolean;
}
export const to = (p: Pens, x: number, d: number, z: number): Pt => [
  CX + (F * x) / d,
  HORIZON - (F * ((p.flip ? -z : z) - EYE)) / d,
];
export function face(p: Pens, points: readonly V3[], fill: Fill) {
  p.x.fillStyle = paintOf(fill);
  poly(
    p.x,
    points.map((v) => to(p, ...v)),
  );
  p.x.fill();
}
/** a shape given in metres beside and above a place */
export function shape(p: Pens, [x, d, z]: V3, points: readonly Pt[], fill: Fill) {
  face(
    p,
    points.map(([a, b]): V3 => [x + a, d, z + b]),
    fill,
  );
}
export function line(p: Pens, a: V3, b: V3, w: number, c: string, alpha = 1) {
  p.x.strokeStyle = css(c, alpha);
  p.x.lineWidth = w;
  p.x.beginPath();
  p.x.moveTo(...to(p, ...a));
  p.x.lineTo(...to(p, ...b));
  p.x.stroke();
}
