/** Hakozushi B: the indigo curtain with the lit room behind it; somebody who has just gone under it is a shadow in the cloth. */
import { clamp, lerp, Noise, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, trace } from "../../kit/brush.ts";
import { onSheet } from "../../kit/terrain.ts";
import { cam, CALLER, FRONT, KEY } from "./b-plan.ts";

const n = new Noise(41);
const TOP = 2.37;
const [DEEP, MID, LIT, SHADOW] = ["#132c56", "#215089", "#4583ba", "#0e1c3c"];
interface Strip {
  /** its ends on the pole, and how far each of them has moved aside at the foot */
  readonly x: readonly [number, number];
  readonly aside: readonly [number, number];
  readonly foot: number;
}
const STRIPS: readonly Strip[] = [
  { x: [-1.13, -0.54], aside: [0.01, -0.01], foot: 1.2 },
  { x: [-0.52, 0.07], aside: [-0.02, -0.15], foot: 1.23 },
  { x: [0.09, 0.68], aside: [0.05, 0.02], foot: 1.25 },
  { x: [0.7, 1.29], aside: [0.01, 0.03], foot: 1.2 },
];
/** A point of the cloth: `u` across it and `v` down it, each 0..1. */
function cloth(s: Strip, u: number, v: number): Pt {
  const x = lerp(s.x[0] + s.aside[0] * v ** 1.4, s.x[1] + s.aside[1] * v ** 1.4, u);
  const wave = 0.014 * v * Math.sin(u * 17 + s.x[0] * 9) + 0.012 * v * n.n2(x * 4, s.foot);
  // the pole bends a little under its weight
  const sag = 0.02 * Math.sin((Math.PI * (x + 1.13)) / 2.42) * (1 - v);
  return onSheet(cam, x, FRONT - 0.17, lerp(TOP, s.foot, v) + wave - sag);
}
const down = (s: Strip, u: (v: number) => number, from = 0, to = 1): Pt[] =>
  Array.from({ length: 19 }, (_, i) => {
    const v = lerp(from, to, i / 18);
    return cloth(s, clamp(u(v)), v);
  });
const outline = (s: Strip): Pt[] => [
  ...down(s, () => 0),
  ...Array.from({ length: 25 }, (_, i) => cloth(s, i / 24, 1)),
  ...down(s, () => 1).toReversed(),
];
/** A fold: a long band whose edges wander, wider at the foot. */
const fold = (s: Strip, at: number, half: number, from = 0): Pt[] => {
  const edge = (k: number) => (v: number) =>
    at + k * half * (0.35 + 0.65 * v) + 0.05 * n.n2(at * 9 + k, v * 2.6 + s.x[0]);
  return [...down(s, edge(-1), from), ...down(s, edge(1), from).toReversed()];
};
/** Head and shoulders of the caller, in metres from where the caller stands. */
const BUST: readonly Pt[] = [
  [-0.27, 1.05],
  [-0.23, 1.24],
  [-0.11, 1.33],
  [-0.06, 1.37],
  [-0.1, 1.47],
  [-0.07, 1.58],
  [0.02, 1.61],
  [0.1, 1.56],
  [0.12, 1.46],
  [0.07, 1.37],
  [0.14, 1.33],
  [0.26, 1.22],
  [0.29, 1.05],
];
export function curtain(x: Ctx) {
  for (const s of STRIPS) {
    x.save();
    x.beginPath();
    trace(x, outline(s));
    x.clip();
    fillPoly(x, outline(s), MID);
    for (const at of [0.16, 0.52, 0.86]) fillPoly(x, fold(s, at, 0.085), LIT);
    for (const at of [0.33, 0.7, 1]) fillPoly(x, fold(s, at, 0.07), DEEP);
    const bust = catmull(
      BUST.map(([a, b]) => onSheet(cam, CALLER[0] + a, FRONT - 0.17, b)),
      6,
    );
    fillPoly(x, bust, SHADOW, 0.86);
    mark(x, s);
    // the hem, and the seam on the pole
    x.fillStyle = DEEP;
    x.beginPath();
    brushPath(
      x,
      Array.from({ length: 13 }, (_, i) => cloth(s, i / 12, 0.985)),
      () => 5,
    );
    brushPath(
      x,
      Array.from({ length: 13 }, (_, i) => cloth(s, i / 12, 0.02)),
      () => 9,
    );
    x.fill();
    x.restore();
  }
}
/** The sign of the shop, undyed: a square measure seen from above, half of it on each middle strip. */
function mark(x: Ctx, s: Strip) {
  const side = STRIPS.indexOf(s);
  if (side < 1 || side > 2) return;
  const at = (a: number, b: number) =>
    cloth(s, side === 1 ? 1 - Math.abs(a) * 0.6 : Math.abs(a) * 0.6, 0.4 + b * 0.3);
  const k = side === 1 ? -1 : 1;
  x.fillStyle = "#e9e4d4";
  x.beginPath();
  for (const [r, wide] of [
    [0.84, 8],
    [0.42, 7],
  ])
    brushPath(x, [at(0, -r), at(k * r, -r), at(k * r, r), at(0, r)], () => wide);
  x.fill();
}
export function curtainLines(k: Ctx) {
  k.fillStyle = KEY;
  k.beginPath();
  for (const s of STRIPS) {
    const rim = outline(s);
    brushPath(k, rim, (t) => 2.2 + 0.9 * Math.sin(t * 13));
    for (const at of [0.24, 0.61, 0.93])
      brushPath(
        k,
        down(s, (v) => at + 0.03 * n.n2(at * 7, v * 3), 0.12, 0.86),
        (t) => 0.4 + 1.6 * Math.sin(Math.PI * t),
      );
  }
  k.fill();
}
