/** Echizen A: white sheets on boards along a dark wall at April noon, a cherry bough's shadow over them all */
import { Noise, Rng, layer, stamp, type Pt } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Pen3, frame } from "../../kit/build.ts";
import { bough, petals, sky, wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { hills, rape } from "./a-field.ts";
import { BOARDS, cam, KEY } from "./a-plan.ts";
import { bearer, bearerShade } from "./a-bearer.ts";
import { boughOnBoards, boughOnGround } from "./a-shadow.ts";
import { eaveShade, row } from "./a-boards.ts";
import { dapple, ground, wall } from "./a-yard.ts";

const P = new Print(1011, "#f3ead6");
const n = new Noise(44),
  r = new Rng(9);

function print(draw: (p: Pen3) => void, lw: number, grain = 0.1) {
  const L = layer(),
    K = layer();
  draw(frame(cam, [0, 0, 0], [1, 0], L.x, K.x, r, KEY, lw));
  P.block((x) => stamp(x, L), { grain });
  stamp(P.key.x, K);
}
sky(P, 640, [
  [0, "#1f5a94"],
  [0.35, "#5a93bb"],
  [0.72, "#b9d2d6"],
  [1, "#f0e8d6"],
]);
hills(P, n, KEY);
print((p) => ground(p), 1.6);
boughOnGround(P);
dapple(P, r);
print((p) => wall(p), 1.5, 0.2);
print((p) => row(p, r, BOARDS), 1.8);
boughOnBoards(P);
P.light((x) => eaveShade(x), { op: "multiply", alpha: 0.55 });
print((p) => bearerShade(p), 1.8);
print((p) => bearer(p), 1.8);
const field = layer();
rape(field.x, n);
P.put(field, { occlude: 1 });
// ---------- a cherry bough across the open sky ----------
const L = layer(),
  none = layer();
const bloom = { dark: "#c98a9a", mid: "#f0c3c6", light: "#fdeeea", size: 7.4 };
const wood = {
  body: "#3d2a2c",
  light: "#7a5a56",
  key: KEY,
  twigs: 11,
  twig: 96,
  spread: 44,
  per: 84,
  up: 1.1,
  bloom,
};
const boughs: [Pt[], number, number, Partial<typeof wood>][] = [
  [
    [
      [1660, 60],
      [1520, 96],
      [1390, 90],
      [1250, 150],
      [1120, 158],
    ],
    40,
    7,
    {},
  ],
  [
    [
      [1640, 210],
      [1560, 236],
      [1480, 300],
      [1420, 312],
    ],
    22,
    5,
    { twigs: 9, twig: 70 },
  ],
];
// a third of the clusters is in the shade, behind the others
const shaded = { ...bloom, mid: bloom.dark, light: "#d8a2ae" };
for (const [spine, thick, thin, own] of boughs) {
  bough(L.x, none.x, spine, thick, thin, r, { ...wood, ...own, twigs: 6, bloom: shaded });
  bough(L.x, none.x, spine, thick, thin, r, { ...wood, ...own });
}
// the flowers hide the lines of the twigs
P.put(L, { occlude: 1 });
P.block((x) => petals(x, 5, 70, [820, 250, 1600, 1180], "#f7d3d2", 15), { occlude: 0.6 });
wash(P, "top", 260, "#1f4e79", 0.55);
await finishSheet(P, "echizen-a", {
  seal: { mark: "干", at: [1512, 1088], size: 34 },
  key: KEY,
  wood: 0.08,
  wobble: 0.7,
  kuwahara: 0.6,
  sat: 1.04,
});
