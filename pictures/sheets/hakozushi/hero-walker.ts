/** Somebody walks home against the snow: a straw cape and a sedge hat bent into the wind, one dark shape; a wrapped box in the hand. */
import { type Col, css, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly } from "../../kit/brush.ts";
import { at, scaleAt } from "./hero-plan.ts";
import { type Pen } from "./hero-pen.ts";

export const FEET: Pt = [-3.3, -2.7];
const DARK = "#1a2142",
  DEEP = "#12172f";

/** A long shadow on the snow: it leaves the foot of what stands there, away from the shop's light. */
export function shadowOf(pen: Pen, [x, y]: Pt, long: number, wide: number) {
  const [dx, dy] = [x - 3.9, y + 0.4],
    l = Math.hypot(dx, dy);
  const to = (d: number): Pt => at(x + (dx / l) * d, y + (dy / l) * d, 0);
  pen.x.fillStyle = css("#7f94bf", 0.9);
  pen.x.beginPath();
  brushPath(
    pen.x,
    [to(-0.28), to(0.1), to(long * 0.35), to(long * 0.7), to(long)],
    (t) => wide * Math.min(1, 0.35 + 4 * t) * (1.05 - 0.9 * t),
  );
  pen.x.fill();
}
export function walker(pen: Pen) {
  const [fx, fy] = at(FEET[0], FEET[1], 0),
    u = (scaleAt(FEET[0], FEET[1]) * 1.95) / 7;
  /** Seventh parts of the height, from the ground between the feet. */
  const to = (ps: readonly Pt[]): Pt[] =>
    ps.map(([x, y]) => [
      fx + (x * (y < 1.2 ? 1.16 : 1) - 0.17 * Math.max(0, y - 2.6)) * u,
      fy - y * u,
    ]);
  const soft = (ps: readonly Pt[], c: Col) => {
    const s = catmull(to(ps), 8, true);
    clearUnder(pen.k, s);
    fillPoly(pen.x, s, c);
  };
  const line = (ps: readonly Pt[], w: (t: number) => number, c: Col, a = 1) => {
    pen.x.fillStyle = css(c, a);
    pen.x.beginPath();
    brushPath(pen.x, catmull(to(ps), 8), (t) => w(t) * u);
    pen.x.fill();
  };
  shadowOf(pen, FEET, 2.7, u * 0.66);
  // the leg behind pushes off, the leg before takes the weight
  soft(
    [
      [0.05, 3],
      [0.75, 2.9],
      [0.78, 1.9],
      [1.18, 0.85],
      [1.42, 0.42],
      [1.2, 0.12],
      [0.72, 0.02],
      [0.9, 0.5],
      [0.4, 1.7],
    ],
    DEEP,
  );
  soft(
    [
      [-0.5, 3],
      [0.3, 2.9],
      [-0.02, 1.8],
      [-0.3, 0.5],
      [-0.28, 0.1],
      [-0.7, -0.03],
      [-1.2, 0.02],
      [-1.12, 0.2],
      [-0.78, 0.42],
      [-0.82, 1.7],
    ],
    DARK,
  );
  // the skirt of the coat
  soft(
    [
      [-0.72, 3.4],
      [-0.9, 2.3],
      [-0.92, 1.72],
      [-0.5, 1.56],
      [0.2, 1.62],
      [0.8, 1.8],
      [0.98, 1.94],
      [0.9, 2.3],
      [0.66, 3.4],
    ],
    DEEP,
  );
  // the cape: a bent back, the straw's hem blown behind
  soft(
    [
      [-0.98, 5.55],
      [-1.12, 4.9],
      [-1.06, 4],
      [-1.14, 3.1],
      [-0.9, 2.86],
      [-0.72, 3.02],
      [-0.42, 2.78],
      [-0.12, 2.98],
      [0.22, 2.7],
      [0.5, 2.94],
      [0.86, 2.66],
      [1.02, 2.94],
      [1.44, 2.82],
      [1.2, 3.5],
      [0.94, 4.4],
      [0.56, 5.3],
      [0, 5.95],
      [-0.6, 6],
    ],
    DARK,
  );
  for (const [ps, w] of [
    [
      [
        [-0.15, 5.5],
        [0.1, 4.4],
        [0.25, 3.1],
      ],
      0.07,
    ],
    [
      [
        [-0.55, 5.2],
        [-0.5, 4.2],
        [-0.48, 3.2],
      ],
      0.06,
    ],
  ] as [Pt[], number][])
    line(ps, (t) => w * Math.sin(Math.PI * (0.1 + 0.85 * t)), "#39466f");
  // the hand holds a wrapped box before the knee
  soft(
    [
      [-1.1, 3.5],
      [-0.95, 3.55],
      [-0.98, 3],
      [-1.14, 2.95],
    ],
    DARK,
  );
  soft(
    [
      [-1.62, 2.5],
      [-1.16, 2.98],
      [-1.02, 2.98],
      [-0.62, 2.52],
      [-0.66, 1.98],
      [-1.58, 1.96],
    ],
    "#6d5a72",
  );
  // the hat, tilted into the wind, and the snow on it
  soft(
    [
      [-2.02, 5.32],
      [-1.72, 5.86],
      [-1.16, 6.48],
      [-0.92, 6.6],
      [-0.62, 6.5],
      [0.02, 6.2],
      [0.4, 5.98],
      [-0.2, 5.72],
      [-1.2, 5.36],
    ],
    DEEP,
  );
  soft(
    [
      [-1.98, 5.46],
      [-1.72, 5.92],
      [-1.16, 6.54],
      [-0.92, 6.68],
      [-0.66, 6.6],
      [-0.86, 6.36],
      [-1.3, 5.94],
    ],
    "#d5dce8",
  );
  line(
    [
      [-0.02, 5.98],
      [0.5, 5.42],
      [0.86, 4.7],
    ],
    (t) => 0.2 * Math.sin(Math.PI * (0.1 + 0.85 * t)),
    "#cfd8e6",
  );
  // the shop's light along the back
  line(
    [
      [0.72, 5.05],
      [1.0, 4.3],
      [1.24, 3.5],
      [1.4, 2.9],
    ],
    (t) => 0.13 * Math.sin(Math.PI * (0.08 + 0.85 * t)),
    "#d69a5c",
    0.95,
  );
  line(
    [
      [1.1, 1.2],
      [1.28, 0.8],
      [1.42, 0.45],
    ],
    (t) => 0.1 * Math.sin(Math.PI * (0.1 + 0.85 * t)),
    "#c58a58",
    0.9,
  );
}
