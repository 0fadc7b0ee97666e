/** Hakozushi, the hero: a cook's hand and forearm from the right, with long chopsticks. */
import { type V3 } from "../../kit/core.ts";
import { cap, smin } from "../../kit/distances.ts";
import { type Figure, type Part, POLE, SKIN } from "../../kit/people.ts";

/** A finger from knuckle to tip: two joints, the second one thinner. */
const finger =
  (knuckle: V3, joint: V3, tip: V3, r: number): Part["d"] =>
  (x, y, z) =>
    smin(
      cap(x, y, z, knuckle, joint, r, r * 0.88),
      cap(x, y, z, joint, tip, r * 0.86, r * 0.62),
      0.004,
    );
const fingers = [
  finger([0.01, 0.062, 0.035], [-0.088, 0.046, 0.06], [-0.15, -0.046, 0.03], 0.029),
  finger([0.004, 0.03, 0.055], [-0.09, -0.004, 0.082], [-0.128, -0.088, 0.045], 0.03),
  finger([0.02, -0.012, 0.06], [-0.062, -0.052, 0.085], [-0.076, -0.118, 0.04], 0.029),
  finger([0.046, -0.044, 0.055], [-0.028, -0.086, 0.074], [-0.052, -0.13, 0.036], 0.025),
  finger([0.085, 0.04, -0.012], [-0.03, 0.075, -0.03], [-0.13, 0.0, -0.012], 0.031),
];
const wrist: V3 = [0.16, 0.066, 0];

const parts: Part[] = [
  {
    mat: SKIN,
    d: (x, y, z) => {
      const palm = cap(x, y, z, wrist, [0.035, 0.02, 0.01], 0.058, 0.066);
      const arm = cap(x, y, z, wrist, [0.5, 0.22, -0.02], 0.052, 0.088);
      let d = smin(palm, arm, 0.05);
      for (const one of fingers) d = smin(d, one(x, y, z), 0.006);
      return d;
    },
  },
  {
    mat: POLE,
    d: (x, y, z) =>
      Math.min(
        cap(x, y, z, [-0.515, -0.425, 0.02], [0.1, 0.16, 0.05], 0.006, 0.013),
        cap(x, y, z, [-0.495, -0.44, 0.04], [0.08, 0.035, 0.02], 0.006, 0.013),
      ),
  },
];
export const hand: Figure = {
  id: "hako-hand-3",
  parts,
  bounds: [-0.56, 0.56, -0.5, 0.4],
  yaw: 0,
  tilt: 0.02,
  mats: {},
};
