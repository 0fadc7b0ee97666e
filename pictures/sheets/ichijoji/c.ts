/** Ichijoji C: the small station in April: a low platform, rails, cherry petals on the track */
import { skyLight, plainSky } from "../../kit/expose.ts";
import {
  sstep,
  W,
  H,
  PH,
  PW,
  SS,
  clamp,
  Noise,
  Rng,
  layer,
  stamp,
  type V3,
} from "../../kit/core.ts";
import { Print, mistBand } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";

import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";

import { walker } from "../../kit/walkers.ts";
import { type Mats, standCard } from "../../kit/people.ts";
import { cut } from "../../kit/cut.ts";
import { bough, petals, sky, stage, wash } from "../../kit/stage.ts";
import { bank } from "../../kit/snow.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { boughShadow, cherry } from "./c-cherry.ts";
import { ballast, rapeField } from "./c-field.ts";
import { PLATFORM, station } from "./station.ts";

const P = new Print(1231, "#f4ecdc");
const KEY = "#1e1b26";
const n = new Noise(66),
  r = new Rng(40);
const YAW = 1.1;
const cam: Cam = { x: -6.6, y: -1.15, z: 2.0, f: 980, cx: 760, hy: 545, yaw: YAW };

sky(P, 660, [
  [0, "#4f86a6"],
  [0.3, "#a3c2c6"],
  [0.6, "#e6e4d2"],
  [1, "#f6dfd0"],
]);
// long spring clouds
P.mist(
  (x, y) =>
    0.62 *
    sstep(120, 240, y) *
    sstep(470, 330, y) *
    sstep(0.1, 0.46, n.fbm(x * 0.0013 + 3, y * 0.011, 5)),
  "#fbf4e6",
  { grain: 0.16 },
);
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
P.mist(mistBand(n, 530, 90, 40, { max: 0.92, amp: 10 }), "#f2ead8");
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

// ---------- the station, and one student walking along the platform to the train, seen from behind ----------
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
const fig = walker({ id: "ichijoji-c-strides", yaw: 2.2, mats, bag: true, step: 0.3 });
const sun: V3 = [-0.42, -0.5, 0.76];
standCard(w, fig, {
  detail: [420, 420],
  amb: "#a9b8d0",
  ambI: 0.6,
  lamps: [{ dir: [-0.5, 0.7, 0.5], c: "#fff0d4", i: 0.85 }],
  key: KEY,
  x: 6.3,
  y: PY + 1.0,
  z: 0.64,
  yaw: -YAW,
  mat: flat("#fff", { emit: 1, line: 0.3 }),
});
w.build();
const pl = stage(
  P,
  {
    cam,
    world: w,
    points: [],
    suns: [{ d: sun, c: [0.98, 0.9, 0.74] }],
    ambient: skyLight([0.3, 0.33, 0.43], [0.04, 0.05, 0.06]),
    ao: 5,
    aoLen: 0.9,
    mirror: 2,
    skyShown: false,
    sky: plainSky([0.6, 0.68, 0.74]),
    air: { c: linear("#dfe2d6"), k: 0.011, from: 12 },
  },
  { key: KEY, far: 13 },
);
/** whether no part of the station is in front of this point of the ground */
const seen = (x: number, y: number, d: number) =>
  pl.dep[clamp((y * SS) | 0, 0, PH - 1) * PW + clamp((x * SS) | 0, 0, PW - 1)] > d - 0.06;
P.block((x) => ballast(x, cam, seen), { grain: 0.05 });
P.block((x) => rapeField(x, cam), { grain: 0.04 });
// ---------- an old cherry leans in from the left ----------
const L = layer(),
  K = layer();
const B = cherry(
  L,
  K,
  [
    {
      spine: cut("-60 300, 90 190, 260 150, 450 96, 640 110"),
      w: [62, 9],
      twigs: 24,
      reach: 120,
      spread: 50,
      per: 190,
    },
    {
      spine: cut("-40 60, 140 70, 320 20, 520 -10"),
      w: [40, 8],
      twigs: 13,
      reach: 110,
      spread: 52,
      per: 190,
    },
    {
      spine: cut("60 210, 150 290, 250 318, 330 380"),
      w: [24, 5],
      twigs: 9,
      reach: 80,
      spread: 42,
      per: 190,
    },
  ],
  r,
);
// spots of its shadow on the wall and the ground; the bicycle's own shadow below it
P.light(
  (x) => {
    const q = new Rng(90);
    x.fillStyle = "#bdb6cc";
    const fleck = (px: number, py: number, w: number, h: number, turn: number) => {
      x.beginPath();
      x.ellipse(px, py, w, h, turn, 0, 6.3);
      x.fill();
    };
    boughShadow(x, n);
    for (let i = 0; i < 150; i++)
      fleck(400 * q.u(), 770 + 160 * q.u(), q.range(8, 30), q.range(2, 5), -0.05);
    fleck(295, 736, 104, 8, -0.06);
  },
  { op: "multiply" },
);
P.put(L, { occlude: 1 });
P.put(B, { occlude: 1 });
stamp(P.key.x, K);
P.block((x) => petals(x, 8, 35, [0, 260, 1000, H], "#f9dcdc", 16), { occlude: 0.6 });
wash(P, "top", 230, "#24568a", 0.5);
await finishSheet(P, "ichijoji-c", {
  seal: { mark: "桜", at: [1512, 1088], size: 34 },
  key: KEY,
  wood: 0.08,
  woodMask: (_x, y) => (y < 560 ? 1 : 0.5),
  wobble: 0.5,
  kuwahara: 0.9,
  blocks: 11,
  blockMix: 0.7,
  sat: 0.96,
});
