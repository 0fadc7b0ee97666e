/** Echizen D: pale stripped bark rinsing in the spring river, before a papermaker's house with raised gables */
import { skyLight } from "../../kit/expose.ts";
import { Noise, Rng, W, layer, lerp, sstep, stamp, type V3 } from "../../kit/core.ts";
import { Print, mistBand } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";
import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";
import { worker } from "../../kit/workers.ts";
import { type Mats, standCard } from "../../kit/people.ts";
import { brushPath } from "../../kit/brush.ts";
import { petals, sky, stage, wash } from "../../kit/stage.ts";
import { bank, forest } from "../../kit/snow.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { brook } from "./brook.ts";
import { plumTree } from "./d-plum.ts";
import { bankGrass, strands, treeShade } from "./d-strands.ts";

const P = new Print(1044, "#f2ead8");
const KEY = "#1c1a20";
const n = new Noise(48),
  r = new Rng(71);
const cam: Cam = { x: 0.7, y: 0, z: 1.75, f: 1000, cx: 860, hy: 480 };
sky(P, 600, [
  [0, "#3d78ad"],
  [0.4, "#9cc3cf"],
  [0.66, "#f3e3c4"],
  [0.85, "#fbd7b0"],
]);
// ---------- cedar hills, the last snow on the far one, mist between ----------
const far = layer();
const ridge = (q: number) =>
  330 -
  120 * Math.exp(-(((q - 1180) / 260) ** 2)) -
  50 * Math.exp(-(((q - 640) / 200) ** 2)) +
  16 * n.fbm(q * 0.009, 2, 4);
bank(far.x, n, -10, W + 10, ridge, 560, {
  light: "#fdebdb",
  shade: "#9db2cd",
  low: "#e9ddd0",
  seed: 2,
});
// gullies in the snow, blue on the side away from the sun
for (let i = 0; i < 90; i++) {
  const x = r.range(560, W + 20),
    y = ridge(x) + r.range(2, 26),
    long = r.range(26, 92) * sstep(420, 240, y);
  far.x.fillStyle = r.chance(0.7) ? "#a3b9d8" : "#c9d2e0";
  far.x.beginPath();
  brushPath(
    far.x,
    [
      [x, y],
      [x - long * 0.22, y + long * 0.5],
      [x - long * 0.3 + r.range(-14, 14), y + long],
    ],
    (t) => long * 0.16 * Math.sin(Math.PI * (0.1 + 0.85 * t)),
  );
  far.x.fill();
}
P.put(far, { occlude: 1 });
P.mist(mistBand(n, 420, 70, 50, { max: 0.85, amp: 10 }), "#f4ecdb");
const mid = layer();
const slope = (q: number) =>
  430 - 70 * Math.exp(-(((q - 1420) / 280) ** 2)) - 26 * Math.exp(-(((q - 820) / 180) ** 2));
forest(mid.x, r, -20, W + 20, (q) => slope(q) + 16, 70, 62, {
  dark: "#4f7a86",
  mist: "#b3c4c4",
  snow: "#8aa9a6",
});
const shore = (q: number) =>
  500 - 26 * Math.exp(-(((q - 1500) / 260) ** 2)) + 16 * n.n2(q * 0.006, 3);
forest(mid.x, r, -20, W + 20, (q) => shore(q) - 14, 120, 110, {
  dark: "#143843",
  mist: "#4d7078",
  snow: "#3f7268",
});
forest(mid.x, r, -20, W + 20, shore, 90, 90, {
  dark: "#10303c",
  mist: "#5f8086",
  snow: "#3c6b60",
});
P.put(mid, { occlude: 1 });
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
const sun: V3 = [0.82, 0.22, 0.42];
standCard(w, fig, {
  detail: [520, 380],
  amb: "#a7b5cc",
  ambI: 0.58,
  lamps: [{ dir: [0.5, 0.72, 0.5], c: "#fff0d6", i: 0.85 }],
  key: KEY,
  x: -2.3,
  y: 9.25,
  mat: flat("#fff", { emit: 1, line: 0.3 }),
});
w.build();
const high = linear("#a9c8d4"),
  low = linear("#f2e6cc");
stage(
  P,
  {
    cam,
    world: w,
    points: [],
    suns: [{ d: sun, c: [1.22, 1.0, 0.72] }],
    ambient: skyLight([0.31, 0.34, 0.44], [0.03, 0.04, 0.04]),
    ao: 4,
    aoLen: 0.7,
    mirror: 2,
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
// the far reach of the river steams in the cold
const steam = mistBand(n, 520, 26, 84, { max: 0.85, amp: 8, sx: 0.003 });
P.mist((x, y) => steam(x, y) * sstep(660, 760, x), "#fbeeda");
P.block((x) => treeShade(x), { occlude: 0 });
const bark = layer();
const lines = layer();
strands(bark.x, lines.x, cam);
bankGrass(bark.x, cam);
P.put(bark, { occlude: 1 });
const plum = layer();
plumTree(plum.x, lines.x, r, KEY);
P.put(plum, { occlude: 1 });
stamp(P.key.x, lines);
P.block((x) => petals(x, 4, 30, [500, 420, W, 1180], "#f6d6d6", 13), { occlude: 0.6 });
wash(P, "top", 240, "#24568a", 0.5);
// the house and its bank still lie in the shade of the hill
wash(P, "bottom", 210, "#1b4468", 0.6);
wash(P, "left", 760, "#5d6aa6", 0.75);
await finishSheet(P, "echizen-d", {
  seal: { mark: "川", at: [44, 1088], size: 34 },
  key: KEY,
  wood: 0.08,
  woodMask: (_x, y) => (y < 520 ? 1 : 0.5),
  wobble: 0.6,
  kuwahara: 0.9,
  blocks: 14,
  blockMix: 0.55,
  sat: 1.05,
});
