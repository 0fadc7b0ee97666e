/** Marquetry from Hatajuku on the bench: a board half fitted, coloured sticks waiting, shavings curling off the plane. */
import { finishSheet } from "../../kit/sheet.ts";
import { P } from "./d-stage.ts";
import { printBench } from "./d-bench.ts";
import { fitBoard } from "./d-board.ts";
import { laySticks, printLight, strewShavings } from "./d-loose.ts";

printBench();
fitBoard();
laySticks();
strewShavings();
printLight();

await finishSheet(P, "hakone-d", {
  seal: { mark: "木", at: [1508, 1094], size: 34 },
  wood: 0.05,
  kuwahara: 0.5,
  blocks: 15,
  blockMix: 0.35,
  keyAlpha: 0.85,
});
