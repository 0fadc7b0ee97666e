/** The row of boards against the wall, two white sheets brushed on each. */
import { type Col, type Ctx, type Pt, type Rng, lerp } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { type Pen3, face } from "../../kit/build.ts";
import { at, WALL } from "./a-plan.ts";

type Corners = readonly [Pt, Pt, Pt, Pt];
interface Brushed {
  /** where the sheets are, from the foot to the head */
  readonly sheets: readonly Pt[];
  readonly tint?: Col;
  /** the sheet whose lower corner has dried first and curls off the wood */
  readonly curl?: number;
}
/** how boards are filled: two large sheets, three small ones, or one that is left */
export const TWO: readonly Pt[] = [
  [0.05, 0.475],
  [0.525, 0.95],
];
const THREE: readonly Pt[] = [
  [0.04, 0.325],
  [0.36, 0.645],
  [0.68, 0.965],
];
const LEFT: readonly Pt[] = [[0.5, 0.95]];

/** a board given by its foot and head, each from left to right, with the sheets brushed on it */
export function board(p: Pen3, [a, b, c, d]: Corners, { sheets, tint, curl }: Brushed) {
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
  face(p, part(0, 0, 1, 1), "#b98a54", { line: Math.min(1.5, 0.4 + wide / 110) });
  grain(p, on, wide);
  fillPoly(p.x, part(0, 0, 0.05, 1), "#6f4a32");
  sheets.forEach(([v0, v1], i) => {
    const slip = 0.012 * Math.sin(7 * v0 + wide);
    const sheet = [on(0.12, v0 + slip), on(0.93, v0), on(0.93, v1), on(0.12, v1 - slip)];
    // the sheet's edge stands off the wood
    fillPoly(p.x, [on(0.1, v0 + slip - 0.008), on(0.9, v0 - 0.008), ...sheet.slice(2)], "#6b4a35");
    face(p, sheet, tint ?? "#fdfaf1", { line: Math.min(1, wide / 110) });
    strokes(p, on, v0, v1, wide);
    if (i === curl) peel(p, on, v0, v1);
  });
}
/** what the wide brush left: a few pale sweeps across the sheet, never the whole of it */
function strokes(
  { x, r }: Pen3,
  on: (u: number, v: number) => Pt,
  v0: number,
  v1: number,
  wide: number,
) {
  if (wide < 50) return;
  x.fillStyle = "#e3e1dc";
  x.beginPath();
  for (let i = 0; i < 9; i++) {
    const v = lerp(v0, v1, r.range(0.1, 0.9)),
      u = r.range(0.16, 0.4);
    brushPath(
      x,
      [on(u, v), on(u + 0.2, v + 0.012), on(r.range(0.6, 0.9), v + 0.006)],
      (t) => (0.6 + wide / 110) * Math.sin(Math.PI * (0.08 + 0.84 * t)),
    );
  }
  x.fill();
}
/** a corner that curls: bare wood below it, the sheet's shaded back, a line along the fold */
function peel(p: Pen3, on: (u: number, v: number) => Pt, v0: number, v1: number) {
  const up = lerp(v0, v1, 0.34);
  face(p, [on(0.94, v0 - 0.01), on(0.945, up), on(0.58, v0 - 0.01)], "#8a6038", { line: 0 });
  face(p, [on(0.93, up), on(0.58, v0), on(0.7, lerp(v0, v1, 0.3))], "#b9c0d0", { line: 1.1 });
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
/** where boards have been taken away, and those not filled as usual */
const GAPS = new Set([5, 11, 12, 20]);
const FILLED: Record<number, readonly Pt[]> = { 3: THREE, 6: LEFT, 9: LEFT, 15: LEFT };

/** the boards of the row from one to another, the farthest first; each leans a little otherwise */
export function row(p: Pen3, r: Rng, which: readonly number[]) {
  for (const y of which.toReversed()) {
    const place = Math.round((y - 1.7) / 0.99);
    if (GAPS.has(place)) continue;
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
      {
        sheets: FILLED[place] ?? (place % 5 === 2 ? THREE : TWO),
        tint: y > 12 ? "#f6f2e6" : "#fdfaf1",
        ...(place === 1 || place === 4 ? { curl: 0 } : {}),
      },
    );
  }
}
/** The eave's shade across the heads of all boards, one slanting edge along the whole row. */
export function eaveShade(x: Ctx) {
  const head = WALL.x + 0.17;
  const edge: Pt[] = [];
  const far = WALL.to * 0.84;
  for (let y = far; y > 1.2; y *= 0.96) edge.push(at(head, y, 1.86 + 0.02 * Math.sin(y * 6.3)));
  fillPoly(x, [...edge, at(head, 1.2, 3), at(head, far, 3)], "#6f7fae", 1);
}
