/** ichijoji-d-plan: the lane in metres, and how it stands on the sheet. */
import { type Col, type Ctx, layer, type Pt } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";

export const P = new Print(447, "#ece6da");
/** the lane's walls, and how far away the bar stands across its end */
export const WALL = 2.5;
export const END = 17;
const F = 1520,
  EYE = 1.65;
export const VP: Pt = [572, 1096];

/** a place in the lane: metres to the right, away from us, and up */
export const at = (x: number, y: number, z = 0): Pt => [
  VP[0] + (F * x) / y,
  VP[1] - (F * (z - EYE)) / y,
];
/** pixels of a metre at this distance */
export const metre = (y: number) => F / y;

export function face(x: Ctx, pts: readonly Pt[], fill: CanvasGradient | Col) {
  x.fillStyle = fill as string;
  x.beginPath();
  for (const [i, p] of pts.entries()) {
    if (i) x.lineTo(...p);
    else x.moveTo(...p);
  }
  x.closePath();
  x.fill();
}
/** a closed shape that bends calmly through its points */
export function bend(x: Ctx, pts: readonly Pt[]) {
  const n = pts.length;
  const mid = (i: number): Pt => {
    const a = pts[i % n],
      b = pts[(i + 1) % n];
    return [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
  };
  x.beginPath();
  x.moveTo(...mid(n - 1));
  for (let i = 0; i < n; i++) x.quadraticCurveTo(...pts[i], ...mid(i));
  x.closePath();
  x.fill();
}
/** prints one layer, sharp or soft */
export function printed(draw: (x: Ctx) => void, blur = 0) {
  const L = layer();
  draw(L.x);
  P.put(L, { occlude: 1, blur });
}
