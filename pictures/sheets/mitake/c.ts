/** Mount Mitake C: nodding renge-shoma in the cedar wood in August, lilac flowers in front of dark trunks. */
import { shadeEdge } from "../../kit/stage.ts";
import { layer, type Pt, Rng, stamp, tick, type V3 } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { cut } from "../../kit/cut.ts";
import { bee } from "./c-bee.ts";
import { flower, type FlowerPen } from "./c-flower.ts";
import { slope } from "./c-floor.ts";
import { bud, hook, stalk } from "./c-stalk.ts";
import { wood } from "./c-wood.ts";

const P = new Print(19, "#e8e6d6");
const LIGHT: V3 = [0.62, 0.6, -0.15];

wood(P);
slope(P);
tick("slope");

// ---------- the flowers near us ----------
const L = layer(),
  K = layer(),
  r = new Rng(12);
const pen: FlowerPen = { x: L.x, k: K.x, key: "#2a1c48", light: LIGHT, fade: (c) => c, r };
/** a flower on its stem: the stalk meets its back, above the middle */
const hang = (from: Pt, cx: number, cy: number, R: number, axis: V3, left?: number) => {
  hook(pen, from, [cx - axis[0] * R * 0.12, cy + axis[1] * R * 0.1], R * 0.05);
  flower(pen, cx, cy, R, axis, left);
};
const hangBud = (from: Pt, cx: number, cy: number, R: number) => {
  hook(pen, from, [cx, cy - R * 0.9], R * 0.14);
  bud(pen, cx, cy, R);
};
// stems from below: the tall one bends to the right, a smaller one leans in from the right edge
const stems: [number, string, number][] = [
  [13, "286 1260, 334 940, 404 600, 520 330, 690 176, 840 150, 912 190, 940 290, 946 412", 0.36],
  [7, "352 860, 470 790, 620 752, 750 760, 816 816, 838 944", 0.7],
  [10, "1452 1260, 1412 990, 1346 770, 1250 628, 1120 566, 1040 566, 1010 622", 0.35],
  [8, "60 1260, 84 1060, 140 870, 196 806, 226 836, 232 920", 0.5],
];
const [tall, behind, right, small] = stems.map(
  ([w, line, end]) =>
    () =>
      stalk(pen, cut(line), w, end),
);
// this one hangs behind its own stem
hang([1240, 612], 1292, 816, 122, [-0.72, -0.6, 0.3]);
for (const draw of [tall, right, small]) draw();
hangBud([760, 158], 796, 318, 30);
bud(pen, 1010, 644, 23);
hangBud([1322, 722], 1474, 838, 22);
hangBud([128, 900], 60, 950, 20);
flower(pen, 234, 936, 92, [0.66, -0.7, 0.24]);
// a spent one: three sepals still hang on its cup
hang([1386, 900], 1210, 1030, 96, [-0.2, -0.95, 0.2], 3);
// one turns its back to us: the stalk comes down over it
flower(pen, 838, 944, 134, [0.14, -0.42, -0.9]);
behind();
flower(pen, 970, 424, 188, [0.82, -0.5, 0.28]);
hang([470, 440], 560, 600, 258, [-0.3, -0.68, 0.68]);
bee(L.x, K.x, [826, 668], 0.62, pen.key);
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
tick("flowers");
P.light((x) => shadeEdge(x, "top", 200, "#123a3c", 0.35), { op: "multiply" });
await finishSheet(P, "mitake-c", {
  seal: { mark: "蓮華", at: [1512, 1096], size: 30 },
  wood: 0.08,
  woodMask: () => 0.6,
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.42,
  sat: 1.05,
});
