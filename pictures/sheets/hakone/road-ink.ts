/** The colours of the old road, shared by the Hakone sheets. */
import { hex, type RGB, ramp } from "../../kit/core.ts";
import { stops } from "../../kit/points.ts";

export const keyColour = "#18202b";
export const mist: RGB = hex("#d3dacf");
export const stone = ramp(
  stops("0 #18232f, 0.25 #37444f, 0.48 #68757a, 0.7 #9ea8a0, 0.88 #ccd0bf, 1 #efead2"),
);
export const earth = ramp(stops("0 #121d26, 0.3 #27322f, 0.55 #4b5540, 0.8 #808662, 1 #b6b68c"));
export const moss = ramp(stops("0 #0e2628, 0.3 #1d4339, 0.58 #44703f, 0.82 #8c9f4f, 1 #d3cf86"));
export const leaf = ramp(stops("0 #0b2023, 0.3 #173a35, 0.6 #356149, 0.85 #7c9a62, 1 #c0cb92"));
