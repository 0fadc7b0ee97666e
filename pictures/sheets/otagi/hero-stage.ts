/** The Print, one camera, one slope, one light, and the colours that mist takes away. */
import { type Col, mix, Noise, type Pt } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { onSheet, type Cam } from "../../kit/terrain.ts";

export const P = new Print(77, "#eee9d2");
export const gn = new Noise(15);
export const MIST = "#e8e4d0";

const SLOPE = 0.2,
  NEAR = 2.4;
export const cam: Cam = { x: 0, y: 0, z: 1.75, f: 1250, cx: 800, hy: 420 };
/** the height of the slope: it climbs evenly away from the eye */
export const ground = (depth: number) => SLOPE * (depth - NEAR);
export const onSlope = (x: number, depth: number, up = 0): Pt =>
  onSheet(cam, x, depth, ground(depth) + up);
export const scaleAt = (depth: number) => cam.f / depth;

/** the share of mist in a colour at this depth */
const haze = (depth: number) => 0.97 * (1 - Math.exp(-((Math.max(0, depth - 3.7) / 4.6) ** 1.3)));
/** the same in a few steps, as separate blocks */
export const veil = (c: Col, depth: number) => mix(c, MIST, Math.round(haze(depth) * 16) / 16);
