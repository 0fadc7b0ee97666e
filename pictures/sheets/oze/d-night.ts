/** Oze D: the last of the dusk over the river: a graded sky, two hills, the mist at their feet, the water that holds them. */
import { bokashi, H, lerp, type Pt, Rng, sstep, W } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { mistBand } from "../../kit/print.ts";
import { sky } from "../../kit/stage.ts";
import { pts } from "../../kit/points.ts";
import { BASKET, cut, LEVEL, n, P } from "./d-plan.ts";

const hills = [
  {
    line: "-30,330 300,316 620,292 820,262 980,250 1120,262 1260,284 1420,270 1640,246",
    tone: ["#3b587f", "#5f7b9c"],
    wood: 3,
  },
  {
    line: "-30,112 90,104 210,124 330,128 460,162 580,214 690,250 800,270 900,304 1000,330 1100,346 1640,352",
    tone: ["#14264a", "#2f4a72"],
    wood: 7,
  },
] as const;
/** a crest that the tops of trees make uneven */
const crest = (line: string, wood: number): Pt[] =>
  catmull(pts(line), 40).map(([x, y]) => [
    x,
    y -
      wood * (0.5 + 0.5 * n.n2(x * 0.045, wood)) -
      wood * 0.4 * Math.abs(n.n2(x * 0.15, wood + 3)),
  ]);

export function night() {
  sky(
    P,
    LEVEL,
    [
      [0, "#0d1a3b"],
      [0.28, "#16294f"],
      [0.62, "#34527d"],
      [0.88, "#6d88a6"],
      [1, "#94a4b0"],
    ],
    0.12,
    LEVEL + 10,
  );
  P.block(
    (x) => {
      for (const [px, y, long, thick, tone, a] of [
        [1240, 84, 760, 18, "#223c66", 0.7],
        [1420, 112, 560, 11, "#223c66", 0.6],
        [300, 52, 620, 14, "#192f57", 0.7],
        [1130, 196, 620, 9, "#5b789a", 0.6],
      ] as const)
        cut(x, px, y, long, thick, tone, a);
    },
    { grain: 0.15 },
  );
  for (const { line, tone, wood } of hills)
    P.block(
      (x) => {
        const top = crest(line, wood);
        fillPoly(
          x,
          [[-30, LEVEL + 8], ...top, [1640, LEVEL + 8]],
          bokashi(x, 0, 120, 0, LEVEL, [
            [0, tone[0]],
            [0.45, tone[0]],
            [1, tone[1]],
          ]),
        );
      },
      { grain: 0.08 },
    );
  river();
  P.mist(mistBand(n, LEVEL - 2, 44, 34, { amp: 8, sx: 0.0016, max: 0.82, rag: 0.5 }), "#8297ad", {
    key: 1,
    grain: 0.1,
  });
}
function river() {
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, LEVEL, 0, 820, [
        [0, "#8398ad"],
        [0.16, "#6884a3"],
        [0.42, "#46658e"],
        [0.72, "#2e4b78"],
        [1, "#213a63"],
      ]);
      x.fillRect(0, LEVEL + 2, W, H - LEVEL);
    },
    { grain: 0.12 },
  );
  // the near hill hangs in the water; long slow waves loosen its edge
  P.block(
    (x) => {
      const top = crest(hills[1].line, 0);
      const below: Pt[] = [];
      for (const [px, py] of top) {
        const d = (LEVEL - py) * 1.02;
        below.push([px + 26 * n.n2(5, d * 0.05) * sstep(0, 60, d), LEVEL + 6 + d]);
      }
      fillPoly(
        x,
        [[-30, LEVEL + 2], ...below, [1640, LEVEL + 2]],
        bokashi(
          x,
          0,
          LEVEL,
          0,
          610,
          [
            [0, "#35527b"],
            [1, "#1b3159"],
          ],
          [
            [0, 0.5],
            [0.3, 0.9],
            [1, 0.85],
          ],
        ),
      );
    },
    { grain: 0.1 },
  );
  const r = new Rng(44);
  P.block((x) => {
    for (let i = 0; i < 46; i++) {
      const t = r.u(),
        y = lerp(LEVEL + 36, 760, t ** 1.1),
        px = r.range(-60, W + 60);
      // the light finds the water in a few drifts only, and not below the basket
      if (n.n2(px * 0.0016 + 7, y * 0.009) < 0 || Math.abs(px - BASKET[0]) < 90) continue;
      cut(
        x,
        px,
        y,
        lerp(70, 330, t) * r.range(0.6, 1.2),
        lerp(1.6, 4.6, t),
        t < 0.35 ? "#8fa5bc" : "#5d7fa9",
        0.55,
      );
    }
    // the edge of the hill's image breaks into a few long strokes
    for (let i = 0; i < 22; i++) {
      const t = r.u(),
        px = lerp(120, 960, t),
        y = lerp(580, 372, t ** 0.8) + r.range(-6, 18);
      cut(x, px, y, lerp(240, 90, t) * r.range(0.5, 1.2), r.range(2.4, 5), "#243e68", 0.75);
    }
  });
}
