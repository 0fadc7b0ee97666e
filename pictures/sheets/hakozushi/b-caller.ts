/** Hakozushi B: a customer who goes in: one foot forward, bent under the curtain, a closed umbrella in one hand. */
import { lerp, type V3 } from "../../kit/core.ts";
import { box, cap, ell, smin } from "../../kit/distances.ts";
import { type Figure, type Part } from "../../kit/people.ts";
import { carve } from "../../kit/people/carve.ts";

export const SKIN = 0,
  HAIR = 1,
  COAT = 2,
  SCARF = 3,
  LEGS = 4,
  UMBRELLA = 5;
const HIP: V3 = [0, 0.92, -0.04],
  CHEST: V3 = [0, 1.2, 0.12],
  HEAD: V3 = [0, 1.42, 0.27];
const SHOULDER = 0.15;
const lift = { elbow: [0.2, 1.2, 0.36] as V3, hand: [0.1, 1.42, 0.48] as V3 },
  carry = { elbow: [-0.3, 1.06, -0.04] as V3, hand: [-0.33, 0.84, 0.06] as V3 };

const between = (a: V3, b: V3, t: number): V3 => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];

const parts: Part[] = [
  {
    mat: SKIN,
    d: (x, y, z) => {
      let d = ell(x, y - HEAD[1], z - HEAD[2], 0.07, 0.095, 0.09);
      d = smin(d, cap(x, y, z, [0, 1.28, 0.16], HEAD, 0.045, 0.045), 0.03);
      for (const { elbow, hand } of [lift, carry]) {
        const cuff: V3 = between(hand, elbow, 0.3);
        d = Math.min(d, cap(x, y, z, cuff, hand, 0.034, 0.036));
      }
      return d;
    },
  },
  {
    mat: HAIR,
    d: (x, y, z) => {
      const crown = Math.max(
        ell(x, y - HEAD[1] - 0.018, z - HEAD[2] + 0.016, 0.084, 0.104, 0.1),
        z - HEAD[2] - 0.05,
        HEAD[1] - 0.1 - y,
      );
      // a knot low in the neck
      return Math.min(crown, ell(x, y - 1.4, z - 0.15, 0.042, 0.042, 0.042));
    },
  },
  {
    mat: SCARF,
    d: (x, y, z) =>
      ell(x, y - 1.285, z - 0.17, 0.1, 0.052, 0.098) - 0.006 * Math.sin(y * 90 + x * 40),
  },
  {
    mat: COAT,
    d: (x, y, z) => {
      let d = smin(
        cap(x, y, z, HIP, CHEST, 0.135, 0.145),
        cap(x, y, z, [SHOULDER - 0.02, 1.22, 0.13], [0.02 - SHOULDER, 1.22, 0.13], 0.075, 0.075),
        0.07,
      );
      // the skirt of the coat, widened by the step
      d = smin(d, cap(x, y, z, HIP, [0.02, 0.5, 0.06], 0.14, 0.2), 0.06);
      d = Math.max(d, 0.42 - y + 0.1 * z);
      for (const [s, { elbow, hand }] of [
        [1, lift],
        [-1, carry],
      ] as const) {
        const cuff: V3 = between(elbow, hand, 0.66);
        d = smin(d, cap(x, y, z, [s * SHOULDER, 1.23, 0.13], elbow, 0.072, 0.062), 0.03);
        d = smin(d, cap(x, y, z, elbow, cuff, 0.062, 0.055), 0.015);
      }
      return d - 0.006 * Math.sin(y * 24 + x * 30 + z * 10);
    },
  },
  {
    mat: LEGS,
    d: (x, y, z) => {
      const leg = (knee: V3, heel: V3) =>
        Math.min(
          smin(
            cap(x, y, z, [knee[0], 0.6, knee[2] * 0.5], knee, 0.075, 0.06),
            cap(x, y, z, knee, heel, 0.058, 0.042),
            0.02,
          ),
          box(x - heel[0], y - heel[1] + 0.02, z - heel[2] - 0.06, 0.036, 0.028, 0.1, 0.02),
        );
      const both = Math.min(
        leg([0.09, 0.46, 0.24], [0.09, 0.16, 0.34]),
        leg([-0.09, 0.4, -0.06], [-0.09, 0.09, -0.24]),
      );
      // the coat hides them above its hem
      return Math.max(both, y - 0.46);
    },
  },
  {
    mat: UMBRELLA,
    d: (x, y, z) => {
      const [hx, hy, hz] = carry.hand;
      return Math.min(
        // the rolled cloth, the stick, the bent handle
        cap(x, y, z, [hx, hy - 0.1, hz - 0.01], [hx - 0.02, 0.2, hz - 0.12], 0.036, 0.016),
        cap(x, y, z, [hx, hy + 0.06, hz + 0.01], [hx - 0.022, 0.12, hz - 0.135], 0.011, 0.007),
        cap(x, y, z, [hx, hy + 0.07, hz + 0.01], [hx, hy + 0.05, hz + 0.07], 0.012, 0.012),
      );
    },
  },
];
const caller: Figure = {
  id: "hako-caller-4",
  parts,
  bounds: [-0.75, 0.75, -0.03, 1.8],
  yaw: 2.45,
  tilt: 0.02,
  mats: {},
};
export const carvedCaller = (high: number) => carve(caller, high);
