/** The water on the screen: it runs towards us over the ribs, rises in one wave, and falls over the near bar into the vat. */
import { type Col, css, type Ctx, lerp, Noise, type Pt, type Rng, sstep } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { height, onScreen } from "./hero-plan.ts";

const n = new Noise(7);
const WHITE = "#fffdf5",
  PALE = "#dfeaec",
  GLOW = "#c4e0e2",
  BLUE = "#8fb4c6",
  DEEP = "#3f6a88";
/** how far the curtain falls at u, in pixels; where it is less than nothing the near bar stays bare */
const fall = (u: number) =>
  -6 +
  104 * sstep(0.06, 0.9, u) -
  70 * sstep(0.92, 1, u) +
  40 * n.n2(u * 3.4, 2) +
  11 * n.n2(u * 11, 4);
/** A place on the water: s runs from the maker's bar (0) over the near bar (1) down the curtain (2). */
function at(u: number, s: number): Pt {
  const h = height(u);
  if (s <= 1) {
    const up =
      h *
        (0.16 * sstep(0.34, 0.62, s) + 0.84 * sstep(0.6, 0.9, s)) *
        (1 - 0.06 * sstep(0.93, 1, s)) +
      3;
    return onScreen(u + 0.02 * n.n2(s * 3, u * 4) * s, s, up);
  }
  const t = s - 1,
    curl = 0.05 + 0.1 * (h / 140);
  const [px, py] = onScreen(u, 1 + curl * Math.sin(Math.min(1, t * 2) * 1.57));
  const drop = 0.94 * h * (1 - t) ** 1.6;
  return [px + 9 * t * n.n2(u * 9, t * 2), py - drop - 3 + (Math.max(-8, fall(u)) + 6) * t * t];
}
/** tone of the water; none where the ribs of the screen show through */
function tone(u: number, s: number): Col | null {
  const bend = u - 0.16 * s * s + 0.035 * n.n2(u * 3, s * 3);
  const streak = 0.62 * n.n2(bend * 7, s * 0.8) + 0.2 * n.n2(bend * 17 + 3, s * 1.1);
  if (s < 0.1 + 0.08 * n.n2(u * 5, 1) + 0.025 * n.n2(u * 14, 3)) return null;
  if (s > 1) {
    const t = s - 1,
      f = 0.75 * n.n2(u * 15 - 1.1 * t, t * 0.3) + 0.42 * n.n2(u * 37 + 5 - 2.2 * t, t * 0.45);
    // white lip, the light of the snow through the thin curl, blue below, white again where it breaks
    if (t < 0.16 + 0.1 * n.n2(u * 22, 8)) return f - 1.2 * t < -0.52 ? PALE : WHITE;
    if (t > 0.86 + 0.1 * n.n2(u * 20, 3)) return f > -0.3 ? WHITE : PALE;
    const dark = f - 0.62 * sstep(0.12, 0.4, t) * sstep(1.1, 0.75, t);
    return dark > 0.32
      ? WHITE
      : dark > 0.02
        ? PALE
        : dark > -0.5
          ? GLOW
          : dark > -1.08
            ? BLUE
            : DEEP;
  }
  if (s > 0.9 + 0.05 * n.n2(u * 13, 1) + 0.03 * n.n2(u * 41, 5))
    return streak > 0.55 ? GLOW : streak > 0.34 ? PALE : WHITE;
  // the wave's back: the deeper the wave stands, the nearer to the maker its trough
  const low = lerp(0.66, 0.42, u);
  const trough = sstep(low - 0.24, low, s);
  const t = streak + (0.34 + 0.7 * u) * trough - 0.24;
  return t > 0.62 ? BLUE : t > 0.2 ? GLOW : t > -0.06 ? PALE : WHITE;
}
const SLICES = 1500,
  HALF = 130,
  STEPS = 2 * HALF,
  OVERLAP = 4;
/** the back of the wave first, then its front over it: its ripples shift one slice before another */
export function water(x: Ctx) {
  const edge = (s: number) =>
    Array.from({ length: 60 }, (_, i) => at(lerp(0.012, 0.988, i / 59), s));
  slices(x, 0, 0.9 * HALF);
  fillPoly(x, [...edge(0.9), ...edge(1.2).toReversed()], WHITE);
  slices(x, 0.9 * HALF, STEPS);
}
function slices(x: Ctx, from: number, to: number) {
  for (let q = 0; q < SLICES; q++) {
    const u = lerp(0.012, 0.988, q / SLICES),
      u1 = lerp(0.012, 0.988, (q + OVERLAP) / SLICES);
    const tones = Array.from({ length: to }, (_, i) => (i < from ? null : tone(u, i / HALF)));
    for (let a = from; a < to;) {
      let b = a + 1;
      while (b < to && tones[b] === tones[a]) b++;
      const c = tones[a];
      if (c) {
        const stops = Array.from({ length: Math.ceil((b - a) / 6) + 1 }, (_, i) =>
          Math.min(b, a + 6 * i),
        );
        fillPoly(
          x,
          [
            ...stops.map((i) => at(u, i / HALF)),
            ...stops.toReversed().map((i) => at(u1, i / HALF)),
          ],
          c,
        );
      }
      a = b;
    }
  }
}
/** where the water has left it, the screen shows: fine ribs of bamboo, stitched */
export function ribs(x: Ctx) {
  fillPoly(x, [onScreen(0, 0), onScreen(1, 0), onScreen(1, 1), onScreen(0, 1)], "#d9c592");
  x.fillStyle = "#a08a5a";
  x.beginPath();
  for (let i = 0; i < 46; i++) {
    const v = (i / 46) * 0.6;
    brushPath(x, [onScreen(0, v), onScreen(0.5, v), onScreen(1, v)], () => 1.5);
  }
  for (let i = 1; i < 26; i++)
    brushPath(x, [onScreen(i / 26, 0), onScreen(i / 26, 0.6)], () => 1.1);
  x.fill();
}
/** the lip tears into drops that fly towards us, and threads fall from the curtain's hem */
export function drops(x: Ctx, r: Rng) {
  const blob = (px: number, py: number, s: number, c: string) => {
    x.fillStyle = c;
    x.beginPath();
    x.ellipse(px, py, s * 0.82, s * r.range(1, 1.5), r.range(-0.4, 0.4), 0, 7);
    x.fill();
  };
  for (let i = 0; i < 70; i++) {
    const u = 1 - r.u() ** 1.3 * 0.9,
      [px, py] = at(u, 2),
      down = r.range(4, 74) * r.u();
    x.fillStyle = css(r.pick([WHITE, PALE, GLOW]));
    x.beginPath();
    const w = r.range(1.6, 4.6);
    brushPath(
      x,
      [
        [px, py - 14],
        [px + 1, py + down * 0.5],
        [px, py + down],
      ],
      (t) => w * (1 - 0.6 * t),
    );
    x.fill();
    for (let k = 1; k < 4; k++)
      if (r.chance(0.6))
        blob(px + r.range(-3, 3), py + down + k * r.range(8, 16), w * r.range(0.5, 0.9), WHITE);
  }
  // arcs of spray off the crest
  for (let i = 0; i < 46; i++) {
    const u = 0.25 + 0.75 * r.u() ** 0.6,
      [px, py] = at(u, 1.05),
      t = r.u(),
      far = r.range(10, 90);
    blob(
      px + far * t * (0.3 + 0.9 * u) + r.range(-8, 8),
      py - 16 - 60 * t * (1 - t) * 1.6 * (0.4 + u) + 34 * t * t,
      r.range(1.6, 6) * (1 - 0.5 * t),
      WHITE,
    );
  }
}
/** where the curtain strikes the vat's water: foam, and rings that run out from it */
export function foam(x: Ctx, r: Rng) {
  for (let i = 0; i < 60; i++) {
    const u = 1 - 0.62 * r.u() ** 1.2,
      [px, py] = at(u, 2),
      y = Math.max(py, 905) + r.range(-6, 12);
    const R = r.range(16, 60);
    x.fillStyle = css(r.pick([WHITE, PALE, "#2f5674"]), 0.9);
    x.beginPath();
    const from = r.range(0, 6);
    brushPath(
      x,
      Array.from({ length: 9 }, (_, k): Pt => [
        px + R * Math.cos(from + k * 0.4),
        y + 0.24 * R * Math.sin(from + k * 0.4),
      ]),
      (t) => 4 * Math.sin(Math.PI * t),
    );
    x.fill();
  }
  for (let i = 0; i < 90; i++) {
    const u = 1 - 0.5 * r.u() ** 1.3,
      [px, py] = at(u, 2),
      up = r.range(0, 1) ** 2;
    x.fillStyle = css(r.pick([WHITE, WHITE, PALE]));
    x.beginPath();
    if (i % 3)
      x.ellipse(px + r.range(-16, 16), py + 4 - 38 * up, r.range(2, 6), r.range(2, 6), 0, 0, 7);
    else
      x.ellipse(
        px + r.range(-10, 10),
        py + r.range(-2, 8),
        r.range(12, 30),
        r.range(4, 9),
        0,
        0,
        7,
      );
    x.fill();
  }
}
