/** The press of the marquetry sheet. */
import { Noise } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";

export const P = new Print(95, "#efe4cb");
export const n = new Noise(6);
