/**
 * Hakozushi, the hero: morning in the shop: the last prawn is put on a square of boxed sushi, the door to the street open behind
 */
import { skyLight, plainSky } from "../../kit/expose.ts";
import { layer, type V3 } from "../../kit/core.ts";
import { walker } from "../../kit/walkers.ts";
import { figureImage, type Mats, placeFig, standFigure } from "../../kit/people.ts";
import { Print } from "../../kit/print.ts";
import { stage, wash } from "../../kit/stage.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { AT, setOut } from "./hero-box.ts";
import { hand } from "./hero-hand.ts";
import { shop } from "./hero-shop.ts";

const P = new Print(302, "#f2e4c4");
const KEY = "#24150f";
const cam: Cam = { x: 0, y: 0, z: 2.5, f: 980, cx: 800, hy: 170 };
const porter: Mats = {
  0: { c: "#b98a68" },
  1: { c: "#2a2028" },
  2: { c: "#3e5a80" },
  3: { c: "#4a4450" },
  4: { c: "#d8cbb0" },
  5: { c: "#a83c2c" },
  6: { c: "#2a2224" },
};
/** pixels for one unit of the arm, drawn where the tips of the chopsticks touch the bare rice */
const ARM = 660;
const tips = onSheet(cam, AT[0] + 0.4, AT[1] + 0.42, 0.6);
const w = shop();
setOut(w);
w.build();
const sun: V3 = [-0.78, 0.16, 0.5];
stage(
  P,
  {
    cam,
    world: w,
    points: [],
    suns: [{ d: sun, c: [2.0, 1.62, 1.08] }],
    ambient: skyLight([0.52, 0.46, 0.5], [0.08, 0.07, 0.06]),
    ao: 8,
    aoLen: 1.4,
    mirror: 3,
    sky: plainSky([0.9, 0.84, 0.7]),
  },
  { key: KEY, far: 60, crease: 0.9 },
);
// a porter in the street with his load
standFigure(P, walker({ id: "hako-hero", yaw: -1.25, mats: porter, step: 0.3, bag: true }), {
  detail: [400, 300],
  at: onSheet(cam, -7.2, 66, -9.2),
  scale: 150,
  amb: "#8c7f92",
  ambI: 0.7,
  lamps: [{ dir: [-0.6, 0.6, -0.3], c: "#ffe2b0", i: 0.6 }],
  key: KEY,
  steps: 3,
});
const arm = layer();
placeFig(
  arm.x,
  null,
  figureImage(hand, {
    detail: [760, 560],
    amb: "#b9a4b4",
    ambI: 0.62,
    lamps: [
      { dir: [-0.7, 0.62, 0.15], c: "#ffe6b8", i: 0.95 },
      { dir: [-0.2, 0.5, 0.8], c: "#fff0d8", i: 0.5 },
    ],
    key: KEY,
    keyA: 0.9,
    steps: 4,
  }),
  hand,
  tips[0] + 0.5 * ARM,
  tips[1] - 0.5 * ARM,
  ARM,
);
P.put(arm, { occlude: 1 });
wash(P, "top", 150, "#2a3560", 0.45);
await finishSheet(P, "hakozushi-hero", {
  seal: { mark: "鮓", at: [44, 1088], size: 34 },
  key: KEY,
  wood: 0.06,
  wobble: 0.6,
  kuwahara: 0.9,
  blocks: 12,
  blockMix: 0.6,
  sat: 1.05,
});
