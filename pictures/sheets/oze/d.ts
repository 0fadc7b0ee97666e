/**
 * Oze D: nightfall on the bank of a river. Salted sweetfish stand on sticks round a small fire; far out the fire of one fishing
 * boat lies long on the water.
 */
import { finishSheet } from "../../kit/sheet.ts";
import { lapping } from "./d-bank.ts";
import { boat, mirrored } from "./d-boat.ts";
import { fire, glow, smoke, sparks } from "./d-fire.ts";
import { eaten, far, fish, near } from "./d-fish.ts";
import { night } from "./d-night.ts";
import { P } from "./d-plan.ts";
import { bed } from "./d-stones.ts";

night();
mirrored();
boat();
bed("ground");
lapping();
for (const f of far) fish(f);
bed("beyond");
glow();
smoke();
fire();
sparks();
for (const f of near) fish(f);
bed("before");
eaten();
await finishSheet(P, "oze-d", {
  seal: { mark: "塩", at: [1512, 1100], size: 34 },
  wood: 0.09,
  woodMask: (_x, y) => (y < 680 ? 1 : 0.4),
  wobble: 0.8,
  kuwahara: 0.6,
  blocks: 18,
  blockMix: 0.3,
  sat: 1.02,
});
