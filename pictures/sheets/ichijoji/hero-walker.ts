/** The walker, from behind: collar up, the umbrella pushed ahead into the rain, one foot already at the lit door. */
import { type Pt, type V3 } from "../../kit/core.ts";
import { cap } from "../../kit/distances.ts";
import { CANOPY, robe, STICK, umbrella } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import { type Print } from "../../kit/print.ts";

const GRIP: V3 = [0.16, 1.2, 0.44];
const pose: Pose = {
  id: "ichijoji-hurries-1",
  yaw: 2.1,
  bounds: [-0.85, 1.15, -0.08, 2.1],
  ...stride({ reach: 0.42, lean: 0.2, sway: 0.02, look: -0.3 }),
  arms: [
    { elbow: [0.34, 1.06, 0.2], hand: GRIP, sleeve: 0.8 },
    { elbow: [-0.3, 1.06, 0.16], hand: [-0.16, 1.0, 0.34], sleeve: 0.8 },
  ],
};
const neck: V3 = [0.01, pose.chest[1] + 0.11, pose.chest[2] + 0.03];
const collar = {
  mat: CLOTH,
  d: (x: number, y: number, z: number) =>
    cap(x, y, z, neck, [neck[0], neck[1] + 0.06, neck[2] + 0.02], 0.098, 0.09) +
    0.006 * Math.sin(y * 90),
};
const coat = robe(pose, 0);

export const printWalker = (P: Print, at: Pt, scale: number) =>
  passer(P, pose, [coat, collar, ...umbrella([0.1, 1.9, 0.66], GRIP, 0.58, 0.25)], {
    at,
    scale,
    key: "#090c18",
    light: [1.2, 0.4, -0.25],
    sun: "#ffb75c",
    shade: "#0c1024",
    lift: -0.34,
    colours: {
      [SKIN]: "#c98c62",
      [HAIR]: "#17141f",
      [COAT]: "#28314f",
      [TROUSERS]: "#232a42",
      [BELT]: "#28314f",
      [SHOE]: "#2a211f",
      [CLOTH]: "#b8402e",
      [CANOPY]: "#dc4a30",
      [STICK]: "#3a2620",
    },
  });
