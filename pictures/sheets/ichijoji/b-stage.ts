/** The Print of the rainy bar, and functions that draw on it. */
import { type Pt, Rng } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { printing } from "./pens.ts";

export const P = new Print(1221, "#1a2340");
export const r = new Rng(12);

/** the hem of the curtain, the floor under the stools, and where the street begins */
export const HEM = 742,
  FLOOR = 968,
  STREET = 1002;
/** the left and right end of the bar's open front */
export const FRONT = [150, 1450] as const;

export const print = printing(P, "#120c14");

export const rect = (x0: number, y0: number, x1: number, y1: number): Pt[] => [
  [x0, y0],
  [x1, y0],
  [x1, y1],
  [x0, y1],
];

/** Part of an ellipse, from angle a0 to a1; clockwise from the right. */
export function arc([cx, cy]: Pt, rx: number, ry: number, a0 = 0, a1 = Math.PI * 2): Pt[] {
  const steps = Math.max(14, Math.round(Math.abs(a1 - a0) * 9));
  return Array.from({ length: steps + 1 }, (_, i): Pt => {
    const a = a0 + ((a1 - a0) * i) / steps;
    return [cx + rx * Math.cos(a), cy + ry * Math.sin(a)];
  });
}
