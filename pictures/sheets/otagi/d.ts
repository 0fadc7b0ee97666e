/** The main hall's tiled roof from the slope above it, the valley of Saga below; December dusk, leaves burning. */
import { finishSheet } from "../../kit/sheet.ts";
import { P } from "./d-stage.ts";
import { printCedars, printRidges, printSky } from "./d-valley.ts";
import { printVillage } from "./d-village.ts";
import { printFire, printGlow, printSmoke, printSweeper } from "./d-fire.ts";
import { printHall, printYard } from "./d-hall.ts";
import { printMaple, printMounds, seatDisciples } from "./d-near.ts";

printSky();
printRidges();
printVillage();
printCedars();
printYard();
printMounds();
printGlow();
seatDisciples("far");
printHall();
printSmoke();
printFire();
printSweeper();
seatDisciples("near");
printMaple();
await finishSheet(P, "otagi-d", {
  seal: { mark: "暮", at: [1508, 70], size: 34 },
  wood: 0.1,
  kuwahara: 0.45,
  blocks: 13,
  blockMix: 0.5,
  sat: 1.05,
});
