/** An old pine reaches in from the left, dark, one pad of its needles across the moon. */
import { layer, type Pt, Rng, stamp } from "../../kit/core.ts";
import { limb, pinePad } from "../../kit/flora.ts";
import { type Print } from "../../kit/print.ts";
import { KEY } from "./c-plan.ts";

const LIMBS: readonly (readonly [line: Pt[], from: number, to: number])[] = [
  [
    [
      [-60, 470],
      [80, 400],
      [180, 408],
      [300, 350],
      [420, 376],
      [520, 346],
    ],
    34,
    8,
  ],
  [
    [
      [180, 408],
      [250, 300],
      [330, 262],
    ],
    16,
    5,
  ],
  [
    [
      [80, 400],
      [60, 300],
      [120, 230],
    ],
    18,
    6,
  ],
  [
    [
      [300, 350],
      [380, 430],
      [450, 442],
    ],
    11,
    4,
  ],
];
export function bough(P: Print) {
  const L = layer(),
    K = layer(),
    r = new Rng(18);
  for (const [line, from, to] of LIMBS)
    limb(L.x, K.x, line, from, to, r, {
      body: "#131a3c",
      light: "#46548c",
      key: KEY,
      lightDir: 1,
    });
  for (const [x, y, w, h] of [
    [-10, 420, 210, 54],
    [116, 238, 200, 60],
    [20, 310, 150, 44],
    [330, 264, 190, 52],
    [250, 330, 150, 40],
    [456, 450, 170, 42],
    [536, 352, 190, 50],
    [400, 384, 150, 38],
  ])
    pinePad(L.x, x, y, w, h, r, {
      dark: "#0f1838",
      mid: "#1f3664",
      light: "#5f86b4",
      len: 22,
      nw: 2.4,
      dens: 1.15,
    });
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
