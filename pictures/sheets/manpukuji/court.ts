/** The forecourt of Manpuku-ji: the dragon-scale path, gravel, and a stone-edged lotus pond. */
import { clamp, Noise, Rng, sstep, type V3 } from "../../kit/core.ts";
import { boulder, putRock } from "./rocks.ts";
import { groundScene } from "../../kit/scene.ts";
import { type Cam, renderHeight } from "../../kit/terrain.ts";

export const cam: Cam = { x: 0, y: 0, z: 2.25, f: 1300, cx: 640, hy: 640 };
export const gn = new Noise(12);
/** half width of the scale, of the path with its kerbs, and the gate's distance */
export const SCALE = 0.66;
export const KERB = 0.98;
export const GATE = 37;
const WATER = -0.34;

/** signed distance to the pond's edge, negative over water */
export function pond(x: number, y: number) {
  const wob = 0.5 * gn.n2(y * 0.32, 3) + 0.16 * gn.n2(y * 1.1, 8);
  const near = 1.9 + 0.03 * y + wob;
  const far = 21 + 1.2 * gn.n2(x * 0.3, 5);
  return Math.max(near - x, y - far);
}
/** signed distance to the edge of the moss islands in the gravel at the left */
export function island(x: number, y: number) {
  const blob = (cx: number, cy: number, rx: number, ry: number) =>
    (Math.hypot((x - cx) / rx, (y - cy) / ry) - 1) * rx;
  return (
    Math.min(
      blob(-4.1, 9.4, 1.7, 1.5),
      blob(-8.2, 17, 3.2, 2.6),
      blob(-6.6, 26.5, 2.6, 2.4),
      blob(-17, 28, 7, 4),
    ) +
    0.35 * gn.n2(x * 0.5, y * 0.4)
  );
}
export function ground(x: number, y: number) {
  const e = pond(x, y);
  if (e < 0) return WATER * sstep(0, -0.12, e);
  const lawn = sstep(0.05, -1.2, island(x, y));
  return (
    0.1 * sstep(KERB + 0.03, KERB - 0.01, Math.abs(x)) +
    0.02 * gn.n2(x * 1.2, y * 1.2) * sstep(KERB, KERB + 0.2, Math.abs(x)) +
    lawn * (0.34 + 0.16 * gn.n2(x * 0.6, y * 0.6))
  );
}

/** one slab of the path: which it is, and how far (0..1) a point lies from its joint */
export const slab = { id: 0, joint: 0, kind: 0 };
export function slabAt(x: number, y: number) {
  const ax = Math.abs(x);
  if (ax > SCALE) {
    const k = Math.floor(y / 1.7 + (x > 0 ? 0.37 : 0));
    const f = y / 1.7 + (x > 0 ? 0.37 : 0) - k;
    slab.kind = 2;
    slab.id = k * 2 + (x > 0 ? 1 : 0) + 500;
    slab.joint = Math.min((ax - SCALE) / 0.05, (KERB - ax) / 0.05, Math.min(f, 1 - f) / 0.02);
    return slab;
  }
  const u = x / SCALE,
    v = y / SCALE,
    k = Math.floor((v + 1) / 2),
    dv = v - 2 * k;
  const m = Math.abs(u) + Math.abs(dv);
  if (m < 1) {
    slab.kind = 0;
    slab.id = k;
  } else {
    slab.kind = 1;
    slab.id = 1000 + Math.floor(v / 2) * 2 + (u > 0 ? 1 : 0);
  }
  slab.joint = Math.min(Math.abs(1 - m) / 0.045, (1 - Math.abs(u)) / 0.05);
  return slab;
}

export function buildCourt() {
  const g = renderHeight(cam, ground, 4.2, GATE, 0.0009, 0.004);
  const s = groundScene(g, ground);
  const r = new Rng(6);
  let id = 1;
  for (let y = 4.4; y < 21.5;) {
    // stones close together along the water
    const size = r.range(0.2, 0.42) * (r.chance(0.2) ? 1.5 : 1);
    let x = 1.2;
    while (pond(x, y) > 0.05 && x < 5) x += 0.03;
    const c: V3 = [x - size * 0.3, y, -0.06 + size * 0.15];
    putRock(
      s,
      cam,
      boulder(c, [size * 1.1, size * 0.9, size * r.range(0.5, 0.8)], id++, r, 0.5),
      gn,
    );
    y += size * 1.25;
  }
  // standing stones in the moss
  for (const [x, y, a, b] of [
    [-3.75, 9.9, 0.5, 0.8],
    [-4.45, 9.5, 0.5, 0.42],
    [-3.2, 9.5, 0.32, 0.26],
    [-7.4, 17.4, 0.7, 1.15],
    [-8.5, 17, 0.7, 0.5],
    [-6.6, 17, 0.5, 0.4],
    [-6.4, 26.6, 0.8, 0.9],
  ])
    putRock(s, cam, boulder([x, y, 0.2], [a, a * 0.8, b], id++, r, 0.75), gn);
  for (let x = 2.6; x < 16;) {
    const size = r.range(0.25, 0.5);
    putRock(
      s,
      cam,
      boulder([x, 21.2 + 1.2 * gn.n2(x * 0.3, 5), 0], [size * 1.2, size, size * 0.7], id++, r, 0.5),
      gn,
    );
    x += size * 1.5;
  }
  return s;
}
export const isWater = (x: number, y: number) => pond(x, y) < -0.06;
export const nearGate = (y: number) => clamp((y - 6) / (GATE - 6));
