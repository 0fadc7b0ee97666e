/** A place in the opening, and what stands in the snow: cedars, a thatched house. */
import { bokashi, type Col, css, type Ctx, lerp, mix, type Pt, type Rng } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { OPEN, project, WALL } from "./hero-plan.ts";

const [X0, Y0] = project([OPEN.x0, WALL, OPEN.z1]);
const [X1, Y1] = project([OPEN.x1, WALL, OPEN.z0]);
export const [TOP, FOOT] = [Y0, Y1];
/** a place in the opening, 0 to 1 from its upper left corner */
export const at = (u: number, v: number): Pt => [lerp(X0, X1, u), lerp(Y0, Y1, v)];
/** a cedar: boughs droop from a straight stem, each with its snow */
export function cedar(x: Ctx, u: number, foot: number, tall: number, c: Col, snow: number, r: Rng) {
  const [px, py] = at(u, foot);
  const h = tall * (Y1 - Y0),
    w = h * 0.14;
  x.fillStyle = css(c);
  x.beginPath();
  brushPath(
    x,
    [
      [px, py - h * 1.015],
      [px, py - h * 0.5],
      [px + 1, py + 4],
    ],
    (t) => 1 + h * 0.028 * t,
  );
  x.fill();
  const tiers = Math.round(10 + h / 9);
  for (let i = 0; i < tiers; i++) {
    const t = (i + 0.6) / tiers,
      y = py - h * (1 - t * 0.96),
      reach = w * (0.12 + 0.88 * t ** 0.9) * (0.86 + 0.2 * Math.sin(i * 1.9 + px));
    const tone = mix(c, "#3f546d", r.range(0, 0.2) * snow);
    for (const s of [-1, 1, 0]) {
      const u0 = px + s * reach * r.range(0.42, 0.66),
        rx = (s === 0 ? 0.5 : 0.46) * reach * r.range(0.8, 1.15) + 1,
        ry = h * 0.021 * r.range(0.8, 1.2) * (0.7 + 0.5 * t) + 1;
      const v0 = y + Math.abs(s) * reach * 0.2;
      x.fillStyle = css(tone);
      x.beginPath();
      x.ellipse(u0, v0, rx, ry, s * 0.42, 0, 2 * Math.PI);
      x.fill();
      if (s !== 0 && snow > 0.2 && r.chance(0.3)) {
        x.fillStyle = css("#dfe6eb", 0.7);
        x.beginPath();
        brushPath(
          x,
          [
            [u0 - s * rx * 0.9, v0 - ry * 0.9],
            [u0, v0 - ry * 0.75],
            [u0 + s * rx * 0.85, v0 - ry * 0.05],
          ],
          (q) => ry * 0.62 * Math.sin(0.3 + 2.7 * q),
        );
        x.fill();
      }
    }
  }
}
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
