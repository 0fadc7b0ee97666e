/** Hakozushi C: the granite step by the river, and on it the opened box, its cloth and lid, a cup of tea. */
import { Noise, clamp, lerp, sstep } from "../../kit/core.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { lin, linear } from "../../kit/tone.ts";
import { flat, timber } from "../../kit/wood.ts";
import { type Spot } from "../../kit/table.ts";
import { bream, eel, egg, prawn, rice } from "./toppings.ts";

const n = new Noise(57);
const spot: Spot = { h: 0, c: [0, 0, 0], gloss: 0, id: 0, ink: 0 };
export function step(w: World) {
  // granite steps down to it
  const stone: Mat = {
    c: linear("#c2b6a4"),
    line: 0.9,
    tex: (h, o) => {
      const u = (h.x + 0.62) / 1.7 + Math.floor(h.z * 3.4) * 0.43;
      const e = Math.min(
        Math.min(u - Math.floor(u), Math.ceil(u) - u) * 1.7,
        h.side === 2 ? Math.abs(h.y - 2.02) : 1,
      );
      const id = Math.abs(Math.sin(Math.floor(u) * 91.7 + Math.floor(h.z * 9) * 13.1)) % 1;
      const t = clamp(
        0.5 +
          0.3 * (id - 0.5) +
          0.2 * n.fbm(h.x * 1.4, h.y * 1.4 + h.z, 3) +
          0.1 * n.n2(h.x * 70, h.y * 70 + h.z * 40),
      );
      const A = linear("#9a8b7c"),
        B = linear("#f0e2c8");
      for (let i = 0; i < 3; i++) o[i] = lerp(A[i], B[i], t) * (e < 0.008 ? 0.4 : 1);
    },
  };
  w.box(-20, -3, -2, 20, 2.25, 0, stone);
  w.box(-20, 2.25, -3, 20, 2.5, -0.16, stone);
  // ---------- the box, its lid, chopsticks, a cup ----------
  const C: [number, number] = [-0.28, 1.86],
    yaw = 0.32,
    c = Math.cos(yaw),
    s = Math.sin(yaw);
  const cedar = timber({ dark: "#b98a54", light: "#f0d4a0", along: "x", near: 30 }),
    cedarY = timber({ dark: "#b98a54", light: "#f0d4a0", along: "y", near: 30 });
  const R = 0.235;
  for (const k of [-1, 1]) {
    w.turned([C[0] - s * k * R, C[1] + c * k * R, 0.046], [R + 0.012, 0.012, 0.046], cedar, yaw);
    w.turned([C[0] + c * k * R, C[1] + s * k * R, 0.046], [0.012, R, 0.046], cedarY, yaw);
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
  w.turned([C[0], C[1], 0.053], [0.216, 0.216, 0.038], sushi, yaw);
  // the cloth it was wrapped in, spread below it; the lid is beside it
  const cloth: Mat = {
    c: linear("#c8443a"),
    line: 0.8,
    tex: (h, o) => {
      const u = Math.abs(((((h.lx * 34 + 40) % 1) + 1) % 1) - 0.5),
        v = Math.abs(((((h.ly * 34 + 40) % 1) + 1) % 1) - 0.5);
      const dot = Math.hypot(u, v) < 0.13;
      const k = 0.85 + 0.25 * n.n2(h.lx * 9, h.ly * 9);
      for (let i = 0; i < 3; i++) o[i] = (dot ? [0.86, 0.78, 0.62][i] : linear("#b5382c")[i]) * k;
    },
  };
  w.turned([C[0] + 0.02, C[1] - 0.01, 0.003], [0.46, 0.36, 0.003], cloth, yaw + 0.5);
  w.turned([C[0] + 0.56, C[1] + 0.13, 0.018], [0.25, 0.25, 0.012], cedar, yaw - 0.5);
  // chopsticks laid on the lid
  const red = flat("#8a2a20", { line: 0.7 });
  w.rod([0.06, 1.89, 0.042], [0.58, 2.05, 0.042], 0.012, red, 0.006);
  w.rod([0.08, 1.85, 0.042], [0.6, 2.0, 0.042], 0.012, red, 0.006);
  // a cup of tea, not quite full
  const cup = flat("#e4e6dc", { line: 0.9 }),
    [cx, cy] = [0.84, 1.86];
  w.rod([cx, cy, 0.0], [cx, cy, 0.018], 0.05, flat("#b8b4a4"), 0.05);
  w.rod([cx, cy, 0.018], [cx, cy, 0.15], 0.062, cup, 0.074);
  w.rod([cx, cy, 0.052], [cx, cy, 0.058], 0.0672, flat("#3f6ea0"), 0.0676);
  w.rod([cx, cy, 0.064], [cx, cy, 0.088], 0.0684, flat("#3f6ea0"), 0.0702);
  w.rod([cx, cy, 0.149], [cx, cy, 0.1506], 0.066, flat("#8f9670"), 0.066);
  w.rod(
    [cx + 0.004, cy - 0.004, 0.1505],
    [cx + 0.004, cy - 0.004, 0.1512],
    0.058,
    flat("#a8a648"),
    0.058,
  );
}
