/** the ramen street at night as solids: two lit shops on the right, dark houses on the left, the crossing beyond */
import { Noise, lerp, sstep } from "../../kit/core.ts";
import { World, type Mat } from "../../kit/solids.ts";
import { type PointLight } from "../../kit/expose.ts";
import { earth, flat, plaster, timber } from "../../kit/wood.ts";
import { eave, lamp, lattice, pane, tiles } from "../../kit/town.ts";
import { pole, wire } from "./poles.ts";
import { bicycle, BIKE_H, BIKE_W } from "./bicycle.ts";
import { board } from "./shop-board.ts";
import { shop } from "./shop.ts";
import { crossing, train } from "./train.ts";

const n = new Noise(31);
const ROOF = tiles("#1a2236", "#62739a", { wet: 0.25 });
const BEAM = timber({ dark: "#1c1518", light: "#6b4a38", along: "z" });
const DARK = timber({ dark: "#14131a", light: "#3b3438", plank: 0.24, along: "z" });
const WALL = plaster({ dark: "#4b4650", light: "#a39a94", foot: 0.9 });
const DUSK = plaster({ dark: "#23283c", light: "#3a3f56" });

export function street(): { world: World; lights: PointLight[] } {
  const w = new World();
  const L: PointLight[] = [];
  w.box(
    -40,
    -2,
    -0.2,
    40,
    120,
    0,
    earth({
      dark: "#10131e",
      light: "#1d2334",
      scale: 0.4,
      rough: 0.27,
      // wet all over: the lights stand in it as long upright bands, cut by a few ruts
      wet: (h) => 0.5 + 0.36 * sstep(-0.1, 0.1, n.fbm(h.x * 0.9 + 3, h.y * 0.16, 2)),
    }),
  );
  // painted edge lines, worn by tyres
  const worn: Mat = {
    c: [0.1, 0.1, 0.12],
    line: 0,
    rough: 0.27,
    wet: () => 0.4,
    tex: (h, o) => {
      const k = sstep(-0.25, 0.35, n.fbm(h.x * 5, h.y * 1.6, 3));
      for (let i = 0; i < 3; i++) o[i] = lerp([0.018, 0.022, 0.035][i], [0.2, 0.22, 0.27][i], k);
    },
  };
  for (const x of [-2.35, 2.05]) w.box(x, 2, 0, x + 0.11, 15.5, 0.004, worn);
  shop(w, L, 2.7, 3.0, 7.9, 4.5, 6.2, {
    cloth: "#b8311f",
    mark: "#f4e6cc",
    lamps: [0.9, 0.3, 0.1],
    steps: 2,
    roof: true,
  });
  board(w, L, 2.7, 3.98, 4.4);
  shop(w, L, 2.85, 8.1, 12.6, 9.0, 10.5, {
    cloth: "#233e74",
    mark: "#f4e6cc",
    lamps: [0.55, 0.4, 0.2],
    steps: 1,
    roof: false,
  });
  // left: a long dark house, lattice, a wall with a tree behind
  w.box(-3.6, 2.2, 0, -3.2, 8.6, 2.7, DARK);
  w.box(-3.2, 4.2, 0.75, -3.14, 6.9, 2.0, lattice("#d98a3c", "#241a1a", 0.075, 0.34));
  w.box(-3.22, 4.1, 0.65, -3.08, 7.0, 0.76, BEAM);
  w.box(-3.22, 4.1, 2.0, -3.08, 7.0, 2.1, BEAM);
  L.push({ p: [-2.7, 5.5, 1.3], c: [0.7, 0.38, 0.14], reach: 3, core: 0.4 });
  // a small lantern at its corner, over the bicycles
  lamp(w, L, [-2.86, 8.3, 2.02], 0.12, 0.34, "#ffce7c", 0.9, 3.2, 0.5);
  w.rod([-2.86, 8.3, 2.18], [-2.86, 8.3, 2.7], 0.009, flat("#0c0c12"));
  eave(w, -1, -3.25, 2.0, 8.7, 3.2, 0.9, 0.36, ROOF, timber({ dark: "#14131a", light: "#3b3434" }));
  w.turned([-5.0, 5.35, 3.95], [3.35, 1.9, 0.05], ROOF, Math.PI / 2, 0.4);
  w.box(-3.9, 8.8, 0, -3.5, 12.2, 2.2, WALL);
  w.turned([-3.7, 10.5, 2.32], [1.75, 0.34, 0.08], ROOF, Math.PI / 2, 0);
  w.box(-9, 12.2, 0, -3.9, 14.5, 5.2, WALL);
  w.box(
    -5.4,
    12.17,
    3.2,
    -4.4,
    12.21,
    4.3,
    pane({ hot: "#f6cf80", cool: "#a8642a", bar: "#2a1a16" }, 1, 1.1, 3, 2, 0.8),
  );
  w.turned([-6.4, 13.2, 5.6], [2.9, 1.6, 0.06], ROOF, 0, 0.38);
  // behind them, one taller house: its roof cuts the sky, one small window is lit
  w.box(-16, 15, 0, -4.4, 19, 7.4, DUSK);
  w.turned([-10.2, 16.4, 8.1], [6.3, 2.2, 0.06], ROOF, 0, 0.36);
  w.box(
    -6.1,
    14.96,
    6.4,
    -5.3,
    15,
    7.15,
    pane({ hot: "#ffd88a", cool: "#d08a3c", bar: "#2a1a16" }, 0.8, 1, 2, 3, 0.9),
  );
  // beyond the crossing
  w.box(2.2, 25, 0, 7, 30, 4.4, WALL);
  w.turned([4.6, 26.6, 4.95], [2.9, 2.2, 0.06], ROOF, 0, 0.36);
  w.box(
    3.0,
    24.96,
    1.0,
    4.2,
    25,
    2.2,
    pane({ hot: "#ffd88a", cool: "#c87a34", bar: "#2a1a16" }, 1.2, 1.2, 4, 2, 0.8),
  );
  w.box(-9, 27, 0, -3.4, 32, 3.6, WALL);
  w.turned([-6.2, 28.6, 4.2], [3.2, 2.2, 0.06], ROOF, 0, 0.36);
  train(w, L, 2.15, 18.6);
  crossing(w, L, 18.6, [-2.7, 3.1]);
  pole(w, -2.75, 9.4, 8.6);
  pole(w, -2.95, 22.5, 8.6);
  pole(w, 2.35, 14.4, 8.4);
  for (const [dz, dx] of [
    [-0.2, -0.6],
    [-0.2, 0.6],
    [-0.8, -0.5],
    [-0.8, 0.5],
  ] as const) {
    wire(w, [-2.75 + dx, 1.0, 8.9 + dz], [-2.75 + dx, 9.4, 8.6 + dz], 0.25);
    wire(w, [-2.75 + dx, 9.4, 8.6 + dz], [-2.95 + dx, 22.5, 8.6 + dz], 0.5);
  }
  wire(w, [-2.75, 9.4, 6.6], [2.9, 7.6, 5.5], 0.25);
  wire(w, [-2.75, 9.4, 6.4], [3.2, 12.4, 5.2], 0.3);
  wire(w, [-2.75, 9.4, 7.8], [2.35, 14.4, 8.0], 0.4);
  wire(w, [-30, 18.6, 4.85], [30, 18.6, 4.85], 0, 0.014);
  // bicycles against the wall
  const bikes: [number, number, string, number][] = [
    [-2.35, 8.3, "#2f4f7c", 0.22],
    [-2.45, 7.35, "#8a3328", 0.12],
    [-2.3, 6.35, "#3f5d4c", 0.3],
  ];
  for (const [x, y, c, yaw] of bikes)
    w.card(x, y, 0.01, BIKE_W, BIKE_H, bicycle(c), flat("#ffffff", { line: 0.7 }), yaw);
  return { world: w, lights: L };
}
