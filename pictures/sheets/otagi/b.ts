/** Two stone disciples side by side in the June rain; one raises a red cup. Grey-green, with one warm accent. */
import { finishSheet } from "../../kit/sheet.ts";
import { P } from "./b-stage.ts";
import { printWood, seatFar } from "./b-wood.ts";
import { printPair, drawCup } from "./b-pair.ts";
import { printFerns, printRain, printMaple } from "./b-rain.ts";

printWood();
seatFar();
printPair();
drawCup();
printFerns();
printRain();
printMaple();
await finishSheet(P, "otagi-b", {
  seal: { mark: "雨", at: [1508, 1092], size: 34 },
  wood: 0.08,
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.5,
});
