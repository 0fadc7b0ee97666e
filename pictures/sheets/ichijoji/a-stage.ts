/** The Print of the bowl from above, and functions that draw its objects. */
import { type Pt, Rng } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { printing } from "./pens.ts";

export const P = new Print(1211, "#f0e6d0");
export const r = new Rng(21);
/** how much a level circle is flattened: the eye is high above the counter, but not over the bowl */
export const TILT = 0.88;

export const print = printing(P, "#17101a");

/** Part of a level circle, from angle a0 to a1; clockwise from the right. */
export function ring([cx, cy]: Pt, radius: number, a0 = 0, a1 = Math.PI * 2): Pt[] {
  const steps = Math.max(14, Math.round(Math.abs(a1 - a0) * Math.sqrt(radius) * 1.4));
  return Array.from({ length: steps + 1 }, (_, i): Pt => {
    const a = a0 + ((a1 - a0) * i) / steps;
    return [cx + radius * Math.cos(a), cy + radius * TILT * Math.sin(a)];
  });
}
