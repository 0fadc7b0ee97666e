/** The wave: milky water that runs up the screen, curls over the far edge and breaks into drops. */
import { type Col, type Ctx, type Pt, Noise, type Rng, css, lerp, sstep } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
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
function section(u: number, steps = 14): Pt[] {
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
    steps,
  );
}
/** How finely the wave is cut: along the screen, and each of the section's nine parts; the steps must not be seen in a master. */
const SLICES = 1100,
  STEPS = 40;
/** How many slices each one covers, so that nothing behind shines through their edges. */
const OVERLAP = 6;
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
/** the three claws the crest breaks into: where along the screen, how far each reaches */
const CLAWS = [
  [-0.3, 0.1],
  [0.2, 0.16],
  [0.66, 0.22],
] as const;
/** tone of the wave's back: streaks that follow the water, broader in the trough */
function tone(u: number, s: number): Col | null {
  const bend = u + 0.16 * s * s + 0.05 * n.n2(u * 2, s * 2);
  const streak = n.n2(bend * 9, s * 1.1) * 0.6 + n.n2(bend * 21 + 3, s * 1.6) * 0.45;
  // near her the water is thin: the screen shows through it
  if (s < 0.36 && streak < 0.34 - 1.5 * s + 0.1 * n.n2(u * 30, s * 3)) return null;
  const rise = sstep(0.42, 0.62, s) * sstep(1, 0.82, s);
  if (s > 0.9 + 0.1 * n.n2(u * 14, 1) + 0.05 * n.n2(u * 47, 5)) return WHITE;
  // a dark hollow below each claw
  const claw = Math.max(...CLAWS.map(([at, long]) => 1 - Math.abs(bend - at - 0.1) / (0.3 * long)));
  const t = streak + 0.62 * rise - 0.22 + 0.55 * Math.max(0, claw) * sstep(0.5, 0.62, s);
  return t > 0.62 ? DEEP : t > 0.3 ? BLUE : t > -0.02 ? PALE : WHITE;
}
export function wave(x: Ctx, k: Ctx, r: Rng) {
  for (let q = 0; q < SLICES; q++) {
    const u = lerp(-L, L, q / SLICES),
      u1 = lerp(-L, L, (q + OVERLAP) / SLICES);
    const s = section(u, STEPS),
      t = section(u1, STEPS),
      last = s.length - 1;
    const tones = Array.from({ length: last }, (_, i) => tone(u, i / last));
    // the far side first; one strip for each run of one tone
    for (let to = last; to > 0;) {
      let from = to - 1;
      while (from > 0 && tones[from - 1] === tones[to - 1]) from--;
      const c = tones[to - 1];
      if (c)
        fillPoly(
          x,
          [
            ...s.slice(from, to + 1).map((p) => onScreen(u, ...p)),
            ...t
              .slice(from, to + 1)
              .toReversed()
              .map((p) => onScreen(u1, ...p)),
          ],
          c,
        );
      to = from;
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
  // the torn edge: splashes about the claws, bare crest between them
  for (let i = 0; i < 24; i++) {
    const [u, long] = CLAWS[i % 3];
    const off = r.g() * (0.05 + 0.35 * long);
    const part = Math.exp(-Math.abs(off) * 5) * r.range(0.5, 1);
    hook(u + off, r.range(0.78, 0.92), 0.03 + 0.08 * part, 6 + 20 * part * r.u(), 0.25);
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
