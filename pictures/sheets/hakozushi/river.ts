/** the river at Nakanoshima as solids: stone steps, jade water, and an arched bridge painted on a card */
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { Noise, Rng, type Ctx, clamp, css, lerp, sstep } from "../../kit/core.ts";
import { World, type Hit, type Mat } from "../../kit/solids.ts";
import { lin, linear } from "../../kit/tone.ts";
import { flat, timber } from "../../kit/wood.ts";
import { type Spot } from "../../kit/table.ts";
import { bream, eel, egg, prawn, rice } from "./toppings.ts";

const n = new Noise(57);
/** five arches of dressed stone, lamps on the parapet; transparent under the arches */
export function bridge(w: number, h: number): Canvas {
  const px = 44;
  const c = createCanvas(Math.round(w * px), Math.round(h * px));
  const x = c.getContext("2d") as Ctx;
  x.scale(px, px);
  x.translate(0, h);
  x.scale(1, -1);
  const r = new Rng(4);
  x.fillStyle = "#cbb89a";
  x.fillRect(0, 0, w, 4.6);
  // courses of stone, warm where the late sun strikes
  for (let row = 0; row < 12; row++)
    for (let q = -0.5 * (row % 2); q < w; q += 1.25) {
      x.fillStyle = css(r.pick(["#d9c6a4", "#c4ae8e", "#e3d2b0", "#b8a488"]), 0.8);
      x.fillRect(q, row * 0.38, 1.2, 0.34);
    }
  x.fillStyle = "#a08c74";
  x.fillRect(0, 3.66, w, 0.2);
  x.fillStyle = "#e7d8ba";
  x.fillRect(0, 3.86, w, 0.2);
  for (let q = 0.2; q < w; q += 0.62) {
    x.fillStyle = "#d2c0a0";
    x.fillRect(q, 4.06, 0.22, 0.6);
  }
  x.fillStyle = "#e7d8ba";
  x.fillRect(0, 4.62, w, 0.2);
  for (const q of [2.3, 10.7, 19.1, 27.5, 35.9, 44.3]) {
    x.fillStyle = "#4c4a52";
    x.fillRect(q - 0.07, 4.8, 0.14, 1.6);
    x.fillStyle = "#f4dfae";
    x.beginPath();
    x.ellipse(q, 6.55, 0.28, 0.34, 0, 0, 7);
    x.fill();
  }
  for (const q of [6.5, 14.9, 23.3, 31.7, 40.1]) {
    const half = 3.5,
      rise = 3.05;
    // ring of voussoirs, then the opening itself
    for (let k = 0; k <= 18; k++) {
      const a = (k / 18) * Math.PI;
      x.fillStyle = k % 2 ? "#bda78a" : "#e6d6b4";
      x.beginPath();
      x.moveTo(q + Math.cos(a) * half, Math.sin(a) * rise);
      x.lineTo(q + Math.cos(a) * (half + 0.46), Math.sin(a) * (rise + 0.46));
      x.lineTo(q + Math.cos(a + 0.175) * (half + 0.46), Math.sin(a + 0.175) * (rise + 0.46));
      x.lineTo(q + Math.cos(a + 0.175) * half, Math.sin(a + 0.175) * rise);
      x.fill();
    }
    x.globalCompositeOperation = "destination-out";
    x.beginPath();
    x.ellipse(q, 0, half, rise, 0, 0, 7);
    x.fill();
    x.globalCompositeOperation = "source-over";
  }
  return c;
}
const spot: Spot = { h: 0, c: [0, 0, 0], gloss: 0, id: 0, ink: 0 };
export const WATER = -0.75;
export function riverside(): World {
  const w = new World();
  const water: Mat = {
    c: linear("#4f7d70"),
    line: 0.2,
    rough: 0.055,
    wet: (h: Hit) => 0.5 + 0.25 * sstep(4, 18, h.y),
    tex: (h, o) => {
      const rip = n.n2(h.x * 0.9, h.y * 2.6) * 0.6 + n.n2(h.x * 2.4, h.y * 7) * 0.4;
      const A = linear("#2c5a55"),
        B = linear("#7fa88e");
      const t = clamp(0.4 + 0.6 * rip);
      for (let i = 0; i < 3; i++) o[i] = lerp(A[i], B[i], t) * 0.8;
    },
  };
  w.box(-60, 3.0, WATER - 0.5, 60, 80, WATER, water);
  // granite steps down to it
  const stone: Mat = {
    c: linear("#c2b6a4"),
    line: 0.9,
    tex: (h, o) => {
      const u = h.x / 1.7 + Math.floor(h.z * 3.4) * 0.43;
      const e = Math.min(u - Math.floor(u), Math.ceil(u) - u) * 1.7;
      const id = Math.abs(Math.sin(Math.floor(u) * 91.7 + Math.floor(h.z * 9) * 13.1)) % 1;
      const t = clamp(
        0.5 +
          0.3 * (id - 0.5) +
          0.28 * n.fbm(h.x * 1.4, h.y * 1.4 + h.z, 3) +
          0.2 * n.n2(h.x * 26, h.y * 26 + h.z * 20),
      );
      const A = linear("#8a7e72"),
        B = linear("#e0d3bd");
      for (let i = 0; i < 3; i++) o[i] = lerp(A[i], B[i], t) * (e < 0.008 ? 0.4 : 1);
    },
  };
  w.box(-20, -3, -2, 20, 2.25, 0, stone);
  w.box(-20, 2.25, -2, 20, 2.7, -0.28, stone);
  w.box(-20, 2.7, -2, 20, 3.1, -0.56, stone);
  // the far quay
  w.box(-60, 44, WATER - 0.5, 60, 60, 0.9, flat("#9c968a", { line: 0.4 }));
  w.card(1.5, 27, WATER, 48, 7.2, bridge(48, 7.2), flat("#fff", { line: 0.6, emit: 0.25 }), 0.1);
  // ---------- the box, its lid, chopsticks, a cup ----------
  const C: [number, number] = [-0.28, 1.72],
    yaw = 0.32,
    c = Math.cos(yaw),
    s = Math.sin(yaw);
  const cedar = timber({ dark: "#b98a54", light: "#f0d4a0", along: "x", near: 30 }),
    cedarY = timber({ dark: "#b98a54", light: "#f0d4a0", along: "y", near: 30 });
  const R = 0.235;
  for (const k of [-1, 1]) {
    w.turned([C[0] - s * k * R, C[1] + c * k * R, 0.055], [R + 0.012, 0.012, 0.055], cedar, yaw);
    w.turned([C[0] + c * k * R, C[1] + s * k * R, 0.055], [0.012, R, 0.055], cedarY, yaw);
  }
  w.turned([C[0], C[1], 0.008], [R, R, 0.008], cedar, yaw);
  const sushi: Mat = {
    c: [0.8, 0.75, 0.7],
    line: 0.9,
    tex: (h, o) => {
      if (h.side !== 2) {
        rice((h.side === 0 ? h.ly : h.lx) * 1500, h.lz * 1500, spot);
        for (let i = 0; i < 3; i++) o[i] = lin(spot.c[i]);
        return;
      }
      const K = 320,
        u = (h.lx / 0.212 + 1) * K,
        v = (1 - h.ly / 0.212) * K;
      const right = u > K,
        low = v > K;
      (low ? (right ? eel : egg) : right ? prawn : bream)(right ? u - K : u, low ? v - K : v, spot);
      const cut = Math.min(
        Math.abs(u - (K * 2) / 3),
        Math.abs(u - (K * 4) / 3),
        Math.abs(v - K),
        Math.abs(u - K) + 2,
      );
      const k = 1 - 0.85 * sstep(6, 1.5, cut);
      for (let i = 0; i < 3; i++) o[i] = lin(spot.c[i]) * k;
    },
  };
  w.turned([C[0], C[1], 0.048], [0.212, 0.212, 0.036], sushi, yaw);
  // lid leaning on the box; wrapping cloth under it
  const cloth: Mat = {
    c: linear("#c8443a"),
    line: 0.8,
    tex: (h, o) => {
      const u = Math.abs(((((h.lx * 22 + 40) % 1) + 1) % 1) - 0.5),
        v = Math.abs(((((h.ly * 22 + 40) % 1) + 1) % 1) - 0.5);
      const dot = Math.hypot(u, v) < 0.16;
      const k = 0.85 + 0.25 * n.n2(h.lx * 9, h.ly * 9);
      for (let i = 0; i < 3; i++) o[i] = (dot ? [0.86, 0.78, 0.62][i] : linear("#b5382c")[i]) * k;
    },
  };
  w.turned([C[0] + 0.02, C[1] - 0.01, 0.003], [0.46, 0.36, 0.003], cloth, yaw + 0.5);
  w.turned([C[0] + 0.36, C[1] + 0.2, 0.13], [0.25, 0.012, 0.25], cedar, 0.9, 0.5);
  const red = flat("#7d2a20", { line: 0.7 });
  w.rod([C[0] - 0.36, C[1] - 0.14, 0.018], [C[0] - 0.12, C[1] - 0.4, 0.014], 0.009, red, 0.005);
  w.rod([C[0] - 0.33, C[1] - 0.11, 0.018], [C[0] - 0.08, C[1] - 0.37, 0.014], 0.009, red, 0.005);
  const cup = flat("#e9ece6", { line: 0.9 });
  w.rod([0.52, 1.5, 0.0], [0.52, 1.5, 0.13], 0.055, cup, 0.075);
  w.rod([0.52, 1.5, 0.06], [0.52, 1.5, 0.075], 0.068, flat("#3f6ea0"), 0.07);
  w.rod([0.52, 1.5, 0.12], [0.52, 1.5, 0.132], 0.068, flat("#8a9a3c"), 0.068);
  return w;
}
