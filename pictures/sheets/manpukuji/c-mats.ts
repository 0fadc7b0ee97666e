/** The mats: drawn once in the room's shade and once in the sun, which lies on them as the window's long round image. */
import { bokashi, css, type Ctx, H, layer, type Pt, Rng, stamp, W } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, mapleLeaf, trace } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { clipSun, LEFT, NEAR, on, ringShade, TABLE, WALL } from "./c-plan.ts";
import { legShades } from "./c-table.ts";

interface Tint {
  /** mats that run away from us, mats that lie across, cloth borders, weave */
  readonly away: CanvasGradient;
  readonly across: CanvasGradient;
  readonly cloth: string;
  readonly rush: string;
}
const HEM = 0.034;
const RIGHT = 3.5;

export function mats(P: Print) {
  const L = layer();
  const top = on(0, WALL, 0)[1];
  const fade = (x: Ctx, stops: [number, string][]) => bokashi(x, 0, top, 0, H, stops);
  const shade: Tint = {
    away: fade(L.x, [
      [0, "#706c52"],
      [0.35, "#616048"],
      [1, "#383a38"],
    ]),
    across: fade(L.x, [
      [0, "#646046"],
      [0.35, "#575642"],
      [1, "#333636"],
    ]),
    cloth: "#1b1d2a",
    rush: "#2c2c24",
  };
  floor(L.x, shade);
  sink(L.x, top);
  L.x.save();
  for (const p of [ringShade(TABLE.x, TABLE.d, TABLE.top, TABLE.r, 0), ...legShades()]) {
    L.x.beginPath();
    L.x.rect(-10, -10, W + 20, H + 20);
    trace(L.x, p);
    L.x.clip("evenodd");
  }
  clipSun(L.x, 0);
  floor(L.x, {
    away: fade(L.x, [
      [0, "#f1d08c"],
      [0.4, "#f3d292"],
      [1, "#e2ad68"],
    ]),
    across: fade(L.x, [
      [0, "#e9c47e"],
      [0.4, "#ecc986"],
      [1, "#d69f5c"],
    ]),
    cloth: "#3a3f5e",
    rush: "#c39a58",
  });
  bough(L.x);
  L.x.restore();
  P.put(L, { occlude: 1 });
  const K = layer();
  K.x.fillStyle = css("#0e0f18", 0.8);
  K.x.beginPath();
  brushPath(K.x, [on(LEFT, WALL, 0), on(RIGHT, WALL, 0)], () => 2.4);
  K.x.fill();
  stamp(P.key.x, K);
}
/** the shadow of a maple twig outside falls across the light */
function bough(x: Ctx) {
  const r = new Rng(12),
    at = (a: number, d: number): Pt => on(a, d, 0);
  const stem = catmull([at(-1.3, 3.02), at(-0.92, 2.82), at(-0.6, 2.66), at(-0.32, 2.54)], 10);
  const T = layer();
  T.x.fillStyle = "#bd9c78";
  T.x.beginPath();
  brushPath(T.x, stem, (t) => 9 - 6 * t);
  T.x.fill();
  for (let k = 0; k < 15; k++) {
    const t = 0.22 + 0.78 * (k / 14),
      [u, v] = stem[Math.min(stem.length - 1, Math.floor(t * stem.length))];
    T.x.save();
    T.x.translate(u + r.range(-50, 50), v + (k % 2 ? 1 : -1) * r.range(6, 34));
    T.x.scale(1.1, 0.56);
    T.x.beginPath();
    mapleLeaf(T.x, 0, 0, r.range(24, 38), r.range(0.2, 2.4), 1, 7);
    T.x.fill();
    T.x.restore();
  }
  stamp(x, T, { op: "multiply" });
}
/** away from the light the room sinks into indigo */
function sink(x: Ctx, top: number) {
  for (const [x0, x1] of [
    [-60, 420],
    [W + 60, 900],
  ]) {
    x.fillStyle = bokashi(
      x,
      x0,
      0,
      x1,
      0,
      [
        [0, "#11131f"],
        [1, "#11131f"],
      ],
      [
        [0, 0.55],
        [0.5, 0.3],
        [1, 0],
      ],
    );
    x.fillRect(0, top, W, H - top);
  }
}
function floor(x: Ctx, t: Tint) {
  const rect = (a: number, b: number, d0: number, d1: number): Pt[] => [
    on(a, d1, 0),
    on(b, d1, 0),
    on(b, d0, 0),
    on(a, d0, 0),
  ];
  const r = new Rng(4);
  const rush = (lines: Pt[][], a: number) => {
    x.fillStyle = css(t.rush, a);
    x.beginPath();
    for (const l of lines) brushPath(x, l, () => 1.1);
    x.fill();
  };
  for (const [d0, d1] of [
    [4.1, WALL],
    [NEAR, 2.3],
  ]) {
    fillPoly(x, rect(LEFT, RIGHT, d0, d1), t.across);
    const lines: Pt[][] = [];
    for (let u = LEFT; u < RIGHT; u += 0.045) lines.push([on(u, d0, 0), on(u, d1, 0)]);
    rush(lines, 0.22);
    for (const d of [d0, d1 - HEM]) fillPoly(x, rect(LEFT, RIGHT, d, d + HEM), t.cloth);
    x.fillStyle = css(t.cloth, 0.8);
    x.beginPath();
    for (const u of [-0.15, 1.65]) brushPath(x, [on(u, d1, 0), on(u, d0, 0)], () => 1.6);
    x.fill();
  }
  for (let k = 0; k < 6; k++) {
    const a = LEFT + 0.9 * k,
      b = a + 0.9;
    fillPoly(x, rect(a, b, 2.3, 4.1), t.away);
    const lines: Pt[][] = [];
    for (let d = 2.32; d < 4.1; d += 0.03 + r.range(0, 0.02))
      lines.push([on(a, d, 0), on(b, d, 0)]);
    rush(lines, 0.26);
    for (const u of [a, b - HEM]) fillPoly(x, rect(u, u + HEM, 2.3, 4.1), t.cloth);
  }
}
