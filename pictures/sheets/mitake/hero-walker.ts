/** Hero of the Moss Ravine: a plank over the upper stream, and a walker who has stopped on it to look at the fall. */
import { type Ctx, css, type Layer, layer, lerp, type Pt, type V3 } from "../../kit/core.ts";
import { catmull, fillPoly, poly, stroke } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { project } from "./hero-plan.ts";
import { farther } from "./hero-ravine.ts";

/** its two ends, on the stones: [x, y, z] */
const LEFT: V3 = [-3.3, 18.0, 2.44],
  RIGHT: V3 = [2.2, 18.9, 2.52],
  BROAD = 0.62;
const INK = "#18231f",
  RIM = "#9aa78d";
/** along the plank, 0 to 1; across it, 0 near to 1 far; below its top */
const on = (t: number, across = 0, below = 0): Pt =>
  project([
    lerp(LEFT[0], RIGHT[0], t),
    lerp(LEFT[1], RIGHT[1], t) + BROAD * across,
    lerp(LEFT[2], RIGHT[2], t) - below - 0.03 * Math.sin(Math.PI * t),
  ]);
function plank(x: Ctx) {
  const edge = (across: number, below: number, a = 0, b = 1) =>
    Array.from({ length: 13 }, (_, i) => on(lerp(a, b, i / 12), across, below));
  fillPoly(x, [...edge(0, 0), ...edge(0, 0.17).toReversed()], "#2b2c25");
  fillPoly(x, [...edge(1, 0), ...edge(0, 0).toReversed()], "#a39f84");
  stroke(x, edge(0.5, 0), 1.2, "#6d6b58");
}
const CM = 1400 / 18.7 / 100;
const feet = on(0.5, 0.5);
const to = ([x, z]: Pt): Pt => [feet[0] + x * CM, feet[1] - z * CM];
/** back leg, bundle, front leg, coat, arm, head: he looks up to the fall, his weight on the front foot and the staff */
const shapes = [
  ["-10,84 -12,64 -17,46 -26,26 -34,12 -39,6 -35,1 -19,0 -20,6 -9,27 0,48 5,78", "#26312e"],
  ["2,146 -9,148 -20,141 -27,126 -27,110 -20,100 -10,99 0,116", "#5b5139"],
  ["-2,82 7,62 11,46 11,28 9,10 8,0 28,0 29,4 21,9 23,28 25,48 23,66 19,84", "#1f2b29"],
  ["15,149 6,148 -4,140 -10,122 -14,100 -19,78 -6,72 8,74 21,71 23,94 24,116 25,132 22,145", INK],
  ["12,144 20,141 28,123 42,125 45,119 29,109 17,111 9,127", "#22302d"],
  ["12,149 9,157 9,166 14,172 22,173 27,168 30,162 27,157 26,152 22,147 15,145", INK],
] as const;
function walker(x: Ctx) {
  x.fillStyle = css(INK, 0.55);
  x.beginPath();
  x.ellipse(feet[0] + 12, feet[1] + 1, 36, 4.2, 0, 0, 6.3);
  x.fill();
  stroke(x, [to([38, 152]), to([43, 121]), to([57, -2])], 2.6, INK, { taper: [0, 0] });
  for (const [s, ink] of shapes) {
    x.fillStyle = css(ink);
    poly(x, catmull(pts(s), 6, true).map(to));
    x.fill();
  }
  // the light on his neck, his pack and his sleeve
  stroke(x, catmull(pts("-27,108 -27,126 -20,141 -9,148"), 6).map(to), 1.8, RIM);
  stroke(x, catmull(pts("9,157 9,166 14,172"), 6).map(to), 1.5, RIM);
}
export function crossing(): Layer {
  const L = layer();
  plank(L.x);
  farther(L, (_y, x) => lerp(LEFT[1], RIGHT[1], (x - on(0)[0]) / (on(1)[0] - on(0)[0])) - 0.1);
  walker(L.x);
  return L;
}
