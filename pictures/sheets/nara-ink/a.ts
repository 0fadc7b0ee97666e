/** Nara ink A: blue hour in the snow: on a lit paper window falls the shadow of the ink maker, who presses ink in his hand. */
import { H, tick, W } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { wash } from "../../kit/stage.ts";
import { printEave, printWalls } from "./a-house.ts";
import { P } from "./a-plan.ts";
import { printFlakes, printPlum } from "./a-plum.ts";
import { printGarden, printVeranda } from "./a-porch.ts";
import { printTray } from "./a-tray.ts";
import { printLattice, printPaper, printShadow } from "./a-window.ts";

printWalls();
printPaper();
printShadow();
printLattice();
printEave();
printVeranda();
printTray();
printGarden();
printPlum();
tick("house");
printFlakes();
wash(P, "top", 240, "#0e1c3c", 0.5);
await finishSheet(P, "nara-ink-a", {
  seal: { mark: "握", at: [W - 108, H - 106], size: 40 },
  wood: 0.1,
  wobble: 0.8,
  kuwahara: 0.6,
  blocks: 13,
  blockMix: 0.65,
});
