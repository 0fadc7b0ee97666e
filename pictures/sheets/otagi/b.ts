/** Dusk in the rain: two stone disciples lean together by a wet path and look at a lit lantern; the ranks climb into the mist. */
import { finishSheet } from "../../kit/sheet.ts";
import { printGlow } from "./b-air.ts";
import { printFerns, printGrass } from "./b-fern.ts";
import { printHydrangeas } from "./b-hydrangea.ts";
import { printBursts, printRain } from "./b-rain.ts";
import { buildScene, printLines, printScene } from "./b-scene.ts";
import { P } from "./b-stage.ts";
import { printRings, printWet } from "./b-wet.ts";
import { printWood } from "./b-wood.ts";

printWood();
const scene = buildScene();
printScene(scene);
printWet(scene);
printLines(scene);
printGrass(scene);
printGlow(P);
printFerns();
printHydrangeas();
printRings(scene);
printBursts(scene);
printRain();
await finishSheet(P, "otagi-b", {
  seal: { mark: "雨", at: [40, 1090], size: 34 },
  wobble: 0.5,
  wood: 0.08,
  kuwahara: 1.3,
  blocks: 16,
  blockMix: 0.5,
});
