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
import { smokeRibbons } from "./d-smoke.ts";

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
// smoke of the evening fires lies over the far roofs, and in thin veils between the nearer rows, printed in flat steps
for (const [y, up, down, max, c] of [
  [500, 46, 70, 0.86, "#e8bfa8"],
  [560, 34, 56, 0.7, "#dfb3a4"],
  [652, 24, 46, 0.42, "#d8a7ae"],
  [752, 20, 40, 0.24, "#cfa0b0"],
] as const) {
  const band = mistBand(n, y, up, down, { amp: 22, max, sx: 0.0022 });
  const steps = 3;
  P.mist(
    (x, v) => {
      const ragged = band(x, v) / max + 0.1 * n.fbm(x * 0.012, v * 0.06, 3);
      return (Math.max(0, Math.round(ragged * steps)) / steps) * max;
    },
    c,
    { grain: 0.14 },
  );
}
P.block((x) => smokeRibbons(x, smokes, n), { occlude: 0.7, grain: 0.1 });
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
  blockMix: 0.8,
});
