/** Echizen, the hero: in a workshop open on the snow a papermaker lifts the frame from the vat; low sun over the boards. */
import { tick } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { dusk, shafts } from "./hero-air.ts";
import { doors } from "./hero-doors.ts";
import { floor } from "./hero-floor.ts";
import { cords, runoff, screen, springs } from "./hero-frame.ts";
import { maker } from "./hero-maker.ts";
import { pail } from "./hero-pail.ts";
import { bench, dryingBoards } from "./hero-paper.ts";
import { KEY } from "./hero-plan.ts";
import { roof } from "./hero-roof.ts";
import { village } from "./hero-snow.ts";
import { vat } from "./hero-vat.ts";
import { wall } from "./hero-wall.ts";

const P = new Print(1002, "#f3ead6");
village(P);
tick("village");
doors(P);
wall(P);
roof(P);
tick("wall");
floor(P);
tick("floor");
dryingBoards(P);
bench(P);
vat(P);
pail(P);
shafts(P);
tick("vat");
springs(P);
cords(P);
screen(P);
runoff(P);
maker(P);
dusk(P);
await finishSheet(P, "echizen-hero", {
  seal: { mark: "紙", at: [1526, 1122], size: 34 },
  key: KEY,
  wood: 0.09,
  woodMask: (_x, y) => (y < 430 ? 1 : 0.5),
  wobble: 0.42,
  kuwahara: 0.9,
  blocks: 20,
  blockMix: 0.4,
  sat: 1.03,
});
