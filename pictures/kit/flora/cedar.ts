/** cedar: crowns seen whole, and boughs that hang into the sheet. */
import { clamp, type Col, type Ctx, lerp, type Pt, type Rng } from "../core.ts";
import { catmull, dab, Tones } from "../brush.ts";

/** cedar crown: tiers of drooping boughs, drawn bottom to top; colours may vary with height (mist at the foot) */
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
/** hanging cedar boughs at the top of the sheet */
export function cedarBough(
  x: Ctx,
  a: Pt,
  b: Pt,
  s: number,
  r: Rng,
  col: (t: number) => Col,
  dens = 1,
) {
  const T = new Tones();
  const L = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const n = Math.round((L / (s * 1.5)) * dens);
  const mid: Pt = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 - L * 0.12];
  const P = catmull([a, mid, b], 12);
  for (const pass of [0, 1, 2]) {
    for (let i = 0; i <= n; i++) {
      const t = i / n;
      const p = P[Math.min(P.length - 1, Math.round(t * (P.length - 1)))];
      const m = pass === 0 ? 16 : pass === 1 ? 11 : 6;
      const tuft = 0.5 + 0.5 * Math.sin(t * 23 + a[0]);
      for (let k = 0; k < m; k++) {
        const drop =
          s *
          (3 + (7 + 9 * tuft) * Math.sin(Math.PI * clamp(t * 0.8 + 0.15))) *
          Math.pow(r.u(), 1.1);
        const px = p[0] + r.g() * s * 4,
          py = p[1] + drop - s * 2;
        const ll = s * r.range(4, 8) * (1 - pass * 0.16);
        const an = 1.57 + (b[0] > a[0] ? -1 : 1) * (0.55 - (0.3 * drop) / (s * 18)) + r.g() * 0.3;
        const lit = clamp([0.04, 0.34, 0.68][pass] + r.g() * 0.1 - drop / (s * 46));
        T.add(col(Math.round(lit * 6) / 6), (z) =>
          dab(z, px, py, ll, Math.max(1, ll * 0.17), an, r.range(-0.08, 0.08)),
        );
      }
    }
    T.flush(x);
  }
}
