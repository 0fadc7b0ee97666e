/** The streets, drawn before the roofs: the main street, the lanes beside it, the steps between. */
import { Rng, bokashi, css, H, mix, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { AIR, FAR, beside, cam, haze, onGround } from "./d-valley.ts";

/** Half the width of the main street; the distances of the lanes beside it, and of the steps between them. */
export const MAIN = 3.8;
const LANES = [-62, -32.5, 32.5, 62] as const;
export const STEPS = [128, 192, 262, 345, 450, 580] as const;
const LANE = 1.9;

function ribbon(off: number, half: number, from = 40): Pt[] {
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
  const lane = bokashi(x, 0, 500, 0, H, [
    [0, "#cfa7a0"],
    [0.4, "#8d7690"],
    [1, "#565078"],
  ]);
  for (const off of LANES) fillPoly(x, ribbon(off, LANE), lane);
  for (const y of STEPS) {
    const way: Pt[] = [];
    for (let off = LANES[0]; off <= LANES[3]; off += 4) way.push(onGround(beside(y, off)));
    x.fillStyle = lane;
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
  for (let y = 44; y < 420; y += 1.1 + y * 0.006) {
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
    for (let y = 40; y < FAR; y *= 1.015) line.push(onGround(beside(y, side * (MAIN - 0.5))));
    k.fillStyle = css("#1b2038", 0.7);
    k.beginPath();
    brushPath(k, line, (t) => 2.6 * (1 - t) + 0.3);
    k.fill();
  }
}
