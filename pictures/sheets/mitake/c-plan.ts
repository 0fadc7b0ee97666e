/** The colours of the cedar wood, and the sun behind it. */
import { hex, type Pt, ramp, type RGB, type V3 } from "../../kit/core.ts";

export const KEY = "#1c1838";
export const MIST: RGB = hex("#a9cfa6");
/** the middle of the light, on the sheet */
export const GLADE: Pt = [560, 640];
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
