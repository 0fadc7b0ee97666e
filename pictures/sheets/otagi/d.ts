/** The main hall's tiled roof from the slope above it, the valley of Saga opening below; December dusk, leaves burning. */
import { elapsed } from "../../kit/core.ts";
import { save } from "../../kit/out.ts";
import { seal } from "../../kit/print.ts";
import { P } from "./d-stage.ts";
import { printCedars, printRidges, printSky } from "./d-valley.ts";
import { printFire, printGlow, printSmoke, printSweeper } from "./d-fire.ts";
import { printHall, printYard } from "./d-hall.ts";
import { seatDisciples, printMaple } from "./d-near.ts";

printSky();
printRidges();
printCedars();
printYard();
printGlow();
printHall();
seatDisciples(false);
printSmoke();
printFire();
printSweeper();
seatDisciples(true);
printMaple();
const sheet = P.finish({
  wood: 0.1,
  vignette: 0.12,
  kuwahara: 0.7,
  blocks: 13,
  blockMix: 0.5,
  sat: 1.05,
});
seal(sheet.getContext("2d"), 1508, 70, "暮", 34);
await save(sheet, "out/otagi-d.png");
console.log("total", elapsed().toFixed(1));
