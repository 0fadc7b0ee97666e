/** The little that centuries of rain leave of a face: brow, nose, two hollows; only the great one still laughs. */
import { sstep } from "../../kit/core.ts";
import { capsule, ell, smin } from "../../kit/distances.ts";

/** "laugh": crescent eyes and an open mouth; "calm": two shadows; "worn": less than that; "gone": a stone again */
export type Face = "laugh" | "calm" | "worn" | "gone";
interface Carved {
  /** the distance of what stands out, and how deep the hollows are, 0 to 1 */
  readonly relief: number;
  readonly line: number;
}

export function carveFace(face: Face, x: number, y: number, z: number): Carved {
  if (face === "gone") return { relief: 1, line: 0 };
  const ax = Math.abs(x);
  let relief = capsule(
    x,
    y,
    z,
    0,
    0.06,
    0.15,
    0,
    -0.03,
    0.17,
    0.014,
    face === "calm" ? 0.027 : 0.021,
  );
  // the brow overhangs the eyes, the cheeks are flat planes
  relief = smin(
    relief,
    capsule(ax, y, z, 0.015, 0.066, 0.152, 0.115, 0.052, 0.1, 0.024, 0.016),
    0.02,
  );
  if (face === "laugh")
    relief = smin(relief, ell(ax - 0.088, y + 0.042, z - 0.108, 0.046, 0.034, 0.046), 0.02);
  relief = smin(relief, ell(x, y + 0.148, z - 0.11, 0.056, 0.032, 0.036), 0.03);
  if (z < 0.04) return { relief, line: 0 };
  if (face === "worn") return { relief, line: 0.34 * hollow(ax - 0.07, y - 0.02, 0.04, 0.016) };
  if (face === "calm") {
    const eyes = 0.42 * hollow(ax - 0.07, y - 0.018 + 0.2 * (ax - 0.07), 0.042, 0.014);
    return { relief, line: Math.max(eyes, 0.36 * hollow(x, y + 0.094, 0.032, 0.009)) };
  }
  return { relief, line: 0.43 * Math.max(crescent(ax - 0.072, y - 0.014), laugh(x, y + 0.09)) };
}

/** a soft dent */
const hollow = (x: number, y: number, wide: number, high: number) =>
  Math.exp(-((x / wide) ** 2) - (y / high) ** 2);

/** a closed eye: an arch that is thick in the middle and runs out at both ends */
function crescent(x: number, y: number): number {
  const u = x / 0.05;
  if (Math.abs(u) > 1) return 0;
  const thick = 0.0105 * (1 - u * u) ** 0.7;
  return sstep(thick, thick * 0.4, Math.abs(y + 6 * x * x));
}
/** a small open mouth: one shadow, nearly straight above and round below */
function laugh(x: number, y: number): number {
  const u = x / 0.052;
  if (Math.abs(u) > 1) return 0;
  const top = 1.5 * x * x,
    low = top - 0.05 * (1 - u * u) ** 0.8;
  return sstep(-0.002, 0.006, Math.min(top - y, y - low));
}
