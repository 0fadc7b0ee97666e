/** The Print of the night counter, and functions that draw its objects. */
import { type Pt, Rng } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { printing } from "./pens.ts";

export const P = new Print(1214, "#1b2540");
export const n = P.noise;
export const r = new Rng(14);

/** where the hem of the curtain is, and where the counter begins */
export const HEM = 318,
  SILL = 1004;

export const print = printing(P, "#15101a");

/** Part of an ellipse, from angle a0 to a1; clockwise from the right, as the sheet's y points down. */
export function arc([cx, cy]: Pt, rx: number, ry: number, a0 = 0, a1 = Math.PI * 2): Pt[] {
  const steps = Math.max(12, Math.round(Math.abs(a1 - a0) * 10));
  return Array.from({ length: steps + 1 }, (_, i): Pt => {
    const a = a0 + ((a1 - a0) * i) / steps;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  });
}
