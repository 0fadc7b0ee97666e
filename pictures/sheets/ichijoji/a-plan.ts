/** The plan of the counter across the street: the eye under our own door's curtain, the shop's measures in metres, and its one lamp. */
import { Noise, type Pt, Rng, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam, onSheet, proj } from "../../kit/terrain.ts";
import { printing } from "./pens.ts";

export const KEY = "#0d0b14";
export const P = new Print(1271, "#f4e8cf");
export const r = new Rng(57);
export const n = new Noise(58);
export const print = printing(P, KEY);

/** the shop's front lies along y = 0, the street before it; the eye looks a little to the right */
export const EYE = 575;
const cam: Cam = { x: -2.3, y: -6.3, z: 1.7, f: 1560, cx: 812, hy: EYE, yaw: 0.34 };
export const at = (x: number, y: number, z: number): Pt => onSheet(cam, x, y, z);
/** Design units for a metre there. */
export const scaleAt = (x: number, y: number) => cam.f / proj(cam, x, y, 0)[2];

/** the front: the doorway's left post, the post between doorway and counter, the right post, the beam above */
export const LEFT = -2.45,
  POST = -1.5,
  RIGHT = 2.65,
  BEAM = 3.25,
  BACK = 3.7;
/** the counter: its front board, its near edge, the ledge for the bowls behind it */
export const COUNTER = {
  from: -1.2,
  board: 0.92,
  near: 0.72,
  ledge: 1.14,
  back: 1.36,
  z: 1.04,
  top: 1.2,
};
/** where the guests sit, and the stool that is free */
export const STOOLS_Y = 0.36;
export const FREE = 0.86;
export const KERB = -0.55;
/** the one lamp, a white globe in the steam */
export const LAMP: V3 = [0.66, 1.8, 2.34];

/** The place on the floor that the lamp's light reaches past a point. */
export function shadowOf(x: number, y: number, z: number): Pt {
  const t = LAMP[2] / (LAMP[2] - z);
  return at(LAMP[0] + (x - LAMP[0]) * t, LAMP[1] + (y - LAMP[1]) * t, 0);
}

/** Upright, level and side faces of the room. */
export const wallAt = (y: number, x0: number, x1: number, z0: number, z1: number): Pt[] => [
  at(x0, y, z1),
  at(x1, y, z1),
  at(x1, y, z0),
  at(x0, y, z0),
];
export const levelAt = (z: number, x0: number, x1: number, y0: number, y1: number): Pt[] => [
  at(x0, y1, z),
  at(x1, y1, z),
  at(x1, y0, z),
  at(x0, y0, z),
];
export const sideAt = (x: number, y0: number, y1: number, z0: number, z1: number): Pt[] => [
  at(x, y0, z1),
  at(x, y1, z1),
  at(x, y1, z0),
  at(x, y0, z0),
];

/** Puts metres beside and above a guest's place on the sheet. */
export type Put = (list: readonly Pt[]) => Pt[];
export const place = (x: number): Put => {
  const s = scaleAt(x, STOOLS_Y),
    [ox, oy] = at(x, STOOLS_Y, 0);
  return (list) => list.map(([u, z]): Pt => [ox + u * s, oy - z * s]);
};
