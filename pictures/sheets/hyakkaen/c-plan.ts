/** The line colour of the night, the position of the moon, and the greens of grass in lantern light. */
import { type Pt, ramp } from "../../kit/core.ts";

export const KEY = "#0b1024";
export const MOON: Pt = [600, 300];

export const blade = ramp([
  [0, "#0a1228"],
  [0.3, "#14294a"],
  [0.55, "#2d5468"],
  [0.78, "#7c8f74"],
  [1, "#f2cf8c"],
]);
