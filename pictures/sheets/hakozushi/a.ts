/** Hakozushi A: the pressed square in morning light, its cypress mould set on edge behind it, the rice tub steaming. One unit is ten centimetres. */
import { skyLight, plainSky } from "../../kit/expose.ts";
import { Noise, bokashi, lerp, sstep, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { World, type Hit, type Mat } from "../../kit/solids.ts";
import { linear, lin } from "../../kit/tone.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";
import { steam } from "../../kit/weather.ts";
import { poly } from "../../kit/brush.ts";
import { stage, wash } from "../../kit/stage.ts";
import { type Spot } from "../../kit/table.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { bream, eel, egg, prawn, rice } from "./toppings.ts";

const P = new Print(311, "#efe2c6");
const KEY = "#21150f";
const n = new Noise(23);
const cam: Cam = { x: 0.1, y: -8, z: 6.2, f: 2850, cx: 800, hy: -440 };
const w = new World();

// ---------- counter, and the dark end of the workshop ----------
const plane = timber({
  dark: "#74492a",
  light: "#c3935c",
  plank: 3.4,
  along: "x",
  joint: 0.012,
  near: 40,
});
w.box(-16, -3, -0.6, 16, 12.6, 0, plane);
w.box(-16, 15, -6, 16, 15.4, 14, {
  ...plaster({ dark: "#33282e", light: "#6b5248" }),
  ghost: true,
});
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
      // the left face shows bream and omelette, the front one omelette and eel
      const col = linear(a < 0 ? "#e9b83f" : h.side === 0 ? "#f0c3b4" : "#a8602f");
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
const YAW = 0.5;
w.turned([-1.2, 5.1, 0.5], [1.02, 1.02, 0.42], pressed, YAW);
// its lacquer board: black, with a vermilion rim
const lacquer = flat("#17120f", { wet: () => 0.16, rough: 0.02 });
w.turned([-1.2, 5.05, 0.045], [1.62, 1.5, 0.045], lacquer, YAW);
w.turned([-1.2, 5.05, 0.04], [1.69, 1.57, 0.035], flat("#b5331f"), YAW);

// ---------- the mould, lifted off and set on its edge: a square of cypress to look through ----------
const hinoki = timber({ dark: "#b98a52", light: "#f8e6bd", along: "x", near: 40 }),
  hinokiZ = timber({ dark: "#b98a52", light: "#f8e6bd", along: "z", near: 40 });
function mould(cx: number, cy: number, yaw: number) {
  const c = Math.cos(yaw),
    s = Math.sin(yaw);
  for (const k of [0.12, 2.72]) w.turned([cx, cy, k], [1.42, 0.52, 0.12], hinoki, yaw);
  for (const k of [-1.3, 1.3])
    w.turned([cx + c * k, cy + s * k, 1.42], [0.12, 0.5, 1.18], hinokiZ, yaw);
  // comb joints: pale tenons that show at the corners
  const pin = flat("#a97c48", { line: 0.9 });
  for (const k of [-1.3, 1.3])
    for (const z of [0.12, 2.72])
      for (const d of [-0.34, 0, 0.34])
        w.turned([cx + c * k - s * d, cy + s * k + c * d, z], [0.124, 0.08, 0.124], pin, yaw);
}
mould(2.0, 7.6, -0.3);
// the press lid lies where it was put down, its grip upward
w.turned([2.32, 4.32, 0.1], [0.98, 0.9, 0.1], hinoki, 0.3);
w.turned([2.32, 4.32, 0.34], [0.62, 0.18, 0.15], hinoki, 0.3);
// ---------- the rice tub with copper hoops, heaped and steaming ----------
const tub = timber({
  dark: "#8d6238",
  light: "#dcb478",
  plank: 0.42,
  along: "z",
  near: 40,
  joint: 0.01,
});
const TX = 2.2,
  TY = 10.7;
w.rod([TX, TY, 0], [TX, TY, 1.15], 1.75, tub, 1.85);
for (const z of [0.25, 0.85])
  w.rod(
    [TX, TY, z],
    [TX, TY, z + 0.12],
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
w.rod([TX, TY, 1.15], [TX, TY, 1.17], 1.72, flat("#e9dcc0"), 1.72);
w.ball([TX, TY, 1.1], [1.6, 1.5, 0.55], grains);
// the paddle, its blade in the heap
w.beam([TX - 0.7, TY - 0.5, 1.75], [TX - 2.5, TY - 1.0, 2.15], 0.15, 0.06, tub);
w.turned([TX - 0.45, TY - 0.42, 1.68], [0.42, 0.26, 0.04], tub, 0.27, 0, -0.2);
// the window, out of sight on the left: what it lets in falls on the square and the mould
const shut = flat("#333333");
w.box(-9.2, -20, -1, -9, 0.4, 20, shut);
w.box(-9.2, 9, -1, -9, 30, 20, shut);
w.box(-9.2, 0.4, -1, -9, 9, 4.3, shut);
w.build();
const sun: V3 = [-0.72, -0.2, 0.55];
stage(
  P,
  {
    cam,
    world: w,
    points: [],
    suns: [{ d: sun, c: [1.62, 1.34, 0.95] }],
    ambient: skyLight([0.3, 0.31, 0.4]),
    ao: 8,
    aoLen: 1.6,
    mirror: 3,
    sky: plainSky([0.75, 0.72, 0.66]),
  },
  { key: KEY, far: 14, crease: 0.8 },
);
// ---------- steam from the tub, and the shaft of morning light it shows ----------
const [tx, ty] = proj(cam, TX, TY, 1.6);
const s1 = steam(P.noise, tx - 60, ty + 30, 520, 100, 230, 60, 1.15),
  s2 = steam(P.noise, tx + 70, ty + 20, 420, 70, 170, 40, 1);
P.mist((x, y) => Math.max(s1(x, y), s2(x, y)) * 0.95, "#fff3df", { key: 0.8, grain: 0.05 });
P.light(
  (x) => {
    for (const [a, b, c, d] of [
      [-60, 190, 560, 1010],
      [240, 330, 1090, 1290],
    ]) {
      x.fillStyle = bokashi(
        x,
        a,
        0,
        c,
        820,
        [
          [0, "#ffd9a0"],
          [1, "#ffd9a0"],
        ],
        [
          [0, 0.34],
          [1, 0],
        ],
      );
      poly(x, [
        [a, -20],
        [b, -20],
        [d, 860],
        [c, 860],
      ]);
      x.fill();
    }
  },
  { blur: 10 },
);
wash(P, "top", 200, "#1c2444", 0.6);
wash(P, "bottom", 200, "#5a4060", 0.35);
await finishSheet(P, "hakozushi-a", {
  seal: { mark: "箱", at: [1512, 1088], size: 34 },
  key: KEY,
  wood: 0.07,
  wobble: 0.6,
  kuwahara: 0.9,
  blocks: 14,
  blockMix: 0.55,
  sat: 1.05,
});
