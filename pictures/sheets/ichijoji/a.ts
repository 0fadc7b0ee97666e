/** Ichijoji A: the counter on a winter night: one bowl under one lamp, its steam, the cook dark in it, snow behind the window. */
import { sstep } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { printBowl, printRim } from "./a-bowl.ts";
import { printCook, printPot } from "./a-cook.ts";
import { printBowlShadow, printCounter, printLedge } from "./a-counter.ts";
import { printFood } from "./a-food.ts";
import { printGlow, printLamp } from "./a-lamp.ts";
import { P } from "./a-plan.ts";
import { printRoom } from "./a-room.ts";
import { printBank, printNearSteam, printSteam } from "./a-steam.ts";
import { printLedgeThings, printSticks } from "./a-things.ts";

printRoom();
printSteam();
printCook();
printPot();
printBank();
printLedge();
printLedgeThings();
printCounter();
printBowlShadow();
printSticks();
printLamp();
printBowl();
printFood();
printNearSteam();
printRim();
printGlow();
await finishSheet(P, "ichijoji-a", {
  seal: { mark: "椀", at: [46, 1090], size: 32 },
  wood: 0.08,
  // no grain over the steam and the food
  woodMask: (x, y) =>
    Math.hypot((x - 605) / 330, (y - 830) / 270) < 1 ? 0.2 : 0.15 + 0.85 * sstep(590, 720, y),
  paper: 0.035,
  wobble: 0.7,
  kuwahara: 0,
  blocks: 18,
  blockMix: 0.3,
});
