/** Someone on the bench leans forward, an arm out to throw crumbs to the ducks. */
import { type Col } from "../../kit/core.ts";
import { robe, sleeves } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { type Print } from "../../kit/print.ts";

const pose: Pose = {
  id: "hyakkaen-crumbs-1",
  yaw: 0.95,
  bounds: [-0.7, 1.05, -0.06, 1.42],
  hip: [0, 0.54, -0.2],
  chest: [0, 0.92, 0.06],
  head: [0, 1.14, 0.2],
  face: [0.1, -0.2, 0.98],
  arms: [
    { elbow: [0.3, 0.86, 0.34], hand: [0.4, 1.0, 0.66], sleeve: 0.6 },
    { elbow: [-0.24, 0.7, 0.2], hand: [-0.1, 0.66, 0.36], sleeve: 0.7 },
  ],
  legs: [
    { knee: [0.1, 0.5, 0.28], ankle: [0.1, 0.1, 0.3], toe: [0.12, 0.04, 0.44] },
    { knee: [-0.1, 0.5, 0.28], ankle: [-0.12, 0.1, 0.2], toe: [-0.12, 0.04, 0.34] },
  ],
  hat: "straw",
};
export const sitter = (P: Print, key: Col) =>
  passer(P, pose, [robe(pose, 0.75), sleeves(pose, 0.22)], {
    at: [414, 646],
    scale: 92,
    key: typeof key === "string" ? key : "#23394a",
    light: [0.8, 0.5, 0.3],
    sun: "#fff6da",
    shade: "#4f6a80",
    lift: 0.1,
    colours: {
      [SKIN]: "#dca880",
      [HAIR]: "#1b1822",
      [COAT]: "#6377ad",
      [TROUSERS]: "#6377ad",
      [BELT]: "#c8452e",
      [SHOE]: "#3a2a22",
      [CLOTH]: "#ecd08a",
    },
  });
