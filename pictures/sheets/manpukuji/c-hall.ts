/** The founder's hall across the court: its front in its own shade, a hollow tiled roof with lifted corners. */
import { bokashi, css, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, poly } from "../../kit/brush.ts";
import { GROUND, on } from "./c-plan.ts";

/** how far away it is, and where its middle is */
export const HALL = 56,
  MID = 8.2;

export function hall(x: Ctx) {
  const at = (u: number, z: number, d = HALL): Pt => on(MID + u, d, z);
  const box = (a: number, b: number, z0: number, z1: number, c: string) =>
    fillPoly(x, [at(a, z0), at(b, z0), at(b, z1), at(a, z1)], c);
  // the stone base, its steps, the front in shade
  box(-10, 10, GROUND, 0.25, "#9c8c80");
  box(-10, 10, 0.15, 0.25, "#d8c29a");
  box(-1.7, 1.7, GROUND, 0.2, "#b3a08c");
  box(-8.6, 8.6, 0.25, 5, "#54464c");
  for (const [a, b] of [
    [-8.3, -5.4],
    [-5, -2.1],
    [2.1, 5],
    [5.4, 8.3],
  ]) {
    box(a, b, 0.5, 3.4, "#7d6a62");
    box(a, b, 3.7, 4.4, "#c7b394");
  }
  box(-1.8, 1.8, 0.3, 3.6, "#382d35");
  box(-1.8, 1.8, 3.8, 4.4, "#c7b394");
  for (const u of [-8.5, -5.2, -1.95, 1.95, 5.2, 8.5])
    box(u - 0.17, u + 0.17, 0.25, 4.8, "#3d3038");
  // the roof: a hollow slope with lifted corners, its tiles catch a little of the sun from behind
  const eave: Pt[] = catmull(
    [
      [-11, 5.75],
      [-9.6, 5.15],
      [-7.5, 4.85],
      [0, 4.75],
      [7.5, 4.85],
      [9.6, 5.15],
      [11, 5.75],
    ].map(([a, b]) => at(a, b)),
    8,
  );
  const side = (s: number) =>
    catmull(
      [
        [11, 5.75],
        [9.2, 6.2],
        [7.9, 6.95],
        [7.1, 8],
        [6.7, 9.3],
      ].map(([a, b]) => at(a * s, b)),
      6,
    );
  const roof = [...eave, ...side(1), ...side(-1).toReversed()];
  fillPoly(x, eave.map(([a, b]): Pt => [a, b + 7]).concat(eave.toReversed()), "#3d3038");
  fillPoly(
    x,
    roof,
    bokashi(x, 0, at(0, 9.3)[1], 0, at(0, 4.7)[1], [
      [0, "#9fb0b0"],
      [0.5, "#74898f"],
      [1, "#566a76"],
    ]),
  );
  x.save();
  poly(x, roof);
  x.clip();
  x.fillStyle = css("#41535f", 0.75);
  x.beginPath();
  for (let k = -24; k <= 24; k++)
    brushPath(
      x,
      catmull([at(k * 0.28, 9.3), at(k * 0.34, 7), at(k * 0.46, 4.6)], 4),
      (t) => 1 + 0.7 * t,
    );
  x.fill();
  x.restore();
  // ridge with its jewel and its fish tails
  box(-6.9, 6.9, 9.15, 9.75, "#4b5c66");
  box(-6.9, 6.9, 9.62, 9.75, "#f0dcae");
  for (const s of [-1, 1])
    fillPoly(
      x,
      catmull(
        [
          [6.3, 9.7],
          [6.9, 9.7],
          [7.05, 10.2],
          [6.95, 10.7],
          [7.5, 11.3],
          [6.7, 10.9],
          [6.45, 10.3],
        ].map(([a, b]) => at(a * s, b)),
        4,
        true,
      ),
      "#4b5c66",
    );
  fillPoly(
    x,
    catmull(
      [
        [-0.4, 9.75],
        [0.4, 9.75],
        [0.3, 10.2],
        [0.55, 10.6],
        [0, 11.4],
        [-0.55, 10.6],
        [-0.3, 10.2],
      ].map(([a, b]) => at(a, b)),
      4,
      true,
    ),
    "#5b605a",
  );
}
