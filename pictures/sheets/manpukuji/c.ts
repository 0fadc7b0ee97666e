/** Manpuku-ji C: a fucha meal from above: circles within a circle: dishes on a round table of worn vermilion. */
import { stamp, tick } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { wash } from "../../kit/stage.ts";
import { Table } from "../../kit/table.ts";
import { eelDish, greensBowl, soup, stew, tofu } from "./c-dishes.ts";
import { shade } from "./c-light.ts";
import { KEY } from "./c-plan.ts";
import { settings } from "./c-settings.ts";
import { cushion, fallen, lacquer, mats } from "./c-table.ts";

const P = new Print(1103, "#e9e0c8");
const t = new Table();
mats(t);
cushion(t, -40, 706, 420, 0.2, [52, 62, 96]);
cushion(t, 1470, 850, 450, 0.06, [104, 62, 78]);
cushion(t, 690, 176, 420, 0.1, [70, 84, 74]);
fallen(t);
lacquer(t);
eelDish(t);
soup(t);
tofu(t);
stew(t);
greensBowl(t);
settings(t);
tick("table laid");
// lacquer and glaze in flat tones, without highlights
t.gloss.fill(0);
P.put(
  t.lit({
    l: [-0.66, -0.5, 0.46],
    shade: "#827fa6",
    amb: 0.44,
    reach: 190,
    relief: 0.95,
    steps: 3,
  }),
  {
    occlude: 1,
  },
);
stamp(P.key.x, t.lines(KEY, 0.85, 1.5));
shade(P);
wash(P, "top", 170, "#2c3f6a", 0.4);
await finishSheet(P, "manpukuji-c", {
  seal: { mark: "普茶", at: [1518, 66], size: 30 },
  key: KEY,
  wood: 0.07,
  wobble: 0.7,
  kuwahara: 1,
  blocks: 11,
  blockMix: 0.85,
  sat: 1.04,
});
