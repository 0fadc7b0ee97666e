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
const ACROSS = 80;

/** where the shadow of the houses across begins on the street */
const SHADOW = 64;

/** the light of the street through indigo cotton: pale where it hangs free, dark in the folds */
const noren: Mat = {
  c: linear("#2b5f97"),
  line: 0.9,
  ghost: true,
  tex: (h, o) => {
    const deep = linear("#143a70"),
      lit = linear("#5aa3cf");
    const fold = Math.sin(h.x * 2.6 + 1.4 * n.n2(h.x * 0.3, h.z * 0.1));
    const t = fold > 0.35 ? 1 : fold > -0.4 ? 0.5 : 0;
    for (let i = 0; i < 3; i++) o[i] = lerp(deep[i], lit[i], t);
    o[3] = 0.92;
  },
};
/** The foot of the house across, in the shade: boards, a lattice, the open door with its curtain, a bamboo guard, a stone plinth. */
const across: Mat = {
  c: linear("#f2e4c6"),
  ghost: true,
  line: 0.6,
  tex: (h, o) => {
    o.set(linear(front(h.x, h.z + 9)));
    // its front lies in shade, with the light of the sky in it
    if (Math.abs(h.x - 4.4) > 1.9)
      for (let i = 0; i < 3; i++) o[i] = 0.26 * o[i] + [0.1, 0.115, 0.2][i];
    o[3] = 0.95;
  },
};
/** its colour at a place along the street, `up` above the ground */
function front(x: number, up: number): string {
  const ragged = 0.12 * n.n2(x * 1.3, up);
  if (up < 0.9 + ragged && (x < -14.5 || x > -5.6)) return up < 0.25 ? "#84796f" : "#b5a894";
  const part = (wide: number, from: number) => (x - from) / wide - Math.floor((x - from) / wide);
  // posts between the parts
  if ([-23.4, -14.5, -5.6, 2.6].some((post) => Math.abs(x - post) < 0.42))
    return x < -14 ? "#4b3028" : "#5d3b2d";
  if (x < -23.4) {
    // boards below, plaster above
    if (up > 6.6) return up < 7 ? "#5a3b2c" : "#f4e4bf";
    return part(1.9, 0) < 0.07 ? "#5a3b2c" : part(5.7, 0) < 0.34 ? "#96694a" : "#86593f";
  }
  if (x < -14.5) {
    // a lattice: three thin bars, then a wide one; paper behind it
    const k = part(3, -14.5);
    const bar =
      k < 0.18 || (k > 0.34 && k < 0.42) || (k > 0.56 && k < 0.64) || (k > 0.78 && k < 0.86);
    return up < 1.7 || Math.abs(up - 5.4) < 0.22 || bar ? "#6b4632" : "#f7dfa6";
  }
  if (x < -5.6) {
    // the dark hall, the curtain's lower edge, the worn threshold
    const hem = 4.1 + 0.3 * Math.sin(x * 2.2) + 0.2 * Math.sin(x * 5.1);
    if (up > hem && part(2.2, -14.5) > 0.04) return Math.sin(x * 2.9) > 0.2 ? "#b5482f" : "#cf6038";
    return up < 0.5
      ? "#cdbd9f"
      : up < 0.9
        ? "#8d7d6c"
        : up > 2 + 1.2 * Math.sin(x * 0.7)
          ? "#3a2b33"
          : "#54404a";
  }
  if (x < 2.6) {
    // split bamboo, bent outwards, before a lattice
    if (up < 4.6)
      return part(0.9, 0) < 0.2
        ? "#8a6f3c"
        : Math.abs(up - 3.4) < 0.16
          ? "#6d5430"
          : part(2.7, 0) < 0.4
            ? "#d9bf7c"
            : "#c7a862";
    const k = part(1.5, 0);
    return k < 0.42 ? "#6b4632" : "#f1d59a";
  }
  // the end of a white wall, in the sun
  if (x < 6.3) return up < 0.8 + ragged ? "#e0a860" : "#ffdf9c";
  return up > 6.6 ? "#f4e4bf" : part(1.9, 0) < 0.07 ? "#5a3b2c" : "#96694a";
}
/** pale flags in the sun; the far half lies in the shadow of the houses, its edge torn */
const street: Mat = {
  c: linear("#efdcb6"),
  line: 0.4,
  tex: (h, o) => {
    const shaded = h.y > SHADOW + 0.12 * h.x + 2 * n.n2(h.x * 0.22, 1) + 0.8 * n.n2(h.x * 1.3, h.y);
    const stone = linear(shaded ? "#7f88b4" : "#ffe2a0"),
      joint = linear(shaded ? "#6a73a0" : "#d9ae6e");
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
    timber({ dark: "#a8703c", light: "#f4d092", plank: 2.3, along: "x", joint: 0.012, near: 30 }),
  );
  // ---------- the front of the shop, a doorway on the left ----------
  const wall = plaster({ dark: "#3d2a2a", light: "#6d4c44" });
  w.box(-60, FRONT, FLOOR, -16, FRONT + 1, 16, wall);
  w.box(3.2, FRONT, FLOOR, 60, FRONT + 1, 16, wall);
  for (const x of [-16, 3.2]) w.box(x - 0.6, FRONT - 0.5, FLOOR, x + 0.6, FRONT + 1, 16, dark);
  w.box(-30, -4, FLOOR - 0.2, 60, FRONT + 14, FLOOR, street);
  w.box(-160, FRONT + 14, FLOOR - 0.4, 160, ACROSS, FLOOR - 0.2, street);
  w.box(-160, ACROSS, FLOOR, 160, ACROSS + 6, 60, across);
  w.box(-160, ACROSS - 1.4, 8, 160, ACROSS, 9.4, flat("#5d6a7c", { emit: 0.8, ghost: true }));
  for (let i = 0; i < 4; i++) {
    const x = -15.3 + i * 4.7;
    w.box(x, FRONT - 0.7, 0.15 + 0.26 * Math.sin(i * 2.4), x + 4.5, FRONT - 0.6, 14, noren);
  }
  // sliding doors pushed back, their paper lit
  const paper = flat("#f6e3b6", { emit: 0.75, line: 0.8, ghost: true });
  w.box(-15.4, FRONT + 0.2, FLOOR + 2.6, -12.4, FRONT + 0.3, 14, paper);
  for (let k = 0; k < 3; k++)
    w.box(-15.4 + k * 1.4, FRONT, FLOOR, -15.2 + k * 1.4, FRONT + 0.2, 14, dark);
  for (let z = FLOOR + 2.6; z < 12; z += 2.3)
    w.box(-15.4, FRONT, z, -12.4, FRONT + 0.2, z + 0.22, beam);
  shelf(w, beam);
  // the ceiling, above the eye: only the lacquer sees it
  w.box(-40, 4.6, 3.1, 40, FRONT - 1, 3.3, flat("#1c1414", { ghost: true, emit: 0.7 }));
  // ---------- a window outside of the picture on the left: its light across the counter ----------
  const shut = flat("#333333");
  for (const [y0, z0, y1, z1] of [
    [-30, -1, 6.2, 30],
    [13.4, -1, 16, 30],
    [6.2, -1, 13.4, 2.4],
    [6.2, 8.6, 13.4, 30],
    [7.6, 2.4, 7.9, 8.6],
    [12.0, 2.4, 12.3, 8.6],
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
