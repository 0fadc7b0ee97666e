/** Beyond the low fence: the first light, three ranges of hills, the Nagara River. */
import { sky } from "../../kit/stage.ts";
import { bokashi, Rng, W } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { eye, lowTop, n, P } from "./c-stage.ts";

export function morning() {
  sky(
    P,
    eye.hy - 10,
    [
      [0, "#3f78ad"],
      [0.3, "#7fb0cd"],
      [0.6, "#c4dcdc"],
      [0.84, "#f2e6c8"],
      [1, "#f6d9b0"],
    ],
    0.18,
    eye.hy + 40,
  );
  const hill = (base: number, amp: number, f: number, c: string, seed: number, tooth: number) =>
    P.block(
      (x) => {
        x.fillStyle = c;
        x.beginPath();
        x.moveTo(0, eye.hy + 6);
        for (let i = 0; i <= 400; i++)
          x.lineTo(
            i * 4,
            base - amp * n.fbm(i * f + seed, seed, 4) - tooth * Math.abs(n.n2(i * 0.6, seed)),
          );
        x.lineTo(W, eye.hy + 6);
        x.fill();
      },
      { grain: 0.14 },
    );
  hill(270, 190, 0.005, "#9fbcc4", 2.4, 2);
  hill(338, 150, 0.006, "#7099a0", 7.1, 5);
  hill(384, 70, 0.01, "#4a7672", 12.8, 10);
  river();
}
/** The Nagara River behind the low fence, in flat strokes, with mist along its far bank. */
function river() {
  const r = new Rng(37);
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, eye.hy, 0, lowTop, [
        [0, "#e9dcc2"],
        [0.3, "#b9cfcb"],
        [1, "#6fa3ab"],
      ]);
      x.fillRect(0, eye.hy, W, lowTop - eye.hy + 30);
      const T = new Tones();
      for (let i = 0; i < 420; i++) {
        const t = r.u(),
          y = eye.hy + 4 + t ** 1.4 * 140;
        T.add(
          r.pick(["#f6ecd2", "#8fb9ba", "#4f8a98", "#d6e0d2"]),
          (z) => dab(z, r.range(-40, 900), y, r.range(30, 70) * (0.5 + t), 1.4 + 3 * t, 0),
          0.7,
        );
      }
      T.flush(x);
    },
    { grain: 0.14 },
  );
  P.mist(
    (x, y) =>
      0.85 *
      Math.exp(-(((y - eye.hy + 6) / 26) ** 2)) *
      (0.7 + 0.5 * n.fbm(x * 0.004, y * 0.02, 3)),
    "#f3ead6",
    { grain: 0.1 },
  );
}
