/** Hakozushi A: the cook, bent over the tub with one foot forward, both hands on the handle of the paddle in the rice. */
import { type V3 } from "../../kit/core.ts";
import { box, cap, ell, smin } from "../../kit/distances.ts";
import { type Figure, type Part, POLE } from "../../kit/people.ts";
import { carve } from "../../kit/people/carve.ts";

export const SKIN = 0,
  KERCHIEF = 1,
  COAT = 2,
  APRON = 3,
  TROUSERS = 4;
export { POLE };

const HIP: V3 = [0, 0.9, -0.12],
  CHEST: V3 = [0, 1.2, 0.12],
  NECK: V3 = [0, 1.3, 0.22],
  HEAD: V3 = [0, 1.39, 0.36];
/** the near arm reaches down the handle, the far one holds its end */
const NEAR: { elbow: V3; hand: V3 } = { elbow: [0.25, 0.98, 0.3], hand: [0.07, 0.94, 0.61] },
  FAR: { elbow: V3; hand: V3 } = { elbow: [-0.22, 1.08, 0.34], hand: [-0.02, 1.1, 0.52] };
const handle = { top: [-0.03, 1.2, 0.46] as V3, foot: [0.1, 0.66, 0.8] as V3 };
/** knee and heel of the front leg, then of the back leg */
const FORE: [V3, V3] = [
    [-0.1, 0.5, 0.2],
    [-0.1, 0.06, 0.16],
  ],
  HIND: [V3, V3] = [
    [0.1, 0.48, -0.2],
    [0.1, 0.1, -0.5],
  ];

const parts: Part[] = [
  {
    mat: SKIN,
    d: (x, y, z) => {
      let d = ell(x, y - HEAD[1], z - HEAD[2], 0.076, 0.1, 0.098);
      // brow, nose and chin; he looks down
      d = smin(d, cap(x, y, z, [0, 1.39, 0.44], [0, 1.362, 0.455], 0.014, 0.016), 0.016);
      d = smin(d, ell(x, y - 1.315, z - 0.4, 0.05, 0.036, 0.05), 0.04);
      d = smin(d, cap(x, y, z, NECK, HEAD, 0.055, 0.05), 0.03);
      for (const { elbow, hand } of [NEAR, FAR]) {
        d = Math.min(d, cap(x, y, z, elbow, hand, 0.052, 0.036));
        d = smin(d, ell(x - hand[0], y - hand[1], z - hand[2], 0.042, 0.046, 0.044), 0.02);
      }
      return d;
    },
  },
  {
    mat: KERCHIEF,
    d: (x, y, z) => {
      const Y = y - HEAD[1],
        Z = z - HEAD[2];
      // wound around the head, knotted at the back
      const cap0 = Math.max(ell(x, Y - 0.02, Z + 0.012, 0.092, 0.106, 0.108), 0.01 - Y - 0.28 * Z);
      return Math.min(cap0, ell(x, Y - 0.0, Z + 0.12, 0.03, 0.03, 0.04));
    },
  },
  {
    mat: COAT,
    d: (x, y, z) => {
      let d = smin(
        cap(x, y, z, HIP, CHEST, 0.155, 0.165),
        cap(x, y, z, [0.15, 1.26, 0.18], [-0.15, 1.26, 0.18], 0.085, 0.085),
        0.08,
      );
      for (const [s, { elbow, hand }] of [
        [1, NEAR],
        [-1, FAR],
      ] as const) {
        d = smin(d, cap(x, y, z, [s * 0.18, 1.27, 0.18], elbow, 0.088, 0.076), 0.05);
        // rolled to below the elbow
        const cuff: V3 = [
          elbow[0] + (hand[0] - elbow[0]) * 0.34,
          elbow[1] + (hand[1] - elbow[1]) * 0.34,
          elbow[2] + (hand[2] - elbow[2]) * 0.34,
        ];
        d = smin(d, cap(x, y, z, elbow, cuff, 0.076, 0.072), 0.03);
      }
      return d - 0.007 * Math.sin(y * 26 + z * 19 + x * 9);
    },
  },
  {
    mat: APRON,
    d: (x, y, z) => {
      const skirt = cap(x, y, z, [0, 0.86, 0.0], [0, 0.42, 0.12], 0.165, 0.19);
      const band = Math.max(
        cap(x, y, z, [0, 0.88, -0.12], [0, 0.98, -0.06], 0.168, 0.168),
        Math.abs(y - 0.93 - 0.3 * (z + 0.1)) - 0.03,
      );
      return Math.min(Math.max(skirt, 0.36 - y, -0.04 - z), band);
    },
  },
  {
    mat: TROUSERS,
    d: (x, y, z) => {
      let d = 9;
      for (const [knee, heel] of [FORE, HIND]) {
        d = Math.min(
          d,
          smin(
            cap(x, y, z, [knee[0], 0.84, -0.1], knee, 0.115, 0.085),
            cap(x, y, z, knee, heel, 0.084, 0.062),
            0.03,
          ),
        );
        // a sandal
        d = smin(
          d,
          box(x - heel[0], y - heel[1] + 0.04, z - heel[2] - 0.06, 0.04, 0.02, 0.1, 0.02),
          0.02,
        );
      }
      return d - 0.005 * Math.sin(y * 40 + x * 20);
    },
  },
  {
    mat: POLE,
    d: (x, y, z) => cap(x, y, z, handle.top, handle.foot, 0.017, 0.022),
  },
];
const cook: Figure = {
  id: "hako-cook-5",
  parts,
  bounds: [-1, 0.8, -0.03, 1.6],
  yaw: -1.62,
  tilt: 0.05,
  mats: {},
};
export const carvedCook = (high: number) => carve(cook, high);
