/** The pond: it mirrors the night in trembling bands, and the moon lies on it as a broken column of light. */
import { clamp, getPx, hex, PH, Rng, shade, SS, sstep, W } from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { BANK, MOON, SHORE } from "./c-plan.ts";

export function pond(P: Print) {
  const n = P.noise;
  const src = getPx(P.base.c).data;
  const wide = P.base.c.width;
  const sample = (x: number, y: number, k: number) =>
    src[(clamp((y * SS) | 0, 0, PH - 1) * wide + clamp((x * SS) | 0, 0, wide - 1)) * 4 + k];
  const deep = hex("#122250");
  P.put(
    shade((x, y, o) => {
      const b = SHORE(x);
      if (y < b || y > BANK(x) + 30) {
        o[3] = 0;
        return;
      }
      const dy = y - b,
        d = 2600 / (dy + 60);
      const rip =
        n.n2(x * 0.0035 * d * 0.2, y * 0.34 * d * 0.07) * 0.62 + n.n2(x * 0.011, y * 0.17) * 0.38;
      const amp = 3 + dy * 0.075;
      const sx = x + rip * amp * 1.6,
        sy = Math.min(b - 2, b - dy * 0.86 + rip * amp);
      // between the crests the water shows its own depth
      const dark =
        0.2 +
        0.3 *
          sstep(0.1, 0.42, n.n2(x * 0.002 + 3, y * 0.05) * 0.7 + n.n2(x * 0.007, y * 0.14) * 0.4) +
        0.2 * sstep(100, 420, dy);
      for (let c = 0; c < 3; c++) {
        const v = sample(sx, sy, c);
        o[c] = v + (deep[c] - v) * dark;
      }
      o[3] = 255;
    }),
    { occlude: 1 },
  );
  // flat strokes: dark ones everywhere, and the glitter below the moon
  const T = new Tones(),
    r = new Rng(13);
  for (let k = 0; k < 900; k++) {
    const gold = k > 330;
    const t = Math.pow(r.u(), 0.8),
      py = 770 + 440 * t;
    const px = gold ? MOON[0] + r.g() * (34 + 74 * t) : r.range(-20, W);
    const len = (12 + 74 * t) * r.range(0.35, 1.2) * (gold ? 0.8 : 1),
      w = (1.6 + 5 * t) * r.range(0.5, 1.2);
    if (py < SHORE(px) + 8 || py > BANK(px) + 10) continue;
    const c = gold
      ? Math.abs(px - MOON[0]) < 40 + 30 * t && r.chance(0.6)
        ? "#fff6d8"
        : "#f0d392"
      : r.chance(0.5)
        ? "#0e1a42"
        : "#41609a";
    T.add(
      c,
      (z) =>
        brushPath(
          z,
          [
            [px - len / 2, py],
            [px, py + w * 0.2],
            [px + len / 2, py],
          ],
          (v) => w * Math.sin(Math.PI * v),
        ),
      gold ? 0.92 : 0.5,
    );
  }
  T.flush(P.base.x);
}
