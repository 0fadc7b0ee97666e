/** Hakozushi C: a boat beyond the arch, its boatman at the scull: one small dark shape on the gold. */
import { type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { type Pen, place } from "./c-pen.ts";
import { scaleAt } from "./c-plan.ts";

const FAR = 43,
  AT = 2.1;
const HULL = pts(
  "-1.95,0.66 -1.2,0.42 0,0.33 1.1,0.42 2.05,0.78 1.7,0.24 1.1,-0.03 -1.2,-0.03 -1.7,0.2",
);
/** Feet apart, the weight on the front one, the back bent into the stroke. */
const BODY = pts(
  "-1.56,0.42 -1.44,0.42 -1.3,0.92 -1.12,0.42 -0.98,0.42 -1.02,0.98 -0.9,1.3 -0.74,1.22 -0.46,1.2 -0.46,1.29 -0.72,1.38 -0.72,1.58 -0.82,1.68 -1,1.66 -1.16,1.46 -1.3,1.16 -1.4,0.9",
);
const HAT = pts(
  "-1,1.72 -0.82,1.8 -0.68,1.94 -0.5,1.8 -0.38,1.66 -0.56,1.7 -0.62,1.63 -0.78,1.64 -0.82,1.72",
);
export function boat(pen: Pen) {
  const at = ([x, z]: Pt): Pt => place(pen, [AT + x, FAR, z]);
  const tone = pen.mirrored ? "#49405a" : "#272643";
  fillPoly(pen.x, catmull(HULL.slice(0, 5), 4).concat(HULL.slice(5)).map(at), tone);
  fillPoly(pen.x, BODY.map(at), tone);
  fillPoly(pen.x, catmull(HAT, 3, true).map(at), tone);
  pen.x.beginPath();
  brushPath(
    pen.x,
    catmull(pts("-0.42,1.26 -1.2,0.98 -1.9,0.62 -2.9,-0.02"), 5).map(at),
    (t) => (0.05 + 0.07 * t * t) * scaleAt(FAR),
  );
  pen.x.fill();
}
