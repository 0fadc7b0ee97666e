/** Steam over the bowl: a few strands in two flat tones that widen as they rise. */
import { sstep } from "../../kit/core.ts";
import { P } from "./a-stage.ts";

/** Where a strand leaves the broth, how high it rises, its drift to the right, its width above, its phase. */
const STRANDS = [
  [470, 560, 620, 150, 78, 0.4],
  [640, 500, 520, 60, 64, 2.1],
  [340, 470, 460, 40, 52, 4.4],
] as const;

export function steamOverBowl() {
  const n = P.noise;
  P.mist(
    (x, y) => {
      let most = 0;
      for (const [x0, y0, rise, drift, wide, phase] of STRANDS) {
        const v = (y0 - y) / rise;
        if (v <= 0 || v >= 1.4) continue;
        const middle =
          x0 + drift * v + (16 + 46 * v) * Math.sin(v * 5.2 + phase) + 22 * n.n2(y * 0.005, phase);
        const across = (x - middle) / (wide * (0.24 + 0.9 * v));
        most = Math.max(
          most,
          Math.exp(-across * across * 1.6) * sstep(0, 0.16, v) * (1 - 0.3 * sstep(0.3, 1.1, v)),
        );
      }
      // two flat tones; their edges break a little
      const v = most + 0.05 * n.fbm(x * 0.01, y * 0.004, 2);
      return v > 0.62 ? 0.5 : v > 0.26 ? 0.26 : 0;
    },
    "#fdf3de",
    { key: 0.5, grain: 0.05 },
  );
}
