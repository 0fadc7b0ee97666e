/** The Print, one camera, one slope, one light, and the colours that mist takes away. */
import { catmull } from "../../kit/brush.ts";
import { clamp, lerp, mix, Noise, type Col, type Pt, type RGB, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { onSheet, type Cam } from "../../kit/terrain.ts";

export const P = new Print(77, "#eee9d2");
export const gn = new Noise(15);
export const MIST = "#e9ead0";
export const KEY: RGB = [16, 30, 40];

const SLOPE = 0.2,
  NEAR = 2.6;
export const cam: Cam = { x: 0, y: 0, z: 1.6, f: 1250, cx: 800, hy: 470 };
/** the height of the lawn: it climbs evenly away from the eye */
export const ground = (depth: number) => SLOPE * (depth - NEAR);
export const onLawn = (x: number, depth: number, up = 0): Pt =>
  onSheet(cam, x, depth, ground(depth) + up);
/** how many pixels a metre is at this depth */
export const scaleAt = (depth: number) => cam.f / depth;
/** the distance of the lawn that is seen at a height on the sheet */
export const depthAt = (sy: number) =>
  (cam.f * (cam.z + SLOPE * NEAR)) / (sy - cam.hy + cam.f * SLOPE);
/** the place of the lawn that is seen at a point of the sheet: sideways, depth */
export const underPoint = (sx: number, sy: number): Pt => {
  const depth = depthAt(sy);
  return [((sx - cam.cx) / cam.f) * depth, depth];
};

/** towards the sun: right, up, towards the eye */
export const LIGHT: V3 = [-0.77, 0.61, 0.16];

/** the share of mist in a colour at this depth */
export const haze = (depth: number) =>
  0.96 * (1 - Math.exp(-((Math.max(0, depth - 4.8) / 4.6) ** 1.4)));
/** the same in a few steps, as separate blocks */
export const veil = (c: Col, depth: number) => mix(c, MIST, Math.round(haze(depth) * 14) / 14);

const line = catmull(
  [
    [2.3, 0.5],
    [2.7, 0.57],
    [4.6, 0.74],
    [7, 0.36],
    [10.2, -0.3],
    [14.7, -1.32],
    [21.5, -3.3],
    [26, -4.5],
  ],
  12,
);
/** the middle of the path of steps at a depth */
export function pathX(depth: number): number {
  const i = clamp(
    line.findIndex((p) => p[0] > depth),
    1,
    line.length - 1,
  );
  const [a, b] = [line[i - 1], line[i]];
  return lerp(a[1], b[1], clamp((depth - a[0]) / (b[0] - a[0])));
}
export const pathHalf = (depth: number) => 0.33 + 0.006 * depth;
