/** Hakozushi A: clay walls between posts, the wall at the back with its door and lattice, and the yard outside. */
import { Noise } from "../../kit/core.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";
import { BACK, BAYS, HALF } from "./a-plan.ts";
import { post, railX, railY } from "./a-woods.ts";

const n = new Noise(88);
const clay = plaster({ dark: "#7d5141", light: "#bd8667", foot: 0.5 });

const near = timber({ dark: "#120a0e", light: "#33211f", along: "z", near: 20 });
function sides(w: World) {
  for (const s of [-1, 1]) {
    const along = (y0: number, y1: number, z0: number, z1: number, deep: number, mat: Mat) =>
      w.box(s * (HALF - deep), y0, z0, s * (HALF + 0.2), y1, z1, mat);
    along(2.6, BACK + 0.2, 0, 4, 0, clay);
    along(2.6, BACK, 3.74, 3.95, 0.14, railY);
    along(2.6, BACK, 0, 0.24, 0.05, railY);
    along(2.6, BACK, 2.62, 2.8, 0.06, railY);
    for (const y of BAYS) along(y - 0.09, y + 0.09, 0, 3.8, 0.14, post);
    // the posts of the nearest frame close the picture
    w.box(s * 1.52, 3.6, -1, s * 2.6, 3.82, 7, near);
  }
}
function back(w: World) {
  const Y = BACK;
  for (const [x0, z0, x1, z1] of [
    [-2.5, 0, -1.78, 4.1],
    [-1.78, 2.25, 0.4, 4.1],
    [0.4, 0, 2.5, 4.1],
    [-1.7, 4.1, -1.12, 5.2],
    [0.12, 4.1, 1.7, 5.2],
  ])
    w.box(x0, Y, z0, x1, Y + 0.15, z1, clay);
  for (const z of [2.24, 2.86, 3.98, 5.02])
    w.box(z > 5 ? -1.7 : -2.4, Y - 0.07, z, z > 5 ? 1.7 : 2.4, Y + 0.12, z + 0.2, railX);
  for (const [x, z1] of [
    [-1.84, 5],
    [0.44, 3.9],
    [1.5, 3.9],
    [-1.16, 5],
    [0.14, 5],
  ])
    w.box(x - 0.06, Y - 0.09, z1 > 4.9 && x > -1.5 ? 4.1 : 0, x + 0.06, Y + 0.1, z1, post);
  // a lattice in the gable, and the sliding door
  for (let x = -1.03; x < 0.1; x += 0.12) w.box(x - 0.02, Y, 4.18, x + 0.02, Y + 0.06, 5.02, railX);
  w.box(-1.12, Y - 0.01, 4.52, 0.12, Y + 0.07, 4.56, railX);
  for (let k = 0; k <= 8; k++) {
    const x = -1.72 + k * 0.094,
      edge = k % 8 ? 0.016 : 0.04;
    w.box(x - edge, Y - 0.03, 0, x + edge, Y + 0.04, 2.24, post);
  }
  for (const [z0, z1] of [
    [0, 0.62],
    [1.04, 1.1],
    [1.62, 1.68],
    [2.14, 2.24],
  ])
    w.box(-1.72, Y - 0.02, z0, -0.97, Y + 0.05, z1, railX);
}
/** the kitchen's shrine: a little house between two sprigs under a straw rope with paper */
function shrine(w: World) {
  const Y = BACK - 0.5,
    x = -1.32,
    z = 2.52;
  const cypress = flat("#b58a5c"),
    paper = flat("#f7f1e4"),
    leaf = flat("#3c4a38");
  w.box(x - 0.52, Y, z - 0.04, x + 0.52, Y + 0.42, z, railX);
  w.box(x - 0.15, Y + 0.12, z, x + 0.15, Y + 0.3, z + 0.26, cypress);
  for (const s of [-1, 1]) {
    w.beam([x + s * 0.25, Y + 0.2, z + 0.26], [x, Y + 0.2, z + 0.42], 0.26, 0.03, railX);
    w.rod([x + s * 0.36, Y + 0.2, z], [x + s * 0.36, Y + 0.2, z + 0.1], 0.04, paper, 0.05);
    for (const [dx, dz] of [
      [-0.05, 0.2],
      [0.04, 0.18],
      [0, 0.29],
    ])
      w.ball([x + s * 0.36 + dx, Y + 0.2, z + dz], [0.055, 0.04, 0.075], leaf);
  }
  w.rod([x - 0.48, Y - 0.02, z + 0.55], [x + 0.48, Y - 0.02, z + 0.55], 0.018, flat("#c2a468"));
  for (const dx of [-0.34, 0, 0.34])
    for (const k of [0, 1, 2])
      w.box(
        x + dx - 0.03 + 0.03 * k,
        Y - 0.03,
        z + 0.4 - 0.09 * k,
        x + dx + 0.03 + 0.03 * k,
        Y - 0.02,
        z + 0.5 - 0.09 * k,
        paper,
      );
}
/** the yard: pale ground, a wall with its cap, the neighbour's roof, the low yellow of the morning */
const yard: Mat = {
  c: linear("#e6d2c0"),
  emit: 0.95,
  line: 0,
  ghost: true,
  tex: (h, o) => {
    const cap = 1.42;
    const roof = h.z > 1.88 ? -0.62 - 0.75 * (h.z - 1.88) : -0.96;
    const c =
      h.z < cap
        ? "#ead8c4"
        : h.z < cap + 0.09
          ? "#a994ae"
          : h.x < roof
            ? h.z > 1.88
              ? "#b596ae"
              : "#cdaeb6"
            : h.z > 2.4
              ? "#f0d489"
              : "#f6dc94";
    const k = 1 + 0.03 * n.n2(h.x * 3, h.z * 12);
    const t = linear(c);
    for (let i = 0; i < 3; i++) o[i] = t[i] * k;
    o[3] = 0.95;
  },
};
export function walls(w: World) {
  sides(w);
  back(w);
  shrine(w);
  w.box(-6, 16, 0, 3, 16.2, 3.6, yard);
  w.box(-6, BACK + 0.2, -0.1, 3, 16, -0.01, flat("#f4dfc2", { emit: 0.9, line: 0.2, ghost: true }));
}
