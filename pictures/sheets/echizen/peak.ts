/** a snow peak: broad spurs in three tones, lit from the left, drowning in mist at its foot */
import {
  type Col,
  type Layer,
  type Noise,
  type Pt,
  lerp,
  rgb,
  shade,
  sstep,
} from "../../kit/core.ts";

interface PeakOpt {
  x0: number;
  x1: number;
  /** its skyline */
  top: (x: number) => number;
  summit: Pt;
  /** where the mist begins, where it has swallowed all, and where the block ends */
  foot: [number, number, number];
  lit: Col;
  half: Col;
  shade: Col;
  mist: Col;
}
export function snowPeak(n: Noise, o: PeakOpt): Layer {
  const [lit, half, dark, mist] = [o.lit, o.half, o.shade, o.mist].map((c) => rgb(c));
  const [sx, sy] = o.summit;
  const [misty, gone, end] = o.foot;
  // the height of the snow, spurs running down and away from the summit; its slope across tells lit from shaded
  const height = (x: number, y: number) => {
    const across = (x - sx) / (110 + (y - sy) * 0.9);
    return n.ridge(across * 1.25 + 4, y * 0.0045, 2);
  };
  return shade((x, y, px) => {
    px[3] = 0;
    if (x < o.x0 || x > o.x1 || y < o.top(x) || y > end) return;
    const slope = height(x + 5, y) - height(x - 5, y) + 0.012 * n.n2(x * 0.06, y * 0.03);
    const c = slope > -0.004 ? lit : slope > -0.045 ? half : dark;
    const t = sstep(misty, gone, y);
    for (let k = 0; k < 3; k++) px[k] = lerp(c[k], mist[k], t);
    px[3] = 255;
  });
}
