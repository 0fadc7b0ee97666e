/** The Print, one camera, one slope, one light, and the colours that mist takes away. */
import { type Col, mix, Noise, type Pt, type V3 } from "../../kit/core.ts";
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

/** towards the sun: right, up, towards the eye */
const unit = (v: V3): V3 => {
  const l = Math.hypot(...v);
  return [v[0] / l, v[1] / l, v[2] / l];
};
export const LIGHT = unit([0.64, 0.4, -0.66]);
/** where the open sky lights the shade from */
export const SKY = unit([-0.2, 0.8, 0.42]);

/** the share of mist in a colour at this depth */
const haze = (depth: number) => 0.97 * (1 - Math.exp(-((Math.max(0, depth - 3.7) / 4.6) ** 1.3)));
/** the same in a few steps, as separate blocks */
export const veil = (c: Col, depth: number) => mix(c, MIST, Math.round(haze(depth) * 16) / 16);
