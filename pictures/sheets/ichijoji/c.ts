/** Ichijoji C: the little station by day, in April - a low platform, rails running away, cherry petals on the track */
import { W, H, Noise, Rng, elapsed, layer, stamp, type V3 } from "../../kit/core.ts";
import { Print, mistBand, seal } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";

import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";

import { walker } from "../../kit/walkers.ts";
import { carve, inkFigure, type Mats } from "../../kit/people.ts";
import { bough, petals, sky, stage, wash } from "../../kit/stage.ts";
import { bank } from "../../kit/snow.ts";
import { save } from "../../kit/out.ts";
import { PLATFORM, station } from "./station.ts";

const P = new Print(1231, "#f4ecdc");
const KEY = "#1e1b26";
const n = new Noise(66),
  r = new Rng(40);
const YAW = 1.1;
const cam: Cam = { x: -6.6, y: -1.15, z: 2.0, f: 980, cx: 760, hy: 545, yaw: YAW };

sky(P, 660, [
  [0, "#3f86b4"],
  [0.4, "#8fbccd"],
  [0.8, "#dfe6da"],
  [1, "#f6ead8"],
]);
const hills = layer();
bank(
  hills.x,
  n,
  -10,
  W + 10,
  (q) =>
    440 -
    120 * Math.exp(-(((q - 520) / 330) ** 2)) -
    60 * Math.exp(-(((q - 1200) / 260) ** 2)) -
    20 * n.fbm(q * 0.007, 1, 4),
  660,
  { light: "#86a9a8", shade: "#6e98a2", low: "#cfdcca", seed: 3 },
);
P.put(hills, { occlude: 1 });
P.mist(mistBand(n, 530, 60, 40, { max: 0.85, amp: 10 }), "#f2ead8");
const trees = layer();
for (let i = 0; i < 26; i++) {
  const x = i * 66 + r.range(-20, 20),
    y = 560 + r.range(-10, 14);
  const pink = r.chance(0.42);
  bough(
    trees.x,
    trees.x,
    [
      [x, y + 30],
      [x + r.range(-8, 8), y - 10],
      [x + r.range(-20, 20), y - 40],
    ],
    6,
    3,
    r,
    {
      body: "#5a4a48",
      light: "#7a6a62",
      key: KEY,
      twigs: 5,
      twig: 26,
      spread: 30,
      per: 40,
      bloom: pink
        ? { dark: "#d39aa6", mid: "#eec6ca", light: "#fbe9e6", size: 6 }
        : { dark: "#4f7a58", mid: "#7fa060", light: "#bcc880", size: 6 },
    },
  );
}
P.put(trees, { occlude: 1 });

// ---------- the place, and one student waiting on the platform, seen from behind ----------
const w = station();
const PY = PLATFORM;
const mats: Mats = {
  0: { c: "#e0ab80" },
  1: { c: "#1a161c" },
  2: { c: "#2d3a5e" },
  3: { c: "#4a4a52" },
  4: { c: "#e7e0d0" },
  5: { c: "#b5402c" },
  6: { c: "#221f22" },
};
const fig = walker({ id: "ichijoji-c", yaw: 2.2, mats, bag: true, step: 0.04 });
const sun: V3 = [-0.42, -0.5, 0.76];
const img = inkFigure(fig, carve(fig, 420), {
  amb: "#a9b8d0",
  ambI: 0.6,
  lamps: [{ dir: [-0.5, 0.7, 0.5], c: "#fff0d4", i: 0.85 }],
  key: KEY,
});
const [bx0, bx1, by0, by1] = fig.bounds;
w.card(
  6.3,
  PY + 1.0,
  0.64 + by0,
  bx1 - bx0,
  by1 - by0,
  img,
  flat("#fff", { emit: 1, line: 0.3 }),
  -YAW,
);
w.build();
stage(
  P,
  {
    cam,
    world: w,
    points: [],
    suns: [{ d: sun, c: [0.98, 0.9, 0.74] }],
    ambient: (h, o) => {
      const k = 0.62 + 0.38 * h.nz;
      o[0] = 0.3 * k + 0.04;
      o[1] = 0.33 * k + 0.05;
      o[2] = 0.43 * k + 0.06;
    },
    ao: 5,
    aoLen: 0.9,
    mirror: 2,
    skyShown: false,
    sky: (_x, _y, _z, o) => {
      o[0] = 0.6;
      o[1] = 0.68;
      o[2] = 0.74;
      return true;
    },
    air: { c: linear("#dfe2d6"), k: 0.011, from: 12 },
  },
  { key: KEY, far: 13 },
);
// ---------- an old cherry leans in from the left ----------
const L = layer(),
  K = layer();
const o = {
  body: "#33262a",
  light: "#6d5550",
  key: KEY,
  twigs: 22,
  twig: 120,
  spread: 56,
  per: 120,
  up: 1.2,
  bloom: { dark: "#c68a9c", mid: "#f0c4ca", light: "#fdf0ec", size: 9.5 },
};
bough(
  L.x,
  K.x,
  [
    [-60, 300],
    [90, 190],
    [260, 150],
    [450, 96],
    [640, 110],
  ],
  62,
  9,
  r,
  o,
);
bough(
  L.x,
  K.x,
  [
    [-40, 60],
    [140, 70],
    [320, 20],
    [520, -10],
  ],
  40,
  8,
  r,
  { ...o, twigs: 14 },
);
bough(
  L.x,
  K.x,
  [
    [60, 210],
    [150, 290],
    [250, 318],
    [330, 380],
  ],
  24,
  5,
  r,
  { ...o, twigs: 8, twig: 80, spread: 46 },
);
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
P.block((x) => petals(x, 8, 110, [0, 260, W, H], "#f9dcdc", 16), { occlude: 0.6 });
wash(P, "top", 230, "#24568a", 0.5);
const out = P.finish({
  key: KEY,
  wood: 0.08,
  woodMask: (_x, y) => (y < 560 ? 1 : 0.5),
  vignette: 0.05,
  wobble: 0.5,
  kuwahara: 0.9,
  blocks: 14,
  blockMix: 0.55,
  sat: 1.05,
});
seal(out.getContext("2d"), 1512, 1088, "桜", 34);
await save(out, "out/ichijoji-c.png");
console.log("total", elapsed().toFixed(1));
