/** A basket of the night's catch, so near that the sheet cuts it off: pink shrimp as long as a finger, each with its black eye and its whiskers. */
import { css, layer, mix, type Pt, Rng, stamp } from "../../kit/core.ts";
import { brushPath, dab } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import type { Print } from "../../kit/print.ts";

const AT: Pt = [1346, 1146],
  WIDE = 312,
  DEEP = 108;
const KEY = "#221820";
/** a point of the basket's round opening: angle, distance from its middle, height */
const on = (a: number, d: number, up = 0): Pt => [
  AT[0] + Math.cos(a) * d * WIDE,
  AT[1] + Math.sin(a) * d * DEEP - up,
];
const round = (d: number, up = 0): Pt[] =>
  Array.from({ length: 40 }, (_, i) => on((i / 40) * 6.2832, d, up));

export function nightsCatch(P: Print) {
  const colour = layer(),
    key = layer(),
    r = new Rng(64);
  const p: Pen = { x: colour.x, k: key.x, key: KEY, lw: 3 };
  for (const [d, c] of [
    [1.04, KEY],
    [1.02, "#b98f4c"],
    [0.94, KEY],
    [0.92, "#8a3a4c"],
  ] as const)
    shape(p, round(d), c, { line: 0 });
  heap(p, r);
  rim(p, r);
  P.put(colour, { occlude: 1 });
  stamp(P.key.x, key);
}

/** The shrimp, from the back of the heap to its front. */
function heap(p: Pen, r: Rng) {
  const lying = Array.from({ length: 175 }, () => {
    const a = r.range(0, 6.2832),
      d = 0.9 * Math.sqrt(r.u());
    // heads outward, tails to the middle, as they slid down
    const turn = a + Math.PI + 0.9 * r.g();
    return {
      turn,
      at: on(a, d, 52 * (1 - d * d)),
      lit: 0.6 + 0.3 * Math.cos(a - 0.4) * d + 0.2 * r.g(),
    };
  }).toSorted((a, b) => a.at[1] - b.at[1]);
  for (const one of lying)
    shrimp(p, one.at, r.range(66, 96), one.turn, r.chance(0.5) ? 1 : -1, one.lit, r);
}

/** One: a bent body that tapers to its fan, bare seams between its shells, a beak, whiskers, a black eye. */
function shrimp(p: Pen, at: Pt, long: number, turn: number, way: number, lit: number, r: Rng) {
  const bend = way * r.range(0.9, 1.7);
  const spine: Pt[] = [];
  let [x, y] = at,
    a = turn;
  for (let i = 0; i <= 12; i++) {
    spine.push([x, y]);
    x += Math.cos(a) * (long / 12);
    y += Math.sin(a) * (long / 12) * 0.74;
    a += (bend / 12) * (0.3 + (1.4 * i) / 12);
  }
  const tone = lit > 0.62 ? 2 : lit > 0.22 ? 1 : 0;
  const body = ["#c4566a", "#e58a90", "#f8bfb4"][tone],
    pale = ["#e58a90", "#f8bfb4", "#ffe6d8"][tone];
  const width = (t: number) => long * 0.2 * Math.sin(Math.PI * (0.16 + 0.74 * (1 - t) ** 0.8)) + 2;
  const beak = turn + Math.PI;
  for (const q of [-0.24, 0.12]) {
    const far: Pt = [
      at[0] + Math.cos(beak + q * way) * long * 0.85,
      at[1] + Math.sin(beak + q * way) * long * 0.6,
    ];
    const knee: Pt = [(at[0] + far[0]) / 2 + 7 * way, (at[1] + far[1]) / 2 - 9];
    line(p, [at, knee, far], 0.5, "#b83f55");
  }
  // legs under the belly
  p.x.fillStyle = css(body);
  p.x.beginPath();
  for (const k of [2, 3.4, 4.8, 6.2]) {
    const [lx, ly] = spine[Math.round(k)];
    dab(p.x, lx, ly, long * 0.2, 3, turn + way * (1.3 + 0.1 * k));
  }
  p.x.fill();
  const outline = (grow: number, c: string) => {
    p.x.fillStyle = c;
    p.x.beginPath();
    brushPath(p.x, spine, (t) => width(t) + grow);
    const [tx, ty] = spine[12];
    for (const q of [-0.5, 0, 0.5]) dab(p.x, tx, ty, long * 0.2 + grow, long * 0.09 + grow, a + q);
    p.x.fill();
  };
  outline(3.4, css("#5b1f33"));
  outline(0, css(body));
  p.x.fillStyle = css(pale);
  p.x.beginPath();
  brushPath(
    p.x,
    spine.map(([sx, sy], i): Pt => [
      sx + 0.2 * width(i / 12) * Math.sin(turn),
      sy - 0.22 * width(i / 12),
    ]),
    (t) => width(t) * 0.42,
  );
  p.x.fill();
  for (const i of [4, 6, 8, 10]) {
    const [sx, sy] = spine[i],
      b = Math.atan2(spine[i + 1][1] - sy, spine[i + 1][0] - sx) + 1.571,
      w = width(i / 12) * 0.44;
    line(
      p,
      [
        [sx - Math.cos(b) * w, sy - Math.sin(b) * w],
        [sx + Math.cos(b) * w, sy + Math.sin(b) * w],
      ],
      0.5,
      "#9c3049",
      false,
    );
  }
  p.x.fillStyle = "#1a1018";
  p.x.beginPath();
  p.x.arc(spine[1][0], spine[1][1] - 2, long * 0.05, 0, 7);
  p.x.fill();
}

/** The front of the rim again, bound with a splint, in front of the heap. */
function rim(p: Pen, r: Rng) {
  const outer = Array.from({ length: 25 }, (_, i) => on((i / 24) * Math.PI, 1.03, -4)),
    inner = Array.from({ length: 25 }, (_, i) => on((i / 24) * Math.PI, 0.95, 8));
  shape(p, [...outer, ...inner.toReversed()], "#c79a55", { smooth: false });
  for (let i = 0; i < 24; i++) {
    const a = Math.PI * ((i + r.range(0.2, 0.5)) / 24);
    shape(
      p,
      [on(a, 1.04, -5), on(a + 0.06, 1.04, -5), on(a + 0.1, 0.945, 9), on(a + 0.04, 0.945, 9)],
      i % 3 ? "#e8c785" : hex(mix("#e8c785", "#8d6735", 0.4)),
      { smooth: false, line: 0.5 },
    );
  }
}
const hex = (c: readonly number[]) =>
  `#${c.map((v) => Math.round(v).toString(16).padStart(2, "0")).join("")}`;
