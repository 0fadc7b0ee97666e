/**
 * The craftsman: on his toes, head back, one hand holding the lid up to the light, the other brushing soot from it with a
 * feather.
 */
import { type V3 } from "../../kit/core.ts";
import { box, cap, ell, smin } from "../../kit/distances.ts";
import type { Figure, Part } from "../../kit/people.ts";
import { carve } from "../../kit/people/carve.ts";

export const SKIN = 0,
  COAT = 1,
  CLOTH = 2,
  LID = 3,
  HOLLOW = 4,
  BELT = 5;
const TROUSERS = 6;

const HIP: V3 = [0, 0.94, -0.06],
  WAIST: V3 = [0, 1.12, -0.03],
  CHEST: V3 = [0, 1.36, -0.01],
  HEAD: V3 = [0, 1.68, 0.03];
/** the hand with the lid, and the one with the feather */
const HIGH: V3 = [0.16, 2.02, 0.46],
  LOW: V3 = [-0.12, 1.5, 0.6];
const LID_AT: V3 = [0.2, 2.17, 0.55];
const arm = (
  x: number,
  y: number,
  z: number,
  side: number,
  hand: V3,
  elbow: V3,
  sleeve: number,
) => {
  const shoulder: V3 = [side * 0.19, 1.45, 0];
  let d = smin(cap(x, y, z, shoulder, elbow, 0.085, 0.075), 9, 0.01);
  // the sleeve: wide, back at the elbow, hanging from it
  const mid: V3 = [
    (shoulder[0] + elbow[0] * 2) / 3,
    (shoulder[1] + elbow[1] * 2) / 3 - sleeve * 0.5,
    (shoulder[2] + elbow[2] * 2) / 3,
  ];
  d = smin(d, box(x - mid[0], y - mid[1], z - mid[2], 0.06, sleeve * 0.62, 0.12, 0.04), 0.06);
  return { cloth: d, skin: cap(x, y, z, elbow, hand, 0.05, 0.036) };
};
const HIGH_ELBOW: V3 = [0.26, 1.72, 0.2],
  LOW_ELBOW: V3 = [-0.27, 1.22, 0.3];

/** folds that run from the hips up to the lifted arm */
const coat = (x: number, y: number, z: number) => {
  let d = cap(x, y, z, HIP, WAIST, 0.17, 0.15);
  d = smin(d, cap(x, y, z, WAIST, CHEST, 0.15, 0.165), 0.08);
  d = smin(d, cap(x, y, z, [0.15, 1.45, 0], [-0.15, 1.45, 0], 0.085, 0.085), 0.07);
  // the coat is wide over the hips, pulled up by the lifted arm
  const t = Math.min(1, Math.max(0, (1.0 - y) / 0.34));
  const flare = (Math.hypot(x / (0.17 + 0.07 * t), (z + 0.06) / (0.16 + 0.08 * t)) - 1) * 0.17;
  d = smin(d, Math.max(flare, 0.68 + 0.12 * x - y, y - 1.05), 0.05);
  d = smin(d, arm(x, y, z, 1, HIGH, HIGH_ELBOW, 0.24).cloth, 0.05);
  d = smin(d, arm(x, y, z, -1, LOW, LOW_ELBOW, 0.2).cloth, 0.05);
  return d - 0.012 * Math.sin(y * 21 + z * 30 + x * 9 + 2 * Math.sin(z * 8 + y * 5));
};

const parts: Part[] = [
  {
    mat: SKIN,
    d: (x, y, z) => {
      // head tilted back: the face is turned up
      let d = ell(x, y - HEAD[1], z - HEAD[2], 0.078, 0.098, 0.1);
      d = smin(d, ell(x, y - HEAD[1] + 0.03, z - HEAD[2] - 0.08, 0.05, 0.05, 0.045), 0.04);
      d = smin(
        d,
        cap(
          x,
          y,
          z,
          [0, HEAD[1] + 0.035, HEAD[2] + 0.1],
          [0, HEAD[1] + 0.02, HEAD[2] + 0.125],
          0.013,
          0.015,
        ),
        0.02,
      );
      d = smin(d, cap(x, y, z, [0, 1.48, 0], [0, 1.62, 0.02], 0.056, 0.055), 0.03);
      for (const [side, hand, elbow] of [
        [1, HIGH, HIGH_ELBOW],
        [-1, LOW, LOW_ELBOW],
      ] as const) {
        d = Math.min(d, arm(x, y, z, side, hand, elbow, 0.2).skin);
        d = smin(d, ell(x - hand[0], y - hand[1] - 0.02, z - hand[2], 0.038, 0.055, 0.045), 0.02);
      }
      return d;
    },
  },
  {
    mat: CLOTH,
    d: (x, y, z) => {
      // a headscarf, its knot and ends behind
      const band = Math.max(
        ell(x, y - HEAD[1] - 0.02, z - HEAD[2] + 0.015, 0.09, 0.108, 0.112),
        0.7 * (z - HEAD[2] - 0.035) - 0.6 * (y - HEAD[1] - 0.02),
      );
      const ends = Math.min(
        cap(x, y, z, [0, 1.68, -0.09], [0.05, 1.6, -0.2], 0.028, 0.016),
        cap(x, y, z, [0, 1.68, -0.09], [-0.03, 1.55, -0.15], 0.026, 0.014),
      );
      return Math.min(band, ends);
    },
  },
  { mat: COAT, d: coat },
  {
    mat: BELT,
    d: (x, y, z) => {
      const low = y - 1.02 - 0.18 * z;
      const knot = cap(x, y, z, [0.06, 1.0, -0.22], [-0.04, 0.8, -0.27], 0.03, 0.02);
      return Math.min(Math.max(coat(x, y, z) - 0.016, Math.abs(low) - 0.036), knot);
    },
  },
  {
    mat: TROUSERS,
    d: (x, y, z) =>
      Math.min(
        smin(
          cap(x, y, z, [0.1, 0.84, -0.04], [0.12, 0.48, 0.04], 0.12, 0.1),
          cap(x, y, z, [0.12, 0.48, 0.04], [0.12, 0.1, -0.02], 0.095, 0.06),
          0.04,
        ),
        smin(
          cap(x, y, z, [-0.1, 0.84, -0.06], [-0.12, 0.48, -0.14], 0.12, 0.1),
          cap(x, y, z, [-0.12, 0.48, -0.14], [-0.12, 0.12, -0.34], 0.095, 0.06),
          0.04,
        ),
      ),
  },
  { mat: LID, d: (x, y, z) => lid(x, y, z, 0) },
  { mat: HOLLOW, d: (x, y, z) => lid(x, y, z, 1) },
];
/** a clay lid held at its edge, its inside turned towards us and down */
function lid(x: number, y: number, z: number, hollow: number) {
  const n: V3 = [-0.69, 0.62, 0.36];
  const px = x - LID_AT[0],
    py = y - LID_AT[1],
    pz = z - LID_AT[2];
  const h = px * n[0] + py * n[1] + pz * n[2];
  const r = Math.sqrt(Math.max(0, px * px + py * py + pz * pz - h * h));
  const domed = h - 0.07 * (1 - (r / 0.19) ** 2);
  return hollow
    ? Math.max(Math.abs(domed + 0.022) - 0.006, r - 0.182) * 0.8
    : Math.max(Math.abs(domed) - 0.016, r - 0.19) * 0.8;
}
const craftsman: Figure = {
  id: "nara-soot-4",
  parts,
  bounds: [-1, 0.7, -0.05, 2.4],
  mats: {},
  yaw: -2.05,
  tilt: 0,
};
/** the lid's centre relative to the figure's feet, in metres, y upwards */
export const LID_SEEN: readonly [number, number] = [-0.58, 2.17];
export const carvedCraftsman = () => carve(craftsman, 900);
