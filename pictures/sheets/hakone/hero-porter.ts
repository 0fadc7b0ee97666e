/** A porter on the old road: a pole across the shoulder with a bundle at either end, one foot far ahead under the weight. */
import { type Pt } from "../../kit/core.ts";
import { bundle, LOAD, STICK, stick } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import { type Print } from "../../kit/print.ts";
import { keyColour } from "./road-ink.ts";

const pose: Pose = {
  id: "tokaido-porter-2",
  yaw: Math.PI - 0.95,
  bounds: [-1, 1.02, -0.06, 1.72],
  ...stride({ reach: 0.38, lean: 0.22, sway: -0.03, look: -0.3 }),
  arms: [
    { elbow: [0.36, 1.14, 0.42], hand: [0.2, 1.3, 0.6], sleeve: 0.5 },
    { elbow: [-0.36, 1.04, 0.02], hand: [-0.34, 0.86, 0.2], sleeve: 0.5 },
  ],
  hat: "sedge",
};
const load = [
  stick([0.19, 1.28, 1.08], [0.19, 1.43, -0.82], 0.024),
  bundle([0.19, 0.88, 1.0], 0.24, 0.13),
  stick([0.19, 1.28, 1], [0.19, 1.0, 1], 0.012),
  bundle([0.19, 1.0, -0.72], 0.27, 0.15),
  stick([0.19, 1.42, -0.72], [0.19, 1.12, -0.72], 0.012),
];

export const printPorter = (P: Print, at: Pt, scale: number) =>
  passer(P, pose, load, {
    at,
    scale,
    key: keyColour,
    light: [0.8, 0.45, 0.1],
    sun: "#ffd79a",
    shade: "#142230",
    colours: {
      [SKIN]: "#c08a62",
      [HAIR]: "#1b1822",
      [COAT]: "#34598c",
      [TROUSERS]: "#8f8f86",
      [BELT]: "#c9543a",
      [SHOE]: "#8a6c40",
      [CLOTH]: "#e2bd70",
      [LOAD]: "#b8482f",
      [STICK]: "#8a6a3e",
    },
  });
