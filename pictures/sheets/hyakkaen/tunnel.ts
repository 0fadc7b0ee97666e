/** The bush-clover tunnel: an arched passage of split bamboo, slightly bent, open at its far end. */
import { clamp, Noise, type Pt } from "../../kit/core.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

export const cam: Cam = { x: -0.12, y: 0, z: 1.42, f: 1240, cx: 800, hy: 640 };
export const END = 12.2;
/** how far in the visitor stands */
export const STROLLER = 8.6;
export const gn = new Noise(14);
export const bend = (y: number) => 0.5 * Math.sin(y * 0.17 + 0.05) - 0.0018 * y * y;

const HALF = 1.28,
  TOP = 2.42;
/** a point of the arch: a is 0 at the right foot, PI at the left; out moves it away from the frame */
export function arch(a: number, y: number, out = 0): [number, number, number] {
  const c = Math.cos(a),
    s = Math.max(0, Math.sin(a));
  const x = Math.sign(c) * Math.pow(Math.abs(c), 0.82) * (HALF + out);
  const z = Math.pow(s, 0.7) * (TOP + out);
  return [bend(y) + x, y, z];
}
export const on = (p: [number, number, number]): Pt => onSheet(cam, ...p);
export const onArch = (a: number, y: number, out = 0): Pt => on(arch(a, y, out));
/** depths of the hoops from far to near */
export const hoops = (): number[] => {
  const o: number[] = [];
  for (let y = END; y > 1.25; y -= 0.62) o.push(y);
  return o;
};
/** how far the light of the open end reaches in: 1 at the end, 0 beside us */
export const inward = (y: number) => clamp((y - 1.6) / (END - 1.6));
/** the low sun is outside on the right and shines through where the plants are thin */
export function thin(a: number, y: number) {
  const side = 0.5 + 0.5 * Math.cos(a - 0.75);
  const n = gn.fbm(a * 1.9 + 3, y * 0.75, 3);
  return clamp(0.1 + 0.75 * n + 0.42 * side * side);
}
