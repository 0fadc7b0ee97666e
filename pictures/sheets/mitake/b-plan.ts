/** The pilgrim village at dawn: the viewpoint, the slope from the nearest roof up to the gate, and the haze. */
import {
  clamp,
  type Col,
  hex,
  lerp,
  mix,
  type Pt,
  ramp,
  type RGB,
  type V3,
} from "../../kit/core.ts";
import { type Cam } from "../../kit/terrain.ts";

export const cam: Cam = { x: 0, y: 0, z: 0, f: 1200, cx: 800, hy: 470 };
export const KEY = "#111c30";
export const MIST: RGB = hex("#c9bccb");
export const grass = ramp([
  [0, "#0e2633"],
  [0.3, "#1f4a4a"],
  [0.6, "#557c5c"],
  [0.85, "#a9ac78"],
  [1, "#f0d9a4"],
]);
/** distance; height on the sheet of the slope there; its left edge; the middle of the lane */
const PROFILE: readonly (readonly [number, number, number, number])[] = [
  [22, 1330, 300, 930],
  [27, 1150, 470, 985],
  [34, 985, 580, 1048],
  [41, 880, 640, 1020],
  [50, 800, 700, 935],
  [60, 725, 770, 925],
  [70, 655, 830, 1020],
  [80, 597, 880, 1062],
  [92, 535, 930, 1030],
  [104, 470, 945, 1000],
  [112, 438, 950, 1004],
  [140, 330, 1010, 1010],
];
function read(d: number, column: 1 | 2 | 3): number {
  let i = 0;
  while (i < PROFILE.length - 2 && d > PROFILE[i + 1][0]) i++;
  const [a, b] = [PROFILE[i], PROFILE[i + 1]];
  return lerp(a[column], b[column], (d - a[0]) / (b[0] - a[0]));
}
export const base = (d: number) => read(d, 1);
export const brink = (d: number) => read(d, 2);
export const lane = (d: number) => read(d, 3);
/** the point of the scene that appears at a point of the sheet, at a distance */
export const seenAt = ([sx, sy]: Pt, d: number): V3 => [
  ((sx - cam.cx) * d) / cam.f,
  d,
  cam.z - ((sy - cam.hy) * d) / cam.f,
];
export const haze = (d: number) => clamp((d - 24) / 150) * 0.68;
export const hazed = (c: Col, d: number) => mix(c, MIST, haze(d));
