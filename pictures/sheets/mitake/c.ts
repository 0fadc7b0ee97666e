/** Mount Mitake C: renge-shoma in August, nodding before the cedar wood, where a path climbs to a gate in the light. */
import { layer, type Pt, stamp, tick, type V3 } from "../../kit/core.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { cut } from "../../kit/cut.ts";
import { flower, type Pen } from "./c-flower.ts";
import { bud, hook, stalk } from "./c-stalk.ts";
import { wood } from "./c-wood.ts";

const P = new Print(19, "#e8e6d6");
wood(P);
tick("wood");

const L = layer(),
  K = layer();
const pen: Pen = { x: L.x, k: K.x, fade: (c) => c };
/** hangs a flower on its stalk; the stalk meets the middle of its back */
const hang = (
  from: Pt,
  at: Pt,
  R: number,
  axis: V3,
  seed: number,
  o: { roll?: number; closed?: number } = {},
) => {
  hook(pen, from, [at[0] - axis[0] * R * 0.03, at[1] + axis[1] * R * 0.02], Math.max(4, R * 0.03));
  flower(pen, { at, R, axis, seed, ...o });
};
const hangBud = (from: Pt, at: Pt, R: number) => {
  hook(pen, from, [at[0], at[1] - R * 0.9], 4.5, 26);
  bud(pen, at, R);
};
hang([1240, 148], [1262, 262], 64, [0.12, -0.95, 0.22], 5, { closed: 1.2, roll: 0.3 });
hangBud([1330, 196], [1352, 300], 21);
stalk(
  pen,
  cut(
    "150 1260, 176 960, 240 640, 380 350, 580 170, 800 98, 1060 92, 1240 148, 1360 226, 1420 296",
  ),
  17,
  0.24,
);
bud(pen, [1424, 312], 15);
hang([1150, 112], [1340, 560], 172, [0.4, -0.8, 0.44], 7, { closed: 0.3, roll: 0.5 });
hang([560, 186], [620, 520], 310, [-0.3, -0.8, 0.52], 3, { roll: 0.62, closed: 0.16 });
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
tick("flowers");
await finishSheet(P, "mitake-c", {
  seal: { mark: "蓮華", at: [1512, 1096], size: 30 },
  wood: 0.08,
  woodMask: () => 0.6,
  kuwahara: 0.7,
  blocks: 12,
  blockMix: 0.7,
  sat: 1.05,
});
