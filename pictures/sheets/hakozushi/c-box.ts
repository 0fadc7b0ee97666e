/** Hakozushi C: the wooden press box, open on the stone and cut by the lower border, and the shadow it throws. */
import { bokashi, css, layer, lerp, Noise, type Pt, stamp, type V3 } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { cover, edge, face, type Pen, place, within } from "./c-pen.ts";
import { toppings } from "./c-food.ts";
import { BOX_FOOD, BOX_HALF as B, BOX_HIGH, BOX_INNER as I, onBox, onPaper } from "./c-plan.ts";
import { willowShadow } from "./c-step.ts";

const n = new Noise(37);
const sheet = (right: number, back: number, up: number) => onPaper(onBox(right, back, up));

/** The shadow on the stone: wide and soft away from the lamp, close and dark where the wood stands. */
function shadow(pen: Pen) {
  const cast = (right: number, back: number, long: number) => {
    const p = onBox(right, back, 0);
    return onPaper([p[0] - long, p[1] - 0.25 * long, p[2]]);
  };
  const thrown = (long: number): Pt[] => [
    sheet(B, -B, 0),
    cast(B, -B, long),
    cast(-B, -B, long),
    cast(-B, B, long),
    sheet(-B, B, 0),
  ];
  const soft = (shape: Pt[], tone: string, alpha: number, blur: number) => {
    const L = layer();
    fillPoly(L.x, shape, tone);
    stamp(pen.x, L, { op: "multiply", alpha, blur });
  };
  soft(thrown(0.2), "#5a4c62", 0.4, 22);
  soft(thrown(0.15), "#4c4462", 0.58, 7);
  soft(thrown(0.055), "#443a56", 0.5, 12);
  const contact = (grow: number): Pt[] => [
    sheet(B + grow, -B - grow, 0),
    sheet(-B - grow, -B - grow, 0),
    sheet(-B - grow, B + grow, 0),
    sheet(B + grow, B + grow, 0),
  ];
  soft(contact(0.007), "#3a2c3c", 0.55, 7);
  soft(contact(0.002), "#2a2030", 0.65, 2);
}
/** Grain of the wood along a wall: dark and pale veins of unlike length. */
function grain(pen: Pen, along: (t: number, up: number) => V3, pale: string) {
  for (let i = 0; i < 13; i++) {
    const up = (i + 0.5) / 13,
      from = 0.5 + 0.5 * n.n2(i * 3.1, up),
      to = Math.min(1, from + 0.35 + 0.3 * Math.abs(n.n2(i * 1.7, 4)));
    const run = Array.from({ length: 12 }, (_, j) => {
      const t = lerp(Math.max(0, from - 0.3), to, j / 11);
      return place(pen, along(t, (up + 0.03 * n.n2(t * 3, i * 0.4)) * BOX_HIGH));
    });
    pen.x.fillStyle = css(i % 3 === 1 ? pale : "#241816", i % 3 === 1 ? 0.25 : 0.42);
    pen.x.beginPath();
    brushPath(pen.x, run, (t) => 3.4 * Math.sin(Math.PI * (0.04 + 0.92 * t)));
    pen.x.fill();
  }
}
const wall = (a: readonly [number, number], b: readonly [number, number]): V3[] => [
  onBox(...a, 0),
  onBox(...b, 0),
  onBox(...b, BOX_HIGH),
  onBox(...a, BOX_HIGH),
];
/** The two outer walls that we see: the left one in its own shadow, the front one in slanting light. */
function walls(pen: Pen) {
  const tones = (a: V3, b: V3, dark: string, light: string) => {
    const [p, q] = [place(pen, a), place(pen, b)];
    return bokashi(pen.x, ...p, ...q, [
      [0, dark],
      [1, light],
    ]);
  };
  face(
    pen,
    wall([-B, B], [-B, -B]),
    tones(onBox(-B, B, 0), onBox(-B, B, BOX_HIGH), "#2a2021", "#5a4534"),
    1.1,
  );
  grain(pen, (t, up) => onBox(-B, lerp(B, -B, t), up), "#6d5238");
  face(
    pen,
    wall([-B, -B], [B, -B]),
    tones(onBox(B, -B, 0), onBox(B, -B, BOX_HIGH), "#4a3328", "#8a6242"),
    1.1,
  );
  grain(pen, (t, up) => onBox(lerp(-B, B, t), -B, up), "#b98a5a");
  // finger joints at the corners
  const D = B - I;
  for (let i = 0; i < 4; i++) {
    const [z0, z1] = [(i / 4) * BOX_HIGH, ((i + 1) / 4) * BOX_HIGH];
    const finger = (a: Pt, b: Pt, tone: string) =>
      face(pen, [onBox(...a, z0), onBox(...b, z0), onBox(...b, z1), onBox(...a, z1)], tone, 0.7);
    finger([-B, B], [-B, B - D], i % 2 ? "#3a2b25" : "#261c1c");
    finger([B - D, -B], [B, -B], i % 2 ? "#8a6546" : "#5d4433");
  }
}
/** The rim: four boards of pale wood, brightest towards the lamp. */
function rim(pen: Pen) {
  const board = (a: Pt, b: Pt, c: Pt, d: Pt, dark: string, light: string) => {
    const corners = [a, b, c, d].map((p) => onBox(...p, BOX_HIGH));
    const [p, q] = [place(pen, corners[0]), place(pen, corners[1])];
    face(
      pen,
      corners,
      bokashi(pen.x, ...p, ...q, [
        [0, dark],
        [0.55, light],
        [1, light],
      ]),
      0.95,
    );
    // the grain shows as a few thin veins
    for (const [k, t0] of [
      [0.3, 0.1],
      [0.62, 0.35],
    ] as const) {
      const run = Array.from({ length: 10 }, (_, i): Pt => {
        const t = lerp(t0, t0 + 0.5, i / 9),
          w = k + 0.12 * n.n2(t * 4, k * 9 + a[0] * 40);
        const u = (s: number, e: number) => lerp(s, e, t);
        return sheet(
          lerp(u(a[0], b[0]), u(d[0], c[0]), w),
          lerp(u(a[1], b[1]), u(d[1], c[1]), w),
          BOX_HIGH,
        );
      });
      pen.x.fillStyle = css("#5c3d28", 0.5);
      pen.x.beginPath();
      brushPath(pen.x, run, (t) => 2.2 * Math.sin(Math.PI * (0.05 + 0.9 * t)));
      pen.x.fill();
    }
  };
  board([-B, I], [B, I], [B, B], [-B, B], "#8d6a45", "#d9a86c");
  board([-B, -B], [-B, I], [-I, I], [-I, -B], "#7d5c3e", "#94704a");
  board([I, -B], [I, I], [B, I], [B, -B], "#d9a468", "#efc588");
  board([-I, -B], [I, -B], [I, -I], [-I, -I], "#9c7449", "#dba868");
}
const ring = (h: number, z: number): V3[] => [
  onBox(-h, -h, z),
  onBox(h, -h, z),
  onBox(h, h, z),
  onBox(-h, h, z),
];
/** Inside: the walls above the food, and the food in the shade that the right wall throws. */
function hollow(pen: Pen) {
  const shape = ring(I, BOX_HIGH).map((p) => place(pen, p));
  cover(pen, shape, "#33241f");
  within(pen.x, shape, () => {
    const [low, high] = [ring(I, BOX_FOOD), ring(I, BOX_HIGH)].map((r) =>
      r.map((p) => place(pen, p)),
    );
    // back wall in half light, left wall lit from the right, right wall dark
    fillPoly(pen.x, [high[3], high[2], low[2], low[3]], "#4d3a2c");
    fillPoly(pen.x, [high[0], high[3], low[3], low[0]], "#94683f");
    fillPoly(pen.x, [high[1], high[2], low[2], low[1]], "#2d2120");
    cover(pen, low, "#e4d8c4");
    if (pen.key) within(pen.key, shape, () => toppings(pen));
    const shade = (inner: number, outer: number, a: number) =>
      fillPoly(
        pen.x,
        [
          sheet(I, I, BOX_FOOD),
          sheet(I, -I, BOX_FOOD),
          sheet(I - inner, -I, BOX_FOOD),
          sheet(I - outer, I, BOX_FOOD),
        ],
        "#241628",
        a,
      );
    shade(0.02, 0.014, 0.34);
    shade(0.034, 0.026, 0.14);
  });
  edge(pen, [...ring(I, BOX_HIGH), onBox(-I, -I, BOX_HIGH)], 0.8);
}
/** The lamp's light over all of the box: warm at the right, dusk to the left, and the willow's shadow as on the stone. */
function lamplight(pen: Pen) {
  const all: Pt[] = [
    sheet(-B, -B, 0),
    sheet(B, -B, 0),
    sheet(B, -B, BOX_HIGH),
    sheet(B, B, BOX_HIGH),
    sheet(-B, B, BOX_HIGH),
    sheet(-B, B, 0),
  ];
  within(pen.x, all, () => {
    pen.x.globalCompositeOperation = "multiply";
    const g = pen.x.createLinearGradient(1330, 960, 800, 1190);
    g.addColorStop(0, "#fff2dc");
    g.addColorStop(0.35, "#f6e2cc");
    g.addColorStop(0.7, "#d2b6aa");
    g.addColorStop(1, "#9c8790");
    fillPoly(pen.x, all, g);
    pen.x.globalCompositeOperation = "source-over";
    willowShadow(pen.x, [34, 8], 0.85);
  });
}
export function sushiBox(pen: Pen) {
  shadow(pen);
  walls(pen);
  cover(
    pen,
    ring(B, BOX_HIGH).map((p) => place(pen, p)),
    "#c0905a",
  );
  rim(pen);
  hollow(pen);
  edge(pen, [...ring(B, BOX_HIGH), onBox(-B, -B, BOX_HIGH)], 1.1);
  lamplight(pen);
}
