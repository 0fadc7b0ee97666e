/** Hakozushi, the hero: a cook's forearm from the right, long chopsticks, and the last prawn between their tips. */
import { clamp, sstep, type V3 } from "../../kit/core.ts";
import { cap, ell, smin } from "../../kit/distances.ts";
import { BELT, EXTRA, EXTRA2, type Figure, type Part, POLE, SKIN, TOP } from "../../kit/people.ts";
import { folds } from "../../kit/walkers.ts";

/** A finger from knuckle to tip: two joints, the second one thinner. */
const finger =
  (knuckle: V3, joint: V3, tip: V3, r: number): Part["d"] =>
  (x, y, z) =>
    smin(
      cap(x, y, z, knuckle, joint, r, r * 0.88),
      cap(x, y, z, joint, tip, r * 0.86, r * 0.62),
      0.012,
    );
const fingers = [
  finger([0.01, 0.062, 0.035], [-0.088, 0.046, 0.06], [-0.15, -0.046, 0.03], 0.029),
  finger([0.004, 0.03, 0.055], [-0.09, -0.004, 0.082], [-0.128, -0.088, 0.045], 0.03),
  finger([0.02, -0.012, 0.06], [-0.062, -0.052, 0.085], [-0.076, -0.118, 0.04], 0.029),
  finger([0.046, -0.044, 0.055], [-0.012, -0.092, 0.07], [-0.02, -0.14, 0.03], 0.025),
  finger([0.085, 0.04, -0.012], [-0.03, 0.075, -0.03], [-0.13, 0.0, -0.012], 0.031),
];
/** The prawn's back from tail to head, opened flat and bent a little by its own weight. */
const body: V3[] = [
  [-0.62, -0.475, 0.01],
  [-0.545, -0.435, 0.03],
  [-0.465, -0.44, 0.03],
  [-0.4, -0.485, 0.01],
];
const wrist: V3 = [0.16, 0.066, 0];

const parts: Part[] = [
  {
    mat: SKIN,
    d: (x, y, z) => {
      const palm = cap(x, y, z, wrist, [0.035, 0.02, 0.01], 0.058, 0.066);
      const arm = cap(x, y, z, wrist, [0.5, 0.22, -0.02], 0.052, 0.088);
      let d = smin(palm, arm, 0.05);
      for (const one of fingers) d = smin(d, one(x, y, z), 0.011);
      return d;
    },
  },
  // the sleeve of the work coat, wide at its opening, hanging below the arm
  {
    mat: TOP,
    d: (x, y, z) => {
      const arm = cap(x, y, z, [0.42, 0.18, -0.02], [1.1, 0.5, -0.06], 0.135, 0.2);
      const bag = cap(x, y, z, [0.47, 0.1, -0.02], [0.9, 0.24, -0.04], 0.1, 0.16);
      const mouth = 0.36 - (x * 0.9 + y * 0.42) + 0.03 * Math.sin(y * 14);
      return Math.max(smin(arm, bag, 0.1), mouth) - folds(x, y, z, 17, 0.014);
    },
  },
  {
    mat: BELT,
    d: (x, y, z) => {
      const along = x * 0.9 + y * 0.42;
      return Math.max(
        cap(x, y, z, [0.42, 0.17, -0.02], [0.6, 0.26, -0.02], 0.118, 0.12),
        0.338 - along,
        along - 0.4,
      );
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
  {
    mat: EXTRA,
    d: (x, y, z) =>
      Math.min(
        ...body
          .slice(1)
          .map((b, i) => cap(x, y, z * 0.8, body[i], b, 0.028 + 0.009 * i, 0.038 - 0.003 * i)),
      ),
  },
  {
    mat: EXTRA2,
    d: (x, y, z) =>
      Math.min(
        ell(x + 0.655, y + 0.46, z, 0.034, 0.016, 0.012),
        ell(x + 0.645, y + 0.505, z, 0.03, 0.015, 0.012),
      ),
  },
];
const bars = (x: number, y: number) => sstep(0.35, 0.7, Math.sin(x * 118 - y * 40));

export const hand: Figure = {
  id: "hako-prawn",
  parts,
  bounds: [-0.72, 0.95, -0.56, 0.62],
  yaw: 0,
  tilt: 0.02,
  mats: {
    [SKIN]: { c: "#e3aa80" },
    [TOP]: { c: "#2f5f92" },
    [BELT]: { c: "#f2ead8" },
    [POLE]: { c: "#d9b070" },
    [EXTRA]: {
      c: "#f2774a",
      pat: (x, y, _z, c) => {
        const k = bars(x, y);
        return [c[0] + 13 * k, c[1] + 118 * k, c[2] + 140 * k];
      },
    },
    [EXTRA2]: { c: "#f05a34" },
  },
  // folds of the sleeve, drawn as lines
  linework: (x, y, _z, m) => {
    if (m !== TOP) return 0;
    const across = y - 0.5 * x + 0.03 * Math.sin(x * 9);
    const cut = Math.abs(((across * 7 + 10) % 1) - 0.5);
    return 0.8 * sstep(0.045, 0.015, cut) * clamp(0.4 + Math.sin(x * 12 + across * 40));
  },
};
