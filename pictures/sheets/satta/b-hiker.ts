/** The walker on the pass: in a long stride against the wind from the sea, one hand on the hat, the stick planted ahead. */
import { type Pt } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { box, cap } from "../../kit/distances.ts";
import type { Part } from "../../kit/people.ts";
import { LOAD, STICK, stick, STRAP } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import type { Print } from "../../kit/print.ts";

const pose: Pose = {
  id: "satta-hiker-6",
  yaw: Math.PI + 0.5,
  bounds: [-0.8, 0.8, -0.06, 1.78],
  ...stride({ reach: 0.46, lean: 0.3, sway: -0.09 }),
  arms: [
    { elbow: [0.38, 1.5, 0.36], hand: [0.06, 1.62, 0.5], sleeve: 0.5 },
    { elbow: [-0.4, 1.06, 0.34], hand: [-0.4, 1.02, 0.62], sleeve: 0.5 },
  ],
  hat: "straw",
};
const pack: Part[] = [
  {
    mat: LOAD,
    d: (x, y, z) =>
      box(x + 0.06, y - 1.1, z + 0.06 - 0.62 * (y - 1.1), 0.165, 0.21, 0.12, 0.06) * 0.9,
  },
  {
    mat: STRAP,
    d: (x, y, z) => cap(x, y, z, [-0.28, 1.34, 0.14], [0.12, 1.34, 0.14], 0.068, 0.068),
  },
  // the tails of the jacket over both hips
  {
    mat: COAT,
    d: (x, y, z) =>
      Math.min(
        cap(x, y, z, [0.06, 0.86, 0], [0.1, 0.66, 0.16], 0.155, 0.14),
        cap(x, y, z, [-0.1, 0.86, 0], [-0.12, 0.68, -0.06], 0.155, 0.14),
        cap(x, y, z, [0, 0.82, -0.03], [0, 0.72, 0.02], 0.165, 0.165),
      ),
  },
  stick([-0.39, 1.24, 0.58], [-0.46, 0, 0.84]),
];

/** draws the walker; the sun is in front, so the shadow comes towards us */
export function hiker(P: Print, sx: number, sy: number, ppm: number) {
  const on = (a: number, b: number): Pt => [sx + a * ppm, sy + b * ppm];
  P.light(
    (x) => {
      // legs, the leaning body with its pack, the arm, the hat's brim
      for (const part of [
        "-0.27,-0.03 -0.17,-0.04 -0.22,0.5 -0.4,0.48",
        "0.22,0.02 0.3,0 -0.2,0.5 -0.36,0.46",
        "-0.42,0.42 -0.19,0.44 -0.24,0.82 -0.42,0.98 -0.56,0.94 -0.52,0.6",
        "-0.5,0.86 -0.74,0.96 -0.6,1.06 -0.46,0.98",
        "-0.74,1.06 -0.62,1.0 -0.44,0.99 -0.32,1.05 -0.42,1.11 -0.62,1.13",
      ])
        fillPoly(
          x,
          pts(part).map(([u, v]) => on(u, v)),
          "#7d7899",
        );
    },
    { op: "multiply", blur: 0.6 },
  );
  passer(P, pose, pack, {
    at: [sx, sy],
    scale: ppm,
    key: "#161a2c",
    light: [0.75, 0.7, 0.2],
    sun: "#fff0cc",
    shade: "#26305c",
    colours: {
      [SKIN]: "#c98f68",
      [HAIR]: "#2a2024",
      [COAT]: "#3f6a9c",
      [TROUSERS]: "#5b5468",
      [SHOE]: "#4a3026",
      [CLOTH]: "#eed9a0",
      [LOAD]: "#d8452c",
      [STRAP]: "#d9c692",
      [STICK]: "#5e4228",
    },
  });
}
