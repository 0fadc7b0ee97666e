/** Hundreds of mossy stone disciples on both sides of the steps, under red maples. */
import { elapsed } from "../../kit/core.ts";
import { seal } from "../../kit/print.ts";
import { save } from "../../kit/out.ts";
import { P } from "./hero-stage.ts";
import { printForest, printHall, printFarMaples } from "./hero-backdrop.ts";
import { printBank, strewBank } from "./hero-bank.ts";
import { seatAll } from "./hero-stones.ts";
import { printCongregation } from "./hero-trees.ts";
import { printShafts, printCanopy } from "./hero-canopy.ts";

printForest();
printHall();
printFarMaples();
printBank();
strewBank();
seatAll();
printCongregation();
printShafts();
printCanopy();
const out = P.finish({
  wood: 0.08,
  woodMask: (_x, y) => (y < 300 ? 1 : 0.4),
  vignette: 0.22,
  kuwahara: 0.8,
  blocks: 13,
  blockMix: 0.45,
  sat: 1.05,
});
seal(out.getContext("2d"), 40, 1090, "愛", 34);
await save(out, "out/otagi-hero.png");
console.log("total", elapsed().toFixed(1));
