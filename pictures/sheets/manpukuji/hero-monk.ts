/** A monk who sweeps the path before the morning service, bent over his broom, with his shadow towards us. */
import { type Pt } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { LOAD, robe, sleeves, stick } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { stride } from "../../kit/people/stride.ts";
import { cap } from "../../kit/distances.ts";
import { type Print } from "../../kit/print.ts";
import { proj, onSheet } from "../../kit/terrain.ts";
import { cam } from "./court.ts";
import { monkRobes } from "./monk-robes.ts";

const pose: Pose = {
  id: "obaku-sweeper-2",
  yaw: Math.PI + 0.8,
  bounds: [-1.15, 0.75, -0.08, 1.62],
  ...stride({ reach: 0.34, lean: 0.34, sway: 0.1, look: -0.6 }),
  arms: [
    { elbow: [0.44, 1.04, 0.36], hand: [0.42, 0.8, 0.56], sleeve: 0.6 },
    { elbow: [-0.16, 1.0, 0.5], hand: [0.2, 1.12, 0.6], sleeve: 0.6 },
  ],
  hat: "sedge",
};
const broom = [
  stick([0.12, 1.34, 0.56], [0.6, 0.34, 0.64], 0.022),
  {
    mat: LOAD,
    d: (x: number, y: number, z: number) =>
      cap(x, y, z, [0.6, 0.36, 0.64], [0.78, 0.04, 0.62], 0.035, 0.13),
  },
];

export function monk(P: Print) {
  const x = 0.25,
    y = 18.5;
  const at = (dx: number, dy: number): Pt => onSheet(cam, x + dx, y + dy, 0.1);
  P.block(
    (q) => {
      q.fillStyle = "rgba(44,44,70,.62)";
      poly(q, [
        at(-0.22, 0.1),
        at(0.25, 0.1),
        at(0.12, -3),
        at(-0.1, -5.6),
        at(-0.55, -6.3),
        at(-0.9, -5.6),
        at(-0.6, -3),
      ]);
      q.fill();
    },
    { occlude: 0, op: "multiply" },
  );
  const [sx, sy, d] = proj(cam, x, y, 0.1);
  passer(P, pose, [robe(pose, 0.45), sleeves(pose, 0.24), ...broom], {
    at: [sx, sy],
    scale: cam.f / d,
    key: "#1c2028",
    light: [0.55, 0.6, 0.15],
    sun: "#ffe2a4",
    shade: "#241e3c",
    colours: monkRobes,
  });
}
