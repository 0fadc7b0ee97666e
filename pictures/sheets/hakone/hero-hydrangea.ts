/** A mountain hydrangea at the roadside, in flower in June: flat heads of small buds, each with a few wide flowers round its edge. */
import { layer, type Pt, Rng, stamp } from "../../kit/core.ts";
import { dab } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { keyColour } from "./road-ink.ts";
import { P } from "./hero-stage.ts";

interface Head {
  readonly at: Pt;
  readonly size: number;
  readonly turn: number;
}
const HEADS: readonly Head[] = [
  { at: [1322, 812], size: 40, turn: -0.2 },
  { at: [1452, 858], size: 50, turn: 0.25 },
  { at: [1204, 884], size: 46, turn: -0.35 },
  { at: [1350, 930], size: 64, turn: 0.32 },
  { at: [1556, 968], size: 60, turn: 0.4 },
  { at: [1128, 1000], size: 54, turn: -0.3 },
  { at: [1268, 1048], size: 72, turn: -0.02 },
  { at: [1416, 1072], size: 66, turn: 0.22 },
];
const GREENS = [
  ["#163a36", "#24554a"],
  ["#235044", "#3c7355"],
  ["#2f6049", "#6f9a63"],
] as const;
const PALE = ["#c3d3ea", "#e4ecf2", "#9fb6dc"] as const;

export function hydrangea() {
  const colour = layer(),
    key = layer(),
    r = new Rng(21);
  const p: Pen = { x: colour.x, k: key.x, key: keyColour, lw: 2.4 };
  // the dark mass of the bush behind its heads
  for (let i = 0; i < 46; i++) {
    const [hx, hy] = HEADS[i % HEADS.length].at;
    leaf(
      p,
      [hx + 56 * r.g(), hy + 70 + 34 * r.g()],
      r.range(-0.6, 3.7),
      r.range(80, 130),
      i < 30 ? 0 : 1,
    );
  }
  for (const head of HEADS) {
    const [x, y] = head.at,
      s = head.size;
    line(
      p,
      [head.at, [x - 14 * head.turn, y + s * 1.1], [x - 40 * head.turn, y + s * 2.4]],
      2.2,
      "#1d4034",
    );
    for (const [a, long, tone] of leavesOf(r, head)) leaf(p, [x, y + s * 0.5], a, long, tone);
    cap(p, head, r);
  }
  P.put(colour, { occlude: 1 });
  stamp(P.key.x, key);
}

/** The leaves under a head: the lower ones first, longer and darker. */
function leavesOf(r: Rng, { size, turn }: Head) {
  return [2.5, 0.6, 1.9, 1.2, 2.95, 0.15].map((a, i): [number, number, number] => [
    a + turn * 0.5 + r.range(-0.22, 0.22),
    size * (i < 2 ? 2.4 : i < 4 ? 2 : 1.75) * r.range(0.86, 1.14),
    i < 2 ? 0 : i < 4 ? 1 : 2,
  ]);
}

/** A broad pointed leaf, its upper half lit, its veins bare. */
function leaf(p: Pen, [x, y]: Pt, turn: number, long: number, tone: number) {
  const c = Math.cos(turn),
    s = Math.sin(turn) * 0.72;
  const at = (u: number, v: number): Pt => [
    x + long * (u * c - v * s),
    y + long * (u * s + v * c * 0.72) + 0.16 * long * u * u,
  ];
  const wide = (u: number) => 0.3 * Math.sin(Math.PI * u ** 0.8) * (1 - 0.25 * u);
  const side = (k: number) =>
    [0.06, 0.2, 0.36, 0.52, 0.68, 0.84].map((u, i) =>
      at(u, k * wide(u) * (1 + (i % 2 ? 0.05 : -0.03))),
    );
  const rib = [at(0, 0), at(0.5, 0.012), at(1, 0)];
  const [deep, lit] = GREENS[tone];
  const up = c > 0 ? -1 : 1;
  shape(p, [at(0, 0), ...side(1), at(1, 0), ...side(-1).toReversed()], deep, { smooth: false });
  shape(p, [at(0, 0), ...side(up), at(1, 0)], lit, { smooth: false, line: 0 });
  line(p, rib, 0.9, "#a9c08a");
  for (const u of [0.24, 0.44, 0.64])
    for (const k of [-1, 1])
      line(p, [at(u, 0), at(u + 0.13, k * wide(u + 0.13) * 0.8)], 0.45, "#86a878");
}

/** A head: buds in two tones heaped in the middle, wide flowers round them, nearer ones larger. */
function cap(p: Pen, { at: [x, y], size, turn }: Head, r: Rng) {
  const open = 0.42 + 0.5 * Math.abs(turn);
  const on = (a: number, d: number): Pt => {
    const u = Math.cos(a) * d * size,
      v = Math.sin(a) * d * size * open;
    return [x + u - v * turn, y + u * turn + v - 0.22 * size * (1 - d * d)];
  };
  const count = r.int(6, 8),
    start = r.range(0, 6.28);
  const ring = Array.from({ length: count }, (_, i): [number, number] => [
    start + ((i + r.range(-0.25, 0.25)) / count) * 6.283,
    r.range(0.84, 1.14),
  ]).toSorted((a, b) => Math.sin(a[0]) - Math.sin(b[0]));
  const flower = ([a, d]: [number, number]) => {
    const [fx, fy] = on(a, d),
      s = size * 0.37 * (1 + 0.2 * Math.sin(a)) * r.range(0.86, 1.14),
      spin = r.range(0, 1.57);
    for (let k = 0; k < 4; k++) {
      const b = spin + k * 1.571 + r.range(-0.12, 0.12);
      const petal = [-0.62, -0.34, 0, 0.34, 0.62].map((q, i): Pt => {
        const far = s * [0.62, 0.98, 1.02, 0.98, 0.62][i];
        return [fx + Math.cos(b + q) * far, fy + Math.sin(b + q) * far * 0.66];
      });
      shape(p, [[fx, fy], ...petal], PALE[(k + (a > 3.4 ? 2 : 0)) % 3], { line: 0.62 });
    }
    p.x.fillStyle = "#5f74b0";
    p.x.beginPath();
    p.x.ellipse(fx, fy, s * 0.13, s * 0.1, 0, 0, 7);
    p.x.fill();
  };
  const behind = ring.filter(([a]) => Math.sin(a) < 0);
  behind.forEach(flower);
  shape(
    p,
    Array.from({ length: 12 }, (_, i) => on((i / 12) * 6.283, 0.58 + 0.08 * (i % 2))),
    "#56689f",
    { line: 0 },
  );
  for (const [colour, n, high] of [
    ["#3c4d84", 30, -0.02],
    ["#7f92c8", 60, 0.02],
    ["#b4bfe2", 44, 0.06],
    ["#e6d9ea", 16, 0.09],
  ] as const) {
    p.x.fillStyle = colour;
    p.x.beginPath();
    for (let i = 0; i < n; i++) {
      const [bx, by] = on(r.range(0, 6.283), 0.64 * Math.sqrt(r.u()));
      dab(p.x, bx, by - high * size, size * 0.1, size * 0.075, r.range(0, 6.28), 0.3);
    }
    p.x.fill();
  }
  ring.filter(([a]) => Math.sin(a) >= 0).forEach(flower);
}
