/** The workman, a dark shape before the lamps: he leans to one of them and turns its lid. */
import { css, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { cap, ell } from "../../kit/distances.ts";
import { type Pen } from "../../kit/figures.ts";
import { type Part } from "../../kit/people/figure.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { passer } from "../../kit/people/passer.ts";
import { BELT, CLOTH, COAT, HAIR, SHOE, SKIN, TROUSERS } from "../../kit/people/posed.ts";
import { KEY, MAN as AT, on, P, scaleAt, type View } from "./hero-plan.ts";
import { tone } from "./stage.ts";

const CLAY = 21,
  WARM = 22;
/** the lid in his hands, turned with its mouth to the fire */
const held: V3 = [0.02, 1.3, 0.74];
const pose: Pose = {
  id: "soot-man-6",
  yaw: -1.95,
  bounds: [-1, 1.05, -0.05, 1.75],
  hip: [0, 0.84, -0.14],
  chest: [0, 1.21, 0.16],
  head: [0, 1.42, 0.31],
  face: [0, -0.3, 0.95],
  hat: "kerchief",
  arms: [
    { elbow: [0.27, 1.04, 0.36], hand: [0.15, 1.27, 0.62], sleeve: 0.05, grips: [0.5, 0.5, 0.7] },
    { elbow: [-0.27, 1.06, 0.38], hand: [-0.12, 1.26, 0.64], sleeve: 0.2 },
  ],
  legs: [
    { knee: [0.1, 0.47, -0.02], ankle: [0.11, 0.07, -0.3], toe: [0.11, 0.03, -0.12] },
    { knee: [-0.1, 0.47, 0.14], ankle: [-0.11, 0.07, 0.1], toe: [-0.1, 0.03, 0.28] },
  ],
};
const more: readonly Part[] = [
  {
    mat: CLAY,
    d: (x, y, z) => {
      // tipped towards him
      const [u, v] = [y - held[1], z - held[2]],
        up = u * 0.9 - v * 0.43,
        to = v * 0.9 + u * 0.43;
      return Math.max(ell(x - held[0], up, to, 0.175, 0.14, 0.175), -up);
    },
  },
  // its rim has the fire
  {
    mat: WARM,
    d: (x, y, z) => {
      const [u, v] = [y - held[1], z - held[2]],
        up = u * 0.9 - v * 0.43,
        to = v * 0.9 + u * 0.43;
      return Math.max(Math.hypot(x - held[0], to) - 0.178, Math.abs(up + 0.006) - 0.014);
    },
  },
  // the fire beneath lights the forearms
  { mat: WARM, d: (x, y, z) => cap(x, y, z, [0.24, 1.1, 0.43], [0.16, 1.25, 0.6], 0.05, 0.04) },
  {
    mat: WARM,
    d: (x, y, z) => cap(x, y, z, [-0.23, 1.12, 0.46], [-0.13, 1.24, 0.62], 0.045, 0.035),
  },
];
export function printMan() {
  const low = on(AT.x + 0.05, AT.depth, 0.2),
    m = scaleAt(AT.depth);
  passer(P, pose, more, {
    at: on(AT.x, AT.depth, 0),
    scale: scaleAt(AT.depth) * 1.04,
    key: KEY,
    light: [-0.95, -0.25, 0.1],
    sun: "#c8741e",
    shade: "#0d0c16",
    colours: {
      [SKIN]: "#c07a42",
      [HAIR]: "#17131a",
      [COAT]: "#16203a",
      [BELT]: "#6f6a66",
      [TROUSERS]: "#0f1424",
      [SHOE]: "#2c2a30",
      [CLOTH]: "#bab4ac",
      [CLAY]: "#5a2e17",
      [WARM]: "#efb458",
    },
  });
  // the shelf keeps the fire from his legs, and they stand in their own shadow
  P.block(
    (x) => {
      x.translate(...low);
      x.scale(0.62, 0.5);
      const g = x.createRadialGradient(0, 0, 0, 0, 0, m);
      g.addColorStop(0, css("#07060a", 0.8));
      g.addColorStop(0.5, css("#07060a", 0.6));
      g.addColorStop(1, css("#07060a", 0));
      x.fillStyle = g;
      x.fillRect(-m, -m, 2 * m, 2 * m);
    },
    { occlude: 0 },
  );
  // the window along his back
  P.block(
    (x) => {
      const back: Pt[] = [
        [664, 656],
        [680, 662],
        [695, 680],
        [709, 696],
        [722, 707],
      ];
      const seat: Pt[] = [
        [732, 722],
        [735, 732],
        [735, 744],
        [731, 758],
      ];
      x.fillStyle = css("#5d84ac", 0.9);
      x.beginPath();
      for (const way of [back, seat])
        brushPath(x, catmull(way, 8), (t) => 0.4 + 9 * t * (1 - t) * (1 - t));
      x.fill();
    },
    { occlude: 0 },
  );
}
/** His dark image in the boards. */
export function imageOf(pen: Pen, view: View) {
  const at = (u: number, z: number): Pt => view.on(AT.x + u, AT.depth, z);
  tone(
    pen,
    [
      at(-0.3, 0),
      at(0.34, 0),
      at(0.3, 0.8),
      at(0.08, 1.3),
      at(-0.2, 1.58),
      at(-0.42, 1.52),
      at(-0.6, 1.24),
      at(-0.3, 1.0),
      at(-0.16, 0.7),
    ],
    "#0f1018",
    true,
  );
}
