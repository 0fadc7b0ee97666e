/** The wave: milky water that runs up the screen, curls over the far edge and breaks into drops. */
import { type Col, type Ctx, type Pt, Noise, type Rng, css, lerp, sstep } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, fillPoly, poly } from "../../kit/brush.ts";
import { KEY, onScreen, SCREEN } from "./hero-plan.ts";

const n = new Noise(7);
const { long: L, deep: D } = SCREEN;
const WHITE = "#fbf8ee",
  PALE = "#d5e3e4",
  BLUE = "#8db0c2",
  DEEP = "#2f5674";

/** the height of the crest along the screen: low on her left, the full wave on her right */
const height = (u: number) => {
  const t = (u + L) / (2 * L);
  return 0.1 + 0.22 * sstep(0.1, 0.85, t) + 0.02 * Math.sin(t * 9 + 1) + 0.02 * n.n2(t * 7, 3);
};
/** cross-section of the wave at u: [v, up] from the papermaker's side over the crest to the tip, and back below it */
function section(u: number): Pt[] {
  const h = height(u),
    reach = D + 0.3 * h + 0.03 * n.n2(u * 5, 8);
  return catmull(
    [
      [-D, 0.012],
      [-0.3, 0.014],
      [-0.12, 0.018],
      [0.08, 0.03],
      [0.24, 0.2 * h],
      [0.33, 0.58 * h],
      [0.4, 0.9 * h],
      [0.5 * (0.4 + reach) + 0.01, h],
      [reach, 0.86 * h],
      [reach + 0.04, 0.6 * h],
    ],
    14,
  );
}
const SLICES = 320;
/** the lower side of the curl, visible at its end */
function hollow(x: Ctx, u: number) {
  const s = section(u),
    tip = s[s.length - 1];
  const back = catmull(
    [
      tip,
      [tip[0] - 0.06, height(u) * 0.78],
      [0.37, 0.6 * height(u)],
      [0.36, 0.3 * height(u)],
      [0.42, 0.02],
    ],
    6,
  );
  fillPoly(
    x,
    [...s, ...back].map(([v, up]) => onScreen(u, v, up)),
    BLUE,
  );
}
/** tone of the wave's back: streaks that follow the water, broader in the trough */
function tone(u: number, s: number): Col | null {
  const bend = u + 0.16 * s * s + 0.05 * n.n2(u * 2, s * 2);
  const streak = n.n2(bend * 9, s * 1.1) * 0.6 + n.n2(bend * 21 + 3, s * 1.6) * 0.45;
  // near her the water is thin: the screen shows through it
  if (s < 0.36 && streak < 0.34 - 1.5 * s + 0.1 * n.n2(u * 30, s * 3)) return null;
  const rise = sstep(0.42, 0.62, s) * sstep(1, 0.82, s);
  if (s > 0.86 + 0.05 * n.n2(u * 14, 1)) return WHITE;
  const t = streak + 0.62 * rise - 0.22;
  return t > 0.62 ? DEEP : t > 0.3 ? BLUE : t > -0.02 ? PALE : WHITE;
}
export function wave(x: Ctx, k: Ctx, r: Rng) {
  const cell = (u: number, u1: number, s: readonly Pt[], t: readonly Pt[], i: number): Pt[] => [
    onScreen(u, ...s[i]),
    onScreen(u1, ...t[i]),
    onScreen(u1, ...t[i + 1]),
    onScreen(u, ...s[i + 1]),
  ];
  for (let q = 0; q < SLICES; q++) {
    const u = lerp(-L, L, q / SLICES),
      u1 = lerp(-L, L, (q + 1.4) / SLICES);
    const s = section(u),
      t = section(u1);
    for (let i = s.length - 2; i >= 0; i--) {
      const c = tone(u, i / (s.length - 1));
      if (c) fillPoly(x, cell(u, u1, s, t, i), c);
    }
  }
  hollow(x, L);
  lines(k);
  foam(x, k, r);
}
/** the outline of the wave's end, and the line of the shade inside the curl */
function lines(k: Ctx) {
  for (const [u, from, w] of [
    [L, 0, 3.6],
    [L - 0.015, 64, 2.2],
  ]) {
    k.fillStyle = css(KEY, 0.9);
    k.beginPath();
    brushPath(
      k,
      section(u)
        .slice(from)
        .map(([v, up]) => onScreen(u, v, up - (from ? 0.03 : 0))),
      (t) => w * (0.35 + 0.9 * Math.sin(Math.PI * (0.08 + 0.84 * t))),
    );
    k.fill();
  }
}
/** the three claws the crest breaks into: where along the screen, how far each reaches */
const CLAWS = [
  [-0.3, 0.1],
  [0.2, 0.16],
  [0.66, 0.22],
] as const;
/** the crest breaks: a torn white edge, three claws that reach over, and a few drops that fly on in their arcs */
function foam(x: Ctx, k: Ctx, r: Rng) {
  const hook = (u: number, from: number, long: number, wide: number, drop: number) => {
    const s = section(u),
      root = s[Math.floor(from * (s.length - 1))];
    const p = catmull(
      [
        [root[0] - 0.04, root[1] - 0.05],
        root,
        [root[0] + long * 0.55, root[1] + 0.42 * long],
        [root[0] + long, root[1] + 0.1 * long],
        [root[0] + long * 1.08, root[1] - drop * long],
      ] as Pt[],
      8,
    ).map(([v, up]) => onScreen(u + 0.25 * (v - root[0]), v, up));
    x.fillStyle = css(WHITE);
    x.beginPath();
    brushPath(x, p, (t) => wide * (1 - t) ** 0.7 + 2);
    x.fill();
    return p;
  };
  // the torn edge along the whole crest
  for (let i = 0; i < 70; i++) {
    const u = lerp(-L, L, r.u());
    hook(u, r.range(0.74, 0.9), r.range(0.02, 0.045), r.range(10, 20), 0.2);
  }
  for (const [u, long] of CLAWS)
    for (const [du, from, part, wide] of [
      [-0.09, 0.84, 0.5, 20],
      [0.07, 0.86, 0.6, 22],
      [0, 0.8, 1, 38],
    ]) {
      const p = hook(u + du * (0.5 + long * 3), from, long * part, wide, 0.35);
      k.fillStyle = css(DEEP, 0.95);
      k.beginPath();
      brushPath(
        k,
        p.slice(12).map(([px, py]): Pt => [px + 1, py + wide * 0.18]),
        (t) => 4 * Math.sin(Math.PI * (0.15 + 0.8 * t)),
      );
      k.fill();
      if (part < 1 || long < 0.12) continue;
      for (let i = 1; i < 8; i++) {
        const t = i / 8,
          s = section(u),
          [v, up] = s[s.length - 20];
        const q = onScreen(
          u + 0.05 * long * i + 0.02 * r.g(),
          v + long * (1.2 + 1.5 * t),
          up + long * (0.5 + 1.2 * t - 2.4 * t * t) + 0.02 * r.g(),
        );
        x.fillStyle = css(WHITE);
        x.beginPath();
        x.ellipse(q[0], q[1], r.range(3, 8) * (1.2 - t), r.range(3, 9) * (1.2 - t), 0.5, 0, 7);
        x.fill();
      }
    }
}
/** where the water has left it, the bamboo screen shows: fine ribs across, stitched */
export function ribs(x: Ctx, k: Ctx) {
  const q: Pt[] = [
    onScreen(-L, -D, 0.005),
    onScreen(L, -D, 0.005),
    onScreen(L, D, 0.005),
    onScreen(-L, D, 0.005),
  ];
  fillPoly(x, q, "#dcc48e");
  clearUnder(k, q);
  x.save();
  poly(x, q);
  x.clip();
  for (let i = 0; i < 120; i++) {
    const v = lerp(-D, D, i / 120);
    x.fillStyle = css("#a98a55", 0.8);
    x.beginPath();
    brushPath(x, [onScreen(-L, v, 0.006), onScreen(L, v, 0.006)], () => 1.4);
    x.fill();
  }
  x.restore();
}
