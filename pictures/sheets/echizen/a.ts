/** Echizen A: white sheets on boards, drying in a long row against a dark wall at April noon */
import { skyLight } from "../../kit/expose.ts";
import { Noise, Rng, layer, stamp, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";

import { brushPath } from "../../kit/brush.ts";
import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";

import { worker } from "../../kit/workers.ts";
import { type Mats, standCard } from "../../kit/people.ts";
import { bough, petals, sky, stage, wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { hills, rape } from "./a-field.ts";
import { yard } from "./yard.ts";

const P = new Print(1011, "#f3ead6");
const KEY = "#1b1720";
const n = new Noise(44),
  r = new Rng(9);
const cam: Cam = { x: 0.9, y: 0, z: 1.5, f: 1000, cx: 1090, hy: 560 };

sky(P, 640, [
  [0, "#1f5a94"],
  [0.35, "#5a93bb"],
  [0.72, "#b9d2d6"],
  [1, "#f0e8d6"],
]);
hills(P, n);

const w = yard(r);
// ---------- one papermaker brushing a sheet flat ----------
const mats: Mats = {
  0: { c: "#dca77c" },
  1: { c: "#1b171c" },
  2: { c: "#e7dcc4" },
  3: { c: "#3f4459" },
  4: { c: "#2c4a80" },
  5: { c: "#b6402c" },
  6: { c: "#26211f" },
  8: { c: "#f4efe2" },
};
const fig = worker({
  id: "echizen-a",
  yaw: -2.0,
  bend: 0.2,
  kerchief: true,
  mats,
  hands: [
    [0.16, 1.5, 0.5],
    [-0.2, 1.25, 0.5],
  ],
});
const sun: V3 = [0.7, -0.2, 0.62];
standCard(w, fig, {
  detail: [520, 360],
  amb: "#9fb0cc",
  ambI: 0.55,
  lamps: [{ dir: [0.62, 0.72, 0.3], c: "#fff1d6", i: 0.95 }],
  key: KEY,
  x: -1.15,
  y: 8.4,
  mat: flat("#ffffff", { emit: 1, line: 0.3 }),
});
w.build();
stage(
  P,
  {
    cam,
    world: w,
    points: [],
    suns: [{ d: sun, c: [1.1, 1.0, 0.8] }],
    ambient: skyLight([0.25, 0.29, 0.43], [0.04, 0.045, 0.045]),
    ao: 5,
    aoLen: 0.9,
    air: { c: linear("#c9d6d6"), k: 0.009, from: 8 },
  },
  { key: KEY, far: 11 },
);
// she stands on her own shade, thrown towards the boards
P.block(
  (x) => {
    x.fillStyle = "rgba(70,62,104,.55)";
    x.beginPath();
    brushPath(
      x,
      [
        [872, 742],
        [840, 743],
        [808, 738],
        [766, 727],
        [735, 712],
      ],
      (t) => 4 + 16 * Math.sin(Math.PI * Math.max(0, t - 0.2)),
    );
    x.fill();
  },
  { occlude: 0 },
);
const field = layer();
rape(field.x, cam);
P.put(field, { occlude: 1 });
// ---------- a cherry bough across the open sky ----------
const L = layer(),
  K = layer();
const bloom = { dark: "#c98a9a", mid: "#f0c3c6", light: "#fdeeea", size: 8.5 };
const wood = {
  body: "#3d2a2c",
  light: "#7a5a56",
  key: KEY,
  twigs: 15,
  twig: 96,
  spread: 44,
  per: 95,
  up: 1.1,
  bloom,
};
bough(
  L.x,
  K.x,
  [
    [1660, 60],
    [1520, 96],
    [1390, 90],
    [1250, 150],
    [1120, 158],
  ],
  40,
  7,
  r,
  wood,
);
bough(
  L.x,
  K.x,
  [
    [1640, 210],
    [1560, 236],
    [1480, 300],
    [1420, 312],
  ],
  22,
  5,
  r,
  { ...wood, twigs: 9, twig: 70 },
);
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
P.block((x) => petals(x, 5, 70, [820, 250, 1600, 1180], "#f7d3d2", 15), { occlude: 0.6 });
wash(P, "top", 260, "#1f4e79", 0.55);
wash(P, "bottom", 230, "#6d6aa6", 0.5);
await finishSheet(P, "echizen-a", {
  seal: { mark: "干", at: [1512, 1088], size: 34 },
  key: KEY,
  wood: 0.08,
  woodMask: (_x, y) => (y < 560 ? 1 : 0.5),
  wobble: 0.6,
  kuwahara: 0.9,
  blocks: 14,
  blockMix: 0.55,
  sat: 1.05,
});
