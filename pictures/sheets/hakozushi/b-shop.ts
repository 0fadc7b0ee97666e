/** Hakozushi B: the old shop between office buildings: its lattice, its curtain, and the lit room behind. */
import { type Mat, type World } from "../../kit/solids.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";
import { FRONT } from "./b-plan.ts";
import { ridge, roof, wallRidge } from "./b-roof.ts";

/** The doorway's two posts. */
const DOOR: [number, number] = [-0.95, 1.1];
const beam = timber({ dark: "#3a261c", light: "#9c6d4c", along: "x" }),
  post = timber({ dark: "#3a261c", light: "#9c6d4c", along: "z" }),
  plank = timber({ dark: "#40291d", light: "#a87650", plank: 0.2, along: "z" }),
  cypress = timber({ dark: "#b98a52", light: "#f4dca8", along: "x" });

const glow = (c: string, emit: number) => flat(c, { emit, line: 0.5 });

function room(w: World) {
  const Y = FRONT,
    wall = plaster({ dark: "#b98c58", light: "#f0d6a0" });
  w.box(-2.1, Y + 3.4, 0, 2.15, Y + 3.5, 3, wall);
  for (const x of [-2.1, 2.05]) w.box(x, Y + 0.1, 0, x + 0.1, Y + 3.4, 5, wall);
  w.box(-2.1, Y + 0.05, 2.75, 2.15, Y + 3.4, 2.85, beam);
  w.box(-2.1, Y, 0, 2.15, Y + 3.4, 0.03, timber({ dark: "#6b4a34", light: "#a8805a", along: "y" }));
  // the counter, and on it the day's boxes
  w.box(
    -2,
    Y + 1.5,
    0,
    0.55,
    Y + 2.1,
    0.86,
    timber({ dark: "#7d5434", light: "#c89660", plank: 0.24, along: "z" }),
  );
  w.box(-2.02, Y + 1.42, 0.86, 0.6, Y + 2.12, 0.92, cypress);
  const cord = flat("#c8402c");
  for (const [x, z, k] of [
    [-0.62, 0.92, 0.1],
    [-0.6, 1.07, -0.06],
    [-0.2, 0.92, 0.05],
    [0.27, 1.07, 0.05],
    [0.28, 0.92, -0.12],
  ]) {
    w.turned([x, Y + 1.72, z + 0.07], [0.16, 0.14, 0.07], flat("#f3e6c6"), k);
    w.turned([x, Y + 1.72, z + 0.07], [0.022, 0.142, 0.072], cord, k);
  }
  // shelves behind, a round lamp over the counter
  for (const z of [1.25, 1.75, 2.25]) {
    w.box(-2, Y + 3.05, z, 1.9, Y + 3.4, z + 0.04, beam);
    for (let x = -1.8; x < 1.7; x += 0.36 + 0.13 * Math.sin(x * 9 + z * 5)) {
      const h = 0.16 + 0.1 * Math.abs(Math.sin(x * 7 + z * 3));
      w.box(
        x,
        Y + 3.1,
        z + 0.04,
        x + 0.22,
        Y + 3.36,
        z + 0.04 + h,
        flat(Math.sin(x * 31 + z) > 0 ? "#e9d6ac" : "#8a5638"),
      );
    }
  }
  w.ball(
    [0.35, Y + 1.5, 2.24],
    [0.2, 0.2, 0.17],
    flat("#fff0c4", { emit: 1, line: 0.6, ghost: true }),
  );
}
function lattice(
  w: World,
  [x0, x1, z0, z1]: [number, number, number, number],
  step: number,
  paper: Mat,
) {
  const Y = FRONT;
  w.box(x0, Y - 0.03, z0, x1, Y - 0.01, z1, paper);
  for (let x = x0; x <= x1; x += step)
    w.box(x - 0.018, Y - 0.07, z0, x + 0.018, Y - 0.03, z1, post);
  for (const z of [z0, z1])
    w.box(x0 - 0.05, Y - 0.09, z - 0.04, x1 + 0.05, Y - 0.01, z + 0.04, beam);
}
function front(w: World) {
  const Y = FRONT,
    [a, b] = DOOR;
  w.box(-2.1, Y, 0, a, Y + 0.1, 3.1, plank);
  w.box(b, Y, 0, 2.15, Y + 0.1, 3.1, plank);
  w.box(a, Y, 2.42, b, Y + 0.1, 3.1, plank);
  w.box(-2.1, Y, 3.1, 2.15, Y + 5, 5.75, plank);
  w.box(-2.16, Y + 0.02, 0, -2.11, Y + 5, 5.7, plank);
  // the gap to the left neighbour is boarded up
  w.box(-2.34, Y + 0.3, 0, -2.12, Y + 0.4, 6.2, flat("#221a22"));
  for (const x of [-2.05, a, b, 2.1]) w.box(x - 0.08, Y - 0.09, 0, x + 0.08, Y + 0.04, 5.3, post);
  for (const z of [2.42, 3.0, 5.05, 5.5]) w.box(-2.1, Y - 0.08, z, 2.15, Y + 0.02, z + 0.14, beam);
  lattice(w, [-1.93, a - 0.14, 0.7, 2.3], 0.09, glow("#f2c676", 0.8));
  lattice(w, [b + 0.14, 1.98, 0.7, 2.3], 0.09, glow("#f2c676", 0.8));
  lattice(w, [-1.7, 1.75, 3.84, 4.86], 0.12, glow("#dca55c", 0.6));
  // sliding doors, pushed to the sides: frames with paper
  for (const x of [a + 0.08, b - 0.5]) {
    w.box(x, Y + 0.14, 0.04, x + 0.42, Y + 0.16, 2.4, glow("#f8dda0", 0.85));
    for (let z = 0.04; z < 2.3; z += 0.46)
      w.box(x, Y + 0.11, z, x + 0.42, Y + 0.14, z + 0.035, beam);
    for (const dx of [0, 0.2, 0.4])
      w.box(x + dx, Y + 0.11, 0.04, x + dx + 0.03, Y + 0.14, 2.4, post);
  }
  w.box(a, Y - 0.12, 0, b, Y + 0.1, 0.05, flat("#6a6a74"));
}
function eaves(w: World) {
  const Y = FRONT;
  roof(w, { half: 2.2, pitch: 0.232, edge: [Y - 0.95, 3.0], long: 1.2, tip: 0.5 }, beam);
  roof(w, { half: 2.3, pitch: 0.242, edge: [Y - 1.1, 5.3], long: 2.2, tip: 0.66 }, beam);
  wallRidge(w, 2.16, Y + 0.02, 3.52);
  ridge(w, 2.3, Y + 0.66, 6.68);
}
/** By the door: a low glazed pot, a bench. */
function threshold(w: World) {
  const Y = FRONT;
  w.turned([-1.6, Y - 0.5, 0.15], [0.26, 0.16, 0.15], flat("#3a5f7c"), 0.05);
  w.turned([-1.6, Y - 0.5, 0.29], [0.29, 0.19, 0.025], flat("#4d7796"), 0.05);
  w.box(1.3, Y - 0.55, 0.38, 2.0, Y - 0.2, 0.43, cypress);
  for (const x of [1.38, 1.92]) w.box(x - 0.03, Y - 0.52, 0, x + 0.03, Y - 0.22, 0.38, post);
}
export function shop(w: World) {
  room(w);
  front(w);
  eaves(w);
  threshold(w);
}
