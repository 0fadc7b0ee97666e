/** Hakozushi, the hero: a box-sushi shop on its canal at dusk, in falling snow; its lit front lies in the water. */
import { css, layer, Rng, sstep, stamp, tick } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { shadeEdge } from "../../kit/stage.ts";
import { snowfall } from "../../kit/weather.ts";
import { boat } from "./hero-boat.ts";
import { leftHouse, rightHouse } from "./hero-houses.ts";
import { storehouse, watchtower } from "./hero-storehouse.ts";
import { type Pen } from "./hero-pen.ts";
import { at } from "./hero-plan.ts";
import { posts, quay, steps } from "./hero-quay.ts";
import { shop } from "./hero-shop.ts";
import { printSky } from "./hero-sky.ts";
import { drifts, footprints, ground, spill } from "./hero-street.ts";
import { lantern, tubs } from "./hero-things.ts";
import { walker } from "./hero-walker.ts";
import { shoreY, water } from "./hero-water.ts";
import { willow } from "./hero-willow.ts";

const P = new Print(302, "#f1ead8");
const printed = (seed: number, draw: (pen: Pen) => void) => {
  const L = layer(),
    K = layer();
  draw({ x: L.x, k: K.x, r: new Rng(seed) });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
};

printSky(P);
printed(1, watchtower);
printed(2, ground);
spill(P);
printed(3, (pen) => {
  leftHouse(pen);
  storehouse(pen);
  shop(pen);
  rightHouse(pen);
});
// snowy air before the houses farther off
P.mist((x, y) => 0.42 * sstep(660, 40, x) * sstep(120, 420, y) * sstep(760, 640, y), "#a3b4d3", {
  key: 0.7,
  grain: 0.1,
});
tick("houses");
printed(4, (pen) => {
  drifts(pen, "#d9e2f0");
  footprints(pen, [
    [3.1, -0.5],
    [2.6, -1.4],
    [1.2, -2],
    [-1.2, -2.3],
    [-3.4, -2.62],
  ]);
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
P.block(
  (x) => {
    snowfall(x, 12, 300, [0, 0, 1600, 1200], { c: "#f2f5fa", r0: 1.6, r1: 5.6, a: 0.95 });
  },
  { occlude: 0.8 },
);
await finishSheet(P, "hakozushi-hero", {
  seal: { mark: "鮓", at: [44, 1088], size: 34 },
  wood: 0.1,
  woodMask: (x, y) => (y < 470 || y > shoreY(x) ? 1 : 0.25),
  wobble: 0.5,
  kuwahara: 0.6,
  blocks: 14,
  blockMix: 0.4,
  sat: 1.05,
});
