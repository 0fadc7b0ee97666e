/** Echizen C: a great sheet with leaves in it hangs against the low sun in the drying room, the autumn garden behind. */
import { stamp } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { garden } from "./c-garden.ts";
import { floor } from "./c-floor.ts";
import { FURTHER, LEAVES } from "./c-leaves.ts";
import { hungSheet, leafShade } from "./c-paper.ts";
import { GREAT, KEY, SHEETS } from "./c-plan.ts";
import { pole } from "./c-pole.ts";
import { nearPost, wall } from "./c-room.ts";
import { basket, shadows } from "./c-basket.ts";
import { strays } from "./c-fallen.ts";

const P = new Print(1033, "#efe3c6");
const { blocks, lines } = garden();
P.put(blocks, { occlude: 1 });
stamp(P.key.x, lines);
wall(P);
floor(P, leafShade(), shadows());
hungSheet(P, SHEETS[2], FURTHER[1]);
hungSheet(P, SHEETS[1], FURTHER[0]);
hungSheet(P, GREAT, LEAVES);
pole(P);
strays(P);
basket(P);
nearPost(P);
wash(P, "top", 190, "#1c2340", 0.45);
await finishSheet(P, "echizen-c", {
  seal: { mark: "葉", at: [1524, 1118], size: 34 },
  key: KEY,
  wood: 0.06,
  woodMask: (x, y) => ((x < 960 && y > 60) || (x > 1244 && y > 280 && y < 840) ? 0.12 : 1),
  wobble: 0.5,
  kuwahara: 0.5,
  sat: 1.03,
});
