/** The great bell as a solid of revolution: a point on it by its angle from the viewer's direction and its height. */
import { lerp, type Pt, sstep, type V3 } from "../../kit/core.ts";
import { HANG, n, see } from "./c-stage.ts";

/** The heights of rim and crown, and half the bell's width at its rim. */
const RIM = 2.3;
const HIGH = 1.62,
  HALF = 0.64;
const facing = Math.atan2(-HANG[1], -HANG[0]);

/** Half the width at a height, 0 its rim and 1 its crown: a thick rim, nearly straight sides, a round shoulder. */
const profile = (t: number) => {
  if (t < 0.07) return lerp(1.045, 1.0, sstep(0.03, 0.07, t));
  const waist = 0.97 - 0.14 * Math.pow((t - 0.07) / 0.75, 1.3);
  return t < 0.82 ? waist : 0.83 * Math.sqrt(Math.max(0, 1 - ((t - 0.82) / 0.185) ** 2.3));
};
/** `around` goes from about -1.5, its left side, over 0, towards the viewer, to 1.5. */
const place = (around: number, t: number, out = 1): V3 => {
  const a = facing + around,
    half = HALF * profile(t) * out;
  return [HANG[0] + half * Math.cos(a), HANG[1] + half * Math.sin(a), RIM + HIGH * t];
};
export const onBell = (around: number, t: number, out = 1): Pt => see(place(around, t, out));
export const ringAt = (t: number, out = 1, from = -Math.PI, to = Math.PI, steps = 96): Pt[] =>
  Array.from({ length: steps + 1 }, (_, i) => onBell(lerp(from, to, i / steps), t, out));

/** A patch of the bell between two upright edges with a slight wobble. */
export function patch(
  [left, right]: readonly [number, number],
  [low, high]: readonly [number, number],
  rough: number,
  seed: number,
): Pt[] {
  const steps = 46;
  const edge = (a: number, k: number) =>
    Array.from({ length: steps + 1 }, (_, i): Pt => {
      const t = lerp(low, high, i / steps);
      const cut = n.n2(t * 9 + seed, k * 7) + 0.5 * n.n2(t * 31 + seed, k * 3);
      return onBell(Math.abs(a) > 1.5 ? a : a + rough * cut, t);
    });
  return [...edge(left, 1), ...edge(right, 2).toReversed()];
}

/** A band of shade around the bell, from one angle to another. */
export const hoop = (
  [from, to]: readonly [number, number],
  [low, high]: readonly [number, number],
): Pt[] => [...ringAt(low, 1, from, to, 40), ...ringAt(high, 1, from, to, 40).toReversed()];
