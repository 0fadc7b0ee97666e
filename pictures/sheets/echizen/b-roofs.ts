/** The bark roofs seen from the foot of the steps: broad slopes in courses, thick cut eaves, the ridge. */
import { type Col, type Ctx, type Pt, type Rng, bokashi, css, lerp, mix } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { type Pen, line, shape } from "../../kit/figures.ts";

/** The colours of a roof from shade to light, and how much of the key line shows through the mist. */
export interface RoofInk {
  readonly dark: Col;
  readonly bark: Col;
  readonly pale: Col;
  readonly moss: Col;
  readonly straw: Col;
  readonly strawShade: Col;
  readonly gloom: Col;
  readonly gilt: Col;
}
export interface Slope {
  /** The middle of the ridge and half its length. */
  readonly ridge: Pt;
  readonly half: number;
  /** The eave: its height, half its length, how far its corners lift. */
  readonly eave: number;
  readonly wide: number;
  readonly lift: number;
  /** The thickness of the bark. */
  readonly thick: number;
}
/** a point on a slope: k from -1 to 1 across, v from ridge to eave; steep above, flatter below */
const onSlope =
  (s: Slope) =>
  (k: number, v: number): Pt => [
    s.ridge[0] + k * lerp(s.half, s.wide, v ** 1.9),
    lerp(s.ridge[1], s.eave, v ** 0.86) - s.lift * Math.abs(k) ** 4 * v * v + (1 - k * k) * 10 * v,
  ];
export const across = (f: (k: number) => Pt, from = -1, to = 1, steps = 60): Pt[] =>
  Array.from({ length: steps + 1 }, (_, i) => f(lerp(from, to, i / steps)));
export const lower = (p: Pt[], dy: number | ((t: number) => number)): Pt[] =>
  p.map(([x, y], i): Pt => [x, y + (typeof dy === "number" ? dy : dy(i / (p.length - 1)))]);

/** the cut edge of the bark: a thick pale band below a curve, with its layers, darker away from the light */
export function cutEnd(p: Pen, top: Pt[], thick: number, ink: RoofInk, r: Rng) {
  const band = [...top, ...lower(top, thick).toReversed()];
  shape(p, band, ink.straw, { smooth: false, line: 1.3 });
  const half = top.slice(0, Math.ceil(top.length / 2) + 1);
  fillPoly(p.x, [...half, ...lower(half, thick).toReversed()], ink.strawShade, 0.55);
  fillPoly(p.x, [...lower(top, thick * 0.72), ...lower(top, thick).toReversed()], ink.strawShade);
  for (const v of [0.24, 0.44, 0.62, 0.8])
    for (let i = 0; i < top.length - 6;) {
      const long = r.int(4, 16);
      const run = lower(top.slice(i, i + long), thick * v + r.range(-1, 1));
      if (run.length > 2) line(p, run, 0.5, undefined, false);
      i += long + r.int(1, 4);
    }
}
/** courses of bark along a slope, broken where it is worn; moss in damp places */
export function slope(p: Pen, s: Slope, ink: RoofInk, r: Rng) {
  const f = onSlope(s);
  const left = Array.from({ length: 25 }, (_, i) => f(-1, i / 24)),
    right = Array.from({ length: 25 }, (_, i) => f(1, i / 24));
  const eave = across((k) => f(k, 1));
  shape(
    p,
    [...left, ...eave, ...right.toReversed()],
    bokashi(p.x, 0, s.ridge[1], 0, s.eave, [
      [0, ink.dark],
      [0.55, ink.bark],
      [1, ink.pale],
    ]),
    { smooth: false, line: 1.2 },
  );
  for (let row = 1; row < 30; row++) {
    const v = (row / 30) ** 0.9;
    for (let k = -1; k < 1;) {
      const long = r.range(0.05, 0.3),
        to = Math.min(1, k + long);
      const run = across((q) => f(q, v + 0.004 * Math.sin(q * 23 + row)), k, to, 8);
      const c = r.u();
      // moss only on the side away from the sun, in long patches
      if (c > 0.6 && c < 0.7 && k < -0.15)
        dash(
          p.x,
          across((q) => f(q, v), k, Math.min(1, k + 1.8 * long), 10),
          9 * v + 3,
          ink.moss,
        );
      else if (c < 0.36) line(p, run, 0.75, undefined, false);
      else if (c < 0.6) dash(p.x, run, 5 * v + 2, mix(ink.pale, "#ffffff", 0.12));
      else if (c > 0.74 && c < 0.85) dash(p.x, run, 7 * v + 3, ink.dark);
      k = to + r.range(0.01, 0.06);
    }
  }
  // soffit: rafters in the shade, then the cut eave before them
  const under = lower(eave, s.thick - 2);
  shape(
    p,
    [...under, ...lower(under, (t) => 44 * Math.sin(Math.PI * t) + 8).toReversed()],
    ink.gloom,
    { smooth: false },
  );
  for (let i = 1; i < 46; i++) {
    const [px, py] = f(-1 + (2 * i) / 46, 1);
    const inward = (s.ridge[0] - px) * 0.06;
    p.x.fillStyle = css(ink.strawShade);
    p.x.beginPath();
    brushPath(
      p.x,
      [
        [px, py + s.thick],
        [px + inward, py + s.thick + 26],
      ],
      () => s.thick * 0.16,
    );
    p.x.fill();
  }
  cutEnd(p, eave, s.thick, ink, r);
}
function dash(x: Ctx, run: Pt[], w: number, c: Col) {
  x.fillStyle = css(c);
  x.beginPath();
  brushPath(x, run, (t) => w * Math.sin(Math.PI * (0.08 + 0.84 * t)));
  x.fill();
}
/** the box along the ridge: bands of bark and a cap */
export function ridge(p: Pen, s: Slope, ink: RoofInk) {
  const [x, y] = s.ridge,
    h = s.thick * 1.1,
    half = s.half + s.thick * 0.5;
  const sag = (k: number) => 9 * (1 - k * k);
  const top = across((k): Pt => [x + k * half, y - h + sag(k) - 10 * k ** 4], -1, 1, 30);
  shape(
    p,
    [...top, ...across((k): Pt => [x + k * (half - 8), y + sag(k) * 0.6], 1, -1, 30)],
    mix(ink.dark, ink.bark, 0.5),
    { smooth: false },
  );
  const cap = top.map(([px, py]): Pt => [px + (px - x) * 0.02, py]);
  shape(p, [...cap, ...lower(cap, h * 0.34).toReversed()], ink.gloom, { smooth: false });
  for (const k of [-0.66, 0, 0.66])
    shape(
      p,
      Array.from({ length: 8 }, (_, i): Pt => [
        x + k * half + h * 0.24 * Math.cos(i * 0.8),
        y - h * 0.3 + sag(k) + h * 0.24 * Math.sin(i * 0.8),
      ]),
      ink.gilt,
      { line: 0.6 },
    );
}
