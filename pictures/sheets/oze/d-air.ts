/** The fire over the logs as flat tongues, one tone in another, and the thin smoke above it. */
import { type Col, lerp, type Pt } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { n, P } from "./d-stage.ts";

/** A tongue: its foot and its tip beside the fire's foot, how wide, how far it bends. */
const tongues: readonly (readonly [
  foot: number,
  tip: number,
  high: number,
  wide: number,
  bend: number,
])[] = [
  [-82, -104, 96, 46, -14],
  [84, 116, 112, 48, 16],
  [-44, -62, 196, 74, -26],
  [46, 74, 176, 72, 22],
  [2, 22, 286, 104, -30],
];
const tones: readonly (readonly [colour: Col, size: number, high: number])[] = [
  ["#8a2415", 1, 1],
  ["#c8441c", 0.84, 0.92],
  ["#ee7a28", 0.68, 0.83],
  ["#fbb348", 0.5, 0.72],
  ["#ffe49a", 0.3, 0.56],
];

export function blaze([cx, cy]: Pt) {
  for (const [colour, size, tall] of tones)
    P.block((x) => {
      for (const [foot, tip, high, wide, bend] of tongues) {
        const h = high * tall;
        const spine = (t: number): Pt => [
          cx + foot + (tip - foot) * t * t + bend * Math.sin(t * 4.4 + foot * 0.05) * t,
          cy - h * t,
        ];
        const half = (t: number) =>
          0.5 *
          wide *
          size *
          (t < 0.22 ? lerp(0.66, 1, t / 0.22) : (1 - (t - 0.22) / 0.78) ** 0.85);
        const side = (s: number) =>
          Array.from({ length: 15 }, (_, i): Pt => {
            const t = i / 14,
              [px, py] = spine(t);
            return [px + s * half(t) * (1 + 0.3 * n.n2(t * 5 + foot, s * 3)), py];
          });
        fillPoly(x, catmull([...side(-1), ...side(1).toReversed()], 4, true), colour);
      }
      // loose flames above the tips
      if (size < 0.6) return;
      for (const [dx, up, s] of [
        [34, 300, 1],
        [-40, 250, 0.7],
        [104, 206, 0.6],
      ])
        fillPoly(
          x,
          catmull(
            [
              [cx + dx, cy - up],
              [cx + dx + 9 * s * size, cy - up - 18 * s],
              [cx + dx + 3 * s, cy - up - 44 * s * size],
              [cx + dx - 7 * s * size, cy - up - 16 * s],
            ],
            6,
            true,
          ),
          colour,
        );
    });
}

/** Smoke in two flat tones: it rises, bends to the right, and parts into streaks. */
export function smoke(foot: Pt) {
  const [cx, cy] = foot;
  const middle = (t: number): Pt => [
    cx + 40 * t + 190 * t ** 2.2 + 22 * Math.sin(t * 7 + 1),
    cy - 560 * t,
  ];
  const ribbon = (from: number, to: number, wide: number, off: number, seed: number, colour: Col) =>
    P.block(
      (x) => {
        const sides = [-1, 1].map((side) =>
          Array.from({ length: 44 }, (_, i): Pt => {
            const k = i / 43,
              t = lerp(from, to, k),
              [px, py] = middle(t);
            const w = (9 + 46 * t) * wide * Math.min(1, k * 6, (1 - k) * 3) ** 0.7;
            const torn = 1 + 0.6 * n.n2(t * 8 + seed, side * 2) + 0.25 * n.n2(t * 24, seed + side);
            return [px + off * (8 + 46 * t) + side * w * torn, py];
          }),
        );
        fillPoly(x, [...sides[0], ...sides[1].toReversed()], colour);
      },
      { grain: 0.16, alpha: 0.86 },
    );
  ribbon(0, 1, 0.9, 0, 2, "#66708e");
  ribbon(0.42, 1.1, 0.34, 1.6, 8, "#5c6788");
  ribbon(0.06, 0.72, 0.46, -0.3, 5, "#8f8b9c");
  ribbon(0.02, 0.34, 0.42, -0.4, 9, "#c79a86");
}
