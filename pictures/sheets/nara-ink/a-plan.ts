/** The Print of the paper window at blue hour, and where its parts are. */
import { Noise } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { printerOn } from "./stage.ts";

export const P = new Print(511, "#dfe6ee");
export const nz = new Noise(17);
export const print = printerOn(P, "#0b1020");

/** the paper of the window: left, top, right, bottom */
export const PAPER = [470, 236, 1270, 748] as const;
/** where the lamp stands behind it */
export const LAMP = [748, 470] as const;
/** the sill, the front edge of the veranda, the snow of the garden */
export const SILL = 846,
  EDGE = 968,
  GARDEN = 1024;
