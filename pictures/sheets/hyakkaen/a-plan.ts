/** The greens of the trees in the morning, and the colour of the air between them. */
import { ramp } from "../../kit/core.ts";

export const greens = ramp([
  [0, "#16404a"],
  [0.25, "#2b6660"],
  [0.5, "#5c9378"],
  [0.74, "#a3c08c"],
  [1, "#ecebb4"],
]);
export const HAZE = "#dfe6d2";
