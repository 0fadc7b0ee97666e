/** Hakozushi, the hero: a box-sushi shop on its canal on a snowy evening; its lit front is the only warm light and lies in the water. */
import { css, layer, Rng, stamp, tick } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { shadeEdge } from "../../kit/stage.ts";
import { glitter, ripples, shoreY } from "./hero-glitter.ts";
import { farHouses, leftHouses, rightHouse } from "./hero-houses.ts";
import { type Pen } from "./hero-pen.ts";
import { at } from "./hero-plan.ts";
import { post, quay } from "./hero-quay.ts";
import { shop } from "./hero-shop.ts";
import { farHaze, haze, printSky, printSnowfall } from "./hero-sky.ts";
import { drifts, footprints, ground, spill } from "./hero-street.ts";
import { FEET, walker } from "./hero-walker.ts";
import { water } from "./hero-water.ts";
import { crown, willow } from "./hero-willow.ts";

/** Above it there is only sky, whose wood may show; the snow stays clean. */
const roofLine = (x: number) => (x < 300 ? 300 : x < 800 ? 205 : 140);
const P = new Print(302, "#f1ead8");
const printed = (seed: number, draw: (pen: Pen) => void) => {
  const L = layer(),
    K = layer();
  draw({ x: L.x, k: K.x, r: new Rng(seed) });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
};

printSky(P);
printed(1, farHouses);
farHaze(P);
printed(2, (pen) => {
  leftHouses(pen);
});
haze(P);
printed(3, ground);
spill(P);
printed(4, (pen) => {
  shop(pen);
  rightHouse(pen);
  drifts(pen);
  footprints(pen, [2.6, -0.9], [FEET[0] + 0.7, FEET[1] + 0.05], 12);
});
tick("houses");
water(P);
ripples(P);
glitter(P);
crown(P);
printed(5, (pen) => {
  quay(pen);
  post(pen);
  walker(pen);
  willow(pen);
});
tick("quay");
// the shop's light in the snowy air
P.light(
  (x) => {
    x.translate(...at(3.9, -0.6, 1.2));
    x.scale(1.25, 0.72);
    const glow = x.createRadialGradient(0, 0, 40, 0, 0, 420);
    glow.addColorStop(0, css("#ffb95e", 0.14));
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
  wood: 0.09,
  woodMask: (x, y) => (y < roofLine(x) || y > shoreY(x) ? 1 : 0.06),
  paper: 0.035,
  wobble: 0.34,
  kuwahara: 0.8,
  blocks: 18,
  blockMix: 0.25,
  sat: 1.03,
});
