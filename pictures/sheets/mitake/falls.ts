/** The cleft of the Ayahiro Falls: broken walls of rock about a pool, one chute ten metres high. */
import { Noise, Rng, sstep, type V3 } from "../../kit/core.ts";
import { boulder, putRock } from "../../kit/rocks.ts";
import { groundScene, type Scene } from "../../kit/scene.ts";
import { type Cam, renderHeight } from "../../kit/terrain.ts";

export const cam: Cam = { x: -0.3, y: 0, z: 1.7, f: 1180, cx: 800, hy: 850 };
export const gn = new Noise(31);
export const BACK = 14.2;
export const TOP = 10.6;
/** half width of the falling water at height z, and where its middle runs */
export const chute = (z: number) =>
  0.34 + 0.5 * sstep(TOP, 0, z) + 0.2 * sstep(2.4, 0, z) + 0.05 * gn.n2(z * 0.9, 4);
export const mid = (z: number) => 0.35 + 0.16 * gn.n2(z * 0.3, 9) - 0.02 * z;

const shore = (y: number) => 2.3 + 0.12 * (y - 6) + 0.5 * gn.n2(y * 0.4, 2);
export const isPool = (x: number, y: number) => Math.abs(x - 0.2) < shore(y) + 0.6 && y < BACK;
function ground(x: number, y: number) {
  const e = Math.abs(x - 0.2) - shore(y);
  return e < 0 ? 0 : 0.5 * e + 0.2 * gn.n2(x, y);
}

export function buildFalls(): Scene {
  const s = groundScene(renderHeight(cam, ground, 4.1, 17, 0.0014, 0.006), ground);
  const r = new Rng(77);
  let id = 1;
  const put = (c: V3, k: V3, hard: number) =>
    putRock(s, cam, boulder(c, k, id++, r, hard), gn, 0.035);
  // the back wall: courses of block, stepping back from the chute and leaning out above
  for (let z = -0.4; z < 13; z += 0.75)
    for (let x = -9; x < 9.5; x += 1.05) {
      const X = x + r.range(-0.35, 0.35),
        off = Math.abs(X - mid(z)),
        k = r.range(0.7, 1.25);
      if (z > TOP - 0.7 && off < 1.1) continue;
      if (z > TOP + 0.5 - 0.2 * off && off < 4 + 1.2 * gn.n2(X, 3)) continue;
      const depth =
        BACK + 1.1 - 0.9 * sstep(0.5, 1.6, off) - 0.32 * off - 0.35 * r.u() - (z < 2 ? 0.3 : 0);
      put(
        [X, Math.max(6.5, depth), z],
        [k * r.range(0.8, 1.3), k * 0.9, k * r.range(0.7, 1.2)],
        0.95,
      );
    }
  // a few stones jutting into the water, so that it parts
  for (const [dx, z, k] of [
    [-0.3, 7.4, 0.34],
    [0.42, 4.9, 0.4],
    [-0.45, 2.6, 0.36],
  ])
    put([mid(z) + dx, BACK + 0.12, z], [k, k, k * 0.8], 0.8);
  // side walls running towards us
  for (let y = 13; y > 4.2; y -= 0.8)
    for (const side of [-1, 1])
      for (let z = -0.2; z < 12; z += 1.0) {
        const k = r.range(0.7, 1.3),
          x =
            0.2 +
            side * (shore(y) + 0.75 + 0.16 * z + r.range(-0.3, 0.5) + (side > 0 ? 0.1 : 0.25));
        if (z > 10 - (13 - y) * 0.1 && r.chance(0.5)) continue;
        put([x, y + r.range(-0.3, 0.3), z], [k, k, k * r.range(0.7, 1.2)], 0.9);
      }
  // fallen blocks in and round the pool; the left one is where the worshipper stands
  for (const [x, y, z, a, b] of [
    [-1.45, 11.6, -0.05, 0.75, 0.32],
    [-2.3, 10.2, 0.1, 0.7, 0.5],
    [2.1, 11, 0.1, 0.8, 0.7],
    [1.5, 12.6, 0, 0.45, 0.4],
    [-0.9, 13.2, 0, 0.4, 0.35],
    [2.4, 8.4, 0.05, 0.9, 0.75],
    [-2.4, 7.2, 0, 0.95, 0.7],
    [1.3, 7.6, -0.1, 0.45, 0.32],
    [-1.9, 5.4, -0.1, 0.8, 0.6],
    [2.2, 5.2, -0.1, 0.9, 0.75],
    [0.9, 5.6, -0.16, 0.35, 0.28],
    [-0.7, 8.6, -0.12, 0.3, 0.24],
  ])
    put([x, y, z], [a, a * 0.85, b], 0.6);
  return s;
}
