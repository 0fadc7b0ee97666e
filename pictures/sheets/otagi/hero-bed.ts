/** The ground before the foot of a stone. */
import { dab, fillPoly, Tones } from "../../kit/brush.ts";
import { type Ctx, mix, type Pt, Rng } from "../../kit/core.ts";
import { gn, onSlope, scaleAt, veil } from "./hero-stage.ts";

/** the ground before the foot of a stone: the stone stands in it, and grass leans on it */
export function bed(x: Ctx, at: number, depth: number, tall: number, seed: number) {
  const r = new Rng(seed * 13 + 1),
    T = new Tones(),
    k = scaleAt(depth) * tall;
  const [sx, sy] = onSlope(at, depth);
  const rise = (t: number) =>
    sy +
    k *
      (-0.02 +
        0.1 * Math.sin(Math.PI * Math.max(0, Math.min(1, t))) ** 0.7 +
        0.014 * gn.n2(t * 5, seed) +
        0.006 * gn.n2(t * 19, seed));
  const px = (t: number) => sx + k * 0.5 * (2 * t - 1);
  const line: Pt[] = Array.from({ length: 61 }, (_, i) => [px(i / 60), rise(i / 60)]);
  x.save();
  x.globalCompositeOperation = "destination-out";
  fillPoly(x, [...line, [px(1.1), sy + k * 0.4], [px(-0.1), sy + k * 0.4]], "#000000");
  x.restore();
  // one tuft, on the shady side
  const ground = veil("#5d6f5f", depth);
  for (let i = 0; i < 9; i++) {
    const t = 0.035 + 0.011 * i + r.g() * 0.006;
    const long = k * r.range(0.05, 0.11);
    const ink = mix(ground, "#2c4a48", r.range(0.4, 0.7));
    T.add(ink, (q) =>
      dab(q, px(t), rise(t) + k * 0.01, -long, k * 0.014, 1.57 + (i - 4) * 0.12, 0.15),
    );
  }
  T.flush(x);
}
