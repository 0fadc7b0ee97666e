/** Dusk over ridge behind ridge, the mist between them. */
import { sky } from "../../kit/stage.ts";
import { type Col, H, mix, tick } from "../../kit/core.ts";
import { printRidge, wooded } from "../../kit/horizon.ts";
import { mistBand } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { n, P } from "./d-stage.ts";

/** Graded dusk, a thin moon, one torn bank of cloud. */
export function printSky() {
  sky(
    P,
    480,
    stops("0 #1f2c50, 0.2 #3d4a78, 0.42 #7d6f98, 0.62 #c68f9c, 0.8 #eeb298, 1 #fbdcb0"),
    0.16,
    H,
  );
  P.mist(
    (x, y) => {
      const ragged = P.noise.fbm(x * 0.0016 + 7, y * 0.016, 4);
      const k = 1 - Math.abs(y - 196 - 20 * P.noise.n2(x * 0.001, 4)) / 34 + 1.6 * ragged - 0.5;
      return k > 0.75 ? 0.7 : k > 0.3 ? 0.35 : 0;
    },
    "#eeb2a4",
    { grain: 0.2 },
  );
}

/** The valley opens at the right of the middle: there each ridge is lower. */
const opening = (deep: number) => (x: number) => deep * Math.exp(-(((x - 930) / 330) ** 2));
interface Fold {
  readonly y: number;
  readonly rise: number;
  readonly pitch: number;
  readonly tree: number;
  readonly deep: number;
  readonly top: Col;
  readonly foot: Col;
}
const folds: readonly Fold[] = [
  { y: 408, rise: 60, pitch: 0.0021, tree: 2, deep: 10, top: "#b98a9e", foot: "#f2c4a8" },
  { y: 440, rise: 96, pitch: 0.0016, tree: 4, deep: 34, top: "#8f7794", foot: "#e4b2a4" },
  { y: 494, rise: 150, pitch: 0.0013, tree: 7, deep: 76, top: "#695f86", foot: "#d2a09e" },
  { y: 570, rise: 210, pitch: 0.0011, tree: 12, deep: 150, top: "#484a72", foot: "#ad8698" },
];

/** Ridges, one behind another, each standing in the mist of the next valley. */
export function printRidges() {
  for (const [i, f] of folds.entries()) {
    printRidge(P, wooded(n, { ...f, seed: 5 + i * 9, drop: opening(f.deep) }), {
      from: f.y - f.rise,
      to: f.y + 90,
      colours: [
        [0, f.top],
        [0.5, f.top],
        [1, f.foot],
      ],
      foot: H,
      grain: 0.14,
      key: "#3a3658",
      keyA: 0.12 + 0.1 * i,
    });
    P.mist(
      mistBand(n, f.y + 66, 54, 90, { max: 0.62, amp: 16 }),
      mix("#f6d2b4", "#b795a8", i / 4),
      {
        grain: 0.08,
      },
    );
  }
  tick("valley");
}

/** The woods between the valley and the temple, dark and close. */
export function printWoods() {
  for (const [i, [y, rise, tree, top, foot, deep]] of (
    [
      [690, 130, 40, "#34395e", "#6b6283", 70],
      [752, 90, 58, "#20284a", "#4a4a6e", 44],
      [834, 40, 34, "#161c3e", "#262c54", 0],
    ] as const
  ).entries()) {
    printRidge(
      P,
      wooded(n, {
        y,
        rise,
        pitch: 0.0017,
        seed: 61 + i * 7,
        tree,
        close: [0.045, 0.16],
        drop: opening(deep),
      }),
      {
        from: y - rise - 20,
        to: y + 70,
        colours: [
          [0, top],
          [0.6, top],
          [1, foot],
        ],
        foot: H,
        grain: 0.12,
        key: "#171a34",
        keyA: 0.5,
      },
    );
    P.mist(mistBand(n, y + 60, 50, 40, { max: 0.5, amp: 14 }), "#7f7490", { grain: 0.08 });
  }
}
