/** the open front of a ramen shop on a wet street: bar and stools, pots, shelves of bowls, lamps, a curtain below the eave */
import { Noise, Rng, clamp, sstep } from "../../kit/core.ts";
import { World, type Mat } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { type PointLight } from "../../kit/expose.ts";
import { earth, flat, plaster, timber } from "../../kit/wood.ts";
import { curtain, front } from "./b-front.ts";

const n = new Noise(52);
/** places at the bar: two close together, then gaps, as people choose their stools */
export const SEATS = [-1.75, -1.02, 0.12, 0.86, 1.95];
export const SEAT_Y = 4.55;
const BAR_Y = 4.92,
  BAR_Z = 0.84,
  BACK = 7.2;
const BOWL = flat("#a82c1d", { line: 0.8 }),
  WHITE = flat("#efe2c8", { line: 0.8 });

/** a ramen bowl with a foot, widening to its rim */
function bowl(w: World, x: number, y: number, z: number, m: Mat, r = 0.115) {
  w.rod([x, y, z], [x, y, z + 0.022], r * 0.46, m);
  w.rod([x, y, z + 0.02], [x, y, z + 0.06], r * 0.5, m, r * 0.84);
  w.rod([x, y, z + 0.06], [x, y, z + 0.105], r * 0.84, m, r);
}
const tile: Mat = {
  c: linear("#e8d9b8"),
  line: 0.5,
  tex: (h, o) => {
    const u = h.x / 0.17,
      v = h.z / 0.17;
    const e = Math.min(u - Math.floor(u), Math.ceil(u) - u, v - Math.floor(v), Math.ceil(v) - v);
    const t = 0.86 + 0.1 * Math.sin(Math.floor(u) * 12.9 + Math.floor(v) * 78.2);
    const c = linear("#f2dfb4");
    for (let i = 0; i < 3; i++) o[i] = c[i] * (e < 0.05 ? 0.62 : t);
  },
};
const steel: Mat = {
  c: linear("#8d8d92"),
  line: 0.9,
  tex: (h, o) => {
    const k = 0.6 + 0.35 * Math.sin(Math.atan2(h.ny, h.nx) * 3 + 1) + 0.1 * n.n2(h.x * 9, h.z * 2);
    const c = linear("#b4aa9c");
    for (let i = 0; i < 3; i++) o[i] = c[i] * clamp(k);
  },
};

function room(w: World, L: PointLight[]) {
  const bar = timber({ dark: "#6d3f22", light: "#c98d52", plank: 0.4, along: "x" });
  w.box(-3.3, 3.4, 0, -3.1, 9, 3.6, plaster({ dark: "#6b4a34", light: "#c0935f" }));
  w.box(3.1, 3.4, 0, 3.3, 9, 3.6, plaster({ dark: "#6b4a34", light: "#c0935f" }));
  w.box(
    -3.3,
    3.4,
    2.95,
    3.3,
    9,
    3.1,
    timber({ dark: "#2a1c16", light: "#6a4a36", plank: 0.3, along: "y" }),
  );
  w.box(-3.2, BACK, 0, 3.2, BACK + 0.2, 3.5, tile);
  // the bar, and the raised shelf for the bowls
  w.box(
    -3.1,
    BAR_Y + 0.1,
    0,
    3.1,
    BAR_Y + 0.16,
    BAR_Z - 0.04,
    timber({ dark: "#3c2419", light: "#8a5a38", plank: 0.16, along: "z" }),
  );
  w.box(-3.1, BAR_Y - 0.2, BAR_Z - 0.06, 3.1, BAR_Y + 0.34, BAR_Z, bar);
  w.box(-3.1, BAR_Y + 0.34, BAR_Z - 0.06, 3.1, BAR_Y + 0.62, BAR_Z + 0.2, bar);
  SEATS.forEach((x, i) => {
    bowl(w, x + 0.03, BAR_Y + 0.02, BAR_Z, i % 2 ? WHITE : BOWL);
    w.rod(
      [x + 0.3, BAR_Y + 0.16, BAR_Z],
      [x + 0.3, BAR_Y + 0.16, BAR_Z + 0.13],
      0.032,
      flat("#cfdcd4", { line: 0.5 }),
      0.04,
    );
  });
  const r = new Rng(3);
  for (const x of [-2.35, -0.42, 1.52]) {
    w.rod([x, BAR_Y + 0.48, BAR_Z + 0.2], [x, BAR_Y + 0.48, BAR_Z + 0.36], 0.045, flat("#2c3f66"));
    for (let k = 0; k < 7; k++)
      w.rod(
        [x + r.range(-0.02, 0.02), BAR_Y + 0.48 + r.range(-0.02, 0.02), BAR_Z + 0.3],
        [
          x + r.range(-0.06, 0.06),
          BAR_Y + 0.48 + r.range(-0.04, 0.04),
          BAR_Z + r.range(0.46, 0.52),
        ],
        0.006,
        flat("#d9b277"),
      );
    bowl(w, x + r.range(0.3, 0.5), BAR_Y + 0.46, BAR_Z + 0.2, WHITE, 0.1);
  }
  // shelves: uneven stacks, some places empty
  const board = timber({ dark: "#4a2f20", light: "#9a6a42", along: "x" });
  for (const z of [1.72, 2.14]) {
    w.box(-2.9, BACK - 0.36, z - 0.035, 2.9, BACK, z, board);
    for (let x = -2.7; x < 2.75; x += r.range(0.27, 0.46)) {
      if (r.chance(0.22)) continue;
      const m = r.chance(0.2) ? BOWL : WHITE,
        R = r.range(0.1, 0.13),
        c = r.int(1, 3);
      for (let k = 0; k < c; k++) bowl(w, x, BACK - 0.2, z + k * 0.05, m, R);
    }
  }
  // stove and pots
  w.box(-2.9, 6.3, 0, 2.9, 7.0, 0.82, flat("#3c3836"));
  for (const [x, R, h] of [
    [-1.75, 0.34, 0.62],
    [-0.6, 0.3, 0.36],
    [0.55, 0.38, 0.7],
    [1.75, 0.32, 0.42],
  ]) {
    w.rod([x, 6.62, 0.82], [x, 6.62, 0.82 + h], R, steel);
    w.rod([x, 6.62, 0.8 + h], [x, 6.62, 0.86 + h], R + 0.03, steel);
    w.rod([x, 6.62, 0.84 + h], [x, 6.62, 0.865 + h], R - 0.02, flat("#e0b068", { line: 0.5 }));
  }
  comics(w, r);
  slips(w);
  // enamel lampshades over the bar
  for (const x of [-1.4, 0.5, 2.3]) {
    w.rod([x, 5.2, 2.02], [x, 5.2, 3.0], 0.01, flat("#141014", { ghost: true }));
    w.rod([x, 5.2, 1.86], [x, 5.2, 2.02], 0.23, flat("#1c3d3a", { ghost: true }), 0.05);
    w.ball(
      [x, 5.2, 1.855],
      [0.085, 0.085, 0.085],
      flat("#fff3cf", { emit: 1.9, ghost: true, line: 0.3 }),
    );
    L.push({ p: [x, 5.2, 1.75], c: [2.1, 1.35, 0.6], reach: 5, core: 0.3 });
  }
  for (const x of [-1.6, 0.4, 2.2])
    L.push({ p: [x, 6.3, 2.5], c: [2.0, 1.4, 0.7], reach: 4.5, core: 0.5 });
}

/** shelves of comics on the end wall, as in shops for students */
function comics(w: World, r: Rng) {
  const dyes = ["#b8432c", "#d9a84a", "#4a6a8a", "#e6d6b4", "#6a7a4c", "#2c3a5c", "#c9805a"];
  const oak = timber({ dark: "#3a2418", light: "#7d5434", along: "y" });
  for (const z of [1.0, 1.36, 1.72]) {
    w.box(2.86, 5.35, z - 0.04, 3.1, 6.75, z, oak);
    for (let y = 5.4; y < 6.7;) {
      const t = r.range(0.04, 0.075);
      if (r.chance(0.94))
        w.box(2.9, y, z, 3.1, y + t, z + r.range(0.2, 0.28), flat(r.pick(dyes), { line: 0.5 }));
      y += t + 0.004;
    }
  }
}

/** blank paper strips along the end wall, where a shop lists the day's dishes */
function slips(w: World) {
  w.box(3.07, 3.75, 2.16, 3.1, 5.25, 2.19, flat("#4a2f20"));
  for (let i = 0; i < 7; i++)
    w.box(
      3.06,
      3.82 + i * 0.2,
      1.66 + 0.05 * ((i * 3) % 4),
      3.1,
      3.95 + i * 0.2,
      2.17,
      flat(i === 4 ? "#c8553a" : "#f0dcae"),
    );
}

export function kitchen(): { world: World; lights: PointLight[] } {
  const w = new World();
  const L: PointLight[] = [];
  w.box(
    -12,
    -4,
    -0.2,
    12,
    12,
    0,
    earth({
      dark: "#161c30",
      light: "#48527a",
      scale: 1.2,
      rough: 0.13,
      wet: (h) =>
        h.y > 4 ? 0.16 : 0.46 + 0.3 * sstep(-0.3, 0.5, n.fbm(h.x * 0.5 + 3, h.y * 0.35, 2)),
    }),
  );
  room(w, L);
  curtain(w);
  front(w, L);
  return { world: w, lights: L };
}
