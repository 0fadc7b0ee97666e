/** The Skytree: a grey-white tower with two decks; it is pale against the high sky and grey against the mist at its foot. */
import { bokashi, css, lerp, type Pt } from "../../kit/core.ts";
import { brushPath, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { NEEDLE } from "./a-plan.ts";

const X = NEEDLE;
export const FOOT = 574,
  TOP = 64;
/** half width relative to the height, from the ground up */
const PROFILE: [number, number][] = [
  [0, 0.054],
  [0.12, 0.045],
  [0.3, 0.034],
  [0.5, 0.026],
  [0.545, 0.026],
  [0.555, 0.044],
  [0.585, 0.047],
  [0.6, 0.034],
  [0.605, 0.021],
  [0.7, 0.018],
  [0.705, 0.03],
  [0.725, 0.031],
  [0.735, 0.015],
  [0.785, 0.013],
  [0.79, 0.0085],
  [0.9, 0.0075],
  [0.905, 0.0045],
  [1, 0.003],
];
export const half = (t: number) => {
  let k = 0;
  while (k < PROFILE.length - 2 && t > PROFILE[k + 1][0]) k++;
  const [a, b] = [PROFILE[k], PROFILE[k + 1]];
  return lerp(a[1], b[1], (t - a[0]) / (b[0] - a[0])) * (FOOT - TOP);
};
const yAt = (t: number) => lerp(FOOT, TOP, t);

export function needle(P: Print) {
  const L: Pt[] = [],
    R: Pt[] = [];
  for (let i = 0; i <= 300; i++) {
    const t = i / 300;
    L.push([X - half(t), yAt(t)]);
    R.push([X + half(t), yAt(t)]);
  }
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, X - 30, 0, X + 30, 0, [
        [0, "#fffaea"],
        [0.42, "#f6f3e6"],
        [0.6, "#b9cbce"],
        [1, "#8aa7b0"],
      ]);
      poly(x, [...L, ...R.toReversed()]);
      x.fill();
      x.fillStyle = bokashi(
        x,
        0,
        TOP,
        0,
        FOOT,
        [
          [0, "#86a6ae"],
          [1, "#86a6ae"],
        ],
        [
          [0, 0],
          [0.45, 0],
          [1, 0.75],
        ],
      );
      poly(x, [...L, ...R.toReversed()]);
      x.fill();
      // decks: a cool band of glass
      x.fillStyle = css("#7793a6", 0.75);
      for (const [a, b] of [
        [0.562, 0.576],
        [0.709, 0.718],
      ])
        x.fillRect(X - half((a + b) / 2) * 0.96, yAt(b), half((a + b) / 2) * 1.92, yAt(a) - yAt(b));
    },
    { grain: 0.06 },
  );
  P.lines((x) => {
    x.fillStyle = css("#4f6f84", 0.55);
    x.beginPath();
    // crossing lattice up to the first deck
    for (let k = 0; k < 30; k++) {
      const a = (k / 30) * 0.54,
        b = ((k + 1) / 30) * 0.54;
      const s = k % 2 ? 1 : -1;
      brushPath(
        x,
        [
          [X - s * half(a), yAt(a)],
          [X, yAt((a + b) / 2)],
          [X + s * half(b), yAt(b)],
        ],
        () => 0.9,
      );
      brushPath(
        x,
        [
          [X - half(b), yAt(b)],
          [X, yAt(b) + 1.5],
          [X + half(b), yAt(b)],
        ],
        () => 0.6,
      );
    }
    brushPath(x, L, () => 1.2);
    brushPath(x, R, () => 1.2);
    x.fill();
  });
}
