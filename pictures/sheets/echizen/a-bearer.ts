/** Someone behind the board that he carries: its white sheets, his legs below it, a headcloth above. */
import { css, lerp, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly } from "../../kit/brush.ts";
import { type Pen3 } from "../../kit/build.ts";
import { cut } from "../../kit/cut.ts";
import { board, TWO } from "./a-boards.ts";
import { at, CARRIED } from "./a-plan.ts";

const { from, to, low, tall } = CARRIED;
/** a place in the board's plane, a little behind it: metres from its middle, and up */
const on = (a: number, b: number, behind = 0.16): Pt => {
  const t = 0.5 + a / 1.92;
  return at(lerp(from[0], to[0], t) - behind * 0.5, lerp(from[1], to[1], t) + behind, b);
};
const LEGS: readonly [string, string, string][] = [
  // the far one pushes off
  [
    "0.02 0.9, 0.1 0.62, 0.24 0.36, 0.33 0.14, 0.4 0.16, 0.34 0.4, 0.24 0.66, 0.22 0.9",
    "#1d1c2c",
    "0.32 0.15, 0.38 0.18, 0.41 0.08, 0.39 0.01, 0.35 0.01, 0.34 0.07",
  ],
  [
    "-0.16 0.9, -0.2 0.62, -0.16 0.36, -0.22 0.1, -0.12 0.08, -0.05 0.36, -0.02 0.62, 0.04 0.9",
    "#2b2b42",
    "-0.22 0.1, -0.13 0.09, -0.13 0.02, -0.24 0.01, -0.34 0.01, -0.33 0.04",
  ],
];
function piece(p: Pen3, outline: Pt[], c: string, line = 1.8) {
  clearUnder(p.k, outline);
  fillPoly(p.x, outline, c);
  p.k.fillStyle = css(p.key, 0.9);
  p.k.beginPath();
  brushPath(p.k, [...outline, outline[0]], (t) => line * (0.7 + 0.5 * Math.sin(t * 17)));
  p.k.fill();
}
const place = (text: string) => catmull(cut(text), 5, true).map(([a, b]) => on(a, b));

export function bearer(p: Pen3) {
  for (const [leg, c, shoe] of LEGS) {
    piece(p, place(leg), c);
    piece(p, place(shoe), "#c9ab72", 1.2);
  }
  // shoulders, and a broad hat of sedge over them
  piece(p, place("-0.3 1.3, -0.26 1.45, -0.1 1.54, 0.12 1.54, 0.27 1.45, 0.31 1.3"), "#33598a");
  fillPoly(p.x, place("0.06 1.3, 0.04 1.52, 0.14 1.52, 0.27 1.44, 0.3 1.3"), "#25406c");
  const hat = cut(
    "-0.37 1.52, -0.2 1.66, 0 1.82, 0.05 1.82, 0.2 1.69, 0.37 1.57, 0.2 1.52, 0 1.5, -0.2 1.5",
  );
  piece(
    p,
    hat.map(([a, b]) => on(a, b)),
    "#e8cf8f",
  );
  fillPoly(
    p.x,
    cut("0.02 1.82, 0.05 1.82, 0.2 1.69, 0.37 1.57, 0.2 1.52, 0.08 1.5").map(([a, b]) => on(a, b)),
    "#b98f52",
  );
  for (const a of [-0.26, -0.14, -0.03, 0.09, 0.2, 0.29]) {
    p.k.fillStyle = css(p.key, 0.6);
    p.k.beginPath();
    brushPath(p.k, [on(0.02 + 0.1 * a, 1.79), on(a, 1.515)], (t) => 1.5 * t);
    p.k.fill();
  }
  const quad = (z: number, t: number, tilt: number): Pt =>
    at(lerp(from[0], to[0], t), lerp(from[1], to[1], t), z + tilt * (t - 0.5));
  board(
    p,
    [quad(low, 1, 0.08), quad(low + tall, 1, 0.08), quad(low + tall, 0, 0.08), quad(low, 0, 0.08)],
    { sheets: TWO },
  );
}
/** what board and bearer keep from the sun, on the ground towards the wall */
export function bearerShade(p: Pen3) {
  const [x0, y0] = from,
    [x1, y1] = to;
  fillPoly(
    p.x,
    [
      at(x0 - 0.5, y0 + 0.4),
      at(x1 - 0.5, y1 + 0.42),
      at(x1 - 0.96, y1 + 0.76),
      at(x0 - 0.9, y0 + 0.7),
    ],
    "#8a7277",
    0.9,
  );
  for (const a of [-0.24, 0.36]) {
    const f = (b: number): Pt => {
      const t = 0.5 + a / 1.92;
      return [lerp(x0, x1, t) - 0.08 - b, lerp(y0, y1, t) + 0.16 + 0.8 * b];
    };
    p.x.fillStyle = "#8a7277";
    p.x.beginPath();
    brushPath(p.x, [at(...f(-0.04)), at(...f(0.3)), at(...f(0.6))], () => 14);
    p.x.fill();
  }
}
