/** Hakozushi B: the narrow old shop with its plain indigo curtain, wedged between office towers, a clerk hurrying by */
import { W, H, Noise, Rng, elapsed, layer, stamp, type V3 } from "../../kit/core.ts";
import { Print, seal } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";

import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";

import { walker } from "../../kit/walkers.ts";
import { carve, inkFigure, type Mats } from "../../kit/people.ts";
import { bough, petals, sky, stage, wash } from "../../kit/stage.ts";
import { save } from "../../kit/out.ts";
import { semba } from "./semba.ts";

const P = new Print(322, "#f3ecdd");
const KEY = "#1d1c24";
const n = new Noise(18),
  r = new Rng(8);
const cam: Cam = { x: 0.6, y: 0, z: 1.55, f: 780, cx: 830, hy: 930 };
sky(P, 900, [
  [0, "#3c79a8"],
  [0.4, "#8fb9cc"],
  [0.8, "#e3e6da"],
  [1, "#f4ead8"],
]);

const { world: w, front: Y } = semba();
// ---------- the clerk, late, with a wrapped parcel ----------
const mats: Mats = {
  0: { c: "#dba57c" },
  1: { c: "#1b171d" },
  2: { c: "#4a4f5e" },
  3: { c: "#3a3e4c" },
  4: { c: "#e9e2d2" },
  5: { c: "#c63d2f" },
  6: { c: "#1d1a1c" },
};
const fig = walker({ id: "hako-b", yaw: 1.75, mats, step: 0.3 });
const sun: V3 = [-0.5, -0.55, 0.68];
const img = inkFigure(fig, carve(fig, 460), {
  amb: "#a5b2c8",
  ambI: 0.55,
  lamps: [{ dir: [-0.55, 0.7, 0.5], c: "#fff1d8", i: 0.9 }],
  key: KEY,
});
const [bx0, bx1, by0, by1] = fig.bounds;
w.card(-2.35, 6.6, by0, bx1 - bx0, by1 - by0, img, flat("#fff", { emit: 1, line: 0.3 }));
// the parcel hangs from the forward hand in a vermilion cloth
w.turned([-2.26, 6.5, 0.76], [0.13, 0.1, 0.1], flat("#c63d2f"), 0.2);
w.rod([-2.26, 6.5, 0.85], [-2.26, 6.5, 0.98], 0.05, flat("#a8301f"), 0.015);
w.build();
stage(
  P,
  {
    cam,
    world: w,
    points: [{ p: [0, Y - 0.6, 1.5], c: [0.5, 0.32, 0.14], reach: 3, core: 0.4 }],
    suns: [{ d: sun, c: [1.2, 1.1, 0.9] }],
    ambient: (h, o) => {
      const k = 0.64 + 0.36 * h.nz;
      o[0] = 0.33 * k + 0.02;
      o[1] = 0.36 * k + 0.03;
      o[2] = 0.46 * k + 0.04;
    },
    ao: 5,
    aoLen: 1.2,
    mirror: 2,
    skyShown: false,
    sky: (_x, _y, _z, o) => {
      o[0] = 0.6;
      o[1] = 0.68;
      o[2] = 0.74;
      return true;
    },
    air: { c: linear("#dfe4e0"), k: 0.02, from: 11 },
  },
  { key: KEY, far: 10 },
);
const L = layer(),
  K = layer();
bough(
  L.x,
  K.x,
  [
    [1680, 330],
    [1540, 300],
    [1420, 330],
    [1310, 300],
    [1210, 330],
  ],
  34,
  6,
  r,
  {
    body: "#3a3634",
    light: "#7a7268",
    key: KEY,
    twigs: 16,
    twig: 90,
    spread: 42,
    per: 70,
    up: -1.2,
    bloom: { dark: "#4b7a4e", mid: "#8fb05c", light: "#d3d98c", size: 10 },
  },
);
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
P.block((x) => petals(x, 3, 14, [900, 400, W, H], "#c9d487", 15), { occlude: 0.5 });
wash(P, "top", 300, "#1f4e79", 0.5);
const out = P.finish({
  key: KEY,
  wood: 0.07,
  woodMask: (_x, y) => (y < 500 ? 1 : 0.5),
  vignette: 0.06,
  wobble: 0.5,
  kuwahara: 0.9,
  blocks: 14,
  blockMix: 0.55,
  sat: 1.05,
});
seal(out.getContext("2d"), 44, 1088, "暖", 34);
await save(out, "out/hakozushi-b.png");
console.log("total", elapsed().toFixed(1));
