/** The soot room, seen from low down, a rack of lamps along the left wall, one shelf high on the right. */
import { Noise, type Pt, Rng } from "../../kit/core.ts";

export const KEY = "#070506";
export const nz = new Noise(58);
/** eye level and vanishing point: from metres to design units */
const EYE = 0.95,
  FOCUS = 1000;
export const VANISH: Pt = [1080, 1084];
/** x to the right, depth away, z up, in metres */
export const on = (x: number, depth: number, z: number): Pt => [
  VANISH[0] + (FOCUS * x) / depth,
  VANISH[1] - (FOCUS * (z - EYE)) / depth,
];
export const scaleAt = (depth: number) => FOCUS / depth;

/** a shelf along the depth at `x`, `z`, with lamps on its edge */
export interface Shelf {
  x: number;
  z: number;
  /** +1 when the wall is on its right */
  wall: 1 | -1;
  from: number;
}
export const shelves: readonly Shelf[] = [
  { x: -0.98, z: 3.02, wall: -1, from: 1.9 },
  { x: -0.98, z: 2.4, wall: -1, from: 1.3 },
  { x: -0.98, z: 1.78, wall: -1, from: 0.86 },
  { x: 1.02, z: 2.62, wall: 1, from: 1.9 },
];
export const END = 8.6;

export interface LampAt {
  x: number;
  depth: number;
  z: number;
  /** 0 for a lamp that has gone out */
  flame: number;
  size: number;
  tilt: number;
  /** how much soot is on its lid: 0 little .. 1 much */
  soot: number;
  bare: boolean;
}
/** the lamp without its lid, which he holds */
const OPEN = { shelf: 2, depth: 2.3 };
/** where his hands are on the sheet; there are no flames behind them, so that they are visible */
const HANDS: Pt = [790, 490];

/** No two lamps have the same position or flame. */
export function lampsOn(): LampAt[] {
  const r = new Rng(14),
    all: LampAt[] = [];
  shelves.forEach((shelf, k) => {
    for (let depth = shelf.from; depth < END; depth += r.range(0.29, 0.47)) {
      const open = k === OPEN.shelf && !all.some((l) => l.bare) && depth > OPEN.depth - 0.24;
      const [px, py] = on(shelf.x, depth, shelf.z + 0.12);
      if (!open && Math.hypot(px - HANDS[0], (py - HANDS[1]) * 0.8) < 125) continue;
      all.push({
        x: shelf.x,
        depth: open ? OPEN.depth : depth,
        z: shelf.z,
        flame: open ? 1.7 : r.chance(0.13) ? 0 : r.range(0.7, 1.2),
        size: r.range(0.84, 1.18),
        tilt: r.g() * 0.09,
        soot: r.u(),
        bare: open,
      });
    }
  });
  // the farthest first
  return all.sort((a, b) => b.depth - a.depth);
}
