/** Textures of old surfaces, and tones cut into flat steps. */
import { clamp, lerp, Noise, type RGB, sstep } from "../../kit/core.ts";

const n = new Noise(613);
/** a tone cut into flat steps, with a narrow passage between two */
export function steps(t: number, k: number): number {
  const s = t * k,
    f = Math.floor(s);
  return (f + sstep(0.3, 0.7, s - f)) / k;
}
export const between = (a: RGB, b: RGB, t: number): RGB => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];
export const hash = (i: number, j = 0) => {
  const v = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
  return v - Math.floor(v);
};
/** the sum of a few slow waves of noise, -1..1 */
export const cloud = (a: number, b: number, seed: number) => n.fbm(a + seed * 7.3, b - seed, 3);
/** long streaks along `a`, -1..1 */
export const streak = (a: number, b: number, seed: number) => n.n2(a + seed * 3.1, b + seed * 1.7);
/** Old timber, `a` metres along the fibre and `b` across it: bands of rings with fine dark lines; 0 dark .. 1 light. */
export function fibre(a: number, b: number, seed: number): number {
  const w = b + 0.012 * n.n2(a * 1.3, b * 6 + seed) + 0.004 * n.n2(a * 5, b * 20 + seed);
  const ring = 0.5 + 0.5 * Math.sin(w * 200 + 4 * n.n2(seed * 1.7, w * 9));
  const fine = 0.5 + 0.5 * n.n2(a * 3 + seed, b * 120);
  return clamp(0.9 - 0.5 * ring ** 3 - 0.4 * fine * fine);
}
