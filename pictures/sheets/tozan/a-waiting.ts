/** Two who wait for the train: a child who leans towards it and points, and a woman who leans back to hold the child's hand. */
import { type Pt } from "../../kit/core.ts";
import { bundle, LOAD, robe } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import { type Print } from "../../kit/print.ts";

const woman: Pose = {
  id: "tozan-holding-1",
  yaw: Math.PI - 0.55,
  bounds: [-0.75, 0.8, -0.06, 1.78],
  ...stride({ reach: 0.24, lean: -0.09, sway: -0.05 }),
  arms: [
    { elbow: [0.26, 1.04, -0.1], hand: [0.28, 0.84, 0.04], sleeve: 0.45 },
    { elbow: [-0.36, 1.04, 0.2], hand: [-0.42, 0.86, 0.44], sleeve: 0.45 },
  ],
  hat: "straw",
};
const child: Pose = {
  id: "tozan-pointing-1",
  yaw: Math.PI - 0.7,
  bounds: [-0.85, 0.9, -0.06, 1.95],
  ...stride({ reach: 0.42, lean: 0.26, sway: 0.03, look: 0.3 }),
  arms: [
    { elbow: [0.38, 1.26, 0.0], hand: [0.5, 1.3, -0.24], sleeve: 0.3 },
    { elbow: [-0.34, 1.4, 0.42], hand: [-0.44, 1.6, 0.62], sleeve: 0.3 },
  ],
  hat: "straw",
  bare: true,
};
const look: Omit<Parameters<typeof passer>[3], "at" | "scale" | "colours"> = {
  key: "#1b2033",
  light: [0.6, 0.7, 0.2],
  sun: "#fff6e0",
  shade: "#26345e",
};
const plain = { [SKIN]: "#d8a47c", [HAIR]: "#2b2228", [CLOTH]: "#ecd9a4" };

export function waiting(P: Print, [x, y]: Pt, scale: number) {
  passer(P, woman, [robe(woman, 0.6), bundle([0.32, 0.66, 0.04], 0.14, 0.13)], {
    ...look,
    at: [x, y],
    scale,
    colours: {
      ...plain,
      [COAT]: "#f4efe2",
      [TROUSERS]: "#34538c",
      [BELT]: "#34538c",
      [SHOE]: "#6b4a3c",
      [LOAD]: "#c2452e",
    },
  });
  passer(P, child, [], {
    ...look,
    at: [x + 0.72 * scale, y - 0.14 * scale],
    scale: 0.62 * scale,
    colours: {
      ...plain,
      [COAT]: "#e6b23c",
      [TROUSERS]: "#34538c",
      [BELT]: "#e6b23c",
      [SHOE]: "#c2452e",
    },
  });
}
