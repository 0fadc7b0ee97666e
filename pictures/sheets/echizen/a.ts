/** Echizen A: white sheets on boards, drying in a long row against a dark wall at April noon */
import {
  W,
  SS,
  Noise,
  Rng,
  elapsed,
  layer,
  stamp,
  sstep,
  clamp,
  lerp,
  type V3,
} from "../../kit/core.ts";
import { Print, mistBand, seal } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";
import { World, type Mat } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, timber } from "../../kit/wood.ts";
import { eave, tiles } from "../../kit/town.ts";
import { worker } from "../../kit/workers.ts";
import { carve, inkFigure, type Mats } from "../../kit/people.ts";
import { bough, petals, sky, stage, wash } from "../../kit/stage.ts";
import { bank } from "../../kit/snow.ts";
import { save } from "../../kit/out.ts";

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
// two wooded ridges and a strip of field beyond the yard
const hills = layer();
bank(
  hills.x,
  n,
  -10,
  W + 10,
  (q) => 455 - 80 * Math.exp(-(((q - 1330) / 260) ** 2)) - 24 * n.fbm(q * 0.006, 1, 4),
  640,
  { light: "#7fa3a8", shade: "#6a92a0", low: "#cfdccf", seed: 3 },
);
P.put(hills, { occlude: 1 });
P.mist(mistBand(n, 548, 44, 40, { max: 0.85, amp: 10 }), "#eef0e4");
const near = layer();
bank(
  near.x,
  n,
  -10,
  W + 10,
  (q) => 536 - 26 * Math.exp(-(((q - 1480) / 200) ** 2)) - 12 * n.fbm(q * 0.012, 5, 4),
  640,
  { light: "#5d8a5e", shade: "#3f6f5a", low: "#a8b878", seed: 6 },
);
P.put(near, { occlude: 1 });

// ---------- the yard ----------
const w = new World();
const ground: Mat = {
  c: linear("#cdb893"),
  line: 0.4,
  tex: (h, o) => {
    const A = linear("#8a7656"),
      B = linear("#dccaa4"),
      G = linear("#7f9a4a");
    const t = clamp(
      0.55 +
        0.4 * n.fbm(h.x * 0.9, h.y * 0.5, 4) +
        (0.2 * n.n2(h.x * 9, h.y * 9)) / (1 + h.t * 0.1),
    );
    const grass =
      sstep(2.1, 3.0, h.x + 0.5 * n.fbm(h.x * 1.1, h.y * 0.7, 3)) *
      (0.75 + 0.25 * n.n2(h.x * 6, h.y * 2));
    // the tree overhead lays its dappled shade across the near ground
    const leafy = n.fbm(h.x * 1.5 + 3, h.y * 1.1, 3) + 0.35 * n.n2(h.x * 5, h.y * 4);
    const dapple =
      sstep(0.02, 0.2, leafy) * sstep(9.5, 5.5, h.y - 0.9 * h.x) * sstep(-1.6, -0.4, h.x);
    const dye = [0.42, 0.46, 0.68];
    for (let i = 0; i < 3; i++)
      o[i] =
        lerp(lerp(A[i], B[i], t), G[i] * (0.6 + 0.5 * t), clamp(grass)) * lerp(1, dye[i], dapple);
  },
};
w.box(-30, -2, -0.2, 60, 160, 0, ground);
const X = -2.7;
const wall = timber({ dark: "#1d1512", light: "#57402f", plank: 0.24, along: "z", foot: 0.5 });
w.box(X - 0.3, -1, 0, X, 34, 3.9, wall);
for (let y = 0.4; y < 34; y += 1.9)
  w.box(
    X - 0.02,
    y,
    0,
    X + 0.07,
    y + 0.14,
    3.9,
    timber({ dark: "#17110f", light: "#4a372b", along: "z" }),
  );
w.box(
  X - 0.02,
  -1,
  2.62,
  X + 0.05,
  34,
  2.76,
  timber({ dark: "#17110f", light: "#4a372b", along: "y" }),
);
const roof = tiles("#3d4857", "#93a0ac");
eave(w, -1, X - 0.1, -1, 34, 3.75, 1.0, 0.36, roof, timber({ dark: "#1d1512", light: "#6b4f38" }));
w.turned([X - 2.0, 16.5, 4.75], [17.5, 2.2, 0.06], roof, Math.PI / 2, 0.42);
const board = timber({ dark: "#7d5a3a", light: "#cba576", along: "z" });
const paper: Mat = {
  c: linear("#fbf8ef"),
  line: 0.75,
  tex: (h, o) => {
    const A = linear("#fdfbf4"),
      B = linear("#e6decb");
    const k = clamp(
      0.25 + 0.4 * n.n2(h.lx * 2 + h.id, h.lz * 1.6) + 0.25 * n.n2(h.lx * 0.7, h.lz * 14),
    );
    for (let i = 0; i < 3; i++) o[i] = lerp(A[i], B[i], k);
  },
};
for (let i = 0; i < 27; i++) {
  const y = 1.55 + i * 0.98,
    lean = 0.26 + 0.02 * r.g();
  w.turned([X + 0.5, y, 1.06], [0.41, 0.025, 1.12], board, -Math.PI / 2, lean);
  const sn = Math.sin(lean),
    cs = Math.cos(lean);
  for (const v of [-0.5, 0.52])
    w.turned(
      [X + 0.5 + 0.02 - sn * v + 0.012, y, 1.06 + cs * v],
      [0.36, 0.026, 0.46],
      paper,
      -Math.PI / 2,
      lean,
    );
}
// a low trestle and a tub in the yard
w.rod(
  [1.2, 5.6, 0],
  [1.2, 5.6, 0.42],
  0.3,
  timber({ dark: "#6b4a2c", light: "#b98d5c", plank: 0.12, along: "z" }),
  0.34,
);
w.rod([1.2, 5.6, 0.36], [1.2, 5.6, 0.43], 0.3, flat("#dfe6e4"), 0.3);
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
const sun: V3 = [0.62, -0.3, 0.72];
const img = inkFigure(fig, carve(fig, SS > 1.2 ? 520 : 360), {
  amb: "#9fb0cc",
  ambI: 0.55,
  lamps: [{ dir: [0.62, 0.72, 0.3], c: "#fff1d6", i: 0.95 }],
  key: KEY,
});
const [bx0, bx1, by0, by1] = fig.bounds;
w.card(-1.15, 8.4, by0, bx1 - bx0, by1 - by0, img, flat("#ffffff", { emit: 1, line: 0.3 }));
w.build();
stage(
  P,
  {
    cam,
    world: w,
    points: [],
    suns: [{ d: sun, c: [0.95, 0.9, 0.78] }],
    ambient: (h, o) => {
      const k = 0.62 + 0.38 * h.nz;
      o[0] = 0.3 * k + 0.05;
      o[1] = 0.33 * k + 0.05;
      o[2] = 0.43 * k + 0.04;
    },
    ao: 5,
    aoLen: 0.9,
    air: { c: linear("#c9d6d6"), k: 0.009, from: 8 },
  },
  { key: KEY, far: 11 },
);
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
const out = P.finish({
  key: KEY,
  wood: 0.08,
  woodMask: (_x, y) => (y < 560 ? 1 : 0.5),
  vignette: 0.06,
  wobble: 0.6,
  kuwahara: 0.9,
  blocks: 14,
  blockMix: 0.55,
  sat: 1.05,
});
seal(out.getContext("2d"), 1512, 1088, "干", 34);
await save(out, "out/echizen-a.png");
console.log("total", elapsed().toFixed(1));
