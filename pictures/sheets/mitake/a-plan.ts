/** Colours of the cleft: stone, moss, pool and mist. */
import { hex, ramp, type RGB } from "../../kit/core.ts";

export const KEY = "#0c1822";
export const rock = ramp([
  [0, "#0e1a26"],
  [0.25, "#20323f"],
  [0.5, "#3f5560"],
  [0.72, "#71868a"],
  [0.9, "#b4c0b8"],
  [1, "#e6e8da"],
]);
export const moss = ramp([
  [0, "#0c2428"],
  [0.3, "#1b4640"],
  [0.55, "#3d7058"],
  [0.8, "#86a878"],
  [1, "#d8e0b4"],
]);
export const MIST: RGB = hex("#d4e0d8");
export const pool = ramp([
  [0, "#0b2029"],
  [0.3, "#1c3f47"],
  [0.55, "#4a7274"],
  [0.8, "#a9c4bc"],
  [1, "#f4f8f0"],
]);
