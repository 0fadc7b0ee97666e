/** The Print of the supper sheet, the camera over the pit, the fire's light. x right, y away, z up, metres. */
import { clamp, mix, Noise, type RGB, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import type { WaterCam } from "./nightwater.ts";

export const P = new Print(1015, "#e8dcc6");
export const n = new Noise(1015);
export const cam: WaterCam = { h: 0.315, f: 1700, cx: 690, hy: 500 };
/** the distance of the pit's centre */
export const MID = 1.6;
/** the radius of the skewers' ring, of the ash, of the stones */
export const RING = 0.43,
  ASH = 0.6,
  STONES = 0.68;
const fire: V3 = [0, MID, 0.07];

/** the ray through a point of the sheet, unit length, from the camera at (0, 0, h) */
export function ray(x: number, y: number, o: V3) {
  const a = (x - cam.cx) / cam.f,
    b = -(y - cam.hy) / cam.f;
  const l = 1 / Math.hypot(a, 1, b);
  o[0] = a * l;
  o[1] = l;
  o[2] = b * l;
}
/** light of the embers on a surface with the normal (nx, ny, nz): 0 to about 1.4 nearby; the embers cover a broad area */
export function ember(x: number, y: number, z: number, nx: number, ny: number, nz: number) {
  const dx = fire[0] - x,
    dy = fire[1] - y,
    dz = fire[2] - z;
  const d = Math.hypot(dx, dy, dz) || 1;
  const cos = (nx * dx + ny * dy + nz * dz) / d;
  return (clamp(cos * 0.82 + 0.18) * 0.56) / (0.12 + d * d * 1.5);
}
/** a colour in firelight and the last daylight, in steps */
export function lit(c: RGB, warm: number, sky: number): RGB {
  const k = 4,
    q = Math.min(1.5, warm) * k,
    f = Math.floor(q);
  const u = clamp((q - f - 0.4) / 0.2);
  const w = (f + u * u * (3 - 2 * u)) / k;
  const out: RGB = [0, 0, 0];
  const hot = [1.32, 0.8, 0.36],
    cool = [0.26, 0.36, 0.58];
  for (let i = 0; i < 3; i++)
    out[i] = Math.min(255, c[i] * (hot[i] * w + cool[i] * sky) + 4 + i * 4);
  // surfaces very near the embers turn yellow
  return w > 1 ? mix(out, "#ffe9b0", clamp((w - 1) * 0.9)) : out;
}
