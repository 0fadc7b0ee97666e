/** Steam over the bowl, soft and without an edge: warm where it rises, rose beside the lantern, blue where it thins out. */
import { clamp, mix, rgb, shade, sstep, stamp, type RGB } from "../../kit/core.ts";
import { P } from "./d-stage.ts";

/** Where a strand leaves the broth, how high it rises, its drift to the right, its width above, its phase, its strength. */
const STRANDS = [
  [560, 1190, 1060, 130, 170, 0.4, 1],
  [690, 1150, 1200, -70, 200, 2.1, 1],
  [440, 1130, 800, 130, 120, 4.4, 0.9],
  [820, 1130, 700, -110, 110, 1.2, 0.85],
] as const;
const WARM = "#fff0d2",
  ROSE = "#ffb184",
  COOL = "#a9bbe0";
const tones: RGB[] = Array.from({ length: 64 }, (_, i) => {
  const [near, far] = [(i & 7) / 7, (i >> 3) / 7];
  return rgb(mix(mix(WARM, COOL, far), ROSE, near));
});

export function printSteam(strength: number) {
  const n = P.noise;
  const veil = shade((x, y, o) => {
    let most = 0;
    for (const [x0, y0, rise, drift, wide, phase, a] of STRANDS) {
      const v = (y0 - y) / rise;
      if (v <= 0 || v >= 1.15) continue;
      const middle =
        x0 +
        drift * v +
        (20 + 80 * v) * Math.sin(v * 5.4 + phase) +
        60 * n.fbm(y * 0.005, phase, 3);
      const across = (x - middle) / (wide * (0.25 + 0.9 * v));
      const level =
        a * Math.exp(-across * across * 1.5) * sstep(0, 0.2, v) * (1 - sstep(0.5, 1.12, v));
      most = most + level - most * level;
    }
    // wisps: the veil is denser in long curls
    const curl = 0.78 + 0.9 * n.fbm(x * 0.004 + 0.4 * n.n2(x * 0.004, y * 0.003), y * 0.0028, 4);
    const near = sstep(420, 120, Math.hypot(x - 868, (y - 480) * 0.8));
    const far = sstep(900, 420, y);
    const c = tones[Math.round(near * 7) | (Math.round(far * 7) << 3)];
    [o[0], o[1], o[2]] = c;
    // three flat tones, their edges round like the curls
    const level =
      3.3 * clamp(most * curl) + 0.34 * n.n2(x * 0.016, y * 0.009) + 0.1 * n.n2(x * 0.06, y * 0.03);
    const cut = Math.min(3, Math.floor(level)),
      rest = level - cut;
    o[3] = 255 * strength * clamp((cut + sstep(0.86, 1, rest)) / 3);
  });
  P.put(veil, { occlude: 0.7 });
  stamp(P.base.x, veil, { op: "screen", alpha: 0.18, blur: 10 });
}
