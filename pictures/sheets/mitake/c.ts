/** Mount Mitake C: renge-shoma in August, seen from below; the sun of the cedar wood shines through their petals. */
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
hangBud([1190, 128], [1236, 330], 30);
hangBud([1300, 190], [1352, 300], 22);
stalk(
  pen,
  cut(
    "196 1260, 226 960, 300 640, 440 350, 640 170, 860 98, 1080 100, 1240 148, 1360 226, 1420 296",
  ),
  17,
  0.24,
);
bud(pen, [1424, 312], 15);
hang([1120, 106], [1300, 640], 176, [0.6, -0.56, 0.52], 7, { closed: 0.2, roll: 0.24 });
hang([640, 170], [760, 590], 330, [-0.34, -0.6, 0.72], 3, { roll: 0.62, closed: 0.06 });
P.put(L, { occlude: 1 });
stamp(P.key.x, K);
tick("flowers");
await finishSheet(P, "mitake-c", {
  seal: { mark: "蓮華", at: [1512, 1096], size: 30 },
  wood: 0.08,
  woodMask: () => 0.6,
  kuwahara: 0.7,
  blocks: 14,
  blockMix: 0.4,
  sat: 1.05,
});
