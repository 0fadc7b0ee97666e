/**
 * Hakozushi A: a winter morning before opening: a cook leans into the steaming tub, window light behind, pressed squares in front
 */
import { bokashi, type V3 } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { plainSky, skyLight } from "../../kit/expose.ts";
import { type Mats, standCard } from "../../kit/people.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { stage, wash } from "../../kit/stage.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";
import { steam } from "../../kit/weather.ts";
import { flat } from "../../kit/wood.ts";
import { worker } from "../../kit/workers.ts";
import { TUB, workshop } from "./a-workshop.ts";

const P = new Print(311, "#efe2c6");
const KEY = "#1b1315";
const cam: Cam = { x: 0, y: 0, z: 1.4, f: 1330, cx: 600, hy: 560 };
const w = workshop();
const cloth: Mats = {
  0: { c: "#d6a07a" },
  1: { c: "#1d181c" },
  2: { c: "#2f5688" },
  3: { c: "#2b2a3a" },
  4: { c: "#e6dcc8" },
  5: { c: "#e6dcc8" },
  6: { c: "#241f22" },
  8: { c: "#efe6d4" },
};
const near: V3 = [0.1, 1.02, 0.62],
  far: V3 = [-0.12, 1.12, 0.58];
const cook = worker({
  id: "hako-a",
  yaw: -1.25,
  mats: cloth,
  bend: 0.62,
  hands: [near, far],
  kerchief: true,
});
standCard(w, cook, {
  detail: [760, 520],
  amb: "#8c88a4",
  ambI: 0.5,
  lamps: [
    { dir: [-0.55, 0.7, -0.35], c: "#f2f0e6", i: 1, wrap: 0.2 },
    { dir: [0.8, -0.1, -0.3], c: "#ff9c4a", i: 0.6 },
  ],
  key: KEY,
  steps: 4,
  x: 0.5,
  y: 3.0,
  mat: flat("#fff", { emit: 0.95, line: 0.3 }),
});
w.build();
stage(
  P,
  {
    cam,
    world: w,
    points: [{ p: [1.14, 3.4, 0.4], c: [1.5, 0.66, 0.22], reach: 3, core: 0.2 }],
    suns: [{ d: [-0.26, 0.84, 0.48], c: [3.6, 3.1, 2.4] }],
    ambient: skyLight([0.38, 0.37, 0.44], [0.08, 0.06, 0.05]),
    ao: 6,
    aoLen: 0.7,
    sky: plainSky([0.72, 0.82, 0.86]),
  },
  { key: KEY, far: 9, crease: 0.9 },
);
// ---------- the steam, and the light in it ----------
const [tx, ty] = onSheet(cam, ...TUB);
const plume = steam(P.noise, tx - 30, ty + 10, 760, 110, 250, -60, 1),
  wisp = steam(P.noise, tx + 90, ty + 10, 430, 60, 140, 40, 0.8);
P.mist((x, y) => Math.max(plume(x, y), wisp(x, y)), "#f3efe4", { key: 0.7, grain: 0.06 });
P.light(
  (x) => {
    for (const [a, b, c, d] of [
      [170, 280, 300, 560],
      [300, 400, 580, 800],
    ]) {
      x.fillStyle = bokashi(
        x,
        0,
        300,
        0,
        1000,
        [
          [0, "#fff0cc"],
          [1, "#ffe2b0"],
        ],
        [
          [0, 0.42],
          [1, 0],
        ],
      );
      poly(x, [
        [a, 260],
        [b, 260],
        [d, 1000],
        [c, 1000],
      ]);
      x.fill();
    }
  },
  { blur: 6 },
);
wash(P, "top", 300, "#1a2246", 0.6);
await finishSheet(P, "hakozushi-a", {
  seal: { mark: "箱", at: [1112, 1488], size: 34 },
  key: KEY,
  wood: 0.07,
  wobble: 0.6,
  kuwahara: 0.9,
  blocks: 12,
  blockMix: 0.6,
  sat: 1.05,
});
