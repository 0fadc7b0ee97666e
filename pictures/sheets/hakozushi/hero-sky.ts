/** Dusk in snow: deep blue above, a last band of peach over the far roofs; haze, and the flakes in three distances. */
import { css, Noise, Rng, sstep } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { sky } from "../../kit/stage.ts";

export function printSky(print: Print) {
  sky(
    print,
    312,
    [
      [0, "#2f619f"],
      [0.3, "#5585ba"],
      [0.52, "#8eafcd"],
      [0.7, "#d6d6ce"],
      [0.83, "#f4d8b2"],
      [1, "#f4c797"],
    ],
    0.2,
    720,
  );
}
const n = new Noise(15);

/** Snowy air that rises from the town and takes the foot of whatever stands far behind. */
export function farHaze(print: Print) {
  print.mist(
    (x, y) =>
      0.86 *
      sstep(900, 640, x) *
      (0.25 + 0.75 * sstep(280, 520, x)) *
      sstep(112, 262 + 30 * n.n2(x * 0.006, 2), y + 14 * n.n2(x * 0.011, y * 0.02)),
    "#c6ccd4",
    { key: 1, grain: 0.08 },
  );
}
/** The same air before the houses farther off: thicker with distance, in slow banks. */
export function haze(print: Print) {
  print.mist(
    (x, y) => {
      const bank = 0.5 + 0.5 * n.fbm(x * 0.003, y * 0.008, 2);
      return (
        (0.3 + 0.34 * bank) *
        sstep(700, 20, x + 60 * bank) *
        sstep(110, 330, y) *
        sstep(770, 640, y + 0.02 * x)
      );
    },
    "#a6b5d1",
    { key: 0.85, grain: 0.1 },
  );
}
/** The flakes: many small soft ones far off, some at the shop's distance, few near us. They fall in loose veils. */
export function printSnowfall(print: Print) {
  for (const [seed, count, radius, a, blur, veil] of [
    [12, 240, 1.3, 0.62, 0.6, 0.3],
    [22, 95, 2.1, 0.85, 0.3, 0.1],
    [33, 22, 3.2, 0.95, 0.2, -0.2],
  ] as const)
    print.block(
      (x) => {
        const r = new Rng(seed);
        x.fillStyle = css("#f0f4fa", a);
        for (let left = count; left > 0;) {
          const px = r.range(0, 1600),
            py = r.range(0, 1200);
          if (n.n2(px * 0.0028 + seed, py * 0.0028) < veil - 0.45) continue;
          left--;
          x.beginPath();
          x.ellipse(
            px,
            py,
            radius * r.range(0.8, 1.05),
            radius * r.range(0.9, 1.25),
            r.range(-0.5, 0.5),
            0,
            7,
          );
          x.fill();
        }
      },
      { occlude: 0.8, blur },
    );
}
