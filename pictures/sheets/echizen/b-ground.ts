/** The ground below the roofs: posts and steps of the worship hall, the stone stair, its mossy walls, autumn leaves. */
import { type Col, type Pt, type Rng, bokashi, lerp } from "../../kit/core.ts";
import { Tones, fillPoly } from "../../kit/brush.ts";
import { type Pen, shape } from "../../kit/figures.ts";
import { fan, gold } from "./b-leaves.ts";

const AXIS = 640;
const rect = (x0: number, y0: number, x1: number, y1: number): Pt[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];
const hard = { smooth: false } as const;

/** the open front of the worship hall: a dark inside, one lamp, posts, a straw rope with paper strips */
export function hall(p: Pen) {
  const timber = "#5b4438",
    lit = "#8d6c4e";
  shape(p, rect(300, 880, 980, 1150), "#1d1820", hard);
  p.x.fillStyle = bokashi(p.x, 0, 940, 0, 1150, [
    [0, "#1d1820"],
    [1, "#6a4226"],
  ]);
  p.x.fillRect(520, 940, 240, 210);
  for (const [x0, x1] of [
    [330, 486],
    [794, 950],
  ]) {
    shape(p, rect(x0, 960, x1, 1140), "#3a2c2a", hard);
    for (let x = x0 + 14; x < x1 - 6; x += 17)
      shape(p, rect(x, 964, x + 7, 1136), timber, { smooth: false, line: 0.4 });
  }
  // the lamp and the offering box inside
  shape(
    p,
    [
      [628, 990],
      [652, 990],
      [660, 1030],
      [640, 1044],
      [620, 1030],
    ],
    "#f4b94f",
    { line: 0.8 },
  );
  shape(p, rect(576, 1096, 704, 1146), "#7b5a3c", hard);
  for (let x = 584; x < 700; x += 13)
    shape(p, rect(x, 1092, x + 5, 1104), "#a17b52", { smooth: false, line: 0.4 });
  shape(p, rect(290, 936, 990, 962), lit, hard);
  for (const [x, w] of [
    [304, 26],
    [494, 30],
    [756, 30],
    [950, 26],
  ]) {
    shape(p, rect(x, 930, x + w, 1156), timber, hard);
    fillPoly(p.x, rect(x + w * 0.62, 932, x + w - 2, 1154), lit);
  }
  rope(p);
  // the veranda and its edge
  shape(
    p,
    [
      [270, 1148],
      [1010, 1148],
      [1024, 1172],
      [256, 1172],
    ],
    "#a9845c",
    hard,
  );
  shape(p, rect(256, 1172, 1024, 1190), "#5b4438", hard);
  shape(p, rect(280, 1190, 1000, 1222), "#3a3338", hard);
}
function rope(p: Pen) {
  const sag = (t: number): Pt => [lerp(508, 772, t), 968 + 30 * Math.sin(Math.PI * t)];
  const top = Array.from({ length: 21 }, (_, i) => sag(i / 20));
  shape(
    p,
    [
      ...top,
      ...top.map(([x, y], i): Pt => [x, y + 9 + 9 * Math.sin((Math.PI * i) / 20)]).toReversed(),
    ],
    "#dcc48e",
    hard,
  );
  for (const t of [0.2, 0.42, 0.61, 0.82]) {
    const [x, y] = sag(t);
    const z = y + 14;
    shape(
      p,
      [
        [x - 6, z],
        [x + 6, z],
        [x + 6, z + 15],
        [x + 14, z + 15],
        [x + 14, z + 34],
        [x + 6, z + 34],
        [x + 6, z + 52],
        [x - 7, z + 52],
        [x - 7, z + 28],
        [x, z + 28],
        [x, z + 16],
        [x - 6, z + 16],
      ],
      "#fbf8ef",
      { smooth: false, line: 0.7 },
    );
  }
}
/** height and half length of a step on the sheet: small far up, large nearby */
const STEPS = 13;
const rise = (i: number) => lerp(1222, 1640, (i / STEPS) ** 1.35);
const reach = (y: number) => lerp(196, 420, (y - 1222) / 400);
const stairX = (y: number) => AXIS - 90 * ((y - 1222) / 400) ** 1.3;

export function stair(p: Pen, r: Rng) {
  fillPoly(
    p.x,
    rect(-10, 1200, 1210, 1610),
    bokashi(p.x, 0, 1200, 0, 1600, [
      [0, "#8f8a5a"],
      [0.35, "#6f6a3f"],
      [1, "#3f4630"],
    ]),
  );
  for (let i = 0; i < STEPS; i++) {
    const y = rise(i),
      y1 = rise(i + 1),
      tread = lerp(y, y1, 0.45);
    const edge = (at: number, s: number): Pt => [
      stairX(at) + s * reach(at),
      at + r.range(-1.5, 1.5),
    ];
    shape(p, [edge(y, -1), edge(y, 1), edge(tread, 1), edge(tread, -1)], "#c9c2ac", {
      smooth: false,
      line: 1,
    });
    shape(
      p,
      [
        edge(tread, -1),
        edge(tread, 1),
        [stairX(tread) + reach(tread), y1],
        [stairX(tread) - reach(tread), y1],
      ],
      "#7e7c7a",
      { smooth: false, line: 1.2 },
    );
    for (let k = 0; k < 3; k++) {
      const u = r.range(-0.9, 0.9),
        x = stairX(tread) + u * reach(tread);
      shape(
        p,
        [
          [x, tread],
          [x + 2, tread],
          [x + 3, y1],
          [x, y1],
        ],
        "#5c5b5f",
        { smooth: false, line: 0.5 },
      );
    }
  }
  for (const s of [-1, 1]) parapet(p, s, r);
}
/** the mossy wall beside the stair */
function parapet(p: Pen, s: number, r: Rng) {
  const inner = (y: number): Pt => [stairX(y) + s * reach(y), y];
  const outer = (y: number): Pt => [
    stairX(y) + s * (reach(y) + lerp(34, 96, (y - 1222) / 400)),
    y - lerp(26, 60, (y - 1222) / 400),
  ];
  const ys = Array.from({ length: 9 }, (_, i) => lerp(1222, 1650, i / 8));
  for (let i = 0; i < 8; i++) {
    const j = () => r.range(-4, 4);
    const block = [inner(ys[i]), outer(ys[i]), outer(ys[i + 1]), inner(ys[i + 1])].map(
      ([x, y]): Pt => [x + j(), y + j()],
    );
    shape(p, block, r.pick(["#6c7450", "#7f815c", "#5d6a4a"]), { smooth: false, line: 1.2 });
  }
}
/** ginkgo leaves on the ground: many beside the stair, few on its treads */
export function carpet(p: Pen, r: Rng) {
  const T = new Tones();
  for (let i = 0; i < 3400; i++) {
    const y = lerp(1215, 1600, r.u() ** 0.8),
      x = r.range(0, 1200);
    const off = Math.abs(x - stairX(y)) - reach(y);
    const many = off > 70 ? 0.95 : off > -30 ? 0.4 : 0.13;
    if (!r.chance(many)) continue;
    const s = lerp(4, 15, (y - 1200) / 400) * r.range(0.7, 1.2);
    const c: Col = r.chance(0.22) ? "#9a6a1e" : r.pick(gold);
    T.add(c, (z) => fan(z, x, y, s, r.range(0, 6.28), r.range(0.35, 0.6)));
  }
  T.flush(p.x);
}
