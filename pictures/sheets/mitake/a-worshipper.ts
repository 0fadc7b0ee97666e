/** The worshipper: in white, upright before the water with joined hands and lowered head. */
import { type Pt, SS, type V3 } from "../../kit/core.ts";
import { box, cap, ell, smin } from "../../kit/distances.ts";
import {
  BELT,
  BOTTOM,
  EXTRA,
  type Figure,
  HAIR,
  type Part,
  SHOE,
  SKIN,
  TOP,
} from "../../kit/people.ts";
import { carve } from "../../kit/people/carve.ts";
import { type Print } from "../../kit/print.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
import { KEY } from "./a-plan.ts";

const ROBE: Tones = { cut: ["#8ba3b2", "#d3dcd8", "#fdfaf0"], from: [0.2, 0.6], bare: "#5f7686" };
const cuts: Record<number, Tones> = {
  [SKIN]: { cut: ["#7a4e40", "#bd8562", "#eab98e"], from: [0.3, 0.66], bare: "#7a4e40" },
  [HAIR]: { cut: ["#14151f", "#1f2230", "#3c4656"], from: [0.5, 0.85], bare: "#3c4656" },
  [TOP]: ROBE,
  [BOTTOM]: ROBE,
  [EXTRA]: ROBE,
  [BELT]: { cut: ["#6f8492", "#aab9bc", "#e2e4da"], from: [0.2, 0.6], bare: "#4f6472" },
  [SHOE]: { cut: ["#7a4e40", "#b07a5c", "#dba97c"], from: [0.3, 0.7], bare: "#7a4e40" },
};
const HIP: V3 = [0, 0.9, -0.09],
  CHEST: V3 = [0, 1.29, -0.01],
  NECK: V3 = [0, 1.44, 0.06],
  HEAD: V3 = [0, 1.55, 0.14],
  HANDS: V3 = [0, 1.29, 0.36];

/** the hem of a robe, wider at the foot, moved back by the bow */
const skirt = (x: number, y: number, z: number) => {
  const t = Math.min(1, Math.max(0, (0.92 - y) / 0.62));
  const wide = 0.15 + 0.07 * t,
    deep = 0.15 + 0.1 * t,
    mid = -0.09 + 0.03 * t;
  const d = (Math.hypot(x / wide, (z - mid) / deep) - 1) * wide;
  return Math.max(d, 0.3 - y, y - 0.95);
};
/** He faces +z. */
const parts: Part[] = [
  {
    mat: SKIN,
    d: (x, y, z) =>
      smin(
        ell(x - HEAD[0], y - HEAD[1], z - HEAD[2], 0.08, 0.105, 0.095),
        cap(x, y, z, NECK, HEAD, 0.055, 0.05),
        0.03,
      ),
  },
  {
    mat: HAIR,
    d: (x, y, z) =>
      Math.max(
        ell(x, y - HEAD[1] - 0.03, z - HEAD[2] + 0.03, 0.09, 0.1, 0.1),
        0.75 * (z - HEAD[2] - 0.03) - 0.5 * (y - HEAD[1]),
      ),
  },
  {
    mat: EXTRA,
    d: (x, y, z) =>
      Math.min(
        Math.max(
          ell(x, y - HEAD[1] - 0.015, z - HEAD[2] + 0.01, 0.1, 0.113, 0.11),
          Math.abs(y - HEAD[1] - 0.055 + 0.2 * (z - HEAD[2])) - 0.018,
        ),
        cap(x, y, z, [0, 1.54, 0.03], [0.03, 1.36, -0.08], 0.02, 0.03),
      ),
  },
  {
    mat: TOP,
    d: (x, y, z) => {
      let d = smin(
        cap(x, y, z, HIP, CHEST, 0.15, 0.165),
        cap(x, y, z, [0.13, 1.34, 0.01], [-0.13, 1.34, 0.01], 0.085, 0.085),
        0.08,
      );
      d = smin(d, skirt(x, y, z), 0.06);
      for (const s of [-1, 1]) {
        d = smin(
          d,
          cap(x, y, z, [s * 0.18, 1.33, 0.01], [s * 0.18, 1.09, 0.15], 0.078, 0.07),
          0.04,
        );
        d = smin(d, cap(x, y, z, [s * 0.18, 1.09, 0.15], HANDS, 0.066, 0.05), 0.03);
        // the sleeves hang from the forearms
        d = Math.min(
          d,
          box(x - s * 0.12, y - 0.97, z - 0.22 - (1.1 - y) * 0.1, 0.04, 0.2, 0.12, 0.03),
        );
      }
      return d - 0.005 * Math.sin(y * 34 + z * 22);
    },
  },
  { mat: SKIN, d: (x, y, z) => cap(x, y, z, [0, 1.29, 0.36], [0, 1.43, 0.38], 0.042, 0.03) },
  {
    mat: BELT,
    d: (x, y, z) =>
      Math.max(
        cap(x, y, z, HIP, CHEST, 0.165, 0.175),
        Math.abs((y - 0.99) * 0.9 + (z + 0.1) * 0.25) - 0.05,
      ),
  },
  {
    mat: BOTTOM,
    d: (x, y, z) =>
      Math.min(
        cap(x, y, z, [0.09, 0.5, -0.06], [0.1, 0.08, 0.06], 0.08, 0.05),
        cap(x, y, z, [-0.09, 0.5, -0.12], [-0.1, 0.09, -0.2], 0.08, 0.05),
      ),
  },
  {
    mat: SHOE,
    d: (x, y, z) =>
      Math.min(
        ell(x - 0.1, y - 0.035, z - 0.1, 0.045, 0.034, 0.105),
        ell(x + 0.1, y - 0.04, z + 0.16, 0.045, 0.04, 0.1),
      ),
  },
];
const worshipper: Figure = {
  id: "misogi-stand-1",
  parts,
  bounds: [-0.7, 0.85, -0.03, 1.7],
  mats: {},
  yaw: 1.95,
  tilt: 0.03,
};

/** Prints him in flat tones, lit by the white of the fall; his feet are at `at`. */
export const printWorshipper = (P: Print, at: Pt, scale: number) =>
  silhouette(P, carve(worshipper, SS > 1.2 ? 520 : 360), {
    at,
    scale,
    key: KEY,
    light: [0.85, 0.45, 0.25],
    lift: 0.06,
    step: 0.04,
    line: SS > 1.2 ? [2.2, 2.6] : [1.5, 1.8],
    tonesOf: (part) => cuts[part] ?? ROBE,
  });
