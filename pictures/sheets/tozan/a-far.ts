/** Tozan Shrine, A: what stands beyond the railway, paler with each step into the mist: cedars, the stair, the porcelain torii. */
import { bokashi, type Ctx, H, layer, Noise, type Pt, type Stops, W } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { bank, cedar, stem, veil } from "./a-cedars.ts";
import { slope, torii } from "./a-gate.ts";
import { LEVEL } from "./a-plan.ts";

const n = new Noise(81);
const AIR: Stops = [
  [0, "#2c4a5a"],
  [0.2, "#4a6d79"],
  [0.42, "#7d9a9d"],
  [0.62, "#a8bcb6"],
  [1, "#b3c2b9"],
];
function air(x: Ctx) {
  x.fillStyle = bokashi(x, 0, 0, 0, LEVEL, AIR);
  x.fillRect(0, 0, W, LEVEL + 120);
  // where the day went down
  const g = x.createRadialGradient(1010, 500, 20, 1010, 500, 640);
  g.addColorStop(0, "rgba(214,222,204,0.5)");
  g.addColorStop(0.5, "rgba(206,216,202,0.2)");
  g.addColorStop(1, "rgba(200,212,200,0)");
  x.fillStyle = g;
  x.fillRect(0, 0, W, LEVEL + 120);
}
/** The wooded hill, and the cedars of the precinct. */
function wood(x: Ctx) {
  const hill = catmull(
    [
      [-40, -300],
      [260, -160],
      [520, 30],
      [760, 236],
      [1000, 378],
      [1240, 462],
      [1480, 506],
      [1660, 526],
    ],
    24,
  ).map(([a, b], i): Pt => [a, b + 9 * n.n2(i * 0.11, 3) + 4 * n.n2(i * 0.4, 8)]);
  fillPoly(
    x,
    [...hill, [1660, LEVEL + 60], [-40, LEVEL + 60]],
    bokashi(x, 0, 0, 0, 620, [
      [0, "#254250"],
      [0.25, "#3c5c69"],
      [0.5, "#688589"],
      [0.75, "#97ada9"],
      [1, "#acbdb5"],
    ]),
  );
  // far ones
  for (const [mid, top, half, tone, seed] of [
    [596, 176, 58, "#4b6973", 3],
    [660, 132, 62, "#4b6973", 24],
    [730, 286, 46, "#5a7780", 4],
  ] as const)
    cedar(x, mid, top, 640, half, tone, seed);
  veil(x, 330, 620, "#a9bcb5", 0.72);
  // those beside the torii
  for (const [mid, top, half, tone, seed] of [
    [300, -60, 92, "#2f4e5a", 12],
    [420, 20, 80, "#345460", 13],
    [524, 54, 70, "#3f5f6a", 15],
    [200, -120, 90, "#2a4854", 17],
  ] as const)
    cedar(x, mid, top, 560, half, tone, seed);
  veil(x, 250, 520, "#a3b8b3", 0.8);
}
export function beyond(x: Ctx) {
  air(x);
  wood(x);
  bank(x, [170, 300], [420, 62], "#6f8d93", 0.5);
  bank(x, [690, 262], [360, 58], "#7d999c", 0.55);
  bank(x, [480, 400], [520, 74], "#9bb1ad", 0.6);
  // the mist softens the torii and lies about its feet
  const gate = layer();
  torii(gate.x);
  x.save();
  x.globalAlpha = 0.93;
  x.drawImage(gate.c, 0, 0, W, H);
  x.restore();
  veil(x, 330, 470, "#a3b8b3", 0.4);
  slope(x);
  // stems nearer to the railway
  stem(x, 92, 74, LEVEL - 110, "#1d3743", 12);
  stem(x, 1306, 20, LEVEL - 120, "#3b5a66", 4, 0.4);
  stem(x, 1404, 50, LEVEL - 110, "#24404c", 10, 0.85);
  veil(x, 360, 600, "#a9bcb5", 0.42);
}
