/** Echizen, the hero: in a dark workshop a papermaker leans over the vat and lifts the frame against the light of the snow. */
import { tick } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { KEY } from "./hero-plan.ts";
import { maker } from "./hero-maker.ts";
import { air, beam, dusk, post } from "./hero-near.ts";
import { outside } from "./hero-outside.ts";
import { paintRoom } from "./hero-room.ts";
import { pail, pile, steam } from "./hero-things.ts";

const P = new Print(1002, "#e9e6de");
outside(P);
tick("snow");
const room = paintRoom(P);
tick("room");
beam(P);
pile(P);
air(P);
maker(P, room);
pail(P);
dusk(P);
steam(P);
post(P);
await finishSheet(P, "echizen-hero", {
  seal: { mark: "紙", at: [1526, 1122], size: 34 },
  key: KEY,
  wood: 0.1,
  // little grain over paper, snow and water
  woodMask: (x, y) =>
    (x > 255 && x < 1190 && y > 230 && y < 730) ||
    (x > 640 && x < 1260 && y > 690 && y < 875) ||
    (x < 350 && y > 745 && y < 870)
      ? 0.2
      : 1,
  wobble: 0.42,
  kuwahara: 0.9,
  blocks: 22,
  blockMix: 0.4,
  sat: 1.06,
});
