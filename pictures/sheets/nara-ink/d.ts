/** Nara ink D: ink sticks in straw hang before a window on the snow; in the low sun someone ties the next bundle. */
import { wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { printRank } from "./d-ink.ts";
import { printCeiling, printFloor, printShafts, printWalls } from "./d-room.ts";
import { printOutside } from "./d-outside.ts";
import { P } from "./d-stage.ts";
import { printStore, printTier } from "./d-tier.ts";

printOutside();
printWalls();
printFloor();
printCeiling([0.95, 2.9]);
printRank(0.95, 2.5, -2, 9.4, [
  [1.3, 12],
  [1.98, 13],
  [2.9, 11],
  [3.6, 13],
  [4.5, 12],
  [5.3, 13],
  [6.3, 12],
  [7.2, 13],
  [8.2, 12],
]);
printShafts();
printRank(2.9, 2.5, -3, 9.4, [
  [0.62, 13],
  [3.5, 13],
  [4.25, 12],
  [4.95, 13],
  [5.9, 11],
  [6.8, 13],
]);
printStore();
printTier([760, 1050]);
wash(P, "top", 260, "#1a2036", 0.5);
await finishSheet(P, "nara-ink-d", {
  seal: { mark: "藁", at: [44, 1088], size: 34 },
  wood: 0.1,
  wobble: 0.8,
  kuwahara: 0.6,
  blocks: 16,
  blockMix: 0.42,
});
