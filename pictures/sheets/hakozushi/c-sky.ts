/** Hakozushi C: the sky after sunset, one warm band at its foot under quiet blue; the far bank and its town in one pale tone. */
import { bokashi, type Ctx, css, H, lerp, Noise, type Pt, type Stops, W } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { LEVEL } from "./c-plan.ts";

const n = new Noise(70);
const EVENING: Stops = [
  [0, "#2b3f6e"],
  [0.14, "#456089"],
  [0.3, "#8099a8"],
  [0.42, "#bfc0aa"],
  [0.53, "#e4cb9c"],
  [0.68, "#f3bf80"],
  [0.85, "#f0a266"],
  [1, "#de7f54"],
];
/** Bars of cloud: left, right, height, thickness, tone, opacity. */
const CLOUDS = [
  [-160, 900, 92, 22, "#31456f", 0.5],
  [560, 1700, 46, 20, "#263860", 0.5],
  [300, 1010, 196, 11, "#8d8f9f", 0.62],
  [760, 1420, 236, 15, "#a38f95", 0.6],
  [560, 1130, 262, 7, "#c2978a", 0.6],
  [700, 1050, 226, 4, "#f6dfb0", 0.75],
] as const;
/** Sky and clouds, upright or hanging in the water. */
export function evening(x: Ctx, mirrored = false) {
  const at = (y: number) => (mirrored ? 2 * LEVEL - y : y);
  x.fillStyle = bokashi(x, 0, at(0), 0, at(LEVEL), EVENING);
  x.fillRect(0, mirrored ? LEVEL : 0, W, mirrored ? H - LEVEL : LEVEL + 140);
  // the glow is widest where the sun went down
  const g = x.createRadialGradient(860, at(LEVEL - 20), 30, 860, at(LEVEL - 20), 560);
  g.addColorStop(0, "rgba(255,220,146,0.62)");
  g.addColorStop(0.5, "rgba(255,206,134,0.22)");
  g.addColorStop(1, "rgba(255,200,120,0)");
  x.fillStyle = g;
  x.fillRect(0, mirrored ? LEVEL : 0, W, 600);
  // and the ends of the sky are later in the evening
  for (const [from, to, a] of [
    [0, 620, 0.3],
    [W, 1130, 0.26],
  ] as const) {
    const side = x.createLinearGradient(from, 0, to, 0);
    side.addColorStop(0, css("#5b6787", a));
    side.addColorStop(1, css("#5b6787", 0));
    x.fillStyle = side;
    x.fillRect(0, mirrored ? LEVEL : 0, W, 600);
  }
  for (const [from, to, y, thick, tone, a] of CLOUDS) {
    // high ones do not show in the water
    if (mirrored && y < 150) continue;
    const run = Array.from({ length: 61 }, (_, i): Pt => [
      lerp(from, to, i / 60),
      at(y + 3 * n.n2(i * 0.03, y) - 5 * Math.sin((Math.PI * i) / 60)),
    ]);
    x.fillStyle = css(tone, a);
    x.beginPath();
    brushPath(
      x,
      run,
      (t) => thick * Math.sin(Math.PI * t) ** 0.8 * (0.85 + 0.35 * n.n2(t * 2.6, y)),
    );
    x.fill();
  }
}
/** The far bank: hills, then roofs and trees, in two pale tones. */
export function farBank(x: Ctx, mirrored = false) {
  const foot = LEVEL + 9;
  const at = (y: number) => (mirrored ? 2 * foot - y : y);
  const crowns = (lift: number, amp: number, seed: number, fine: number) =>
    Array.from({ length: 201 }, (_, i): Pt => [
      i * 8,
      at(LEVEL - lift - amp * n.n2(i * 0.022, seed) - fine * n.n2(i * 0.16, seed + 3)),
    ]);
  fillPoly(x, [[0, at(foot)], ...crowns(34, 16, 4, 1.5), [W, at(foot)]], "#c99a86", 0.75);
  fillPoly(x, [[0, at(foot)], ...crowns(9, 5, 9, 4), [W, at(foot)]], "#8f8196");
}
