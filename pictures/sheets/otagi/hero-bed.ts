/** The ground before the foot of a stone. */
import { dab, fillPoly, Tones } from "../../kit/brush.ts";
import { type Ctx, mix, type Pt, Rng } from "../../kit/core.ts";
import { nearAt } from "./hero-ground.ts";
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
  const near = depth < 3.2;
  for (let i = 0; i < 90; i++) {
    const t = r.range(0.08, 0.92);
    if (gn.n2(t * 5, seed * 3) < -0.15) continue;
    const y = rise(t) + k * r.range(0.005, 0.05);
    const ground = near ? nearAt(y) : veil(t < 0.35 ? "#445f53" : "#5d6f5f", depth);
    const ink = mix(ground, near ? "#0f3236" : "#35583f", r.range(0.1, 0.55));
    const long = k * r.range(0.04, 0.1);
    T.add(ink, (q) => dab(q, px(t), y, -long, k * 0.014, 1.57 + r.g() * 0.3, 0.15));
  }
  T.flush(x);
}
