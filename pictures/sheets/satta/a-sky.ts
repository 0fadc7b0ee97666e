/** Satta Pass, A: the night above the bay: deep at the top, silver over the water; the full moon and one long bank of cloud. */
import { bokashi, type Ctx, type Noise, type Pt, sstep } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { sky } from "../../kit/stage.ts";
import { HORIZON, MOON } from "./a-plan.ts";

export function nightSky(P: Print) {
  sky(
    P,
    HORIZON,
    stops(
      "0 #0b1f4a, 0.16 #123163, 0.36 #1f4d80, 0.56 #3b7298, 0.74 #6f9fb2, 0.88 #a5c2c4, 1 #c6d6cc",
    ),
    0.12,
  );
  // the light around the moon, wide and soft
  P.mist(
    (x, y) => 0.5 * Math.exp(-((Math.hypot(x - MOON[0], (y - MOON[1]) * 1.1) / 170) ** 1.25)),
    "#b9d2d6",
    { grain: 0.06 },
  );
}

/** A long blade of cloud: pointed at both ends, its light strongest below the moon. */
function blade(x: Ctx, n: Noise, [x0, x1, y, thick]: number[], c: string, a: readonly Pt[]) {
  const line: Pt[] = [];
  for (let i = 0; i <= 70; i++) {
    const px = x0 + (i / 70) * (x1 - x0);
    line.push([px, y + 5 * n.n2(px * 0.0028, y * 0.1)]);
  }
  x.fillStyle = bokashi(x, x0, 0, x1, 0, stops(`0 ${c}, 1 ${c}`), [...a]);
  x.beginPath();
  brushPath(
    x,
    line,
    (t) => thick * Math.sin(Math.PI * t) ** 0.9 * (0.75 + 0.45 * n.n2(t * 3.4 + y, y)),
  );
  x.fill();
}
const EVEN: Pt[] = [
  [0, 0.5],
  [0.55, 0.95],
  [1, 0.5],
];
const BANK: readonly (readonly [number[], string, Pt[]])[] = [
  [[1020, 1490, 330, 17], "#5586a8", EVEN],
  [[1180, 1720, 320, 26], "#6b9ab4", EVEN],
  [
    [1225, 1560, 309, 11],
    "#dfe8e2",
    [
      [0, 0.35],
      [0.4, 0.95],
      [1, 0.3],
    ],
  ],
];
/** What hangs before the night and is too faint for the water: the clouds. */
export function heavens(P: Print) {
  P.block(
    (x) => {
      for (const [b, c, a] of BANK) blade(x, P.noise, b, c, a);
    },
    { grain: 0.08 },
  );
}

/** Printed after the water: its reflection there is the broken road alone. */
export function moon(P: Print) {
  const at: Pt = MOON;
  P.block((x) => {
    x.fillStyle = "#f2f3e4";
    x.beginPath();
    x.arc(...at, 36, 0, 6.3);
    x.fill();
    x.fillStyle = "#e2e8dd";
    x.beginPath();
    x.ellipse(at[0] - 9, at[1] - 7, 12, 8, 0.5, 0, 6.3);
    x.ellipse(at[0] + 8, at[1] + 7, 8, 10, 0.3, 0, 6.3);
    x.ellipse(at[0] - 10, at[1] + 15, 6, 4, 0, 0, 6.3);
    x.fill();
  });
  P.mist((_x, y) => 0.5 * sstep(HORIZON - 70, HORIZON - 2, y) * (y < HORIZON ? 1 : 0), "#c6d6cf", {
    grain: 0.04,
    key: 0,
  });
}
