/** The Print of the ink house's street, and its perspective. */
import { type Pt, Rng } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { printerOn } from "./stage.ts";

export const P = new Print(533, "#f1e9da");
export const r = new Rng(26);
export const print = printerOn(P, "#1b161a");

export const EYE_LEVEL = 716;
/** A point of the street front: metres along it, height, and metres out from it into the street. */
export function on(s: number, z: number, out = 0): Pt {
  const across = -4.2 + 0.82 * s + 0.57 * out,
    depth = 5.2 + 0.57 * s - 0.82 * out;
  return [690 + (1100 * across) / depth, EYE_LEVEL - (1100 * (z - 1.6)) / depth];
}
/** How long a metre is there. */
export const metre = (s: number, out = 0) => 1100 / (5.2 + 0.57 * s - 0.82 * out);

/** An upright part of the front between two places and two heights. */
export const face = (s0: number, s1: number, z0: number, z1: number, out = 0): Pt[] => [
  on(s0, z0, out),
  on(s1, z0, out),
  on(s1, z1, out),
  on(s0, z1, out),
];
