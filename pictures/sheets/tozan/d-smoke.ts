/** Smoke of the kilns: each a ribbon in two flat tones that bends to the left up the valley and thins. */
import { type Ctx, type Noise, type Pt } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";

/** `mouths` are the tops of the chimneys, with their pixels per metre. */
export function smokeRibbons(x: Ctx, mouths: readonly (readonly [Pt, number])[], n: Noise) {
  for (const [[sx, sy], ppm] of mouths) {
    const rise = 19 * ppm + 60,
      drift = 13 * ppm + 70,
      wide = 2 * ppm + 9;
    // it rises, then the wind of the valley takes it
    const spine = (t: number): Pt => [
      sx - drift * t ** 2.2 + wide * 0.5 * t * Math.sin(5.4 * t + sx),
      sy + 2 - rise * (1 - (1 - t) ** 1.7),
    ];
    /** A part of it: one side billows, and it ends in a point. */
    const ribbon = (from: number, to: number, half: number, shift: number): Pt[] => {
      const rim = (side: number) =>
        Array.from({ length: 25 }, (_, i): Pt => {
          const t = i / 24,
            [a, b] = spine(from + (to - from) * t);
          const w = half * ((from ? 0 : 0.16) + 1.2 * t) * (1 - t) ** 0.5;
          const billow =
            0.72 + 0.5 * Math.abs(Math.sin(t * 8 + side + sx)) + 0.3 * n.n2(t * 4, side * 4 + sx);
          return [a + side * w * billow * 0.7 + shift * t, b + side * w * billow];
        });
      return catmull([...rim(-1), ...rim(1).toReversed()], 3, true);
    };
    // the last of it has parted from the rest
    fillPoly(x, ribbon(0.66, 1.2, wide * 0.5, -0.5 * wide), "#dcb8b2", 0.6);
    fillPoly(x, ribbon(0, 1, wide * 1.1, 0), "#e6c2b4", 0.8);
    fillPoly(x, ribbon(0, 0.66, wide * 0.56, wide * 0.1), "#f8e2cc", 0.9);
  }
}
