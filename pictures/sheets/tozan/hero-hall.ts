/** Tozan Shrine, the hero: the hall as one dark shape, and the steps that lead up to it. */
import { type Col, css, type Ctx, lerp, mix, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { depth, F, to } from "./hero-plan.ts";

const AT: V3 = [7.2, 42, 0];
export function hall(x: Ctx) {
  const s = F / depth(AT);
  const [ax, ay] = to([AT[0], AT[1], 1.4]);
  const at = (list: readonly Pt[]): Pt[] =>
    list.map(([a, b]): Pt => [ax + a * s, ay - b * s - 0.012 * a * s]);
  const both = (half: readonly Pt[]): Pt[] => [
    ...half,
    ...half.toReversed().map(([a, b]): Pt => [-a, b]),
  ];
  const flat = (half: readonly Pt[], c: Col) => fillPoly(x, at(both(half)), c);
  flat(
    [
      [6.05, 0],
      [6.05, 2.62],
    ],
    "#22324f",
  );
  const roof = catmull(
    [
      [6.1, 2.62],
      [5.9, 2.46],
      [5.0, 2.5],
    ],
    6,
  );
  const slope = catmull(
    [
      [2.9, 5.2],
      [3.3, 4.4],
      [4.2, 3.4],
      [5.2, 2.86],
      [6.1, 2.62],
    ],
    6,
  );
  flat([[3.0, 5.3], ...slope, ...roof], "#283b5d");
  flat(
    [
      [3.2, 5.62],
      [3.05, 5.2],
    ],
    "#1f304e",
  );
  // the porch in the middle
  const porch = catmull(
    [
      [0, 3.6],
      [0.6, 3.42],
      [1.3, 2.8],
      [2.2, 2.3],
      [2.5, 2.26],
    ],
    6,
  );
  flat([...porch, [2.4, 2.1], [1.2, 2.24]], "#1d2d4a");
  // the sky on its ridge and along its hips
  for (const [run, wide] of [
    [
      [
        [-3.15, 5.62],
        [0, 5.6],
        [3.15, 5.62],
      ],
      3,
    ],
    [slope.slice(0, 25).map(([a, b]): Pt => [-a, b]), 2.4],
    [porch.map(([a, b]): Pt => [-a, b]), 1.8],
    [porch, 1.2],
  ] as [Pt[], number][]) {
    x.fillStyle = css("#7482a2", 0.8);
    x.beginPath();
    brushPath(x, at(run), (t) => wide * (0.4 + 0.6 * Math.sin(Math.PI * t)));
    x.fill();
  }
  for (const a of [-1.9, 1.9])
    fillPoly(
      x,
      at([
        [a - 0.1, 0],
        [a + 0.1, 0],
        [a + 0.1, 2.2],
        [a - 0.1, 2.2],
      ]),
      "#1a2945",
    );
}
export function flight(x: Ctx) {
  const [x0, x1] = [0.2, 5.4],
    y0 = 20,
    rows = 9;
  for (let k = rows; k >= 0; k--) {
    const t = k / rows,
      y = y0 + k * 0.42,
      z = k * 0.155;
    const quad = ([p, q]: readonly [number, number]): Pt[] =>
      (
        [
          [x0, y, p],
          [x1, y, p],
          [x1, y, q],
          [x0, y, q],
        ] as V3[]
      ).map(to);
    fillPoly(x, quad([z, z + 0.155]), mix("#a79cb0", "#bdb0b9", t));
    fillPoly(x, quad([z + 0.115, z + 0.155]), "#e6cdbf", lerp(0.95, 0.55, t));
  }
}
