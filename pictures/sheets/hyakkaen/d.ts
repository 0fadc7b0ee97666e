/** Mukojima-Hyakkaen D: late August dusk, a bell cricket leaves its bamboo cage for the grass. */
import { shadeEdge } from "../../kit/stage.ts";
import {
  bokashi,
  clamp,
  css,
  H,
  layer,
  type Pt,
  Rng,
  sstep,
  stamp,
  tick,
  W,
} from "../../kit/core.ts";
import { brushPath, catmull, Tones } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { cage, LAMP } from "./d-cage.ts";
import { cricket } from "./d-cricket.ts";
import { blade, glowAt, KEY } from "./d-plan.ts";
import { dusk } from "./d-dusk.ts";

const P = new Print(59, "#e6dccb");
dusk(P);
tick("dusk");

// ---------- the meadow: grass in layers, lit by the lamp of the cage ----------
const r = new Rng(17);
const meadow = (y0: number, len: number, count: number, dark: number, spread = 40) => {
  const [T, M, hide] = [new Tones(), new Tones(), layer()];
  for (let k = 0; k < count; k++) {
    // the grass grows in tufts that lean one way, with low gaps between them
    const px = r.range(-40, W + 40),
      tuft = P.noise.fbm(px * 0.006 + y0, y0 * 0.01, 3),
      py = y0 + r.range(-spread, spread),
      l = len * r.range(0.6, 1.1) * (0.85 + 1.1 * tuft),
      lean = r.g() * 0.2 + 0.8 * P.noise.n2(px * 0.004 - y0, 3);
    if (len > 100 && tuft < -0.3) continue;
    const line = catmull(
      [
        [px, py],
        [px + lean * l * 0.2, py - l * 0.5],
        [px + lean * l * 0.6, py - l * 0.85],
        [px + lean * l * 1.15, py - l * (1 - Math.abs(lean) * 0.3)],
      ],
      5,
    );
    const g = glowAt(px + lean * l * 0.5, py - l * 0.5);
    const t = Math.round(clamp(dark + 0.66 * g + r.g() * 0.045) * 9) / 9;
    T.add(blade.at(t), (z) =>
      brushPath(z, line, (v) => Math.max(0.7, len * 0.028 * Math.sin(Math.PI * (0.14 + 0.84 * v)))),
    );
    M.add("#000000", (z) =>
      brushPath(z, line, (v) => Math.max(0.7, len * 0.028 * Math.sin(Math.PI * (0.14 + 0.84 * v)))),
    );
    if (k % 90 === 89) T.flush(P.base.x);
  }
  T.flush(P.base.x);
  // near grass hides the lines behind it
  M.flush(hide.x);
  stamp(P.key.x, hide, { op: "destination-out" });
};
P.block((x) => {
  x.fillStyle = bokashi(
    x,
    0,
    790,
    0,
    H,
    [
      [0, "#5a4a78"],
      [0.2, "#2f3358"],
      [1, "#12122e"],
    ],
    [
      [0, 0],
      [0.22, 1],
    ],
  );
  x.fillRect(0, 790, W, H);
});
meadow(850, 70, 560, 0.3, 16);
meadow(900, 130, 430, 0.24, 24);
P.light((x) => {
  const g = x.createRadialGradient(LAMP[0], LAMP[1], 10, LAMP[0], LAMP[1], 460);
  g.addColorStop(0, "rgba(255,206,120,.75)");
  g.addColorStop(0.35, "rgba(244,160,86,.28)");
  g.addColorStop(1, "rgba(240,140,80,0)");
  x.fillStyle = g;
  x.fillRect(0, 0, W, H);
});
meadow(970, 210, 260, 0.17, 30);
// the lower ends of the tufts are dark
P.mist(
  (x, y) =>
    0.85 *
    sstep(925, 992, y + 16 * P.noise.n2(x * 0.008, 5)) *
    (1 - 0.45 * clamp(1.6 * glowAt(x, y))),
  "#20244a",
  { grain: 0.1 },
);
tick("meadow");
cage(P, KEY);
tick("cage");
meadow(1150, 150, 230, 0.14, 40);
// pampas leaves bend in from the left; the cricket climbs one of them
const L = layer(),
  K = layer();
const arch = (spine: Pt[], w: number, t: number) => {
  const p = catmull(spine, 12);
  for (const [c, k, dy] of [
    [blade.at(t), 1, 0],
    [blade.at(clamp(t + 0.22)), 0.3, -w * 0.16],
  ] as [ReturnType<typeof blade.at>, number, number][]) {
    L.x.fillStyle = css(c);
    L.x.beginPath();
    brushPath(
      L.x,
      p.map((q): Pt => [q[0], q[1] + dy]),
      (v) => w * k * Math.sin(Math.PI * (0.1 + 0.87 * v)),
    );
    L.x.fill();
  }
  K.x.fillStyle = css(KEY, 0.8);
  K.x.beginPath();
  brushPath(
    K.x,
    p.map((q, i): Pt => [q[0], q[1] + (w / 2) * Math.sin(Math.PI * (0.1 + (0.87 * i) / p.length))]),
    (v) => 1.8 * Math.sin(Math.PI * v),
  );
  K.x.fill();
  return p;
};
// a large tuft on the left, a small one on the right: no symmetry
for (const [line, w, t] of [
  ["-30,1230 40,900 150,700 330,640", 17, 0.12],
  ["-10,1240 60,860 210,560 470,470", 20, 0.1],
  ["30,1240 60,820 40,560 130,330", 15, 0.08],
  ["-20,1240 -6,900 60,640 20,420", 18, 0.07],
  ["60,1240 150,980 260,830 400,800", 15, 0.2],
  ["90,1240 130,1010 110,860 190,700", 12, 0.16],
  ["1640,1240 1590,930 1500,730 1360,700", 16, 0.12],
  ["1600,1250 1560,1010 1450,900 1330,900", 14, 0.18],
] as const)
  arch(pts(line), w, t);
const perch = arch(
  [
    [170, 1260],
    [250, 1010],
    [430, 820],
    [800, 690],
  ],
  30,
  0.44,
);
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
const at = perch[Math.round(perch.length * 0.76)];
cricket(P, KEY, at[0], at[1] - 58, 2.7, 0.34);
meadow(1260, 250, 130, 0.05, 30);
// dew
{
  const T = new Tones();
  for (let k = 0; k < 34; k++) {
    const px = r.range(60, 1540),
      py = r.range(860, 1180),
      s = r.range(1.6, 3.6);
    if (glowAt(px, py) < 0.16) continue;
    T.add("#fff4d0", (z) => {
      z.moveTo(px + s, py);
      z.arc(px, py, s, 0, 7);
    });
  }
  T.flush(P.base.x);
}
tick("near");
P.light(
  (x) => {
    shadeEdge(x, "top", 240, "#0c0c30", 0.6);
    shadeEdge(x, "bottom", 240, "#0a0a26", 0.7);
  },
  { op: "multiply" },
);
await finishSheet(P, "hyakkaen-d", {
  seal: { mark: "虫", at: [1512, 1096], size: 34 },
  wood: 0.1,
  woodMask: (_x, y) => (y < 800 ? 1 : 0.5),
  kuwahara: 0.6,
  blocks: 15,
  blockMix: 0.42,
  sat: 1.06,
});
