/** a ramen counter seen from the street side: five stools, the counter, pots and shelves behind, lamps over it */
import { Noise, clamp, lerp, sstep } from "../../kit/core.ts";
import { World, type Mat } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { type PointLight } from "../../kit/expose.ts";
import { earth, flat, plaster, timber } from "../../kit/wood.ts";

const n = new Noise(52);
export const SEATS = [-1.84, -0.92, 0, 0.92, 1.84];
export const SEAT_Y = 4.55,
  BAR_Y = 5.05;

export function kitchen(): { world: World; lights: PointLight[] } {
  const w = new World();
  const L: PointLight[] = [];
  const dark = timber({ dark: "#1f1513", light: "#6a4632", along: "z" });
  const bar = timber({ dark: "#7a4a28", light: "#d39a5c", plank: 0.4, along: "x" });
  w.box(
    -8,
    -1,
    -0.2,
    8,
    12,
    0,
    earth({
      dark: "#2a2426",
      light: "#5f5450",
      scale: 1.5,
      rough: 0.1,
      wet: (h) => (h.y < 4.2 ? 0.55 + 0.25 * n.n2(h.x * 2, h.y * 2) : 0.14),
    }),
  );
  // the front of the shop: posts and lintel frame the room like a stage
  for (const x of [-2.95, 2.75]) w.box(x, 3.3, 0, x + 0.2, 3.52, 3.6, dark);
  w.box(-6, 3.28, 2.62, 6, 3.54, 2.86, timber({ dark: "#1f1513", light: "#6a4632", along: "x" }));
  w.box(-6, 3.36, 2.86, 6, 3.46, 4, plaster({ dark: "#2a2630", light: "#5a525a" }));
  w.box(
    -6,
    3.36,
    0,
    -2.95,
    3.46,
    2.7,
    timber({ dark: "#15121a", light: "#3b3038", plank: 0.22, along: "z" }),
  );
  w.box(
    2.95,
    3.36,
    0,
    6,
    3.46,
    2.7,
    timber({ dark: "#15121a", light: "#3b3038", plank: 0.22, along: "z" }),
  );
  // side and back walls of the room
  w.box(-3.3, 3.4, 0, -3.1, 9, 3.6, plaster({ dark: "#6b4a34", light: "#c0935f" }));
  w.box(3.1, 3.4, 0, 3.3, 9, 3.6, plaster({ dark: "#6b4a34", light: "#c0935f" }));
  w.box(
    -3.3,
    3.4,
    3.3,
    3.3,
    9,
    3.5,
    timber({ dark: "#2a1c16", light: "#6a4a36", plank: 0.3, along: "y" }),
  );
  const tile: Mat = {
    c: linear("#e8d9b8"),
    line: 0.6,
    tex: (h, o) => {
      const u = h.x / 0.2,
        v = h.z / 0.2;
      const e = Math.min(
        Math.min(u - Math.floor(u), Math.ceil(u) - u),
        Math.min(v - Math.floor(v), Math.ceil(v) - v),
      );
      const t = 0.8 + 0.2 * Math.sin(Math.floor(u) * 12.9 + Math.floor(v) * 78.2);
      const k = e < 0.05 ? 0.5 : t;
      const c = linear("#efe0bf");
      for (let i = 0; i < 3; i++) o[i] = c[i] * k;
    },
  };
  w.box(-3.2, 7.6, 0, 3.2, 7.8, 3.5, tile);
  // counter with its raised shelf
  w.box(
    -3.1,
    BAR_Y,
    0,
    3.1,
    BAR_Y + 0.08,
    0.98,
    timber({ dark: "#3c2419", light: "#8a5a38", plank: 0.16, along: "z" }),
  );
  w.box(-3.1, BAR_Y - 0.16, 0.98, 3.1, BAR_Y + 0.42, 1.05, bar);
  w.box(-3.1, BAR_Y + 0.42, 1.05, 3.1, BAR_Y + 0.8, 1.28, bar);
  // bowls and water glasses on it
  const bowl = flat("#b8321f", { line: 0.8 }),
    white = flat("#f4ead6", { line: 0.8 });
  SEATS.forEach((x, i) => {
    const bx = x + 0.02;
    w.rod([bx, BAR_Y + 0.14, 1.05], [bx, BAR_Y + 0.14, 1.17], 0.07, i % 2 ? white : bowl, 0.15);
    w.rod(
      [x + 0.36, BAR_Y + 0.2, 1.05],
      [x + 0.36, BAR_Y + 0.2, 1.2],
      0.035,
      flat("#cfe0e0", { line: 0.5 }),
      0.042,
    );
  });
  for (const x of [-2.5, 0.45, 2.45]) {
    w.rod([x, BAR_Y + 0.6, 1.28], [x, BAR_Y + 0.6, 1.46], 0.05, flat("#2c3f66"), 0.05);
    for (let k = 0; k < 7; k++)
      w.rod(
        [x + 0.02 * Math.cos(k), BAR_Y + 0.6 + 0.02 * Math.sin(k), 1.4],
        [x + 0.06 * Math.cos(k), BAR_Y + 0.6 + 0.05 * Math.sin(k), 1.62],
        0.006,
        flat("#d9b277"),
      );
  }
  // shelves of bowls
  for (const z of [1.95, 2.4, 2.85])
    w.box(
      -3.0,
      7.2,
      z - 0.03,
      3.0,
      7.6,
      z,
      timber({ dark: "#4a2f20", light: "#9a6a42", along: "x" }),
    );
  for (let s = 0; s < 3; s++)
    for (let i = 0; i < 15; i++) {
      const x = -2.75 + i * 0.39 + (s % 2) * 0.06,
        z = 1.95 + s * 0.45;
      const m = (i * 7 + s * 3) % 4 ? white : bowl;
      const count = 1 + ((i * 5 + s) % 3);
      for (let k = 0; k < count; k++)
        w.rod([x, 7.36, z + k * 0.075], [x, 7.36, z + 0.09 + k * 0.075], 0.07, m, 0.145);
    }
  // stock pots on the range, wide and dull
  const steel: Mat = {
    c: linear("#8d8d92"),
    line: 0.9,
    wet: () => 0.1,
    rough: 0.1,
    tex: (h, o) => {
      const k = 0.75 + 0.25 * Math.sin(Math.atan2(h.ny, h.nx) * 5) + 0.1 * n.n2(h.x * 9, h.z * 2);
      const c = linear("#a3a2a4");
      for (let i = 0; i < 3; i++) o[i] = c[i] * clamp(k);
    },
  };
  w.box(-2.9, 6.5, 0, 2.9, 7.2, 0.85, flat("#4a4648"));
  for (const [x, r, h] of [
    [-2.0, 0.36, 0.72],
    [-1.1, 0.34, 0.6],
    [1.25, 0.4, 0.78],
    [2.2, 0.32, 0.6],
  ]) {
    w.rod([x, 6.85, 0.85], [x, 6.85, 0.85 + h], r, steel);
    w.rod([x, 6.85, 0.85 + h - 0.02], [x, 6.85, 0.85 + h + 0.03], r + 0.03, steel);
    w.rod(
      [x, 6.85, 0.85 + h + 0.02],
      [x, 6.85, 0.85 + h + 0.035],
      r - 0.02,
      flat("#d9a860", { line: 0.5 }),
    );
  }
  // little wooden tags in a row, wordless: a brush mark or two on each
  const tag: Mat = {
    c: linear("#e6c894"),
    line: 0.8,
    tex: (h, o) => {
      const v = h.lz / 0.2,
        u = h.lx / 0.06;
      const mark =
        Math.abs(u - 0.25 * Math.sin(v * 9 + h.id)) < 0.3 &&
        Math.abs(v) < 0.7 &&
        Math.sin(v * 14 + h.id * 2.3) > -0.1;
      const a = linear(mark ? "#3b2418" : "#e9cf9c");
      const k = 0.9 + 0.15 * n.n2(h.lx * 30, h.lz * 8);
      for (let i = 0; i < 3; i++) o[i] = a[i] * k;
    },
  };
  for (let i = 0; i < 17; i++) w.turned([-2.72 + i * 0.34, 5.9, 2.78], [0.085, 0.012, 0.21], tag);
  w.box(-3.1, 5.88, 2.98, 3.1, 5.94, 3.02, dark);
  // lamps over the bar
  for (const x of [-1.9, 0, 1.9]) {
    w.rod([x, 5.35, 2.46], [x, 5.35, 3.4], 0.012, flat("#141014", { ghost: true }));
    w.rod([x, 5.35, 2.3], [x, 5.35, 2.48], 0.24, flat("#1c3d3a", { ghost: true }), 0.05);
    w.ball(
      [x, 5.35, 2.29],
      [0.09, 0.09, 0.09],
      flat("#fff3cf", { emit: 1.8, ghost: true, line: 0.3 }),
    );
    L.push({ p: [x, 5.35, 2.2], c: [2.6, 1.75, 0.85], reach: 6, core: 0.25, shadow: true });
    L.push({ p: [x, 6.9, 2.6], c: [2.2, 1.5, 0.75], reach: 5, core: 0.5 });
  }
  L.push({ p: [0, 7.0, 1.9], c: [1.6, 0.95, 0.4], reach: 5, core: 0.5 });
  // short curtain across the opening, its back to the night
  const cloth: Mat = {
    c: linear("#b8311f"),
    line: 0.8,
    ghost: true,
    tex: (h, o) => {
      const c = linear("#c23a26");
      const k =
        (0.75 + 0.22 * Math.sin(h.x * 19 + 2 * n.n2(h.x * 2, 1)) * sstep(2.6, 2.3, h.z)) *
        lerp(0.7, 1.05, sstep(2.0, 2.6, h.z));
      const q = ((h.x + 2.75) % 1.1) - 0.55;
      const d = Math.hypot(q, h.z - 2.45) / 0.125;
      const dot = d < 1 && d > 0.7;
      for (let i = 0; i < 3; i++) o[i] = dot ? [0.78, 0.68, 0.5][i] * k : c[i] * k;
      o[3] = 0.42;
    },
  };
  for (let i = 0; i < 5; i++)
    w.box(
      -2.72 + i * 1.1,
      3.38 + 0.02 * Math.sin(i * 2),
      2.27 + 0.02 * Math.sin(i * 1.9),
      -1.66 + i * 1.1,
      3.4 + 0.02 * Math.sin(i * 2),
      2.62,
      cloth,
    );
  return { world: w, lights: L };
}
