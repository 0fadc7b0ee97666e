/** Marquetry from Hatajuku on the bench: a board half fitted, coloured sticks waiting, shavings curling off the plane. */
import { elapsed } from "../../kit/core.ts";
import { save } from "../../kit/out.ts";
import { seal } from "../../kit/print.ts";
import { P } from "./d-stage.ts";
import { printBench } from "./d-bench.ts";
import { fitBoard } from "./d-board.ts";
import { laySticks, printLight, strewShavings } from "./d-loose.ts";

printBench();
fitBoard();
laySticks();
strewShavings();
printLight();

const sheet = P.finish({
  wood: 0.05,
  vignette: 0.1,
  kuwahara: 0.5,
  blocks: 15,
  blockMix: 0.35,
  keyAlpha: 0.85,
});
seal(sheet.getContext("2d"), 1508, 1094, "木", 34);
await save(sheet, "out/hakone-d.png");
console.log("total", elapsed().toFixed(1));
