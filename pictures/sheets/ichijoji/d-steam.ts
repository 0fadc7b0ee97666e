/** Steam as a ribbon along a curve: sharp edges, each side with its own width, denser in the middle, thinner as it rises. */
import { Noise, lerp, sstep, type Pt } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";

interface Ribbon {
  /** from the broth to its upper end */
  readonly spine: readonly Pt[];
  /** half its width at the lower and the upper end */
  readonly wide: readonly [number, number];
  /** where along its length it begins to get thinner */
  readonly thin: number;
  readonly seed: number;
}

/** The density of the steam at a point of the sheet, 0..1. */
export function ribbon({ spine, wide, thin, seed }: Ribbon) {
  const n = new Noise(seed);
  const line = catmull([...spine], 10);
  const last = line.length - 1;
  return (x: number, y: number) => {
    let near = Infinity,
      at = 0;
    for (let i = 0; i <= last; i++) {
      const d = Math.hypot(x - line[i][0], y - line[i][1]);
      if (d < near) {
        near = d;
        at = i;
      }
    }
    const t = at / last;
    const [ax, ay] = line[Math.max(0, at - 1)],
      [bx, by] = line[Math.min(last, at + 1)];
    const side = (bx - ax) * (y - ay) - (by - ay) * (x - ax) > 0 ? 1 : -1;
    const swell = 0.8 + 0.55 * n.n2(y * 0.0075, side * 9) + 0.1 * n.n2(y * 0.02, side * 5 + 2);
    const d = near / (lerp(wide[0], wide[1], t) * swell);
    return (
      (0.4 * sstep(1.04, 0.96, d) + 0.5 * sstep(0.8, 0.1, d)) *
      sstep(0, 0.06, t) *
      (1 - sstep(thin, 1, t))
    );
  };
}
