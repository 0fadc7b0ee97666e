/** Tozan Shrine, A: somebody on the way up waits for the train to pass: seen from behind, weight on one leg, a bag in the hand. */
import { type Col, css, type Ctx, type Pt } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { onPaper, scaleAt } from "./a-plan.ts";

const STAND: Pt = [-0.15, 9.6];
/** Heads of height over the ground. */
const HEADS = 7.3,
  TALL = 1.68;

export function waiting(x: Ctx, mirrored = false) {
  const [px, py] = onPaper([STAND[0], STAND[1], 0], mirrored),
    unit = (scaleAt(...STAND) * TALL) / HEADS;
  // the bag draws one shoulder down; the body leans against it
  const at = ([a, b0]: Pt): Pt => {
    const b = b0 - (b0 > 2.4 && b0 < 6.1 ? 0.09 * a * Math.min(1, (b0 - 2.4) / 2) : 0);
    return [px + (a - 0.035 * Math.max(0, b - 2)) * unit, py + (mirrored ? b : -b) * unit];
  };
  const shape = (text: readonly Pt[], tone: Col, seg = 6) =>
    fillPoly(x, catmull(text.map(at), seg, true), tone);
  const DARK = "#0b151c",
    COAT = "#111d26";
  // legs: the left one carries, the right one rests with its toe turned out
  shape(
    [
      [-0.52, 2.3],
      [-0.1, 2.3],
      [-0.16, 1.3],
      [-0.2, 0.5],
      [-0.14, 0.16],
      [-0.16, -0.02],
      [-0.5, -0.02],
      [-0.5, 0.2],
      [-0.44, 0.6],
      [-0.54, 1.4],
    ],
    DARK,
  );
  shape(
    [
      [0.0, 2.3],
      [0.46, 2.3],
      [0.5, 1.4],
      [0.44, 0.6],
      [0.46, 0.26],
      [0.74, 0.06],
      [0.72, -0.02],
      [0.3, 0.0],
      [0.28, 0.24],
      [0.2, 0.7],
      [0.14, 1.4],
    ],
    DARK,
  );
  // coat, wider to its hem
  shape(
    [
      [-0.16, 6.16],
      [-0.5, 5.98],
      [-0.82, 5.74],
      [-0.98, 5.2],
      [-1.1, 4.5],
      [-0.98, 4.02],
      [-0.76, 3.72],
      [-0.8, 3.0],
      [-0.86, 2.16],
      [-0.4, 2.04],
      [0.1, 2.1],
      [0.66, 2.02],
      [0.74, 2.2],
      [0.66, 3.2],
      [0.62, 4.2],
      [0.68, 5.0],
      [0.8, 5.5],
      [0.7, 5.8],
      [0.36, 6.02],
      [0.14, 6.16],
    ],
    COAT,
  );
  // the right arm hangs, with the bag
  shape(
    [
      [0.6, 5.86],
      [0.84, 5.66],
      [0.96, 5.1],
      [0.98, 4.4],
      [1.04, 3.7],
      [1.04, 3.36],
      [0.86, 3.34],
      [0.8, 3.7],
      [0.72, 4.4],
      [0.6, 5.0],
    ],
    COAT,
  );
  shape(
    [
      [0.9, 3.4],
      [1.0, 3.4],
      [1.12, 3.0],
      [1.42, 2.86],
      [1.46, 2.3],
      [1.36, 1.94],
      [0.74, 1.94],
      [0.62, 2.3],
      [0.68, 2.84],
      [0.82, 3.02],
    ],
    DARK,
  );
  // head, a little turned to where the train goes
  shape(
    [
      [-0.24, 6.5],
      [0.22, 6.5],
      [0.21, 6.2],
      [0.28, 5.9],
      [-0.32, 5.9],
      [-0.25, 6.2],
    ],
    DARK,
    3,
  );
  shape(
    [
      [0.02, 7.28],
      [-0.26, 7.2],
      [-0.4, 6.94],
      [-0.4, 6.66],
      [-0.3, 6.42],
      [-0.16, 6.26],
      [0.16, 6.24],
      [0.32, 6.42],
      [0.38, 6.74],
      [0.34, 7.04],
      [0.22, 7.22],
    ],
    DARK,
  );
  if (mirrored) return;
  // the light of the windows runs along head and shoulder
  x.strokeStyle = css("#d9a868", 0.85);
  x.lineCap = "round";
  for (const [run, wide] of [
    [
      [
        [0.36, 6.5],
        [0.39, 6.76],
        [0.33, 7.05],
        [0.2, 7.22],
      ],
      1.7,
    ],
    [
      [
        [0.3, 6.03],
        [0.6, 5.87],
        [0.82, 5.68],
        [0.93, 5.2],
      ],
      1.9,
    ],
    [
      [
        [-0.38, 6.05],
        [-0.66, 5.88],
        [-0.84, 5.7],
      ],
      1.3,
    ],
  ] as const) {
    x.lineWidth = wide;
    x.beginPath();
    for (const [i, p] of catmull(
      run.map(([a, b]) => at([a, b])),
      6,
    ).entries())
      if (i) x.lineTo(...p);
      else x.moveTo(...p);
    x.stroke();
  }
}
