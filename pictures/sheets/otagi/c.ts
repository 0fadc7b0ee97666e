/** The great bell from below, late on an October afternoon: a sleeve, and the cord just before it is let go. */
import { tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { P } from "./c-stage.ts";
import { printSky } from "./c-sky.ts";
import { printBranch, printCrowns } from "./c-maple.ts";
import { printBeam, printPosts, printRoof } from "./c-frame.ts";
import { printBell } from "./c-bell.ts";
import { printLoop } from "./c-mouth.ts";
import { printLog, printSleeve } from "./c-striker.ts";

printSky();
printCrowns();
tick("sky");
printRoof();
printPosts();
printBeam();
tick("belfry");
printLoop();
printLog();
printBell();
tick("bell");
printBranch();
printSleeve();

await finishSheet(P, "otagi-c", {
  seal: { mark: "鐘", at: [22, 1000], size: 34 },
  wood: 0.1,
  kuwahara: 0.6,
  blocks: 14,
  blockMix: 0.4,
});
