/** The ink house's errand boy: boxes of ink stacked on his shoulder, a hand up to steady them, hips thrown out under the weight. */
import { box } from "../../kit/distances.ts";
import { LOAD, robe, STRAP } from "../../kit/people/garb.ts";
import { posedPerson } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";

const pose: Pose = {
  id: "nara-errand-3",
  yaw: Math.PI - 0.38,
  bounds: [-0.75, 0.8, -0.06, 1.9],
  ...stride({ reach: 0.38, lean: 0.14, sway: -0.1 }),
  head: [0, 1.48, 0.2],
  arms: [
    { elbow: [0.3, 1.1, -0.08], hand: [0.36, 0.9, 0.1], sleeve: 0.6 },
    { elbow: [-0.52, 1.36, 0.2], hand: [-0.56, 1.6, 0.24], sleeve: 0.5 },
  ],
  hat: "kerchief",
};
const boxes = [1.46, 1.6, 1.73].map((high, i) => ({
  mat: i === 1 ? STRAP : LOAD,
  d: (x: number, y: number, z: number) =>
    box(x + 0.36 + 0.03 * i, y - high, z - 0.1, 0.17 - 0.015 * i, 0.062, 0.25 - 0.02 * i, 0.012) *
    0.9,
}));

export const errandBoy = posedPerson(pose, [robe(pose, 0.1), ...boxes], {
  [SKIN]: "#d9a27a",
  [HAIR]: "#1a161c",
  [COAT]: "#34588f",
  [TROUSERS]: "#4a4652",
  [BELT]: "#c8503a",
  [SHOE]: "#7a5a3c",
  [CLOTH]: "#f3ead8",
  [LOAD]: "#d9a464",
  [STRAP]: "#cf6a45",
});
