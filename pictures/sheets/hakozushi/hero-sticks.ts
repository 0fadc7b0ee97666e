/** Hakozushi, the hero: the long cooking chopsticks that hold the last prawn; who holds them stands outside of the picture. */
import { type Layer, lerp, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath, clearUnder, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { onSheet } from "../../kit/terrain.ts";
import { onTop } from "./hero-box.ts";
import { cam } from "./hero-plan.ts";

interface Stick {
  readonly tip: V3;
  readonly end: V3;
}
const stick = (right: number, away: number, up: number, end: V3): Stick => ({
  tip: onTop(right, away, up),
  end,
});
/** the one behind the prawn, then the one before it */
export const STICKS: readonly [Stick, Stick] = [
  stick(0.42, -0.66, 0.24, [3.3, 2.1, 3.0]),
  stick(0.34, -0.86, 0.17, [3.4, 1.75, 2.86]),
];
export function chopstick(L: Layer, K: Layer, { tip, end }: Stick, key: string) {
  const [a, b] = [onSheet(cam, ...tip), onSheet(cam, ...end)];
  const run = (shift: number): Pt[] =>
    Array.from({ length: 41 }, (_, i) => {
      const t = i / 40;
      const long = Math.hypot(b[0] - a[0], b[1] - a[1]);
      const k = shift * lerp(5, 13, t);
      return [
        lerp(a[0], b[0], t) + (k * (b[1] - a[1])) / long,
        lerp(a[1], b[1], t) - (k * (b[0] - a[0])) / long,
      ];
    });
  const line = (x: Layer["x"], shift: number, wide: (t: number) => number, tone: string) => {
    x.fillStyle = tone;
    x.beginPath();
    brushPath(x, run(shift), wide);
    x.fill();
  };
  const outline = [...run(-1), ...run(1).toReversed()];
  fillPoly(L.x, outline, "#c28d49");
  clearUnder(K.x, outline);
  line(L.x, -0.55, (t) => lerp(4, 11, t), "#85552a");
  line(L.x, 0.5, (t) => lerp(2.6, 7, t), "#f6dc9c");
  for (const side of [-1, 1]) line(K.x, side, (t) => 2.4 + 1 * Math.sin(t * 17 + side), key);
}
/** The edge of a sleeve in the shade, at the border of the sheet. */
export function sleeve({ x }: Layer, K: Layer, key: string) {
  const whole = pts(
    "1640,150 1588,196 1536,258 1530,276 1538,360 1553,452 1564,474 1600,490 1640,514",
  );
  fillPoly(x, whole, "#1a2446");
  clearUnder(K.x, whole);
  fillPoly(x, pts("1640,150 1588,196 1536,258 1534,276 1556,272 1604,220 1650,186"), "#3a5084");
  fillPoly(x, pts("1560,330 1600,352 1650,360 1650,384 1600,376"), "#0e1530");
  fillPoly(x, pts("1574,430 1610,436 1650,430 1650,452 1612,450"), "#0e1530");
  const line = (to: Layer["x"], run: Pt[], wide: number, tone: string) => {
    to.fillStyle = tone;
    to.beginPath();
    brushPath(to, run, (t) => wide * (0.8 + 0.3 * Math.sin(t * 9)));
    to.fill();
  };
  line(x, pts("1540,270 1547,360 1561,450 1568,468"), 8, "#cfc6ba");
  line(x, pts("1549,272 1556,360 1570,450"), 2.4, "#0e1530");
  line(K.x, whole, 4, key);
}
