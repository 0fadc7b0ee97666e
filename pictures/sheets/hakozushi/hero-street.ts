/** The street under snow: its long swells, the lamplight on it, footprints, drifts at the foot of the walls. */
import { type Col, Noise, type Pt, type V3 } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { LONG, QUAY, SHOP } from "./hero-plan.ts";
import { level, painted, patch, type Pen, seen } from "./hero-pen.ts";
import { swells } from "./hero-wear.ts";

const n = new Noise(67);

/** The snow of the street: long swells, bluer in the hollow where people walk. */
export function ground(pen: Pen) {
  painted(
    pen,
    level(LONG[0], LONG[1], QUAY, 0.2, 0),
    swells(["#8fa4cd", "#a6b8da", "#bfcce3", "#d0daeb", "#dfe7f2"], 0, (x, y) => {
      const path = -1.75 + 0.5 * n.n2(x * 0.22, 3);
      return Math.exp(-(((y - path) / 0.75) ** 2)) + 0.7 * Math.exp(-(((y + 0.1) / 0.5) ** 2));
    }),
  );
}
/** Lamplight on the snow: it falls out of each opening, in two flat tones. */
export function spill(print: Print) {
  const { door, window, lattice } = SHOP;
  const fan = ([a, b]: readonly [number, number], y0: number, y1: number, open: number): V3[] => [
    [a, y0, 0],
    [b, y0, 0],
    [b + open, y1, 0],
    [a - open, y1, 0],
  ];
  print.light(
    (x) => {
      fillPoly(x, seen(fan([lattice[0], window[1]], -0.1, -3.9, 1.6)), "#ffecd0", 0.6);
    },
    { op: "source-over", blur: 44 },
  );
  print.light(
    (x) => {
      fillPoly(x, seen(fan(lattice, -0.1, -1.5, 0.3)), "#ffefd2", 0.42);
      fillPoly(x, seen(fan(door, -0.1, -3.6, 0.55)), "#fff6e4", 0.74);
      fillPoly(x, seen(fan(window, -0.9, -2.9, 0.6)), "#fff4e0", 0.66);
    },
    { op: "source-over", blur: 7 },
  );
}
/** Footprints along a path, left and right in turn: a hollow in shade, the snow it has thrown up behind it. */
export function footprints(pen: Pen, path: readonly Pt[]) {
  const line = catmull(
    path.map(([a, b]): Pt => [a, b]),
    60,
  );
  let gone = 0,
    step = 0,
    stride = 0.5;
  for (let i = 1; i < line.length; i++) {
    const [dx, dy] = [line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]],
      l = Math.hypot(dx, dy) || 1;
    gone += l;
    if (gone < stride) continue;
    gone = 0;
    step++;
    stride = 0.5 + 0.09 * n.n2(step * 1.7, path[0][0]);
    const side = (step % 2 ? 0.15 : -0.15) + 0.03 * n.n2(step * 2.9, 4),
      size = 1.2 + 0.15 * n.n2(step * 3.3, 8);
    const turn = 0.16 * n.n2(step * 5.1, 2) + (step % 2 ? -0.1 : 0.1);
    const [ux, uy] = [
      (dx / l) * Math.cos(turn) - (dy / l) * Math.sin(turn),
      (dy / l) * Math.cos(turn) + (dx / l) * Math.sin(turn),
    ];
    const c: Pt = [line[i][0] - uy * side, line[i][1] + ux * side];
    const sole = (k: number, ox: number, oy: number) =>
      seen(
        Array.from({ length: 14 }, (_, j): V3 => {
          const t = j * 0.4488,
            u = 0.19 * size * k * Math.cos(t),
            v = 0.1 * size * k * Math.sin(t) * (1 + 0.25 * Math.cos(t));
          return [c[0] + ux * u - uy * v + ox, c[1] + uy * u + ux * v + oy, 0];
        }),
      );
    fillPoly(pen.x, sole(1.2, 0.05, -0.045), "#e8edf5", 0.8);
    fillPoly(pen.x, sole(1, 0, 0), "#8b9fca", 0.95);
    fillPoly(pen.x, sole(0.68, -0.03, 0.04), "#6c80b0", 0.95);
  }
}
/** Snow blown against the foot of the walls. */
export function drifts(pen: Pen, light: Col) {
  for (const [x0, x1, deep] of [
    [-19, -5.9, 0.5],
    [-5.6, 0.3, 0.5],
    [-1.2, 1.7, 0.7],
    [6.9, 8.2, 0.5],
    [10.1, 13, 0.6],
  ] as const) {
    const N = 40;
    const swell = (u: number) => Math.sin(Math.PI * u) ** 0.55;
    const across = (f: (x: number, s: number) => V3) =>
      Array.from({ length: N + 1 }, (_, i) => f(x0 + ((x1 - x0) * i) / N, swell(i / N)));
    const high = (x: number, s: number) => s * (0.17 + 0.15 * n.fbm(x * 0.9, 4, 2));
    const foot = (x: number, s: number) => -0.02 - s * deep * (0.8 + 0.7 * n.fbm(x * 0.7, 9, 2));
    const top = across((x, s) => [x, -0.02, high(x, s)]);
    const band = (share: (x: number) => number) =>
      across((x, s) => {
        const k = share(x);
        return [x, foot(x, s) * k, high(x, s) * (1 - k) ** 1.4];
      });
    const low = band(() => 1);
    patch(pen, seen([...top, ...low.toReversed()]), light);
    for (const [c, from] of [
      ["#bccae2", 0.42],
      ["#a3b5d8", 0.72],
    ] as const)
      patch(
        pen,
        seen([...band((x) => from + 0.24 * n.fbm(x * 1.1, from * 30, 2)), ...low.toReversed()]),
        c,
      );
  }
}
