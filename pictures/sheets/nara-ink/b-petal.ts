/** Two petals that the wind brought in: one on the felt, one on the wet ink. */
import { clamp, ramp } from "../../kit/core.ts";

export const PETAL = ramp([
  [0, "#3a3040"],
  [0.5, "#a08c9c"],
  [0.85, "#f4cfc8"],
  [1, "#fff3ea"],
]);
/** petals that the wind brought in: where, how they lie, how long */
const PETALS = [
  [-0.445, 1.34, 0.5, 0.0125],
  [-0.262, 1.475, 2.6, 0.016],
] as const;
/** 1 on a petal and less towards its base, -1 in its small shade, or 0 */
export function petalAt(x: number, y: number): number {
  for (const [px, py, turn, size] of PETALS) {
    for (const [dx, dy, r] of [
      [0, 0, 1],
      [0.004, 0.008, -1],
    ]) {
      const u = x - px + dx,
        v = y - py + dy,
        l = Math.hypot(u, v);
      if (l > size * 1.2) continue;
      const a = Math.atan2(v, u) - turn,
        b = Math.abs(Math.atan2(Math.sin(a), Math.cos(a)));
      const edge = size * (0.78 + 0.22 * Math.sin(b * 2.2) - 0.24 * Math.exp(-((b / 0.22) ** 2)));
      if (l < edge) return r < 0 ? -1 : clamp(0.3 + 0.7 * (l / size) * Math.cos(b));
    }
  }
  return 0;
}
