/** The printer, kneeling: he leans back and lifts the page off its block with both hands. */
import { type V3 } from "../../kit/core.ts";
import { box, cap, ell, smin } from "../../kit/distances.ts";
import type { Figure, Part } from "../../kit/people.ts";
import { carve } from "../../kit/people/carve.ts";

export const SKIN = 0,
  HAIR = 1,
  COAT = 2,
  APRON = 3;
const HIP: V3 = [0, 0.27, -0.14],
  CHEST: V3 = [0, 0.66, -0.2],
  HEAD: V3 = [0, 0.95, -0.1];
const sides = [1, -1] as const;
const hand = (s: number): V3 => [s * 0.19, 0.9, 0.44];
const elbow = (s: number): V3 => [s * 0.28, 0.66, 0.12];

const parts: Part[] = [
  {
    mat: SKIN,
    d: (x, y, z) => {
      let d = ell(x, y - HEAD[1], z - HEAD[2], 0.078, 0.1, 0.096);
      d = smin(d, ell(x, y - HEAD[1] + 0.055, z - HEAD[2] - 0.05, 0.05, 0.05, 0.05), 0.04);
      d = smin(
        d,
        cap(
          x,
          y,
          z,
          [0, HEAD[1], HEAD[2] + 0.09],
          [0, HEAD[1] - 0.025, HEAD[2] + 0.108],
          0.012,
          0.015,
        ),
        0.02,
      );
      d = smin(d, cap(x, y, z, [0, 0.76, -0.18], [0, 0.9, -0.12], 0.056, 0.052), 0.03);
      for (const s of sides) {
        const h = hand(s);
        d = Math.min(d, cap(x, y, z, elbow(s), h, 0.048, 0.034));
        d = smin(d, ell(x - h[0], y - h[1] - 0.02, z - h[2] - 0.02, 0.032, 0.05, 0.045), 0.02);
        // the soles of his feet, below him
        d = Math.min(d, ell(x - s * 0.1, y - 0.05, z + 0.42, 0.05, 0.05, 0.13));
      }
      return d;
    },
  },
  {
    mat: HAIR,
    d: (x, y, z) =>
      Math.max(
        ell(x, y - HEAD[1] - 0.02, z - HEAD[2] + 0.02, 0.086, 0.098, 0.1),
        0.8 * (z - HEAD[2] - 0.045) - 0.6 * (y - HEAD[1] - 0.02),
        HEAD[1] - 0.075 - y - 0.3 * (z - HEAD[2]),
      ),
  },
  {
    mat: COAT,
    d: (x, y, z) => {
      let d = smin(
        cap(x, y, z, HIP, CHEST, 0.17, 0.165),
        cap(x, y, z, [0.15, 0.73, -0.19], [-0.15, 0.73, -0.19], 0.085, 0.085),
        0.07,
      );
      for (const s of sides) {
        const e = elbow(s);
        d = smin(d, cap(x, y, z, [s * 0.19, 0.73, -0.18], e, 0.085, 0.078), 0.05);
        d = smin(d, cap(x, y, z, e, [s * 0.24, 0.78, 0.27], 0.075, 0.07), 0.03);
        // the wide end of the sleeve hangs from the forearm
        d = smin(d, box(x - s * 0.25, y - 0.67, z - 0.22, 0.045, 0.11, 0.085, 0.03), 0.04);
        // thighs forward, shins folded under
        d = smin(d, cap(x, y, z, [s * 0.1, 0.25, -0.14], [s * 0.15, 0.14, 0.3], 0.13, 0.1), 0.05);
        d = smin(d, cap(x, y, z, [s * 0.15, 0.1, 0.28], [s * 0.11, 0.08, -0.3], 0.09, 0.075), 0.05);
      }
      return d - 0.008 * Math.sin(y * 30 + z * 17 + x * 8);
    },
  },
  {
    mat: APRON,
    d: (x, y, z) =>
      Math.max(
        cap(x, y, z, [0, 0.4, -0.15], [0, 0.47, -0.16], 0.185, 0.185),
        Math.abs(y - 0.43) - 0.035,
      ),
  },
];
const printer: Figure = {
  id: "hozoin-printer-2",
  parts,
  bounds: [-0.75, 0.75, -0.05, 1.15],
  mats: {},
  yaw: -1.85,
  tilt: 0.1,
};
export const carvedPrinter = () => carve(printer, 800);
