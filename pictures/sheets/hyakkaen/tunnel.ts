/** The bush-clover tunnel: an arched passage of split bamboo, slightly bent, open at its far end. */
import { clamp, Noise, type Pt } from "../../kit/core.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

export const cam: Cam = { x: -0.1, y: 0, z: 1.3, f: 1240, cx: 800, hy: 640 };
export const END = 12.2;
/** how far off the visitor stands: out in the light, beyond the last hoop */
export const STROLLER = 14.6;
export const gn = new Noise(14);
export const bend = (y: number) => 0.46 * Math.sin(y * 0.17 + 0.05) - 0.0018 * y * y;

const HALF = 1.3,
  TOP = 2.86;
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
/** The sun is low on the right: places where it comes through the plants or strikes them. Angle, depth, size, strength. */
const SUNLIT = [
  [2.62, 2.75, 0.3, 0.85],
  [2.2, 3.9, 0.26, 0.8],
  [2.78, 5, 0.34, 0.9],
  [2.4, 6.6, 0.36, 1],
  [2.75, 8.4, 0.4, 1],
  [0.62, 3.1, 0.22, 0.62],
  [0.9, 5.4, 0.3, 0.8],
  [0.4, 7.2, 0.34, 0.9],
  [1.42, 7.6, 0.4, 0.8],
  [1.66, 4.5, 0.2, 0.5],
] as const;
export function sunlit(a: number, y: number) {
  let most = 0;
  for (const [at, far, size, strength] of SUNLIT) {
    const u = (a - at) / size,
      v = (y - far) / (size * 2.4);
    most = Math.max(most, strength * Math.exp(-u * u - v * v));
  }
  return clamp(most * (1.05 + 0.5 * gn.n2(a * 5, y * 1.8)));
}
