/** The place: camera, lantern, path, and the slope with its dry stone walls. x right, y away, z up, in metres. */
import { lerp, lstep, Noise, type Pt, sstep, type V3 } from "../../kit/core.ts";
import type { Cam } from "../../kit/terrain.ts";

export const cam: Cam = { x: 0, y: 0, z: 1.7, f: 1400, cx: 800, hy: 300 };
export const FAR = 23;
/** the foot of the lantern, and the middle of its flame */
export const LANTERN: Pt = [0.957, 5.47];
export const FLAME: V3 = [...LANTERN, 0.87];
export const land = new Noise(41);

const WAY: readonly Pt[] = [
  [0.86, 1],
  [0.74, 3.2],
  [0.5, 4.7],
  [-0.3, 5.62],
  [-2.6, 6],
  [-9, 6.1],
];
/** How far a point is from the edge of the path; negative on the flags. */
export function offPath(x: number, y: number): number {
  let best = 9;
  for (let i = 0; i + 1 < WAY.length; i++) {
    const [ax, ay] = WAY[i],
      [bx, by] = WAY[i + 1];
    const t = Math.min(
      1,
      Math.max(
        0,
        ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / ((bx - ax) ** 2 + (by - ay) ** 2),
      ),
    );
    best = Math.min(best, Math.hypot(x - lerp(ax, bx, t), y - lerp(ay, by, t)));
  }
  return best - 0.6 + 0.05 * land.n2(x * 2.2, y * 2.2);
}

/** How far beyond the foot of the first wall a point lies: the walls bow away on the left and come near on the right. */
const beyond = (x: number, y: number) =>
  y - 6.02 - 0.95 * sstep(0.6, -2.2, x) + 0.2 * sstep(2, 5, x) - 0.09 * land.n2(x * 0.5, y * 0.12);
/** where each wall stands, beyond the first one, and how high it is */
const WALLS: readonly (readonly [at: number, high: number])[] = [
  [0, 0.29],
  [1.35, 0.3],
  [2.75, 0.3],
  [4.3, 0.31],
  [6, 0.31],
  [7.9, 0.32],
  [10, 0.33],
  [12.3, 0.34],
];
const THICK = 0.07;
/** the slope climbs more steeply on the right */
const steep = (x: number) => 0.92 + 0.3 * sstep(-3, 7, x);

interface Ground {
  readonly z: number;
  /** 0 on level ground, 1 on the face of a wall */
  readonly wall: number;
  readonly terrace: number;
}
export function ground(x: number, y: number): Ground {
  const b = beyond(x, y);
  let z = 0.02 * land.n2(x * 0.7, y * 0.7),
    wall = 0,
    terrace = 0;
  for (const [k, [at, high]] of WALLS.entries()) {
    if (b < at) break;
    const up = lstep(at, at + THICK, b);
    z += high * steep(x) * up;
    if (up < 1) wall = 1;
    terrace = k + 1;
    z += 0.05 * lstep(at + THICK, at + 1.4, b);
  }
  if (b < 0) z *= sstep(-0.1, 0.25, offPath(x, y));
  return { z, wall, terrace };
}
export const heightAt = (x: number, y: number) => ground(x, y).z;
/** the depth at which a terrace lies for this x, `back` metres behind the face of its wall */
export function onTerrace(k: number, x: number, back: number): number {
  let y = 6 + WALLS[k - 1][0] + back;
  for (let i = 0; i < 4; i++) y -= beyond(x, y) - WALLS[k - 1][0] - back;
  return y;
}
export const TERRACES = WALLS.length;
