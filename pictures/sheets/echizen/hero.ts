/** Echizen, the hero: a papermaker tilting the screen over the vat, the wall open on bright February snow */
import {
  W,
  H,
  SS,
  Noise,
  Rng,
  bokashi,
  css,
  stamp,
  layer,
  tick,
  elapsed,
  sstep,
} from "../../kit/core.ts";
import { Print, mistBand, seal } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { expose } from "../../kit/expose.ts";
import { keyLines } from "../../kit/plate.ts";
import { flat } from "../../kit/wood.ts";
import { worker } from "../../kit/workers.ts";
import { carve, inkFigure, type Lamp, type Mats } from "../../kit/people.ts";
import { bank, forest, snowCedar, snowHouse } from "../../kit/snow.ts";
import { snowfall } from "../../kit/weather.ts";
import { save } from "../../kit/out.ts";
import { mill, SCREEN } from "./mill.ts";

const P = new Print(1002, "#f7f5f0");
const KEY = "#1d1a1c";
const cam: Cam = { x: 0.1, y: 0, z: 1.85, f: 985, cx: 800, hy: 455 };

// ---------- the valley outside ----------
const n = new Noise(6),
  r = new Rng(21);
P.block(
  (x) => {
    x.fillStyle = bokashi(x, 0, 240, 0, 560, [
      [0, "#8fa9bd"],
      [0.5, "#c9d6dc"],
      [1, "#f6f1e6"],
    ]);
    x.fillRect(0, 0, W, 800);
  },
  { grain: 0.14 },
);
const near = { dark: "#17343f", mid: "#28525a", snow: "#fbfaf5", shade: "#a9c0cf" };
const hill = (q: number) =>
  300 - 74 * Math.exp(-(((q - 520) / 230) ** 2)) - 46 * Math.exp(-(((q - 1010) / 190) ** 2));
const L = layer(),
  K = layer();
bank(L.x, n, 250, 1350, hill, 640, { light: "#dfe6e8", shade: "#b7c8d4", low: "#eceeea", seed: 4 });
forest(L.x, r, 260, 1340, (q) => hill(q) + 14, 150, 66, {
  dark: "#5f8299",
  mist: "#b4c6d0",
  snow: "#eef2f2",
});
P.put(L, { occlude: 1 });
P.mist(mistBand(n, 462, 60, 40, { max: 0.95, amp: 12 }), "#f3f0e8");
const L2 = layer();
forest(L2.x, r, 260, 600, (q) => 486 + 8 * Math.sin(q * 0.011), 26, 92, {
  dark: "#2f5668",
  mist: "#7f9dac",
  snow: "#f7f6f0",
});
forest(L2.x, r, 930, 1340, (q) => 482 + 8 * Math.sin(q * 0.011), 26, 92, {
  dark: "#2f5668",
  mist: "#7f9dac",
  snow: "#f7f6f0",
});
bank(L2.x, n, 250, 1350, (q) => 500 + 9 * Math.sin(q * 0.011), 660, {
  light: "#f8f7f2",
  shade: "#bfcfda",
  low: "#e6ecee",
  seed: 9,
});
snowHouse(L2.x, K.x, 796, 516, 118, 40, {
  wall: "#c3b59a",
  timber: "#4b3a2a",
  snow: "#fdfcf7",
  shade: "#b4c6d4",
  key: KEY,
  rise: 46,
  lit: "#e8a94e",
});
snowHouse(L2.x, K.x, 934, 506, 84, 30, {
  wall: "#a89b86",
  timber: "#51453a",
  snow: "#f7f6f0",
  shade: "#b4c6d4",
  key: KEY,
  rise: 34,
});
P.put(L2, { occlude: 1 });
stamp(P.key.x, K);
const L3 = layer();
snowCedar(L3.x, 566, 606, 330, 76, r, near);
snowCedar(L3.x, 322, 600, 270, 60, r, near);
snowCedar(L3.x, 1078, 606, 320, 70, r, near);
bank(L3.x, n, 250, 1350, (q) => 582 + 12 * Math.sin(q * 0.014 + 1) + 5 * n.n2(q * 0.01, 1), 720, {
  light: "#fcfbf7",
  shade: "#c0d1dd",
  low: "#eef1f0",
  seed: 12,
});
P.put(L3, { occlude: 1 });
P.block((x) => snowfall(x, 8, 420, [380, 220, 1180, 660], { r0: 1.4, r1: 4.6 }), { occlude: 0.6 });
tick("valley");

// ---------- the mill ----------
const mats: Mats = {
  0: { c: "#dca77c" },
  1: { c: "#1b171c" },
  2: {
    c: "#8a4a38",
    pat: (x, y, z, b) =>
      Math.abs(Math.sin((Math.atan2(x, z) * 9 + y * 2) * 1.5)) < 0.1 ? [104, 50, 40] : b,
  },
  3: { c: "#3a3a46" },
  4: { c: "#2c3e66" },
  5: { c: "#e0d3b4" },
  6: { c: "#22201f" },
  8: { c: "#efe8d6" },
};
const lamps: Lamp[] = [
  { dir: [0.55, 0.3, -0.75], c: "#f4f6ff", i: 1.15, wrap: 0.1 },
  { dir: [0.9, -0.35, 0.1], c: "#f6efdc", i: 0.7, wrap: 0.2 },
  { dir: [-0.5, 0.3, 0.8], c: "#c9b9a2", i: 0.4 },
];
const fig = worker({
  id: "echizen-hero",
  yaw: 1.42,
  bend: 0.46,
  kerchief: true,
  mats,
  hands: [
    [0.34, 1.26, 0.56],
    [-0.34, 1.12, 0.56],
  ],
});
const img = inkFigure(fig, carve(fig, SS > 1.2 ? 700 : 420), {
  amb: "#8088a0",
  ambI: 0.85,
  lamps,
  key: KEY,
});
const { world, lights } = mill();
const [bx0, bx1, by0, by1] = fig.bounds;
world.card(
  -0.72,
  3.74,
  by0,
  bx1 - bx0,
  by1 - by0,
  img,
  flat("#ffffff", { emit: 1, line: 0.4, ghost: true }),
);
world.build();
const pl = expose({
  cam,
  world,
  points: lights,
  ambient: (h, o) => {
    const k = 0.75 + 0.25 * h.nz;
    o[0] = 0.32 * k;
    o[1] = 0.285 * k;
    o[2] = 0.255 * k;
  },
  ao: 6,
  aoLen: 1.0,
  mirror: 4,
  skyShown: false,
  sky: (_dx, _dy, dz, o) => {
    const k = 0.75 + 0.2 * sstep(-0.1, 0.3, dz);
    o[0] = k;
    o[1] = k * 1.01;
    o[2] = k * 1.02;
    return true;
  },
});
P.put(pl.img, { occlude: 1 });
stamp(P.key.x, keyLines(world, pl, { c: KEY, a: 0.85, far: 7, crease: 0.7 }));
tick("mill");
// ---------- water running off the low edge of the screen ----------
P.block(
  (x) => {
    const q = new Rng(4);
    for (let i = 0; i < 46; i++) {
      const u = q.range(-1, 1);
      const [px, py] = proj(
        cam,
        SCREEN.c[0] + SCREEN.hx + 0.03,
        SCREEN.c[1] + u * SCREEN.hy,
        SCREEN.c[2] - 0.1,
      );
      const l = q.range(20, 86);
      x.fillStyle = css("#f6f4ec", q.range(0.5, 0.95));
      x.beginPath();
      x.ellipse(px + q.range(-2, 2), py + l / 2, q.range(0.7, 1.7), l / 2, 0, 0, 7);
      x.fill();
    }
  },
  { occlude: 0.3 },
);
// cold daylight spilling over sill and vat
P.light(
  (x) => {
    const g = x.createRadialGradient(800, 470, 60, 800, 520, 760);
    g.addColorStop(0, "rgba(244,248,255,.3)");
    g.addColorStop(0.5, "rgba(236,242,250,.1)");
    g.addColorStop(1, "rgba(236,242,250,0)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, H);
  },
  { op: "screen" },
);
P.light(
  (x) => {
    const g = x.createLinearGradient(0, 0, 0, 240);
    g.addColorStop(0, "rgba(30,28,52,.8)");
    g.addColorStop(1, "rgba(24,20,34,0)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, 240);
  },
  { op: "multiply" },
);
async function main() {
  const out = P.finish({
    key: KEY,
    wood: 0.08,
    vignette: 0.12,
    wobble: 0.6,
    kuwahara: 0.9,
    blocks: 13,
    blockMix: 0.6,
    sat: 1.03,
  });
  seal(out.getContext("2d"), 1512, 1088, "紙", 34);
  await save(out, "out/echizen-hero.png");
  console.log("total", elapsed().toFixed(1));
}
await main();
