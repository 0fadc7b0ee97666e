/** The one person: a monk in black, seen from behind, on his way to the lit doors. */
import { type figureImage } from "../../kit/people.ts";
import { robe, sleeves } from "../../kit/people/garb.ts";
import { posedPerson } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";

const pose: Pose = {
  id: "obaku-corridor-2",
  yaw: Math.PI - 0.12,
  bounds: [-0.6, 0.6, -0.04, 1.68],
  ...stride({ reach: 0.24, lean: 0.05, look: -0.2 }),
  arms: [
    { elbow: [0.3, 1.02, 0.04], hand: [0.12, 0.98, 0.26], sleeve: 0.9 },
    { elbow: [-0.3, 1.02, 0.04], hand: [-0.12, 0.98, 0.26], sleeve: 0.9 },
  ],
};
export const monk = posedPerson(pose, [robe(pose, 0.92), sleeves(pose, 0.36)], {
  [SKIN]: "#4a3630",
  [HAIR]: "#4a3630",
  [COAT]: "#2a2530",
  [TROUSERS]: "#2a2530",
  [BELT]: "#2a2530",
  [SHOE]: "#1c1820",
});
/** dark before the doors; their light is on his edges, the snow's on his left */
export const monkInk: Parameters<typeof figureImage>[1] = {
  detail: [300, 200],
  amb: "#6a7090",
  ambI: 0.75,
  lamps: [
    { dir: [-1, 0.35, 0.1], c: "#93a6cc", i: 0.75 },
    { dir: [0.5, 0.4, -0.75], c: "#ffb862", i: 1.6, wrap: 0.25 },
  ],
  key: "#0b090f",
  steps: 5,
};
