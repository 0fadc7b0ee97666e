/** Hydrangeas at the right edge: round heads in rain blues over broad dark leaves, a warm rim towards the lantern. */
import { dab, fillPoly, poly } from "../../kit/brush.ts";
import { css, type Ctx, layer, mix, type Pt, Rng, sstep } from "../../kit/core.ts";
import { P } from "./b-stage.ts";

const BLUE = ["#141f3c", "#263f74", "#4468a6", "#7ea0cc", "#c3d3dc"];
const PURPLE = ["#1d1938", "#3d3069", "#664f9c", "#9a82c2", "#cfc3d8"];
const LEAF = ["#071d1f", "#0f3530", "#1c5040", "#2e6b4b"];
const WARM = "#e2b765";
type Head = readonly [x: number, y: number, size: number, hue: readonly string[]];
const HEADS: readonly Head[] = [
  [1592, 866, 42, PURPLE],
  [1570, 778, 34, BLUE],
  [1530, 800, 40, PURPLE],
  [1602, 810, 38, PURPLE],
  [1545, 862, 44, BLUE],
  [1600, 930, 46, BLUE],
  [1540, 920, 42, PURPLE],
  [1590, 982, 44, PURPLE],
  [1556, 1064, 48, BLUE],
  [1606, 1052, 40, PURPLE],
];
const LEAVES: readonly (readonly [
  x: number,
  y: number,
  long: number,
  turn: number,
  tone: number,
])[] = [
  [1600, 780, 84, 3.5, 1],
  [1560, 830, 96, 2.9, 1],
  [1570, 870, 110, 2.7, 1],
  [1580, 900, 120, 3.1, 1],
  [1560, 930, 104, 2.5, 2],
  [1590, 960, 130, 2.9, 1],
  [1560, 980, 110, 2.4, 2],
  [1600, 1010, 140, 2.75, 1],
  [1570, 1020, 110, 3.3, 2],
  [1560, 1070, 124, 2.6, 1],
  [1600, 1090, 150, 2.9, 2],
  [1590, 1110, 140, 2.5, 1],
  [1600, 1140, 160, 3.2, 1],
  [1600, 1160, 150, 2.7, 2],
  [1540, 1120, 90, 1.9, 1],
  [1590, 1180, 130, 3, 1],
  [1600, 1120, 110, 1.8, 0],
  [1560, 1160, 90, 2, 0],
];

function leaf(x: Ctx, [px, py]: Pt, long: number, turn: number, tone: number) {
  const T = (u: number, v: number): Pt => [
    px + (u * Math.cos(turn) - v * Math.sin(turn)) * long,
    py + (u * Math.sin(turn) + v * Math.cos(turn)) * long,
  ];
  const side = (k: number): Pt[] =>
    [0, 0.12, 0.28, 0.46, 0.64, 0.82, 1].map((u, i) =>
      T(u, k * 0.3 * Math.sin(Math.PI * u ** 0.85) * (i % 2 ? 1.06 : 0.96)),
    );
  fillPoly(x, [...side(1), ...side(-1).toReversed()], LEAF[tone]);
  x.fillStyle = css(LEAF[Math.min(3, tone + 1)]);
  poly(x, [...side(1), T(1, 0), T(0, 0)]);
  x.fill();
  x.strokeStyle = css(LEAF[0], 0.8);
  x.lineWidth = long * 0.018;
  x.beginPath();
  x.moveTo(...T(0, 0));
  x.lineTo(...T(0.96, 0));
  for (const k of [-1, 1])
    for (const u of [0.22, 0.42, 0.62]) {
      x.moveTo(...T(u, 0));
      x.lineTo(...T(u + 0.13, k * 0.2 * Math.sin(Math.PI * u)));
    }
  x.stroke();
}
/** florets from the shaded edge to the lit crown; each is four petals of one tone */
function head(x: Ctx, [px, py, size, hue]: Head, r: Rng) {
  x.fillStyle = css(hue[0]);
  x.beginPath();
  x.ellipse(px, py, size * 0.98, size * 0.84, 0, 0, 7);
  x.fill();
  const florets = Array.from({ length: 46 }, (_, i) => {
    const a = i * 2.399963,
      q = Math.sqrt((i + 0.5) / 46);
    return { u: q * Math.cos(a), v: q * Math.sin(a) };
  });
  for (const { u, v } of florets.toSorted((a, b) => b.v - a.v)) {
    const cx = px + u * size * 0.94,
      cy = py + v * size * 0.8;
    const lit = 0.5 - 0.55 * v - 0.3 * u + 0.1 * r.g();
    const tone = hue[lit > 1.05 ? 4 : lit > 0.74 ? 3 : lit > 0.34 ? 2 : 1];
    const warm = sstep(0.62, 0.95, -u - 0.1 * v) * (r.chance(0.7) ? 1 : 0);
    const s = size * r.range(0.17, 0.23),
      turn = r.range(0, 1.57);
    x.fillStyle = css(mix(tone, WARM, 0.6 * warm));
    x.beginPath();
    for (let k = 0; k < 4; k++) dab(x, cx, cy, s, s * 1.1, turn + k * 1.5708);
    x.fill();
    x.fillStyle = css(hue[0], 0.75);
    x.beginPath();
    x.arc(cx, cy, s * 0.13, 0, 7);
    x.fill();
  }
}
export function printHydrangeas() {
  const r = new Rng(92),
    L = layer();
  for (const [x, y, long, turn, tone] of LEAVES) leaf(L.x, [x, y], long, turn + 0.06 * r.g(), tone);
  for (const h of HEADS) {
    head(L.x, h, r);
    for (const k of [2.4, 0.9])
      leaf(L.x, [h[0], h[1] + h[2] * 0.75], h[2] * 0.9, k + 0.2 * r.g(), r.int(1, 2));
  }
  for (const [x, y, long, turn, tone] of LEAVES.filter((_, i) => i % 3 === 1))
    leaf(L.x, [x + 30, y + 60], long * 0.8, turn + 0.2, tone);
  P.put(L, { occlude: 1 });
}
