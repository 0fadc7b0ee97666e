/** The streets, drawn before the roofs: the main street, the lanes beside it, the steps between; and people on them. */
import { Rng, bokashi, css, H, mix, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, fillPoly, poly } from "../../kit/brush.ts";
import { AIR, FAR, beside, cam, haze, onGround } from "./d-valley.ts";

/** Half the width of the main street; the distances of the lanes beside it, and of the steps between them. */
export const MAIN = 4.4;
const LANES = [-58, -31, 31, 58] as const;
export const STEPS = [128, 192, 262, 345, 450, 580] as const;
const LANE = 1.9;

function ribbon(off: number, half: number, from = 60): Pt[] {
  const left: Pt[] = [],
    right: Pt[] = [];
  for (let y = from; y < FAR; y *= 1.015) {
    left.push(onGround(beside(y, off - half)));
    right.push(onGround(beside(y, off + half)));
  }
  return [...left, ...right.toReversed()];
}

/** The ground between the houses and the paved streets, pale with the evening sky. */
export function layStreets(x: Ctx, k: Ctx) {
  fillPoly(
    x,
    ribbon(0, 96),
    bokashi(x, 0, 500, 0, H, [
      [0, mix("#6d6072", AIR, 0.8)],
      [0.3, "#564c66"],
      [1, "#272a48"],
    ]),
  );
  const paving = bokashi(x, 0, 500, 0, H, [
    [0, "#f6cfae"],
    [0.35, "#e7b49c"],
    [0.7, "#c79a98"],
    [1, "#8d7a94"],
  ]);
  for (const off of LANES) fillPoly(x, ribbon(off, LANE), paving);
  for (const y of STEPS) {
    const way: Pt[] = [];
    for (let off = LANES[0]; off <= LANES[3]; off += 4) way.push(onGround(beside(y, off)));
    x.fillStyle = paving;
    x.beginPath();
    brushPath(x, way, () => (cam.f / y) * 3.2 * 0.7);
    x.fill();
  }
  const main = ribbon(0, MAIN);
  fillPoly(x, main, paving);
  gutters(x, k);
}

/** Stone gutters along the main street, and rows of paving across it. */
function gutters(x: Ctx, k: Ctx) {
  const r = new Rng(8);
  for (let y = 64; y < 420; y += 1.1 + y * 0.006) {
    const a = onGround(beside(y, -MAIN + 0.7)),
      b = onGround(beside(y, MAIN - 0.7));
    x.fillStyle = css("#8a6f88", 0.4 * (1 - haze(y)));
    x.beginPath();
    const u = r.range(0, 0.5),
      w = r.range(0.5, 1);
    const at = (t: number): Pt => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
    brushPath(x, [at(u), at(w)], () => (cam.f / y) * 0.09);
    x.fill();
  }
  for (const side of [-1, 1]) {
    const line: Pt[] = [];
    for (let y = 60; y < FAR; y *= 1.015) line.push(onGround(beside(y, side * (MAIN - 0.5))));
    k.fillStyle = css("#1b2038", 0.7);
    k.beginPath();
    brushPath(k, line, (t) => 2.6 * (1 - t) + 0.3);
    k.fill();
  }
}

interface Walker {
  readonly y: number;
  readonly off: number;
  readonly coat: string;
  readonly lean: number;
}

/** Potters on the street: one carries a board of white bowls on the shoulder, one pulls a cart, one stands. */
export function walkers(x: Ctx) {
  cart(x, { y: 112, off: 1.9, coat: "#7c2f2c", lean: 0.34 });
  body(x, { y: 99, off: -2.6, coat: "#2d2c4c", lean: 0.1 });
  carrier(x, { y: 84, off: -0.9, coat: "#27305a", lean: 0.12 });
}

/** A small person seen from behind, one foot forward; returns the position of the shoulder and the pixels per metre. */
function body(x: Ctx, { y, off, coat, lean }: Walker) {
  const [a, b] = onGround(beside(y, off)),
    m = (cam.f / y) * 2.1;
  const at = (u: number, v: number): Pt => [a + (u + lean * v) * m, b - v * m];
  // a long shadow towards us
  fillPoly(
    x,
    [at(-0.2, 0), at(0.2, 0), [a - m * 0.9, b + m * 1.5], [a - m * 1.3, b + m * 1.5]],
    "#3d3558",
    0.55,
  );
  fillPoly(x, [at(-0.24, 0), at(-0.06, 0.02), at(0.04, 0.8), at(-0.2, 0.8)], "#1c1c34");
  fillPoly(x, [at(0.12, 0.16), at(0.3, 0.12), at(0.22, 0.8), at(0, 0.8)], "#1c1c34");
  fillPoly(
    x,
    [
      at(-0.27, 0.62),
      at(0.29, 0.62),
      at(0.25, 1.32),
      at(0.1, 1.42),
      at(-0.12, 1.42),
      at(-0.25, 1.3),
    ],
    coat,
  );
  fillPoly(
    x,
    [at(0.16, 0.62), at(0.29, 0.62), at(0.25, 1.32), at(0.14, 1.38)],
    mix(coat, "#f0a070", 0.55),
  );
  x.fillStyle = "#1a1528";
  x.beginPath();
  x.ellipse(...at(0.03, 1.58), m * 0.14, m * 0.16, 0, 0, 6.3);
  x.fill();
  return { at, m };
}

function carrier(x: Ctx, w: Walker) {
  const { at, m } = body(x, w);
  fillPoly(x, [at(0.12, 1.2), at(0.3, 1.34), at(0.42, 1.62), at(0.3, 1.62)], w.coat);
  poly(x, [at(-0.75, 1.66), at(1.35, 1.74), at(1.35, 1.8), at(-0.75, 1.73)]);
  x.fillStyle = "#c98d54";
  x.fill();
  for (let i = 0; i < 6; i++) {
    const [bx, by] = at(-0.6 + i * 0.35, 1.75 + i * 0.012);
    x.fillStyle = "#fbf3e4";
    x.beginPath();
    x.ellipse(bx, by - m * 0.02, m * 0.14, m * 0.17, 0, Math.PI * 1.02, Math.PI * 1.98, true);
    x.fill();
    x.fillStyle = "#4a63a8";
    x.fillRect(bx - m * 0.12, by - m * 0.03, m * 0.24, m * 0.035);
  }
}

function cart(x: Ctx, w: Walker) {
  const { at, m } = body(x, w);
  fillPoly(x, [at(-0.5, 0.3), at(-0.4, 0.72), at(-1.9, 0.8), at(-1.9, 0.34)], "#6d4a38");
  fillPoly(x, [at(-0.6, 0.72), at(-0.8, 1.2), at(-1.7, 1.26), at(-1.86, 0.8)], "#d9c7a4");
  x.strokeStyle = "#1c1c34";
  x.lineWidth = m * 0.1;
  x.beginPath();
  x.ellipse(...at(-1.2, 0.34), m * 0.3, m * 0.36, 0, 0, 6.3);
  x.stroke();
}
