/** the paper mill as solids: vat, hung screen, wet stack, drying boards, and a wide opening on the snow */
import { Noise, clamp, sstep, lerp, type V3 } from "../../kit/core.ts";
import { World, type Mat } from "../../kit/solids.ts";
import { linear, type PointLight } from "../../kit/expose.ts";
import { earth, flat, plaster, timber } from "../../kit/wood.ts";

const n = new Noise(19);
const DARK = { dark: "#1e1713", light: "#5d4735" };
const CEDAR = timber({ dark: "#75492a", light: "#cf9d63", plank: 0.2, along: "x" });
const CEDAR_END = timber({ dark: "#75492a", light: "#cf9d63", plank: 0.2, along: "y" });
export const BACK = 5.3;
export const VAT = { x0: -0.3, x1: 1.5, y0: 2.95, y1: 4.5, top: 0.82 };
export const SCREEN = { c: [0.48, 3.7, 1.2] as V3, hx: 0.7, hy: 0.56, roll: -0.12, tip: 0.44 };

/** a sheet being born: milky water running in arcs over the fine ribs of the screen */
const sheet: Mat = {
  c: linear("#f4efe2"),
  line: 0.7,
  emit: 0.62,
  wet: () => 0.1,
  rough: 0.05,
  tex: (h, o) => {
    const A = linear("#fbf8ef"),
      B = linear("#93a9b4"),
      K = linear("#b9a888");
    const q = Math.hypot(h.lx - 0.5, (h.ly + 0.62) * 0.8);
    const arc = Math.sin(q * 21 + 0.9 * n.fbm(h.lx * 1.6, h.ly * 1.6, 2));
    const t = clamp(0.5 + 0.5 * arc);
    const rib = 0.5 + 0.5 * Math.sin(h.lx * 300);
    const water = sstep(-0.75, 0.55, h.lx + 0.3 * n.n2(h.ly * 3, 2));
    for (let i = 0; i < 3; i++) {
      const s = lerp(B[i], A[i], Math.pow(t, 0.6));
      o[i] = lerp(lerp(K[i], A[i], 0.72 + 0.1 * rib), s, water);
    }
  },
};
/** box in the tilted frame of the screen */
function onScreen(
  w: World,
  dx: number,
  dy: number,
  dz: number,
  hx: number,
  hy: number,
  hz: number,
  m: Mat,
) {
  const { c, roll, tip } = SCREEN;
  const cr = Math.cos(roll),
    sr = Math.sin(roll),
    ct = Math.cos(tip),
    st = Math.sin(tip);
  const B: V3 = [0, ct, st],
    C0: V3 = [0, -st, ct];
  const A: V3 = [cr, C0[1] * sr, C0[2] * sr];
  const C: V3 = [A[1] * B[2] - A[2] * B[1], A[2] * B[0] - A[0] * B[2], A[0] * B[1] - A[1] * B[0]];
  const p: V3 = [
    c[0] + A[0] * dx + B[0] * dy + C[0] * dz,
    c[1] + A[1] * dx + B[1] * dy + C[1] * dz,
    c[2] + A[2] * dx + B[2] * dy + C[2] * dz,
  ];
  w.turned(p, [hx, hy, hz], m, 0, tip, roll);
  return p;
}
export function mill(): { world: World; lights: PointLight[] } {
  const w = new World();
  const beamX = timber({ ...DARK, along: "x" }),
    beamY = timber({ ...DARK, along: "y" }),
    post = timber({ ...DARK, along: "z" });
  const wall = plaster({ dark: "#6e6354", light: "#b9ab93", foot: 0.8 });
  w.box(
    -6,
    -1,
    -0.2,
    6,
    BACK + 0.4,
    0,
    earth({
      dark: "#2c2926",
      light: "#6a6258",
      scale: 1.2,
      rough: 0.12,
      wet: (h) => 0.28 * sstep(-0.1, 0.5, n.fbm(h.x * 0.7, h.y * 0.5, 3)) + 0.05,
    }),
  );
  // side walls, the opening, the roof frame
  w.box(-3.3, -1, 0, -3.1, BACK + 0.3, 4.2, wall);
  w.box(3.1, -1, 0, 3.3, BACK + 0.3, 4.2, wall);
  w.box(-3.2, BACK, 0, 3.2, BACK + 0.12, 0.5, timber({ ...DARK, plank: 0.25, along: "x" }));
  w.box(-3.2, BACK, 2.75, 3.2, BACK + 0.12, 4.2, wall);
  w.box(-3.2, BACK - 0.05, 0.5, 3.2, BACK + 0.2, 0.6, beamX);
  w.box(-3.2, BACK - 0.06, 2.68, 3.2, BACK + 0.16, 2.92, beamX);
  for (const x of [-3.0, -1.55, 1.75, 3.0])
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
  w.box(1.84, BACK - 0.02, 0.66, 2.92, BACK + 0.02, 2.64, paper);
  for (let i = 0; i <= 4; i++)
    w.box(
      1.84 + i * 0.27 - 0.012,
      BACK - 0.04,
      0.62,
      1.84 + i * 0.27 + 0.012,
      BACK - 0.01,
      2.66,
      post,
    );
  for (let i = 0; i <= 5; i++)
    w.box(
      1.84,
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
    wet: () => 0.34,
    rough: 0.03,
    tex: (h, o) => {
      const A = linear("#e6e3d4"),
        B = linear("#a9aba2");
      const t = clamp(
        0.6 +
          0.5 *
            Math.sin(Math.hypot(h.x - 0.9, (h.y - 3.6) * 1.6) * 21 + 2 * n.n2(h.x * 2, h.y * 2)) *
            0.5 +
          0.3 * n.fbm(h.x * 2, h.y * 3, 3),
      );
      for (let i = 0; i < 3; i++) o[i] = lerp(B[i], A[i], t);
    },
  };
  w.box(x0 + 0.06, y0 + 0.06, 0.3, x1 - 0.06, y1 - 0.06, top - 0.1, milk);
  // ---------- screen, frame, cords to the springy bamboo overhead ----------
  const frame = timber({ dark: "#6b4a2c", light: "#c79e66", along: "x" });
  const { hx, hy } = SCREEN;
  onScreen(w, 0, 0, 0, hx, hy, 0.012, sheet);
  for (const s of [-1, 1]) {
    onScreen(w, 0, s * (hy + 0.02), 0.015, hx + 0.045, 0.025, 0.034, frame);
    onScreen(w, s * (hx + 0.02), 0, 0.015, 0.025, hy + 0.045, 0.034, frame);
  }
  const cord = flat("#c9b68c", { ghost: true, line: 0.5 });
  for (const [sx, sy] of [
    [-0.8, 1],
    [0.8, 1],
    [-0.8, -1],
    [0.8, -1],
  ]) {
    const p = onScreen(w, sx * hx, sy * hy, 0.05, 0.015, 0.015, 0.02, frame);
    w.rod(p, [0.5 + sx * 0.12, 3.72 + sy * 0.06, 2.75], 0.008, cord);
  }
  const bamboo = flat("#8d7b4a", { line: 0.9 });
  let q: V3 = [0.5, 3.72, 2.76];
  for (let i = 1; i <= 7; i++) {
    const t = i / 7;
    const p: V3 = [0.5 + 2.0 * t, 3.72 - 0.2 * t, 2.76 + 0.62 * Math.sin(t * 1.5)];
    w.rod(q, p, 0.02 + 0.012 * t, bamboo);
    q = p;
  }
  // ---------- the wet stack on its bench, and sheets on boards along the left wall ----------
  const stack: Mat = {
    emit: 0.3,
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
  w.box(-2.35, 2.15, 0.42, -1.0, 3.0, 0.5, CEDAR);
  for (const [x, y] of [
    [-2.25, 2.25],
    [-1.1, 2.25],
    [-2.25, 2.9],
    [-1.1, 2.9],
  ])
    w.box(x - 0.05, y - 0.05, 0, x + 0.05, y + 0.05, 0.42, post);
  w.box(-2.2, 2.24, 0.5, -1.15, 2.92, 0.84, stack);
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
  const bark = ["#d9c28e", "#c4a870", "#e9d9ae"].map((c) => flat(c, { line: 0.45 }));
  for (let b = 0; b < 5; b++)
    for (let i = 0; i < 16; i++) {
      const t = 0.1 + b * 0.17 + (i / 16) * 0.075;
      const x = lerp(3.0, 1.9, t),
        y = lerp(1.6, 4.9, t);
      const k = Math.sin(i * 7.7 + b * 3.1);
      w.rod(
        [x, y, 2.58],
        [x + 0.06 * k, y + 0.03 * Math.cos(i * 5.1), 1.5 + 0.12 * Math.sin(i * 3.3 + b)],
        0.016,
        bark[(i + b) % 3],
        0.006,
      );
    }
  // ---------- light: the bright opening as a row of lamps ----------
  const lights: PointLight[] = [];
  for (const x of [-1.1, 0.1, 1.3])
    for (const z of [1.2, 2.2])
      lights.push({
        p: [x, BACK - 0.06, z],
        c: [2.5, 2.62, 2.8],
        reach: 12,
        core: 0.8,
        shadow: true,
      });
  lights.push({ p: [2.4, BACK - 0.3, 1.7], c: [1.5, 1.4, 1.2], reach: 6, core: 0.6 });
  return { world: w, lights };
}
