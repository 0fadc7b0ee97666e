/** A monk on the path, small against the pale court, the sun behind him and his shadow towards us. */
import { type Pt } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { robe, sleeves } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { stride } from "../../kit/people/stride.ts";
import { type Print } from "../../kit/print.ts";
import { cast, GROUND, on, scaleAt } from "./c-plan.ts";
import { monkRobes } from "./monk-robes.ts";

const pose: Pose = {
  id: "obaku-path-1",
  yaw: 0.9,
  bounds: [-0.7, 0.7, -0.06, 1.75],
  ...stride({ reach: 0.28, lean: 0.06, look: -0.2 }),
  arms: [
    { elbow: [0.26, 1.02, 0.06], hand: [0.08, 1.0, 0.28], sleeve: 0.7 },
    { elbow: [-0.26, 1.02, 0.06], hand: [-0.04, 1.02, 0.28], sleeve: 0.7 },
  ],
  hat: "sedge",
};
const AT = { x: 2.92, d: 30 };

export function monk(P: Print) {
  const { x, d } = AT;
  P.block(
    (q) => {
      const far = (u: number, z: number): Pt => {
        const [sx, sd] = cast(x, d, GROUND + z, GROUND);
        return on(sx + u, sd, GROUND);
      };
      fillPoly(
        q,
        catmull(
          [
            far(-0.2, 0),
            far(-0.24, 0.9),
            far(-0.3, 1.4),
            far(-0.1, 1.7),
            far(0.2, 1.7),
            far(0.36, 1.4),
            far(0.26, 0.9),
            far(0.2, 0),
          ],
          6,
          true,
        ),
        "#8d7768",
      );
    },
    { occlude: 0 },
  );
  passer(P, pose, [robe(pose, 0.5), sleeves(pose, 0.26)], {
    at: on(x, d, GROUND),
    scale: scaleAt(d),
    key: "#1c1620",
    light: [0.75, 0.55, -0.3],
    sun: "#ffe6a8",
    shade: "#241a34",
    colours: monkRobes,
  });
}
