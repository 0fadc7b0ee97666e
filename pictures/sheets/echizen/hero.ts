/** Echizen, the hero: against the snow in an open wall a papermaker sends a wave of milky water over the screen towards us */
import { layer, Rng } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { frameBars } from "./hero-frame.ts";
import { maker } from "./hero-maker.ts";
import { KEY } from "./hero-plan.ts";
import { cords, pole, room } from "./hero-room.ts";
import { driftedIn, garden } from "./hero-snow.ts";
import { pool, splash, vat } from "./hero-vat.ts";
import { drops, foam, ribs, water } from "./hero-water.ts";

const P = new Print(1002, "#f3ead6");
const r = new Rng(21);

garden(P);
room(P);
pole(P);
maker(P);
driftedIn(P);
pool(P);
P.block(ribs);
frameBars(P, "far");
frameBars(P, "near");
P.block((x) => splash(x, r), { occlude: 0 });
const L = layer();
water(L.x);
P.put(L, { occlude: 1 });
cords(P);
P.block(
  (x) => {
    foam(x, r);
    drops(x, r);
  },
  { occlude: 0 },
);
vat(P);
wash(P, "top", 200, "#1c2740", 0.5);
await finishSheet(P, "echizen-hero", {
  seal: { mark: "紙", at: [1512, 1112], size: 34 },
  key: KEY,
  wood: 0.09,
  wobble: 0.7,
  kuwahara: 0.8,
  blocks: 13,
  blockMix: 0.75,
  sat: 1.03,
});
