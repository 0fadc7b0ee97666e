/**
 * The hero's room, dimensions: vat, screen and window, seen from behind the papermaker's right shoulder. Metres; she faces along
 * y.
 */
import { type Pt, type V3 } from "../../kit/core.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

export const KEY = "#17131c";
export const cam: Cam = { x: 2.7, y: -2.08, z: 2.15, f: 1500, cx: 660, hy: 60, yaw: -0.85 };
export const at = (x: number, y: number, z: number): Pt => onSheet(cam, x, y, z);

/** The vat's half length, depth and rim, and the level of its water. */
export const VAT = { half: 0.95, deep: 1.15, brim: 0.82, water: 0.66, foot: 0.06, plank: 0.06 };
/** The wall in front of her, the wall on her left, and the only window. */
export const ROOM = { front: 3.2, left: -3.3 };
export const WINDOW = { x0: -1.9, x1: 0.28, z0: 1.2, z1: 2.6 };

/** The screen's centre, half length and depth, and the lift of its far edge. */
export const SCREEN = { middle: [0.05, 0.64, 1.04] as V3, long: 0.74, deep: 0.46, tilt: 0.24 };
/** A point on the tilted screen: u along it, v away from her, `up` from its surface; all in metres. */
export function onScreen(u: number, v: number, up: number): Pt {
  const { middle, tilt } = SCREEN;
  const c = Math.cos(tilt),
    s = Math.sin(tilt);
  return at(middle[0] + u, middle[1] + v * c - up * s, middle[2] + v * s + up * c);
}
