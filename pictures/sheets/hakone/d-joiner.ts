/** The joiner, dark against his window: he leans over his beam, one leg far back, and draws the plane toward him. */
import { line, type Pen, shape } from "../../kit/figures.ts";
import { type V3 } from "../../kit/core.ts";
import { cap } from "../../kit/distances.ts";
import { carve } from "../../kit/people/carve.ts";
import { type Part } from "../../kit/people/figure.ts";
import {
  BELT,
  CLOTH,
  COAT,
  HAIR,
  posedParts,
  SHOE,
  SKIN,
  TROUSERS,
} from "../../kit/people/posed.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { pts } from "../../kit/points.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
import { KEY, P, print } from "./d-stage.ts";

/** The floor, the beam, the joiner and his plane. */
export function printJoiner() {
  print((p) => {
    shape(p, pts("-10,590 1610,582 1610,900 -10,900"), "#33241e", { smooth: false, line: 0 });
    // the window's light, its post across it
    shape(p, pts("860,600 1130,598 930,800 590,804"), "#7b5a41", { smooth: false, line: 0 });
    shape(p, pts("1160,598 1500,595 1380,800 966,802"), "#7b5a41", { smooth: false, line: 0 });
    for (const board of [
      "-10,626 800,618 1610,612",
      "-10,676 800,672 1610,668",
      "-10,736 800,734 1610,732",
    ])
      line(p, pts(board), 0.9, "#1c1412");
    beam(p);
    plane(p);
  });
  silhouette(P, carved(), {
    at: [1196, 786],
    scale: 440,
    key: KEY,
    light: [-0.2, 0.72, -0.56],
    lift: 0.16,
    step: 0.05,
    line: [1.6, 2],
    tonesOf: (part) => cuts[part] ?? cuts[SKIN],
  });
}

/** The planing beam: it runs on behind the roll, a stop at its far end, a leg under either. */
function beam(p: Pen) {
  for (const leg of ["1030,590 1084,586 1098,784 1018,786", "462,614 512,610 526,772 444,774"])
    shape(p, pts(leg), "#38261e", { smooth: false });
  shape(p, pts("400,594 1136,556 1136,596 400,638"), "#8a5f3c", { smooth: false });
  shape(p, pts("400,594 1136,556 1136,566 400,606"), "#d9b07a", { smooth: false, line: 0.5 });
  shape(p, pts("452,562 482,560 482,590 452,592"), "#6a4427", { smooth: false });
}
function plane(p: Pen) {
  shape(p, pts("918,536 1058,528 1060,559 920,567"), "#6a4427", { smooth: false });
  shape(p, pts("918,536 1058,528 1058,536 918,544"), "#c08a52", { smooth: false, line: 0 });
  shape(p, pts("950,534 962,500 980,499 976,533"), "#c9ccd0", { smooth: false });
}

const cuts: Record<number, Tones> = {
  [SKIN]: { cut: ["#5a3a2e", "#8f5c43", "#efcfa0"], from: [0.4, 0.74], bare: "#a8744f" },
  [HAIR]: { cut: ["#120f14", "#1f1c24", "#5d6a68"], from: [0.5, 0.75], bare: "#2f2c36" },
  [COAT]: { cut: ["#131a30", "#22345c", "#a9c9b6"], from: [0.4, 0.66], bare: "#6f93ae" },
  [TROUSERS]: { cut: ["#24232c", "#3c3a46", "#9fb3a4"], from: [0.4, 0.7], bare: "#474a5e" },
  [BELT]: { cut: ["#54201d", "#8c332b", "#d4755a"], from: [0.42, 0.7], bare: "#3b1513" },
  [SHOE]: { cut: ["#6f675a", "#a89d86", "#e6dcc2"], from: [0.42, 0.7], bare: "#5a5248" },
  [CLOTH]: { cut: ["#857f72", "#c9bd9c", "#fbf3da"], from: [0.4, 0.62], bare: "#6e6859" },
};
const pose: Pose = {
  id: "hakone-joiner-5",
  yaw: -1.72,
  bounds: [-0.85, 0.95, -0.05, 1.5],
  hip: [0, 0.78, -0.3],
  chest: [0, 1.08, 0.03],
  head: [0, 1.25, 0.2],
  face: [0, -0.5, 0.866],
  arms: [
    { elbow: [0.24, 0.82, 0.26], hand: [0.07, 0.6, 0.42], sleeve: 0.1, grips: [1, 0, 0] },
    { elbow: [-0.24, 0.84, 0.3], hand: [-0.05, 0.62, 0.52], sleeve: 0.1, grips: [1, 0, 0] },
  ],
  legs: [
    { knee: [0.15, 0.47, 0.1], ankle: [0.15, 0.08, 0], toe: [0.15, 0.03, 0.16] },
    { knee: [-0.15, 0.45, -0.42], ankle: [-0.16, 0.1, -0.72], toe: [-0.16, 0.03, -0.58] },
  ],
};
/** In the head's frame: across, to the crown, to the face. */
function inHead(x: number, y: number, z: number): V3 {
  const [, fy, fz] = pose.face,
    v = y - pose.head[1],
    w = z - pose.head[2];
  return [x - pose.head[0], v * fz - w * fy, v * fy + w * fz];
}
/** His face against the window: brow, nose and chin; a twisted band is knotted over them. */
const head: readonly Part[] = [
  {
    mat: SKIN,
    d: (x, y, z) => {
      const at = inHead(x, y, z);
      return Math.min(
        cap(...at, [0, 0.03, 0.084], [0, -0.02, 0.112], 0.012, 0.014),
        cap(...at, [0, -0.05, 0.06], [0, -0.088, 0.07], 0.03, 0.022),
      );
    },
  },
  {
    mat: CLOTH,
    d: (x, y, z) => {
      const [u, v, w] = inHead(x, y, z);
      const round = Math.hypot(u * 1.12, w + 0.008) - 0.094;
      return Math.min(
        Math.hypot(round, v - 0.045 - 0.12 * w) - 0.019,
        cap(u, v, w, [0.01, 0.05, 0.1], [0.03, 0.1, 0.13], 0.016, 0.012),
        cap(u, v, w, [-0.01, 0.05, 0.1], [-0.03, 0.075, 0.15], 0.016, 0.012),
      );
    },
  },
];
/** The tails of his coat over both hips. */
const skirt: Part = {
  mat: COAT,
  d: (x, y, z) =>
    Math.min(
      cap(x, y, z, [-0.06, 0.76, -0.31], [-0.13, 0.52, -0.4], 0.152, 0.14),
      cap(x, y, z, [0.09, 0.74, -0.32], [0.12, 0.6, -0.12], 0.152, 0.14),
    ),
};
const carved = () =>
  carve({ ...pose, parts: [...posedParts(pose), ...head, skirt], mats: {}, tilt: 0.05 }, 620);
