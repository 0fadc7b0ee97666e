/** The workman, small against the window: with one hand he lifts a lid off, with a feather in the other he sweeps its soot. */
import { type Pt, type V3 } from "../../kit/core.ts";
import { cap, ell } from "../../kit/distances.ts";
import { type Pen } from "../../kit/figures.ts";
import { type Part } from "../../kit/people/figure.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { passer } from "../../kit/people/passer.ts";
import { BELT, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { KEY, on, P, scaleAt, type View } from "./hero-plan.ts";
import { tone } from "./stage.ts";

const AT = { x: -1.62, depth: 9.2 } as const;
const FEATHER = 20,
  CLAY = 21;
const held: V3 = [-0.02, 1.24, 0.6];
const pose: Pose = {
  id: "soot-man-2",
  yaw: -2.3,
  bounds: [-1, 0.6, -0.05, 1.75],
  hip: [0, 0.86, -0.04],
  chest: [0, 1.28, 0.02],
  head: [0, 1.52, 0.07],
  face: [0, -0.12, 0.99],
  arms: [
    { elbow: [0.27, 1.08, 0.26], hand: [0.16, 1.36, 0.5], sleeve: 0.35, grips: [0.5, 0.5, 0.7] },
    { elbow: [-0.26, 1.06, 0.22], hand: [-0.08, 1.14, 0.5], sleeve: 0.35 },
  ],
  legs: [
    { knee: [0.1, 0.46, 0.02], ankle: [0.1, 0.07, -0.08], toe: [0.1, 0.03, 0.08] },
    { knee: [-0.1, 0.46, 0.1], ankle: [-0.11, 0.07, 0.1], toe: [-0.1, 0.03, 0.26] },
  ],
};
const more: readonly Part[] = [
  {
    mat: CLAY,
    d: (x, y, z) =>
      Math.max(ell(x - held[0], y - held[1], z - held[2], 0.165, 0.12, 0.165), held[1] - y),
  },
  {
    mat: FEATHER,
    d: (x, y, z) => cap(x, y, z, [0.13, 1.34, 0.5], [0.02, 1.5, 0.74], 0.012, 0.045),
  },
];
export function printMan() {
  passer(P, pose, more, {
    at: on(AT.x, AT.depth, 0),
    scale: scaleAt(AT.depth) * 1.04,
    key: KEY,
    light: [-0.9, 0.25, 0.15],
    sun: "#b5793f",
    shade: "#0d0c16",
    colours: {
      [SKIN]: "#b0703f",
      [HAIR]: "#17131a",
      [COAT]: "#25324f",
      [BELT]: "#cfc4ae",
      [TROUSERS]: "#1c2236",
      [SHOE]: "#6b6358",
      [CLAY]: "#4d2815",
      [FEATHER]: "#efe6cf",
    },
  });
}
/** His dark image in the boards. */
export function imageOf(pen: Pen, view: View) {
  const at = (u: number, z: number): Pt => view.on(AT.x + u, AT.depth, z);
  tone(
    pen,
    [
      at(-0.2, 0),
      at(0.16, 0),
      at(0.17, 0.8),
      at(0.22, 1.25),
      at(0.1, 1.42),
      at(0.1, 1.64),
      at(-0.1, 1.66),
      at(-0.14, 1.42),
      at(-0.24, 1.25),
      at(-0.2, 0.8),
    ],
    "#0f1018",
    true,
  );
}
