/** Lines and nails of the fist. */
import { type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";

/** lines at the joints and the edges of the nails, in the fist's own frame; y upwards */
const cuts: readonly (readonly [Pt[], number])[] = [
  [
    [
      [0.05, 0.12],
      [0.11, 0.08],
      [0.105, 0.02],
      [0.045, -0.01],
    ],
    0.014,
  ],
  [
    [
      [0.04, -0.14],
      [0.1, -0.17],
      [0.095, -0.23],
      [0.035, -0.255],
    ],
    0.014,
  ],
  [
    [
      [0.0, -0.37],
      [0.045, -0.395],
      [0.04, -0.44],
      [-0.01, -0.465],
    ],
    0.012,
  ],
  [
    [
      [-0.24, 0.18],
      [-0.215, 0.13],
      [-0.225, 0.07],
    ],
    0.016,
  ],
  [
    [
      [-0.2, -0.07],
      [-0.18, -0.12],
      [-0.19, -0.18],
    ],
    0.014,
  ],
  [
    [
      [-0.19, -0.33],
      [-0.17, -0.37],
      [-0.18, -0.42],
    ],
    0.012,
  ],
  [
    [
      [-0.56, 0.17],
      [-0.535, 0.12],
      [-0.55, 0.06],
    ],
    0.012,
  ],
  [
    [
      [-0.52, -0.08],
      [-0.5, -0.13],
      [-0.51, -0.19],
    ],
    0.012,
  ],
  [
    [
      [-0.34, 0.345],
      [-0.27, 0.325],
      [-0.235, 0.27],
      [-0.26, 0.215],
    ],
    0.016,
  ],
  [
    [
      [-0.1, 0.52],
      [-0.05, 0.46],
      [-0.06, 0.4],
    ],
    0.016,
  ],
  [
    [
      [-0.05, 0.53],
      [-0.01, 0.48],
      [-0.02, 0.43],
    ],
    0.011,
  ],
  [
    [
      [0.2, 0.16],
      [0.32, 0.05],
      [0.36, -0.1],
      [0.33, -0.24],
    ],
    0.018,
  ],
  [
    [
      [0.78, 0.12],
      [0.81, 0.02],
      [0.79, -0.09],
    ],
    0.013,
  ],
  [
    [
      [0.84, 0.1],
      [0.865, 0.03],
      [0.855, -0.05],
    ],
    0.01,
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
      (t) => w * scale * Math.sin(Math.PI * (0.08 + 0.86 * t)),
    );
    x.fill();
  }
}
