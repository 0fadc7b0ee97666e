/** Ichijoji C: the small station in cherry time, after rain: one huge mass of blossom, the train small below it. */
import { sstep } from "../../kit/core.ts";
import { mistBand } from "../../kit/print.ts";
import { petals, sky, wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { printCherries, printFarCherries, printPetals } from "./c-cherry.ts";
import { printCrossing } from "./c-crossing.ts";
import { printFar } from "./c-far.ts";
import { printGround, printPlatform, printPoles } from "./c-line.ts";
import { on, P } from "./c-stage.ts";
import { printStudent, printTrain } from "./c-train.ts";

sky(P, 690, [
  [0, "#39709f"],
  [0.34, "#9cc4d3"],
  [0.7, "#e6e6da"],
  [1, "#f8e4d6"],
]);
// long spring clouds
P.mist(
  (x, y) =>
    0.6 *
    sstep(90, 220, y) *
    sstep(470, 330, y) *
    sstep(0.12, 0.22, P.noise.fbm(x * 0.0013 + 3, y * 0.011, 5)),
  "#fbf4e6",
  { grain: 0.16 },
);
wash(P, "top", 230, "#24568a", 0.3);
printFar();
printGround();
printFarCherries();
printPoles();
printPlatform();
printTrain();
P.mist(mistBand(P.noise, 706, 40, 60, { max: 0.5, amp: 6 }), "#f6e4dc", { grain: 0.1, key: 0.5 });
printPetals();
printCherries();
printCrossing(on(4.9, 6.95), 0.64);
printStudent();
P.block((x) => petals(x, 8, 70, [260, 330, 1560, 1150], "#fbe2de", 13), { occlude: 0.6 });
await finishSheet(P, "ichijoji-c", {
  seal: { mark: "桜", at: [44, 1088], size: 34 },
  wood: 0.09,
  wobble: 0.7,
  kuwahara: 0.6,
  blocks: 12,
  blockMix: 0.8,
});
