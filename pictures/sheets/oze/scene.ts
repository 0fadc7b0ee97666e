/** Positions on the river, in metres: camera, boat, fire. */
import { type V3, lerp, sstep } from "../../kit/core.ts";
import { project, type WaterCam } from "./nightwater.ts";

export const cam: WaterCam = { h: 3.2, f: 1500, cx: 800, hy: 335 };
const bow: V3 = [-1.35, 11.0, 0];
const dir = [0.63, 0.777];
const LEN = 12.6;
export const fire: V3 = [-2.05, 10.15, 1.42];

/** half width, height of the gunwale and of the floor along the boat (0 bow, 1 stern) */
const half = (u: number) =>
  0.66 * Math.sqrt(Math.min(1, u / 0.42)) * (1 - 0.32 * sstep(0.62, 1, u));
const sheer = (u: number) =>
  0.46 + 0.42 * (1 - sstep(0, 0.3, u)) ** 2 + 0.22 * sstep(0.75, 1, u) ** 2;
export function hull(u: number, side: number, v: number): V3 {
  // v: 0 at the water, 1 at the gunwale; the planks flare outward
  const b = half(u) * lerp(0.74, 1, v),
    along = u * LEN - (u < 0.06 ? 0.5 * v * (1 - u / 0.06) : 0);
  return [
    bow[0] + dir[0] * along - dir[1] * b * side,
    bow[1] + dir[1] * along + dir[0] * b * side,
    sheer(u) * v,
  ];
}
export function aboard(u: number, side: number, z: number): V3 {
  return [
    bow[0] + dir[0] * u * LEN - dir[1] * half(u) * side,
    bow[1] + dir[1] * u * LEN + dir[0] * half(u) * side,
    z,
  ];
}
export const px = (p: V3): [number, number] => {
  const q = project(cam, p);
  return [q[0], q[1]];
};
