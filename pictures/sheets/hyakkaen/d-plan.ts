/** The line colour of the dusk, where things are, and the colour of grass in the light of the cage. */
import { type Pt, ramp } from "../../kit/core.ts";

export const KEY = "#140f22";
/** the position of the light on the sheet, and of the child's feet */
export const LAMP: Pt = [955, 868];
export const CHILD: Pt = [1256, 984];
export const blade = ramp([
  [0, "#12133a"],
  [0.25, "#24315a"],
  [0.5, "#3d605f"],
  [0.72, "#8f9458"],
  [0.88, "#e0b860"],
  [1, "#ffe9ac"],
]);
export const glowAt = (x: number, y: number) =>
  Math.exp(-(((x - LAMP[0]) / 290) ** 2) - ((y - LAMP[1]) / 190) ** 2);
