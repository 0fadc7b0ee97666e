/** Tozan Shrine, the hero: cedars on either side of the precinct, and the wood behind it. */
import { bokashi, type Ctx, Noise, type Pt, Rng, type Stops } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { HORIZON } from "./hero-plan.ts";

const n = new Noise(44);
/** One cedar: a slender spire; its two sides swell and draw in as the boughs hang, each in its own measure. */
function cedar(
  x: Ctx,
  mid: number,
  top: number,
  foot: number,
  half: number,
  fill: Stops,
  seed: number,
) {
  const r = new Rng(seed);
  const side = (sign: number): Pt[] => {
    const run: Pt[] = [];
    let y = top + half * r.range(0.14, 0.24);
    while (y < foot) {
      const wide = half * Math.min(1, 0.05 + 0.95 * ((y - top) / (half * 4.4)) ** 0.78),
        long = half * r.range(0.32, 0.8) * Math.min(1, 0.3 + (y - top) / (half * 2.4));
      run.push(
        [mid + sign * wide * r.range(0.94, 1.1), y + long * 0.4],
        [mid + sign * wide * r.range(0.84, 0.94), y + long * 0.62],
        [mid + sign * wide * r.range(0.84, 0.96), y + long * 0.9],
      );
      y += long;
    }
    return run;
  };
  fillPoly(
    x,
    catmull(
      [
        [mid + half * 0.03, top],
        ...side(1),
        [mid + half, foot + 40],
        [mid - half, foot + 40],
        ...side(-1).toReversed(),
        [mid - half * 0.04, top + 3],
      ],
      8,
      true,
    ),
    bokashi(x, 0, Math.max(0, top), 0, foot, fill),
  );
}
const PALE: Stops = [
    [0, "#4f6a90"],
    [0.5, "#7f8eab"],
    [1, "#c4b9c1"],
  ],
  DARK: Stops = [
    [0, "#162a47"],
    [0.6, "#1f3655"],
    [1, "#465a7b"],
  ];
/** The wood behind the precinct, one soft mass on either side. */
export function palewood(x: Ctx) {
  for (const [crest, seed] of [
    [
      [
        [930, 660],
        [1000, 606],
        [1060, 540],
        [1130, 500],
        [1190, 506],
        [1260, 452],
        [1340, 420],
        [1420, 400],
      ],
      3,
    ],
    [
      [
        [-20, 470],
        [80, 476],
        [150, 520],
        [210, 556],
        [270, 606],
        [330, 650],
      ],
      7,
    ],
  ] as [Pt[], number][]) {
    const run = catmull(crest, 26);
    x.fillStyle = bokashi(x, 0, 400, 0, HORIZON, PALE);
    x.beginPath();
    for (const [i, p] of [
      ...run,
      [run[run.length - 1][0], HORIZON + 20] as Pt,
      [run[0][0], HORIZON + 20] as Pt,
    ].entries())
      if (i) x.lineTo(...p);
      else x.moveTo(...p);
    x.fill();
    // round crowns along its edge, none as large as the next
    const r = new Rng(seed);
    for (let i = 0; i < run.length; i += r.int(1, 4)) {
      const size = r.range(4, 13) * (0.8 + 0.5 * Math.abs(n.n2(i * 0.05, seed)));
      x.beginPath();
      x.ellipse(run[i][0], run[i][1] + size * 0.3, size * 1.15, size, r.range(-0.3, 0.3), 0, 6.3);
      x.fill();
    }
  }
}
export function darkcedars(x: Ctx) {
  for (const [mid, top, half, seed] of [
    [1330, 300, 62, 31],
    [1414, 128, 86, 35],
    [1478, 226, 100, 38],
    [1590, -190, 130, 33],
    [128, 372, 58, 37],
    [62, 236, 74, 41],
    [-14, 60, 96, 39],
  ] as const)
    cedar(x, mid, top, HORIZON + 70, half, DARK, seed);
}
