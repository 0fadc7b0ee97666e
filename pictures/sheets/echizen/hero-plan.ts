/** The hero, dimensions on the sheet: an open wall on the snow, the screen before it, the vat before us. */
import { catmull } from "../../kit/brush.ts";
import { lerp, type Pt, sstep } from "../../kit/core.ts";

export const KEY = "#14121b";
/** the open wall: left, top, right, sill */
export const OPEN = { x0: 176, y0: 104, x1: 1430, y1: 706 };
/** the screen's corners: far left, far right, near right, near left; its left is higher */
const SCREEN: readonly [Pt, Pt, Pt, Pt] = [
  [452, 570],
  [1092, 606],
  [1202, 850],
  [338, 792],
];
/** A place on the screen: u from its left to its right, v from the maker's side to ours, `up` in pixels above it. */
export function onScreen(u: number, v: number, up = 0): Pt {
  const [a, b, c, d] = SCREEN;
  // what is nearer takes more of the sheet
  const t = v * (0.8 + 0.2 * v);
  return [
    lerp(lerp(a[0], b[0], u), lerp(d[0], c[0], u), t),
    lerp(lerp(a[1], b[1], u), lerp(d[1], c[1], u), t) - up,
  ];
}
/** The vat's water: far edge and near edge, and the depth of its front rim. */
export const VAT = {
  far: [
    [196, 852],
    [1330, 852],
  ] as readonly [Pt, Pt],
  near: [
    [92, 1020],
    [1452, 1020],
  ] as readonly [Pt, Pt],
  rim: 40,
};
/** Where the frame hangs from the bent pole. */
export const TIP: Pt = [786, 92];
export const POLE = catmull(
  [
    [-40, 150],
    [180, 84],
    [470, 52],
    [680, 66],
    [806, 104],
  ],
  14,
);
/** How high the wave stands along the screen: low on the left, full on the right. */
export const height = (u: number) =>
  (18 + 128 * sstep(0.02, 0.92, u) ** 1.2 + 9 * Math.sin(u * 9 + 1) * (0.4 + u)) *
  (1 - 0.5 * sstep(0.9, 1, u));
