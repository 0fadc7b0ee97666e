/** The line colour of the dusk, and the colour of grass in the light of the small lamp. */
import { ramp } from "../../kit/core.ts";
import { LAMP } from "./d-cage.ts";

export const KEY = "#140f22";
export const blade = ramp([
  [0, "#0f0f2a"],
  [0.25, "#1f2a4a"],
  [0.5, "#3a5a5a"],
  [0.72, "#8f9458"],
  [0.88, "#e0b860"],
  [1, "#ffe9ac"],
]);
export const glowAt = (x: number, y: number) =>
  Math.exp(-(((x - LAMP[0]) / 380) ** 2) - ((y - LAMP[1]) / 300) ** 2);
