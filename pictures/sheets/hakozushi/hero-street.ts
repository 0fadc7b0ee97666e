/** The street under snow: its long swells, the lamplight on it, footprints, drifts at the foot of the walls. */
import { type Col, Noise, type Pt, type V3 } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { LONG, QUAY, SHOP } from "./hero-plan.ts";
import { patch, type Pen, plane, seen } from "./hero-pen.ts";

const SNOW = "#cdd8ea";
const n = new Noise(67);

/** The snow of the street: one field, whiter where the shop's light lies on it. */
export function ground(pen: Pen) {
  plane(
    pen,
    [
      [LONG[0], QUAY, 0],
      [LONG[1], QUAY, 0],
      [LONG[1], 0, 0],
      [LONG[0], 0, 0],
    ],
    SNOW,
  );
  const drift = (y0: number, swell: number, x0: number, x1: number): V3[] => {
    const N = 40;
    const edge = Array.from({ length: N + 1 }, (_, i): V3 => {
      const x = x0 + ((x1 - x0) * i) / N;
      return [x, y0 + swell * n.fbm(x * 0.33, y0, 2), 0];
    });
    return [...edge, [x1, QUAY + 0.1, 0], [x0, QUAY + 0.1, 0]];
  };
  // the hollow where people walk is a little bluer
  const walked = drift(-0.9, 0.55, LONG[0], LONG[1]);
  plane(pen, walked, "#bccae2");
  plane(pen, drift(-2.9, 0.7, LONG[0], LONG[1]), SNOW);
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
      fillPoly(x, seen(fan([lattice[0], window[1]], -0.1, -3.9, 1.6)), "#ffecd0", 0.8);
    },
    { op: "source-over", blur: 44 },
  );
  print.light(
    (x) => {
      fillPoly(x, seen(fan(lattice, -0.1, -1.5, 0.3)), "#ffefd2", 0.5);
      fillPoly(x, seen(fan(door, -0.1, -3.6, 0.55)), "#fffaf0", 0.95);
      fillPoly(x, seen(fan(window, -0.9, -2.9, 0.6)), "#fff8ea", 0.85);
    },
    { op: "source-over", blur: 7 },
  );
}
/** Footprints from the door to the walker, left and right in turn. */
export function footprints(pen: Pen, path: readonly Pt[]) {
  const line = catmull(
    path.map(([a, b]): Pt => [a, b]),
    60,
  );
  let gone = 0,
    step = 0;
  for (let i = 1; i < line.length; i++) {
    const [dx, dy] = [line[i][0] - line[i - 1][0], line[i][1] - line[i - 1][1]],
      l = Math.hypot(dx, dy) || 1;
    gone += l;
    if (gone < 0.5) continue;
    gone = 0;
    step++;
    const side = step % 2 ? 0.12 : -0.12;
    const c: Pt = [line[i][0] - (dy / l) * side, line[i][1] + (dx / l) * side];
    const sole = Array.from({ length: 12 }, (_, k): V3 => {
      const t = k * 0.5236,
        u = 0.2 * Math.cos(t),
        v = 0.1 * Math.sin(t) * (1 + 0.25 * Math.cos(t));
      return [c[0] + (dx / l) * u - (dy / l) * v, c[1] + (dy / l) * u + (dx / l) * v, 0];
    });
    fillPoly(pen.x, seen(sole), "#7386b4", 0.95);
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
    const N = 24;
    const swell = (u: number) => Math.sin(Math.PI * u) ** 0.5;
    const top = Array.from({ length: N + 1 }, (_, i): V3 => {
      const u = i / N,
        x = x0 + (x1 - x0) * u;
      return [x, -0.02, swell(u) * (0.17 + 0.07 * n.n2(x * 0.9, 4))];
    });
    const low = Array.from({ length: N + 1 }, (_, i): V3 => {
      const u = i / N,
        x = x0 + (x1 - x0) * u;
      return [x, -0.02 - swell(u) * deep * (0.8 + 0.4 * n.n2(x * 0.6, 9)), 0];
    });
    patch(pen, seen([...top, ...low.toReversed()]), light);
    const mid = low.map(([x, y], i): V3 => [x, y * 0.62, top[i][2] * 0.25]);
    patch(pen, seen([...mid, ...low.toReversed()]), "#b3c2de");
  }
}
