/** Three stone disciples in the shade before the low sun in the mist, a narrow light along head and shoulder; rows of others beside turning steps. */
import { finishSheet } from "../../kit/sheet.ts";
import { tick } from "../../kit/core.ts";
import { mistBand } from "../../kit/print.ts";
import { printForest, printSun, printWarmth } from "./hero-forest.ts";
import { printBanks, printGround, printShades } from "./hero-ground.ts";
import { printHall } from "./hero-hall.ts";
import { printFallen, printMaple } from "./hero-maple.ts";
import { printDisciple } from "./hero-near.ts";
import { SEATED } from "./hero-places.ts";
import { printCrowd, printRow } from "./hero-rows.ts";
import { gn, MIST, P } from "./hero-stage.ts";
import { printSteps } from "./hero-steps.ts";

printForest();
printGround();
printSteps();
tick("ground");
const mist = (y: number, up: number, down: number, max: number) =>
  P.mist(mistBand(gn, y, up, down, { amp: 10, max, rag: 0.2 }), MIST, { grain: 0.06 });
P.mist(mistBand(gn, 330, 190, 60, { amp: 22, max: 0.9, rag: 0.3 }), MIST, { grain: 0.06 });
printSun();
printRow(0);
printHall();
printRow(1);
mist(356, 60, 40, 0.8);
printRow(2);
mist(398, 70, 40, 0.7);
printRow(3);
mist(440, 80, 40, 0.6);
printRow(4);
mist(500, 80, 40, 0.4);
printRow(5);
printCrowd();
tick("rows");
printBanks();
printShades();
// a low veil lies across the middle of the slope, behind the near stones
mist(610, 120, 95, 0.5);
// the shade of the wood lies over the foot of the steps too
P.mist((_x, y) => 0.58 * Math.min(1, Math.max(0, (y - 860) / 340)), "#2a4a50", { grain: 0.04 });
for (const s of SEATED.toSorted((a, b) => b.at[1] - a.at[1])) printDisciple(s);
tick("stones");
printFallen();
printWarmth();
printMaple();
await finishSheet(P, "otagi-hero", {
  seal: { mark: "愛", at: [1524, 1098], size: 34 },
  wood: 0.05,
  paper: 0.035,
  woodMask: (_x, y) => (y < 420 ? 1 : 0.35),
  blocks: 22,
  blockMix: 0.3,
  contrast: 1.05,
});
