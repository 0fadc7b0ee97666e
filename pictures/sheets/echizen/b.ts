/** Echizen B: the shrine's bark roofs above the stair, gable behind gable in the mist, and a servant sweeping leaves */
import { type Col, H, Noise, type Pt, Rng, W, layer, mix, stamp } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { fillPoly, Tones } from "../../kit/brush.ts";
import { type Pen } from "../../kit/figures.ts";
import { cedarCrown, cedarTrunk } from "../../kit/flora.ts";
import { sky, wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { hall, upperWall } from "./b-halls.ts";
import { hill } from "./b-hill.ts";
import { carpet, stair } from "./b-ground.ts";
import { lantern } from "./b-lantern.ts";
import { fan, foliage, gold } from "./b-leaves.ts";
import { type Gable, gable, gableShade } from "./b-gables.ts";
import { ridge, type RoofInk, type Slope, slope } from "./b-roofs.ts";
import { putSweeper } from "./b-sweeper.ts";

const P = new Print(1022, "#efe6cf");
const KEY = "#1c1512",
  MIST = "#e9e2cc";
/** where the sweeper stands, and the heap at the broom */
const SWEEPER: Pt = [440, 1440],
  HEAP: Pt = [660, 1452];
const n = new Noise(52),
  r = new Rng(12);

function print(draw: (p: Pen) => void, lw: number, grain = 0.1) {
  const c = layer(),
    k = layer();
  draw({ x: c.x, k: k.x, key: KEY, lw });
  P.block((x) => stamp(x, c), { grain });
  stamp(P.key.x, k);
}
const near: RoofInk = {
  dark: "#3d3136",
  bark: "#6b5145",
  pale: "#a2835f",
  moss: "#6f7a3e",
  straw: "#e9d6a6",
  strawShade: "#a9855a",
  gloom: "#221b20",
  gilt: "#e0b040",
};
/** the same roofs farther away, paler in the mist */
const away = (c: Col) => mix(c, MIST, 0.26);
const far: RoofInk = {
  dark: away(near.dark),
  bark: away(near.bark),
  pale: away(near.pale),
  moss: away(near.moss),
  straw: away(near.straw),
  strawShade: away(near.strawShade),
  gloom: away(near.gloom),
  gilt: away(near.gilt),
};
interface Hall {
  readonly slope: Slope;
  readonly pointed: Gable;
  readonly cusped?: Gable;
}
const mainHall: Hall = {
  slope: { ridge: [776, 236], half: 158, eave: 552, wide: 386, lift: 54, thick: 32 },
  pointed: { apex: [776, 262], half: 176, drop: 158, thick: 24 },
};
const worshipHall: Hall = {
  slope: { ridge: [640, 590], half: 270, eave: 892, wide: 560, lift: 84, thick: 46 },
  pointed: { apex: [640, 560], half: 250, drop: 214, thick: 36 },
  cusped: { apex: [640, 792], half: 262, drop: 130, thick: 42, cusped: true },
};
/** the roofs of a hall from back to front: slope, ridge, and its gables, each with its shadow */
function roofs(p: Pen, hall: Hall, ink: RoofInk) {
  slope(p, hall.slope, ink, r);
  ridge(p, hall.slope, ink);
  for (const g of [hall.pointed, hall.cusped]) {
    if (!g) continue;
    gableShade(p.x, g, ink.dark, [-0.33 * g.half, 1.6 * g.thick]);
    gable(p, g, ink, r);
  }
}

sky(
  P,
  900,
  [
    [0, "#8fb0b8"],
    [0.4, "#dcdcc2"],
    [1, "#f6e2b4"],
  ],
  0.15,
  H,
);
for (const rank of [0, 1] as const) P.block((x) => hill(x, rank, n, r), { grain: 0.1 });
print((p) => upperWall(p, far), 1.3);
print((p) => roofs(p, mainHall, far), 1.5);
// dark evergreens around the worship hall
P.block(
  (x) => {
    for (let i = 0; i < 26; i++) {
      const side = i % 2 ? 1 : -1,
        cx = 640 + side * r.range(360, 640),
        foot = r.range(1180, 1235);
      cedarCrown(x, cx, foot - r.range(120, 300), foot, r.range(50, 90), r, {
        s: 2.4,
        col: (t) => mix("#2c4c42", "#7f9a72", t),
        lightDir: 1,
      });
    }
  },
  { grain: 0.1 },
);
print((p) => stair(p, r), 1.8);
print((p) => hall(p), 1.8);
print((p) => roofs(p, worshipHall, near), 1.9);
print((p) => lantern(p, [1086, 1362], 2.7), 2);
print((p) => carpet(p, r, HEAP), 1.6);
print((p) => {
  cedarTrunk(p.x, p.k, 84, 1530, 190, -10, r, {
    dark: "#231b20",
    mid: "#54403a",
    light: "#94745a",
    rim: "#e2c294",
    key: KEY,
    lit: 1,
    moss: "#66763f",
  });
}, 1.8);
// the sun is low at the right: the ginkgo's shade lies slanting over the lower steps, the sweeper's beside the feet
P.light(
  (x) => {
    // clumps of leaves along its edge
    const edge = Array.from({ length: 321 }, (_, i): Pt => {
      const px = 1220 - 4 * i;
      const clump = Math.abs(Math.sin(px * 0.021 + 2.2 * n.n2(px * 0.008, 3)));
      return [
        px,
        1408 +
          0.17 * (1200 - px) -
          26 * clump ** 0.6 -
          9 * Math.abs(Math.sin(px * 0.083)) +
          22 * n.n2(px * 0.009, 4),
      ];
    });
    fillPoly(x, [...edge, [-60, 1620], [1220, 1620]], "#5a6486", 0.5);
    fillPoly(
      x,
      [
        [SWEEPER[0] + 44, SWEEPER[1] - 4],
        [SWEEPER[0] - 60, SWEEPER[1] - 12],
        [SWEEPER[0] - 190, SWEEPER[1] + 6],
        [SWEEPER[0] - 232, SWEEPER[1] + 24],
        [SWEEPER[0] - 150, SWEEPER[1] + 26],
        [SWEEPER[0] - 40, SWEEPER[1] + 8],
      ],
      "#5a6486",
      0.6,
    );
  },
  { op: "multiply" },
);
putSweeper(P, SWEEPER, KEY);
// ---------- a ginkgo leans in from the lit side and drops leaves ----------
P.block((x) => {
  for (const [cx, cy, rx, ry] of [
    [1190, 40, 190, 120],
    [1060, -10, 150, 90],
    [1210, 190, 130, 100],
    [1120, 120, 90, 60],
    [1200, 330, 70, 60],
  ])
    foliage(x, r, cx, cy, rx, ry);
});
P.block(
  (x) => {
    const T = new Tones();
    for (let i = 0; i < 30; i++) {
      const s = 7 + 12 * r.u() ** 2,
        px = r.range(240, W - 20),
        py = r.range(60, 1250);
      T.add(r.pick(gold), (z) => fan(z, px, py, s, r.range(0, 6.28), r.range(0.35, 1)));
    }
    T.flush(x);
  },
  { occlude: 0.9 },
);
wash(P, "top", 260, "#3c6a84", 0.4);
await finishSheet(P, "echizen-b", {
  seal: { mark: "紙", at: [1120, 1500], size: 34 },
  key: KEY,
  wood: 0.09,
  wobble: 0.7,
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.6,
  sat: 1.04,
});
