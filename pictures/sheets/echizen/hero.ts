/** Echizen, the hero: in a workshop open on the snow a papermaker lifts the frame from the vat; low sun over the boards. */
import { tick } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { floor } from "./hero-floor.ts";
import { cords, runoff, screen, springs } from "./hero-frame.ts";
import { maker } from "./hero-maker.ts";
import { bench } from "./hero-paper.ts";
import { KEY, PAIL } from "./hero-plan.ts";
import { village } from "./hero-snow.ts";
import { pail, vat } from "./hero-vat.ts";
import { air, wall } from "./hero-wall.ts";

const P = new Print(1002, "#f3ead6");
village(P);
tick("village");
wall(P);
tick("wall");
floor(P);
tick("floor");
bench(P);
springs(P);
vat(P);
tick("vat");
air(P);
maker(P);
cords(P);
screen(P);
runoff(P);
pail(P, PAIL.at, PAIL.r, PAIL.z);
await finishSheet(P, "echizen-hero", {
  seal: { mark: "紙", at: [1526, 1122], size: 34 },
  key: KEY,
  wood: 0.09,
  woodMask: (_x, y) => (y < 410 ? 1 : 0.5),
  wobble: 0.42,
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.5,
  sat: 1.03,
});
