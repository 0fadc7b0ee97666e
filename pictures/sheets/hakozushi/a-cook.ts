/** Hakozushi A: the cook, a dark shape before the steam, leans on the paddle in the rice; a card, so that the wet floor mirrors it. */
import { type V3 } from "../../kit/core.ts";
import { cap, smax } from "../../kit/distances.ts";
import { type Figure, type Part, POLE, standCard } from "../../kit/people.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { APRON, posedParts } from "../../kit/people/posed.ts";
import { type World } from "../../kit/solids.ts";
import { KEY } from "./a-plan.ts";

/** the handle of the paddle, from its end to the rice */
const TOP: V3 = [0, 1.26, 0.32],
  FOOT: V3 = [0.02, 0.64, 0.78];
const onHandle = (t: number): V3 => [
  TOP[0] + (FOOT[0] - TOP[0]) * t,
  TOP[1] + (FOOT[1] - TOP[1]) * t,
  TOP[2] + (FOOT[2] - TOP[2]) * t,
];
const pose: Pose = {
  id: "hako-cook-15",
  yaw: -1.5,
  tilt: 0.03,
  bounds: [-1, 0.7, -0.03, 1.62],
  hip: [0, 0.88, -0.15],
  chest: [0, 1.23, 0.03],
  head: [0, 1.46, 0.16],
  face: [0, -0.36, 0.933],
  arms: [
    { elbow: [0.27, 0.98, 0.16], hand: onHandle(0.56), sleeve: 0.42 },
    { elbow: [-0.24, 1.03, 0.14], hand: onHandle(0.2), sleeve: 0.3 },
  ],
  legs: [
    { knee: [0.12, 0.47, -0.2], ankle: [0.12, 0.09, -0.34], toe: [0.12, 0.03, -0.19] },
    { knee: [-0.11, 0.48, 0.04], ankle: [-0.11, 0.08, -0.02], toe: [-0.11, 0.03, 0.14] },
  ],
  hat: "kerchief",
};
const apron: Part = {
  mat: APRON,
  d: (x, y, z) => {
    const fold = 0.008 * Math.sin(x * 34 + z * 22 + y * 5);
    const skirt = cap(x, y, z, [0, 0.86, -0.14], [0.02, 0.44, -0.12], 0.178, 0.19) + fold;
    return smax(smax(skirt, 0.36 - y, 0.01), -0.2 - z, 0.01);
  },
};
const paddle: Part = { mat: POLE, d: (x, y, z) => cap(x, y, z, TOP, FOOT, 0.018, 0.024) };
const ink = (c: string) => ({ c });
const cook: Figure = {
  id: pose.id,
  parts: [...posedParts(pose), apron, paddle],
  bounds: pose.bounds,
  yaw: pose.yaw,
  tilt: pose.tilt ?? 0,
  mats: Object.fromEntries(
    Array.from({ length: 60 }, (_, i) => [i, ink(i === APRON ? "#4a4860" : "#3a2f3a")]),
  ),
};
export function standCook(w: World) {
  standCard(w, cook, {
    x: -0.03,
    y: 7.2,
    yaw: 0.5,
    mat: { c: [1, 1, 1], emit: 1, line: 0.5 },
    detail: [900, 420],
    amb: "#6a5a70",
    ambI: 0.55,
    lamps: [
      { dir: [-0.6, 0.5, -0.5], c: "#ffe6c4", i: 1.5 },
      { dir: [0.9, -0.2, -0.4], c: "#e07038", i: 0.7 },
    ],
    key: KEY,
    keyA: 0.6,
    steps: 4,
  });
}
