/** Hakozushi D: what goes into the box, on indigo cloth in barred sun. The bream on its leaf lies in front, the rest behind it. */
import { wash } from "../../kit/stage.ts";
import { poly } from "../../kit/brush.ts";
import { stamp } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { Table } from "../../kit/table.ts";
import { paper } from "../../kit/cutout.ts";
import { kinome } from "../../kit/tableware.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { broadLeaf, cotton, plank, wovenTray } from "./d-ground.ts";
import { knife } from "./d-knife.ts";
import { seaBream } from "./d-tai.ts";
import { vinegar } from "./d-vinegar.ts";
import { nori, omelette, shiitake, upturned } from "./d-food.ts";

const P = new Print(344, "#efe3c8");
const KEY = "#12101a";
const t = new Table();
cotton(t);
plank(t, 336, 300, 648, 470, -0.07);
omelette(t, 26);
paper(t, 1182, 286, 320, 430, 0.24, "#f4ebd9");
nori(t, 1178, 282, 246, 322, 0.3);
wovenTray(t, 866, 316, 262);
shiitake(t, 776, 232, 116, 1, 24);
shiitake(t, 968, 276, 100, 2, 24);
shiitake(t, 786, 444, 80, 3, 24);
upturned(t, 930, 452, 82, 14);
broadLeaf(t);
knife(t, [462, 424], -1.36, 66);
vinegar(t, [1486, 912], 1.32);
kinome(t, 1010, 1104, 124, -0.3);

P.put(
  t.lit({ l: [0.4, -0.78, 0.56], shade: "#8d7c9c", amb: 0.42, reach: 150, relief: 0.34, steps: 4 }),
  { occlude: 1 },
);
stamp(P.key.x, t.lines(KEY, 0.92, 2.4));
seaBream(P, KEY);
// the shadow of the kitchen window's lattice falls across everything
P.light(
  (x) => {
    x.fillStyle = "#9a93b8";
    for (const [at, wide] of [
      [-520, 330],
      [60, 46],
      [390, 120],
      [780, 40],
      [1230, 900],
    ]) {
      poly(x, [
        [at, 1200],
        [at + wide, 1200],
        [at + wide + 620, 0],
        [at + 620, 0],
      ]);
      x.fill();
    }
  },
  { op: "multiply", blur: 0.6 },
);
wash(P, "top", 200, "#141f44", 0.8);
await finishSheet(P, "hakozushi-d", {
  seal: { mark: "味", at: [1512, 62], size: 34 },
  key: KEY,
  wood: 0.08,
  wobble: 0.8,
  kuwahara: 0.8,
  blocks: 15,
  blockMix: 0.5,
  sat: 1.04,
});
