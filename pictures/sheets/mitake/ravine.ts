/** The ravine of Mount Mitake: a stream that falls from pool to pool between boulders, its banks and its stones. */
import { clamp, lerp, Noise, Rng, sstep, type V3 } from "../../kit/core.ts";
import { type Cam, proj, renderHeight } from "../../kit/terrain.ts";
import { boulder, putRock, type Rock } from "../../kit/rocks.ts";
import { groundScene } from "../../kit/scene.ts";

export const cam: Cam = { x: 0, y: 0, z: 2.3, f: 1150, cx: 800, hy: 560 };
export const gn = new Noise(9);

/** each weir: distance, position of the water, height of the fall */
export const drops = [
  { y: 4.9, x: -0.55, h: 0.6, w: 0.42 },
  { y: 7.6, x: 0.95, h: 0.75, w: 0.4 },
  { y: 10.8, x: -0.85, h: 0.85, w: 0.45 },
  { y: 14.6, x: 1.0, h: 0.9, w: 0.5 },
  { y: 19.5, x: -0.7, h: 1.1, w: 0.55 },
  { y: 25, x: 0.75, h: 1.3, w: 0.6 },
  { y: 32, x: -0.2, h: 2.6, w: 0.7 },
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
    z + bank + sstep(0, 1, out) * (0.22 * gn.n2(x * 0.7, y * 0.7) + 0.06 * gn.n2(x * 2.6, y * 2.6))
  );
}

/** stones that were placed by hand: they close the weirs and frame the sheet */
const placed: [V3, V3, number][] = [
  [[-2.35, 4.35, 0.35], [1.25, 0.95, 1.15], 0.6],
  [[1.35, 4.9, 0.12], [1.25, 0.7, 0.78], 0.6],
  [[2.75, 4.1, 0.2], [0.95, 0.8, 0.8], 0.55],
  [[-1.5, 5.5, 0.35], [0.62, 0.6, 0.6], 0.5],
  [[0.25, 5.25, 0.2], [0.42, 0.42, 0.5], 0.5],
  [[-0.75, 7.9, 0.85], [1.2, 0.8, 0.85], 0.6],
  [[2.3, 7.6, 1.05], [1.0, 0.9, 1.0], 0.6],
  [[-2.9, 7.4, 1.3], [1.2, 1.0, 1.3], 0.6],
  [[3.7, 7.2, 1.3], [1.1, 1.0, 1.2], 0.6],
  [[0.35, 8.3, 0.8], [0.4, 0.4, 0.55], 0.5],
  [[0.75, 11.2, 1.6], [1.15, 0.8, 0.9], 0.6],
  [[-2.2, 11, 1.7], [1.0, 0.9, 1.0], 0.6],
  [[2.4, 11.3, 2.0], [1.1, 1.0, 1.1], 0.6],
  [[-0.55, 15, 2.5], [1.2, 0.8, 0.95], 0.6],
  [[2.2, 14.8, 2.7], [0.9, 0.9, 1.0], 0.6],
  [[-2.6, 15, 2.9], [1.2, 1.0, 1.4], 0.6],
  [[0.7, 20, 3.6], [1.2, 0.8, 1.0], 0.6],
  [[-2.2, 19.6, 3.8], [1.1, 0.9, 1.2], 0.6],
  [[-0.7, 25.3, 4.8], [1.3, 0.9, 1.2], 0.6],
  [[2.3, 25, 5.0], [1.2, 0.9, 1.3], 0.6],
];
/** where the walker crosses: flat stones in a still pool */
export const crossing: [number, number][] = [
  [-1.5, 12.75],
  [-0.86, 12.9],
  [-0.2, 12.85],
  [0.42, 12.95],
  [1.05, 12.9],
  [1.7, 13.05],
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
  for (const [c, s, hard] of placed) {
    // lowers a placed stone until the water behind it is visible
    let [rx, ry, rz] = s;
    for (let k = 0; k < 6 && blocks(c, Math.min(rx, rz) * 0.92); k++) {
      rx *= 0.9;
      ry *= 0.9;
      rz *= 0.88;
    }
    out.push(boulder(c, [rx, ry, rz], id++, r, hard));
  }
  for (const [x, y] of crossing)
    out.push(boulder([x, y, level(x, y) + 0.02], [0.33, 0.26, 0.13], id++, r, 0.3));
  // stones that divide each edge
  for (const d of drops)
    for (let k = 0; k < 4; k++) {
      const x = d.x + r.range(-1.1, 1.1) * d.w,
        s = r.range(0.1, 0.2) * (1 + d.y * 0.02),
        y = d.y + r.range(-0.1, 0.5);
      out.push(
        boulder([x, y, level(x, y) + s * r.range(-0.3, 0.25)], [s, s, s * 0.85], id++, r, 0.4),
      );
    }
  // scattered along the banks, larger away from the water, small at its edge
  for (let k = 0; k < 640; k++) {
    const y = 2.4 + 33 * Math.pow(r.u(), 1.25),
      f = flowAt(y),
      c = f.c,
      side = r.chance(0.5) ? 1 : -1;
    const off = r.chance(0.45) ? r.range(-0.12, 0.5) : r.range(0.3, 5.2);
    const x = c + side * (f.w + off);
    const fall = flowAt(y).fall;
    let s = off < 0.5 ? r.range(0.12, 0.42) : r.range(0.25, 1.0) * (r.chance(0.2) ? 1.35 : 1);
    if (off < s * 0.9) s *= fall > 0.2 ? 0.6 : 0.9;
    if (off < 0.1 && fall > 0.2) continue;
    if (y < 3.6 && Math.abs(x) < 1.4) continue;
    const flat = r.range(0.62, 0.95),
      at: V3 = [x, y, ground(x, y) + s * flat * r.range(0.05, 0.4)],
      size: V3 = [s * r.range(0.9, 1.35), s * r.range(0.8, 1.1), s * flat],
      hard = r.range(0.35, 0.7);
    if (!blocks(at, Math.max(...size))) out.push(boulder(at, size, id++, r, hard));
  }
  return out;
}

export function buildRavine() {
  const g = renderHeight(cam, (x, y) => ground(x, y), 2.2, 46, 0.0016, 0.006);
  const s = groundScene(g, (x, y) => ground(x, y));
  for (const k of rocks()) putRock(s, cam, k, gn, 0.05);
  return s;
}
