/** ichijoji-d-steam: the steam from the bar's vent, one pale shape up between the houses. */
import { bokashi, type Pt } from "../../kit/core.ts";
import { bend, printed } from "./d-plan.ts";

/** the middle of the steam and its half width, from the vent upwards */
const SPINE: readonly [number, number, number][] = [
  [711, 926, 10],
  [712, 900, 22],
  [706, 860, 40],
  [680, 780, 60],
  [640, 680, 80],
  [612, 570, 98],
  [618, 450, 104],
  [654, 330, 100],
  [680, 230, 84],
  [662, 140, 54],
  [622, 80, 16],
];
function plume(shift: number, wide: number): Pt[] {
  const right: Pt[] = [],
    left: Pt[] = [];
  for (const [i, [x, y, w]] of SPINE.entries()) {
    const sway = i % 2 ? 1.14 : 0.9;
    right.push([x + shift * w + w * wide * sway, y - 12]);
    left.push([x + shift * w - w * wide * (2 - sway), y + 14]);
  }
  return [...right, ...left.toReversed()];
}
/** whether the steam is here, where the block's grain would show too much */
export function steamy(x: number, y: number) {
  return SPINE.some(([sx, sy, w]) => Math.abs(y - sy) < 60 && Math.abs(x - sx) < w + 10);
}
export function printSteam() {
  // its head melts into the sky, its foot is sharper
  const body = (blur: number, alphas: Pt[]) => {
    printed((x) => {
      x.fillStyle = bokashi(
        x,
        0,
        950,
        0,
        70,
        [
          [0, "#f3d9b4"],
          [0.14, "#dedadb"],
          [0.5, "#c3cce2"],
          [1, "#93a7d0"],
        ],
        alphas,
      );
      bend(x, plume(0, 1));
    }, blur);
  };
  body(26, [
    [0, 0],
    [0.4, 0],
    [0.68, 0.6],
    [0.86, 0.34],
    [1, 0],
  ]);
  body(7, [
    [0, 0.7],
    [0.12, 0.85],
    [0.4, 0.74],
    [0.66, 0.16],
    [0.8, 0],
  ]);
  printed((x) => {
    x.fillStyle = bokashi(
      x,
      0,
      940,
      0,
      220,
      [
        [0, "#fbe6c6"],
        [0.3, "#ece8e6"],
        [1, "#d3daec"],
      ],
      [
        [0, 0.3],
        [0.25, 0.7],
        [0.55, 0.42],
        [1, 0],
      ],
    );
    bend(x, plume(0.3, 0.5));
  }, 16);
}
