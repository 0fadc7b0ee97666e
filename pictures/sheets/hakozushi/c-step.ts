/** Hakozushi C: the stone landing before us in the light of a street lamp at the right; grass in its joints, shadows of willow. */
import { type Ctx, css, lerp, Noise, type Pt, Rng, type V3 } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { cover, edge, type Pen, within } from "./c-pen.ts";
import { onPaper, STONE } from "./c-plan.ts";

const n = new Noise(12);
/** A point of the landing: to the right from its corner at the water, and towards us. */
const CORNER: Pt = [-0.656, 1.398];
const onStep = (right: number, near: number): V3 => [
  CORNER[0] + 0.9957 * right + 0.06 * near,
  CORNER[1] + 0.0926 * right - 0.99 * near,
  STONE,
];
const at = (right: number, near: number) => onPaper(onStep(right, near));
/** Where the lamplight lies on the stone. */
const LAMP: Pt = [1650, 985];

const outline = (): Pt[] => {
  const rim: Pt[] = [];
  for (let s = 0; s <= 2; s += 0.02) rim.push(at(s, 0.002 * n.n2(s * 14, 1)));
  const side: Pt[] = [];
  for (let k = 0.6; k > 0; k -= 0.02) side.push(at(0.0016 * n.n2(k * 20, 5), k));
  return [...rim, [1700, 1300], [0, 1300], ...side];
};
function light(x: Ctx) {
  const g = x.createRadialGradient(...LAMP, 30, ...LAMP, 1420);
  for (const [t, tone] of [
    [0, "#f6cf92"],
    [0.13, "#dba777"],
    [0.3, "#ac7f68"],
    [0.5, "#76585a"],
    [0.72, "#453850"],
    [1, "#2b2546"],
  ] as const)
    g.addColorStop(t, tone);
  return g;
}
/** Chisel marks in rows along the edge; few, and only where light shows them. */
function marks(x: Ctx) {
  const r = new Rng(33),
    T = new Tones();
  for (let i = 0; i < 230; i++) {
    const p = at(r.range(0, 1.9), r.range(0.01, 0.55) ** 1.1);
    const lit = 1 - Math.hypot(p[0] - LAMP[0], p[1] - LAMP[1]) / 1300;
    if (lit < r.range(0.05, 0.8)) continue;
    const long = r.range(18, 64);
    T.add(
      r.chance(0.5) ? "#f6d7a2" : "#7c5a58",
      (z) =>
        brushPath(
          z,
          [0, 0.25, 0.5, 0.75, 1].map((t): Pt => [p[0] + t * long, p[1] - t * long * 0.05]),
          (t) => 3.2 * Math.sin(Math.PI * (0.05 + 0.9 * t)),
        ),
      0.3,
    );
  }
  T.flush(x);
}
/** Long pale strokes where many feet have gone. */
function wear(x: Ctx) {
  const r = new Rng(51);
  for (let i = 0; i < 26; i++) {
    const p = at(r.range(0, 0.75), r.range(0.03, 0.34));
    const long = r.range(90, 240);
    x.fillStyle = css(r.chance(0.6) ? "#7a6478" : "#1f1c3c", 0.16);
    x.beginPath();
    brushPath(
      x,
      [0, 0.25, 0.5, 0.75, 1].map((t): Pt => [
        p[0] + t * long,
        p[1] - t * long * 0.03 + 2 * n.n2(t * 2, i),
      ]),
      (t) => 13 * Math.sin(Math.PI * (0.02 + 0.96 * t)),
    );
    x.fill();
  }
}
/** The shadow of a willow twig out of the sheet: a stem and its leaves, cast to the left on the stone. */
function twigShadow(x: Ctx, from: Pt, to: Pt, count: number, seed: number) {
  const r = new Rng(seed);
  const mid: Pt = [lerp(from[0], to[0], 0.5), lerp(from[1], to[1], 0.5) + 10];
  const run = catmull([from, mid, to], 16);
  x.fillStyle = css("#5d4152", 0.75);
  x.beginPath();
  brushPath(x, run, (t) => 3.6 - 2.2 * t);
  for (let i = 2; i < count; i++) {
    const p = run[Math.round((i / count) * (run.length - 1))];
    for (const side of [-1, 1]) {
      const turn = Math.atan2(to[1] - from[1], to[0] - from[0]) + side * r.range(0.28, 0.62);
      const long = r.range(46, 74);
      dab(x, p[0], p[1], long, long * 0.2, turn, 0.1 * side);
    }
  }
  x.fill();
}
export function landing(P: Print, pen: Pen) {
  const shape = outline();
  P.block((x) => fillPoly(x, shape, light(x)), { grain: 0.05 });
  cover(pen, shape, light(pen.x));
  within(pen.x, shape, () => {
    marks(pen.x);
    twigShadow(pen.x, [1660, 968], [1400, 1020], 9, 3);
    twigShadow(pen.x, [1540, 1000], [1290, 1060], 9, 7);
    twigShadow(pen.x, [1680, 1020], [1420, 1082], 9, 11);
    // the left stone is a little cooler, and worn smooth in broad strokes
    fillPoly(pen.x, [at(-0.1, 0), at(0.6, 0), at(0.64, 0.6), at(-0.1, 0.6)], "#232a5c", 0.16);
    wear(pen.x);
    // the joint between two stones
    fillPoly(pen.x, [at(0.6, 0), at(0.612, 0), at(0.655, 0.6), at(0.64, 0.6)], "#3c2c3c", 0.9);
  });
  edge(
    pen,
    Array.from({ length: 90 }, (_, i) => onStep(i * 0.022, 0.002 * n.n2(i * 0.3, 1))),
    1,
  );
  edge(pen, [onStep(0, 0), onStep(0, 0.5)], 1);
  grass(pen);
}
function grass(pen: Pen) {
  const r = new Rng(6),
    T = new Tones();
  for (const [s, w, count] of [
    [0.16, 0.03, 8],
    [0.46, 0.06, 7],
    [0.66, 0.07, 15],
    [0.86, 0.04, 8],
    [1.06, 0.03, 7],
    [1.34, 0.05, 9],
    [0.02, 0.02, 5],
  ] as const)
    for (let i = 0; i < count; i++) {
      const p = at(s + r.g() * w, 0.004);
      T.add(r.pick(["#56743a", "#7d9440", "#3c5a38"]), (z) =>
        dab(z, p[0], p[1] + 3, r.range(10, 24), 3.8, -1.57 + r.g() * 0.5, 0.1),
      );
    }
  T.flush(pen.x);
}
/** Fallen willow leaves, each with its small shadow. */
export function leaves(pen: Pen) {
  for (const [px, py, turn, long] of [
    [566, 1040, 0.35, 46],
    [694, 1128, -0.4, 44],
    [870, 1000, 0.45, 44],
    [1392, 1022, -0.16, 46],
    [330, 1120, 0.12, 36],
  ] as const) {
    for (const [dx, dy, tone] of [
      [-4, 5, "#2b2138"],
      [0, 0, "#8f9e3c"],
    ] as const) {
      pen.x.fillStyle = tone;
      pen.x.beginPath();
      dab(pen.x, px + dx, py + dy, long, 12, turn, 0.14);
      pen.x.fill();
    }
  }
}
