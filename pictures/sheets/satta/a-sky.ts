/** Satta Pass, A: the night above the bay: long thin clouds, a few stars, the full moon in its ring. */
import { css, type Ctx, type Pt, Rng, sstep, W } from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { sky } from "../../kit/stage.ts";
import { HORIZON, MOON } from "./a-plan.ts";

/** A long cloud, thick in the middle, with a ragged lower edge. */
function cloud(
  x: Ctx,
  P: Print,
  [cx, cy]: Pt,
  long: number,
  thick: number,
  body: string,
  lit: string,
) {
  const n = P.noise;
  const blade = (dx: number, dy: number, part: number, w: number, colour: string) => {
    const line: Pt[] = [];
    for (let i = 0; i <= 60; i++) {
      const px = cx + dx + (i / 60 - 0.5) * long * part;
      line.push([px, cy + dy + 1.6 * n.n2(px * 0.016, cy) + 5 * n.n2(px * 0.0022, cy * 0.1)]);
    }
    x.fillStyle = css(colour);
    x.beginPath();
    brushPath(
      x,
      line,
      (t) =>
        w *
        Math.sin(Math.PI * t) ** 0.8 *
        (0.66 + 0.4 * n.n2(t * 4 + cx, cy) + 0.26 * n.n2(t * 17 + cx, cy)),
    );
    x.fill();
  };
  for (const side of [-1, 1])
    blade(side * 0.36 * long, thick * (0.1 + 0.5 * n.n2(cx, side)), 0.62, thick * 0.42, body);
  blade(-0.05 * long, thick * 0.42, 1, thick, body);
  blade(0.22 * long, thick * 0.85, 0.5, thick * 0.5, body);
  blade(0.02 * long, 0, 0.74, thick * 0.72, lit);
}
const clouds: [x: number, y: number, long: number, thick: number][] = [
  [20, 116, 230, 20],
  [770, 98, 600, 22],
  [1210, 84, 250, 9],
  [1520, 124, 380, 17],
  [1240, 184, 420, 15],
  [860, 182, 190, 9],
  [590, 222, 300, 11],
  [590, 272, 560, 17],
  [1010, 270, 150, 8],
  [1090, 238, 240, 8],
];
function stars(x: Ctx) {
  const r = new Rng(17),
    T = new Tones();
  for (let i = 0; i < 38; i++) {
    const s = r.range(1.6, 3) * (r.chance(0.16) ? 1.5 : 1),
      px = r.range(0, W),
      py = 250 * r.u() ** 1.3;
    if (Math.hypot(px - MOON[0], py - MOON[1]) < 150) continue;
    T.add("#e8e6d4", (q) => dab(q, px, py, s * 1.4, s * 1.4, r.range(0, 3)), r.range(0.6, 1));
  }
  T.flush(x);
}

export function nightSky(P: Print) {
  const n = P.noise;
  sky(
    P,
    HORIZON,
    stops(
      "0 #122758, 0.16 #1a4074, 0.34 #2b6088, 0.5 #498396, 0.64 #85a8a1, 0.77 #c4c09a, 0.88 #e8c894, 1 #eebc88",
    ),
    0.2,
  );
  // the brush's long strokes in the wet colour
  for (const [c, seed, top, foot, a] of [
    ["#14366a", 4, -60, 330, 0.3],
    ["#8fb4b0", 21, 220, 560, 0.22],
  ] as const)
    P.mist(
      (x, y) =>
        a *
        sstep(top, top + 120, y) *
        sstep(foot, foot - 200, y) *
        sstep(
          -0.1,
          0.5,
          n.n2(x * 0.0011 + seed, y * 0.026) + 0.45 * n.n2(x * 0.004, y * 0.11 + seed),
        ),
      c,
      { grain: 0.3 },
    );
  // low bars of evening colour behind the mountain's right foot
  P.mist(
    (x, y) =>
      sstep(1240, 1420, x) *
      sstep(440, 500, y) *
      sstep(620, 560, y) *
      sstep(0.1, 0.24, n.n2(x * 0.0016, y * 0.034) + 0.3 * n.n2(x * 0.006, y * 0.1)) *
      0.5,
    "#8c98a0",
    { grain: 0.14 },
  );
}

/** What hangs before the night and is too faint for the water: stars, the moon's ring, the clouds. */
export function heavens(P: Print) {
  const n = P.noise;
  P.block(stars);
  // the ring around the moon, printed in three flat steps that follow the grain
  P.mist(
    (x, y) => {
      const d =
        Math.hypot(x - MOON[0], (y - MOON[1]) * 1.04) +
        6 * n.n2(x * 0.014, y * 0.1) +
        3 * n.n2(x * 0.03, y * 0.3);
      return d > 124 ? 0 : d > 88 ? 0.09 : d > 56 ? 0.17 : 0.3;
    },
    "#b9c8b4",
    { grain: 0.24 },
  );
  P.block(
    (x) => {
      for (const [cx, cy, long, thick] of clouds) {
        const t = sstep(80, 280, cy);
        cloud(
          x,
          P,
          [cx, cy],
          long,
          thick,
          t > 0.6 ? "#6b929f" : "#4c7094",
          t > 0.5 ? "#b2c0b6" : "#93a9ba",
        );
      }
    },
    { grain: 0.16 },
  );
}

/** Printed after the water: its reflection there is the broken road alone. */
export function moon(P: Print) {
  P.block((x) => {
    x.fillStyle = "#f8ecbc";
    x.beginPath();
    x.arc(...MOON, 30, 0, 6.3);
    x.fill();
    x.fillStyle = "#ead9a2";
    x.beginPath();
    x.ellipse(MOON[0] - 7, MOON[1] - 6, 9, 6, 0.5, 0, 6.3);
    x.ellipse(MOON[0] + 8, MOON[1] + 6, 7, 9, 0.3, 0, 6.3);
    x.ellipse(MOON[0] - 8, MOON[1] + 13, 5, 3.4, 0, 0, 6.3);
    x.fill();
  });
}
