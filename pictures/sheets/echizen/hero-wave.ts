/** The wave: milky water that runs up the screen, curls over the far edge and breaks into drops. */
import { type Col, type Ctx, type Pt, Noise, type Rng, css, lerp, sstep } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, poly } from "../../kit/brush.ts";
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
  return 0.13 + 0.3 * sstep(0.05, 0.8, t) + 0.03 * Math.sin(t * 9 + 1) + 0.02 * n.n2(t * 7, 3);
};
/** cross-section of the wave at u: [v, up] from the papermaker's side over the crest to the tip, and back below it */
function section(u: number): Pt[] {
  const h = height(u),
    reach = D + 0.3 * h + 0.03 * n.n2(u * 5, 8);
  return catmull(
    [
      [-D, 0.012],
      [-0.3, 0.016],
      [-0.12, 0.02],
      [0.04, 0.05],
      [0.18, 0.26 * h],
      [0.28, 0.64 * h],
      [0.37, 0.92 * h],
      [0.5 * (0.37 + reach) + 0.01, h],
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
/** tone of the wave's back: streaks along the water, broader in the trough */
function tone(u: number, s: number): Col {
  const bend = u + 0.16 * s * s + 0.05 * n.n2(u * 2, s * 2);
  const streak = n.n2(bend * 9, s * 1.1) * 0.6 + n.n2(bend * 21 + 3, s * 1.6) * 0.45;
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
    for (let i = s.length - 2; i >= 0; i--)
      fillPoly(x, cell(u, u1, s, t, i), tone(u, i / (s.length - 1)));
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
/** the crest breaks: small pointed fingers of foam over the far edge, with drops in front of them */
function foam(x: Ctx, k: Ctx, r: Rng) {
  const dot = (p: Pt, s: number, c: Col) => {
    x.fillStyle = css(c);
    x.beginPath();
    x.arc(p[0], p[1], s, 0, 7);
    x.fill();
  };
  const claw = (u: number, long: number, wide: number, c: Col) => {
    const s = section(u),
      root = s[s.length - 1 - Math.floor(r.range(4, 32))];
    const p = catmull(
      [
        root,
        [root[0] + long * 0.5, root[1] + 0.5 * long],
        [root[0] + long, root[1] + 0.2 * long],
      ] as Pt[],
      5,
    ).map(([v, up]) => onScreen(u, v, up));
    x.fillStyle = css(c);
    x.beginPath();
    brushPath(x, p, (t) => wide * (1 - 0.75 * t));
    x.fill();
    return p;
  };
  for (let i = 0; i < 90; i++)
    claw(lerp(-L, L, r.u()), r.range(0.03, 0.09), r.range(12, 22), i % 4 ? WHITE : PALE);
  for (let i = 0; i < 46; i++) {
    const u = lerp(-L, L, (i + r.u()) / 46);
    const p = claw(u, height(u) * r.range(0.15, 0.5), r.range(7, 13), WHITE);
    if (i % 3 === 0) continue;
    k.fillStyle = css(DEEP, 0.8);
    k.beginPath();
    brushPath(
      k,
      p.slice(3).map(([px, py]): Pt => [px + 1, py + 4]),
      (t) => 1.6 * (1 - t) + 0.3,
    );
    k.fill();
    if (i % 2) dot([p[p.length - 1][0] + 6, p[p.length - 1][1] - 3], r.range(2, 5), WHITE);
  }
  for (let i = 0; i < 150; i++) {
    const u = lerp(-L, L + 0.04, 1 - r.u() ** 1.7),
      far = r.u() ** 1.6,
      h = height(u);
    const up = h * (0.9 + 0.28 * r.g()) + 0.6 * far - 1.3 * far * far;
    dot(
      onScreen(u + 0.03 * r.g(), D + 0.3 * h + 0.5 * far, up),
      r.range(1.5, 6.5) * (1 - 0.5 * far),
      r.chance(0.8) ? WHITE : PALE,
    );
  }
}
/** where the water has run off, the bamboo screen is visible: fine stitched ribs across */
export function ribs(x: Ctx) {
  const q: Pt[] = [
    onScreen(-L, -D, 0.005),
    onScreen(L, -D, 0.005),
    onScreen(L, D, 0.005),
    onScreen(-L, D, 0.005),
  ];
  fillPoly(x, q, "#dcc48e");
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
