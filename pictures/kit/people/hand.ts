/** hand: a hand closed on a bar or hidden by what it holds. */
import { type V3 } from "../core.ts";
import { cap, ell, smin } from "../distances.ts";
import type { Part } from "./figure.ts";
import { along, cross, sub, unit } from "./vectors.ts";

/** fingers are parts of their own, so that a line can part them: this one and the four after it */
const FINGERS = 9;

export interface Arm {
  readonly elbow: V3;
  readonly hand: V3;
  /** how far down the forearm the sleeve reaches: 0 the elbow, 1 the hand */
  readonly sleeve: number;
  /** the bar that the hand is closed on, by its direction; none: the hand is flat or hidden */
  readonly grips?: V3;
}

/** fingers closed round a bar, the back of the hand over it, the thumb across */
export function fist({ elbow, hand, grips }: Arm, s: number): Part[] {
  if (!grips)
    return [
      {
        mat: FINGERS,
        d: (x, y, z) => ell(x - hand[0], y - hand[1], z - hand[2], 0.042, 0.048, 0.05),
      },
    ];
  const bar = unit(grips),
    reach = unit(sub(hand, elbow)),
    over = unit(cross(bar, reach));
  const at = (a: number, b: number, c: number): V3 =>
    along(along(along(hand, bar, 1.15 * a), reach, 1.15 * b), over, 1.15 * c * s);
  const parts = [-0.045, -0.015, 0.015, 0.043].map((a, i): Part => ({
    mat: FINGERS + i,
    d: (x, y, z) =>
      smin(
        cap(x, y, z, at(a * 0.85, -0.02, 0.012), at(a, 0.036, 0.012), 0.024, 0.022),
        cap(x, y, z, at(a, 0.036, 0.012), at(a, 0.034, -0.04), 0.021, 0.017),
        0.012,
      ),
  }));
  const palm = (x: number, y: number, z: number) =>
    smin(
      cap(x, y, z, at(0.024, -0.03, 0), at(-0.024, -0.03, 0), 0.03, 0.03),
      cap(x, y, z, at(0.05, -0.035, -0.012), at(0.055, 0.02, -0.03), 0.021, 0.016),
      0.02,
    );
  return [...parts, { mat: FINGERS + 4, d: palm }];
}
