/** The only walker, from behind: in a long step from one stone to the next, staff ahead, the other arm out for balance. */
import { bundle, LOAD, STICK, stick } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import { type Print } from "../../kit/print.ts";
import { type Scene } from "../../kit/scene.ts";
import { proj } from "../../kit/terrain.ts";
import { cam, crossing, level } from "./ravine.ts";

const pose: Pose = {
  id: "mitake-stepper-1",
  yaw: Math.PI - 0.75,
  bounds: [-0.9, 0.95, -0.08, 1.8],
  ...stride({ reach: 0.46, lean: 0.24, sway: 0.07, look: -0.45 }),
  arms: [
    { elbow: [0.42, 1.1, 0.34], hand: [0.46, 1.14, 0.62], sleeve: 0.6 },
    { elbow: [-0.5, 1.24, 0.02], hand: [-0.74, 1.36, -0.06], sleeve: 0.6 },
  ],
  hat: "sedge",
};

export function walker(P: Print, _s: Scene) {
  const [x, y] = crossing[2];
  const [sx, sy, d] = proj(cam, x, y, level(x, y) + 0.15);
  passer(
    P,
    pose,
    [bundle([0, 1.08, -0.08], 0.17, 0.12), stick([0.46, 1.4, 0.6], [0.5, -0.05, 0.86])],
    {
      at: [sx, sy],
      scale: (1.3 * cam.f) / d,
      key: "#0d1f2a",
      light: [0.35, 0.85, 0.1],
      sun: "#fffbe0",
      shade: "#3f5f70",
      colours: {
        [SKIN]: "#dca880",
        [HAIR]: "#1b1822",
        [COAT]: "#f0ead6",
        [TROUSERS]: "#31549a",
        [BELT]: "#31549a",
        [SHOE]: "#c9a768",
        [CLOTH]: "#e6bf62",
        [LOAD]: "#c9502f",
        [STICK]: "#4a3222",
      },
    },
  );
}
