/** Hundreds of mossy stone disciples on both sides of the steps, under red maples. */
import { finishSheet } from "../../kit/sheet.ts";
import { P } from "./hero-stage.ts";
import { printForest, printHall, printFarMaples } from "./hero-backdrop.ts";
import { printBank, strewBank } from "./hero-bank.ts";
import { seatAll } from "./hero-stones.ts";
import { printCongregation } from "./hero-trees.ts";
import { printShafts, printCanopy } from "./hero-canopy.ts";

printForest();
printHall();
printFarMaples();
printBank();
strewBank();
seatAll();
printCongregation();
printShafts();
printCanopy();
await finishSheet(P, "otagi-hero", {
  seal: { mark: "愛", at: [40, 1090], size: 34 },
  wood: 0.08,
  woodMask: (_x, y) => (y < 300 ? 1 : 0.4),
  kuwahara: 0.8,
  blocks: 12,
  blockMix: 0.75,
  sat: 1.05,
});
