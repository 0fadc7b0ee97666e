/** The soot room: an aisle between two racks of lamps, with a door on the snow at its end. */
import { Noise, type Pt, Rng } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { printerOn } from "./stage.ts";

const KEY = "#060405";
export const P = new Print(510, "#0d0a0a");
export const print = printerOn(P, KEY);
export const nz = new Noise(58);
/** eye level and vanishing point: from metres to design units */
export const EYE = 1.46,
  FOCUS = 1000,
  END = 10.4;
export const VANISH: Pt = [1030, 596];
/** x to the right, depth away, z up, in metres */
export const on = (x: number, depth: number, z: number): Pt => [
  VANISH[0] + (FOCUS * x) / depth,
  VANISH[1] - (FOCUS * (z - EYE)) / depth,
];
export const scaleAt = (depth: number) => FOCUS / depth;

/** the front edges of the racks, the heights of their shelves, the depths of their posts */
export const RACKS = [-1.62, 1.3] as const;
export const SHELVES = [0.4, 0.97, 1.54, 2.11] as const;
export const POSTS = [8.6, 5.1, 3.5, 2.2] as const;
/** the door in the end wall: left, right, height */
export const DOOR = [-0.2, 0.5, 1.86] as const;

export interface LampAt {
  readonly x: number;
  readonly depth: number;
  readonly z: number;
  /** the height of its flame; 0 when it has gone out */
  readonly flame: number;
  readonly lean: number;
  readonly size: number;
  /** how far its lid is out of the level; without one, its flame burns free */
  readonly tilt: number;
  readonly bare: boolean;
}

/** The lamp whose lid he has lifted; it burns higher in the open. */
export const OPEN = { depth: 4.7, z: SHELVES[1] } as const;
/** how far behind the shelf's edge the lamps stand */
export const BACK = 0.16;

/** All lamps, the farthest first; no two have the same place or flame. */
export function lampsOn(): LampAt[] {
  const r = new Rng(23),
    all: LampAt[] = [];
  for (const x of RACKS)
    for (const z of SHELVES)
      for (let depth = r.range(1.25, 1.45); depth < END - 0.2; depth += r.range(0.3, 0.62)) {
        const open = x < 0 && z === OPEN.z && Math.abs(depth - OPEN.depth) < 0.3;
        if (open) continue;
        // the draught from the door pulls the flames towards us and apart
        const pull = 0.22 * nz.n2(depth * 0.7, z * 1.3) + 0.08 * r.g();
        all.push({
          x: x + Math.sign(x) * BACK + r.g() * 0.03,
          depth,
          z,
          flame: depth > 1.9 && r.chance(0.2) ? 0 : r.range(0.42, 1.3),
          lean: pull,
          size: r.range(0.76, 1.16),
          tilt: r.g() * 0.09,
          bare: r.chance(0.09),
        });
      }
  return all.sort((a, b) => b.depth - a.depth);
}
