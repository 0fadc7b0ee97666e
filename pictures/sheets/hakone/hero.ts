/** The teahouse among cedars, early on a June morning: a large thatched roof, one lit doorway, wet stones up to it. */
import { lerp, sstep, tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { P } from "./hero-stage.ts";
import { printSky, printRanks } from "./hero-ranks.ts";
import { pave } from "./hero-road.ts";
import {
  things,
  placeHouse,
  placeWalker,
  greatCedar,
  growUndergrowth,
  placeMist,
} from "./hero-roadside.ts";
import { hydrangea } from "./hero-hydrangea.ts";
import { hangBoughs } from "./hero-boughs.ts";
import { firstLight } from "./hero-light.ts";

printSky();
printRanks();
pave();

placeHouse();
placeWalker();
greatCedar(-3.3, 5.4, 1.05, 31);
greatCedar(4.15, 6.1, 0.85, 52);
growUndergrowth();
placeMist();
for (const thing of things.toSorted((a, b) => b.d - a.d)) thing.draw();
hydrangea();
tick("roadside");
hangBoughs();
firstLight();
tick("light");

await finishSheet(P, "hakone-hero", {
  seal: { mark: "道", at: [1512, 1096], size: 34 },
  wood: 0.09,
  woodMask: (_x, y) => lerp(1, 0.4, sstep(420, 620, y)),
  kuwahara: 0.8,
  blocks: 13,
  blockMix: 0.5,
  sat: 1.05,
});
