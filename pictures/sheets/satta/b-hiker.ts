/** The walker on the pass: in a long stride against the wind from the sea, one hand on the hat, the stick planted ahead. */
import { type Pt } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { box, cap } from "../../kit/distances.ts";
import type { Part } from "../../kit/people.ts";
import { LOAD, STICK, stick, STRAP } from "../../kit/people/garb.ts";
import { passer } from "../../kit/people/passer.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { stride } from "../../kit/people/stride.ts";
import type { Print } from "../../kit/print.ts";

const pose: Pose = {
  id: "satta-hiker-2",
  yaw: Math.PI + 0.5,
  bounds: [-0.72, 0.72, -0.06, 1.78],
  ...stride({ reach: 0.4, lean: 0.2, sway: -0.03 }),
  arms: [
    { elbow: [0.42, 1.34, 0.24], hand: [0.2, 1.56, 0.36], sleeve: 0.5 },
    { elbow: [-0.34, 1.06, 0.24], hand: [-0.36, 1.02, 0.52], sleeve: 0.5 },
  ],
  hat: "straw",
};
const pack: Part[] = [
  {
    mat: LOAD,
    d: (x, y, z) => box(x, y - 1.1, z + 0.1 - 0.45 * (y - 1.1), 0.165, 0.21, 0.12, 0.06) * 0.9,
  },
  { mat: STRAP, d: (x, y, z) => cap(x, y, z, [-0.21, 1.37, 0], [0.21, 1.37, 0], 0.068, 0.068) },
  stick([-0.36, 1.24, 0.48], [-0.42, 0, 0.74]),
];

/** draws the walker; the sun is in front, so the shadow comes towards us */
export function hiker(P: Print, sx: number, sy: number, ppm: number) {
  const on = (a: number, b: number): Pt => [sx + a * ppm, sy + b * ppm];
  P.light(
    (x) => {
      x.fillStyle = "#7d7899";
      const outline = [on(-0.32, -0.04), on(-0.4, 0.38), on(-0.56, 0.56), on(-0.62, 0.96)];
      poly(x, [...outline, on(-0.44, 1.14), on(-0.26, 0.98), on(-0.2, 0.5), on(0.2, 0.02)]);
      x.fill();
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
