/** Ichijoji C: the small station in April: the last passenger runs below the cherry, the guard holds the train of one car. */
import { H, sstep } from "../../kit/core.ts";
import { mistBand } from "../../kit/print.ts";
import { petals, sky, wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { printCherry } from "./c-cherry.ts";
import { printCrossing } from "./c-crossing.ts";
import { printFarEdge, printHills } from "./c-far.ts";
import { printField, printNear } from "./c-flowers.ts";
import { printFence, printGround, printPlatform, printWires } from "./c-line.ts";
import { P } from "./c-stage.ts";
import { printRunner, printTrain } from "./c-train.ts";

sky(P, 660, [
  [0, "#5b93b4"],
  [0.3, "#aecdd0"],
  [0.62, "#ece6d2"],
  [1, "#f6dfd0"],
]);
// long spring clouds
P.mist(
  (x, y) =>
    0.7 *
    sstep(120, 240, y) *
    sstep(470, 330, y) *
    sstep(0.12, 0.2, P.noise.fbm(x * 0.0013 + 3, y * 0.011, 5)),
  "#fbf4e6",
  { grain: 0.16 },
);
printHills();
P.mist(mistBand(P.noise, 524, 70, 30, { max: 0.9, amp: 8 }), "#f2ead8");
printGround();
printFarEdge();
printField();
printFence();
printWires();
printPlatform();
printTrain();
printRunner();
printNear();
printCherry();
printCrossing([150, 1010]);
P.block((x) => petals(x, 8, 46, [0, 260, 1300, H], "#f9dcdc", 15), { occlude: 0.6 });
wash(P, "top", 230, "#24568a", 0.4);
await finishSheet(P, "ichijoji-c", {
  seal: { mark: "桜", at: [44, 1088], size: 34 },
  wood: 0.09,
  wobble: 0.7,
  kuwahara: 0.6,
  blocks: 16,
  blockMix: 0.45,
});
