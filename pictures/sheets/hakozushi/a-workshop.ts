/**
 * Hakozushi A: the workshop before opening: the tub of rice below the window, the hearth, the bench with pressed squares. Metres.
 */
import { lerp, sstep } from "../../kit/core.ts";
import { type Mat, World } from "../../kit/solids.ts";
import { type Spot } from "../../kit/table.ts";
import { lin, linear } from "../../kit/tone.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";
import { bream, eel, egg, prawn, rice } from "./toppings.ts";

const spot: Spot = { h: 0, c: [0, 0, 0], gloss: 0, id: 0, ink: 0 };
const beam = timber({ dark: "#2c1c18", light: "#6d4632", along: "x" }),
  post = timber({ dark: "#2c1c18", light: "#6d4632", along: "z" }),
  cypress = timber({ dark: "#b98a52", light: "#f6e2b4", along: "x", near: 30 }),
  cypressY = timber({ dark: "#b98a52", light: "#f6e2b4", along: "y", near: 30 });
/** position of the tub, and height of its rice */
export const TUB: [number, number, number] = [-0.32, 2.9, 0.72];

/** the fire in the hearth: three flat tones, ragged at the top */
const fire: Mat = {
  c: linear("#ff9a3c"),
  line: 1,
  tex: (h, o) => {
    const v = (h.lz + 0.16) / 0.32 + 0.28 * Math.sin(h.lx * 46) * Math.sin(h.lx * 17 + 1);
    const c = linear(v > 0.86 ? "#3a1a16" : v > 0.6 ? "#d2501f" : v > 0.34 ? "#f79a38" : "#ffe08a");
    for (let i = 0; i < 3; i++) o[i] = c[i];
    o[3] = 0.95;
  },
};
/** one pressed square, `half` wide, with its four toppings painted on */
const square = (half: number, tall: number): Mat => ({
  c: linear("#f4eee0"),
  line: 1,
  tex: (h, o) => {
    const K = 340;
    if (h.side === 2) {
      const u = (h.lx / half + 1) * K,
        v = (1 - h.ly / half) * K;
      const right = u > K,
        low = v > K;
      (low ? (right ? eel : egg) : right ? prawn : bream)(right ? u - K : u, low ? v - K : v, spot);
      const seam = Math.min(Math.abs(u - K), Math.abs(v - K));
      for (let i = 0; i < 3; i++) o[i] = lin(spot.c[i]) * (1 - 0.8 * sstep(9, 3, seam));
      return;
    }
    const v = h.lz / tall;
    const c = linear(v > 0.7 ? "#d99a4c" : Math.abs(v + 0.15) < 0.12 ? "#22241f" : "#f2ecdf");
    for (let i = 0; i < 3; i++) o[i] = c[i];
  },
});
function room(w: World) {
  const wall = plaster({ dark: "#4c4048", light: "#8a7468" });
  const Y = 4.6;
  // the back wall around its window
  for (const [x0, z0, x1, z1] of [
    [-4, -1, -1.5, 5],
    [-0.25, -1, 4, 5],
    [-1.5, -1, -0.25, 1.3],
    [-1.5, 2.5, -0.25, 5],
  ])
    w.box(x0, Y, z0, x1, Y + 0.2, z1, wall);
  for (const x of [-1.5, -1.08, -0.66, -0.25])
    w.box(x - 0.025, Y - 0.02, 1.3, x + 0.025, Y + 0.1, 2.5, post);
  for (const z of [1.3, 1.9, 2.5]) w.box(-1.55, Y - 0.03, z - 0.03, -0.2, Y + 0.1, z + 0.03, beam);
  w.box(
    -4,
    -1,
    -0.1,
    4,
    Y,
    0,
    timber({ dark: "#3c2a24", light: "#7a5a46", along: "y", plank: 0.3 }),
  );
  w.box(-4, Y - 0.25, 2.86, 4, Y, 3.08, beam);
  w.box(1.45, Y - 0.2, 0, 1.65, Y, 5, post);
  // the hearth on the right: a clay oven with a fire, a lidded pot on it
  const clay = plaster({ dark: "#6d5546", light: "#b8967a" });
  w.box(0.75, 3.75, 0, 2.4, 4.5, 0.8, clay);
  w.box(0.98, 3.74, 0.1, 1.3, 3.76, 0.42, fire);
  w.rod([1.14, 4.1, 0.78], [1.14, 4.1, 1.02], 0.27, flat("#2e2a30"), 0.3);
  w.rod([1.14, 4.1, 1.02], [1.14, 4.1, 1.09], 0.33, cypress);
  w.box(1.08, 3.9, 1.09, 1.2, 4.3, 1.14, cypress);
}
function tub(w: World) {
  const [x, y, z] = TUB;
  const stave = timber({ dark: "#8d6238", light: "#e0ba80", plank: 0.1, along: "z", joint: 0.006 });
  for (const dx of [-0.28, 0.28])
    w.box(x + dx - 0.05, y - 0.4, 0, x + dx + 0.05, y + 0.4, 0.34, post);
  w.rod([x, y, 0.34], [x, y, z], 0.47, stave, 0.5);
  for (const h of [0.42, 0.6])
    w.rod([x, y, h], [x, y, h + 0.035], 0.492 + h * 0.02, flat("#c07a40"), 0.494 + h * 0.02);
  const grains: Mat = {
    c: linear("#fbf6ea"),
    line: 0.7,
    tex: (h, o) => {
      rice(h.lx * 520 + h.lz * 90, h.ly * 520, spot);
      for (let i = 0; i < 3; i++) o[i] = lerp(lin(spot.c[i]), 0.92, 0.5);
    },
  };
  w.ball([x, y, z - 0.03], [0.45, 0.45, 0.16], grains);
  // the paddle, stuck into the rice at an angle
  w.beam([x + 0.32, y + 0.02, 1.1], [x - 0.05, y - 0.08, 0.8], 0.05, 0.02, cypress);
  w.turned([x - 0.12, y - 0.1, 0.76], [0.1, 0.06, 0.012], cypress, 0.2, 0, 0.5);
}
function bench(w: World) {
  w.box(
    -3,
    1.0,
    0.52,
    3,
    1.86,
    0.6,
    timber({ dark: "#74492a", light: "#c99a64", along: "x", plank: 0.35, near: 20 }),
  );
  w.box(-3, 1.04, 0, 3, 1.08, 0.52, beam);
  const half = 0.112,
    tall = 0.047;
  for (const [x, y, yaw] of [
    [-0.36, 1.3, 0.22],
    [-0.08, 1.46, 0.12],
    [-0.56, 1.62, -0.08],
    [0.16, 1.72, 0.2],
  ])
    w.turned([x, y, 0.6 + tall], [half, half, tall], square(half, tall), yaw);
  // the mould, lifted off and lying open
  const [mx, my, yaw] = [0.3, 1.26, -0.34];
  const [c, s] = [Math.cos(yaw), Math.sin(yaw)];
  for (const k of [-0.12, 0.12]) {
    w.turned([mx - s * k, my + c * k, 0.65], [0.15, 0.014, 0.05], cypress, yaw);
    w.turned([mx + c * k, my + s * k, 0.648], [0.014, 0.108, 0.048], cypressY, yaw);
  }
}
export function workshop(): World {
  const w = new World();
  room(w);
  tub(w);
  bench(w);
  return w;
}
