/** Echizen D: pale stripped bark rinsing in the spring river, before a papermaker's house with raised gables */
import { Noise, Rng, SS, W, elapsed, layer, lerp, sstep, type V3 } from "../../kit/core.ts";
import { Print, mistBand, seal } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";
import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";
import { worker } from "../../kit/workers.ts";
import { carve, inkFigure, type Mats } from "../../kit/people.ts";
import { blossom, petals, sky, stage, wash } from "../../kit/stage.ts";
import { bank, forest } from "../../kit/snow.ts";
import { save } from "../../kit/out.ts";
import { brook } from "./brook.ts";

const P = new Print(1044, "#f2ead8");
const KEY = "#1c1a20";
const n = new Noise(48),
  r = new Rng(71);
const cam: Cam = { x: 0.7, y: 0, z: 1.75, f: 1000, cx: 860, hy: 480 };
sky(P, 600, [
  [0, "#6d9fbf"],
  [0.45, "#b9d2d6"],
  [1, "#f6ead2"],
]);
// ---------- cedar hills, the last snow on the far one, mist between ----------
const far = layer();
const ridge = (q: number) =>
  330 -
  120 * Math.exp(-(((q - 1180) / 260) ** 2)) -
  50 * Math.exp(-(((q - 640) / 200) ** 2)) +
  16 * n.fbm(q * 0.009, 2, 4);
bank(far.x, n, -10, W + 10, ridge, 560, {
  light: "#b9cad0",
  shade: "#8fa9b8",
  low: "#dfe2d8",
  seed: 2,
});
P.put(far, { occlude: 1 });
P.mist(mistBand(n, 420, 70, 50, { max: 0.85, amp: 10 }), "#f4ecdb");
const mid = layer();
const slope = (q: number) =>
  430 - 70 * Math.exp(-(((q - 1420) / 280) ** 2)) - 26 * Math.exp(-(((q - 820) / 180) ** 2));
forest(mid.x, r, -20, W + 20, (q) => slope(q) + 16, 70, 62, {
  dark: "#2f5a55",
  mist: "#8aa9a2",
  snow: "#86a98c",
});
P.put(mid, { occlude: 1 });
const plum = layer();
for (let i = 0; i < 9; i++) {
  const x = 700 + i * 104 + r.range(-30, 30);
  blossom(
    plum.x,
    [
      [x, 470 + r.range(-12, 10)],
      [x + 20, 482],
    ],
    r,
    30,
    56,
    { dark: "#c5909c", mid: "#f0cfd0", light: "#fdf3ee", size: 5.5 },
  );
}
P.put(plum, { occlude: 1 });
P.mist(mistBand(n, 506, 26, 26, { max: 0.6, amp: 6 }), "#f4ecdb");

// ---------- river, house, and one woman at the water ----------
const w = brook();
const mats: Mats = {
  0: { c: "#dba57c" },
  1: { c: "#1b171c" },
  2: { c: "#35557f" },
  3: { c: "#3c3f50" },
  4: { c: "#d9cdb0" },
  5: { c: "#b8402e" },
  6: { c: "#2a2422" },
  8: { c: "#f5efe2" },
};
const fig = worker({
  id: "echizen-d",
  yaw: 1.75,
  bend: 0.72,
  kerchief: true,
  mats,
  hands: [
    [0.16, 0.42, 0.72],
    [-0.14, 0.46, 0.74],
  ],
});
const sun: V3 = [0.52, -0.5, 0.66];
const img = inkFigure(fig, carve(fig, SS > 1.2 ? 520 : 380), {
  amb: "#a7b5cc",
  ambI: 0.58,
  lamps: [{ dir: [0.5, 0.72, 0.5], c: "#fff0d6", i: 0.85 }],
  key: KEY,
});
const [bx0, bx1, by0, by1] = fig.bounds;
w.card(-2.1, 5.25, by0, bx1 - bx0, by1 - by0, img, flat("#fff", { emit: 1, line: 0.3 }));
w.build();
const high = linear("#a9c8d4"),
  low = linear("#f2e6cc");
stage(
  P,
  {
    cam,
    world: w,
    points: [],
    suns: [{ d: sun, c: [1.1, 1.0, 0.8] }],
    ambient: (h, o) => {
      const k = 0.62 + 0.38 * h.nz;
      o[0] = 0.31 * k + 0.03;
      o[1] = 0.34 * k + 0.04;
      o[2] = 0.44 * k + 0.04;
    },
    ao: 5,
    aoLen: 0.7,
    mirror: 4,
    skyShown: false,
    sky: (_x, _y, dz, o) => {
      const t = sstep(0.02, 0.5, dz);
      for (let i = 0; i < 3; i++) o[i] = lerp(low[i], high[i], t);
      return true;
    },
    air: { c: linear("#efe8d6"), k: 0.014, from: 9 },
  },
  { key: KEY, far: 9 },
);
P.block((x) => petals(x, 4, 30, [500, 420, W, 1180], "#f6d6d6", 13), { occlude: 0.6 });
wash(P, "top", 240, "#24568a", 0.5);
const out = P.finish({
  key: KEY,
  wood: 0.08,
  woodMask: (_x, y) => (y < 520 ? 1 : 0.5),
  vignette: 0.06,
  wobble: 0.6,
  kuwahara: 0.9,
  blocks: 14,
  blockMix: 0.55,
  sat: 1.05,
});
seal(out.getContext("2d"), 44, 1088, "川", 34);
await save(out, "out/echizen-d.png");
console.log("total", elapsed().toFixed(1));
