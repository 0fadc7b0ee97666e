/** A place in the opening, and what stands in the snow: cedars, a thatched house. */
import { bokashi, type Col, css, type Ctx, lerp, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { OPEN, project, WALL } from "./hero-plan.ts";

const [X0, Y0] = project([OPEN.x0, WALL, OPEN.z1]);
const [X1, Y1] = project([OPEN.x1, WALL, OPEN.z0]);
export const [TOP, FOOT] = [Y0, Y1];
/** a place in the opening, 0 to 1 from its upper left corner */
export const at = (u: number, v: number): Pt => [lerp(X0, X1, u), lerp(Y0, Y1, v)];
/** a cedar in the snowfall: one soft uneven shape, its foot lost in the haze */
export function cedar(x: Ctx, [u, foot]: Pt, tall: number, c: Col, out: string) {
  const [px, py] = at(u, foot);
  const h = tall * (Y1 - Y0);
  const on = (text: string): Pt[] =>
    text.split(", ").map((pair) => {
      const [a, b] = pair.split(" ").map(Number);
      return [px + a * h * 0.72, py - b * h];
    });
  fillPoly(
    x,
    catmull(on(out), 6, true),
    bokashi(
      x,
      0,
      py - h,
      0,
      py,
      [
        [0, c],
        [1, c],
      ],
      [
        [0, 1],
        [0.5, 0.92],
        [1, 0],
      ],
    ),
  );
}
/** their outlines in parts of their height, from the tip down the right side and up the left; none is like the next */
export const TALL =
  "0.005 1, 0.035 0.95, 0.03 0.92, 0.07 0.86, 0.055 0.83, 0.1 0.76, 0.115 0.73, 0.08 0.71, 0.13 0.63, 0.105 0.6, 0.16 0.51, 0.175 0.47, 0.12 0.46, 0.17 0.36, 0.19 0.3, 0.14 0.28, 0.18 0.15, 0.19 0, -0.17 0, -0.16 0.17, -0.2 0.24, -0.15 0.28, -0.18 0.38, -0.11 0.42, -0.15 0.5, -0.16 0.54, -0.09 0.58, -0.115 0.67, -0.06 0.7, -0.09 0.78, -0.1 0.81, -0.04 0.84, -0.05 0.91, -0.02 0.94";
export const NEAR =
  "0 1, 0.0375 0.96, 0.05 0.91, 0.045 0.91, 0.03 0.935, 0.045 0.9, 0.06 0.85, 0.054 0.85, 0.036 0.875, 0.075 0.85, 0.1 0.8, 0.09 0.8, 0.06 0.825, 0.0675 0.78, 0.09 0.73, 0.081 0.73, 0.054 0.755, 0.105 0.73, 0.14 0.68, 0.126 0.68, 0.084 0.705, 0.0975 0.65, 0.13 0.6, 0.117 0.6, 0.078 0.625, 0.128 0.59, 0.17 0.54, 0.153 0.54, 0.102 0.565, 0.105 0.51, 0.14 0.46, 0.126 0.46, 0.084 0.485, 0.15 0.45, 0.2 0.4, 0.18 0.4, 0.12 0.425, 0.128 0.36, 0.17 0.31, 0.153 0.31, 0.102 0.335, 0.165 0.29, 0.22 0.24, 0.198 0.24, 0.132 0.265, 0.143 0.2, 0.19 0.15, 0.171 0.15, 0.114 0.175, 0.158 0.11, 0.21 0.06, 0.189 0.06, 0.126 0.085, 0.1 0, -0.1 0, -0.12 0.055, -0.176 0.03, -0.2 0.025, -0.16 0.07, -0.116 0.11, -0.138 0.145, -0.202 0.12, -0.23 0.115, -0.184 0.16, -0.133 0.2, -0.108 0.235, -0.158 0.21, -0.18 0.205, -0.144 0.25, -0.104 0.278, -0.132 0.305, -0.194 0.28, -0.22 0.275, -0.176 0.32, -0.128 0.36, -0.096 0.395, -0.141 0.37, -0.16 0.365, -0.128 0.41, -0.0928 0.433, -0.12 0.455, -0.176 0.43, -0.2 0.425, -0.16 0.47, -0.116 0.504, -0.087 0.535, -0.128 0.51, -0.145 0.505, -0.116 0.55, -0.0841 0.573, -0.102 0.595, -0.15 0.57, -0.17 0.565, -0.136 0.61, -0.0986 0.644, -0.069 0.675, -0.101 0.65, -0.115 0.645, -0.092 0.69, -0.0667 0.708, -0.084 0.725, -0.123 0.7, -0.14 0.695, -0.112 0.74, -0.0812 0.768, -0.048 0.795, -0.0704 0.77, -0.08 0.765, -0.064 0.81, -0.0464 0.828, -0.054 0.845, -0.0792 0.82, -0.09 0.815, -0.072 0.86, -0.0522 0.883, -0.027 0.905, -0.0396 0.88, -0.045 0.875, -0.036 0.92, -0.0261 0.943";
export const BROAD =
  "-0.01 1, 0.04 0.96, 0.075 0.89, 0.06 0.85, 0.12 0.77, 0.1 0.74, 0.17 0.63, 0.2 0.58, 0.15 0.55, 0.2 0.44, 0.23 0.36, 0.19 0.3, 0.22 0.1, 0.2 0, -0.22 0, -0.24 0.2, -0.2 0.32, -0.25 0.4, -0.19 0.46, -0.2 0.56, -0.13 0.6, -0.16 0.7, -0.09 0.75, -0.1 0.85, -0.05 0.89, -0.045 0.96";
export const BENT =
  "0.05 1, 0.07 0.93, 0.06 0.88, 0.11 0.79, 0.08 0.75, 0.13 0.62, 0.1 0.58, 0.16 0.42, 0.14 0.36, 0.18 0.14, 0.17 0, -0.15 0, -0.17 0.12, -0.12 0.24, -0.18 0.34, -0.1 0.42, -0.12 0.55, -0.06 0.6, -0.09 0.7, -0.02 0.76, -0.02 0.86, 0.015 0.92, 0.02 0.98";
/** steep thatch under snow, its dark gable turned a little to us */
export function house(x: Ctx) {
  const P4 = (u: number, v: number) => at(u * 0.72 - 0.065, v * 0.9 + 0.06);
  const ridge0 = P4(0.14, 0.28),
    ridge1 = P4(0.37, 0.29),
    eave0 = P4(0.04, 0.46),
    eave1 = P4(0.29, 0.475),
    eave2 = P4(0.455, 0.465);
  const ground = P4(0, 0.575)[1];
  fillPoly(
    x,
    [
      [eave0[0] + 12, eave0[1] - 6],
      [eave1[0], eave1[1] - 6],
      [eave1[0], ground],
      [eave0[0] + 12, ground],
    ],
    "#7a8492",
  );
  fillPoly(
    x,
    [
      [eave1[0], eave1[1] - 8],
      [ridge1[0], ridge1[1]],
      [eave2[0] - 8, eave2[1] - 6],
      [eave2[0] - 8, ground],
      [eave1[0], ground],
    ],
    "#626c7b",
  );
  x.fillStyle = css("#565f6d");
  for (const t of [0.18, 0.5, 0.8])
    x.fillRect(lerp(eave1[0], eave2[0] - 8, t), eave1[1] - 10, 3, ground - eave1[1] + 10);
  for (const t of [0.25, 0.62])
    x.fillRect(lerp(eave0[0], eave1[0], t), eave0[1], 3, ground - eave0[1]);
  x.fillRect(eave1[0], eave1[1] - 4, eave2[0] - 8 - eave1[0], 3);
  const roof = catmull(
    [
      [eave0[0] - 6, eave0[1] + 5],
      [eave0[0] + 12, eave0[1] - 26],
      [ridge0[0], ridge0[1] + 2],
      [ridge0[0] + 12, ridge0[1] - 8],
      [ridge1[0] - 8, ridge1[1] - 7],
      [ridge1[0] + 3, ridge1[1] + 1],
      [eave1[0] + 14, eave1[1] - 26],
      [eave1[0] + 1, eave1[1] + 6],
      [eave1[0] - 22, eave1[1] + 8],
    ],
    8,
  );
  fillPoly(
    x,
    roof,
    bokashi(x, ridge0[0], ridge0[1], eave0[0] + 30, eave0[1] + 20, [
      [0, "#f0eee7"],
      [1, "#c2ccd8"],
    ]),
  );
  x.fillStyle = css("#e4e6e6");
  x.beginPath();
  brushPath(
    x,
    catmull(
      [
        [ridge1[0] - 3, ridge1[1] - 4],
        [ridge1[0] + 15, ridge1[1] + 26],
        [eave2[0] + 5, eave2[1] + 2],
      ],
      8,
    ),
    (t) => 6 + 3 * t,
  );
  x.fill();
}
