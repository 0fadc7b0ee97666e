/** the paper mill as solids: vat, hung screen, wet stack, drying boards, and a wide opening on the snow */
import { Noise, clamp, sstep, lerp, type V3 } from "../../kit/core.ts";
import { World, type Mat } from "../../kit/solids.ts";
import { linear, type PointLight } from "../../kit/expose.ts";
import { flat, plaster, timber } from "../../kit/wood.ts";

const n = new Noise(19);
const DARK = { dark: "#17131a", light: "#564039" };
const CEDAR = timber({ dark: "#75492a", light: "#cf9d63", plank: 0.2, along: "x" });
const CEDAR_END = timber({ dark: "#75492a", light: "#cf9d63", plank: 0.2, along: "y" });
const BACK = 5.3;
export const VAT = { x0: -0.42, x1: 1.62, y0: 2.95, y1: 4.5, top: 0.82 };
const SCREEN = { c: [0.56, 3.7, 1.43] as V3, hx: 0.86, hy: 0.62, roll: -0.13, tip: 0.6 };

const DEEP = linear("#6f98b8"),
  PALE = linear("#c6dae2"),
  MILK = linear("#fdfaf1"),
  KOZO = linear("#e9d8b0");
/** a sheet being born: milky water sliding in arcs over the fine ribs of the screen, cut in three tones */
const sheet: Mat = {
  c: linear("#f4efe2"),
  line: 0.7,
  emit: 0.72,
  tex: (h, o) => {
    const q =
      Math.hypot(h.lx + 1.15, (h.ly - 0.85) * 1.05) + 0.1 * n.fbm(h.lx * 1.3, h.ly * 1.3 + 4, 2);
    const wave = q * 4.3,
      f = wave - Math.floor(wave);
    // each arc tapers along its length; the drawn front is thin, the shade behind it broad
    const body = clamp(0.5 + 0.55 * n.n2(h.lx * 1.2 + 7 * Math.floor(wave), h.ly * 1.2));
    const front = sstep(0.11 * body, 0.11 * body - 0.03, f),
      shade = sstep(0.5 * body, 0.5 * body - 0.05, f);
    const wet = sstep(0.74, 0.78, q + 0.1 * n.n2(h.ly * 3, 2));
    const rib = Math.sin(h.lx * 200) > 0.3 ? 0.8 : 1;
    for (let i = 0; i < 3; i++)
      o[i] = lerp(KOZO[i] * rib, lerp(lerp(MILK[i], PALE[i], shade), DEEP[i], front), wet);
  },
};
/** the screen's axes: along its width, along its depth, and up from its face */
const { roll, tip } = SCREEN;
const DEPTH: V3 = [0, Math.cos(tip), Math.sin(tip)];
const WIDTH: V3 = [Math.cos(roll), -Math.sin(tip) * Math.sin(roll), Math.cos(tip) * Math.sin(roll)];
const FACE: V3 = [
  WIDTH[1] * DEPTH[2] - WIDTH[2] * DEPTH[1],
  WIDTH[2] * DEPTH[0] - WIDTH[0] * DEPTH[2],
  WIDTH[0] * DEPTH[1] - WIDTH[1] * DEPTH[0],
];
/** a place on the screen: u and v run from -1 to 1 over it, `up` metres off its face */
export function onScreen(u: number, v: number, up: number): V3 {
  const { c, hx, hy } = SCREEN;
  const at = (k: 0 | 1 | 2) => c[k] + WIDTH[k] * u * hx + DEPTH[k] * v * hy + FACE[k] * up;
  return [at(0), at(1), at(2)];
}
export function mill(): { world: World; lights: PointLight[] } {
  const w = new World();
  const beamX = timber({ ...DARK, along: "x" }),
    beamY = timber({ ...DARK, along: "y" }),
    post = timber({ ...DARK, along: "z" });
  const wall = plaster({ dark: "#6e6354", light: "#b9ab93", foot: 0.8 });
  w.box(-6, -1, -0.2, 6, BACK + 0.4, 0, {
    ...timber({ dark: "#3a2f33", light: "#8d7868", plank: 0.34, along: "y" }),
    rough: 0.1,
    wet: () => 0.16,
  });
  // side walls, the opening, the roof frame
  w.box(-3.3, -1, 0, -3.1, BACK + 0.3, 4.2, wall);
  w.box(3.1, -1, 0, 3.3, BACK + 0.3, 4.2, wall);
  w.box(-3.2, BACK, 0, 3.2, BACK + 0.12, 0.5, timber({ ...DARK, plank: 0.25, along: "x" }));
  w.box(-3.2, BACK, 2.75, 3.2, BACK + 0.12, 4.2, wall);
  w.box(-3.2, BACK - 0.05, 0.5, 3.2, BACK + 0.2, 0.6, beamX);
  w.box(-3.2, BACK - 0.06, 2.68, 3.2, BACK + 0.16, 2.92, beamX);
  for (const x of [-3.0, -1.98, 2.02, 3.0])
    w.box(x - 0.09, BACK - 0.08, 0, x + 0.09, BACK + 0.14, 4.2, post);
  w.box(
    -6,
    -1,
    4.1,
    6,
    BACK + 1,
    4.2,
    timber({ dark: "#17110e", light: "#3a2c22", plank: 0.3, along: "x" }),
  );
  for (const y of [1.6, 4.2]) w.box(-3.2, y, 3.0, 3.2, y + 0.24, 3.28, beamX);
  for (const x of [-2.2, -0.4, 1.4]) w.box(x, -1, 3.28, x + 0.16, BACK, 3.45, beamY);
  // sliding shutter pushed half open on the right, its paper glowing
  const paper: Mat = { c: linear("#efe6d2"), emit: 0.62, ghost: true, line: 0.6 };
  w.box(2.1, BACK - 0.02, 0.66, 2.92, BACK + 0.02, 2.64, paper);
  for (let i = 0; i <= 4; i++)
    w.box(
      2.1 + i * 0.205 - 0.012,
      BACK - 0.04,
      0.62,
      2.1 + i * 0.205 + 0.012,
      BACK - 0.01,
      2.66,
      post,
    );
  for (let i = 0; i <= 5; i++)
    w.box(
      2.1,
      BACK - 0.04,
      0.66 + i * 0.396 - 0.012,
      2.92,
      BACK - 0.01,
      0.66 + i * 0.396 + 0.012,
      beamX,
    );
  // ---------- the vat ----------
  const { x0, x1, y0, y1, top } = VAT;
  w.box(x0, y0, 0.12, x1, y0 + 0.06, top, CEDAR);
  w.box(x0, y1 - 0.06, 0.12, x1, y1, top, CEDAR);
  w.box(x0, y0, 0.12, x0 + 0.06, y1, top, CEDAR_END);
  w.box(x1 - 0.06, y0, 0.12, x1, y1, top, CEDAR_END);
  for (const x of [x0 + 0.2, x1 - 0.2])
    w.box(x - 0.06, y0 - 0.05, 0, x + 0.06, y0 + 0.02, top + 0.05, post);
  const milk: Mat = {
    c: linear("#d9d6c6"),
    line: 0.5,
    wet: () => 0.2,
    rough: 0.03,
    tex: (h, o) => {
      const A = linear("#78888c"),
        B = linear("#42677f");
      const ring = Math.hypot(h.x - 1.1, (h.y - 3.1) * 1.4) * 3.4 + 0.3 * n.n2(h.x * 2, h.y * 2);
      const t = sstep(0.26, 0.34, ring - Math.floor(ring));
      for (let i = 0; i < 3; i++) o[i] = lerp(B[i], A[i], t);
    },
  };
  w.box(x0 + 0.06, y0 + 0.06, 0.3, x1 - 0.06, y1 - 0.06, top - 0.1, milk);
  // ---------- screen, frame, cords to the springy bamboo overhead ----------
  const frame = timber({ dark: "#6b4a2c", light: "#c79e66", along: "x" });
  const { hx, hy } = SCREEN;
  /** a box lying in the tilted frame, given in metres */
  const laid = (dx: number, dy: number, up: number, size: V3, mat: Mat) => {
    const p = onScreen(dx / hx, dy / hy, up);
    w.turned(p, size, mat, 0, tip, roll);
    return p;
  };
  laid(0, 0, 0, [hx, hy, 0.012], sheet);
  for (const s of [-1, 1]) {
    laid(0, s * (hy + 0.02), 0.015, [hx + 0.045, 0.025, 0.034], frame);
    laid(s * (hx + 0.02), 0, 0.015, [0.025, hy + 0.045, 0.034], frame);
  }
  const cord = flat("#e2d2a4", { ghost: true, line: 0.5 });
  for (const sx of [-0.8, 0.8])
    for (const sy of [1, -1]) {
      const p = laid(sx * hx, sy * hy, 0.05, [0.015, 0.015, 0.02], frame);
      w.rod(p, [0.56 + sx * 0.05, 3.72 + sy * 0.03, 2.78], 0.008, cord);
    }
  const bamboo = flat("#b39a5c", { line: 0.9, emit: 0.12 });
  let q: V3 = [0.52, 3.72, 2.78];
  for (let i = 1; i <= 7; i++) {
    const t = i / 7;
    const p: V3 = [0.52 + 3.4 * t, 3.72 - 0.6 * t, 2.78 + 0.95 * Math.sin(t * 1.5)];
    w.rod(q, p, 0.02 + 0.012 * t, bamboo);
    q = p;
  }
  // ---------- the wet stack on its bench, and sheets on boards along the left wall ----------
  const stack: Mat = {
    emit: 0.42,
    c: linear("#f3eee0"),
    line: 0.8,
    tex: (h, o) => {
      const A = linear("#fbf6e9"),
        B = linear("#cbbd9c");
      const t =
        h.side === 2
          ? 0.85 + 0.12 * n.n2(h.x * 3, h.y * 3)
          : 0.5 + 0.5 * Math.sin(h.z * 260 + 0.7 * n.n2(h.x * 2 + h.y * 2, h.z * 9));
      for (let i = 0; i < 3; i++) o[i] = lerp(B[i], A[i], clamp(t));
    },
  };
  w.box(-2.35, 2.15, 0.42, -0.9, 3.0, 0.5, CEDAR);
  for (const [x, y] of [
    [-2.25, 2.25],
    [-1.0, 2.25],
    [-2.25, 2.9],
    [-1.0, 2.9],
  ])
    w.box(x - 0.05, y - 0.05, 0, x + 0.05, y + 0.05, 0.42, post);
  w.box(-2.2, 2.24, 0.5, -1.05, 2.92, 0.9, stack);
  const white: Mat = {
    c: linear("#f6f2e6"),
    line: 0.8,
    tex: (h, o) => {
      const k = 0.9 + 0.1 * n.n2(h.lx * 4, h.lz * 4);
      for (let i = 0; i < 3; i++) o[i] = linear("#f6f2e6")[i] * k;
    },
  };
  const board = timber({ dark: "#6d4c30", light: "#b48a5c", along: "z" });
  for (let i = 0; i < 4; i++) {
    const y = 2.35 + i * 0.72;
    w.turned([-2.86, y, 1.08], [0.3, 0.02, 1.05], board, -Math.PI / 2, 0.12);
    w.turned([-2.83, y, 1.16], [0.26, 0.02, 0.84], white, -Math.PI / 2, 0.12);
  }
  // bundles of pale bark hung from a pole on the right
  w.rod([3.0, 1.6, 2.55], [1.9, 4.9, 2.55], 0.03, bamboo);
  const bark = ["#d9c28e", "#c4a870", "#e9d9ae"].map((c) => flat(c, { line: 0.3, emit: 0.3 }));
  for (let b = 0; b < 5; b++)
    for (let i = 0; i < 30; i++) {
      const t = 0.1 + b * 0.17 + (i / 30) * 0.085;
      const x = lerp(3.0, 1.9, t),
        y = lerp(1.6, 4.9, t);
      const k = Math.sin(i * 7.7 + b * 3.1);
      w.rod(
        [x, y, 2.58],
        [x + 0.06 * k, y + 0.03 * Math.cos(i * 5.1), 1.5 + 0.12 * Math.sin(i * 3.3 + b)],
        0.009,
        bark[(i + b) % 3],
        0.004,
      );
    }
  // ---------- light: the bright opening as a row of lamps ----------
  const lights: PointLight[] = [];
  for (const x of [-1.3, 0.3, 1.5])
    lights.push({
      p: [x, BACK - 0.06, 1.8],
      c: [2.1, 2.5, 3.1],
      reach: 12,
      core: 0.8,
      shadow: true,
    });
  lights.push({ p: [2.5, BACK - 0.3, 1.7], c: [1.3, 1.15, 0.9], reach: 6, core: 0.6 });
  return { world: w, lights };
}
