/** Echizen C: a small wooden frame of wet pulp in the light of a lattice window, with fresh maple leaves in it */
import {
  W,
  H,
  PW,
  SS,
  Noise,
  Rng,
  shade,
  stamp,
  sstep,
  clamp,
  type Pt,
  type RGB,
} from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { Table, type Box, blend, inRect, shoulder } from "../../kit/table.ts";
import { board } from "../../kit/tableware.ts";
import { vessel } from "../../kit/cutout.ts";
import { wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { drops } from "./c-drops.ts";
import { IN_CUP, ladle, poured, PULP } from "./c-ladle.ts";
import { type Leaf, leaf } from "./c-leaf.ts";
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
  s.id = PULP;
  // milky pulp: the new one spreads over the older, which is thinner and bluer; a broken rim between them
  const spread = poured(x, y);
  s.h = 22;
  s.c = blend([222, 229, 232], [252, 250, 242], sstep(-1, 1, spread));
  s.c = blend(
    s.c,
    [186, 202, 214],
    sstep(-4.5, -3.5, spread) *
      sstep(-0.5, -1.5, spread) *
      sstep(0.1, 0.3, n.n2(x * 0.012, y * 0.012)),
  );
  s.c = blend(
    s.c,
    [200, 210, 214],
    0.8 * sstep(RIM + 16, RIM + 10, d + 5 * n.n2(x * 0.02, y * 0.02)),
  );
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
const inPulp: Omit<Leaf, "under">[] = [
  { at: [1270, 838], R: 62, a: -2.5, k: 4 },
  { at: [936, 372], R: 104, a: 0.35, k: 2, narrow: 0.8 },
  { at: [806, 470], R: 204, a: -0.95, k: 0 },
  { at: [1090, 372], R: 58, a: -1.9, k: 4 },
  { at: [966, 722], R: 154, a: 0.35, k: 1 },
  { at: [1040, 858], R: 104, a: 1.5, k: 5, narrow: 0.7 },
  { at: [1180, 800], R: 168, a: 0.9, k: 3 },
  { at: [1300, 560], R: 76, a: 3.9, k: 2 },
  { at: [812, 965], R: 70, a: 2.7, k: 3, narrow: 0.75 },
];
for (const one of inPulp) leaf(t, { ...one, under: poured });
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
const onBench: Leaf[] = [
  { at: [118, 300], R: 92, a: 1.9, k: 4 },
  { at: [66, 150], R: 110, a: 3.9, k: 2 },
  { at: [216, 300], R: 84, a: 1.0, k: 5, narrow: 0.7 },
  { at: [196, 186], R: 138, a: 0.4, k: 0 },
  { at: [392, 408], R: 92, a: 0.7, k: 3, narrow: 0.66 },
  { at: [566, 142], R: 72, a: -0.4, k: 2 },
  { at: [60, 640], R: 66, a: 4.4, k: 1, narrow: 0.8 },
  // one lies half out of the sheet
  { at: [1556, 486], R: 172, a: -2.7, k: 1, narrow: 0.85 },
];
for (const one of onBench) leaf(t, one);
ladle(t, wood);
drops(
  t,
  r,
  (x, y) =>
    inRect(...local(x, y), F) > -16 ||
    Math.hypot(x - 178, y - 208) < 250 ||
    Math.hypot(x - 452, y - 812) < 150,
);
P.put(t.lit({ shade: "#8f7f96", amb: 0.5, reach: 130, relief: 0.9 }), { occlude: 1 });
stamp(P.key.x, t.lines(KEY, 0.85, 1.5));

// ---------- light: the window's lattice on the bench; everything else is in blue shade ----------
const lattice = latticeSun(t);
/** what is poured is white in the cup and over the frame too, though both stand beside the window's light */
const sunAt = (x: number, y: number) => {
  const id = t.id[Math.floor(y * SS) * PW + Math.floor(x * SS)];
  return id === IN_CUP || (id === PULP && x < 616 && Math.abs(y - 798) < 22) ? 0.8 : lattice(x, y);
};
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
