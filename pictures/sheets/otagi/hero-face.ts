/** The few cuts of the chisel that make a face: brow, nose, eyes as arcs, a mouth. */
import { sstep } from "../../kit/core.ts";
import { capsule, ell, smin } from "../../kit/distances.ts";

/** "laugh": arcs and an open mouth; "calm": closed eyes and a short smile; "worn": the rain has left almost nothing */
export type Face = "laugh" | "calm" | "worn";
interface Carved {
  /** the distance of what stands out, and how deep a line is cut, 0 to 1 */
  readonly relief: number;
  readonly line: number;
}

export function carveFace(face: Face, x: number, y: number, z: number): Carved {
  const ax = Math.abs(x);
  let relief = capsule(
    x,
    y,
    z,
    0,
    0.05,
    0.155,
    0,
    -0.025,
    0.18,
    0.016,
    face === "worn" ? 0.022 : 0.028,
  );
  relief = smin(
    relief,
    capsule(ax, y, z, 0.02, 0.058, 0.15, 0.11, 0.05, 0.105, 0.022, 0.014),
    0.02,
  );
  if (face === "laugh")
    relief = smin(relief, ell(ax - 0.09, y + 0.035, z - 0.115, 0.05, 0.042, 0.045), 0.03);
  relief = smin(relief, ell(x, y + 0.13, z - 0.12, 0.06, 0.035, 0.035), 0.03);
  if (z < 0.04) return { relief, line: 0 };
  if (face === "worn") return { relief, line: 0.5 * mouth(x, y + 0.09, 0.05, 2, 0.004) };
  const e = ax - 0.074;
  const arc = face === "laugh" ? y - 0.018 + 9 * e * e - 0.012 : y - 0.004 - 3 * e * e;
  const wide = face === "laugh" ? 0.052 : 0.04;
  const eye = Math.exp(-((arc / 0.0105) ** 2)) * sstep(wide, wide - 0.016, Math.abs(e));
  if (face === "calm")
    return { relief, line: Math.max(0.8 * eye, 0.85 * mouth(x, y + 0.088, 0.055, 4, 0.004)) };
  return { relief, line: Math.max(eye, mouth(x, y + 0.085, 0.083, 5.5, 0.022)) };
}

/** a mouth that is open by `open` in the middle and curves up at its ends */
function mouth(x: number, y: number, half: number, curve: number, open: number): number {
  const u = x / half;
  if (Math.abs(u) > 1.1) return 0;
  const gap = open * Math.sqrt(Math.max(0, 1 - u * u));
  const off = Math.max(0, Math.abs(y - curve * x * x + gap * 0.8) - gap);
  return Math.exp(-((off / 0.008) ** 2)) * sstep(half * 1.08, half * 0.92, Math.abs(x));
}
