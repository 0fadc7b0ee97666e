/** Nara ink D: ladders of ink sticks in straw hang black before an opening on the snow; low sun, its fan of shade on the floor. */
import { tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { wash } from "../../kit/stage.ts";
import { printCarrier } from "./d-carrier.ts";
import { printHills, printPersimmon, printSky, printSnow } from "./d-garden.ts";
import { FAR, type Ladder, NEAR, printRank } from "./d-ladders.ts";
import { P } from "./d-plan.ts";
import { printDust, printFloor, printLattice, printShade } from "./d-room.ts";

/** they hang in two uneven groups; between them the way is open to the walker and the sun */
const far: Ladder[] = [
  { x: 476, rungs: 18, half: 44, step: 32, sway: 8 },
  { x: 590, rungs: 8, half: 38, step: 32, turn: 0.55 },
  { x: 1196, rungs: 12, half: 46, step: 32, sway: -8, gaps: [7] },
  { x: 1458, rungs: 7, half: 40, step: 32, turn: 0.6 },
];
const near: Ladder[] = [
  { x: 70, rungs: 16, half: 104, step: 54, sway: -6 },
  { x: 318, rungs: 11, half: 84, step: 46, turn: 0.42, sway: 14 },
  { x: 1330, rungs: 17, half: 84, step: 46, gaps: [4], sway: 8 },
  { x: 1560, rungs: 10, half: 92, step: 50, turn: 0.8 },
];
printSky();
printHills();
printSnow();
printPersimmon();
printCarrier();
tick("garden");
printLattice();
printFloor();
printShade([
  [476, 30, 960],
  [590, 26, 1060],
  [1196, 30, 980],
]);
printRank([128, 150, 8], far, FAR);
printDust();
printRank([70, 40, 15], near, NEAR);
wash(P, "top", 260, "#141528", 0.6);
await finishSheet(P, "nara-ink-d", {
  seal: { mark: "藁", at: [1508, 1098], size: 38 },
  wood: 0.1,
  wobble: 0.8,
  kuwahara: 0.5,
  blocks: 13,
  blockMix: 0.6,
});
