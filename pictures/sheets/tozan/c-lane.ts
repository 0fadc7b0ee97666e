/** The lane of sheet C: the positions of its walls, and where a ray hits them. */
import type { Pt } from "../../kit/core.ts";

export const F = 1230,
  CX = 900,
  HY = 520,
  EYE = 1.62,
  BEND = 0.0075, // the lane turns away to the right
  LEFT = -1.75,
  RIGHT = 1.9,
  LOW = 1.5,
  END = 30;
export const toSheet = (off: number, d: number, z: number): Pt => [
  CX + (F * (off + BEND * d * d)) / d,
  HY + (F * (EYE - z)) / d,
];
export function meet(u: number, off: number) {
  const disc = u * u - 4 * BEND * off;
  if (disc < 0) return Infinity;
  const s = Math.sqrt(disc);
  const roots = [(u - s) / (2 * BEND), (u + s) / (2 * BEND)]
    .filter((q) => q > 0.4)
    .sort((a, b) => a - b);
  return roots[0] ?? Infinity;
}
