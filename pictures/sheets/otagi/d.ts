/** The main hall's roof from the slope above it, the valley of Saga below; December dusk, leaves burning. */
import { finishSheet } from "../../kit/sheet.ts";
import { P } from "./d-stage.ts";
import { printRidges, printSky, printWoods } from "./d-valley.ts";
import { printVillage } from "./d-village.ts";
import { printVeranda } from "./d-veranda.ts";
import { printFire, printGlow, printSmoke } from "./d-fire.ts";
import { printHall, printYard } from "./d-hall.ts";
import { seatCircle } from "./d-circle.ts";

printSky();
printRidges();
printVillage();
printWoods();
printYard();
printGlow();
seatCircle("far");
printSmoke();
printFire();
seatCircle("near");
printVeranda();
printHall();
await finishSheet(P, "otagi-d", {
  seal: { mark: "暮", at: [1508, 70], size: 34 },
  wood: 0.1,
  kuwahara: 0.45,
  blocks: 12,
  blockMix: 0.8,
  sat: 1.05,
});
