/** The papermaker, from behind her right shoulder: head forward, both fists on the frame, one heel off the floor. */
import { type Ctx, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { type Print } from "../../kit/print.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
import { carve } from "../../kit/people/carve.ts";
import { robe } from "../../kit/people/garb.ts";
import { type Pose } from "../../kit/people/pose.ts";
import { at, cam, KEY, onScreen } from "./hero-plan.ts";
import {
  BELT,
  CLOTH,
  COAT,
  CORD,
  HAIR,
  posedParts,
  SHOE,
  SKIN,
  TROUSERS,
} from "../../kit/people/posed.ts";

/** where her feet are, and how she is seen from there: how far away, turned, from above */
const STANDS: V3 = [0.1, -0.42, 0];
const YAW = 2.292,
  TILT = 0.3;
const feet = at(...STANDS);
const scale =
  cam.f /
  ((STANDS[0] - cam.x) * Math.sin(cam.yaw ?? 0) + (STANDS[1] - cam.y) * Math.cos(cam.yaw ?? 0));

/** The place in her own frame, `across` to her left, that is seen where a place along the frame's near bar is. */
function onBar(u: number): V3 {
  const [px, py] = onScreen(u, -0.485, 0.03);
  const X = (px - feet[0]) / scale,
    Y = (feet[1] - py) / scale,
    across = STANDS[0] - 0.05 - u;
  const z = (X - across * Math.cos(YAW)) / Math.sin(YAW),
    away = -across * Math.sin(YAW) + z * Math.cos(YAW);
  return [across, (Y + away * Math.sin(TILT)) / Math.cos(TILT), z];
}
const cuts: Record<number, Tones> = {
  [SKIN]: { cut: ["#6f4030", "#b0734e", "#f0c79c"], from: [0.42, 0.7], bare: "#4a2a22" },
  [HAIR]: { cut: ["#121016", "#1f1d25", "#3f4250"], from: [0.6, 0.85], bare: "#3f4250" },
  [COAT]: { cut: ["#141d38", "#2a4472", "#8fabca"], from: [0.44, 0.76], bare: "#6f8fb4" },
  [TROUSERS]: { cut: ["#1b1a28", "#1b1a28", "#3a3b50"], from: [0.5, 0.86], bare: "#4c4d60" },
  [BELT]: { cut: ["#8f7f62", "#cdbb90", "#f3e8c8"], from: [0.36, 0.64], bare: "#6a5a42" },
  [SHOE]: { cut: ["#6f4030", "#a5694a", "#d9a77c"], from: [0.42, 0.8], bare: "#4a2a22" },
  [CLOTH]: { cut: ["#8f8c98", "#d3cec6", "#fdf8ec"], from: [0.36, 0.6], bare: "#77737c" },
  [CORD]: { cut: ["#7a2018", "#bd3b26", "#e8734a"], from: [0.36, 0.7], bare: "#5c1712" },
};
const near = onBar(0.52),
  far = onBar(-0.16);
const pose: Pose = {
  id: "echizen-papermaker-3",
  yaw: YAW,
  tilt: TILT,
  bounds: [-0.75, 1.05, -0.2, 1.8],
  hip: [0, 0.86, -0.04],
  chest: [0, 1.24, 0.22],
  head: [-0.01, 1.4, 0.42],
  face: [0, -0.5, 0.866],
  arms: [
    { elbow: [0.3, 1.04, 0.44], hand: far, sleeve: 0.1, grips: [1, 0, 0] },
    { elbow: [-0.42, 1.06, 0.3], hand: near, sleeve: 0.12, grips: [1, 0, 0] },
  ],
  legs: [
    { knee: [0.14, 0.45, -0.26], ankle: [0.14, 0.13, -0.58], toe: [0.14, 0.03, -0.44] },
    { knee: [-0.13, 0.48, 0.16], ankle: [-0.13, 0.07, 0.02], toe: [-0.14, 0.04, 0.2] },
  ],
  hat: "kerchief",
  cords: true,
};
/** her work robe hangs to the knees over the trousers */
const carved = () =>
  carve(
    {
      id: pose.id,
      parts: [...posedParts(pose), robe(pose, 0.24)],
      bounds: pose.bounds,
      mats: {},
      yaw: YAW,
      tilt: TILT,
    },
    850,
  );
/** folds cut bare into the cloth: at the elbow, from the armpit to the belt, down the skirt; from her feet, in metres */
const folds = [
  "0.562 -1.066, 0.516 -1.004, 0.5 -0.942",
  "0.238 -1.236, 0.207 -1.142, 0.176 -1.034",
  "0.3 -1.19, 0.27 -1.12, 0.262 -1.06",
  "0.037 -0.88, 0.02 -0.695, 0.067 -0.54",
  "-0.118 -0.819, -0.17 -0.695, -0.18 -0.571",
  "-0.18 -0.44, -0.24 -0.42, -0.3 -0.43",
  "0.14 -0.42, 0.22 -0.38, 0.28 -0.4",
];
/** Where the cord runs on, under her arm. */
const cord = "0.2 -1.208, 0.25 -1.236, 0.29 -1.256";

function engrave(x: Ctx) {
  const scaled = (path: string) => cut(path).map(([a, b]): Pt => [a * scale, b * scale]);
  x.fillStyle = "#9c2c1e";
  x.beginPath();
  brushPath(x, scaled(cord), (t) => 13 - 5 * t);
  x.fill();
  x.fillStyle = "#5f80a8";
  x.beginPath();
  for (const fold of folds)
    brushPath(
      x,
      catmull(scaled(fold), 8),
      (t) => 4.5 * Math.sin(Math.PI * (0.1 + 0.8 * t)) * (1 - 0.6 * t),
    );
  x.fill();
}
export const papermaker = (P: Print) =>
  silhouette(P, carved(), {
    at: feet,
    scale,
    key: KEY,
    light: [0.74, 0.52, -0.3],
    lift: 0.14,
    step: 0.05,
    line: [1.8, 2.2],
    engrave,
    tonesOf: (part) => cuts[part] ?? cuts[SKIN],
  });
