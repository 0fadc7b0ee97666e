/** What draws the solids of the canal street: planes, boxes, bars and key lines that are thick near and thin far. */
import {
  type Col,
  type Ctx,
  type Fill,
  type Pt,
  type Rng,
  type V3,
  css,
  paintOf,
} from "../../kit/core.ts";
import { brushPath, clearUnder, hand, poly } from "../../kit/brush.ts";
import { at, KEY, scaleAt } from "./hero-plan.ts";

/** The colour block and the key block of one group of solids. */
export interface Pen {
  readonly x: Ctx;
  readonly k: Ctx;
  readonly r: Rng;
}
export const seen = (ps: readonly V3[]): Pt[] => ps.map((p) => at(...p));

/** A key line; `w` is its width in pixels twenty metres away. */
export function rule(pen: Pen, ps: readonly V3[], w = 1.5, c: Col = KEY) {
  pen.k.fillStyle = css(c, 0.9);
  for (let i = 1; i < ps.length; i++) {
    const near = (scaleAt(ps[i][0], ps[i][1]) / 85) ** 1.3;
    pen.k.beginPath();
    brushPath(
      pen.k,
      hand(at(...ps[i - 1]), at(...ps[i]), pen.r, 0.35, 18),
      (t) => w * near * (0.8 + 0.35 * Math.sin(Math.PI * t)),
    );
    pen.k.fill();
  }
}
/** A flat shape on the sheet, which hides the key lines behind it. */
export function patch(pen: Pen, ps: Pt[], fill: Fill, a = 1) {
  pen.x.fillStyle = paintOf(fill, a);
  poly(pen.x, ps);
  pen.x.fill();
  if (a === 1) clearUnder(pen.k, ps);
}
export function plane(pen: Pen, ps: readonly V3[], fill: Fill, line = 0) {
  patch(pen, seen(ps), fill);
  if (line) rule(pen, [...ps, ps[0]], line);
}
/** An upright rectangle that is parallel to the street. */
export const upright = (x0: number, x1: number, z0: number, z1: number, y = 0): V3[] => [
  [x0, y, z0],
  [x1, y, z0],
  [x1, y, z1],
  [x0, y, z1],
];
export const level = (x0: number, x1: number, y0: number, y1: number, z: number): V3[] => [
  [x0, y0, z],
  [x1, y0, z],
  [x1, y1, z],
  [x0, y1, z],
];
/** An upright rectangle across the street, at x. */
export const across = (x: number, y0: number, y1: number, z0: number, z1: number): V3[] => [
  [x, y0, z0],
  [x, y1, z0],
  [x, y1, z1],
  [x, y0, z1],
];
export interface Faces {
  readonly front: Fill;
  readonly side: Fill;
  readonly top: Fill;
  readonly line?: number;
}
/** A box: its right side, its top and its front, as far as they are seen from here. */
export function box(
  pen: Pen,
  [x0, x1]: readonly [number, number],
  [y0, y1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  c: Faces,
) {
  const line = c.line ?? 1.3;
  plane(pen, across(x1, y0, y1, z0, z1), c.side, line);
  if (z1 < 2.9) plane(pen, level(x0, x1, y0, y1, z1), c.top, line);
  plane(pen, upright(x0, x1, z0, z1, y0), c.front, line);
}
/** Upright bars side by side, all of one colour. */
export function bars(
  pen: Pen,
  [x0, x1]: readonly [number, number],
  [z0, z1]: readonly [number, number],
  y: number,
  count: number,
  share: number,
  c: Fill,
) {
  const pitch = (x1 - x0) / count;
  pen.x.fillStyle = paintOf(c);
  for (let i = 0; i < count; i++) {
    const x = x0 + pitch * (i + (1 - share) / 2);
    poly(pen.x, seen(upright(x, x + pitch * share, z0, z1, y)));
    pen.x.fill();
  }
}
/** A ball of snow that lies on something: flat below, round above, its right side in shade. */
export function cap(
  pen: Pen,
  [x0, x1]: readonly [number, number],
  y: number,
  z: number,
  high: number,
  light: Col,
  shade: Col,
) {
  const N = 32,
    round = Math.max(2.6, 5 * (x1 - x0));
  const bulge = (u: number) =>
    high * (1 - Math.abs(2 * u - 1) ** round) * (0.94 + 0.06 * Math.sin(u * 5 + x0 * 3));
  const top = Array.from({ length: N + 1 }, (_, i): V3 => [
    x0 + ((x1 - x0) * i) / N,
    y,
    z + bulge(i / N),
  ]);
  patch(pen, seen([...top, [x1, y, z - 0.03], [x0, y, z - 0.03]]), light);
  const low = top.map(([x, , t], i): V3 => [x, y, z - 0.03 + (t - z) * 0.42 * (i / N)]);
  patch(pen, seen([[x0, y, z - 0.03], ...low, [x1, y, z - 0.03]]), shade);
}
