/** Echizen C: a small wooden frame of wet pulp in the light of a lattice window, with fresh maple leaves in it */
import { W, H, Noise, Rng, shade, stamp, sstep, clamp, type Pt, type RGB } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { Table, type Box, blend, inRect, shoulder } from "../../kit/table.ts";
import { board } from "../../kit/tableware.ts";
import { vessel } from "../../kit/cutout.ts";
import { wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { drops } from "./c-drops.ts";
import { leaf } from "./c-leaf.ts";
import { latticeSun } from "./c-sun.ts";

const P = new Print(1033, "#e9ddbf");
const KEY = "#1b1418";
const n = new Noise(29),
  r = new Rng(63);
const t = new Table();
board(t, [0, 0, W, H], {
  light: "#7d5a40",
  mid: "#61452f",
  dark: "#35251d",
  plank: 330,
  seed: 21,
  flame: 0.42,
});
// ---------- the frame and its content, turned on the bench ----------
const MID: Pt = [985, 655],
  TURN = -0.15,
  F: Box = [-450, -435, 450, 435];
const c = Math.cos(TURN),
  s0 = Math.sin(TURN);
/** sheet to frame, and back */
const local = (x: number, y: number): Pt => [
  (x - MID[0]) * c + (y - MID[1]) * s0,
  -(x - MID[0]) * s0 + (y - MID[1]) * c,
];
const onSheet = (u: number, v: number): Pt => [MID[0] + u * c - v * s0, MID[1] + u * s0 + v * c];
// wet wood where the frame drips on the bench
t.lay(
  [0, 0, W, H],
  (x, y, s) => {
    const d = inRect(...local(x, y), F, 60) + 44 + 60 * n.fbm(x * 0.005, y * 0.005, 2);
    if (d < 0) return false;
    s.c = blend(s.c, [34, 25, 26], 0.5 * sstep(0, 12, d));
    s.gloss = 0.5;
  },
  false,
);
const wood = (u: number, v: number): RGB =>
  blend(
    [226, 186, 126],
    [178, 128, 76],
    clamp(
      0.45 +
        0.4 * n.n2(u * 0.004, v * 0.11) +
        0.25 * Math.sin(v * 0.3 + 3 * n.n2(u * 0.004, v * 0.02)),
    ),
  );
const RIM = 50;
t.lay([400, 80, W, H], (x, y, s) => {
  const [u, v] = local(x, y),
    d = inRect(u, v, F, 6);
  if (d < 0) return false;
  const ex = Math.min(u - F[0], F[2] - u),
    ey = Math.min(v - F[1], F[3] - v);
  if (d < RIM) {
    s.h = 62 + shoulder(Math.min(d, RIM - d), 8);
    // mitred corners: the grain runs along each side
    s.c = ex < ey ? wood(v, u) : wood(u + 900, v);
    if (Math.abs(ex - ey) < 1.4) s.ink = 0.6;
    s.gloss = 0.15;
    return;
  }
  s.id = 500;
  // milky pulp, still liquid: flat pools of three tones that overlap, with a bright edge along each
  const pool =
    n.fbm(u * 0.0024 + 0.4 * n.n2(v * 0.003, 3), v * 0.0034, 2) + 0.1 * sstep(RIM + 90, RIM, d);
  const lap = (at: number) => sstep(at - 0.012, at + 0.012, pool);
  const lip = (at: number) => sstep(0.035, 0.02, Math.abs(pool - at + 0.03));
  s.h = 22;
  s.c = blend([252, 249, 240], [234, 235, 227], lap(0.06));
  s.c = blend(s.c, [200, 216, 220], lap(0.32));
  s.c = blend(s.c, [255, 255, 252], 0.9 * Math.max(lip(0.06), lip(0.32)));
  s.gloss = 0.8;
  if (d < RIM + 1.6) s.ink = 0.8;
});
for (const [u, v] of [
  [F[0] + 25, F[1] + 25],
  [F[2] - 25, F[1] + 25],
  [F[0] + 25, F[3] - 25],
  [F[2] - 25, F[3] - 25],
])
  vessel(t, ...onSheet(u, v), 6, { c: "#8a6a34", lip: 3, high: 72, floor: 70, inner: 2 });

// ---------- leaves from the dish to the frame ----------
for (const [x, y, R, a, k] of [
  [775, 480, 190, -0.85, 0],
  [1010, 395, 112, 0.45, 2],
  [1000, 655, 140, 2.2, 1],
  [1205, 815, 172, 0.8, 3],
  [1316, 640, 70, 3.9, 2],
  [1235, 560, 58, -1.2, 4],
  [985, 880, 92, 1.7, 2],
  [1150, 975, 66, -2.5, 4],
  [790, 720, 60, 3.9, 3],
] as const)
  leaf(t, x, y, R, a, k, true);
vessel(t, 178, 208, 232, {
  c: "#eff1ec",
  lip: 12,
  high: 46,
  floor: 14,
  inner: 150,
  gloss: 0.3,
  wall: (d, a, s) => {
    if ((d > 176 && d < 180) || (d > 206 && d < 209)) s.c = [52, 92, 148];
    if (d > 183 && d < 203 && Math.sin(a * 26) > -0.15) s.c = [44, 82, 144];
  },
});
for (const [x, y, R, a, k] of [
  [96, 156, 104, 3.6, 2],
  [118, 300, 92, 1.9, 4],
  [206, 190, 128, 0.5, 0],
  [290, 290, 76, 1.0, 3],
  [404, 466, 84, 0.6, 3],
  [330, 610, 66, 2.6, 1],
  [560, 150, 70, -0.4, 2],
  [120, 690, 54, 4.4, 2],
] as const)
  leaf(t, x, y, R, a, k, false);

// ---------- the ladle that poured the pulp ----------
const CUP: Pt = [222, 990];
t.lay([-10, 880, 200, H + 10], (x, y, s) => {
  // its handle ends outside of the sheet at the lower left
  const along = (x - CUP[0]) * -0.86 + (y - CUP[1]) * 0.51,
    off = (x - CUP[0]) * 0.51 + (y - CUP[1]) * 0.86;
  const d = 15 - Math.abs(off);
  if (along < 90 || d < 0) return false;
  s.h = 52 + shoulder(d, 14);
  s.c = wood(along, off * 2 + 400);
  s.gloss = 0.1;
});
vessel(t, ...CUP, 128, {
  c: "#b78a56",
  lip: 15,
  high: 78,
  floor: 50,
  inner: 108,
  gloss: 0.2,
  wall: (d, a, s) => {
    if (d > 114) s.c = wood(a * 120, d * 1.4);
    else {
      s.c = blend(
        [250, 246, 234],
        [206, 212, 208],
        sstep(-0.25, 0.35, n.fbm(3 + Math.cos(a) * d * 0.009, Math.sin(a) * d * 0.022, 2)),
      );
      s.h = 50;
    }
  },
});
drops(t, r, (x, y) => inRect(...local(x, y), F) > -16 || Math.hypot(x - 178, y - 208) < 250);
P.put(t.lit({ shade: "#8f7f96", amb: 0.5, reach: 130, relief: 0.9 }), { occlude: 1 });
stamp(P.key.x, t.lines(KEY, 0.85, 1.5));

// ---------- light: the window's lattice on the bench; everything else is in blue shade ----------
const sunAt = latticeSun(t);
const glow = (c: RGB, a: (sun: number) => number) =>
  shade((x, y, o) => {
    [o[0], o[1], o[2]] = c;
    o[3] = a(sunAt(x, y));
  });
P.put(
  glow([112, 122, 164], (sun) => 205 * (1 - sun)),
  { op: "multiply" },
);
P.put(
  glow([255, 206, 140], (sun) => 120 * sun),
  { op: "soft-light" },
);
wash(P, "top", 260, "#2c3e66", 0.5);
await finishSheet(P, "echizen-c", {
  seal: { mark: "葉", at: [1520, 1112], size: 34 },
  key: KEY,
  wood: 0.06,
  wobble: 0.8,
  kuwahara: 0.8,
  blocks: 15,
  blockMix: 0.5,
  sat: 1.08,
});
