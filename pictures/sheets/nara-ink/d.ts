/** Nara ink D: ladders of ink sticks in straw hang black before an opening on the snow; low sun, its fan of shade on the floor. */
import { tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { wash } from "../../kit/stage.ts";
import { printCarrier } from "./d-carrier.ts";
import { printHills, printPersimmon, printSky, printSnow } from "./d-garden.ts";
import { FAR, type Ladder, NEAR, printRank } from "./d-ladders.ts";
import { P } from "./d-plan.ts";
import { printDust, printFloor, printLattice, printShade } from "./d-room.ts";

const far: Ladder[] = [
  { x: 486, rungs: 17, half: 44, step: 32, sway: 8 },
  { x: 622, rungs: 13, half: 44, step: 32, gaps: [6] },
  { x: 1062, rungs: 11, half: 44, step: 32, sway: -8 },
  { x: 1186, rungs: 16, half: 44, step: 32 },
  { x: 1466, rungs: 9, half: 44, step: 32, turn: 0.6 },
];
const near: Ladder[] = [
  { x: 88, rungs: 18, half: 84, step: 46, sway: -6 },
  { x: 372, rungs: 14, half: 84, step: 46, turn: 0.42, sway: 14 },
  { x: 760, rungs: 10, half: 84, step: 46 },
  { x: 1326, rungs: 17, half: 84, step: 46, gaps: [4], sway: 8 },
  { x: 1580, rungs: 13, half: 84, step: 46 },
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
  [486, 30, 960],
  [622, 30, 960],
  [1062, 30, 1040],
  [1186, 30, 960],
]);
printRank([128, 150, 8], far, FAR);
printDust();
printRank([70, 40, 15], near, NEAR);
wash(P, "top", 260, "#141528", 0.6);
wash(P, "bottom", 200, "#3a2a4a", 0.55);
await finishSheet(P, "nara-ink-d", {
  seal: { mark: "藁", at: [44, 1098], size: 38 },
  wood: 0.1,
  wobble: 0.8,
  kuwahara: 0.5,
  blocks: 16,
  blockMix: 0.4,
});
