/** Nara ink C: the old ink house on a February morning - dark lattice, a blank hanging board, a plum over the wall */
import {
  Noise,
  Rng,
  W,
  elapsed,
  layer,
  pixels,
  stamp,
  bokashi,
  type V3,
  type Pt,
} from "../../kit/core.ts";
import { Print, mistBand, seal } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";

import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";

import { kimono, carve, inkFigure, type Mats } from "../../kit/people.ts";
import { bough, petals, sky, stage, wash } from "../../kit/stage.ts";
import { bank } from "../../kit/snow.ts";
import { poly } from "../../kit/brush.ts";
import { save } from "../../kit/out.ts";
import { inkHouse } from "./house.ts";

const P = new Print(533, "#f1e9da");
const KEY = "#1b161a";
const n = new Noise(91),
  r = new Rng(26);
const cam: Cam = { x: 0.5, y: 0, z: 1.55, f: 1000, cx: 980, hy: 640 };
sky(P, 700, [
  [0, "#6f9dbb"],
  [0.35, "#b3cdd6"],
  [0.75, "#efe6d6"],
  [1, "#f3d9c4"],
]);
// ---------- hills of Kasuga, and a pagoda standing in the mist ----------
const hills = layer();
bank(
  hills.x,
  n,
  500,
  W + 10,
  (q) =>
    520 -
    96 * Math.exp(-(((q - 1400) / 300) ** 2)) -
    40 * Math.exp(-(((q - 980) / 160) ** 2)) -
    18 * n.fbm(q * 0.008, 1, 4),
  700,
  { light: "#93aab4", shade: "#7f9aab", low: "#d9d8cc", seed: 3 },
);
P.put(hills, { occlude: 1 });
P.mist(mistBand(n, 600, 70, 40, { max: 0.8, amp: 8 }), "#f3e6d6");
P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 360, 0, 640, [
      [0, "#3d4f68"],
      [1, "#a9aeb4"],
    ]);
    const cx = 1262;
    for (let k = 0; k < 5; k++) {
      const y = 600 - k * 44,
        half = 64 - k * 7.4;
      poly(x, [
        [cx - half - 9, y - 5],
        [cx - half * 0.5, y - 22],
        [cx + half * 0.5, y - 22],
        [cx + half + 9, y - 5],
        [cx + half - 4, y + 3],
        [cx - half + 4, y + 3],
      ] as Pt[]);
      x.fill();
      x.fillRect(cx - half * 0.55, y - 2, half * 1.1, 30);
    }
    x.fillRect(cx - 2, 326, 4, 78);
    for (let k = 0; k < 6; k++) x.fillRect(cx - 6, 338 + k * 7, 12, 2.4);
  },
  { grain: 0.12 },
);
P.mist(mistBand(n, 626, 40, 40, { max: 0.85, amp: 8 }), "#f3e6d6");

// ---------- the house along the left, the garden wall beyond ----------
const w = inkHouse();
// ---------- a woman in kimono going away down the lane ----------
const mats: Mats = {
  0: { c: "#e0ab82" },
  1: { c: "#1a161c" },
  2: { c: "#6d5a7e" },
  3: { c: "#222" },
  4: { c: "#c8503a" },
  5: { c: "#e5c98a" },
  6: { c: "#3a2420" },
  7: { c: "#f3ead8" },
  8: { c: "#c63d2f" },
  9: { c: "#2a2028" },
};
const fig = kimono({ id: "nara-c", yaw: 2.95, mats });
const sun: V3 = [0.72, -0.25, 0.5];
const img = inkFigure(fig, carve(fig, 420), {
  amb: "#a7b2cc",
  ambI: 0.55,
  lamps: [{ dir: [0.72, 0.5, 0.3], c: "#ffe9c8", i: 0.9 }],
  key: KEY,
});
const [bx0, bx1, by0, by1] = fig.bounds;
w.card(0.75, 10.8, by0, bx1 - bx0, by1 - by0, img, flat("#fff", { emit: 1, line: 0.3 }));
w.build();
const pl = stage(
  P,
  {
    cam,
    world: w,
    points: [],
    suns: [{ d: sun, c: [1.15, 0.95, 0.7] }],
    ambient: (h, o) => {
      const k = 0.62 + 0.38 * h.nz;
      o[0] = 0.33 * k + 0.02;
      o[1] = 0.36 * k + 0.03;
      o[2] = 0.47 * k + 0.04;
    },
    ao: 5,
    aoLen: 0.9,
    air: { c: linear("#ecdfd0"), k: 0.02, from: 9 },
  },
  { key: KEY, far: 11 },
);
// ---------- the plum: one crooked limb flung out over the wall ----------
const L = layer(),
  K = layer();
const o = {
  body: "#2c2326",
  light: "#7a655c",
  key: KEY,
  twigs: 16,
  twig: 92,
  spread: 21,
  per: 26,
  up: -1.45,
  bloom: { dark: "#c9a9b4", mid: "#f3e4e2", light: "#fffaf4", size: 8 },
};
bough(
  L.x,
  K.x,
  [
    [820, 640],
    [848, 560],
    [814, 486],
    [864, 420],
    [952, 402],
    [988, 340],
    [1082, 300],
    [1136, 318],
    [1222, 262],
  ],
  40,
  8,
  r,
  o,
);
bough(
  L.x,
  K.x,
  [
    [850, 436],
    [842, 360],
    [888, 300],
    [872, 240],
  ],
  18,
  5,
  r,
  { ...o, twigs: 9, twig: 76 },
);
bough(
  L.x,
  K.x,
  [
    [977, 372],
    [1052, 380],
    [1102, 420],
    [1192, 416],
  ],
  15,
  4,
  r,
  { ...o, twigs: 9, twig: 70 },
);
// house and wall stand before the tree
for (const q of [L, K])
  pixels(q.c, (d) => {
    for (let i = 0; i < pl.dep.length; i++) if (pl.dep[i] < 19.5) d[i * 4 + 3] = 0;
  });
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
P.block((x) => petals(x, 6, 46, [760, 420, 1500, 1150], "#fbf1ee", 13), { occlude: 0.6 });
wash(P, "top", 260, "#1f4e79", 0.45);
const out = P.finish({
  key: KEY,
  wood: 0.08,
  woodMask: (_x, y) => (y < 620 ? 1 : 0.5),
  vignette: 0.06,
  wobble: 0.5,
  kuwahara: 0.9,
  blocks: 14,
  blockMix: 0.55,
  sat: 1.04,
});
seal(out.getContext("2d"), 1512, 1088, "梅", 34);
await save(out, "out/nara-ink-c.png");
console.log("total", elapsed().toFixed(1));
