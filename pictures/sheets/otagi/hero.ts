/** Worn stone disciples in ranks, one laughing, fade into morning mist; steps climb past a red maple to a small lit hall. */
import { finishSheet } from "../../kit/sheet.ts";
import { tick } from "../../kit/core.ts";
import { mistBand } from "../../kit/print.ts";
import { gn, P } from "./hero-stage.ts";
import { printForest, printShafts } from "./hero-forest.ts";
import { printHall } from "./hero-hall.ts";
import { printLawn } from "./hero-lawn.ts";
import { printMaple } from "./hero-maple.ts";
import { SEATED } from "./hero-ranks.ts";
import { printSteps } from "./hero-steps.ts";
import { printStone } from "./hero-stones.ts";
import { printFerns, printGifts, printLeaves } from "./hero-strew.ts";

printForest();
printHall();
tick("forest");
printLawn();
printSteps();
P.mist(mistBand(gn, 350, 16, 34, { amp: 6, max: 0.75 }), "#eeecd0", { grain: 0.1 });
tick("lawn");
/** the stones from one depth to a nearer one */
const seat = (from: number, to: number) => {
  for (const s of SEATED) if (s.depth <= from && s.depth > to) printStone(s);
};
seat(99, 15);
P.mist(mistBand(gn, 396, 34, 40, { amp: 10, max: 0.85 }), "#eeecd0", { grain: 0.1 });
seat(15, 11.4);
P.mist(mistBand(gn, 440, 34, 48, { amp: 12, max: 0.9 }), "#e9ead0", { grain: 0.1 });
seat(11.4, 9);
P.mist(mistBand(gn, 500, 34, 52, { amp: 16, max: 0.72 }), "#dfe6d2", { grain: 0.1 });
printShafts();
printLeaves();
for (const [from, to] of [
  [9, 6.4],
  [6.4, 5.2],
  [5.2, 4.3],
  [4.3, 3.4],
  [3.4, 0],
]) {
  seat(from, to);
  printFerns(from, to);
}
tick("stones");
printGifts();
printMaple();
tick("maple");
await finishSheet(P, "otagi-hero", {
  seal: { mark: "愛", at: [40, 1090], size: 34 },
  wood: 0.08,
  paper: 0.035,
  woodMask: (_x, y) => (y < 400 ? 1 : 0.35),
  blocks: 14,
  blockMix: 0.5,
});
