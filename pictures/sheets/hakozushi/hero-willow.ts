/** The bare willow by the canal: one dark mass of withes that the wind blows over, few twigs, snow on the windward side. */
import { css, lerp, Noise, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly } from "../../kit/brush.ts";
import { at } from "./hero-plan.ts";
import { type Print } from "../../kit/print.ts";
import { type Pen } from "./hero-pen.ts";
import { shadowOf } from "./hero-walker.ts";

const n = new Noise(23);
const BARK = "#222b4d",
  SNOW = "#d9e0ea";

function limb(pen: Pen, line: readonly Pt[], w0: number, w1: number, snow = 0) {
  const p = catmull([...line], 14);
  const width = (t: number) => lerp(w0, w1, t ** 0.8);
  pen.x.fillStyle = css(BARK);
  pen.x.beginPath();
  brushPath(pen.x, p, width);
  pen.x.fill();
  if (!snow) return;
  pen.x.fillStyle = css(SNOW);
  pen.x.beginPath();
  const m = p.length - 1;
  brushPath(
    pen.x,
    p.map(([x, y], i): Pt => {
      const a = p[Math.max(0, i - 1)],
        b = p[Math.min(m, i + 1)],
        l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
        w = width(i / m) * 0.46;
      return [x + ((b[1] - a[1]) / l) * w, y - ((b[0] - a[0]) / l) * w];
    }),
    // thick in the forks and furrows, gone where the bark is smooth
    (t) =>
      Math.max(
        0,
        snow *
          (0.62 + 1.1 * n.n2(t * 3.4 + w0, snow)) *
          Math.sin(Math.PI * (0.03 + 0.95 * t)) ** 0.5,
      ),
  );
  pen.x.fill();
}
/** One withe from a place of the crown: it swings out a little and then hangs, drifting with the wind. */
function withe(pen: Pen, [x0, y0]: Pt, long: number, sway: number, w: number, c: string) {
  pen.x.fillStyle = css(c, 0.94);
  pen.x.beginPath();
  brushPath(
    pen.x,
    catmull(
      [
        [x0, y0],
        [x0 + 7, y0 + long * 0.26],
        [x0 + sway * 0.4, y0 + long * 0.62],
        [x0 + sway, y0 + long],
      ],
      12,
    ),
    (t) => lerp(w, 0.7, t ** 0.8),
  );
  pen.x.fill();
}
/** The withes that hang in a group from above the sheet: left, right, how far the longest hangs, how many. */
const GROUPS = [
  [-30, 84, 430, 9, "#34416c"],
  [204, 306, 380, 8, "#34416c"],
  [96, 168, 330, 5, "#36436c"],
  [300, 366, 300, 5, "#2a3459"],
  [238, 286, 520, 6, "#232c50"],
  [10, 62, 640, 6, "#232c50"],
  [398, 420, 170, 3, "#2a3459"],
] as const;
/** Where it stands on the quay. */
export const FOOT: Pt = [-6.9, -3.9];
/** The mass of the crown: a dark breath under the withes, thinning downwards. */
export function crown(print: Print) {
  print.light(
    (x) => {
      for (const [px, wide, long, a] of [
        [30, 78, 470, 0.5],
        [258, 56, 360, 0.46],
        [140, 60, 200, 0.4],
        [345, 44, 190, 0.36],
      ] as const) {
        const g = x.createLinearGradient(0, 0, 0, long);
        g.addColorStop(0, css("#1d2549", a));
        g.addColorStop(0.5, css("#1d2549", a * 0.55));
        g.addColorStop(1, css("#1d2549", 0));
        fillPoly(
          x,
          catmull(
            [
              [px - wide, -60],
              [px + wide, -60],
              [px + wide * 0.9 + 8, long * 0.4],
              [px + wide * 0.35 + 28, long],
              [px - wide * 0.2 + 18, long],
              [px - wide * 0.8 + 6, long * 0.4],
            ],
            10,
            true,
          ),
          g,
        );
      }
    },
    { op: "source-over", blur: 12 },
  );
}
export function willow(pen: Pen) {
  const r = new Rng(77),
    [bx, by] = at(...FOOT, 0);
  shadowOf(pen, FOOT, 1.5, 42);
  const on = (ps: readonly Pt[]): Pt[] => ps.map(([x, y]) => [bx + x, y]);
  for (const [a, b, long, count, c] of GROUPS)
    for (let i = 0; i < count; i++) {
      const u = i / (count - 1),
        own = long * (1 - 0.42 * Math.abs(2 * u - 0.9) ** 1.4) * r.range(0.84, 1.05);
      withe(pen, [lerp(a, b, u) + r.range(-4, 4), -14], own, 26 + own * 0.07, 3.6, c);
    }
  limb(
    pen,
    on([
      [-26, 300],
      [-60, 200],
      [-104, 110],
      [-128, 30],
      [-134, -40],
    ]),
    26,
    13,
    5,
  );
  limb(
    pen,
    on([
      [-16, 236],
      [28, 160],
      [62, 74],
      [104, 10],
      [160, -50],
    ]),
    26,
    13,
  );
  limb(
    pen,
    on([
      [2, by],
      [-8, by - 110],
      [-28, 400],
      [-18, 260],
      [-28, 120],
      [-14, 40],
      [-20, -40],
    ]),
    56,
    24,
    8,
  );
  // a breath of the shop's light on the side turned to it
  pen.x.fillStyle = css("#6a5a70", 0.8);
  pen.x.beginPath();
  brushPath(
    pen.x,
    catmull(
      on([
        [23, by - 6],
        [14, by - 110],
        [-6, 420],
        [1, 300],
      ]),
      12,
    ),
    (t) => 5 * Math.sin(Math.PI * (0.04 + 0.92 * t)) ** 0.8 * (0.8 + 0.5 * n.n2(t * 3, 5)),
  );
  pen.x.fill();
  const heap = catmull(
    [
      [bx - 62, by + 6],
      [bx - 30, by - 12],
      [bx + 4, by - 18],
      [bx + 40, by - 10],
      [bx + 76, by + 6],
      [bx + 10, by + 12],
    ],
    8,
    true,
  );
  clearUnder(pen.k, heap);
  fillPoly(pen.x, heap, "#c6d0e0");
}
