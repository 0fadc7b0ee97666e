/** Hakozushi C: the sky after sunset, gold at its foot, with long bars of cloud; the towers of the city in the haze; the far bank. */
import {
  bokashi,
  type Ctx,
  css,
  H,
  lerp,
  Noise,
  type Pt,
  Rng,
  type Stops,
  W,
} from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { LEVEL } from "./c-plan.ts";

const n = new Noise(70);
const EVENING: Stops = [
  [0, "#14245a"],
  [0.12, "#1f3b7d"],
  [0.3, "#41719c"],
  [0.44, "#8fb0a4"],
  [0.56, "#dccf9e"],
  [0.68, "#f4c884"],
  [0.83, "#f8b06a"],
  [1, "#ec8c62"],
];
/** The glow is widest where the sun went down, behind the bridge. */
function glow(x: Ctx, flip: number) {
  x.save();
  if (flip < 0) x.transform(1, 0, 0, -1, 0, 2 * LEVEL);
  const g = x.createRadialGradient(960, LEVEL - 40, 20, 960, LEVEL - 40, 520);
  g.addColorStop(0, "rgba(255,220,140,0.55)");
  g.addColorStop(0.5, "rgba(255,200,120,0.22)");
  g.addColorStop(1, "rgba(255,200,110,0)");
  x.fillStyle = g;
  x.fillRect(0, 0, W, LEVEL + 4);
  x.restore();
}
const CLOUDS = [
  [-200, 1300, 18, 34, "#101c4c", 0.4],
  [-300, 900, 66, 22, "#15265f", 0.4],
  [520, 1800, 40, 26, "#15235a", 0.4],
  [300, 1500, 84, 14, "#1c3674", 0.5],
  [640, 1140, 57, 7, "#274a8c", 0.75],
  [870, 1300, 98, 11, "#2d5c97", 0.75],
  [480, 1170, 147, 8, "#33648f", 0.8],
  [900, 1420, 176, 9, "#898697", 0.9],
  [760, 1180, 195, 5, "#fdeeb4", 1],
  [700, 1240, 212, 7, "#dd8f80", 0.9],
  [1060, 1600, 236, 10, "#d5807c", 0.9],
  [900, 1330, 264, 7, "#e59170", 0.95],
  [730, 1020, 290, 5, "#ea8e62", 0.9],
  [1120, 1560, 300, 6, "#fbe3a0", 0.9],
] as const;
/** Sky and clouds, upright or hanging in the water. */
export function evening(x: Ctx, mirrored = false) {
  const flip = mirrored ? -1 : 1;
  const at = (y: number) => (mirrored ? 2 * LEVEL - y : y);
  x.fillStyle = bokashi(x, 0, at(0), 0, at(LEVEL), EVENING);
  x.fillRect(0, mirrored ? LEVEL - 4 : 0, W, mirrored ? H : LEVEL + 6);
  glow(x, flip);
  for (const [from, to, y, thick, tone, a] of CLOUDS) {
    const run = Array.from({ length: 61 }, (_, i): Pt => [
      lerp(from, to, i / 60),
      at(y + 2.5 * n.n2(i * 0.03, y) - 4 * Math.sin((Math.PI * i) / 60)),
    ]);
    x.fillStyle = css(tone, a);
    x.beginPath();
    brushPath(
      x,
      run,
      (t) => thick * Math.sin(Math.PI * t) ** 0.7 * (0.85 + 0.4 * n.n2(t * 2.6, y)),
    );
    x.fill();
  }
}
/** Left edge, width, top over the eye level, tone. */
const TOWERS = [
  [806, 50, 146, "#bfa4a2"],
  [853, 40, 196, "#b09aa2"],
  [914, 58, 118, "#c9a799"],
  [1210, 46, 128, "#c9a594"],
  [1262, 62, 168, "#bb9f9c"],
  [1330, 80, 112, "#cba793"],
] as const;
export function towers(x: Ctx, mirrored = false) {
  const at = (y: number) => (mirrored ? 2 * LEVEL - y : y);
  for (const [px, wide, high, tone] of TOWERS) {
    const top = LEVEL - high;
    const wall = (x0: number, x1: number, fill: string, a = 1) =>
      fillPoly(
        x,
        [
          [x0, at(top)],
          [x1, at(top)],
          [x1, at(LEVEL)],
          [x0, at(LEVEL)],
        ],
        fill,
        a,
      );
    wall(px, px + wide, tone, mirrored ? 0.7 : 1);
    wall(px + wide * 0.64, px + wide, "#7c738d", mirrored ? 0.15 : 0.35);
  }
  if (mirrored) return;
  // a few offices still at work
  for (const [px, y] of [
    [860, 284],
    [868, 284],
    [876, 292],
    [860, 300],
    [868, 312],
    [1272, 306],
    [1280, 306],
    [1288, 322],
    [1272, 330],
  ] as const) {
    x.fillStyle = "#ffeeb4";
    x.fillRect(px, at(y) - 2.5, 4.6, 5);
  }
}
/** The far bank: trees and low roofs in one tone, first lamps at the water. */
export function farBank(x: Ctx, mirrored = false) {
  const at = (y: number) => (mirrored ? 2 * LEVEL + 8 - y : y);
  const crowns = (lift: number, amp: number, seed: number) =>
    Array.from({ length: 201 }, (_, i): Pt => [
      i * 8,
      at(LEVEL - lift - amp * Math.abs(n.n2(i * 0.1, seed)) - 3 * n.n2(i * 0.7, seed + 3)),
    ]);
  fillPoly(x, [[0, at(LEVEL + 5)], ...crowns(13, 18, 4), [W, at(LEVEL + 5)]], "#9d7e8b");
  fillPoly(x, [[0, at(LEVEL + 5)], ...crowns(3, 12, 9), [W, at(LEVEL + 5)]], "#6e5d73");
  const r = new Rng(8);
  for (let i = 0; i < 26; i++) {
    x.fillStyle = "#ffe0a0";
    x.fillRect(r.range(760, W), at(LEVEL - 3 + r.range(-3, 2)) - 1, r.range(2, 4), 2);
  }
}
