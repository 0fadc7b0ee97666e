/** The yard: trodden ground, a dark plank wall under its eave, boards with two white sheets each. */
import { type Col, type Pt, type Rng, W, bokashi, css, lerp } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { type Pen3, edge, face } from "../../kit/build.ts";
import { at, FIELD, GAP, WALL } from "./a-plan.ts";

export function ground(p: Pen3, r: Rng) {
  const x = p.x;
  fillPoly(
    x,
    [at(WALL.x, 60), [W + 10, at(0, 60)[1]], [W + 10, 1210], [-10, 1210], [-10, 900]],
    bokashi(x, 0, 540, 0, 1200, [
      [0, "#e9d9b4"],
      [0.35, "#d8bf8e"],
      [1, "#b08f66"],
    ]),
  );
  // green field ground between the stalks
  fillPoly(
    x,
    [
      at(FIELD + 0.05, 60),
      [W + 10, at(0, 60)[1]],
      [W + 10, 1210],
      at(FIELD + 0.05, 2.6),
      at(FIELD + 0.05, 8),
    ],
    bokashi(x, 0, 560, 0, 1200, [
      [0, "#e3c24a"],
      [0.3, "#a9a23c"],
      [1, "#2f5a35"],
    ]),
  );
  // worn tracks, parallel to the row
  for (let i = 0; i < 70; i++) {
    const y = lerp(2.6, 30, r.u() ** 2),
      wx = r.pick([-0.95, -0.1, 0.85]) + 0.16 * r.g(),
      long = r.range(0.4, 1.6);
    x.fillStyle = css(r.pick(["#b3956a", "#e6d3a8", "#a88b62"]), 0.7);
    x.beginPath();
    brushPath(
      x,
      [0, 0.5, 1].map((t) => at(wx + 0.03 * Math.sin(t * 3 + i), y + long * t)),
      (t) => (22 / y) * Math.sin(Math.PI * (0.05 + 0.9 * t)),
    );
    x.fill();
  }
}
export function wall(p: Pen3) {
  const { x, from, to, top, eave } = WALL;
  const on = (y0: number, z0: number, y1: number, z1: number): Pt[] => [
    at(x, y0, z0),
    at(x, y1, z0),
    at(x, y1, z1),
    at(x, y0, z1),
  ];
  face(
    p,
    on(from, 0, to, top),
    bokashi(p.x, 0, 0, 0, 1200, [
      [0, "#2b2028"],
      [0.5, "#4a3634"],
      [1, "#6d4f40"],
    ]),
  );
  for (let y = from; y < to; y += 0.34) edge(p, at(x, y, 0), at(x, y, top), 7 / y + 0.6);
  for (let y = 1.2; y < to; y += 2.1) face(p, on(y, 0, y + 0.16, top), "#241a20");
  face(p, on(from, 2.72, to, 2.86), "#241a20");
  // rafters in the dark below the eave; the ends of the tiles along it
  face(
    p,
    [at(x, from, top), at(x, to, top), at(eave, to, top - 0.2), at(eave, from, top - 0.2)],
    "#1c151c",
  );
  for (let y = to; y > from; y -= 0.42)
    face(
      p,
      [
        at(x, y, top - 0.02),
        at(x, y + 0.13, top - 0.02),
        at(eave, y + 0.13, top - 0.22),
        at(eave, y, top - 0.22),
      ],
      "#5d463c",
      { line: 0.6 },
    );
  face(
    p,
    [at(eave, from, top - 0.26), at(eave, to, top - 0.26), at(eave, to, top), at(eave, from, top)],
    "#56667a",
  );
  for (let y = to; y > 2; y -= 0.3) {
    const [px, py] = at(eave, y, top - 0.13);
    const s = 110 / y;
    face(
      p,
      Array.from({ length: 10 }, (_, i): Pt => [
        px + 0.5 * s * Math.cos(i * 0.63),
        py + s * Math.sin(i * 0.63),
      ]),
      "#8494a6",
      { line: 0.7 },
    );
  }
}
/** the cherry's shadow on the nearest ground, with sun in its gaps, and petals that the wind has collected */
export function dapple({ x }: Pen3, r: Rng) {
  const spot = (px: number, py: number, s: number, c: Col, a: number) => {
    x.fillStyle = css(c, a);
    x.beginPath();
    x.ellipse(px, py, s, s * 0.34, r.range(-0.2, 0.2), 0, 7);
    x.fill();
  };
  const rim = (px: number) =>
    1090 - 0.05 * px + 34 * Math.sin(px * 0.011) + 14 * Math.sin(px * 0.037);
  const line: Pt[] = [];
  for (let px = -10; px <= W + 10; px += 8) line.push([px, rim(px) + r.range(-6, 6)]);
  fillPoly(x, [...line, [W + 10, 1210], [-10, 1210]], "#7c6870");
  for (let i = 0; i < 60; i++) {
    const px = r.range(0, 1260);
    spot(px, rim(px) + r.range(-22, 6), r.range(8, 34), "#7c6870", 1);
  }
  for (let i = 0; i < 46; i++) {
    const px = r.range(0, 1250);
    spot(px, rim(px) + 120 * r.u() ** 1.5 + 12, r.range(8, 26), "#cbb084", 1);
  }
  for (let i = 0; i < 240; i++) {
    const y = lerp(2.4, 7, r.u() ** 1.6),
      [px, py] = at(-1.9 + 0.5 * r.g() ** 2 + r.range(0, 3) * r.u(), y);
    spot(px, py, 15 / y + 1.5, r.pick(["#f8dfdd", "#f3c9cc"]), 0.95);
  }
}
/** a board between its foot and its head, each given from left to right, with two sheets on it */
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
  face(p, part(0, 0, 1, 1), "#c99a62");
  fillPoly(p.x, part(0, 0, 0.07, 1), "#8a5f3c");
  for (const [v0, v1] of [
    [0.06, 0.47],
    [0.52, 0.94],
  ]) {
    face(p, part(0.1, v0, 0.93, v1), tint, { line: 0.9 });
    fillPoly(p.x, part(0.1, v0, 0.2, v1), "#dcd9dc");
    fillPoly(p.x, part(0.2, v0, 0.93, v0 + 0.03), "#e9e2d2");
  }
}
/** the row from back to front; each board leans differently */
export function row(p: Pen3, r: Rng) {
  for (let y = 33; y > 1.4; y -= 0.98 + 0.05 * r.g()) {
    if (y > GAP[0] && y < GAP[1]) continue;
    const lean = r.range(0.42, 0.56),
      wide = 0.8,
      tall = r.range(2.16, 2.3),
      turn = 0.05 * r.g();
    const foot = WALL.x + lean + 0.12,
      head = WALL.x + 0.1;
    // its shadow on the wall
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
