/** cedar: whole crowns. */
import { clamp, type Col, type Ctx, lerp, type Rng } from "../core.ts";
import { dab, Tones } from "../brush.ts";

/** cedar crown: tiers of drooping branches, drawn from bottom to top; colours may vary with height (mist at the foot) */
export function cedarCrown(
  x: Ctx,
  cx: number,
  top: number,
  bot: number,
  half: number,
  r: Rng,
  o: {
    s: number;
    col: (t: number, y: number) => Col;
    lightDir?: number;
    dens?: number;
    ragged?: number;
    lean?: number;
  },
) {
  const s = o.s,
    ld = o.lightDir ?? 1;
  const H = bot - top;
  const T = new Tones();
  const step = Math.max(5, s * 8);
  const rag = o.ragged ?? 0.35;
  const tiers = Math.ceil(H / step);
  for (let k = tiers; k >= 0; k--) {
    const t = k / tiers,
      y = top + t * H;
    const ln = (o.lean ?? 0) * (1 - t);
    const env =
      half * (0.1 + 0.9 * Math.pow(t, 0.72)) * (t > 0.86 ? lerp(1, 0.55, (t - 0.86) / 0.14) : 1);
    for (const lay of [0, 1])
      for (const sd of r.chance(0.5) ? [-1, 1] : [1, -1]) {
        if (r.chance(0.16)) continue;
        const len = env * (1 + r.range(-rag, rag)) * (lay ? 0.55 : 1);
        const yy = y + r.range(-0.4, 0.4) * step;
        const n = Math.max(3, Math.round((len / (s * 2.6)) * (o.dens ?? 1)));
        for (let i = n; i >= 0; i--) {
          const u = i / n;
          const bx = cx + ln + sd * len * u,
            by = yy + len * (0.16 * u + 0.34 * u * u) + (lay ? step * 0.35 : 0);
          const m = 4;
          for (let q = 0; q < m; q++) {
            const px = bx + r.g() * s * 3,
              py = by + r.range(-0.5, 1) * s * 3.4;
            const lit = clamp(
              0.34 +
                0.34 * ld * sd * u -
                0.28 * ((py - by) / (s * 3.4)) +
                r.g() * 0.12 -
                (lay ? 0.18 : 0) -
                0.1 * (1 - u),
            );
            const L = s * r.range(5, 10),
              a = 1.57 - sd * (0.25 + 0.75 * u) * 0.8 + r.g() * 0.28;
            const c = o.col(Math.round(lit * 6) / 6, Math.round(py / 18) * 18);
            T.add(c, (z) => dab(z, px, py, L, L * 0.26, a, sd * 0.12));
          }
        }
      }
    T.flush(x);
  }
}
