/** Echizen C: a great sheet with three leaves in it hangs against the low sun; at the far end of the veranda its maker tries another. */
import { Print } from "../../kit/print.ts";
import { wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { garden } from "./c-garden.ts";
import { FURTHER, LEAVES, stray } from "./c-leaves.ts";
import { maker } from "./c-maker.ts";
import { hungSheet } from "./c-paper.ts";
import { FAR, GREAT, KEY } from "./c-plan.ts";
import { floor, lap, pole, wall } from "./c-veranda.ts";

const P = new Print(1033, "#efe3c6");
garden(P);
floor(P);
stray(P);
wall(P);
pole(P);
hungSheet(P, FAR, FURTHER);
lap(P, FAR.x0, FAR.x1);
maker(P);
hungSheet(P, GREAT, LEAVES);
lap(P, GREAT.x0, GREAT.x1);
wash(P, "bottom", 260, "#2a1a18", 0.4);
/** the paper and the garden, where the blocks print with little grain */
const onSheetOrSky = (x: number, y: number) =>
  y < (x < 950 ? 1034 - 0.215 * x : 800 - 0.06 * (x - 950)) &&
  y > 30 + 0.19 * x &&
  !(x > 1084 && x < 1240);
await finishSheet(P, "echizen-c", {
  seal: { mark: "葉", at: [1524, 1118], size: 34 },
  key: KEY,
  wood: 0.08,
  woodMask: (x, y) => (onSheetOrSky(x, y) ? 0.2 : 0.7),
  wobble: 0.75,
  kuwahara: 0.5,
  paper: 0.042,
  sat: 1.02,
});
