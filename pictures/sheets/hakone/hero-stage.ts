/** The Print, the camera, the shape of the land, and how distance makes colours paler. */
import { type Col, clamp, mix, type Pt, sstep } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";
import { mist } from "./road-ink.ts";

export const P = new Print(53, "#e9e2cc");
export const cam: Cam = { x: 0, y: 0, z: 1.5, f: 1180, cx: 800, hy: 570 };
export const house = { corner: [-1.2, 17.2] as Pt, along: [0.885, -0.466] as Pt };
export const haze = (d: number) => 0.95 * clamp(1 - Math.exp(-Math.max(0, d - 6) / 30));

/** From the lower left the road bends to the door. */
export const centre = (y: number) =>
  -1.3 + 0.0023 * Math.max(0, y - 2.8) ** 3 - 0.1 * Math.max(0, 4.4 - y);
export const half = 1.2;
export function land(x: number, y: number) {
  const across = x - centre(y),
    out = Math.abs(across);
  const yard = Math.exp(-((x - 3.5) ** 2) / 20 - (y - 14.6) ** 2 / 12);
  const bank = across < 0 ? 0.8 * sstep(1.3, 3.4, out) : 0.5 * sstep(1.3, 3.2, out);
  return 0.012 * y + bank * (1 - clamp(yard * 1.5)) * sstep(26, 9, y);
}

export const fogged = (d: number) => (c: Col) => mix(c, mist, Math.round(haze(d) * 16) / 16);
