/** The Skytree above the trees: a grey-white tower with two decks, its lattice hardly visible. */
import { bokashi, css, lerp, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";

const X = 1010,
  FOOT = 650,
  TOP = 66;
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
const half = (t: number) => {
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
        [0, "#8fa5b2"],
        [0.4, "#c3cfd0"],
        [0.66, "#fbf7e8"],
        [1, "#dfe0d4"],
      ]);
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

/** The tower in the water: bars of its pale colour, broken by ripples, each pushed to one side. */
export function mirrored(P: Print) {
  const r = new Rng(8);
  P.block(
    (x) => {
      for (const [c, push, gap] of [
        ["#8fa9b4", 5, 0.5],
        ["#f1f2e6", 0, 0.7],
      ] as const) {
        x.fillStyle = c;
        x.beginPath();
        for (let y = 682; y < 1190;) {
          const far = (y - 660) / (FOOT - TOP),
            high = (5 + 13 * far) * r.range(0.7, 1.3),
            wide = half(far) * r.range(1, 1.35) + 3 + 8 * far,
            side = push + r.g() * (2 + 13 * far);
          brushPath(
            x,
            [
              [X + side - wide, y + r.range(-2, 2)],
              [X + side, y + r.range(-3, 3)],
              [X + side + wide, y + r.range(-2, 2)],
            ],
            (t) => gap * high * Math.sin(Math.PI * (0.08 + 0.84 * t)) ** 0.6,
          );
          y += high * r.range(0.9, 1.5);
        }
        x.fill();
      }
    },
    { grain: 0.1, occlude: 0 },
  );
}
