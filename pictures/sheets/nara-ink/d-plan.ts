/** The Print of the drying room, which looks out on a garden in snow, and where its parts are. */
import { Noise, type Pt } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { printerOn } from "./stage.ts";

export const P = new Print(544, "#e6e2d4");
export const nz = new Noise(29);
export const print = printerOn(P, "#100c14");

/** the opening: its head, and the sill on the floor */
export const HEAD = 150,
  SILL = 936;
export const HORIZON = 596;
export const SUN: Pt = [914, 366];

/** A point of the floor that the sun puts into shadow: from what stands at `x` on the sill, out to this height on the sheet. */
export const cast = (x: number, y: number): Pt => [
  SUN[0] + ((x - SUN[0]) * (y - HORIZON)) / (SILL - HORIZON),
  y,
];
