/** The papermaker at the far end, dark against the garden: she takes the edge of a sheet between two fingers. */
import { css, type Ctx, type Pt, sstep } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { type Print } from "../../kit/print.ts";
import { HANG, place, SUN_RISE, SUN_SIDE } from "./c-plan.ts";

/** where she stands, and how tall she is in metres */
const AT: Pt = [6.49, HANG - 0.1];
const TALL = 1.56;
/** her shape seen from the side, facing the sheet; from the ground to the crown is 1 */
const SKIRT =
  "-0.128 0.04, -0.138 0.12, -0.122 0.26, -0.108 0.38, -0.102 0.48, -0.084 0.57, 0.066 0.57, 0.088 0.48, 0.108 0.39, 0.112 0.3, 0.094 0.18, 0.092 0.1, 0.104 0.045, 0.07 0.03, 0.03 0.03, 0.012 0.062, -0.02 0.04, -0.07 0.03";
const TRUNK =
  "-0.1 0.52, -0.104 0.6, -0.094 0.69, -0.066 0.775, -0.016 0.826, 0.036 0.836, 0.076 0.81, 0.098 0.745, 0.096 0.65, 0.08 0.55, 0 0.5";
const HEAD =
  "0.026 0.81, 0.014 0.85, 0.003 0.882, 0.003 0.92, 0.02 0.955, 0.052 0.968, 0.084 0.954, 0.098 0.926, 0.1 0.905, 0.109 0.889, 0.1 0.88, 0.095 0.858, 0.078 0.846, 0.072 0.836, 0.074 0.812";
const CLOTH =
  "0.009 0.874, -0.004 0.896, -0.001 0.927, 0.018 0.96, 0.052 0.973, 0.088 0.957, 0.102 0.93, 0.088 0.922, 0.052 0.918, 0.028 0.894";
const KNOT = "0.006 0.892, -0.02 0.897, -0.03 0.876, -0.016 0.864, 0.006 0.878";
const ARM =
  "0 0.79, 0.05 0.815, 0.11 0.795, 0.165 0.812, 0.214 0.838, 0.228 0.808, 0.226 0.735, 0.206 0.66, 0.178 0.645, 0.126 0.69, 0.07 0.68, 0.0 0.7";
const HAND =
  "0.21 0.834, 0.234 0.849, 0.262 0.852, 0.278 0.846, 0.268 0.832, 0.262 0.82, 0.238 0.811, 0.214 0.81";
const FEET =
  "-0.122 0.05, -0.138 0.03, -0.128 0.004, -0.095 -0.002, -0.06 0.004, -0.05 0.03, 0.0 0.05, 0.03 0.02, 0.05 0.0, 0.1 -0.006, 0.146 -0.004, 0.15 0.01, 0.1 0.045";
const SASH =
  "-0.1 0.585, -0.101 0.57, -0.1 0.55, 0 0.545, 0.076 0.55, 0.081 0.57, 0.084 0.585, 0 0.588";
/** she is flat in the picture, as a shape cut from one block */
const [FX, FY] = place(AT[0], AT[1], 0),
  UNIT = FY - place(AT[0], AT[1], TALL)[1];
const on = ([a, b]: Pt): Pt => [FX + a * UNIT, FY - b * UNIT];
const shape = (text: string) => catmull(cut(text), 6, true).map(on);

export function maker(P: Print) {
  P.block(
    (x) => {
      shade(x);
      // the low sun along her back
      x.save();
      x.translate(-1.8, -0.6);
      for (const part of [SKIRT, TRUNK, CLOTH, KNOT]) fillPoly(x, shape(part), "#b98f64");
      x.restore();
      fillPoly(x, shape(FEET), "#2b1d1b");
      fillPoly(x, shape(SKIRT), "#252533");
      fillPoly(x, shape(TRUNK), "#2a2a39");
      fillPoly(x, shape(SASH), "#45312f");
      fillPoly(x, shape(HAND), "#4d3029");
      fillPoly(x, shape(ARM), "#2b2b3b");
      fillPoly(x, shape(HEAD), "#3a2729");
      fillPoly(x, shape(CLOTH), "#565257");
      fillPoly(x, shape(KNOT), "#565257");
    },
    { occlude: 1 },
  );
}
function shade(x: Ctx) {
  x.fillStyle = css("#1c1210", 0.5);
  const [px, py] = on([0.01, 0]);
  x.beginPath();
  x.ellipse(px, py, 34, 5, 0, 0, 7);
  x.fill();
}
/** how much of the sun she keeps from a point of the floor */
export function makerHides(x: number, y: number): number {
  const back = AT[1] - y;
  if (back < 0) return 0;
  const h = (SUN_RISE * back) / TALL,
    a = (x + SUN_SIDE * back - AT[0]) / TALL;
  const half = h < 0.82 ? 0.11 : 0.055;
  const soft = 0.006 + 0.02 * back;
  const arm = sstep(0.09, 0.07, Math.abs(h - 0.76)) * sstep(0.24, 0.2, a) * sstep(-0.02, 0, a);
  return Math.max(sstep(half + soft, half - soft, Math.abs(a + 0.015)) * sstep(1, 0.96, h), arm);
}
