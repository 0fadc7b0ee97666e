/** Hakone D: at a window in Hatajuku a plane stands on its block of marquetry, the patterned shaving still curled in its mouth. */
import { finishSheet } from "../../kit/sheet.ts";
import { printSheet } from "./d-sheet.ts";
import { P } from "./d-stage.ts";
import { printRoom } from "./d-workshop.ts";

printRoom();
printSheet();
await finishSheet(P, "hakone-d", {
  seal: { mark: "木", at: [1522, 1120], size: 34 },
  wood: 0.09,
  wobble: 0.7,
  kuwahara: 0.6,
  blocks: 12,
  blockMix: 0.8,
});
