/** Two visitors far down the path, from behind: one points up at the moon, the other leans to him and looks along his arm. */
import { type Ctx } from "../../kit/core.ts";
import { figureImage, placeFig } from "../../kit/people.ts";
import { bundle, LOAD, robe, sleeves } from "../../kit/people/garb.ts";
import { posedPerson } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import { proj } from "../../kit/terrain.ts";
import { bend, cam } from "./night.ts";

const man: Pose = {
  id: "tsukimi-points-1",
  yaw: Math.PI + 0.2,
  bounds: [-0.9, 0.95, -0.06, 2],
  ...stride({ reach: 0.14, lean: 0.02, sway: -0.04, look: 0.5 }),
  arms: [
    { elbow: [0.4, 1.44, 0.14], hand: [0.6, 1.68, 0.24], sleeve: 0.55 },
    { elbow: [-0.3, 1.04, -0.04], hand: [-0.24, 0.84, 0.1], sleeve: 0.8 },
  ],
};
const woman: Pose = {
  id: "tsukimi-leans-1",
  yaw: Math.PI - 0.3,
  bounds: [-0.75, 0.8, -0.06, 1.8],
  ...stride({ reach: 0.12, lean: 0.03, sway: 0.12, look: 0.4 }),
  arms: [
    { elbow: [0.36, 1.04, 0.06], hand: [0.32, 1.1, 0.22], sleeve: 0.8 },
    { elbow: [-0.2, 1.02, 0.08], hand: [-0.04, 1.0, 0.24], sleeve: 0.8 },
  ],
  hat: "bun",
};
const clothes = (robe: string, belt: string) => ({
  [SKIN]: "#d8a880",
  [HAIR]: "#14121c",
  [CLOTH]: "#14121c",
  [COAT]: robe,
  [TROUSERS]: robe,
  [BELT]: belt,
  [LOAD]: belt,
  [SHOE]: "#2a211c",
});
const dressed = (pose: Pose) => [robe(pose, 0.8), sleeves(pose, 0.3)];
const couple = [
  { at: [-0.34, 19.5], person: posedPerson(man, dressed(man), clothes("#34405c", "#b07a48")) },
  {
    at: [0.26, 19.3],
    person: posedPerson(
      woman,
      [...dressed(woman), bundle([0.08, 1.1, -0.1], 0.14, 0.11)],
      clothes("#8a4a68", "#e0aa4a"),
    ),
  },
] as const;

export function strollers(x: Ctx, k: Ctx) {
  for (const {
    at: [dx, y],
    person,
  } of couple) {
    const img = figureImage(person, {
      detail: [300, 220],
      steps: 3,
      amb: "#5a72a0",
      ambI: 0.6,
      lamps: [
        { dir: [0.9, -0.1, 0.2], c: "#ffc070", i: 0.55, wrap: 0.2 },
        { dir: [-0.9, -0.1, 0.2], c: "#ffc070", i: 0.45, wrap: 0.2 },
      ],
      key: "#0b1024",
      keyA: 0.9,
    });
    const [sx, sy, d] = proj(cam, bend(y) + dx, y, 0);
    placeFig(x, k, img, person, sx, sy, (1.1 * cam.f) / d);
  }
}
