/** What the bench stands before: a lattice window on a mossy garden in autumn, a paper screen half slid over it, the plank wall. */
import { bokashi, css, type Ctx, layer, type Pt, ramp, Rng, stamp } from "../../kit/core.ts";
import { brushPath, catmull, dab, fillPoly, Tones } from "../../kit/brush.ts";
import { edge, face, type Pen3 } from "../../kit/build.ts";
import { limb, mapleSpray } from "../../kit/flora.ts";
import { type Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { at, KEY, lay, type Tone, WINDOW } from "./c-plan.ts";

const { y, sill, top, panes, bar, cross } = WINDOW;
const LEFT = panes[0],
  MEET = panes[panes.length - 1],
  RIGHT = 0.98;
const REDS = ramp(stops("0 #6a1a26, 0.3 #a82a26, 0.6 #dd5a2c, 0.85 #f29a3e, 1 #fbd277"));

export function garden(P: Print) {
  const [x0] = at(LEFT, y, sill),
    [x1, foot] = at(MEET, y, sill);
  const L = layer(),
    K = layer(),
    r = new Rng(5);
  const x = L.x;
  fillPoly(
    x,
    [
      [x0, 0],
      [x1, 0],
      [x1, foot],
      [x0, foot],
    ],
    bokashi(x, 0, 0, 0, foot, stops("0 #4a6f5c, 0.24 #7d9a68, 0.6 #a4ab62, 1 #70803e")),
  );
  // a clipped hedge far off, its foot in mist
  const hedge: Pt[] = [];
  for (let px = x0; px <= x1; px += 14)
    hedge.push([px, 96 + 16 * Math.sin(px * 0.017) + r.range(-7, 7)]);
  fillPoly(x, [[x0, 0], ...hedge, [x1, 0]], "#234c46");
  // the tree's shade on the moss
  const shade: Pt[] = [];
  for (let i = 0; i <= 40; i++) {
    const a = (i / 40) * 6.283,
      q = 1 + 0.16 * Math.sin(a * 7) + 0.1 * Math.sin(a * 13 + 1);
    shade.push([x0 + 200 + Math.cos(a) * 290 * q, 318 + Math.sin(a) * 74 * q]);
  }
  fillPoly(x, shade, "#4d6a48", 0.85);
  stones(x, K.x);
  // leaves on the moss, thickest below the tree
  const T = new Tones();
  for (let i = 0; i < 420; i++) {
    const py = 130 + (foot - 130) * r.u() ** 0.8,
      px = x0 + 150 + 130 * r.g() + (py - 130) * 0.2,
      l = 4 + (py / foot) * 12;
    T.add(REDS.at(Math.round(r.range(0.2, 0.95) * 5) / 5), (q) =>
      dab(q, px, py, l, l * 0.5, r.range(-0.5, 0.5) + (r.chance(0.5) ? 3.1 : 0)),
    );
  }
  T.flush(x);
  const wood = { body: "#3a2c34", light: "#7d6a66", key: KEY, lightDir: -1 };
  const bough = (pts: Pt[], a: number, b: number) => limb(x, K.x, pts, a, b, r, wood);
  bough(
    [
      [x0 + 96, 300],
      [x0 + 108, 220],
      [x0 + 92, 120],
      [x0 + 120, -20],
    ],
    62,
    44,
  );
  bough(
    [
      [x0 + 104, 150],
      [x0 + 210, 92],
      [x0 + 330, 104],
      [x0 + 470, 60],
    ],
    26,
    5,
  );
  for (const [dx, py, w, h] of [
    [60, 20, 260, 90],
    [260, 44, 300, 84],
    [420, 92, 260, 62],
    [180, 96, 200, 60],
    [520, 40, 240, 70],
    [330, 10, 320, 70],
  ])
    mapleSpray(x, x0 + dx, py, w, h, r, {
      leaf: 17,
      ramp: REDS.at,
      light: 0.06,
      dens: 0.9,
      droop: 0.3,
    });
  // only what the window lets us see
  for (const { x: q } of [L, K]) {
    q.globalCompositeOperation = "destination-in";
    q.fillStyle = "#000";
    q.fillRect(x0, 0, x1 - x0, foot);
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
/** stepping stones that lead away over the moss */
function stones(x: Ctx, k: Ctx) {
  for (const [px, py, w] of [
    [640, 420, 150],
    [560, 330, 112],
    [650, 262, 86],
    [590, 206, 66],
    [664, 166, 48],
  ]) {
    const ring = (s: number, dy: number): Pt[] =>
      Array.from({ length: 30 }, (_, i): Pt => {
        const a = (i / 30) * 6.283,
          q = 1 + 0.07 * Math.sin(a * 2 + px) + 0.05 * Math.sin(a * 3 + py);
        return [px + Math.cos(a) * w * 0.5 * s * q, py + dy + Math.sin(a) * w * 0.2 * s * q];
      });
    fillPoly(x, ring(1.04, w * 0.05), "#39503a");
    fillPoly(x, ring(1, 0), "#8f98a4");
    fillPoly(x, ring(0.86, -w * 0.02), "#d3d2c6");
    k.fillStyle = KEY;
    k.beginPath();
    brushPath(k, [...ring(1, 0), ring(1, 0)[0]], (t) => 1 + 1.6 * Math.abs(Math.sin(t * 5)));
    k.fill();
  }
}
const slab = (a: number, b: number, z0: number, z1: number, d = y): Pt[] => [
  at(a, d, z0),
  at(b, d, z0),
  at(b, d, z1),
  at(a, d, z1),
];
/** wall, sill, lattice and the paper screen with a bough's shadow on it */
export function wall(P: Print) {
  lay(P, 9, (p, tone) => {
    const dark = tone("#8a5a3c"),
      post = tone("#a2714c");
    face(p, slab(-1.6, LEFT, -0.2, top + 0.1), dark);
    for (const px of [-0.94, -1.1]) edge(p, at(px, y, -0.1), at(px, y, top), 2.4);
    face(p, slab(-1.6, 1.6, -0.3, sill), dark);
    hank(p, tone);
    screen(p);
    for (const px of panes) face(p, slab(px - bar, px + bar, sill, top + 0.1), post, { line: 1.1 });
    face(p, slab(LEFT, MEET, cross - bar, cross + bar), post, { line: 1.1 });
    face(p, slab(LEFT - 0.05, LEFT + 0.012, sill, top + 0.1), post, { line: 1.2 });
    face(p, slab(LEFT - 0.08, RIGHT + 0.6, sill - 0.035, sill), tone("#b98a5c"), { line: 1.2 });
  });
}
/** bark fibre on a peg, waiting to be beaten */
function hank(p: Pen3, tone: Tone) {
  const [px, py] = at(-1.1, y, 0.86),
    r = new Rng(15);
  for (let i = 0; i < 26; i++) {
    const u = (i - 12.5) / 12.5,
      sway = r.range(-8, 8);
    const line: Pt[] = [
      [px + u * 13, py - 6 + 8 * u * u],
      [px + u * 40 + sway, py + 90],
      [px + u * 52 - sway, py + r.range(290, 372)],
    ];
    p.x.fillStyle = css(tone(i % 5 === 2 ? "#b08d58" : i % 2 ? "#f3e3b6" : "#dfc88e"));
    p.x.beginPath();
    brushPath(p.x, catmull(line, 8), (t) => 9 - 6 * t);
    p.x.fill();
    if (i % 6 && i < 25) continue;
    p.k.fillStyle = KEY;
    p.k.beginPath();
    brushPath(p.k, catmull(line, 8), (t) => 2.6 - 1.4 * t);
    p.k.fill();
  }
  face(
    p,
    [
      [px - 30, py + 40],
      [px + 32, py + 36],
      [px + 33, py + 56],
      [px - 31, py + 60],
    ],
    tone("#b5432c"),
  );
  face(
    p,
    [
      [px - 6, py - 22],
      [px + 8, py - 24],
      [px + 9, py + 2],
      [px - 7, py + 3],
    ],
    tone("#4b3a34"),
  );
}
function screen(p: Pen3) {
  face(p, slab(MEET, RIGHT + 0.4, sill, top + 0.1), "#f6e6c0");
  // the same maple outside, as its shadow
  const r = new Rng(9);
  p.x.fillStyle = "#dcc3a2";
  p.x.beginPath();
  const [sx] = at(MEET, y, 0);
  brushPath(
    p.x,
    [
      [sx + 30, 40],
      [sx + 140, 96],
      [sx + 260, 90],
      [sx + 400, 170],
    ],
    (t) => 20 - 15 * t,
  );
  p.x.fill();
  for (const [dx, py, w, h] of [
    [120, 70, 220, 70],
    [270, 116, 240, 80],
    [400, 180, 200, 66],
    [210, 30, 240, 50],
  ])
    mapleSpray(p.x, sx + dx, py, w, h, r, {
      leaf: 19,
      ramp: () => "#dcc3a2",
      dens: 0.55,
      droop: 0.3,
    });
  for (let i = 0; i < 5; i++) {
    const px = MEET + 0.05 + 0.2 * i;
    face(p, slab(px - 0.006, px + 0.006, sill, top + 0.1), "#6e4c36", { line: 0.5 });
  }
  for (const z of [0.27, 0.45, 0.63, 0.81])
    face(p, slab(MEET, RIGHT + 0.4, z - 0.006, z + 0.006), "#6e4c36", { line: 0.5 });
  face(p, slab(MEET - 0.01, MEET + 0.045, sill, top + 0.1), "#7a5640", { line: 1.1 });
  face(p, slab(MEET, RIGHT + 0.4, sill, sill + 0.045), "#7a5640", { line: 1.1 });
}
