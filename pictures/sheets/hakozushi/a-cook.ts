/** Hakozushi A: the cook, bent over the tub with one foot forward, both fists on the handle of the paddle in the rice. */
import { type V3 } from "../../kit/core.ts";
import { cap, ell, smax, smin } from "../../kit/distances.ts";
import { type Part, POLE } from "../../kit/people.ts";
import { carve } from "../../kit/people/carve.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { APRON, posedParts } from "../../kit/people/posed.ts";

/** the handle of the paddle, from its end to the rice */
const TOP: V3 = [-0.04, 1.13, 0.53],
  FOOT: V3 = [0.1, 0.66, 0.8];
const onHandle = (t: number): V3 => [
  TOP[0] + (FOOT[0] - TOP[0]) * t,
  TOP[1] + (FOOT[1] - TOP[1]) * t,
  TOP[2] + (FOOT[2] - TOP[2]) * t,
];
const DOWN: V3 = [FOOT[0] - TOP[0], FOOT[1] - TOP[1], FOOT[2] - TOP[2]];

const pose: Pose = {
  id: "hako-cook-9",
  yaw: -1.62,
  tilt: 0.05,
  bounds: [-1, 0.8, -0.03, 1.6],
  hip: [0, 0.9, -0.14],
  chest: [0, 1.2, 0.16],
  head: [0, 1.4, 0.35],
  face: [0, -0.44, 0.898],
  arms: [
    { elbow: [0.27, 0.98, 0.28], hand: onHandle(0.5), sleeve: 0.3, grips: DOWN },
    { elbow: [-0.24, 1.02, 0.3], hand: onHandle(0.14), sleeve: 0.3, grips: DOWN },
  ],
  legs: [
    { knee: [0.11, 0.48, -0.2], ankle: [0.11, 0.12, -0.52], toe: [0.11, 0.03, -0.4] },
    { knee: [-0.1, 0.52, 0.24], ankle: [-0.1, 0.08, 0.16], toe: [-0.1, 0.03, 0.34] },
  ],
  hat: "kerchief",
};
/** An apron to below the knee, stretched over the front leg; its hem rises to a corner that is blown back. */
const apron: Part = {
  mat: APRON,
  d: (x, y, z) => {
    const fold = 0.008 * Math.sin(x * 34 + z * 22 + y * 5);
    const skirt =
      smin(
        cap(x, y, z, [0, 0.9, -0.06], [-0.06, 0.5, 0.17], 0.178, 0.16),
        cap(x, y, z, [0.06, 0.86, -0.04], [0.08, 0.46, 0.02], 0.165, 0.17),
        0.06,
      ) + fold;
    const corner = cap(x, y, z, [0.13, 0.5, -0.1], [0.15, 0.42, -0.24], 0.07, 0.02);
    const hem = 0.37 + 0.26 * (0.2 - z) - y;
    return smin(
      smax(smax(skirt, hem, 0.01), -0.1 - z, 0.01),
      smax(corner, ell(x - 0.13, y - 0.4, z + 0.1, 0.2, 0.2, 0.2) - 0.02, 0.01),
      0.02,
    );
  },
};
const paddle: Part = {
  mat: POLE,
  d: (x, y, z) => cap(x, y, z, TOP, FOOT, 0.017, 0.023),
};
export const carvedCook = (high: number) =>
  carve(
    {
      id: pose.id,
      parts: [...posedParts(pose), apron, paddle],
      bounds: pose.bounds,
      yaw: pose.yaw,
      tilt: pose.tilt ?? 0,
      mats: {},
    },
    high,
  );
