/** The Print of the station in April, its perspective, and functions that draw on it. */
import { type Pt, Rng } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { printing } from "./pens.ts";

export const P = new Print(1231, "#f4ecdc");
export const r = new Rng(40);

export const print = printing(P, "#241f2e");

export const HORIZON = 690;
export const EYE = 2.4;
const FOCUS = 1100,
  VANISH = 430;
/** the pixels of a metre that is so many metres away */
export const metre = (away: number) => FOCUS / away;
/** A point: metres to the right of the eye, metres away along the line, and height. */
export const on = (right: number, away: number, z = 0): Pt => [
  VANISH + right * metre(away),
  HORIZON + (EYE - z) * metre(away),
];
/** A level strip along the line. */
export const floor = (a: number, b: number, near: number, far: number, z = 0): Pt[] => [
  on(a, near, z),
  on(b, near, z),
  on(b, far, z),
  on(a, far, z),
];
/** An upright strip along the line. */
export const side = (at: number, near: number, far: number, z0: number, z1: number): Pt[] => [
  on(at, near, z0),
  on(at, far, z0),
  on(at, far, z1),
  on(at, near, z1),
];
/** An upright face across the line. */
export const face = (a: number, b: number, away: number, z0: number, z1: number): Pt[] => [
  on(a, away, z0),
  on(b, away, z0),
  on(b, away, z1),
  on(a, away, z1),
];
