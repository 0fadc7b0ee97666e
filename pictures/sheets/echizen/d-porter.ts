/** Someone who brings the next bark down to the river, stooped under a great bundle of it. */
import { LOAD, robe, stick, STICK } from "../../kit/people/garb.ts";
import { type V3 } from "../../kit/core.ts";
import { cap, smin } from "../../kit/distances.ts";
import { type Part } from "../../kit/people.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import { type Print } from "../../kit/print.ts";
import { fillPoly } from "../../kit/brush.ts";
import { at, cam, KEY, WALL } from "./d-plan.ts";

const pose: Pose = {
  id: "echizen-porter-1",
  yaw: 0.85,
  bounds: [-1, 1, -0.06, 1.8],
  ...stride({ reach: 0.3, lean: 0.34, sway: 0.02, look: -0.4 }),
  arms: [
    { elbow: [0.3, 1.0, 0.36], hand: [0.14, 1.16, 0.46], sleeve: 0.4 },
    { elbow: [-0.32, 0.98, 0.3], hand: [-0.34, 0.94, 0.6], sleeve: 0.4 },
  ],
  hat: "sedge",
};
/** straps of bark laid lengthwise, tied twice */
const load: Part = {
  mat: LOAD,
  d: (x, y, z) => {
    let d = 9;
    for (let i = 0; i < 9; i++) {
      const a = (i / 9) * 6.283,
        u = 0.13 * Math.cos(a) * (i % 2 ? 1 : 0.55),
        v = 0.13 * Math.sin(a) * (i % 2 ? 1 : 0.55);
      const from: V3 = [-0.56 - 0.06 * Math.sin(i * 3), 1.22 + v, 0.02 + u],
        to: V3 = [0.58 + 0.06 * Math.cos(i * 5), 1.3 + v, 0 + u];
      d = smin(d, cap(x, y, z, from, to, 0.062, 0.062), 0.012);
    }
    const tie = Math.min(Math.abs(x - 0.3), Math.abs(x + 0.28));
    return d + 0.018 * Math.max(0, 1 - tie / 0.05);
  },
};
export function porter(P: Print, x: number, y: number) {
  const foot = at(x, y, WALL.top),
    m = cam.f / y;
  P.block(
    (c) => {
      fillPoly(
        c,
        [
          [foot[0] + 0.2 * m, foot[1] - 4],
          [foot[0] - 1.3 * m, foot[1] - 0.06 * m],
          [foot[0] - 1.4 * m, foot[1] + 0.04 * m],
          [foot[0] + 0.2 * m, foot[1] + 0.08 * m],
        ],
        "#3f5a3c",
        0.6,
      );
    },
    { occlude: 0.6 },
  );
  passer(P, pose, [robe(pose, 0.34), load, stick([-0.34, 1.12, 0.6], [-0.36, 0, 0.72], 0.02)], {
    at: foot,
    scale: m,
    key: KEY,
    light: [0.5, 0.5, 0.5],
    lift: 0.14,
    sun: "#fff1d0",
    shade: "#4a3350",
    colours: {
      [SKIN]: "#d8a27a",
      [HAIR]: "#26222a",
      [COAT]: "#b4553a",
      [TROUSERS]: "#3c4a66",
      [BELT]: "#e6d7b0",
      [SHOE]: "#c9b286",
      [CLOTH]: "#e2c886",
      [LOAD]: "#eedfae",
      [STICK]: "#6a4a34",
    },
  });
}
