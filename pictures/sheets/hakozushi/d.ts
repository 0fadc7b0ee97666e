/** Hakozushi D: the ingredients on indigo cloth, like a page of a pattern book: five bright silhouettes. */
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
import { bream, vinegar } from "./d-bream.ts";
import { nori, omelette, shiitake, upturned } from "./d-food.ts";

const P = new Print(344, "#efe3c8");
const KEY = "#12101a";
const t = new Table();
cotton(t);
plank(t, 386, 318, 640, 450, -0.06);
omelette(t, 26);
wovenTray(t, 968, 300, 238);
shiitake(t, 892, 222, 104, 1, 24);
shiitake(t, 1058, 268, 92, 2, 24);
shiitake(t, 884, 404, 76, 3, 24);
upturned(t, 1020, 424, 74, 14);
paper(t, 1406, 292, 300, 400, 0.07, "#f4ebd9");
nori(t, 1404, 290, 232, 300, 0.12);
broadLeaf(t);
bream(t, 12);
knife(t, [846, 598], Math.PI + 0.2, 46);
vinegar(t, 1330, 846);
kinome(t, 968, 1056, 118, -0.42);

P.put(t.lit({ shade: "#98869f", amb: 0.46, reach: 150, relief: 0.95 }), { occlude: 1 });
stamp(P.key.x, t.lines(KEY, 0.85, 1.6));
// the shadow of the kitchen window's lattice across everything
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
  { op: "multiply", blur: 2 },
);
wash(P, "top", 200, "#141f44", 0.8);
await finishSheet(P, "hakozushi-d", {
  seal: { mark: "味", at: [1512, 1100], size: 34 },
  key: KEY,
  wood: 0.08,
  wobble: 0.8,
  kuwahara: 0.8,
  blocks: 15,
  blockMix: 0.5,
  sat: 1.04,
});
