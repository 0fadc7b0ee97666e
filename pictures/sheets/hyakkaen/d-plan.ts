/** The eye's height, the moon, and the inks of the near growth. */
import type { Pt } from "../../kit/core.ts";

export const HORIZON = 858;
export const MOON: Pt = [430, 700];
export const MOON_R = 122;

/** The nearest growth, and the growth behind it. */
export const INK = "#0b1524";
export const DEEP = "#13263a";
/** The moon's light on an edge. */
export const RIM = "#f3d6a0";
