/** The traveller whose hat lies on the bench: down on a stump by the hearth, bent to the fire, both palms held out to it. */
import { cap } from "../../kit/distances.ts";
import type { Part } from "../../kit/people.ts";
import { LOAD, robe } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { onSheet } from "../../kit/terrain.ts";
import { cam, GUEST, KEY, P } from "./c-stage.ts";

const pose: Pose = {
  id: "hakone-guest-2",
  yaw: -1.45,
  bounds: [-0.8, 0.6, -0.04, 1.3],
  hip: [0, 0.5, -0.14],
  chest: [0, 0.86, 0.1],
  head: [0, 1.05, 0.25],
  face: [0, -0.42, 0.907],
  arms: [
    { elbow: [0.25, 0.62, 0.32], hand: [0.12, 0.68, 0.62], sleeve: 0.55 },
    { elbow: [-0.25, 0.62, 0.34], hand: [-0.1, 0.74, 0.66], sleeve: 0.55 },
  ],
  legs: [
    { knee: [0.15, 0.5, 0.3], ankle: [0.13, 0.08, 0.24], toe: [0.13, 0.03, 0.4] },
    { knee: [-0.14, 0.52, 0.32], ankle: [-0.12, 0.1, 0.44], toe: [-0.12, 0.08, 0.6] },
  ],
  hat: "bun",
};
/** a scarf wound twice round the neck, its end down the back */
const scarf: Part = {
  mat: LOAD,
  d: (x, y, z) =>
    Math.min(
      cap(x, y, z, [0.07, 0.93, 0.14], [-0.07, 0.93, 0.14], 0.085, 0.085),
      cap(x, y, z, [0.1, 0.92, 0.07], [0.12, 0.66, -0.1], 0.05, 0.065),
    ),
};

export function guest() {
  passer(P, pose, [robe(pose, 0.35), scarf], {
    at: onSheet(cam, GUEST[0], GUEST[1], 0),
    scale: cam.f / (GUEST[1] - cam.y),
    key: KEY,
    light: [-0.93, -0.22, 0.28],
    lift: 0.03,
    sun: "#ffb765",
    shade: "#0d1122",
    colours: {
      [SKIN]: "#c98253",
      [HAIR]: "#2a2024",
      [COAT]: "#30456f",
      [TROUSERS]: "#4a4552",
      [BELT]: "#8a3a2a",
      [SHOE]: "#a08a62",
      [CLOTH]: "#2a2024",
      [LOAD]: "#b23c2a",
    },
  });
}
