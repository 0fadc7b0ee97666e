/** The morning air: the sky, and the haze around the trees and the Skytree. */
import { sky } from "../../kit/stage.ts";
import { sstep } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";

export function farHaze(P: Print) {
  const n = P.noise;
  P.mist(
    (x, y) =>
      0.62 *
      sstep(470, 600, y) *
      sstep(664, 606, y) *
      (0.72 + 0.55 * n.fbm(x * 0.003, y * 0.016, 3)) *
      sstep(330, 760, x),
    "#f3ecd6",
    { grain: 0.1, key: 0.6 },
  );
}

export function printSky(P: Print) {
  const n = P.noise;
  sky(
    P,
    640,
    [
      [0, "#5d93ad"],
      [0.22, "#93bcc6"],
      [0.5, "#c9dcd2"],
      [0.78, "#f0e9d0"],
      [1, "#f6e3c2"],
    ],
    0.16,
    720,
  );
  P.mist(
    (x, y) =>
      sstep(60, 160, y) *
      sstep(460, 330, y) *
      sstep(0.14, 0.5, n.fbm(x * 0.0011 + 21, y * 0.012, 5)) *
      0.7,
    "#f8f1de",
    { grain: 0.18 },
  );
}
