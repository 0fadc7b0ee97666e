/** Mukojima-Hyakkaen D: late August dusk, a child has opened a bamboo cage and waves its bell crickets off. */
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
import { brushPath, catmull, fillPoly, Tones } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { cage } from "./d-cage.ts";
import { child } from "./d-child.ts";
import { cricket } from "./d-cricket.ts";
import { blade, glowAt, KEY, LAMP } from "./d-plan.ts";
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
      [1, "#252552"],
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
// the light of the cage lies on the grass in two flat steps with torn edges
P.light((x) => {
  for (const [rx, ry, a] of [
    [330, 150, 0.16],
    [210, 96, 0.24],
  ]) {
    const rim = Array.from({ length: 60 }, (_, i): Pt => {
      const t = (i / 60) * 6.283,
        q = 1 + 0.16 * P.noise.n2(3 * Math.cos(t) + rx, 3 * Math.sin(t));
      return [LAMP[0] + rx * q * Math.cos(t), LAMP[1] + 40 + ry * q * Math.sin(t)];
    });
    fillPoly(x, rim, "#f4a050", a);
  }
});
meadow(970, 210, 260, 0.17, 30);
// the lower ends of the tufts are dark
P.mist(
  (x, y) =>
    0.85 *
    sstep(925, 992, y + 16 * P.noise.n2(x * 0.008, 5)) *
    (1 - 0.45 * clamp(1.6 * glowAt(x, y))),
  "#262a58",
  { grain: 0.1 },
);
tick("meadow");
cage(P, KEY);
child(P);
tick("cage");
meadow(1006, 58, 300, 0.22, 10);
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
// a large tuft on the right, a small one on the left: no symmetry
for (const [line, w, t] of [
  ["330,1260 320,1110 250,980 130,930", 15, 0.24],
  ["360,1260 380,1120 460,1030 590,1040", 13, 0.32],
  ["300,1260 290,1090 330,960 420,900", 12, 0.16],
  ["1010,1260 1020,1150 1090,1080 1210,1080", 13, 0.36],
  ["980,1260 960,1160 900,1090 800,1080", 11, 0.3],
  ["-40,1240 0,1010 70,860 210,800", 17, 0.14],
  ["-20,1240 30,1060 130,980 300,980", 14, 0.2],
  ["1650,1230 1600,900 1540,700 1400,610", 17, 0.08],
  ["1620,1240 1560,860 1590,560 1520,330", 16, 0.1],
  ["1600,1240 1590,900 1560,700 1590,470", 15, 0.06],
  ["1570,1240 1510,1000 1420,900 1300,880", 14, 0.2],
] as const)
  arch(pts(line), w, t);
const perch = arch(pts("840,1270 800,1010 660,800 330,640"), 30, 0.44);
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
const at = perch[Math.round(perch.length * 0.7)];
cricket(P, KEY, at[0] - 16, at[1] - 58, 2.9, 0.46);
// another comes out through the door
cricket(P, KEY, 782, 884, 0.62, -0.1);
meadow(1260, 250, 130, 0.05, 30);
// dew
{
  const T = new Tones();
  for (let k = 0; k < 34; k++) {
    const px = r.range(60, 1540),
      py = r.range(860, 1180),
      s = r.range(1.6, 3.6);
    if (glowAt(px, py) < 0.16 || (px > 1060 && py < 990)) continue;
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
    shadeEdge(x, "top", 300, "#2a2466", 0.22);
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
