/** The line colour and the mist of the cedar wood. */
import { hex, type RGB } from "../../kit/core.ts";

export const KEY = "#131a24";
export const MIST: RGB = hex("#c9dcc6");
/** how far the wooded slope rises above its middle, towards the right */
export const rise = (x: number) => 0.1 * (x - 800);
