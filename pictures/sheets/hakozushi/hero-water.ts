/** The canal: a mirror in few flat tones. Each point's line of sight is turned up by the water and meets quay, shop front, snow or sky. */
import {
  type Col,
  Noise,
  type Pt,
  Rng,
  type RGB,
  css,
  rgb,
  shade,
  sstep,
  lerp,
} from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { at, mirrored, QUAY, SHOP, WATER } from "./hero-plan.ts";
import { HULL, sheer } from "./hero-boat.ts";
import { POSTS, STEPS, stepTop } from "./hero-quay.ts";

const n = new Noise(31);
/** The few tones of the water. */
const INK = {
  deep: rgb("#1f2f5c"),
  wall: rgb("#263763"),
  dusk: rgb("#3a5489"),
  pale: rgb("#5f7aaa"),
  snow: rgb("#7f97c1"),
  brown: rgb("#3a2b3f"),
  hull: rgb("#1c2145"),
  stair: rgb("#27345f"),
  indigo: rgb("#1d2b57"),
  ember: rgb("#8d4f3f"),
  amber: rgb("#dc8838"),
  lamp: rgb("#f9c566"),
  curtain: rgb("#2a4f96"),
};

/** The line of the quay's foot on the sheet, at this x. */
export function shoreY(px: number): number {
  const a = at(-30, QUAY, WATER),
    b = at(12, QUAY, WATER);
  return lerp(a[1], b[1], (px - a[0]) / (b[0] - a[0]));
}
/** What glows at this place of the street's front, 0..1. */
function glow(x: number, z: number): number {
  const { lattice, door, window } = SHOP;
  if (z > 0 && z < 2.42) {
    if (x > window[0] && x < window[1]) return z > 0.95 ? 1 : 0.3;
    if (x > door[0] && x < door[1]) return 0.9;
    if (x > lattice[0] && x < lattice[1]) return z > 0.7 ? 0.72 : 0.25;
  }
  return 0;
}
/** How strongly ripples draw the light of an opening towards us, below its image. */
function drawn(x: number): number {
  const { lattice, door, window } = SHOP;
  const within = ([a, b]: readonly [number, number], s: number) =>
    sstep(a - s, a + 0.25, x) * sstep(b + s, b - 0.25, x);
  return Math.max(within(window, 0.15), 0.95 * within(door, 0.35), 0.6 * within(lattice, 0.3));
}
/** The image of what stands in the water or floats on it, nearest first. */
function afloat(p: Pt): RGB | undefined {
  const [bx, bz] = mirrored(p, HULL.y - 0.5);
  if (bx > HULL.bow + 0.2 && bx < HULL.stern + 0.3) {
    const s = Math.min(1, (bx - HULL.bow) / (HULL.stern - HULL.bow));
    if (bz < sheer(s) - 0.06 * (bx > HULL.stern ? 1 : 0)) return INK.hull;
  }
  for (let i = STEPS.count - 1; i >= 0; i--) {
    const [x, z] = mirrored(p, QUAY - STEPS.tread * (i + 1));
    const top = stepTop(i);
    if (x > STEPS.x[0] && x < STEPS.x[1] && z < top + 0.1) return z < top ? INK.stair : INK.pale;
  }
  for (const [px, py] of POSTS) {
    const [x, z] = mirrored(p, py);
    if (Math.abs(x - px) < 0.12 && z < 0.62) return z > 0.5 ? INK.pale : INK.hull;
  }
  return undefined;
}
function toneOf(p: Pt, ripple: number): RGB {
  const float = afloat(p);
  if (float) return float;
  const [, qz] = mirrored(p, QUAY);
  // the quay's own image, under a line of snow
  if (qz < 0.1) return qz > -0.08 ? INK.dusk : INK.wall;
  const [x, z] = mirrored(p, 0);
  if (x > -0.4 && x < 7.6) {
    const g = glow(x, z);
    const [cx, cz] = mirrored(p, -0.12);
    if (cx > SHOP.door[0] - 0.1 && cx < SHOP.door[1] + 0.1 && cz > 1.45 && cz < 2.42)
      return ripple > 0.78 ? INK.amber : INK.curtain;
    if (g > 0.8) return ripple > 0.1 ? INK.lamp : INK.amber;
    if (g > 0.5) return ripple > 0.25 ? INK.lamp : INK.amber;
    if (g > 0) return INK.ember;
    if (z <= 2.42) return INK.brown;
    // below the image of the lintel the light breaks into strokes
    const fade = (z - 2.4) / 1.5;
    const reach = drawn(x) * (1 - fade * 0.62);
    if (reach > 0 && ripple > 0.62 - 0.55 * reach + fade * 0.3)
      return ripple > 0.95 - 0.3 * reach ? INK.lamp : INK.amber;
    if (reach > 0 && ripple > 0.12 - 0.6 * reach + fade * 0.32) return INK.ember;
    return z > 2.95 ? INK.dusk : INK.brown;
  }
  if (x >= 7.6) return z > 2.65 && z < 3 ? INK.dusk : INK.indigo;
  if (x > -5.4) {
    if (z < 1.75) return INK.wall;
    const roof = 6.35 - Math.abs(x + 2.92) * 0.68;
    return z < roof
      ? z > roof - 0.3
        ? INK.deep
        : INK.pale
      : z < roof + 0.35
        ? INK.snow
        : INK.dusk;
  }
  if (z < 2.7) return INK.indigo;
  if (z < 3.6) return INK.dusk;
  if (z < 4.4) return INK.wall;
  return z < 6.6 ? INK.pale : INK.dusk;
}
/** Prints the water; its edges are cut in long flat teeth, calm in some places and broken in others. */
export function water(print: Print) {
  const quiet = (x: number, y: number) => sstep(-0.25, 0.55, n.n2(x * 0.0016 + 3, y * 0.006));
  const L = shade((x, y, out) => {
    const shore = shoreY(x);
    out[3] = y > shore - 3 ? 255 : 0;
    if (!out[3]) return;
    const near = (y - 470) / 500;
    const row = y / (near * near);
    const wave = n.n2(x * 0.0045, row * 0.11) + 0.32 * n.n2(x * 0.011 + 9, row * 0.24);
    const shift =
      Math.sign(wave) * Math.max(0, Math.abs(wave) - 0.22) * (10 + 26 * quiet(x, y)) * near;
    const ripple =
      0.5 + 0.5 * (n.n2(x * 0.0042 + 40, row * 0.08) * 0.8 + n.n2(x * 0.012, row * 0.17) * 0.26);
    const c = toneOf([x + shift, y + Math.abs(shift) * 0.12], ripple);
    out[0] = c[0];
    out[1] = c[1];
    out[2] = c[2];
  });
  print.put(L, { occlude: 1 });
  print.block((x) => lines(x), { occlude: 0 });
}
/** A few long ripples, lens-shaped, in three groups. */
function lines(x: Parameters<Parameters<Print["block"]>[0]>[0]) {
  const r = new Rng(53);
  const group = (
    cx: number,
    cy: number,
    wide: number,
    high: number,
    count: number,
    c: Col,
    a: number,
  ) => {
    x.fillStyle = css(c, a);
    x.beginPath();
    for (let i = 0; i < count; i++) {
      const px = cx + r.g() * wide * 0.5,
        py = cy + r.g() * high * 0.5,
        l = r.range(36, 120) * (py / 1000);
      if (py < shoreY(px) + 12) continue;
      brushPath(
        x,
        [
          [px - l / 2, py],
          [px, py + r.range(-1, 1)],
          [px + l / 2, py + r.range(-2, 2)],
        ],
        (t) => 3.4 * Math.sin(Math.PI * t),
      );
    }
    x.fill();
  };
  group(250, 1000, 300, 90, 9, "#7f9cc8", 0.9);
  group(1380, 1120, 260, 60, 8, "#5f80b4", 0.9);
  group(430, 1120, 240, 50, 6, "#2a3f70", 0.9);
  group(880, 1110, 330, 80, 9, "#ffdc8c", 0.95);
}
