/** The cedar vat: boards, rims, and its water. */
import {
  type Col,
  type Ctx,
  type Pt,
  Noise,
  type Rng,
  bokashi,
  css,
  lerp,
} from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { type Pen3, edge, face, quadUV } from "../../kit/build.ts";
import { at, VAT } from "./hero-plan.ts";

const n = new Noise(23);
const { half, deep, brim, water, foot, plank } = VAT;
type Quad = [Pt, Pt, Pt, Pt];

/** the grain of a board: long dark lines that bend around a few knots */
function grain(x: Ctx, r: Rng, q: Quad, count: number, c: Col, a: number) {
  const f = quadUV(...q);
  for (let i = 0; i < count; i++) {
    const v = (i + r.range(0.1, 0.9)) / count,
      u0 = r.range(-0.1, 0.6),
      u1 = Math.min(1, u0 + r.range(0.25, 0.7));
    const p: Pt[] = [];
    for (let k = 0; k <= 14; k++) {
      const u = lerp(Math.max(0, u0), u1, k / 14);
      p.push(f(u, Math.min(0.99, Math.max(0.01, v + 0.03 * n.n2(u * 2.6, Math.round(v * 9))))));
    }
    x.fillStyle = css(c, a);
    x.beginPath();
    brushPath(x, p, (t) => 0.6 + 2.4 * Math.sin(Math.PI * t) * r.range(0.5, 1));
    x.fill();
  }
}
/** the water in the vat: milky in the shade, and lit by the window */
function pool(p: Pen3, r: Rng) {
  const rim: Quad = [
    at(-half, 0, water),
    at(half, 0, water),
    at(half, deep, water),
    at(-half, deep, water),
  ];
  fillPoly(
    p.x,
    rim,
    bokashi(p.x, rim[3][0], 0, rim[1][0], 0, [
      [0, "#39566c"],
      [1, "#7f9fae"],
    ]),
  );
  const f = quadUV(...rim);
  // partial rings where drops fall back
  for (let i = 0; i < 15; i++) {
    const u = r.range(0.45, 0.95),
      v = r.range(0.1, 0.9),
      wide = r.range(0.02, 0.05),
      turn = r.range(0, 6.3);
    p.x.fillStyle = css(i % 3 ? "#d6e3e2" : "#35597a", 0.9);
    p.x.beginPath();
    brushPath(
      p.x,
      [0, 0.8, 1.6, 2.4, 3.2].map((t) =>
        f(u + wide * Math.cos(turn + t), v + 1.5 * wide * Math.sin(turn + t)),
      ),
      (t) => 4 * Math.sin(Math.PI * t),
    );
    p.x.fill();
  }
}
export function vatBehind(p: Pen3, r: Rng) {
  const inner = "#3a2a26";
  face(
    p,
    [at(-half, deep, water), at(half, deep, water), at(half, deep, brim), at(-half, deep, brim)],
    "#5a3f31",
  );
  face(
    p,
    [at(-half, 0, water), at(-half, deep, water), at(-half, deep, brim), at(-half, 0, brim)],
    inner,
  );
  pool(p, r);
  // the far rims
  face(
    p,
    [
      at(-half, deep, brim),
      at(half, deep, brim),
      at(half, deep + plank, brim),
      at(-half, deep + plank, brim),
    ],
    "#c9a06b",
  );
  face(
    p,
    [
      at(-half - plank, 0, brim),
      at(-half, 0, brim),
      at(-half, deep + plank, brim),
      at(-half - plank, deep + plank, brim),
    ],
    "#c9a06b",
  );
}
export function vatFront(p: Pen3, r: Rng) {
  const near: Quad = [
    at(-half - plank, -plank, brim),
    at(half + plank, -plank, brim),
    at(half + plank, -plank, foot),
    at(-half - plank, -plank, foot),
  ];
  const end: Quad = [
    at(half + plank, -plank, brim),
    at(half + plank, deep + plank, brim),
    at(half + plank, deep + plank, foot),
    at(half + plank, -plank, foot),
  ];
  face(
    p,
    near,
    bokashi(p.x, 0, near[0][1], 0, 1200, [
      [0, "#7a4f31"],
      [0.5, "#573727"],
      [1, "#2b2024"],
    ]),
  );
  grain(p.x, r, near, 24, "#2c1d1c", 0.75);
  face(
    p,
    end,
    bokashi(p.x, 0, end[1][1], 0, 1200, [
      [0, "#b27d4a"],
      [0.55, "#8a5b38"],
      [1, "#4a3230"],
    ]),
  );
  grain(p.x, r, end, 20, "#5a3826", 0.7);
  for (const q of [near, end]) {
    const f = quadUV(...q);
    for (const v of [0.34, 0.68]) edge(p, f(0, v), f(1, v), 3);
  }
  // rims, and the corner post with its pegs
  face(
    p,
    [
      at(-half - plank, -plank, brim),
      at(half + plank, -plank, brim),
      at(half, 0, brim),
      at(-half, 0, brim),
    ],
    "#b98a58",
  );
  face(
    p,
    [
      at(half + plank, -plank, brim),
      at(half + plank, deep + plank, brim),
      at(half, deep, brim),
      at(half, 0, brim),
    ],
    "#ead0a0",
  );
}
