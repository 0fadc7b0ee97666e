/** Hakozushi, the hero: a box-sushi shop on its canal at dusk, in falling snow; its lit front lies in the water. */
import { css, layer, type Pt, Rng, stamp, tick } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { shadeEdge } from "../../kit/stage.ts";
import { boat } from "./hero-boat.ts";
import { leftHouse, rightHouse } from "./hero-houses.ts";
import { storehouse } from "./hero-storehouse.ts";
import { farRoofs, watchtower } from "./hero-far.ts";
import { type Pen } from "./hero-pen.ts";
import { at } from "./hero-plan.ts";
import { posts, quay, steps } from "./hero-quay.ts";
import { shop } from "./hero-shop.ts";
import { farHaze, haze, printSky, printSnowfall } from "./hero-sky.ts";
import { drifts, footprints, ground, spill } from "./hero-street.ts";
import { lantern, tubs } from "./hero-things.ts";
import { walker } from "./hero-walker.ts";
import { shoreY } from "./hero-glitter.ts";
import { water } from "./hero-water.ts";
import { willow } from "./hero-willow.ts";

/** Where feet have gone: from the door home along the canal, and to the door from the right. */
const PATHS: readonly (readonly Pt[])[] = [
  [
    [3.15, -0.45],
    [2.7, -1.3],
    [1.3, -1.95],
    [-1.2, -2.2],
    [-3.7, -2.5],
  ],
  [
    [13, -3.2],
    [9.4, -2.7],
    [6.6, -2.1],
    [4.4, -1.5],
    [3.4, -0.7],
  ],
];

const P = new Print(302, "#f1ead8");
const printed = (seed: number, draw: (pen: Pen) => void) => {
  const L = layer(),
    K = layer();
  draw({ x: L.x, k: K.x, r: new Rng(seed) });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
};

printSky(P);
printed(1, farRoofs);
printed(1, watchtower);
farHaze(P);
printed(2, ground);
spill(P);
printed(3, (pen) => {
  leftHouse(pen);
  storehouse(pen);
  shop(pen);
  rightHouse(pen);
});
haze(P);
tick("houses");
printed(4, (pen) => {
  drifts(pen, "#d9e2f0");
  for (const path of PATHS) footprints(pen, path);
  lantern(pen);
  tubs(pen);
});
tick("street");
water(P);
printed(5, (pen) => {
  quay(pen);
  walker(pen);
  willow(pen);
  boat(pen);
  steps(pen);
  posts(pen);
});
tick("quay");
// the shop's light in the snowy air
P.light(
  (x) => {
    x.translate(...at(3.9, -0.6, 1.2));
    x.scale(1.25, 0.72);
    const glow = x.createRadialGradient(0, 0, 40, 0, 0, 420);
    glow.addColorStop(0, css("#ffb95e", 0.13));
    glow.addColorStop(0.55, css("#f79a52", 0.06));
    glow.addColorStop(1, css("#f79a52", 0));
    x.fillStyle = glow;
    x.fillRect(-800, -800, 1600, 1600);
  },
  { op: "screen" },
);
P.light((x) => shadeEdge(x, "top", 150, "#5c82b4", 0.3), { op: "multiply" });
P.light((x) => shadeEdge(x, "bottom", 200, "#24366a", 0.4), { op: "multiply" });
printSnowfall(P);
await finishSheet(P, "hakozushi-hero", {
  seal: { mark: "鮓", at: [44, 1088], size: 34 },
  wood: 0.1,
  woodMask: (x, y) => (y < 470 || y > shoreY(x) ? 1 : 0.25),
  wobble: 0.5,
  kuwahara: 1.4,
  blocks: 14,
  blockMix: 0.4,
  sat: 1.05,
});
