/** The row of boards against the wall, two white sheets brushed on each. */
import { type Col, type Ctx, type Pt, type Rng, lerp } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { type Pen3, face } from "../../kit/build.ts";
import { at, WALL } from "./a-plan.ts";

/** a board given by its foot and head, each from left to right, with two sheets brushed on it */
export function board(p: Pen3, [a, b, c, d]: readonly [Pt, Pt, Pt, Pt], tint: Col = "#fdfaf1") {
  const on = (u: number, v: number): Pt => [
    lerp(lerp(a[0], b[0], u), lerp(d[0], c[0], u), v),
    lerp(lerp(a[1], b[1], u), lerp(d[1], c[1], u), v),
  ];
  const part = (u0: number, v0: number, u1: number, v1: number) => [
    on(u0, v0),
    on(u1, v0),
    on(u1, v1),
    on(u0, v1),
  ];
  const wide = b[0] - a[0];
  face(p, part(0, 0, 1, 1), "#c2955f", { line: Math.min(1, 0.35 + wide / 160) });
  grain(p, on, wide);
  fillPoly(p.x, part(0, 0, 0.035, 1), "#7d5639");
  for (const [v0, v1] of [
    [0.045, 0.485],
    [0.515, 0.955],
  ]) {
    face(p, part(0.08, v0, 0.95, v1), tint, { line: Math.min(0.7, wide / 120) });
    // the sheet's edge stands off the wood
    fillPoly(p.x, part(0.08, v0, 0.11, v1), "#c9cad6");
  }
}
/** the grain of the board's wood, seen where no sheet covers it */
function grain({ x, r }: Pen3, on: (u: number, v: number) => Pt, wide: number) {
  if (wide < 40) return;
  x.fillStyle = "#8f6840";
  x.beginPath();
  for (let i = 0; i < 46; i++) {
    const u = i % 2 ? r.range(0.03, 0.09) : r.range(0.94, 0.99),
      v = r.range(0.01, 0.8);
    const across = i % 5 === 0,
      v0 = r.pick([0.02, 0.5, 0.975]);
    const from = across ? on(r.range(0.05, 0.5), v0) : on(u, v),
      to = across ? on(r.range(0.6, 0.95), v0 + 0.004) : on(u + 0.01, v + r.range(0.05, 0.16));
    brushPath(x, [from, to], (t) => (0.5 + wide / 130) * Math.sin(Math.PI * (0.1 + 0.8 * t)));
  }
  x.fill();
}
/** the boards of the row from one to another, the farthest first; each leans a little otherwise */
export function row(p: Pen3, r: Rng, which: readonly number[]) {
  for (const y of which.toReversed()) {
    const lean = r.range(0.44, 0.52),
      wide = 0.8,
      tall = r.range(2.16, 2.26),
      turn = 0.03 * r.g();
    const foot = WALL.x + lean + 0.12,
      head = WALL.x + 0.1;
    // its shade on the wall
    fillPoly(
      p.x,
      [
        at(WALL.x, y + 0.3, 0),
        at(WALL.x, y + wide + 0.36, 0),
        at(WALL.x, y + wide + 0.3, tall - 0.05),
        at(WALL.x, y + 0.26, tall - 0.05),
      ],
      "#17111a",
      0.7,
    );
    fillPoly(
      p.x,
      [
        at(foot - 0.1, y, 0),
        at(foot + 0.05, y + 0.02, 0),
        at(foot + 0.05, y + wide, 0),
        at(foot - 0.1, y + wide, 0),
      ],
      "#6f5844",
      0.8,
    );
    board(
      p,
      [at(foot, y), at(foot + turn, y + wide), at(head + turn, y + wide, tall), at(head, y, tall)],
      y > 12 ? "#f6f2e6" : "#fdfaf1",
    );
  }
}
/** The eave's shade across the heads of all boards, one slanting edge along the whole row. */
export function eaveShade(x: Ctx) {
  const head = WALL.x + 0.17;
  const edge: Pt[] = [];
  for (let y = WALL.to; y > 1.2; y *= 0.96) edge.push(at(head, y, 1.86 + 0.02 * Math.sin(y * 6.3)));
  fillPoly(x, [...edge, at(head, 1.2, 3), at(head, WALL.to, 3)], "#6f7fae", 1);
}
