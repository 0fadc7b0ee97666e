/** The colours of the cedar wood, its ground, and the sun behind it. */
import { hex, Noise, type Pt, ramp, type RGB, type V3 } from "../../kit/core.ts";

export const KEY = "#1c1838";
export const MIST: RGB = hex("#a9cfa6");
/** the foot of the light between the trunks, where the path goes through a gate */
export const GLADE: Pt = [1064, 930];
/** the sun stands behind the wood, high on the right */
export const SUN: V3 = [0.55, 0.62, -0.56];
/** petals, from deep shade to full light */
export const lilac = ramp([
  [0, "#3a2f6c"],
  [0.2, "#65549c"],
  [0.42, "#9f8cc9"],
  [0.62, "#d0bfe4"],
  [0.8, "#f1e6f2"],
  [1, "#fffaf0"],
]);
const n = new Noise(31);
/** where the slope begins */
export const ground = (x: number) => 950 + 34 * n.n2(x * 0.0016, 3) - 0.03 * (x - 800);
