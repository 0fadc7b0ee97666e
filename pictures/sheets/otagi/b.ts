/** Two stone disciples shoulder to shoulder in the June rain; one raises a red cup. Grey-green, with that one warm accent. */
import { elapsed } from "../../kit/core.ts";
import { save } from "../../kit/out.ts";
import { seal } from "../../kit/print.ts";
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
const sheet = P.finish({ wood: 0.08, vignette: 0.14, kuwahara: 0.7, blocks: 14, blockMix: 0.5 });
seal(sheet.getContext("2d"), 1508, 1092, "雨", 34);
await save(sheet, "out/otagi-b.png");
console.log("total", elapsed().toFixed(1));
