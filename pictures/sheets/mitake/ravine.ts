/** The ravine of Mount Mitake: a stream that falls from pool to pool between boulders, its banks and its stones. */
import { clamp, lerp, Noise, Rng, sstep, type V3 } from "../../kit/core.ts";
import { type Cam, proj, renderHeight } from "../../kit/terrain.ts";
import { boulder, putRock, type Rock } from "../../kit/rocks.ts";
import { groundScene } from "../../kit/scene.ts";

export const cam: Cam = { x: 0, y: 0, z: 4.3, f: 1150, cx: 800, hy: 430 };
export const gn = new Noise(9);

/** each weir: distance, position of the water, height of the fall */
export const drops = [
  { y: 8.2, x: 0.75, h: 0.75, w: 0.6 },
  { y: 12, x: -0.75, h: 0.85, w: 0.55 },
  { y: 16.6, x: 1.1, h: 0.95, w: 0.6 },
  { y: 24.5, x: -0.5, h: 1.7, w: 0.7 },
  { y: 33, x: 0.6, h: 2.4, w: 0.8 },
];

/** the edge of a fall is not straight: worn back in places, broken into two or three tongues */
const lip = (d: { y: number }, x: number) =>
  d.y + 0.13 * gn.n2(x * 1.7 + d.y * 3, 2) + 0.06 * gn.n2(x * 6 + d.y, 5);
/** water level: flat pools, short falls */
export function level(x: number, y: number) {
  let z = 0.01 * y;
  for (const d of drops) {
    if (y > d.y + 0.9) z += d.h;
    else if (y > d.y - 0.5) {
      const l = lip(d, x),
        step = 0.35 + 0.3 * gn.n2(x * 2.3 + 7, d.y);
      z += d.h * (step * sstep(l - 0.02, l + 0.16, y) + (1 - step) * sstep(l + 0.2, l + 0.42, y));
    }
  }
  return z;
}
const total = drops.reduce((a, d) => a + d.h, 0);
/** the slope of the banks */
const slope = (y: number) => {
  let z = 0.01 * y;
  for (const d of drops) z += d.h * sstep(d.y - 2.1, d.y + 2.3, y);
  return Math.min(z, total + 0.3);
};

export interface Flow {
  c: number;
  w: number;
  /** 0 in a still pool, 1 in a fall */
  fall: number;
}
const flow: Flow = { c: 0, w: 0, fall: 0 };
export function flowAt(y: number): Flow {
  let lo = { y: 0.5, x: 0.6, w: 1.5 },
    hi = { y: 40, x: 0, w: 0.8 },
    fall = 0;
  for (const d of drops) {
    if (d.y <= y) lo = d;
    else {
      hi = d;
      break;
    }
  }
  for (const d of drops) fall = Math.max(fall, sstep(0.5, 0.12, Math.abs(y - d.y - 0.12)));
  const t = clamp((y - lo.y) / (hi.y - lo.y));
  flow.c = lerp(lo.x, hi.x, sstep(0.1, 0.9, t));
  const belly = Math.sin(Math.PI * t);
  flow.w = lerp(lo.w, hi.w, t) + 0.95 * Math.pow(Math.max(0, belly), 0.6);
  flow.fall = fall;
  return flow;
}
/** signed distance to the water's edge in metres: negative is water */
export function shore(x: number, y: number) {
  const f = flowAt(y);
  return Math.abs(x - f.c) - f.w * (1 + 0.22 * gn.n2(y * 1.3, x > f.c ? 4 : 9));
}
export function ground(x: number, y: number) {
  const e = shore(x, y);
  if (e < 0) return level(x, y);
  const out = e;
  const z = lerp(level(x, y), slope(y), sstep(0, 1.1, out));
  const bank =
    0.12 * sstep(0, 0.3, out) + 0.3 * Math.max(0, out - 0.4) + 0.3 * Math.max(0, out - 2.6);
  return (
    z + bank + sstep(0, 1, out) * (0.2 * gn.n2(x * 0.45, y * 0.45) + 0.02 * gn.n2(x * 2.2, y * 2.2))
  );
}

/** a few great stones, each of its own size; between them the ground is low */
const great: [V3, V3, number][] = [
  [[-3.9, 9, 1.0], [2.5, 1.9, 2.5], 0.32],
  [[3.0, 7.6, -0.1], [1.6, 1.1, 1.05], 0.36],
  [[-2.75, 6.7, 0.45], [1.05, 0.8, 0.95], 0.4],
  [[-6.0, 13, 2.2], [1.5, 1.3, 1.5], 0.38],
  [[4.6, 7.4, 0.7], [1.3, 1.0, 1.5], 0.34],
  [[7.4, 13.6, 3.0], [1.5, 1.3, 1.3], 0.38],
  [[4.9, 11, 1.7], [2.3, 1.8, 2.1], 0.34],
  [[-2.9, 13.8, 1.7], [1.35, 1.2, 1.2], 0.4],
  [[0.75, 13.2, 1.2], [0.6, 0.55, 0.6], 0.4],
  [[3.9, 16.8, 2.5], [1.55, 1.3, 1.3], 0.4],
  [[-4.9, 18.6, 3.4], [2.2, 1.7, 2.0], 0.36],
  [[-1.1, 17.3, 2.5], [0.85, 0.7, 0.75], 0.4],
  [[5.8, 22, 4.4], [2.4, 2, 2.2], 0.4],
  [[1.5, 24.8, 4.1], [1.2, 1, 1.2], 0.4],
  [[-3.2, 25.5, 4.6], [1.9, 1.5, 1.7], 0.4],
  [[3.4, 32, 6.6], [2.2, 1.8, 2], 0.4],
  [[-2.6, 33, 6.8], [2.4, 1.8, 2.2], 0.4],
];
/** where the walker crosses: flat stones in a still pool */
export const crossing: [number, number][] = [
  [-1.5, 14.75],
  [-0.92, 14.6],
  [-0.34, 14.8],
  [0.3, 14.6],
  [0.92, 14.85],
  [1.6, 14.7],
];

/** points of the stream that must stay visible */
const sight: [number, number, number][] = [];
function sightLine() {
  for (let y = 4; y < 34; y += 0.3) {
    const f = flowAt(y);
    for (const u of [-0.7, 0, 0.7])
      sight.push(proj(cam, f.c + u * f.w, y, level(f.c + u * f.w, y)));
  }
}
/** whether a stone here would hide the stream */
function blocks(c: V3, r: number): boolean {
  const [px, py, d] = proj(cam, c[0], c[1], c[2]),
    R = (cam.f / d) * r;
  return sight.some(([x, y, e]) => e > d + 0.2 && (x - px) ** 2 + (y - py) ** 2 < R * R);
}

function rocks(): Rock[] {
  if (!sight.length) sightLine();
  const r = new Rng(21),
    out: Rock[] = [];
  let id = 1;
  for (const [c, s, hard] of great) out.push(boulder(c, s, id++, r, hard));
  for (const [x, y] of crossing)
    out.push(boulder([x, y, level(x, y) + 0.02], [0.25, 0.24, 0.15], id++, r, 0.25));
  // cobbles at the water's edge, in groups
  for (let k = 0; k < 210; k++) {
    const y = 6 + 28 * Math.pow(r.u(), 1.2),
      f = flowAt(y),
      side = r.chance(0.5) ? 1 : -1;
    if (gn.n2(y * 0.7, side * 5) < 0.05) continue;
    const x = f.c + side * (f.w + r.range(-0.1, 0.4));
    let s = r.range(0.1, 0.34) * (r.chance(0.12) ? 1.7 : 1);
    if (flowAt(y).fall > 0.2) s *= 0.6;
    const at: V3 = [x, y, ground(x, y) + s * 0.2];
    if (!blocks(at, s))
      out.push(boulder(at, [s * r.range(0.9, 1.4), s, s * r.range(0.6, 0.9)], id++, r, 0.45));
  }
  return out;
}

export function buildRavine() {
  const g = renderHeight(cam, (x, y) => ground(x, y), 3.6, 52, 0.0016, 0.008);
  const s = groundScene(g, (x, y) => ground(x, y));
  for (const k of rocks()) putRock(s, cam, k, gn, 0.05);
  return s;
}
