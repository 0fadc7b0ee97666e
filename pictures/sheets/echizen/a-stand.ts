/** A low stand in the yard: the pile of wet sheets that wait, a wide brush laid across it. */
import { type Col, lerp, type Pt } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { type Pen3, edge, face } from "../../kit/build.ts";
import { at, STAND } from "./a-plan.ts";

type Span = readonly [number, number];

/** a box seen from its right: its near side, the side to the sun, its top */
function box(
  p: Pen3,
  [x0, x1]: Span,
  [y0, y1]: Span,
  [z0, z1]: Span,
  [near, lit, top]: [Col, Col, Col],
) {
  face(p, [at(x1, y0, z0), at(x1, y1, z0), at(x1, y1, z1), at(x1, y0, z1)], lit);
  face(p, [at(x0, y0, z0), at(x1, y0, z0), at(x1, y0, z1), at(x0, y0, z1)], near);
  face(p, [at(x0, y0, z1), at(x1, y0, z1), at(x1, y1, z1), at(x0, y1, z1)], top);
}
export function stand(p: Pen3) {
  const { x, y, top } = STAND;
  const wood: [Col, Col, Col] = ["#6e4a33", "#a8764a", "#c99a62"];
  // its shade falls towards the wall
  fillPoly(
    p.x,
    [
      at(x[1], y[0] - 0.05),
      at(x[0] - 0.42, y[0] + 0.08),
      at(x[0] - 0.42, y[1] + 0.1),
      at(x[1], y[1]),
    ],
    "#8a7360",
    0.9,
  );
  for (const leg of [y[1] - 0.1, y[0]])
    for (const left of [x[0] + 0.04, x[1] - 0.14])
      box(p, [left, left + 0.1], [leg, leg + 0.1], [0, top], wood);
  box(p, [x[0] - 0.05, x[1] + 0.05], [y[0] - 0.06, y[1] + 0.06], [top, top + 0.07], wood);
  pile(p, [x[0] + 0.05, x[1] - 0.05], [y[0] + 0.06, y[1] - 0.06], [top + 0.07, top + 0.36]);
}
/** the pile leans a little and its edges are the edges of a hundred sheets */
function pile(p: Pen3, x: Span, y: Span, [z0, z1]: Span) {
  box(p, x, y, [z0, z1], ["#d3d0cc", "#f3efe4", "#fdfaf1"]);
  for (let i = 1; i < 9; i++) {
    const z = lerp(z0, z1, i / 9 + 0.03 * Math.sin(i * 5)),
      from = p.r.range(0, 0.4),
      to = p.r.range(0.6, 1);
    edge(p, at(lerp(x[0], x[1], from), y[0], z), at(lerp(x[0], x[1], to), y[0], z), 1.3, "#8f8a8c");
    edge(p, at(x[1], lerp(y[0], y[1], from), z), at(x[1], lerp(y[0], y[1], to), z), 1, "#b9b6b4");
  }
  // the brush: a flat head of hair, a wide handle
  const z = z1 + 0.02;
  const place = (u: number, v: number): Pt => at(lerp(x[0], x[1], u), lerp(y[0], y[1], v), z);
  fillPoly(p.x, [place(0.1, 0.22), place(0.62, 0.12), place(1, 0.66), place(0.5, 0.86)], "#c6c9d6");
  face(p, [place(0.14, 0.36), place(0.66, 0.16), place(0.76, 0.46), place(0.28, 0.68)], "#3d2f2e");
  face(p, [place(0.28, 0.68), place(0.76, 0.46), place(0.84, 0.72), place(0.4, 0.94)], "#d8a865");
  p.x.fillStyle = "#8d7a6a";
  p.x.beginPath();
  for (let i = 1; i < 7; i++)
    brushPath(
      p.x,
      [place(0.14 + 0.075 * i, 0.36 - 0.028 * i), place(0.27 + 0.07 * i, 0.66 - 0.03 * i)],
      () => 1.4,
    );
  p.x.fill();
}
