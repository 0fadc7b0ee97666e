/** The Print of the supper sheet, the low eye on the pebble bank, the fire. x right, y away, z up, metres. */
import { Noise, type Pt, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

export const P = new Print(1015, "#e8dcc6");
export const n = new Noise(1015);
/** Someone who sits on the stones: the tails of the fish reach the level of the eye. */
export const cam: Cam = { x: 0, y: 0, z: 0.4, f: 1500, cx: 800, hy: 318 };
/** The middle of the embers, and the middle of the flames' light. */
export const PIT: Pt = [-0.1, 1.03];
export const FIRE: V3 = [-0.1, 1.05, 0.12];
/** The river lies a metre below the place of the fire, and begins here. */
export const WATER = -1.1,
  SHORE = 8.8;
const BROW = 1.5;

/** The height of the bank: level round the fire, then falling to the river. */
export const bank = (y: number) => (y < BROW ? 0 : (WATER * (y - BROW)) / (SHORE - BROW));
export const seen = (p: V3): Pt => onSheet(cam, p[0], p[1], p[2]);
/** The point of the scene at this place on the sheet and this distance. */
export const behind = (x: number, y: number, d: number): V3 => [
  ((x - cam.cx) * d) / cam.f,
  d,
  cam.z - ((y - cam.hy) * d) / cam.f,
];
/** The point of the level ground at this place on the sheet. */
export const onGround = (x: number, y: number): V3 => behind(x, y, (cam.f * cam.z) / (y - cam.hy));
/** The distance and the pixels of a metre of a thing that floats at this height on the sheet. */
export const afloat = (y: number) => {
  const d = (cam.f * (cam.z - WATER)) / (y - cam.hy);
  return { d, metre: cam.f / d };
};
