/** The press of the bells' sheet. */
import { Noise } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";

export const P = new Print(86, "#f1e4c8");
export const n = new Noise(14);
export const keyColour = "#21161f";
