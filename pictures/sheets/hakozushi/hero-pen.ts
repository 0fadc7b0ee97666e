/** What draws the solids of the canal street: planes, boxes, bars and key lines that are thick near and thin far. */
import {
  type Col,
  type Ctx,
  type Fill,
  type Pt,
  type RGB,
  type Rng,
  type V3,
  css,
  layer,
  mix,
  Noise,
  paintOf,
  SS,
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

const press = new Noise(907);

/** A key line; `w` is its width in pixels twenty metres away. It swells, thins and here and there breaks off, as a cut line does. */
export function rule(pen: Pen, ps: readonly V3[], w = 1.5, c: Col = KEY) {
  pen.k.fillStyle = css(c, 0.9);
  for (let i = 1; i < ps.length; i++) {
    const near = (scaleAt(ps[i][0], ps[i][1]) / 85) ** 1.3;
    const line = hand(at(...ps[i - 1]), at(...ps[i]), pen.r, 0.5, 12);
    const [[ax, ay], [bx, by]] = [line[0], line[line.length - 1]],
      long = Math.hypot(bx - ax, by - ay);
    pen.k.beginPath();
    brushPath(pen.k, line, (t) => {
      const d = t * long,
        swell = press.n2(ax * 0.03 + d * 0.021, ay * 0.03) + 0.4 * press.n2(d * 0.09, by * 0.05);
      const gone = long > 60 && swell < -0.72;
      return gone ? 0.1 : w * near * Math.max(0.35, 0.92 + 0.5 * swell);
    });
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
/** A shape painted point by point, as broad as its outline, which hides the key lines behind it. */
export function painted(pen: Pen, outline: readonly V3[], tone: (p: Pt) => RGB, line = 0) {
  const ps = seen(outline);
  const x0 = Math.floor(Math.max(0, Math.min(...ps.map((p) => p[0])))),
    y0 = Math.floor(Math.max(0, Math.min(...ps.map((p) => p[1])))),
    wide = Math.ceil(Math.min(1600, Math.max(...ps.map((p) => p[0])))) - x0,
    high = Math.ceil(Math.min(1200, Math.max(...ps.map((p) => p[1])))) - y0;
  if (wide < 1 || high < 1) return;
  const { c, x } = layer(wide, high);
  const sheet = x.getImageData(0, 0, c.width, c.height),
    d = sheet.data;
  for (let j = 0, i = 0; j < c.height; j++)
    for (let k = 0; k < c.width; k++, i += 4) {
      let r = 0,
        g = 0,
        b = 0;
      for (const [u, v] of [
        [0.25, 0.35],
        [0.75, 0.65],
      ] as const) {
        const t = tone([x0 + (k + u) / SS, y0 + (j + v) / SS]);
        r += t[0];
        g += t[1];
        b += t[2];
      }
      d[i] = r / 2;
      d[i + 1] = g / 2;
      d[i + 2] = b / 2;
      d[i + 3] = 255;
    }
  x.setTransform(1, 0, 0, 1, 0, 0);
  x.putImageData(sheet, 0, 0);
  pen.x.save();
  poly(pen.x, ps);
  pen.x.clip();
  pen.x.drawImage(c, x0, y0, c.width / SS, c.height / SS);
  pen.x.restore();
  clearUnder(pen.k, ps);
  if (line) rule(pen, [...outline, outline[0]], line);
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
/** A heap of snow that lies on something: rounded by the wind, sagging over the edge, its right side in shade. */
export function cap(
  pen: Pen,
  [x0, x1]: readonly [number, number],
  y: number,
  z: number,
  high: number,
  light: Col,
  shade: Col,
) {
  const N = 40,
    own = x0 * 1.7 + z,
    round = Math.max(2.2, 4 * (x1 - x0));
  const edge = (f: (u: number) => number): V3[] =>
    Array.from({ length: N + 1 }, (_, i) => [x0 + ((x1 - x0) * i) / N, y, z + f(i / N)]);
  const bulge = (u: number) =>
    high *
    (1 - Math.abs(2 * u - 1) ** round) *
    (0.86 + 0.2 * press.n2(own + u * 1.6, 3) + 0.08 * press.n2(own + u * 5 * (x1 - x0), 7));
  const sag = (u: number) =>
    -0.02 -
    0.22 * high * (0.5 + 0.5 * press.n2(own + u * 4.2 * (x1 - x0), 12)) * (1 - (2 * u - 1) ** 8);
  const between = (k: (u: number) => number) => (u: number) =>
    sag(u) + (bulge(u) - sag(u)) * Math.min(1, Math.max(0, k(u)));
  patch(pen, seen([...edge(bulge), ...edge(sag).toReversed()]), light);
  const half = between((u) => 0.34 + 0.42 * u ** 3 + 0.16 * press.n2(own + u * 2.6, 21));
  const low = between((u) => 0.1 + 0.5 * u ** 4 + 0.12 * press.n2(own + u * 3.4, 25));
  patch(pen, seen([...edge(half), ...edge(sag).toReversed()]), mix(light, shade, 0.55));
  patch(pen, seen([...edge(low), ...edge(sag).toReversed()]), shade);
}
