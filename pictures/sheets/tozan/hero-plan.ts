/** Tozan Shrine, the hero: its plan. Metres: x along the torii, y away from us, z above the terrace; the eye is low on the stair. */
import { type Pt, type V3 } from "../../kit/core.ts";

export const HORIZON = 772,
  CX = 620,
  F = 1750;
export const EYE: V3 = [-1.9, 0, 0.5];
const TURN = 0.2;
const ct = Math.cos(TURN),
  st = Math.sin(TURN);
/** How far the torii stands, where the terrace ends, and the steps that lead up to it. */
export const GATE = 8.8,
  EDGE = 7,
  RISE = 0.18,
  RUN = 0.46;
/** The first light: low, from the left and a little from behind us. */
export const SUN: V3 = [-0.885, -0.29, 0.365];

export const depth = ([x, y]: V3 | Pt) => (x - EYE[0]) * st + y * ct;
export function to(p: V3): Pt {
  const dx = p[0] - EYE[0],
    d = depth(p);
  return [CX + (F * (dx * ct - p[1] * st)) / d, HORIZON - (F * (p[2] - EYE[2])) / d];
}
/** The direction from the eye through a place of the sheet. */
export function ray(px: number, py: number): V3 {
  const u = (px - CX) / F,
    v = (HORIZON - py) / F,
    k = 1 / Math.hypot(u, 1, v);
  return [(u * ct + st) * k, (ct - u * st) * k, v * k];
}
