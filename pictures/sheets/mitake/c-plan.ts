/** The line colour and the mist of the cedar wood. */
import { hex, type RGB } from "../../kit/core.ts";

export const KEY = "#131a24";
export const MIST: RGB = hex("#c9dcc6");
