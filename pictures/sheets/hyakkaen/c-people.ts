/** Two visitors on the far shore, from behind: one points up at the moon, the other leans to him and looks along his arm. */
import { type Ctx, type Pt } from "../../kit/core.ts";
import { figureImage, placeFig } from "../../kit/people.ts";
import { bundle, LOAD, robe, sleeves } from "../../kit/people/garb.ts";
import { posedPerson } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";

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
  { dx: -0.34, person: posedPerson(man, dressed(man), clothes("#1a2448", "#5a4438")) },
  {
    dx: 0.3,
    person: posedPerson(
      woman,
      [...dressed(woman), bundle([0.08, 1.1, -0.1], 0.14, 0.11)],
      clothes("#4a2a4c", "#a83c38"),
    ),
  },
] as const;

/** Their feet are about `at`; `metre` is a metre's height on the sheet. */
export function strollers(x: Ctx, k: Ctx, at: Pt, metre: number) {
  for (const { dx, person } of couple) {
    const img = figureImage(person, {
      detail: [300, 220],
      steps: 3,
      amb: "#3c5488",
      ambI: 0.5,
      lamps: [
        { dir: [-0.9, 0.3, 0.35], c: "#f4e2b4", i: 0.9, wrap: 0.1 },
        { dir: [0.95, -0.1, -0.1], c: "#ffb060", i: 0.5, wrap: 0.1 },
      ],
      key: "#0b1024",
      keyA: 0.9,
    });
    placeFig(x, k, img, person, at[0] + dx * metre, at[1], metre);
  }
}
