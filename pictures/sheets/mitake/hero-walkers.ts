/** Two small walkers on the bridge, in step towards the right bank: one in indigo with staff and sedge hat, one behind with a pack. */
import { type V3 } from "../../kit/core.ts";
import { bundle, LOAD, STICK, stick } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import { type Print } from "../../kit/print.ts";
import { cam } from "./hero-plan.ts";
import { onBridge } from "./hero-bridge.ts";

const ahead: Pose = {
  id: "mitake-ahead-1",
  yaw: Math.PI / 2 - 0.25,
  bounds: [-0.8, 1, -0.06, 1.85],
  ...stride({ reach: 0.3, lean: 0.16, look: -0.1 }),
  arms: [
    { elbow: [0.3, 1.08, 0.12], hand: [0.26, 1.02, 0.36], sleeve: 0.7 },
    { elbow: [-0.3, 1.06, 0.24], hand: [-0.3, 1.1, 0.5], sleeve: 0.7 },
  ],
  hat: "sedge",
};
const behind: Pose = {
  ...ahead,
  id: "mitake-behind-1",
  ...stride({ reach: 0.26, lean: 0.1, look: -0.2 }),
  arms: [
    { elbow: [0.32, 1.04, 0.02], hand: [0.28, 0.9, 0.2], sleeve: 0.7 },
    { elbow: [-0.32, 1.04, -0.06], hand: [-0.3, 0.84, 0.06], sleeve: 0.7 },
  ],
};
const LIGHT: V3 = [0.6, 0.78, 0.1];

export function walkers(P: Print) {
  const print = (
    s: number,
    pose: Pose,
    coat: string,
    trousers: string,
    more: Parameters<typeof passer>[2],
  ) => {
    const [x, y, far] = onBridge(s, 0.6, 0);
    passer(P, pose, more, {
      at: [x, y],
      scale: cam.f / far,
      key: "#14161f",
      light: LIGHT,
      sun: "#fff0c8",
      shade: "#24304a",
      colours: {
        [SKIN]: "#d8a57c",
        [HAIR]: "#1b1822",
        [COAT]: coat,
        [TROUSERS]: trousers,
        [BELT]: "#d9cfb4",
        [SHOE]: "#c9a768",
        [CLOTH]: "#eccf86",
        [LOAD]: "#b9ab8c",
        [STICK]: "#3a2a20",
      },
    });
  };
  print(0.275, behind, "#cbc3a6", "#55636a", [bundle([0, 1.18, -0.16], 0.19, 0.16)]);
  print(0.405, ahead, "#2a4a86", "#7b8790", [
    bundle([0, 1.14, -0.14], 0.15, 0.12),
    stick([-0.3, 1.42, 0.5], [-0.31, 0.02, 0.56], 0.022),
  ]);
}
