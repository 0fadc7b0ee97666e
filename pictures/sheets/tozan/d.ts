/**
 * Tozan Shrine, D: from the potter's monument over the kiln town: tiled roofs and chimneys in a narrow valley, late autumn
 * evening.
 */
import { sky } from "../../kit/stage.ts";
import { skyline, printRidge } from "../../kit/horizon.ts";
import { W, bokashi, sstep, stamp, tick, type Pt } from "../../kit/core.ts";
import { Print, mistBand } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { slopes } from "./d-valley.ts";
import { kilnTown } from "./d-town.ts";
import { persimmonTree } from "./d-bough.ts";

const P = new Print(97, "#f2e6d2");
const n = P.noise;

sky(
  P,
  470,
  [
    [0, "#2c4478"],
    [0.3, "#6f7fa8"],
    [0.56, "#cfa9ae"],
    [0.78, "#f3b888"],
    [1, "#f7a35e"],
  ],
  0.16,
  560,
);
P.mist(
  (x, y) =>
    sstep(30, 130, y) *
    (1 - sstep(210, 300, y)) *
    sstep(0.1, 0.5, n.fbm(x * 0.0011 + 7, y * 0.013, 5)) *
    0.6,
  "#f9d9bb",
  { grain: 0.2 },
);

// the sun sets at the end of the valley
const SUN: Pt = [742, 284];
P.light(
  (x) => {
    const g = x.createRadialGradient(...SUN, 20, ...SUN, 520);
    g.addColorStop(0, "rgba(255,214,140,.85)");
    g.addColorStop(0.3, "rgba(255,180,110,.4)");
    g.addColorStop(1, "rgba(255,160,90,0)");
    x.fillStyle = g;
    x.fillRect(0, 0, W, 700);
  },
  { op: "soft-light" },
);
P.block((x) => {
  x.fillStyle = bokashi(x, 0, SUN[1] - 54, 0, SUN[1] + 54, [
    [0, "#f6683a"],
    [1, "#fb9a58"],
  ]);
  x.beginPath();
  x.arc(...SUN, 52, 0, 6.3);
  x.fill();
});

// ridges behind ridges, each with mist at its foot
const ridges: [number, number, number, string, string, number][] = [
  [330, 70, 0.0032, "#a99cb8", "#dcbfb4", 0],
  [368, 84, 0.0039, "#8a86aa", "#c9aeb0", 2],
  [412, 90, 0.0047, "#676f98", "#b09daa", 5],
];
ridges.forEach(([y0, amp, f, c0, c1, tree], i) => {
  const line = skyline((x) => {
    const vee =
      i === 2
        ? 60 * sstep(100, 560, x) * sstep(1150, 760, x)
        : i === 1
          ? 22 * sstep(100, 500, x) * sstep(1100, 800, x)
          : 0;
    const hill = y0 + vee - amp * (0.5 + 0.7 * n.fbm(x * f + i * 3, i * 5.1, 4));
    return hill - tree * Math.abs(n.n2(x * 0.13, i));
  }, 2.5);
  printRidge(P, line, {
    from: y0 - amp,
    to: y0 + 50,
    colours: [
      [0, c0],
      [1, c1],
    ],
    foot: 600,
    grain: 0.15,
    key: "#4a4a70",
    keyA: 0.3,
    pen: [1, 70],
  });
  P.mist(mistBand(n, y0 + 38, 44, 50, { amp: 12, max: 0.85, sx: 0.002 }), "#e9c4b4", {
    grain: 0.12,
  });
});
tick("ridges");

P.block((x) => slopes(x));
tick("slopes");

const { L, K, smokes } = kilnTown();
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
tick("town");
// smoke of the evening fires across the middle of the town
P.mist(mistBand(n, 560, 60, 90, { amp: 20, max: 0.7, sx: 0.0018 }), "#dfb3a4", { grain: 0.12 });
// and thin veils between the nearer rows of roofs
for (const [y, up, down, max] of [
  [672, 26, 60, 0.34],
  [806, 24, 54, 0.26],
  [968, 20, 50, 0.2],
] as const)
  P.mist(mistBand(n, y, up, down, { amp: 26, max, sx: 0.0024 }), "#d8a7ae", { grain: 0.12 });
// evening smoke moves to the left along the valley
for (const [[sx, sy], ppm] of smokes) {
  const rise = 20 * ppm + 60,
    drift = -(15 * ppm + 70),
    wide = 2.6 * ppm + 9;
  P.mist(
    (x, y) => {
      const v = (sy - y) / rise;
      if (v < -0.02 || v > 1.2 || Math.abs(x - sx) > 520) return 0;
      const up = Math.max(0, v),
        mid = sx + drift * up ** 1.5 + 30 * up * n.n2(y * 0.011, sx);
      const body = 1 - Math.abs(x - mid) / (wide * (0.16 + up));
      return (
        0.66 *
        sstep(0, 0.75, body + 0.4 * up * n.fbm(x * 0.009, y * 0.013, 3)) *
        sstep(1.15, 0.35, v)
      );
    },
    "#f2d2ba",
    { grain: 0.2, key: 0.6 },
  );
}
tick("smoke");
P.light(
  (x) => {
    const g = x.createLinearGradient(W, 380, 500, 900);
    g.addColorStop(0, "rgba(255,160,80,.4)");
    g.addColorStop(1, "rgba(255,150,90,0)");
    x.fillStyle = g;
    x.fillRect(0, 300, W, 900);
  },
  { op: "soft-light" },
);
// the last light comes up the valley over the roofs
P.light(
  (x) => {
    x.translate(SUN[0], 420);
    x.scale(1, 2.1);
    const g = x.createRadialGradient(0, 0, 10, 0, 0, 330);
    g.addColorStop(0, "rgba(255,196,120,.75)");
    g.addColorStop(0.5, "rgba(255,176,110,.3)");
    g.addColorStop(1, "rgba(255,160,100,0)");
    x.fillStyle = g;
    x.fillRect(-700, -330, 1400, 660);
  },
  { op: "soft-light" },
);
persimmonTree(P);
await finishSheet(P, "tozan-d", {
  seal: { mark: "窯", at: [1124, 48] },
  wood: 0.1,
  woodMask: (_x, y) => (y < 420 ? 1 : 0.4),
  kuwahara: 0.6,
  blocks: 12,
  blockMix: 0.45,
});
