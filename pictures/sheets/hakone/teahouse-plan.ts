/** The dimensions of the teahouse, and what fills a bay of its front. */
import { type Pt } from "../../kit/core.ts";
import { type Pen3, quadUV } from "../../kit/build.ts";

/** In metres: the length along the front, the depth, the eaves' height and overhang, and the ridge. */
export const house = { long: 9, deep: 6, eave: 1.95, over: 1.35, ridge: 7.5, r0: 2.9, r1: 6.2 };
export const door = { from: 3.3, to: 5.3, sill: 0.3, head: 1.78 };

export type Face = (u: number, v: number) => Pt;

export const bay = (p: Pen3, u0: number, u1: number, w0: number, w1: number): Pt[] => [
  p.P(u0, 0, w0),
  p.P(u1, 0, w0),
  p.P(u1, 0, w1),
  p.P(u0, 0, w1),
];
/** Coordinates of a bay: u along, v down. */
export const over = (q: Pt[]): Face => quadUV(q[3], q[2], q[1], q[0]);
