/** The street under snow: paper white before the shop, blue where the light does not reach; a few footprints. */
import { css, Noise, type Pt, type V3 } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { LONG, QUAY, SHOP } from "./hero-plan.ts";
import { level, patch, type Pen, seen } from "./hero-pen.ts";

const n = new Noise(67);

export function ground(pen: Pen) {
  const g = pen.x.createLinearGradient(0, 0, 1600, 0);
  for (const [t, c] of [
    [0, "#a9b8d1"],
    [0.3, "#c3cddd"],
    [0.5, "#dfe2e6"],
    [0.75, "#e4e4e4"],
    [0.88, "#b9c5da"],
    [1, "#94a6c8"],
  ] as const)
    g.addColorStop(t, css(c));
  patch(pen, seen(level(LONG[0], LONG[1], QUAY, 0.5, 0)), g);
  // the drift along the foot of the walls, one long curve
  const N = 80;
  const line = (f: (x: number) => V3) =>
    Array.from({ length: N + 1 }, (_, i) => f(LONG[0] + ((-0.1 - LONG[0]) * i) / N));
  patch(
    pen,
    seen([
      ...line((x) => [x, 0.55, 0.16 + 0.12 * n.n2(x * 0.3, 4)]),
      ...line((x) => [x, -0.5 - 0.3 * n.n2(x * 0.24, 8), 0]).toReversed(),
    ]),
    "#cad3e1",
  );
}
/** Lamplight on the snow: a wide glow, and out of each opening a paler field. */
export function spill(print: Print) {
  const { door, window, lattice } = SHOP;
  const fan = ([a, b]: readonly [number, number], y0: number, y1: number, open: number): V3[] => [
    [a, y0, 0],
    [b, y0, 0],
    [b + open, y1, 0],
    [a - open, y1, 0],
  ];
  print.light(
    (x) => fillPoly(x, seen(fan([lattice[0], window[1]], -0.1, -4.2, 1.2)), "#fbd9a4", 0.62),
    { op: "source-over", blur: 46 },
  );
  print.light(
    (x) => {
      fillPoly(x, seen(fan(lattice, -0.1, -1.7, 0.25)), "#ffdfa6", 0.5);
      fillPoly(x, seen(fan(door, -0.1, -3.4, 0.5)), "#ffe6b4", 0.85);
      fillPoly(x, seen(fan(window, -0.5, -2.9, 0.5)), "#ffe3ae", 0.8);
    },
    { op: "source-over", blur: 5 },
  );
}
/** Footprints along a line, left and right in turn, fading as the snow fills them. */
export function footprints(pen: Pen, from: Pt, to: Pt, count: number) {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]],
    l = Math.hypot(dx, dy),
    [ux, uy] = [dx / l, dy / l];
  for (let i = 0; i < count; i++) {
    const t = (i + 0.3 * n.n2(i * 1.7, 3)) / (count - 1),
      side = i % 2 ? 0.13 : -0.13,
      cx = from[0] + dx * t - uy * side,
      cy = from[1] + dy * t + ux * side - 0.25 * Math.sin(Math.PI * t);
    const sole = Array.from({ length: 16 }, (_, j): V3 => {
      const a = j * 0.3927,
        u = 0.17 * Math.cos(a),
        v = 0.08 * Math.sin(a);
      return [cx + ux * u - uy * v, cy + uy * u + ux * v, 0];
    });
    fillPoly(pen.x, seen(sole), "#7a8fba", 0.35 + 0.6 * t);
  }
}
/** Snow that has blown against the foot of the shop: in the shade of its counter, and in the light of its lattice. */
export function drifts(pen: Pen) {
  for (const [a, b, y, c] of [
    [-0.3, 2.2, -0.03, "#d9c9b4"],
    [4.02, 7.3, -0.5, "#b3acbc"],
    [7.5, 16, -0.02, "#8195bf"],
  ] as const) {
    const N = 30;
    const along = (f: (x: number, s: number) => V3) =>
      Array.from({ length: N + 1 }, (_, i) =>
        f(a + ((b - a) * i) / N, Math.sin((Math.PI * i) / N) ** 0.5),
      );
    patch(
      pen,
      seen([
        ...along((x, s) => [x, y - 0.01, s * (0.1 + 0.06 * n.n2(x * 0.7, y * 9))]),
        ...along((x, s) => [x, y - s * (0.42 + 0.12 * n.n2(x * 0.6, 3)), 0]).toReversed(),
      ]),
      c,
    );
  }
}
