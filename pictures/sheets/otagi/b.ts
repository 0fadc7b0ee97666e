/** Two laughing stone disciples in the June rain, the red cup in a lap full of rain. Grey-green, with one warm accent. */
import { finishSheet } from "../../kit/sheet.ts";
import { P } from "./b-stage.ts";
import { printWood } from "./b-wood.ts";
import { ear } from "./b-ear.ts";
import { frog } from "./b-frog.ts";
import { printPair, drawCup } from "./b-pair.ts";
import { printFerns, printFernsBehind, printRain, printMaple } from "./b-rain.ts";

printWood();
printFernsBehind();
printPair();
ear();
drawCup();
frog();
printFerns();
printRain();
printMaple();
await finishSheet(P, "otagi-b", {
  seal: { mark: "雨", at: [1508, 1092], size: 34 },
  wood: 0.08,
  kuwahara: 0.7,
  blocks: 12,
  blockMix: 0.8,
});
