/** Satta Pass, C: sakura shrimp drying on black cloths on a dry riverbed, Fuji small behind. Autumn morning. */
import { sky } from "../../kit/stage.ts";
import { Rng, W, bokashi, sstep, tick, type Pt } from "../../kit/core.ts";
import { Print, mistBand } from "../../kit/print.ts";
import { printFuji } from "./fuji.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { inkGround, onPath, scatter } from "./c-ground.ts";
import { type Dryer, putDryer } from "./c-crew.ts";
import { bank, pampas, pines } from "./c-bank.ts";

const P = new Print(57, "#f5ecda");
const n = P.noise,
  r = new Rng(57);
sky(
  P,
  450,
  [
    [0, "#5f97bd"],
    [0.22, "#9cc3d3"],
    [0.55, "#d9e2da"],
    [0.8, "#f3e3cd"],
    [1, "#f4d6c2"],
  ],
  0.16,
  480,
);
P.mist(
  (x, y) =>
    sstep(60, 150, y) *
    (1 - sstep(240, 340, y)) *
    sstep(0.12, 0.46, n.fbm(x * 0.001 + 11, y * 0.014, 5)) *
    0.7,
  "#fdf3e2",
  { grain: 0.2 },
);
printFuji(P, {
  cx: 1010,
  foot: 436,
  f: 4700,
  snow: [
    [0, "#b98f98"],
    [0.3, "#d9b7b2"],
    [0.6, "#f3e2d6"],
    [1, "#fff6e8"],
  ],
  rock: [
    [0, "#6b4a63"],
    [0.35, "#94586a"],
    [0.7, "#bd7468"],
    [1, "#d9947a"],
  ],
  haze: () => "#b9c0c4",
  snowLine: 3.25,
  hazeTop: 2.3,
  hazeMax: 0.96,
  key: "#5a3a55",
});
// far hills, the embankment with its pines
const rows: [number, number, string, string, number][] = [
  [424, 26, "#9fb2c2", "#dcdad2", 0],
  [438, 22, "#6f8ba3", "#b9c5c4", 4],
  [449, 9, "#3f6272", "#7f9a94", 7],
];
rows.forEach(([y0, amp, c0, c1, tree], i) => {
  const pts: Pt[] = [];
  for (let x = -10; x <= W + 10; x += 2.5) {
    const bulk =
      i === 0
        ? 30 * Math.exp(-(((x - 1480) / 180) ** 2)) + 26 * Math.exp(-(((x - 240) / 260) ** 2))
        : i === 1
          ? 46 * sstep(420, -40, x)
          : 0;
    pts.push([
      x,
      y0 -
        bulk -
        amp * (0.4 + 0.6 * n.fbm(x * 0.004, i * 9, 4)) -
        tree * (0.3 + Math.abs(n.n2(x * 0.08, i)) + 0.8 * Math.abs(n.n2(x * 0.26, i))),
    ]);
  }
  P.block(
    (x) => {
      x.fillStyle = bokashi(x, 0, y0 - 50, 0, y0 + 6, [
        [0, c0],
        [1, c1],
      ]);
      x.beginPath();
      x.moveTo(-10, 470);
      for (const p of pts) x.lineTo(p[0], p[1]);
      x.lineTo(W + 10, 470);
      x.fill();
    },
    { grain: 0.14 },
  );
  if (i < 2)
    P.mist(mistBand(n, y0 + 2, 20, 14, { amp: 5, max: 0.8, sx: 0.0025 }), "#f2e6d6", {
      grain: 0.1,
    });
});
tick("far");

P.put(inkGround(), { occlude: 1 });
tick("ground");
P.block((x) => scatter(x, r));
pines(P);
// people at work
const crew: Dryer[] = [
  { at: onPath(-2, 74), does: "carries", coat: ["#6d86ac", "#4a5f86", "#b6c6da"], left: true },
  { at: onPath(1, 58), does: "rakes", coat: ["#9c5a60", "#74404c", "#d8a09a"] },
  { at: onPath(-1.1, 44), does: "sorts", coat: ["#5f8a6c", "#40614e", "#a8c8a4"], left: true },
  { at: onPath(0.35, 33), does: "carries", coat: ["#3d68a4", "#284a7c", "#8fb0d4"] },
  { at: onPath(0.1, 23), does: "rakes", coat: ["#2f5a96", "#1f3d6e", "#86acd4"], left: true },
];
for (const who of crew) putDryer(P, who);
// mist lies low over the water and the far cloths
P.mist(mistBand(n, 500, 40, 46, { amp: 10, max: 0.72, sx: 0.0022 }), "#f6e6d6", { grain: 0.1 });
P.mist(mistBand(n, 566, 20, 26, { amp: 12, max: 0.42, sx: 0.003 }), "#f6e6d6", { grain: 0.1 });
bank(P);
pampas(P);
tick("people");
await finishSheet(P, "satta-c", {
  seal: { mark: "桜海老", at: [56, 44] },
  wood: 0.1,
  woodMask: (_x, y) => (y < 446 ? 1 : 0.4),
  kuwahara: 0.7,
  blocks: 12,
  blockMix: 0.75,
});
