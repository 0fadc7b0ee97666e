/** Hero of the Moss Ravine: the mist as bare paper under a thin grey top, and three pale cedars that stand in it. */
import { bokashi, type Ctx, H, layer, type Layer, mix, type Pt, sstep, W } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { PAPER } from "./hero-plan.ts";
import { farther } from "./hero-ravine.ts";

export function air(x: Ctx) {
  x.fillStyle = bokashi(x, 0, 0, 0, 700, [
    [0, "#b9c3b4"],
    [0.16, "#d6d7c3"],
    [0.42, PAPER],
    [1, "#dfe0cc"],
  ]);
  x.fillRect(0, 0, W, H);
  // the sun is behind it, on the left
  const sun = x.createRadialGradient(470, 330, 20, 470, 330, 640);
  sun.addColorStop(0, "rgba(250,233,194,.75)");
  sun.addColorStop(0.5, "rgba(248,232,198,.3)");
  sun.addColorStop(1, "rgba(248,232,198,0)");
  x.fillStyle = sun;
  x.fillRect(0, 0, W, H);
}
/** [left and right edge at the top, at the foot, where the foot is lost, how dark] */
const trunks = [
  [[196, 262], [184, 276], 470, 0.42],
  [[352, 382], [348, 388], 400, 0.25],
  [[1262, 1310], [1256, 1320], 380, 0.3],
] as const;
export function trunksLayer(): Layer {
  const L = layer();
  for (const [[a, b], [c, d], foot, k] of trunks) {
    const body = mix(PAPER, "#4f6a60", k),
      side = mix(PAPER, "#3f5a54", k * 1.35);
    const left = catmull(
        [
          [a, -20],
          [a - 3, foot * 0.4],
          [c, foot * 0.85],
          [c - 12, foot + 60],
        ] as Pt[],
        8,
      ),
      right = catmull(
        [
          [b, -20],
          [b + 2, foot * 0.4],
          [d, foot * 0.85],
          [d + 14, foot + 60],
        ] as Pt[],
        8,
      );
    fillPoly(L.x, [...left, ...right.toReversed()], body);
    // away from the light, one long edge
    const w = b - a,
      edge = right.map(([x, y], i): Pt => [x - w * (0.36 + 0.07 * Math.sin(i * 0.55 + a)), y]);
    fillPoly(L.x, [...edge, ...right.toReversed()], side);
  }
  // the mist takes the foot, and a little of the height
  farther(
    L,
    0,
    (x, y) =>
      sstep(x > 1000 ? 345 : 450, x > 1000 ? 150 : 210, y) * (0.72 + 0.28 * sstep(160, 0, y)),
  );
  return L;
}
