/** Hakone D: in a joiner's workshop at Hatajuku, a sheet of marquetry, planed off its block, rolls up by the window. */
import { finishSheet } from "../../kit/sheet.ts";
import { printJoiner } from "./d-joiner.ts";
import { printSheet } from "./d-sheet.ts";
import { P } from "./d-stage.ts";
import { printRoom } from "./d-workshop.ts";

printRoom();
printJoiner();
printSheet();
await finishSheet(P, "hakone-d", {
  seal: { mark: "木", at: [44, 1128] },
  wood: 0.09,
  wobble: 0.7,
  kuwahara: 0.6,
  blocks: 16,
  blockMix: 0.4,
});
