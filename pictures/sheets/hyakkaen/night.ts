/** The moon-viewing path: camera, bends, and the positions of its lanterns. */
import { type Cam } from "../../kit/terrain.ts";

export const cam: Cam = { x: 0, y: 0, z: 1.9, f: 1200, cx: 800, hy: 610 };
export const bend = (d: number) => -0.5 - 0.52 * Math.cos(d * 0.21 + 0.55) + 0.012 * d;
export interface Lamp {
  x: number;
  y: number;
  z: number;
  seed: number;
  /** how far its top leans to the right, metres for each metre of height */
  lean: number;
  lit: boolean;
}
/** the lanterns that stand askew, and the one that has gone out, by their number from the near end */
const LEANS: Readonly<Record<number, number>> = { 1: 0.055, 4: -0.07 };
const UNLIT = 3;
export function lampSpots(): Lamp[] {
  const o: Lamp[] = [];
  let k = 0;
  for (let y = 4.9; y < 26; y *= 1.24) {
    // on the right the curve brings them close together, so there are only a few, and none beside the offering
    for (const s of k % 3 || !k ? [-1] : [-1, 1])
      o.push({
        x: bend(y) + s * 1.34,
        y: y + (s > 0 ? 0.35 : 0),
        z: 0.62,
        lean: LEANS[k] ?? 0,
        lit: k !== UNLIT,
        seed: k++,
      });
  }
  return o.sort((a, b) => b.y - a.y);
}
