/** Hakozushi A: the cypress mould just lifted from the pressed square, the rice tub steaming behind. One unit is ten centimetres. */
import { Noise, elapsed, lerp, sstep, type V3 } from "../../kit/core.ts";
import { Print, seal } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { World, type Hit, type Mat } from "../../kit/solids.ts";
import { linear, lin } from "../../kit/tone.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";
import { steam } from "../../kit/weather.ts";
import { stage, wash } from "../../kit/stage.ts";
import { type Spot } from "../../kit/table.ts";
import { save } from "../../kit/out.ts";
import { bream, eel, egg, prawn, rice } from "./toppings.ts";

const P = new Print(311, "#efe2c6");
const KEY = "#21150f";
const n = new Noise(23);
const cam: Cam = { x: 0.1, y: -8, z: 7, f: 2800, cx: 800, hy: -640 };
const w = new World();

// ---------- counter, wall, paper window ----------
const plane = timber({
  dark: "#b98a56",
  light: "#f0d7a8",
  plank: 3.4,
  along: "x",
  joint: 0.012,
  near: 40,
});
w.box(-14, -2, -0.6, 14, 10.2, 0, plane);
w.box(-14, 10.2, -3, 14, 10.6, 12, plaster({ dark: "#6f6250", light: "#c9b892" }));
// ---------- the pressed square: four toppings on rice, the mould's print still sharp ----------
const spot: Spot = { h: 0, c: [0, 0, 0], gloss: 0, id: 0, ink: 0 };
const K = 340; // pixels of the flat pattern to one field
const pressed: Mat = {
  c: [0.8, 0.8, 0.76],
  line: 0.9,
  wet: (h: Hit) => (h.side === 2 ? 0.05 : 0),
  tex: (h, o) => {
    if (h.side === 2) {
      const u = (h.lx / 1.02 + 1) * K,
        v = (1 - h.ly / 1.02) * K;
      const right = u > K,
        low = v > K;
      (low ? (right ? eel : egg) : right ? prawn : bream)(right ? u - K : u, low ? v - K : v, spot);
      const seam = Math.min(Math.abs(u - K), Math.abs(v - K));
      const dark = 1 - 0.75 * Math.max(sstep(5, 1, seam), 0.9 * spot.ink);
      for (let i = 0; i < 3; i++) o[i] = lin(spot.c[i]) * dark;
      return;
    }
    const a = h.side === 0 ? h.ly : h.lx;
    // topping's edge, rice, a dark line of nori and shiitake, rice
    const v = (h.lz + 0.42) / 0.84;
    if (v > 0.86) {
      const col = linear(a > 0 ? "#b06a3a" : "#e9b83f");
      for (let i = 0; i < 3; i++) o[i] = col[i] * 0.9;
      return;
    }
    if (Math.abs(v - 0.42) < 0.05 + 0.012 * n.n2(a * 8, 1)) {
      for (let i = 0; i < 3; i++) o[i] = [0.03, 0.032, 0.026][i];
      return;
    }
    rice(a * 300, h.lz * 300, spot);
    for (let i = 0; i < 3; i++) o[i] = lerp(lin(spot.c[i]), 0.86, 0.45) * 1.12;
  },
};
w.turned([-1.25, 5.55, 0.42], [1.02, 1.02, 0.42], pressed, 0.28);
// two more pieces cut off, on a black lacquer board in front
const lacquer = flat("#17120f", { wet: () => 0.14, rough: 0.02 });
w.turned([-1.25, 5.5, 0.0], [1.75, 1.55, 0.06], lacquer, 0.28);
w.turned([-1.25, 5.5, 0.01], [1.82, 1.62, 0.035], flat("#a8301f"), 0.28);

// ---------- the mould: four walls and no floor, its press lid leaning on it ----------
const hinoki = timber({ dark: "#c79c64", light: "#f6e2b8", along: "x", near: 40 }),
  hinokiY = timber({ dark: "#c79c64", light: "#f6e2b8", along: "y", near: 40 });
const frame = (cx: number, cy: number, yaw: number, z: number) => {
  const c = Math.cos(yaw),
    s = Math.sin(yaw);
  for (const k of [-1, 1]) {
    w.turned([cx - s * k * 1.16, cy + c * k * 1.16, z + 0.55], [1.42, 0.12, 0.55], hinoki, yaw);
    w.turned([cx + c * k * 1.16, cy + s * k * 1.16, z + 0.55], [0.12, 1.05, 0.55], hinokiY, yaw);
  }
};
frame(2.15, 6.6, -0.3, 0);
// lid with its grip, resting aslant on the rim
w.turned([3.2, 5.2, 0.62], [0.98, 0.98, 0.1], hinoki, -0.3, 0.62);
w.turned([3.13, 5.02, 0.83], [0.62, 0.2, 0.16], hinoki, -0.3, 0.62);
// ---------- the rice tub with copper hoops, heaped and steaming ----------
const tub = timber({
  dark: "#a87a48",
  light: "#e2bd84",
  plank: 0.42,
  along: "z",
  near: 40,
  joint: 0.01,
});
w.rod([-3.2, 8.3, 0], [-3.2, 8.3, 1.15], 1.75, tub, 1.85);
for (const z of [0.25, 0.85])
  w.rod(
    [-3.2, 8.3, z],
    [-3.2, 8.3, z + 0.12],
    1.8 + z * 0.06,
    flat("#b5713a", { wet: () => 0.1 }),
    1.81 + z * 0.06,
  );
const grains: Mat = {
  c: linear("#f8f3e6"),
  line: 0.7,
  tex: (h, o) => {
    rice(h.lx * 150 + h.lz * 40, h.ly * 150, spot);
    for (let i = 0; i < 3; i++) o[i] = lin(spot.c[i]);
  },
};
w.rod([-3.2, 8.3, 1.15], [-3.2, 8.3, 1.17], 1.72, flat("#e9dcc0"), 1.72);
w.ball([-3.2, 8.3, 1.1], [1.6, 1.5, 0.62], grains);
// paddle stuck in the heap
w.beam([-2.6, 8.0, 1.5], [-1.2, 7.2, 2.5], 0.16, 0.06, tub);
w.turned([-2.85, 8.15, 1.42], [0.34, 0.5, 0.04], tub, 1.0, 0.5);
// vinegar bowl and folded cloth
const celadon = flat("#a9c4ae", { wet: () => 0.1 });
w.rod([4.9, 8.6, 0], [4.9, 8.6, 0.75], 0.5, celadon, 0.95);
w.rod(
  [4.9, 8.6, 0.66],
  [4.9, 8.6, 0.7],
  0.84,
  flat("#dcc27a", { wet: () => 0.3, rough: 0.02 }),
  0.86,
);
const indigo: Mat = {
  c: linear("#234a78"),
  line: 0.8,
  tex: (h, o) => {
    const k = 0.8 + 0.3 * n.n2(h.lx * 3, h.ly * 3);
    const line = Math.abs(((h.lx * 3 + 20) % 1) - 0.5) < 0.06;
    for (let i = 0; i < 3; i++) o[i] = lerp(linear("#234a78")[i] * k, 0.7, line ? 0.75 : 0);
  },
};
w.turned([0.9, 8.9, 0.09], [0.95, 0.5, 0.09], indigo, 0.15);
w.turned([0.94, 8.92, 0.25], [0.86, 0.42, 0.07], indigo, 0.2);
// bars of the window, out of sight on the left, that rule the light
const bar = flat("#333333");
for (let y = -9; y < 10; y += 2.1) w.box(-9.1, y, -1, -9, y + 0.13, 14, bar);
for (const z of [3.2, 6.4, 9.6]) w.box(-9.1, -10, z, -9, 10, z + 0.12, bar);
w.build();
const sun: V3 = [-0.6, -0.46, 0.56];
stage(
  P,
  {
    cam,
    world: w,
    points: [],
    suns: [{ d: sun, c: [1.35, 1.1, 0.8] }],
    ambient: (h, o) => {
      const k = 0.62 + 0.38 * h.nz;
      o[0] = 0.27 * k;
      o[1] = 0.28 * k;
      o[2] = 0.35 * k;
    },
    ao: 8,
    aoLen: 1.6,
    mirror: 3,
    sky: (_x, _y, _z, o) => {
      o[0] = 0.75;
      o[1] = 0.72;
      o[2] = 0.66;
      return true;
    },
  },
  { key: KEY, far: 14, crease: 0.8 },
);
// ---------- window bars thrown across the wall, steam from the tub ----------
const [tx, ty] = proj(cam, -3.2, 8.3, 1.7);
const s1 = steam(P.noise, tx, ty + 30, 380, 80, 190, 120, 0.95),
  s2 = steam(P.noise, tx + 70, ty + 20, 280, 50, 130, 90, 0.7);
P.mist((x, y) => Math.max(s1(x, y), s2(x, y)) * 0.85, "#fbf3e0", { key: 0.8, grain: 0.05 });
wash(P, "top", 230, "#5a4030", 0.7);
wash(P, "right", 260, "#6a5a7a", 0.35);
const out = P.finish({
  key: KEY,
  wood: 0.07,
  vignette: 0.06,
  wobble: 0.6,
  kuwahara: 0.9,
  blocks: 14,
  blockMix: 0.55,
  sat: 1.05,
});
seal(out.getContext("2d"), 1512, 1088, "箱", 34);
await save(out, "out/hakozushi-a.png");
console.log("total", elapsed().toFixed(1));
