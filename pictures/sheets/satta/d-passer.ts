/** The passer-by: a dyer in a hurry, a roll of cloth under one arm, the parasol pushed ahead against the sun. */
import { CANOPY, LOAD, robe, sleeves, STICK, umbrella } from "../../kit/people/garb.ts";
import { posedPerson } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import { cap } from "../../kit/distances.ts";

const pose: Pose = {
  id: "satta-dyer-1",
  yaw: Math.PI - 0.55,
  bounds: [-0.75, 0.95, -0.06, 2],
  ...stride({ reach: 0.42, lean: 0.22, sway: 0.05 }),
  arms: [
    { elbow: [0.34, 1.06, 0.1], hand: [0.26, 0.92, 0.34], sleeve: 0.7 },
    { elbow: [-0.3, 1.1, 0.34], hand: [-0.12, 1.24, 0.52], sleeve: 0.7 },
  ],
};
const roll = {
  mat: LOAD,
  d: (x: number, y: number, z: number) =>
    cap(x, y, z, [0.31, 0.9, 0.62], [0.3, 1.06, -0.46], 0.095, 0.095),
};

export const passerBy = posedPerson(
  pose,
  [
    robe(pose, 0.25),
    sleeves(pose, 0.22),
    roll,
    ...umbrella([0.06, 1.86, 0.4], [-0.12, 1.2, 0.5], 0.56, 0.24),
  ],
  {
    [SKIN]: "#dca77c",
    [HAIR]: "#1b171c",
    [COAT]: "#f2dfb6",
    [TROUSERS]: "#27304f",
    [BELT]: "#2c4a80",
    [SHOE]: "#3a2a22",
    [LOAD]: "#2f5aa0",
    [CANOPY]: "#d8472f",
    [STICK]: "#6a4a30",
  },
);
