/** The lit front in the water: under each opening a column of light, whole near the quay, further down ever fewer long strokes. */
import { type Col, css, type Ctx, lerp, Noise, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { at, QUAY, SHOP, WATER } from "./hero-plan.ts";

const n = new Noise(97);
/** The line of the quay's foot on the sheet, at this x. */
export function shoreY(px: number): number {
  const a = at(-30, QUAY, WATER),
    b = at(12, QUAY, WATER);
  return lerp(a[1], b[1], (px - a[0]) / (b[0] - a[0]));
}
/** Where the quay's own image ends in the water. */
function lipY(px: number): number {
  const a = at(-30, QUAY, 2 * WATER - 0.1),
    b = at(12, QUAY, 2 * WATER - 0.1);
  return lerp(a[1], b[1], (px - a[0]) / (b[0] - a[0]));
}
interface Column {
  readonly x: number;
  readonly half: number;
  readonly top: number;
  readonly foot: number;
  readonly lit: number;
}
const column = ([a, b]: readonly [number, number], lit: number, foot: number): Column => {
  const [x0] = at(a, 0, 2 * WATER - 1.4),
    [x1] = at(b, 0, 2 * WATER - 1.4),
    x = (x0 + x1) / 2,
    top = lipY(x) + 4;
  return { x, half: (x1 - x0) / 2, top, foot, lit };
};
const COLUMNS: readonly Column[] = [
  column(SHOP.lattice, 0.8, 1150),
  column([SHOP.door[0] + 0.1, SHOP.door[1] - 0.1], 0.95, 1180),
  column(SHOP.window, 1, 1215),
];
/** The soft light that lies under the strokes. */
export function warmth(x: Ctx) {
  for (const { x: mid, half, top, foot, lit } of COLUMNS) {
    const g = x.createLinearGradient(0, top - 20, 0, foot);
    for (const [t, c, a] of [
      [0, "#e39a4e", 0.078],
      [0.2, "#d98a48", 0.09],
      [0.5, "#b0654c", 0.062],
      [1, "#5a4460", 0],
    ] as const)
      g.addColorStop(t, css(c, a * lit));
    // wide where it is whole, narrower towards its end; brightest in its middle
    for (let share = 1.3; share > 0.4; share -= 0.05) {
      const side = (sign: number): Pt[] =>
        [0, 0.2, 0.4, 0.6, 0.8, 1].map((t) => [
          mid + sign * half * share * (1.02 - 0.45 * t * t) + half * 0.1 * n.n2(t * 2.4, mid),
          lerp(top - 20, foot, t),
        ]);
      fillPoly(x, [...side(-1), ...side(1).toReversed()], g);
    }
  }
}
function lens(x: Ctx, px: number, py: number, long: number, thick: number, c: Col, a: number) {
  const run = Array.from({ length: 15 }, (_, i): Pt => [
    px + (i / 14 - 0.5) * long,
    py + thick * 0.35 * n.n2(i * 0.2 + px, py * 0.1),
  ]);
  x.fillStyle = css(c, a);
  x.beginPath();
  brushPath(
    x,
    run,
    (t) =>
      thick * Math.sin(Math.PI * (0.015 + 0.97 * t)) ** 0.6 * (0.8 + 0.4 * n.n2(t * 2.4, px + py)),
  );
  x.fill();
}
export function glitter(P: Print) {
  const { x } = P.base,
    r = new Rng(12);
  for (const { x: mid, half, top, foot, lit } of COLUMNS) {
    // what the nearest ripples catch over the quay's own image
    for (const [d, long, a] of [
      [-34, 0.7, 0.5],
      [-20, 1.1, 0.7],
      [-9, 1.5, 0.85],
    ] as const)
      lens(x, mid + half * r.range(-0.3, 0.3), top + d, half * long, 3.6, "#d99a55", a * lit);
    // light upon light, and dark water across it; further down the strokes part and shorten
    for (let y = top + 6, k = 0; y < foot; k++) {
      const t = (y - top) / (foot - top),
        near = 0.8 + 0.9 * t,
        thick = 6.4 * near * r.range(0.62, 1.2),
        wide = half * lerp(1.9, 0.95, t) * r.range(0.5, 1.1),
        slip = half * r.range(-0.34, 0.34) * (0.7 + t);
      const c = t < 0.34 ? "#ffd58a" : t < 0.6 ? "#f0ab5c" : t < 0.82 ? "#cf7f4c" : "#a3624f";
      lens(x, mid + slip, y, wide, thick, c, (0.96 - 0.25 * t) * (0.45 + 0.55 * lit));
      if (k % 2 === 1)
        lens(
          x,
          mid - half * r.range(-0.9, 0.9),
          y + thick * 0.9,
          half * r.range(0.9, 1.7),
          thick * (0.7 + 0.8 * t),
          "#222a50",
          0.9,
        );
      y += thick * lerp(1.35, 2.3, t) * r.range(0.85, 1.3);
    }
    for (const [d, s, long] of [
      [0.04, 0.05, 0.9],
      [0.13, -0.12, 0.7],
      [0.24, 0.1, 0.5],
    ] as const)
      lens(x, mid + s * half, top + d * (foot - top), half * long, 5, "#fff0c4", 0.9 * lit);
  }
  across(x);
}
/** Long strokes that tie the columns to one light, and embers far down. */
function across(x: Ctx) {
  for (const [px, dy, long, thick, c, a] of [
    [985, 34, 330, 4.5, "#f3b566", 0.85],
    [1090, 62, 260, 4, "#ffd68e", 0.9],
    [905, 74, 250, 5, "#222a50", 0.9],
    [1130, 96, 420, 6, "#222a50", 0.9],
    [960, 108, 300, 5, "#e39c54", 0.85],
    [1060, 142, 360, 6, "#cf8550", 0.8],
    [880, 150, 220, 6, "#222a50", 0.9],
    [1180, 168, 300, 7, "#222a50", 0.9],
    [985, 186, 260, 6, "#b87050", 0.75],
    [1110, 214, 330, 7, "#a3624f", 0.75],
    [900, 226, 190, 6, "#91584f", 0.7],
  ] as const)
    lens(x, px, lipY(px) + dy, long, thick, c, a);
}
/** A few long ripples of sky on the dark water. */
export function ripples(P: Print) {
  for (const [px, py, long, thick, tone, a] of [
    [560, 1012, 240, 4.5, "#7f96bb", 0.5],
    [96, 975, 300, 5, "#6d85ae", 0.45],
    [430, 1040, 300, 6, "#41578a", 0.6],
    [180, 1100, 420, 7, "#2e4274", 0.7],
    [1450, 1080, 260, 6, "#3c4f80", 0.6],
    [1370, 1150, 320, 6, "#33457a", 0.55],
    [560, 1150, 260, 6, "#33487b", 0.5],
  ] as const)
    lens(P.base.x, px, py, long, thick, tone, a);
  // a thin light here and there along the foot of the quay
  for (const [px, long] of [
    [150, 200],
    [520, 150],
    [790, 120],
    [1420, 170],
  ] as const)
    lens(P.base.x, px, shoreY(px) + 3, long, 2.6, "#6379a3", 0.7);
}
