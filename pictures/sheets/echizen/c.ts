/** Echizen C: a sheet with maple leaves in it hangs to dry in an open doorway, the autumn garden's light behind it */
import { stamp } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { garden } from "./c-garden.ts";
import { fold, sheet } from "./c-paper.ts";
import { KEY, NEXT, SHEET } from "./c-plan.ts";
import { drop, floor, pole, strays, timbers } from "./c-room.ts";

const P = new Print(1033, "#efe3c6");
const { blocks, lines } = garden();
P.put(blocks, { occlude: 1 });
stamp(P.key.x, lines);
pole(P);
// the leaves lie as if a gust had carried them from the upper left down to the right
sheet(
  P,
  blocks,
  SHEET,
  [
    { at: [540, 262], R: 62, a: 0.9, k: 3, sunk: 0.75 },
    { at: [690, 250], R: 46, a: 2.2, k: 2, sunk: 0.8 },
    { at: [470, 440], R: 44, a: -0.4, k: 1, sunk: 0.7 },
    { at: [930, 560], R: 58, a: 4.4, k: 0, sunk: 0.75 },
    { at: [560, 760], R: 50, a: 1.9, k: 4, sunk: 0.7 },
    { at: [880, 800], R: 46, a: 0.3, k: 2, sunk: 0.8 },
    { at: [770, 640], R: 60, a: 3.3, k: 2, sunk: 0.1 },
    { at: [612, 420], R: 82, a: 0.7, k: 0, sunk: 0 },
    { at: [744, 520], R: 112, a: 1.5, k: 1, sunk: 0 },
    { at: [860, 690], R: 74, a: 0.2, k: 3, sunk: 0.05 },
    { at: [842, 400], R: 40, a: 5.6, k: 3, sunk: 0.15 },
    { at: [684, 770], R: 46, a: 2.7, k: 0, sunk: 0.1 },
    { at: [960, 772], R: 32, a: 1.1, k: 1, sunk: 0.1 },
  ],
  3,
);
sheet(
  P,
  blocks,
  NEXT,
  [
    { at: [1492, 330], R: 80, a: 2.4, k: 3, sunk: 0.1 },
    { at: [1560, 520], R: 96, a: 1.2, k: 0, sunk: 0 },
    { at: [1446, 620], R: 50, a: 4, k: 2, sunk: 0.5 },
  ],
  4,
);
fold(P, SHEET);
fold(P, NEXT);
timbers(P);
floor(P);
strays(P);
drop(P);
wash(P, "top", 170, "#1c2740", 0.5);
await finishSheet(P, "echizen-c", {
  seal: { mark: "葉", at: [1520, 1112], size: 34 },
  key: KEY,
  wood: 0.07,
  wobble: 0.7,
  kuwahara: 0.8,
  blocks: 11,
  blockMix: 0.8,
  sat: 1.04,
});
