/** The colours of the night, the moon, the shores of the pond, and the eye on the near bank. */
import { type Pt, ramp, sstep } from "../../kit/core.ts";
import { type Cam } from "../../kit/terrain.ts";

export const KEY = "#0b1024";
export const MOON: Pt = [566, 366];
export const MOON_R = 218;
/** the eye above the near bank; metres */
export const cam: Cam = { x: 0, y: 0, z: 1, f: 1400, cx: 800, hy: 720 };
/** The line of the far shore: it comes nearer on the right. */
export const SHORE = (x: number) => 752 + 46 * sstep(700, 1600, x) + 5 * Math.sin(x * 0.011);
/** The edge of the near bank. */
export const BANK = (x: number) =>
  1250 - 210 * sstep(560, 1000, x) - 62 * sstep(980, 1600, x) + 7 * Math.sin(x * 0.017);
/** The near lantern: its place on the bank, and where its light is on the sheet. */
export const LAMP = { x: 1.62, y: 4.15, low: 0.34, high: 1.02, half: 0.2 } as const;
export const GLOW: Pt = [1346, 1010];
/** How much of its light there is at a point of the sheet. */
export const glowAt = (x: number, y: number) =>
  Math.exp(-(((x - GLOW[0]) / 250) ** 2) - ((y - GLOW[1]) / 150) ** 2);
export const blade = ramp([
  [0, "#080e24"],
  [0.3, "#142648"],
  [0.55, "#34525a"],
  [0.78, "#9a935e"],
  [1, "#ffd488"],
]);
