/** The one light of the ravine: a high sun behind the right shoulder of the gap, let through the leaves in a few pools. */
import { clamp, PW, type Pt, SS, type V3 } from "../../kit/core.ts";
import { type Rock } from "../../kit/rocks.ts";
import { at, type Scene } from "../../kit/scene.ts";
import { cam, gn } from "./hero-plan.ts";

/** towards the sun */
export const SUN: V3 = [0.6, 0.33, 0.73];

/** where light reaches the ground: on the sheet, the distance (0: that of the stone there), the radius; metres */
const pools: readonly [x: number, y: number, far: number, radius: number][] = [
  [345, 742, 8.8, 0.95],
  [555, 745, 9.6, 0.55],
  [275, 610, 10.6, 0.8],
  [410, 540, 12, 0.9],
  [500, 505, 13, 0.85],
  [575, 620, 11.6, 0.85],
  [400, 415, 15, 1.1],
  [640, 560, 12.6, 0.7],
  [1065, 510, 11.5, 0.55],
  [1320, 470, 11.6, 0.5],
  [860, 470, 15, 1.2],
  [1190, 640, 10.4, 0.42],
  [620, 400, 19, 2],
  [440, 985, 7.6, 0.3],
  [492, 815, 8.4, 0.3],
  [366, 664, 10.4, 0.5],
  [472, 600, 11.8, 0.6],
  [552, 550, 12.8, 0.6],
  [640, 800, 9.5, 0.24],
  [380, 490, 13.6, 0.7],
  [655, 495, 0, 0.8],
  [622, 452, 0, 0.6],
];
/** the place of a point in a plane across the light */
const across = (x: number, y: number, z: number): Pt => [
  x - (z * SUN[0]) / SUN[2],
  y - (z * SUN[1]) / SUN[2],
];
const poolsOn = (s: Scene) =>
  pools.map(([x, y, given, radius]) => {
    const far = given || s.dep[at(x, y)],
      k = far / cam.f;
    return { at: across((x - cam.cx) * k, far, (cam.hy - y) * k), radius };
  });

/** 0 in shade, from 0.55 to 1 towards the middle of a pool of light */
function through(lit: ReturnType<typeof poolsOn>, x: number, y: number, z: number) {
  const [u, v] = across(x, y, z);
  let best = -1;
  for (const { at: p, radius } of lit)
    best = Math.max(best, (radius - Math.hypot(u - p[0], (v - p[1]) * 0.8)) / radius);
  const leaf = 0.26 * gn.n2(u * 1.3 + 3, v * 1.3) + 0.06 * gn.n2(u * 4.6, v * 4.6);
  const depth = best + leaf;
  return depth > 0 ? Math.min(1, 0.55 + 0.7 * depth) : 0;
}
/** whether a stone stands between a point and the sun */
function shaded(rocks: readonly Rock[], id: number, x: number, y: number, z: number) {
  for (const k of rocks) {
    if (k.id === id) continue;
    const ox = x - k.c[0],
      oy = y - k.c[1],
      oz = z - k.c[2],
      R = Math.max(...k.r);
    const along = -(ox * SUN[0] + oy * SUN[1] + oz * SUN[2]);
    if (along < 0 || ox * ox + oy * oy + oz * oz - along * along > R * R) continue;
    if (crosses(k, ox, oy, oz)) return true;
  }
  return false;
}
/** whether the ray to the sun meets a stone, in the stone's own frame */
function crosses(k: Rock, ox: number, oy: number, oz: number) {
  const co = Math.cos(k.yaw),
    si = Math.sin(k.yaw);
  const own = (x: number, y: number, z: number): V3 => [
    (x * co + y * si) / k.r[0],
    (-x * si + y * co) / k.r[1],
    z / k.r[2],
  ];
  const O = own(ox, oy, oz),
    D = own(...SUN);
  const A = D[0] ** 2 + D[1] ** 2 + D[2] ** 2,
    B = O[0] * D[0] + O[1] * D[1] + O[2] * D[2],
    disc = B * B - A * (O[0] ** 2 + O[1] ** 2 + O[2] ** 2 - 1);
  if (disc <= 0) return false;
  let t0 = (-B - Math.sqrt(disc)) / A,
    t1 = (-B + Math.sqrt(disc)) / A;
  for (const [a, b, c, d] of k.cuts) {
    const den = a * D[0] + b * D[1] + c * D[2],
      t = (d - (a * O[0] + b * O[1] + c * O[2])) / (den || 1e-9);
    if (den < 0) t0 = Math.max(t0, t);
    else t1 = Math.min(t1, t);
  }
  return t1 > Math.max(t0, 0.02);
}

/** the sun's light on every point of the scene, 0 to 1 */
export function sunlight(s: Scene, rocks: readonly Rock[]): Float32Array {
  const turned = s.nx.map((nx, i) => nx * SUN[0] + s.ny[i] * SUN[1] + s.nz[i] * SUN[2]);
  const face = evened(s, turned),
    lit = poolsOn(s),
    out = new Float32Array(s.dep.length);
  for (let i = 0; i < out.length; i++) {
    if (s.dep[i] === Infinity || face[i] < 0.06) continue;
    const gap = through(lit, s.wx[i], s.wy[i], s.wz[i]);
    if (gap === 0 || shaded(rocks, s.id[i], s.wx[i], s.wy[i], s.wz[i])) continue;
    out[i] = gap;
  }
  return out;
}
/** the middle of the sheet, where the gap lies, is bright; the sides are deep forest */
export function openness(i: number) {
  const px = (i % PW) / SS,
    py = Math.floor(i / PW) / SS;
  return clamp(1.06 - Math.hypot((px - 800) / 1000, (py - 470) / 900));
}
/** evens the light out on each stone, so that it falls into a few large planes */
export function evened(s: Scene, t: Float32Array) {
  let out = t;
  for (const step of [1, PW]) {
    const from = out;
    out = new Float32Array(t.length);
    for (let i = 0; i < t.length; i++) {
      if (s.dep[i] === Infinity) continue;
      const R = Math.round((SS * 250) / Math.max(7, s.dep[i]));
      let sum = from[i],
        k = 1;
      for (const dir of [-step, step])
        for (let q = 1, j = i + dir; q <= R && s.id[j] === s.id[i]; q++, j += dir) {
          sum += from[j];
          k++;
        }
      out[i] = sum / k;
    }
  }
  return out;
}
