/** Tones by the pixel: fills outlines with what a function of the sheet gives, and the textures such functions share. */
import {
  clamp,
  type Ctx,
  getPx,
  H,
  layer,
  lerp,
  Noise,
  type Pt,
  putPx,
  type RGB,
  SS,
  sstep,
  stamp,
  W,
} from "../../kit/core.ts";
import { trace } from "../../kit/brush.ts";

const n = new Noise(613);
type Ink = (u: number, v: number) => RGB;

/** Fills outlines pixel by pixel; where two overlap, they leave a hole. */
export function fillWith(x: Ctx, outlines: readonly Pt[][], ink: Ink) {
  const all = outlines.flat();
  // a multiple of four is a whole number of pixels at every size in use
  const low = (k: 0 | 1) => Math.max(0, Math.floor(Math.min(...all.map((p) => p[k])) / 4) * 4);
  const high = (k: 0 | 1, most: number) =>
    Math.min(most, Math.ceil(Math.max(...all.map((p) => p[k])) / 4) * 4);
  const x0 = low(0),
    y0 = low(1),
    w = high(0, W) - x0,
    h = high(1, H) - y0;
  if (w <= 0 || h <= 0) return;
  const L = layer(w, h),
    im = getPx(L.c),
    d = im.data;
  for (let j = 0, i = 0; j < im.height; j++)
    for (let k = 0; k < im.width; k++, i += 4) {
      const c = ink(x0 + (k + 0.5) / SS, y0 + (j + 0.5) / SS);
      d[i] = c[0];
      d[i + 1] = c[1];
      d[i + 2] = c[2];
      d[i + 3] = 255;
    }
  putPx(L.c, im);
  L.x.globalCompositeOperation = "destination-in";
  L.x.beginPath();
  for (const p of outlines)
    trace(
      L.x,
      p.map(([u, v]): Pt => [u - x0, v - y0]),
    );
  L.x.fill("evenodd");
  stamp(x, L, { dx: x0, dy: y0 });
}
/** a tone cut into flat steps, with a narrow passage between two */
export function steps(t: number, k: number): number {
  const s = t * k,
    f = Math.floor(s);
  return (f + sstep(0.36, 0.64, s - f)) / k;
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
  const ring = 0.5 + 0.5 * Math.sin(w * 260 + 4 * n.n2(seed * 1.7, w * 9));
  const fine = 0.5 + 0.5 * n.n2(a * 3 + seed, b * 140);
  return clamp(0.9 - 0.5 * ring ** 3 - 0.5 * fine * fine);
}
