/** A maple with new leaves at the upper corner. */
import { Rng, layer, ramp, stamp, type Pt } from "../../kit/core.ts";
import type { Print } from "../../kit/print.ts";
import { limb, mapleSpray } from "../../kit/flora.ts";

const fresh = ramp([
  [0, "#17403d"],
  [0.25, "#2f6144"],
  [0.5, "#6b9448"],
  [0.75, "#b4c668"],
  [1, "#eceba6"],
]);
/** a maple branch with new leaves across the upper corner */
export function maple(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(31);
  const wood = { body: "#3b3a44", light: "#8d8378", key: "#1a2030" };
  const bough = (pts: Pt[], a: number, b: number) => limb(L.x, K.x, pts, a, b, r, wood);
  bough(
    [
      [1680, 30],
      [1580, 74],
      [1480, 62],
      [1390, 92],
      [1320, 84],
    ],
    46,
    5,
  );
  bough(
    [
      [1590, 72],
      [1540, 140],
      [1490, 190],
      [1440, 214],
    ],
    18,
    3,
  );
  const leaves = (cx: number, cy: number, w: number, h: number, leaf: number, light: number) =>
    mapleSpray(L.x, cx, cy, w, h, r, {
      leaf,
      ramp: (t) => fresh.at(0.04 + 0.74 * t),
      light,
      dens: 0.85,
      droop: 0.3,
    });
  for (const [cx, cy, w, h] of [
    [1610, 6, 300, 60],
    [1510, 24, 300, 56],
    [1410, 56, 280, 56],
    [1480, 90, 260, 50],
    [1560, 160, 260, 60],
    [1600, 110, 220, 54],
    [1335, 84, 170, 32],
    [1510, 128, 200, 46],
    [1450, 206, 200, 46],
    [1580, 196, 220, 50],
  ])
    leaves(cx, cy, w, h, 10, r.range(-0.16, 0.06));
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
