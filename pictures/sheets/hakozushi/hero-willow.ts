/** The bare willow on the quay: a leaning trunk, few arms, long withes in tresses, snow on whatever lies level. */
import { type Col, css, lerp, Noise, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { KEY } from "./hero-plan.ts";
import { type Pen } from "./hero-pen.ts";

interface Arm {
  readonly line: Pt[];
  readonly w: readonly [number, number];
}
const ARMS: readonly Arm[] = [
  { line: cut("108 716, 112 620, 116 520, 98 420, 92 320, 108 200, 118 90, 122 -20"), w: [46, 25] },
  {
    line: cut("118 510, 138 450, 166 380, 216 338, 262 318, 300 324, 350 332, 372 322"),
    w: [24, 6],
  },
  { line: cut("262 318, 300 300, 324 256, 374 240, 408 238"), w: [13, 4] },
  { line: cut("94 330, 138 284, 170 216, 210 172, 268 152, 330 148, 396 122"), w: [23, 5] },
  { line: cut("268 152, 312 116, 352 78, 420 60, 478 74, 520 106"), w: [14, 4] },
  { line: cut("110 190, 150 120, 196 72, 262 28"), w: [14, 4] },
  { line: cut("96 410, 140 356, 168 300, 196 240, 224 232"), w: [12, 4] },
  { line: cut("104 470, 74 420, 46 360, 16 300, -30 272"), w: [20, 8] },
];
const BARK = "#33283c",
  LIT = "#574557",
  SNOW = "#e2e9f3",
  TWIGS: readonly Col[] = ["#383557", "#4d4d70", "#5c6388"];
const n = new Noise(73);

function arm(pen: Pen, { line, w }: Arm, snow: boolean) {
  const p = catmull(line, 12);
  const width = (t: number) =>
    lerp(w[0], w[1], t ** 0.8) * (1 + 0.07 * Math.sin(t * 19 + line[0][0]));
  const side = (at: number, share: number, c: Col, x = pen.x) => {
    x.fillStyle = css(c);
    x.beginPath();
    brushPath(x, offset(p, width, at), (t) => width(t) * share);
    x.fill();
  };
  clearUnder(pen.k, [...offset(p, width, 0.5), ...offset(p, width, -0.5).toReversed()]);
  side(0, 1, BARK);
  side(-0.2, 0.34, LIT);
  if (w[0] > 20) bark(pen, p, width);
  pen.k.fillStyle = css(KEY, 0.9);
  pen.k.beginPath();
  for (const s of [0.5, -0.5]) brushPath(pen.k, offset(p, width, s), (t) => lerp(2.2, 1.1, t));
  pen.k.fill();
  if (snow) lieSnow(pen, p, width);
}
/** Furrows along the trunk: short strokes, dark and worn. */
function bark(pen: Pen, p: Pt[], width: (t: number) => number) {
  const r = new Rng(Math.round(p[0][0] * 7 + p[0][1]));
  for (const [c, count, most] of [
    ["#221a2b", 26, 3.4],
    ["#6d5868", 18, 2.4],
    ["#453547", 22, 3],
  ] as const) {
    pen.x.fillStyle = css(c, 0.85);
    pen.x.beginPath();
    for (let i = 0; i < count; i++) {
      const from = r.int(0, Math.max(1, p.length - 12)),
        run = p.slice(from, from + r.int(5, 12)),
        share = r.range(-0.42, 0.42),
        t0 = from / p.length;
      if (run.length < 4) continue;
      const w = (most * width(t0)) / 46 + 0.4;
      const line = offset(run, (t) => width(t0 + (t * run.length) / p.length), share);
      brushPath(pen.x, line, (t) => w * Math.sin(Math.PI * t));
    }
    pen.x.fill();
  }
}
const offset = (p: Pt[], width: (t: number) => number, share: number): Pt[] =>
  p.map((q, i) => {
    const a = p[Math.max(0, i - 1)],
      b = p[Math.min(p.length - 1, i + 1)],
      l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
      w = width(i / (p.length - 1)) * share;
    return [q[0] + ((b[1] - a[1]) / l) * w, q[1] - ((b[0] - a[0]) / l) * w];
  });
/** Snow where an arm is level enough to hold it. */
function lieSnow(pen: Pen, p: Pt[], width: (t: number) => number) {
  const top = offset(p, width, 0.42 * (p[p.length - 1][0] > p[0][0] ? 1 : -1));
  let run: Pt[] = [];
  const print = () => {
    if (run.length > 6) {
      const [x0, y0] = run[0],
        long = run.length * 0.16;
      pen.x.fillStyle = css(SNOW);
      pen.x.beginPath();
      brushPath(
        pen.x,
        run,
        (t) => (8 + 3.5 * n.n2(x0 + t * long, y0)) * Math.min(1, 5 * t, 5 * (1 - t)) + 0.5,
      );
      pen.x.fill();
      clearUnder(pen.k, [...run.map(([a, b]): Pt => [a, b - 4]), ...run.toReversed()]);
    }
    run = [];
  };
  top.forEach((q, i) => {
    const b = top[Math.min(top.length - 1, i + 1)],
      a = top[Math.max(0, i - 1)];
    const level = Math.abs(b[0] - a[0]) > 0.72 * Math.abs(b[1] - a[1]);
    if (level) run.push(q);
    else print();
  });
  print();
}
/** Withes: tresses of near-parallel lines that bend outwards and then hang. */
function tress(pen: Pen, [x0, y0]: Pt, long: number, out: number, r: Rng) {
  const count = r.int(5, 9);
  for (let i = 0; i < count; i++) {
    const l = long * r.range(0.55, 1.22),
      o = out * r.range(0.5, 1.25),
      x = x0 + (i - count / 2) * 4.4 + r.g() * 2.4;
    const p = catmull(
      [
        [x, y0],
        [x + o * 0.6, y0 + l * 0.12],
        [x + o * 0.95, y0 + l * 0.42],
        [x + o * 0.8, y0 + l * 0.76],
        [x + o * 0.55, y0 + l],
      ],
      6,
    );
    const white = i === 1 && r.chance(0.4);
    pen.x.fillStyle = css(white ? SNOW : TWIGS[i % TWIGS.length], white ? 0.9 : 0.85);
    pen.x.beginPath();
    brushPath(pen.x, white ? p.slice(0, 16) : p, (t) => lerp(white ? 2.2 : 1.5, 0.4, t));
    pen.x.fill();
  }
}
export function willow(pen: Pen) {
  const r = new Rng(77);
  const hang = (k: number, from: number, to: number, every: number, long: number, out: number) => {
    const p = catmull(ARMS[k].line, 12);
    for (let t = from; t <= to; t += every * r.range(0.6, 1.5))
      tress(pen, p[Math.floor(t * (p.length - 1))], long * r.range(0.55, 1.1), out, r);
  };
  hang(5, 0.3, 1, 0.11, 200, 20);
  hang(3, 0.46, 1, 0.07, 270, 14);
  hang(4, 0.25, 1, 0.062, 270, 22);
  hang(6, 0.45, 1, 0.12, 220, 16);
  hang(1, 0.4, 1, 0.07, 310, 10);
  hang(2, 0.3, 1, 0.1, 320, 20);
  hang(7, 0.35, 0.98, 0.1, 230, -10);
  for (const k of [7, 6, 5, 4, 3, 2, 1]) arm(pen, ARMS[k], true);
  arm(pen, ARMS[0], false);
  trunkSnow(pen);
}
/** The wind has stuck snow to the left side of the trunk; a mound at its foot. */
function trunkSnow(pen: Pen) {
  pen.x.fillStyle = css(SNOW);
  pen.x.beginPath();
  const p = catmull(ARMS[0].line, 24);
  const side = offset(p, (t) => lerp(46, 25, t ** 0.8), 0.41);
  // blown on in patches: thick in the furrows, gone where the bark is smooth
  brushPath(pen.x, side, (t) => Math.max(0, 4.5 + 11 * n.fbm(t * 9, 2, 2) + 3 * n.n2(t * 46, 5)));
  pen.x.fill();
  for (const [c, outline] of [
    [
      "#8fa4cc",
      "58 730, 74 716, 92 701, 118 697, 138 704, 160 717, 180 729, 150 738, 112 742, 80 739",
    ],
    [
      "#b9c7e0",
      "58 728, 74 715, 92 700, 118 696, 138 703, 150 712, 168 726, 136 730, 108 728, 84 734",
    ],
    [
      "#e0e8f3",
      "60 724, 74 714, 92 700, 116 696, 130 702, 120 712, 128 720, 100 718, 86 724, 72 722",
    ],
  ] as const) {
    const heap = catmull(cut(outline), 8, true);
    clearUnder(pen.k, heap);
    fillPoly(pen.x, heap, c);
  }
}
