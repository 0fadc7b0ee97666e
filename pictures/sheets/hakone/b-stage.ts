/** The Print of the wet road, the eye of one who crouches, the land, the mist, and what the wet stones mirror. */
import { type Col, clamp, hex, mix, Noise, ramp, type RGB, sstep } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { type Cam } from "../../kit/terrain.ts";

export const P = new Print(72, "#e4e2da");
export const cam: Cam = { x: 0, y: 0, z: 0.62, f: 1150, cx: 760, hy: 292 };
export const half = 1.2;
/** The road bends a little to the right, where the mist is bright. */
export const centre = (y: number) => 0.0032 * y * y;
export const land = (x: number, y: number) => {
  const out = Math.abs(x - centre(y));
  return 0.004 * y + 0.85 * sstep(half + 0.05, half + 1.9, out) + 0.12 * Math.max(0, out - 3);
};
export const AIR: RGB = hex("#e9e6cc");
export const haze = (d: number) => 0.97 * clamp(1 - Math.exp(-Math.max(0, d - 4.4) / 13));
export const fogged = (d: number) => (c: Col) => mix(c, AIR, Math.round(haze(d) * 18) / 18);

/** The direction of the gap in the trees, as a slope across the view. */
const GAP = 0.09;
const light = ramp(stops("0 #fff6d6, 0.25 #fbeec4, 0.5 #dfe4cd, 0.75 #afc6c4, 1 #84a5b0"));
const n = new Noise(31);
/** The trunks that stand in the reflection: direction, half width, how dark. */
const TRUNKS = [
  [-0.62, 0.12, 1],
  [-0.33, 0.06, 0.9],
  [-0.17, 0.028, 0.7],
  [-0.05, 0.014, 0.42],
  [0.2, 0.02, 0.5],
  [0.31, 0.042, 0.8],
  [0.5, 0.09, 1],
  [0.85, 0.14, 1],
] as const;

/** What a mirror sees in a direction: `az` across, `el` up. Bright mist in the gap, trunks, a dark roof of boughs. */
export function reflected(az: number, el: number): RGB {
  const wide = 0.19 + 0.24 * el;
  const open = Math.exp(-(((az - GAP) / wide) ** 2)) * sstep(2.2, 0.5, el);
  let dark = 0.82 * (1 - open);
  for (const [at, w, deep] of TRUNKS) {
    const edge = Math.abs(az - at) / (w * (1 - 0.25 * el));
    if (edge < 1) dark = Math.max(dark, deep * (0.94 - 0.2 * sstep(0.6, 1, edge)));
  }
  const boughs =
    n.fbm(az * 5 + 3, el * 6, 3) +
    0.42 * sstep(0.45, 1.3, el) +
    0.42 * Math.min(1, Math.abs(az - GAP) * 1.6) -
    0.66;
  dark = Math.max(dark, 0.86 * sstep(0, 0.16, boughs));
  return mix(
    light.at(Math.round(clamp(0.2 + 0.75 * el + 0.6 * (1 - open)) * 5) / 5),
    "#1b2f37",
    Math.round(clamp(dark) * 3) / 3,
  );
}
