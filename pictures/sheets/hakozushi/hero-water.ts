/** The canal: a mirror in few flat tones. Each point's line of sight is turned up by the water and meets quay, shop front, snow or sky. */
import { Noise, type Pt, type RGB, rgb, shade, sstep } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { mirrored, QUAY } from "./hero-plan.ts";
import { glitter, shine, shoreY } from "./hero-glitter.ts";
import { HULL, sheer } from "./hero-boat.ts";
import { POSTS, STEPS, stepTop } from "./hero-quay.ts";

const n = new Noise(31);
/** The few tones of the water. */
const INK = {
  deep: rgb("#1f2f5c"),
  wall: rgb("#263763"),
  dusk: rgb("#3a5489"),
  pale: rgb("#5f7aaa"),
  snow: rgb("#728cba"),
  hull: rgb("#1c2145"),
  stair: rgb("#27345f"),
  indigo: rgb("#1d2b57"),
  plum: rgb("#553d56"),
  ember: rgb("#7d4a52"),
  rose: rgb("#a8625a"),
};

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
  if (x > -0.4 && x < 7.6) return front(x, z, ripple);
  if (x >= 7.6) return z > 2.65 && z < 3 ? INK.wall : INK.indigo;
  if (x > -5.4) {
    if (z < 1.75) return INK.wall;
    const roof = 6.35 - Math.abs(x + 2.92) * 0.68;
    return z < roof ? (ripple > 0.72 ? INK.snow : ripple < 0.22 ? INK.dusk : INK.pale) : INK.dusk;
  }
  if (z < 4.2) return ripple > 0.8 ? INK.wall : INK.indigo;
  return z < 5.4 || ripple < 0.4 ? INK.dusk : INK.pale;
}
/** The front of the shop is a dark mass of timber, warm where its openings are; what glitters lies on it in strokes. */
function front(x: number, z: number, ripple: number): RGB {
  const warm =
    shine(x) * sstep(-0.5, 0.5, z) * sstep(3.9, 2.1, z) +
    0.55 * (ripple - 0.5) +
    0.12 * n.n2(x * 0.9, z * 2.2);
  if (warm > 0.86) return INK.rose;
  if (warm > 0.6) return INK.ember;
  if (warm > 0.34) return INK.plum;
  if (z > 2.95) return ripple > 0.6 ? INK.pale : INK.dusk;
  return ripple > 0.7 ? INK.dusk : INK.wall;
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
      Math.sign(wave) * Math.max(0, Math.abs(wave) - 0.22) * (15 + 48 * quiet(x, y)) * near;
    const ripple =
      0.5 + 0.5 * (n.n2(x * 0.0042 + 40, row * 0.08) * 0.8 + n.n2(x * 0.012, row * 0.17) * 0.26);
    const c = toneOf(
      [x + shift, y + Math.abs(shift) * 0.12 + 7 * near * n.n2(x * 0.009, row * 0.13)],
      ripple,
    );
    out[0] = c[0];
    out[1] = c[1];
    out[2] = c[2];
  });
  print.put(L, { occlude: 1 });
  print.block((x) => glitter(x), { occlude: 0 });
}
