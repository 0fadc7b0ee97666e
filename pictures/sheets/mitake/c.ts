/** Mount Mitake C: nodding renge-shoma in the cedar wood in August, lilac flowers in front of dark trunks. */
import { shadeEdge } from "../../kit/stage.ts";
import { layer, type Pt, Rng, stamp, tick, type V3 } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { cut } from "../../kit/cut.ts";
import { flower, type FlowerPen } from "./c-flower.ts";
import { bud, hook, stalk } from "./c-stalk.ts";
import { wood } from "./c-wood.ts";

const P = new Print(19, "#e8e6d6");
const LIGHT: V3 = [0.62, 0.6, -0.15];

wood(P);
tick("slope");

// ---------- the flowers near us ----------
const L = layer(),
  K = layer(),
  r = new Rng(12);
const pen: FlowerPen = { x: L.x, k: K.x, key: "#2a1c48", light: LIGHT, fade: (c) => c, r };
/** a flower on its stem: the stalk meets its back, above the middle */
const hang = (from: Pt, cx: number, cy: number, R: number, axis: V3) => {
  hook(pen, from, [cx - axis[0] * R * 0.12, cy + axis[1] * R * 0.1], R * 0.05);
  flower(pen, cx, cy, R, axis);
};
const hangBud = (from: Pt, cx: number, cy: number, R: number) => {
  hook(pen, from, [cx, cy - R * 0.9], R * 0.14);
  bud(pen, cx, cy, R);
};
// stems from below: the tall one bends to the right, a smaller one leans in from the right edge
const stems: [number, string, number][] = [
  [13, "286 1260, 334 940, 404 600, 520 330, 690 176, 850 152, 930 214, 956 320, 964 400", 0.4],
  [7, "352 860, 470 790, 620 752, 750 760, 812 806, 834 920", 0.7],
  [10, "1452 1260, 1412 990, 1346 770, 1250 628, 1120 566, 1040 566, 1010 622", 0.35],
  [8, "60 1260, 84 1060, 140 870, 196 806, 226 836, 232 920", 0.5],
];
for (const [w, line, end] of stems) stalk(pen, cut(line), w, end);
hangBud([760, 158], 796, 318, 30);
bud(pen, 1010, 644, 23);
hangBud([1322, 722], 1462, 820, 27);
hangBud([128, 900], 60, 950, 20);
flower(pen, 232, 930, 92, [-0.15, -0.9, 0.42]);
hang([1386, 900], 1240, 1010, 104, [-0.3, -0.8, 0.55]);
hang([1240, 612], 1176, 800, 128, [0.25, -0.86, 0.46]);
flower(pen, 838, 938, 138, [0.32, -0.78, 0.55]);
flower(pen, 964, 420, 172, [0.3, -0.78, 0.56]);
hang([470, 440], 566, 596, 226, [-0.3, -0.68, 0.68]);
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
tick("flowers");
P.light(
  (x) => {
    shadeEdge(x, "top", 260, "#0a2028", 0.7);
    shadeEdge(x, "bottom", 240, "#0a2028", 0.6);
  },
  { op: "multiply" },
);
await finishSheet(P, "mitake-c", {
  seal: { mark: "蓮華", at: [1512, 1096], size: 30 },
  wood: 0.08,
  woodMask: () => 0.6,
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.42,
  sat: 1.05,
});
