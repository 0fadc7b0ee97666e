/** A sheet of paper with the light behind it: torn edges, fibres, the screen's lines, leaves under a veil of pulp, the garden dimly through it. */
import {
  clamp,
  css,
  type Ctx,
  getPx,
  type Layer,
  layer,
  Noise,
  type Pt,
  PW,
  ramp,
  Rng,
  shade,
  SS,
  sstep,
  stamp,
} from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { type Box, KEY, SUN } from "./c-plan.ts";
import { type Leaf, leaf } from "./c-leaf.ts";

const n = new Noise(12);
const GLOW = ramp(
  stops("0 #6d4426, 0.2 #b27d44, 0.4 #dfb272, 0.6 #f4d79c, 0.8 #fcecc4, 1 #fffbee"),
);
/** the ragged outline; the sheet hangs in a slight curve */
function deckle([x0, y0, x1, y1]: Box): Pt[] {
  const out: Pt[] = [];
  const rag = (t: number, s: number) =>
    5 * n.n2(t * 0.014, s) +
    3.4 * n.n2(t * 0.06, s + 3) +
    2.4 * n.n2(t * 0.24, s + 5) * (0.6 + 0.6 * n.n2(t * 0.02, s + 8));
  for (let y = y0; y < y1; y += 3) out.push([x0 + rag(y, 1) + 5 * Math.sin((y - y0) * 0.004), y]);
  for (let x = x0; x < x1; x += 3)
    out.push([x, y1 + 1.3 * rag(x, 9) + 9 * Math.sin(((x - x0) / (x1 - x0)) * 3.14)]);
  for (let y = y1; y > y0; y -= 3) out.push([x1 + rag(y, 17) - 6 * Math.sin((y - y0) * 0.004), y]);
  return out;
}
/** one fibre of the bark: long, thin, bent */
function fibre(x: Ctx, r: Rng, [px, py]: Pt, long: number, wide: number) {
  const a = r.range(0, 6.28),
    b = a + r.range(-0.5, 0.5),
    c = b + r.range(-0.7, 0.7);
  const q: Pt = [px + Math.cos(a) * long * 0.34, py + Math.sin(a) * long * 0.34],
    s: Pt = [q[0] + Math.cos(b) * long * 0.33, q[1] + Math.sin(b) * long * 0.33];
  brushPath(
    x,
    catmull(
      [[px, py], q, s, [s[0] + Math.cos(c) * long * 0.33, s[1] + Math.sin(c) * long * 0.33]],
      5,
    ),
    (t) => wide * (0.4 + Math.sin(Math.PI * t)),
  );
}
function fibres(x: Ctx, r: Rng, [x0, y0, x1, y1]: Box, count: number) {
  const area = () => [r.range(x0, x1), r.range(y0, y1)] satisfies Pt;
  for (const [share, c, a, wide] of [
    [0.5, "#a8773e", 0.42, 0.75],
    [0.42, "#fffdf4", 0.8, 0.95],
    [0.08, "#6d4528", 0.6, 0.9],
  ] as const)
    for (let i = 0; i < count * share; i++) {
      x.fillStyle = css(c, a * r.range(0.5, 1));
      x.beginPath();
      fibre(x, r, area(), 18 + 120 * r.u() ** 2.4, wide * r.range(0.6, 1.5));
      x.fill();
    }
}
/** the light in the sheet at a point: the sun's round glow less what stands before it, thicker and thinner pulp, lines of the bamboo screen */
function light(x: number, y: number, [x0, y0, x1, y1]: Box, behind: number) {
  const d = Math.hypot(x - SUN[0], (y - SUN[1]) * 0.8);
  const edge = Math.min(x - x0, x1 - x, y1 - y);
  const pulp = n.fbm(x * 0.011, y * 0.011, 4);
  const laid = Math.sin(y * 0.9 + 0.5 * n.n2(x * 0.01, y * 0.01)) * 0.012;
  const stitch = -0.03 * sstep(2.4, 0, Math.abs(((x - x0 + 3 * n.n2(1, y * 0.01)) % 58) - 29));
  const flap = -0.17 * sstep(y0 + 66 + 5 * n.n2(x * 0.03, 2) + 3 * n.n2(x * 0.2, 2), y0 + 62, y);
  const t =
    1.06 -
    0.56 * sstep(60, 720, d) +
    0.07 * pulp -
    0.12 * sstep(40, 0, edge) +
    flap -
    0.5 * Math.max(0, 0.72 - behind);
  // flat steps with a soft joint, as a block is wiped
  const k = 10,
    f = t * k - Math.floor(t * k);
  return clamp((Math.floor(t * k) + sstep(0.2, 0.8, f)) / k + laid + stitch);
}
export function sheet(P: Print, behind: Layer, box: Box, leaves: readonly Leaf[], seed: number) {
  const outline = deckle(box);
  const r = new Rng(seed);
  const [x0, y0, x1, y1] = box;
  // what stands behind shows through, soft
  const soft = layer();
  stamp(soft.x, behind, { blur: 5 });
  const seen = getPx(soft.c).data;
  const pulp = shade((x, y, o) => {
    o[3] = 0;
    if (x < x0 - 30 || x > x1 + 30 || y < y0 - 30 || y > y1 + 40) return;
    const i = (Math.floor(y * SS) * PW + Math.min(PW - 1, Math.floor(x * SS))) * 4;
    const Y = (0.3 * seen[i] + 0.59 * seen[i + 1] + 0.11 * seen[i + 2]) / 255;
    const c = GLOW.at(light(x, y, box, Y));
    for (let q = 0; q < 3; q++) o[q] = c[q] + 0.1 * (seen[i + q] - c[q]);
    o[3] = 255;
  });
  keep(pulp.x, outline);
  P.put(pulp, { occlude: 1 });
  // the leaves: first those that lie deep
  for (const deep of [true, false]) {
    const L = layer();
    for (const one of leaves) if ((one.sunk ?? 0) > 0.3 === deep) leaf(L.x, one);
    keep(L.x, outline);
    P.put(L, { op: "multiply", alpha: 0.96, blur: deep ? 0.5 : 0 });
    const F = layer();
    fibres(F.x, r, box, deep ? 760 : 300);
    keep(F.x, outline);
    P.put(F);
  }
  // loose fibres along the torn edge
  P.block(
    (x) => {
      for (const [px, py] of outline)
        if (py > y0 + 14 && r.chance(0.3)) {
          x.fillStyle = css(r.chance(0.6) ? "#fff4d2" : "#d9b070", 0.9);
          x.beginPath();
          fibre(x, r, [px, py], r.range(8, 26), 1.1);
          x.fill();
        }
    },
    { occlude: 0 },
  );
  P.lines((k) => {
    k.fillStyle = css(KEY, 0.55);
    k.beginPath();
    brushPath(k, outline, (t) => 0.9 + 0.8 * Math.sin(t * 70));
    k.fill();
  });
}
function keep(x: Ctx, outline: Pt[]) {
  x.save();
  x.globalCompositeOperation = "destination-in";
  x.fillStyle = "#000";
  poly(x, outline);
  x.fill();
  x.restore();
}
/** the fold over the pole: the pole's roundness under the paper */
export function fold(P: Print, [x0, y0, x1]: Box) {
  P.block((x) => {
    const hang: Pt[] = [
      [x0 - 2, y0 - 15],
      [x1 + 2, y0 - 15],
      [x1 + 2, y0 + 13],
      [x0 - 2, y0 + 13],
    ];
    fillPoly(x, hang, "#e3bd84");
    for (const [a, b, c] of [
      [-15, -6, "#fbe9c4"],
      [-6, 1, "#f1d5a0"],
      [7, 13, "#a87845"],
    ] as const)
      fillPoly(
        x,
        [
          [x0 - 2, y0 + a],
          [x1 + 2, y0 + a],
          [x1 + 2, y0 + b],
          [x0 - 2, y0 + b],
        ],
        c,
      );
  });
  P.lines((k) => {
    k.fillStyle = css(KEY, 0.8);
    for (const dy of [-16, 12]) k.fillRect(x0 - 2, y0 + dy, x1 - x0 + 4, 1.8);
  });
}
