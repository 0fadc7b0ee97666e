/** The Print of the rain sheet. */
import { Print } from "../../kit/print.ts";

export const P = new Print(88, "#e2e2d4");
export const KEY = "#0b1a20";
