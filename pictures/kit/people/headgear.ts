/** headgear: what is worn on the head at work, in the head's own frame: across, to the crown, to the face. */
import { cap, ell } from "../distances.ts";

export const headgear = {
  kerchief(u: number, v: number, w: number) {
    const wrap = Math.max(
      ell(u, v - 0.02, w + 0.012, 0.096, 0.112, 0.11),
      w - 0.05 - 0.25 * v,
      -0.04 - v - 0.2 * w,
    );
    const tails = Math.min(
      cap(u, v, w, [0, -0.005, -0.115], [0.05, -0.09, -0.16], 0.03, 0.016),
      cap(u, v, w, [0, -0.005, -0.115], [-0.02, -0.11, -0.14], 0.028, 0.014),
    );
    return Math.min(wrap, tails) + 0.004 * Math.sin(v * 70 + w * 40);
  },
  sedge(u: number, v: number, w: number) {
    const r = Math.hypot(u, w + 0.01);
    return Math.max(Math.abs(v - 0.21 + 0.75 * r) - 0.014, r - 0.26) * 0.75;
  },
  /** a sun hat with a round crown */
  straw(u: number, v: number, w: number) {
    const r = Math.hypot(u, w + 0.01);
    const brim = Math.max(Math.abs(v - 0.075 + 0.5 * r * r) - 0.014, r - 0.235) * 0.85;
    return Math.min(brim, ell(u, v - 0.08, w + 0.01, 0.115, 0.1, 0.125));
  },
  /** no hat: hair in a knot */
  bun(u: number, v: number, w: number) {
    return Math.min(
      ell(u, v - 0.085, w + 0.095, 0.055, 0.05, 0.055),
      ell(u, v - 0.015, w + 0.03, 0.094, 0.106, 0.092),
    );
  },
};
