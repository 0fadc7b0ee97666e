/** The moon-viewing path: camera, bends, and where its lanterns stand. */
import { type Cam } from "../../kit/terrain.ts";

export const cam: Cam = { x: 0, y: 0, z: 1.9, f: 1200, cx: 800, hy: 610 };
export const bend = (d: number) => 0.9 * Math.sin(d * 0.22 + 0.4) + 0.02 * d;
export interface Lamp {
  x: number;
  y: number;
  z: number;
  seed: number;
}
export function lampSpots(): Lamp[] {
  const o: Lamp[] = [];
  let k = 0;
  for (let y = 4.9; y < 26; y *= 1.17) {
    for (const s of [-1, 1])
      o.push({ x: bend(y) + s * 1.28, y: y + (s > 0 ? 0.35 : 0), z: 0.62, seed: k++ });
  }
  return o.sort((a, b) => b.y - a.y);
}
