/** Tozan Shrine, the hero: what is beyond the torii: the sky of the first light and the far hill. */
import { bokashi, css, type Ctx, Noise, type Pt, type Stops, W } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { HORIZON } from "./hero-plan.ts";

const n = new Noise(44);
const SKY: Stops = [
  [0, "#1b3868"],
  [0.22, "#2d5187"],
  [0.45, "#55749f"],
  [0.6, "#97a3bb"],
  [0.72, "#d6b9b4"],
  [0.84, "#f0c9ae"],
  [1, "#e3c3b4"],
];
export function sky(x: Ctx) {
  x.fillStyle = bokashi(x, 0, 0, 0, HORIZON, SKY);
  x.fillRect(0, 0, W, HORIZON + 80);
  // three long thin clouds
  for (const [mid, y, long, thick, a] of [
    [1240, 330, 560, 15, 0.3],
    [1010, 372, 330, 9, 0.26],
    [1420, 262, 380, 8, 0.18],
  ] as const) {
    x.fillStyle = css("#e2bdb4", a);
    x.beginPath();
    brushPath(
      x,
      Array.from({ length: 40 }, (_, i): Pt => {
        const t = i / 39;
        return [mid + (t - 0.5) * long, y + 5 * n.n2(t * 2.2, mid) - 12 * (t - 0.5)];
      }),
      (t) => thick * Math.sin(Math.PI * t) ** 1.4 * (0.8 + 0.4 * n.n2(t * 3, y)),
    );
    x.fill();
  }
}
/** The far hill, soft in the haze. */
export function hill(x: Ctx) {
  const crest = catmull(
    [
      [-40, 560],
      [160, 588],
      [380, 640],
      [560, 662],
      [760, 640],
      [980, 590],
      [1180, 556],
      [1400, 470],
      [1660, 420],
    ],
    20,
  ).map(([a, b], i): Pt => [a, b + 5 * n.n2(i * 0.13, 2)]);
  fillPoly(
    x,
    [...crest, [1660, HORIZON + 60], [-40, HORIZON + 60]],
    bokashi(x, 0, 440, 0, HORIZON, [
      [0, "#647ca0"],
      [0.45, "#8e99b1"],
      [1, "#d6c0bb"],
    ]),
  );
}
