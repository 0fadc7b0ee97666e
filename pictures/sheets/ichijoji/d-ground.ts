/** ichijoji-d-ground: the snow of the lane, the bar's light along it, and footprints that the snow fills. */
import { bokashi, css, H, type Pt, W } from "../../kit/core.ts";
import { at, bend, END, face, metre, P, printed } from "./d-plan.ts";

/** where the walker stands */
export const FEET: readonly [number, number] = [-0.62, 13.2];

export function printGround() {
  const [, top] = at(0, END - 0.2);
  printed((x) => {
    x.fillStyle = bokashi(x, 0, top, 0, H, [
      [0, "#aab6d4"],
      [0.3, "#93a4cc"],
      [0.7, "#7287b8"],
      [1, "#546a9f"],
    ]);
    x.fillRect(0, top, W, H - top);
  });
  const spill = (a: number, b: number, c: number, d: number, near: number, op: number) => {
    printed((x) => {
      face(
        x,
        [at(a, END - 0.2), at(b, END - 0.2), at(d, near), at(c, near)],
        bokashi(
          x,
          0,
          top,
          0,
          at(0, near)[1],
          [
            [0, "#ffe3ad"],
            [0.4, "#f8cf9c"],
            [1, "#c5a9b0"],
          ],
          [
            [0, op],
            [0.5, op * 0.62],
            [1, 0],
          ],
        ),
      );
    }, 7);
  };
  spill(-2.3, 2.2, -2.6, 2.6, 7, 0.45);
  spill(-1.45, 0.05, -1.75, 0.45, 5, 0.85);
  spill(0.4, 1.4, 0.75, 2.0, 6, 0.5);
}
export function printPrints() {
  // the walker's shadow lies away from the bar's light
  const [fx, fy] = FEET,
    dx = (fx - 0.1) / (END - fy);
  const to = (y: number, w: number): Pt => at(fx + dx * (fy - y) * 0.75 + w, y);
  P.light(
    (x) => {
      x.fillStyle = bokashi(
        x,
        0,
        at(0, fy)[1],
        0,
        at(0, 7.4)[1],
        [
          [0, "#4f6096"],
          [1, "#7f90bd"],
        ],
        [
          [0, 0.95],
          [1, 0],
        ],
      );
      bend(x, [
        to(fy + 0.1, -0.14),
        to(fy + 0.1, 0.2),
        to(11.6, 0.2),
        to(9.6, 0.27),
        to(7.4, 0.14),
        to(7.4, -0.14),
        to(9.6, -0.27),
        to(11.6, -0.2),
      ]);
    },
    { op: "multiply", blur: 3 },
  );
  P.block(
    (x) => {
      for (let i = 0; i < 19; i++) {
        const y = fy - 0.45 - i * 0.47,
          t = i / 19,
          m = metre(y);
        const [px, py] = at(fx + 0.75 * t * t + 0.1 * t + (i % 2 ? 0.11 : -0.11), y);
        x.fillStyle = css("#44578f", 0.7 * (1 - t));
        x.beginPath();
        x.ellipse(px, py, 0.055 * m, 0.024 * m, i % 2 ? 0.15 : -0.15, 0, 6.283);
        x.fill();
      }
    },
    { occlude: 0, blur: 1 },
  );
}
