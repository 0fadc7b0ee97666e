/** What the dryers of sheet C do: rake, squat and pick the weed out, or carry a full basket. */
import { type V3 } from "../../kit/core.ts";
import { cap, ell } from "../../kit/distances.ts";
import { carve } from "../../kit/people/carve.ts";
import type { Part } from "../../kit/people.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { posedParts } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";

export const TILT = 0.12;
export const BASKET = 30,
  CATCH = 31;
/** both hands on the rake */
export const NEAR: V3 = [-0.04, 1.08, 0.3],
  FORE: V3 = [0.06, 0.88, 0.66];
type Doing = Omit<Pose, "id" | "yaw" | "tilt" | "hat" | "apron" | "bounds">;
const doings = {
  rakes: {
    hip: [0, 0.92, -0.12],
    chest: [0, 1.28, 0.18],
    head: [0, 1.45, 0.36],
    face: [0, -0.5, 0.866],
    arms: [
      { elbow: [0.26, 1.04, 0.42], hand: FORE, sleeve: 0.45 },
      { elbow: [-0.27, 1.06, 0.1], hand: NEAR, sleeve: 0.4 },
    ],
    legs: [
      { knee: [0.12, 0.5, 0.22], ankle: [0.13, 0.08, 0.2], toe: [0.14, 0.03, 0.36] },
      { knee: [-0.12, 0.48, -0.22], ankle: [-0.14, 0.13, -0.52], toe: [-0.14, 0.03, -0.4] },
    ],
  },
  sorts: {
    hip: [0, 0.34, -0.2],
    chest: [0, 0.66, 0.08],
    head: [0, 0.82, 0.26],
    face: [0, -0.6, 0.8],
    arms: [
      { elbow: [0.3, 0.42, 0.34], hand: [0.14, 0.12, 0.56], sleeve: 0.45 },
      { elbow: [-0.28, 0.44, 0.3], hand: [-0.1, 0.2, 0.6], sleeve: 0.45 },
    ],
    legs: [
      { knee: [0.2, 0.5, 0.2], ankle: [0.15, 0.09, -0.04], toe: [0.16, 0.03, 0.12] },
      { knee: [-0.2, 0.46, 0.22], ankle: [-0.15, 0.09, -0.08], toe: [-0.16, 0.03, 0.08] },
    ],
  },
  carries: {
    ...stride({ reach: 0.34, lean: -0.04 }),
    arms: [
      { elbow: [0.32, 1.0, 0.1], hand: [0.26, 0.98, 0.42], sleeve: 0.4 },
      { elbow: [-0.32, 1.0, 0.1], hand: [-0.26, 0.98, 0.42], sleeve: 0.4 },
    ],
  },
} satisfies Record<string, Doing>;
export type Does = keyof typeof doings;

/** a shallow basket held before the chest, heaped */
const load: Part[] = [
  {
    mat: BASKET,
    d: (x, y, z) => cap(x, y, z, [0.13, 1.0, 0.46], [-0.13, 1.0, 0.46], 0.13, 0.13),
  },
  { mat: CATCH, d: (x, y, z) => ell(x, y - 1.08, z - 0.46, 0.26, 0.1, 0.15) },
];

export function carved(does: Does, yaw: number) {
  const pose: Pose = {
    ...doings[does],
    id: `satta-${does}-1`,
    yaw,
    tilt: TILT,
    bounds: [-1, 1, -0.05, 1.75],
    hat: "sedge",
    apron: true,
  };
  const parts = [...posedParts(pose), ...(does === "carries" ? load : [])];
  return carve({ ...pose, parts, mats: {} }, 420);
}
