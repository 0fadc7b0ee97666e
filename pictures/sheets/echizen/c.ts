/** Echizen C: a small wooden frame of wet pulp in the light of a lattice window, maple leaves just laid in it */
import {
  W,
  H,
  Noise,
  PW,
  Rng,
  SS,
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
import { leaf } from "./c-leaf.ts";

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
// ---------- the frame and what it holds: it lies turned on the bench ----------
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
// the bench drinks what drips from the frame
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
  // milky pulp, draining: long fibres, slow swells, the ribs of the screen just showing through
  const fib = n.n2(u * 0.016 + 5 * n.n2(u * 0.006, v * 0.006), v * 0.07);
  const pool = n.fbm(u * 0.0042, v * 0.0052, 3);
  s.h = 22 + 5 * pool + 0.2 * fib - 5 * sstep(RIM + 16, RIM, d);
  s.c = blend([253, 249, 238], [222, 214, 194], clamp(0.3 + 0.24 * fib + 0.34 * pool));
  s.c = blend(s.c, [168, 188, 196], 0.34 * sstep(0.06, 0.34, pool));
  if (Math.sin(u * 0.36) > 0.93) s.c = blend(s.c, [190, 182, 160], 0.26);
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

// ---------- leaves drift from the dish into the frame ----------
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
  // its handle leaves the sheet at the lower left
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
// drops flung on the bench: dark wet spots with a spark of light
for (let i = 0; i < 30; i++) {
  const x0 = r.range(20, W - 20),
    y0 = r.range(20, H - 20),
    R = r.range(4, 11);
  if (inRect(...local(x0, y0), F) > -16 || Math.hypot(x0 - 178, y0 - 208) < 250) continue;
  t.lay(
    [x0 - R, y0 - R, x0 + R, y0 + R],
    (x, y, s) => {
      const d = R - Math.hypot(x - x0, (y - y0) * 1.15);
      if (d < 0) return false;
      s.h += shoulder(d, R) * 0.4;
      s.c = blend(s.c, [38, 28, 30], 0.45);
      s.gloss = 1;
    },
    false,
  );
}
P.put(t.lit({ shade: "#8f7f96", amb: 0.5, reach: 130, relief: 0.9 }), { occlude: 1 });
stamp(P.key.x, t.lines(KEY, 0.85, 1.5));

// ---------- light: the low window throws its lattice over the bench; all else is in the room's blue shade ----------
const PANE = { u: 265, v: 330, bar: 24 };
const cell = (q: number, size: number) => Math.abs((((q % size) + size) % size) - size / 2);
const edge = (d: number) => sstep(-7, 7, d);
/** how much of the window's light reaches a point of the bench; what stands higher meets it sooner */
function sunAt(x: number, y: number) {
  const h = t.h[Math.floor(y * SS) * PW + Math.floor(x * SS)] - 20;
  const X = x + 0.8 * h - 372,
    Y = y + h - 60;
  const v = (Y + 0.34 * X) / 1.06,
    u = X - 0.42 * v;
  return (
    edge(u) *
    edge(3 * PANE.u - u) *
    edge(v + 40) *
    edge(3 * PANE.v - v) *
    edge((PANE.u - PANE.bar) / 2 - cell(u + PANE.u / 2, PANE.u)) *
    edge((PANE.v - PANE.bar) / 2 - cell(v + PANE.v / 2, PANE.v))
  );
}
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
