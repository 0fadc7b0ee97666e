/** Hakozushi D: what goes into the box, on indigo cloth: a red sea bream in slanting sun, the rest half in the shade. */
import { wash } from "../../kit/stage.ts";
import { poly } from "../../kit/brush.ts";
import { stamp } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { Table } from "../../kit/table.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { broadLeaf, cotton, plank } from "./d-ground.ts";
import { seaBream } from "./d-tai.ts";
import { nori, omelette, shiitake, upturned } from "./d-food.ts";

const P = new Print(344, "#efe3c8");
const KEY = "#12101a";
const t = new Table();
cotton(t);
plank(t, 360, 190, 760, 500, -0.07);
omelette(t, 26);
nori(t, 1120, 110, 300, 380, 0.34);
broadLeaf(t);
shiitake(t, 872, 138, 124, 1, 24);
shiitake(t, 1052, 226, 108, 2, 40);
upturned(t, 914, 314, 84, 14);

P.put(
  t.lit({ l: [0.55, -0.7, 0.5], shade: "#6d6596", amb: 0.4, reach: 170, relief: 0.4, steps: 4 }),
  { occlude: 1 },
);
stamp(P.key.x, t.lines(KEY, 0.92, 2.2));
seaBream(P, KEY);
// a broad beam of the morning and a narrow one fall across; all else lies in the shade
P.light(
  (x) => {
    x.fillStyle = "#5d5f96";
    for (const side of [
      [-900, 560],
      [1330, 1500],
      [1640, 3000],
    ]) {
      poly(x, [
        [side[0], -10],
        [side[1], -10],
        [side[1] - 0.6 * 1220, 1210],
        [side[0] - 0.6 * 1220, 1210],
      ]);
      x.fill();
    }
  },
  { op: "multiply", blur: 0.8 },
);
wash(P, "top", 200, "#141f44", 0.6);
await finishSheet(P, "hakozushi-d", {
  seal: { mark: "味", at: [1512, 1096], size: 34 },
  key: KEY,
  wood: 0.08,
  wobble: 0.7,
  kuwahara: 0.7,
  blocks: 12,
  blockMix: 0.85,
  sat: 1.04,
});
