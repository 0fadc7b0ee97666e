/** The joiner, dark against his window: he leans back, arms straight, and draws the plane toward him along his beam. */
import { line, type Pen, shape } from "../../kit/figures.ts";
import { type V3 } from "../../kit/core.ts";
import { cap } from "../../kit/distances.ts";
import { carve } from "../../kit/people/carve.ts";
import { type Part } from "../../kit/people/figure.ts";
import { headgear } from "../../kit/people/headgear.ts";
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
    at: [1204, 786],
    scale: 412,
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
  for (const leg of ["842,674 900,672 908,790 834,792", "452,684 506,682 514,772 444,774"])
    shape(p, pts(leg), "#38261e", { smooth: false });
  shape(p, pts("420,648 1170,626 1170,664 420,690"), "#8a5f3c", { smooth: false });
  shape(p, pts("420,648 1170,626 1170,636 420,660"), "#d9b07a", { smooth: false, line: 0.5 });
  shape(p, pts("470,618 500,617 500,648 470,649"), "#6a4427", { smooth: false });
}
function plane(p: Pen) {
  shape(p, pts("960,602 1096,598 1098,629 962,633"), "#6a4427", { smooth: false });
  shape(p, pts("960,602 1096,598 1096,605 960,609"), "#c08a52", { smooth: false, line: 0 });
  shape(p, pts("1006,601 1022,562 1038,561 1030,600"), "#c9ccd0", { smooth: false });
}

const cuts: Record<number, Tones> = {
  [SKIN]: { cut: ["#33221f", "#6e4433", "#efcfa0"], from: [0.5, 0.8], bare: "#a8744f" },
  [HAIR]: { cut: ["#120f14", "#1f1c24", "#5d6a68"], from: [0.5, 0.75], bare: "#2f2c36" },
  [COAT]: { cut: ["#131a30", "#22345c", "#a9c9b6"], from: [0.46, 0.72], bare: "#4f6c8c" },
  [TROUSERS]: { cut: ["#121320", "#26283a", "#8aa39a"], from: [0.5, 0.76], bare: "#474a5e" },
  [BELT]: { cut: ["#54201d", "#8c332b", "#d4755a"], from: [0.42, 0.7], bare: "#3b1513" },
  [SHOE]: { cut: ["#6f675a", "#a89d86", "#e6dcc2"], from: [0.42, 0.7], bare: "#5a5248" },
  [CLOTH]: { cut: ["#857f72", "#c9bd9c", "#fbf3da"], from: [0.4, 0.62], bare: "#6e6859" },
};
const pose: Pose = {
  id: "hakone-joiner-2",
  yaw: -1.8,
  bounds: [-0.95, 0.5, -0.05, 1.12],
  hip: [0, 0.17, -0.08],
  chest: [0, 0.6, -0.24],
  head: [0, 0.82, -0.19],
  face: [0, -0.4, 0.917],
  arms: [
    { elbow: [0.2, 0.5, 0.03], hand: [0.07, 0.44, 0.3], sleeve: 0.2, grips: [1, 0, 0] },
    { elbow: [-0.18, 0.54, 0.08], hand: [-0.05, 0.46, 0.38], sleeve: 0.25, grips: [1, 0, 0] },
  ],
  legs: [
    { knee: [0.22, 0.22, 0.32], ankle: [0.2, 0.08, 0.64], toe: [0.2, 0.17, 0.7] },
    { knee: [-0.17, 0.46, 0.3], ankle: [-0.15, 0.08, 0.36], toe: [-0.15, 0.03, 0.52] },
  ],
};
/** In the head's frame: across, to the crown, to the face. */
function inHead(x: number, y: number, z: number): V3 {
  const [, fy, fz] = pose.face,
    v = y - pose.head[1],
    w = z - pose.head[2];
  return [x - pose.head[0], v * fz - w * fy, v * fy + w * fz];
}
/** His face against the window: brow, nose and chin; the kerchief is tied above them. */
const face: readonly Part[] = [
  {
    mat: SKIN,
    d: (x, y, z) => {
      const at = inHead(x, y, z);
      return Math.min(
        cap(...at, [0, 0.03, 0.084], [0, -0.024, 0.124], 0.012, 0.015),
        cap(...at, [0, -0.05, 0.07], [0, -0.098, 0.092], 0.03, 0.019),
      );
    },
  },
  {
    mat: CLOTH,
    d: (x, y, z) => {
      const [u, v, w] = inHead(x, y, z);
      return headgear.kerchief(u, v - 0.05, w);
    },
  },
];
const carved = () =>
  carve({ ...pose, parts: [...posedParts(pose), ...face], mats: {}, tilt: 0.05 }, 620);
