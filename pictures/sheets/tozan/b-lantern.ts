/** The stone lantern at the foot of the stair: the one warm light. */
import { bokashi, type Fill, type Pt, type V3 } from "../../kit/core.ts";
import { pts } from "../../kit/points.ts";
import { air, type Pens, shape, to } from "./b-plan.ts";

export const AT: V3 = [-2.92, 9.1, 0];
/** a profile in centimetres, mirrored about the axis */
const turned = (text: string): Pt[] => {
  const half = pts(text).map(([a, b]): Pt => [a / 100, b / 100]);
  return [...half, ...half.toReversed().map(([a, b]): Pt => [-a, b])];
};
const part = (p: Pens, text: string, fill: Fill) => shape(p, AT, turned(text), fill);
export function lantern(p: Pens) {
  const [x0] = to(p, AT[0] - 0.3, AT[1], 0),
    [x1] = to(p, AT[0] + 0.3, AT[1], 0);
  const stone = (dark: string, mid: string, lit: string) =>
    bokashi(p.x, x0, 0, x1, 0, [
      [0, air(dark, 7)],
      [0.45, air(mid, 7)],
      [0.74, air(mid, 7)],
      [0.82, air(lit, 7)],
      [1, air(lit, 7)],
    ]);
  const body = stone("#0f1f2b", "#1a2d39", "#4a636f");
  part(p, "42,0 42,12 34,14 30,22 18,24", body);
  part(p, "14,22 12.5,40 12,60 13,92 15,98", body);
  part(p, "15,96 24,101 32,110 33,116", stone("#0f1f2b", "#1c303c", "#506a75"));
  part(p, "24,115 24,152", body);
  // roof
  part(
    p,
    "26,150 46,151 54,160 53,163 38,169 24,180 14,189 11,191",
    stone("#152632", "#233844", "#6a828b"),
  );
  part(p, "26,150 46,151 54,160 50,158 26,156", air("#1a2b35", 8));
  part(p, "6,190 9,196 9,202 5,209 1,216", body);
  // fire box
  shape(
    p,
    AT,
    [
      [-0.155, 1.2],
      [0.155, 1.2],
      [0.155, 1.48],
      [-0.155, 1.48],
    ],
    "#ffc46e",
  );
  shape(
    p,
    AT,
    [
      [-0.12, 1.22],
      [0.12, 1.22],
      [0.12, 1.42],
      [-0.12, 1.42],
    ],
    "#ffe2a0",
  );
  for (const a of [-0.055, 0.055])
    shape(
      p,
      AT,
      [
        [a - 0.01, 1.2],
        [a + 0.01, 1.2],
        [a + 0.01, 1.48],
        [a - 0.01, 1.48],
      ],
      "#5a3f2c",
    );
  if (p.flip) return;
  // warm light on the underside of the roof and the shelf
  shape(
    p,
    AT,
    [
      [-0.3, 1.155],
      [0.3, 1.155],
      [0.24, 1.19],
      [-0.24, 1.19],
    ],
    "#b98252",
  );
  shape(
    p,
    AT,
    [
      [-0.26, 1.5],
      [0.26, 1.5],
      [0.36, 1.535],
      [-0.36, 1.535],
    ],
    "#94694a",
  );
}
export const FLAME = to({ flip: false } as Pens, AT[0], AT[1], 1.34);
