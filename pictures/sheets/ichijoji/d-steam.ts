/** Ichijoji D, steam: rolling columns */
import { Noise, clamp, lerp, sstep } from "../../kit/core.ts";

const n = new Noise(41);
/** a rolling column of steam: scalloped lobes at its edge, no holes in it */
export function column(
  x0: number,
  y0: number,
  high: number,
  w0: number,
  w1: number,
  lean: number,
  seed: number,
) {
  return (x: number, y: number) => {
    const t = (y0 - y) / high;
    if (t < -0.1 || t > 1.1) return 0;
    const c = x0 + lean * t * t + 46 * n.n2(t * 2.4, seed);
    const w = lerp(w0, w1, Math.pow(clamp(t), 0.7));
    const lobes =
      0.2 * Math.abs(n.n2(x * 0.006 + seed, y * 0.007)) +
      0.09 * Math.abs(n.n2(x * 0.017, y * 0.019 + seed));
    const d = Math.abs(x - c) / w + lobes;
    // one soft body, and a crisper lobe cut inside it
    return (
      (0.55 * sstep(1.25, 0.5, d) + 0.45 * sstep(0.86, 0.74, d)) *
      sstep(1.1, 0.3, t) *
      sstep(-0.1, 0.1, t)
    );
  };
}
