/** Amber wood in winter light: the colours of the store and how the light falls in it. */
import { ramp, sstep } from "../../kit/core.ts";
import { END } from "./store.ts";

export const amber = ramp([
  [0, "#140e12"],
  [0.2, "#2e1d1a"],
  [0.42, "#5f3d28"],
  [0.62, "#97683c"],
  [0.8, "#cf9c5c"],
  [1, "#f6dca4"],
]);
export const TOP = 3.75;
/** light comes from the window at the end and sinks towards us; a second, paler one falls from the left */
export const lightAt = (y: number, z: number, side: number) =>
  0.12 +
  0.62 * Math.pow(sstep(1.4, END, y), 1.4) +
  0.1 * sstep(3.4, 1, z) +
  (side > 0 ? 0.1 * Math.exp(-(((y - 4.4) / 1.1) ** 2)) : 0);
