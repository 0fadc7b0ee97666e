/** Creases of the fist. */
import { type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";

/** creases, in the fist's own frame; y upwards: thumb joint, ball of the thumb, heel of the hand, wrist */
const cuts: readonly (readonly [Pt[], number])[] = [
  [
    [
      [-0.1, 0.52],
      [-0.06, 0.46],
      [-0.07, 0.4],
    ],
    0.016,
  ],
  [
    [
      [0.2, 0.2],
      [0.34, 0.08],
      [0.4, -0.1],
      [0.38, -0.24],
    ],
    0.018,
  ],
  [
    [
      [0.16, -0.42],
      [0.28, -0.47],
      [0.4, -0.44],
    ],
    0.013,
  ],
  [
    [
      [0.8, 0.14],
      [0.83, 0.03],
      [0.81, -0.1],
    ],
    0.014,
  ],
  [
    [
      [0.86, 0.08],
      [0.88, 0.02],
      [0.875, -0.05],
    ],
    0.009,
  ],
];
/** Draws them on the fist, with `scale` design units for each unit of the hand. */
export function creases(x: Ctx, scale: number, colour: string) {
  x.fillStyle = colour;
  for (const [pts, w] of cuts) {
    x.beginPath();
    brushPath(
      x,
      catmull(
        pts.map(([a, b]): Pt => [a * scale, -b * scale]),
        10,
      ),
      (t) => w * scale * Math.sin(Math.PI * (0.2 + 0.8 * t)),
    );
    x.fill();
  }
}
