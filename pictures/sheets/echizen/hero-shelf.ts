/** On the dark wall: a shelf with the winter's paper tied in bundles, the small shrine of the goddess of paper, a sedge hat and a straw coat on pegs. */
import { type Col, css, lerp, type Pt, type Rng } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly } from "../../kit/brush.ts";
import { type Pen3, edge, face } from "../../kit/build.ts";
import { at, ROOM } from "./hero-plan.ts";

const X = ROOM.left,
  DEEP = 0.34,
  Z = 1.56;
/** a box on the shelf: its side, its front to the room, its top if we look down on it */
function box(
  p: Pen3,
  [y0, y1]: readonly [number, number],
  z0: number,
  z1: number,
  deep: number,
  [near, front, top]: [Col, Col, Col],
) {
  const x = X + deep;
  face(p, [at(X, y0, z0), at(x, y0, z0), at(x, y0, z1), at(X, y0, z1)], near);
  face(p, [at(x, y0, z0), at(x, y1, z0), at(x, y1, z1), at(x, y0, z1)], front);
  face(p, [at(X, y0, z1), at(x, y0, z1), at(x, y1, z1), at(X, y1, z1)], top);
}
export function shelf(p: Pen3, r: Rng) {
  const wood: [Col, Col, Col] = ["#3a2a2a", "#7a563c", "#94704c"];
  for (const y of [2.6, 1.3, 0.02])
    face(p, [at(X, y, Z), at(X + DEEP, y, Z), at(X, y, Z - 0.3)], "#5a4032");
  box(p, [-0.3, 2.9], Z, Z + 0.06, DEEP + 0.04, wood);
  shrine(p);
  for (const [y, wide, tall] of [
    [1.62, 0.5, 0.3],
    [1.02, 0.48, 0.2],
    [0.44, 0.46, 0.26],
    [-0.16, 0.46, 0.34],
  ])
    bundle(p, r, y, wide, tall);
  pegs(p, r);
}
/** sheets in a tied bundle; the cord crosses its front */
function bundle(p: Pen3, r: Rng, y: number, wide: number, tall: number) {
  const z = Z + 0.06,
    x = X + DEEP - 0.03;
  box(p, [y, y + wide], z, z + tall, DEEP - 0.03, ["#5b627a", "#c3c8d2", "#eef0ea"]);
  for (let i = 1; i < 5; i++) {
    const h = z + (tall * i) / 5 + r.range(-0.01, 0.01);
    edge(p, at(x, y + r.range(0, 0.1), h), at(x, y + wide * r.range(0.6, 1), h), 1.2, "#7f88a0");
  }
  for (const t of [0.3, 0.72])
    edge(p, at(x, y + wide * t, z), at(x, y + wide * t, z + tall), 5, "#b5432c");
}
/** a plain cedar shrine with a straw rope and folded paper */
function shrine(p: Pen3) {
  const z = Z + 0.06,
    x = X + 0.26,
    [a, b] = [2.24, 2.74];
  box(p, [a, b], z, z + 0.34, 0.26, ["#6b4a34", "#c99a64", "#d8b080"]);
  face(
    p,
    [
      at(x, a + 0.16, z + 0.03),
      at(x, b - 0.16, z + 0.03),
      at(x, b - 0.16, z + 0.27),
      at(x, a + 0.16, z + 0.27),
    ],
    "#4a3228",
  );
  face(
    p,
    [
      at(x + 0.06, a - 0.06, z + 0.32),
      at(x + 0.06, b + 0.06, z + 0.32),
      at(X + 0.1, lerp(a, b, 0.96), z + 0.56),
      at(X + 0.1, lerp(a, b, 0.04), z + 0.56),
    ],
    "#8f6a46",
  );
  const rope = catmull(
    [at(x + 0.02, a, z + 0.3), at(x + 0.02, (a + b) / 2, z + 0.24), at(x + 0.02, b, z + 0.3)],
    6,
  );
  p.x.fillStyle = "#e3cf8e";
  p.x.beginPath();
  brushPath(p.x, rope, (t) => 3 + 6 * Math.sin(Math.PI * t));
  p.x.fill();
  for (const t of [0.28, 0.72]) {
    const [px, py] = rope[Math.round(t * (rope.length - 1))];
    const zig: Pt[] = [
      [px, py],
      [px + 7, py + 9],
      [px - 1, py + 14],
      [px + 7, py + 25],
    ];
    p.x.fillStyle = "#fbf7ea";
    p.x.beginPath();
    brushPath(p.x, zig, () => 7);
    p.x.fill();
  }
}
/** below the shelf, towards us: a straw coat and a hat, snow still on the hat */
function pegs(p: Pen3, r: Rng) {
  const [cx, cy] = at(X, 2.08, Z - 0.16);
  const ink = (c: Col) => (p.x.fillStyle = css(c));
  for (let i = 0; i < 26; i++) {
    const u = (i / 25 - 0.5) * 2,
      straw: Pt[] = [
        [cx + u * 12, cy],
        [cx + u * 44, cy + 66],
        [cx + u * 62 + r.range(-5, 5), cy + 150 + r.range(-14, 22) - 18 * u * u],
      ];
    ink(["#8f7546", "#b99a5c", "#6d5836"][i % 3]);
    p.x.beginPath();
    brushPath(p.x, catmull(straw, 6), (t) => 5 + 4 * Math.sin(Math.PI * t) - 3 * t);
    p.x.fill();
  }
  const hat = (s: number): Pt[] => [
    [cx - 62 * s, cy + 40 * s],
    [cx - 4, cy - 26 * s],
    [cx + 58 * s, cy + 36 * s],
    [cx + 20 * s, cy + 58 * s],
    [cx - 24 * s, cy + 60 * s],
  ];
  clearUnder(p.k, hat(1));
  face(p, hat(1), "#d2ae68");
  fillPoly(p.x, [hat(1)[0], hat(1)[1], [cx - 10, cy + 58]], "#a07f46");
  fillPoly(
    p.x,
    [
      [cx - 30, cy + 6],
      [cx - 4, cy - 30],
      [cx + 34, cy + 8],
      [cx + 8, cy - 2],
      [cx - 10, cy + 8],
    ],
    "#f7f5f0",
  );
}
