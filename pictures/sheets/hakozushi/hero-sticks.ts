/** Hakozushi, the hero: the long cooking chopsticks that hold the last prawn; who holds them stands outside of the picture. */
import { type Layer, lerp, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath, clearUnder, fillPoly } from "../../kit/brush.ts";
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
  stick(0.4, -0.84, 0.2, [3.4, 1.75, 2.86]),
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
