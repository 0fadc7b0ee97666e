/** The Print, the camera, the terraced bank and its colours. */
import { PW, PH, Noise, clamp, lerp, sstep, ramp, hex, type RGB } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { renderHeight, type Cam } from "../../kit/terrain.ts";
import { stops } from "../../kit/points.ts";

export const P = new Print(77, "#e9e2cc");
export const n = P.noise,
  r = P.rng;
export const KEY = "#17202c";
export const red = ramp(
  stops("0 #3d1226, 0.2 #7c1c2a, 0.42 #bb3326, 0.62 #dd5c2d, 0.82 #f19a46, 1 #fcdc90"),
);
export const MIST: RGB = hex("#d9dfbf");

export const HX0 = 690;

export const cam: Cam = { x: 0, y: 0, z: 1.62, f: 1250, cx: 800, hy: 590 };
export const gn = new Noise(15);
export const ROW = 1.06;
const SL = 0.345;
export const stairX = (y: number) => 1.15 - 0.155 * (y - 4) + 0.55 * Math.sin(y * 0.28 - 0.5);
export function gz(x: number, y: number) {
  const s = Math.max(0, y - 3.1);
  const st = s / ROW + 0.1 * gn.n2(x * 0.5, y * 0.5);
  const k = Math.floor(st),
    f = st - k;
  const terr = (k + sstep(0.0, 0.42, f)) * ROW * SL;
  const dx = Math.abs(x - stairX(y));
  const bowl = 0.011 * Math.max(0, dx - 1.2) ** 2 * sstep(3, 14, y);
  let z =
    lerp(terr, s * SL, 0.35) +
    Math.min(bowl, 3.2) +
    0.06 * gn.n2(x * 0.8, y * 0.8) +
    0.035 * gn.n2(x * 2.6, y * 2.6) +
    0.012 * gn.n2(x * 8, y * 8);
  if (dx < 0.8) {
    const q = s / 0.42;
    const kk = Math.floor(q),
      ff = q - kk;
    const sz = (kk + sstep(0, 0.07, ff)) * 0.42 * SL + 0.03 + 0.008 * gn.n2(x * 4, kk * 3.3);
    z = lerp(sz, z, sstep(0.52, 0.68, dx));
  }
  return z;
}
/** half the width of a step; every slab is a little different */
export const stepHalf = (step: number) => 0.585 + 0.05 * gn.n2(step * 1.73, 3.1);
export const G = renderHeight(cam, gz, 1.6, 40, 0.0022, 0.006);

export const mossR = ramp(
  stops("0 #0e2932, 0.22 #1b4440, 0.45 #34673c, 0.66 #6d9140, 0.85 #b0b552, 1 #e6d988"),
);
export const stoneR = ramp(stops("0 #1b2736, 0.3 #46555e, 0.6 #8b958f, 0.85 #cbccb6, 1 #f1e9cf"));
export const hz = (d: number) => clamp(1 - Math.exp(-Math.max(0, d - 7) / 20)) * 0.9;
export const dapple = (x: number, y: number) => {
  const v =
    gn.fbm(x * 0.19 + 4.6, y * 0.16 + 1, 2) +
    0.55 * Math.exp(-((x + 0.9) ** 2) / 2.2 - (y - 4.6) ** 2 / 3) +
    0.4 * Math.exp(-((x - stairX(y)) ** 2) / 5 - (y - 11) ** 2 / 16) -
    0.3 * sstep(0.6, 2.2, x) * sstep(6.5, 3.8, y);
  return sstep(-0.22, 0.5, v);
};
export const tone = new Float32Array(PW * PH);
