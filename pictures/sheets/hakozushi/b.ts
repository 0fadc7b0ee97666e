/**
 * Hakozushi B: a winter dusk in Semba, in fine rain: the narrow old shop between office fronts, its door lit, somebody bending to
 * enter under the curtain
 */
import { H, type V3 } from "../../kit/core.ts";
import { skyLight, plainSky } from "../../kit/expose.ts";
import { type Mats, standCard } from "../../kit/people.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { World } from "../../kit/solids.ts";
import { sky, stage, wash } from "../../kit/stage.ts";
import { type Cam } from "../../kit/terrain.ts";
import { linear } from "../../kit/tone.ts";
import { rain } from "../../kit/weather.ts";
import { flat } from "../../kit/wood.ts";
import { worker } from "../../kit/workers.ts";
import { FRONT, shop } from "./b-shop.ts";
import { street } from "./b-street.ts";

const P = new Print(322, "#f3ecdd");
const KEY = "#15141f";
const cam: Cam = { x: -1.6, y: 2.2, z: 1.5, f: 1080, cx: 590, hy: 1040, yaw: 0.27 };
sky(P, 330, [
  [0, "#2c4f86"],
  [0.4, "#7d9abb"],
  [0.75, "#e6bfa6"],
  [1, "#f4c890"],
]);
const w = new World();
street(w);
shop(w);
// ---------- somebody on the way home bends to enter, one hand at the curtain ----------
const coat: Mats = {
  0: { c: "#d09a74" },
  1: { c: "#1b171d" },
  2: { c: "#4c4a5e" },
  3: { c: "#2c2c3c" },
  4: { c: "#44425a" },
  5: { c: "#b93a2c" },
  6: { c: "#1d1a1c" },
  8: { c: "#b93a2c" },
};
const lift: V3 = [0.24, 1.62, 0.42],
  carry: V3 = [-0.3, 0.86, 0.12];
const caller = worker({ id: "hako-b", yaw: 2.2, mats: coat, bend: 0.5, hands: [lift, carry] });
standCard(w, caller, {
  detail: [620, 460],
  amb: "#7886ac",
  ambI: 0.42,
  lamps: [{ dir: [0.25, 0.4, -0.85], c: "#ffcf86", i: 1.1, wrap: 0.25 }],
  key: KEY,
  steps: 4,
  x: 0.34,
  y: FRONT - 0.42,
  mat: flat("#fff", { emit: 1, line: 0.3, ghost: true }),
});
// a parcel in a red cloth hangs from the other hand
w.turned([0.7, FRONT - 0.5, 0.6], [0.15, 0.1, 0.11], flat("#c8402c"), 0.3);
w.rod([0.7, FRONT - 0.5, 0.7], [0.7, FRONT - 0.5, 0.84], 0.06, flat("#a8301f"), 0.015);
// the cook behind the counter, pressing the next square
const white: Mats = {
  ...coat,
  2: { c: "#f0e8d6" },
  4: { c: "#f6f0e2" },
  8: { c: "#f6f0e2" },
};
const cook = worker({ id: "hako-b-cook", yaw: 0.5, mats: white, bend: 0.35, kerchief: true });
standCard(w, cook, {
  detail: [420, 320],
  amb: "#d8b48c",
  ambI: 0.7,
  lamps: [{ dir: [0.4, 0.8, 0.3], c: "#ffe4b0", i: 0.5 }],
  key: KEY,
  steps: 4,
  x: 0.12,
  y: FRONT + 2.3,
  mat: flat("#fff", { emit: 1, line: 0.3, ghost: true }),
});
w.build();
stage(
  P,
  {
    cam,
    world: w,
    points: [
      { p: [0.35, FRONT + 1.5, 2.2], c: [13, 8.4, 3.9], reach: 9, core: 0.5, shadow: true },
      { p: [0.1, FRONT - 0.5, 1.4], c: [3.2, 1.8, 0.72], reach: 5, core: 0.5 },
    ],
    ambient: skyLight([0.34, 0.42, 0.62], [0.04, 0.045, 0.07], [0.64, 0.36]),
    ao: 6,
    aoLen: 1.2,
    mirror: 5,
    skyShown: false,
    sky: plainSky([0.3, 0.34, 0.46]),
    air: { c: linear("#8d9cba"), k: 0.03, from: 8 },
  },
  { key: KEY, far: 12 },
);
P.block((x) => rain(x, 7, 260, { c: "#c9d4ea", slant: 0.1, a: 0.5, y1: H }), { occlude: 0 });
wash(P, "top", 260, "#1d2c58", 0.4);
await finishSheet(P, "hakozushi-b", {
  seal: { mark: "暖", at: [44, 1488], size: 34 },
  key: KEY,
  wood: 0.07,
  woodMask: (_x, y) => (y < 600 ? 1 : 0.5),
  wobble: 0.5,
  kuwahara: 0.9,
  blocks: 13,
  blockMix: 0.6,
  sat: 1.06,
});
