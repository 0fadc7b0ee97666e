/** The ridge of the pilgrim village: its slope, its terraces and its haze. */
import { clamp, hex, lerp, Noise, type RGB, sstep } from "../../kit/core.ts";
import { type Cam } from "../../kit/terrain.ts";

export const cam: Cam = { x: 0, y: 0, z: 17, f: 1200, cx: 690, hy: 470 };
export const gn = new Noise(6);
/** the inns: position, direction, length */
export const inns: { at: [number, number]; turn: number; long: number }[] = [
  { at: [6.4, 27.5], turn: -0.34, long: 12 },
  { at: [-14.2, 31.5], turn: 0.4, long: 10 },
  { at: [8.6, 43], turn: -0.42, long: 9.5 },
  { at: [-10.4, 48.5], turn: 0.36, long: 10 },
  { at: [12, 60], turn: -0.38, long: 9 },
  { at: [-6.4, 66], turn: 0.3, long: 8.5 },
];
const yard = inns.map((q) => q.at);
/** the stone stair from the last inns to the shrine */
export const stair = { x: 8.8, half: 1.7, from: 73.5, to: 97 };
/** the middle of the lane that climbs between the inns to the stair */
export const lane = (y: number) =>
  -0.6 + 9.4 * sstep(24, 76, y) + 2.1 * Math.sin((y - 22) * 0.17) * sstep(78, 56, y);
export const brink = (y: number) => -15.5 + 1.6 * gn.n2(y * 0.06, 3) - 0.05 * (y - 30);
export function ground(x: number, y: number) {
  let z = 0.36 * (y - 20) + 0.0009 * Math.max(0, y - 60) ** 2;
  const edge = brink(y);
  z -= 0.95 * Math.max(0, edge - x) + 0.1 * Math.max(0, x - 17) - 0.22 * Math.max(0, x - 12);
  z += 0.5 * gn.n2(x * 0.12, y * 0.12);
  // each inn stands on a level terrace
  for (const [hx, hy] of yard) {
    const k =
      sstep(1.25, 0.85, Math.max(Math.abs(x - hx - 4.5) / 8.2, Math.abs(y - hy - 2.4) / 5.2)) *
      sstep(1.7, 2.5, Math.abs(x - lane(y)));
    z = lerp(z, 0.36 * (hy - 20) + 0.0009 * Math.max(0, hy - 60) ** 2, k);
  }
  return z;
}
export const KEY = "#1d2a3a",
  MIST: RGB = hex("#dfe6e2");
export const haze = (d: number) => clamp((d - 24) / 105) * 0.78;
