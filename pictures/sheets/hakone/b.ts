/** Hakone B: rain on the old road, seen from low down: straw sandals on a wet slab, and stones that mirror the light ahead. */
import { layer, tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { shadeEdge } from "../../kit/stage.ts";
import { rain } from "../../kit/weather.ts";
import { leafOn, leaves } from "./b-leaves.ts";
import { heightAt, on, pave, rings } from "./b-road.ts";
import { drawSandal } from "./b-sandal.ts";
import { cam, P } from "./b-stage.ts";
import { plant, printMist } from "./b-wood.ts";
import { keyColour } from "./road-ink.ts";

printMist();
pave();
plant();
tick("wood");
rings();
leaves();
for (const [at, turn, seed, tie] of [
  [[0.25, 1.3], 0.6, 9, "0,11.6 -1.2,14 -4.2,14.6 -6.4,12.6 -8.6,13.4"],
  [[0.385, 1.2], 0.78, 12, "0,11.6 1.6,14.2 4.8,13.8 6,10.6 8.4,9"],
] as const)
  drawSandal(
    P,
    cam,
    { at: [at[0], at[1]], size: 0.0142, z: heightAt(at[0], at[1]), turn, seed, tie },
    keyColour,
  );
const [lx, ly] = on(0.42, 1.235);
leafOn([lx, ly - 12]);
tick("sandals");
const fall = layer();
rain(fall.x, 77, 170, { c: "#f2f3ea", slant: 0.06, a: 0.42, long: 1.5 });
P.put(fall);
P.light((x) => shadeEdge(x, "bottom", 240, "#16202e", 0.2), { op: "multiply" });
await finishSheet(P, "hakone-b", {
  seal: { mark: "石", at: [1506, 1096], size: 34 },
  wood: 0.07,
  kuwahara: 1,
  blocks: 12,
  blockMix: 0.88,
  sat: 1.1,
});
