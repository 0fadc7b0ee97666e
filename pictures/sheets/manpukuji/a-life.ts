/** A monk who hurries a tub of rice across the court, leaning back under its weight: the fish has called to the meal. */
import { type Pt } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { cap } from "../../kit/distances.ts";
import { LOAD, robe, sleeves } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { CLOTH } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import { type Print } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { monkRobes } from "./monk-robes.ts";

const pose: Pose = {
  id: "obaku-rice-1",
  yaw: -1.15,
  bounds: [-0.9, 0.75, -0.06, 1.75],
  ...stride({ reach: 0.42, lean: -0.1, look: -0.1 }),
  arms: [
    { elbow: [0.3, 0.98, 0.02], hand: [0.24, 0.88, 0.32], sleeve: 0.7 },
    { elbow: [-0.3, 0.98, 0.02], hand: [-0.24, 0.88, 0.32], sleeve: 0.7 },
  ],
  hat: "sedge",
};
const tub = [
  {
    mat: LOAD,
    d: (x: number, y: number, z: number) =>
      Math.max(Math.hypot(x, z - 0.36) - 0.23 - 0.12 * (y - 1), Math.abs(y - 0.99) - 0.15),
  },
  {
    mat: CLOTH,
    d: (x: number, y: number, z: number) =>
      cap(x, y, z, [-0.2, 1.17, 0.36], [0.2, 1.17, 0.36], 0.035, 0.035),
  },
];

export function monkCrossing(P: Print, cam: Cam) {
  const [sx, sy, d] = proj(cam, 1.9, 13.4, 0),
    u = cam.f / d;
  const at = (dx: number, dy: number): Pt => [sx + dx * u, sy + dy * u];
  P.block(
    (q) => {
      q.fillStyle = "rgba(84,80,104,.6)";
      poly(q, [
        at(-0.2, -0.03),
        at(0.22, -0.02),
        at(-0.5, 0.16),
        at(-1.6, 0.3),
        at(-1.7, 0.2),
        at(-0.9, 0.08),
      ]);
      q.fill();
    },
    { occlude: 0, op: "multiply" },
  );
  passer(P, pose, [robe(pose, 0.5), sleeves(pose, 0.26), ...tub], {
    at: [sx, sy],
    scale: u,
    key: "#1c2028",
    light: [0.6, 0.65, 0.2],
    sun: "#fff0cc",
    shade: "#2a2444",
    colours: monkRobes,
  });
}
