/** The corridor of the wooden fish, and how it is turned to the eye. */
import { type Pt } from "../../kit/core.ts";

/** the line colour of the corridor */
export const KEY = "#1a1418";

/** The eye is turned to the left: what lies along the corridor recedes to the right, towards one point on the eye level. */
export const EYE = 730;
const TURN = 0.17;
export const turn = { c: Math.cos(TURN), s: Math.sin(TURN) };
const NEAR = turn.s / 1150;
/** how many times smaller the plane of posts and fish appears at a place along it */
export const away = (x: number) => 1 + NEAR * (x - 800);
/** from the plane of posts and fish, seen square on, to the sheet, and back */
export const onSight = ([x, y]: Pt): Pt => [
  845 + ((x - 800) * turn.c) / away(x),
  EYE + (y - EYE) / away(x),
];
export function offSight(sx: number, sy: number): Pt {
  const u = (sx - 845) / turn.c,
    x = 800 + u / (1 - NEAR * u);
  return [x, EYE + (sy - EYE) * away(x)];
}
