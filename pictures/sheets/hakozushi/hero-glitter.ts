/** What glitters on the canal: the lit front and the lantern, drawn out by ripples into level strokes that lengthen towards us. */
import { type Col, css, type Ctx, lerp, Noise, type Pt, Rng, sstep } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { at, mirrored, QUAY, SHOP, WATER } from "./hero-plan.ts";

const n = new Noise(97);
/** The line of the quay's foot on the sheet, at this x. */
export function shoreY(px: number): number {
  const a = at(-30, QUAY, WATER),
    b = at(12, QUAY, WATER);
  return lerp(a[1], b[1], (px - a[0]) / (b[0] - a[0]));
}
/** How brightly the front shines at x. */
export function shine(x: number): number {
  const { lattice, door, window } = SHOP;
  const within = ([a, b]: readonly [number, number], s: number) =>
    sstep(a - s, a + 0.25, x) * sstep(b + s, b - 0.25, x);
  return Math.max(within(window, 0.3), 0.95 * within(door, 0.35), 0.62 * within(lattice, 0.3));
}
/** How large ripples are at this height of the sheet: about 0.6 at the quay, 1.5 at the lower edge. */
const nearness = (y: number) => (y - 470) / 500;

function strokeAt(x: Ctx, [px, py]: Pt, long: number, thick: number, r: Rng) {
  const bend = r.range(-1, 1) * thick * 0.5,
    lean = r.range(-1, 1) * thick * 0.35;
  brushPath(
    x,
    [
      [px - long / 2, py - lean],
      [px - long * 0.2, py + bend],
      [px + long * 0.18, py + bend * 0.4],
      [px + long / 2, py + lean],
    ],
    (t) => thick * Math.sin(Math.PI * Math.min(1, t * 0.96 + 0.02)) ** 0.7,
  );
}
/** One pass of strokes over the water in front of the shop: `chance` says how likely one is at a point of the front. */
function pass(
  x: Ctx,
  seed: number,
  c: Col,
  size: number,
  chance: (x: number, z: number) => number,
  [left, right]: readonly [number, number] = [560, 1250],
) {
  const r = new Rng(seed);
  x.fillStyle = css(c, 0.96);
  x.beginPath();
  for (let py = 905; py < 1215; py += 4.4 * nearness(py) ** 1.7)
    for (let px = left; px < right; px += 40 * nearness(py)) {
      const p: Pt = [px + r.range(-26, 26), py + r.range(-3, 3)];
      if (p[1] < shoreY(p[0]) + 10) continue;
      const [wx, wz] = mirrored(p, 0),
        near = nearness(py);
      // gusts leave bands of the water smooth and ruffle others
      const gust = 0.75 + 0.6 * n.n2(p[0] * 0.003, p[1] * 0.018);
      if (r.u() > chance(wx, wz) * gust) continue;
      strokeAt(x, p, size * r.range(20, 58) * near ** 2.7, size * r.range(2.3, 4.4) * near, r);
    }
  x.fill();
}
/** The light of an opening fades slowly below its image, and is caught by few ripples above it. */
const fade = (z: number) =>
  (0.22 * sstep(-1.2, -0.4, z) + 0.78 * sstep(-0.3, 0.8, z)) * lerp(1, 0.62, sstep(1.9, 3.6, z));

export function glitter(x: Ctx) {
  cold(x);
  pass(x, 11, "#a8583f", 1.15, (wx, wz) => 0.34 * shine(wx) * fade(wz));
  pass(x, 12, "#2c3866", 1, (wx, wz) => 0.09 * shine(wx) * fade(wz));
  pass(x, 13, "#d98a3e", 0.95, (wx, wz) => 0.3 * shine(wx) ** 1.5 * fade(wz));
  const { door } = SHOP;
  pass(x, 14, "#2b4f96", 0.8, (wx, wz) =>
    wx > door[0] && wx < door[1] ? 0.3 * sstep(1.3, 1.6, wz) * sstep(2.6, 2.3, wz) : 0,
  );
  pass(x, 15, "#f6c468", 0.8, (wx, wz) => 0.26 * shine(wx) ** 3 * fade(wz));
  pass(x, 16, "#ffe7a8", 0.55, (wx, wz) => 0.11 * shine(wx) ** 4 * fade(wz));
  lanternTrail(x);
  // a lamp in the far house, on the water at the left
  const far = (wx: number) => sstep(-11, -9.9, wx) * sstep(-7.6, -8.5, wx);
  pass(x, 17, "#56426a", 1.3, (wx, wz) => 0.4 * far(wx) * sstep(0.2, 1.2, wz), [0, 420]);
  pass(x, 18, "#8f5c58", 0.9, (wx, wz) => 0.2 * far(wx) * sstep(0.4, 1.4, wz), [0, 420]);
}
/** The lantern's paper, a pale trail below its image. */
function lanternTrail(x: Ctx) {
  const r = new Rng(21),
    [cx, y0] = at(1.55, -1.34, 2 * WATER - 0.3);
  for (const [c, wide, count] of [
    ["#c98a5c", 62, 30],
    ["#f3cf8c", 40, 30],
    ["#fff2cd", 24, 26],
  ] as const) {
    x.fillStyle = css(c, 0.92);
    x.beginPath();
    for (let i = 0; i < count; i++) {
      const t = (i + r.u()) / count,
        py = y0 - 8 + (1196 - y0) * t ** 1.25,
        near = nearness(py);
      if (r.u() < t * 0.45) continue;
      const sway = 9 * near * n.n2(py * 0.012, 3) + r.g() * wide * 0.16;
      strokeAt(x, [cx + sway, py], wide * r.range(0.5, 1) * near, r.range(2.6, 5) * near, r);
    }
    x.fill();
  }
}
/** Sky light on single ripples, and the dark backs of others, in a few loose groups. */
function cold(x: Ctx) {
  const r = new Rng(53);
  for (const [cx, cy, wide, high, count, c, a] of [
    [250, 1000, 420, 130, 16, "#7896c4", 0.8],
    [420, 1110, 380, 90, 12, "#2b3d70", 0.8],
    [160, 1130, 300, 80, 9, "#86a1cb", 0.7],
    [1330, 1110, 420, 100, 16, "#4e6ca4", 0.85],
    [1420, 1030, 300, 50, 8, "#1b2852", 0.8],
    [1130, 1170, 300, 50, 8, "#1b2852", 0.7],
  ] as const) {
    x.fillStyle = css(c, a);
    x.beginPath();
    for (let i = 0; i < count; i++) {
      const p: Pt = [cx + r.g() * wide * 0.42, cy + r.g() * high * 0.42],
        near = nearness(p[1]);
      if (p[1] > shoreY(p[0]) + 14)
        strokeAt(x, p, r.range(30, 90) * near ** 1.5, r.range(1.6, 3) * near, r);
    }
    x.fill();
  }
}
