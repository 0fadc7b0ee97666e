/** The Print of the morning sheet, the camera in the yard, the position of the sun. x right, y away, z up, metres. */
import { clamp, Noise, sstep, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";

export const P = new Print(711, "#efe6d2");
export const n = new Noise(711);
export const KEY = "#1c1a26";
export const eye = { h: 0.86, f: 1360, cx: 800, hy: 420 };
export const FENCE = 3.2;
/** The fence is high behind the vine and low to the left of a post: there the river opens behind it. */
export const POST = 846;
const heightAt = (z: number) => eye.hy + (eye.f * (eye.h - z)) / FENCE;
export const fenceTop = heightAt(1.36),
  lowTop = heightAt(0.58);
/** low morning sun from the left, a little behind us */
const s: V3 = [-0.72, -0.36, 0.6];
const l = Math.hypot(...s);
export const sun: V3 = [s[0] / l, s[1] / l, s[2] / l];

export const at = (x: number, y: number, z: number): [number, number] => [
  eye.cx + (eye.f * x) / y,
  eye.hy + (eye.f * (eye.h - z)) / y,
];
export const scaleAt = (y: number) => eye.f / y;
export const cutTone = (t: number, k: number, soft = 0.3) => {
  const v = clamp(t) * k,
    f = Math.floor(v);
  return (f + sstep(soft, 1 - soft, v - f)) / k;
};

export interface Basket {
  x: number;
  y: number;
  R: number;
  H: number;
  lid: boolean;
  seed: number;
}
/** the birds' baskets: the near one open, the far ones closed */
export const near: Basket = { x: 0.46, y: 1.98, R: 0.345, H: 0.46, lid: false, seed: 3 };
export const left: Basket = { x: -0.6, y: 2.34, R: 0.35, H: 0.44, lid: true, seed: 11 };
export const back: Basket = { x: 1.22, y: 2.74, R: 0.33, H: 0.44, lid: true, seed: 23 };
export const baskets = [back, left, near];
/** radius of a basket at a height: narrower at the foot and the shoulder */
export const girth = (b: Basket, z: number) => {
  const t = clamp(z / b.H);
  return (
    b.R * (0.76 + 0.25 * Math.sin(Math.PI * Math.pow(t, 0.82))) * (1 - 0.16 * sstep(0.66, 1, t))
  );
};
