/**
 * Hakozushi, the hero: the counter from the cook's side, the doorway and the morning street behind it. One unit is ten
 * centimetres.
 */
import { lerp, Noise } from "../../kit/core.ts";
import { type Mat, World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";

const n = new Noise(31);
/** the floor of the shop below the top of the counter */
const FLOOR = -9;
/** how far away the front of the shop stands */
const FRONT = 38;
/** and the house across the street */
const ACROSS = 104;

/** where the shadow of the houses across begins on the street */
const SHADOW = 76.5;

/** the light of the street through indigo cotton: pale where it hangs free, dark in the folds */
const noren: Mat = {
  c: linear("#2b5f97"),
  line: 0.9,
  ghost: true,
  tex: (h, o) => {
    const deep = linear("#173c6b"),
      lit = linear("#4d8dbd");
    const fold = Math.sin(h.x * 2.6 + 1.4 * n.n2(h.x * 0.3, h.z * 0.1));
    const t = fold > 0.35 ? 1 : fold > -0.4 ? 0.5 : 0;
    for (let i = 0; i < 3; i++) o[i] = lerp(deep[i], lit[i], t);
    o[3] = 0.8;
  },
};
/** the house across the street in full sun: white plaster over a dark lattice */
const across: Mat = {
  c: linear("#f2e4c6"),
  ghost: true,
  line: 0.6,
  tex: (h, o) => {
    const lattice = h.z < 8 && h.z > -6;
    const bar = h.x / 1.15 - Math.floor(h.x / 1.15) < 0.5;
    const c = linear(lattice ? (bar ? "#a87c54" : "#d8b888") : h.z > 8 ? "#f6e7c4" : "#b9a78a");
    for (let i = 0; i < 3; i++) o[i] = c[i];
    o[3] = 0.85;
  },
};
/** pale flags in the sun; the far half lies in the shadow of the houses, its edge torn */
const street: Mat = {
  c: linear("#efdcb6"),
  line: 0.4,
  tex: (h, o) => {
    const shaded = h.y > SHADOW + 0.12 * h.x + 2 * n.n2(h.x * 0.22, 1) + 0.8 * n.n2(h.x * 1.3, h.y);
    const stone = linear(shaded ? "#8d93b0" : "#f7e6c0"),
      joint = linear(shaded ? "#747a9c" : "#cbb38c");
    const row = Math.floor(h.y / 5);
    const f = h.x / (8 + 3 * Math.abs(Math.sin(row * 2.1))) + row * 0.37;
    // upright joints in every second row only
    const upright = row % 2 ? 1 : f - Math.floor(f);
    const cut = Math.min(upright, (h.y / 5 - row) * 0.6 + 0.02 * n.n2(h.x * 0.6, row));
    const tone = cut < 0.035 ? joint : stone;
    for (let i = 0; i < 3; i++) o[i] = tone[i];
    o[3] = h.y > FRONT ? 0.85 : 0;
  },
};

export function shop(): World {
  const w = new World();
  const dark = timber({ dark: "#3a241a", light: "#7a4f35", along: "z", near: 60 });
  const beam = timber({ dark: "#3a241a", light: "#7a4f35", along: "x", near: 60 });
  // ---------- the counter: one plank of cypress ----------
  w.box(
    -30,
    -2,
    -0.5,
    30,
    8.4,
    0,
    timber({ dark: "#b07b47", light: "#efcf98", plank: 2.3, along: "x", joint: 0.012, near: 30 }),
  );
  // ---------- the front of the shop, a doorway on the left ----------
  const wall = plaster({ dark: "#6d4c3c", light: "#a67c5c" });
  w.box(-60, FRONT, FLOOR, -16, FRONT + 1, 30, wall);
  w.box(3.2, FRONT, FLOOR, 60, FRONT + 1, 30, wall);
  for (const x of [-16, 3.2]) w.box(x - 0.6, FRONT - 0.5, FLOOR, x + 0.6, FRONT + 1, 30, dark);
  w.box(-30, -4, FLOOR - 0.2, 60, FRONT + 14, FLOOR, street);
  w.box(-160, FRONT + 14, FLOOR - 0.4, 160, ACROSS, FLOOR - 0.2, street);
  w.box(-160, ACROSS, FLOOR, 160, ACROSS + 6, 60, across);
  w.box(-160, ACROSS - 1.4, 8, 160, ACROSS, 9.4, flat("#5d6a7c", { emit: 0.8, ghost: true }));
  for (let i = 0; i < 4; i++) {
    const x = -15.3 + i * 4.7;
    w.box(x, FRONT - 0.7, 1.3 + 0.35 * Math.sin(i * 2.4), x + 4.5, FRONT - 0.6, 14, noren);
  }
  // sliding doors pushed back, their paper lit
  const paper = flat("#f6e3b6", { emit: 0.75, line: 0.8, ghost: true });
  w.box(-15.4, FRONT + 0.2, FLOOR + 2.6, -12.4, FRONT + 0.3, 14, paper);
  for (let k = 0; k < 3; k++)
    w.box(-15.4 + k * 1.4, FRONT, FLOOR, -15.2 + k * 1.4, FRONT + 0.2, 14, dark);
  for (let z = FLOOR + 2.6; z < 12; z += 2.3)
    w.box(-15.4, FRONT, z, -12.4, FRONT + 0.2, z + 0.22, beam);
  shelf(w, beam);
  // ---------- a window outside of the picture on the left: its light across the counter ----------
  const shut = flat("#333333");
  for (const [y0, z0, y1, z1] of [
    [-30, -1, 4.2, 30],
    [7.9, -1, 10.4, 30],
    [4.2, -1, 7.9, 4.1],
    [4.2, 8.2, 7.9, 30],
    [4.2, 6.4, 7.9, 6.75],
  ])
    w.box(-9.2, y0, z0, -9, y1, z1, shut);
  return w;
}
/** shelves on the right-hand wall: wrapped boxes for the day's first customers, tied in red */
function shelf(w: World, board: Mat) {
  const cord = flat("#c23b2a"),
    wrap = [flat("#efe3c8"), flat("#e2d0aa"), flat("#d8bf92")];
  for (const z of [-2.4, 3.6]) w.box(5.4, FRONT - 3.4, z, 40, FRONT, z + 0.45, board);
  const piles: [number, number, number][] = [
    [6.6, -1.95, 3],
    [10.4, -1.95, 2],
    [14.4, -1.95, 1],
    [7.2, 4.05, 2],
    [11.6, 4.05, 3],
  ];
  for (const [x, z0, count] of piles)
    for (let k = 0; k < count; k++) {
      const z = z0 + k * 1.3,
        dx = 0.16 * Math.sin(x * 3 + k * 5);
      w.turned(
        [x + 1.3 + dx, FRONT - 1.9, z + 0.62],
        [1.35, 1.2, 0.62],
        wrap[(k + Math.round(x)) % 3],
        0.04 * k,
      );
      w.turned([x + 1.3 + dx, FRONT - 1.9, z + 0.62], [0.13, 1.22, 0.64], cord, 0.04 * k);
    }
}
