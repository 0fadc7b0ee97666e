/** The Print, the camera, the haze and the snow of sheet A. */
import { type Col, clamp, mix, Noise, ramp, sstep } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";
import { stops } from "../../kit/points.ts";

export const P = new Print(61, "#efe9da");
export const cam: Cam = { x: 0, y: 0, z: 1.7, f: 1240, cx: 780, hy: 800 };
export const air = "#dfe6e4";
export const haze = (d: number) => 0.93 * clamp(1 - Math.exp(-Math.max(0, d - 7) / 34));
export const fogged = (d: number) => (c: Col) => mix(c, air, Math.round(haze(d) * 20) / 20);
export const half = 2.1;
export const snow = ramp(stops("0 #3f5a74, 0.3 #7b97ab, 0.6 #bccdd4, 0.85 #e6ebe6, 1 #fbf8ec"));

export const drift = new Noise(12);
export const land = (x: number, _y: number) =>
  0.75 * sstep(half + 0.1, half + 2.2, Math.abs(x)) + 0.05 * Math.max(0, Math.abs(x) - 5);
