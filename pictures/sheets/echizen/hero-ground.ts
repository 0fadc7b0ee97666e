/** The snowed-in ground outside, and where on it the things of the village stand and throw their shadows. */
import type { Pt, V3 } from "../../kit/core.ts";
import { depth, HORIZON, meet, project } from "./hero-plan.ts";
import { SUN } from "./hero-sun.ts";

/** the snow lies higher than the ground, lower than the floor */
export const GROUND = -0.35;
/** the place in the snow that is seen at px, `far` metres ahead */
export function inSnow(px: number, far: number): V3 {
  const p = meet([px, HORIZON + 200], [0, 0, GROUND], [0, 0, 1]);
  const k = far / depth(p);
  return [p[0] * k, p[1] * k, GROUND];
}
/** where on the sheet the shadow of a place falls in the snow; never nearer than the wall */
export function shadowOf([x, y, z]: V3): Pt {
  const fall = Math.min((z - GROUND) / SUN[2], (y - 8) / SUN[1]);
  return project([x - SUN[0] * fall, y - SUN[1] * fall, GROUND]);
}
/** a colour's share of air at a distance */
export const airAt = (far: number) => Math.min(0.72, Math.max(0, (far - 18) / 130));
