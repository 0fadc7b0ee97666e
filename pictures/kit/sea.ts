/** sea: ripples with a constant size on the paper, surf along a coast, single wave strokes. */
import { type Noise, type Rng, clamp, sstep, type Col, type Ctx } from "./core.ts";
import { Tones } from "./brush.ts";

/**
 * Height of the waves at a point of the water, about -1..1. The octaves depend on the distance, so that the pattern is neither
 * too fine far away nor too coarse nearby. `px` is the wanted length of a crest on the paper, in pixels.
 */
export function ripple(n: Noise, wx: number, wy: number, dist: number, f: number, px = 60): number {
  const want = Math.log2((dist * px) / f); // length of a crest in world units, log2
  const o = Math.floor(want),
    t = want - o;
  const at = (k: number) => {
    const s = 1 / 2 ** k;
    return (
      n.n2(wx * s + k * 13.1, wy * s * 1.3 - k * 7.7) * 0.66 +
      n.n2(wx * s * 2.3 + 40, wy * s * 2.9) * 0.34
    );
  };
  return at(o) * (1 - t) + at(o + 1) * t;
}

/** strength of the foam (0..1) for a distance to the shore line, positive towards the sea: a broken edge, then rollers */
export function surf(
  n: Noise,
  d: number,
  along: number,
  o: { reach?: number; lines?: number } = {},
): number {
  const reach = o.reach ?? 10;
  const wob = reach * (0.55 * n.fbm(along * 0.012, 3, 3) + 0.3 * n.n2(along * 0.07, d * 0.05));
  let f = sstep(reach * 0.9, reach * 0.45, d + wob);
  for (let k = 1; k <= (o.lines ?? 2); k++) {
    const at = reach * (0.9 + 1.5 * k);
    const gap = n.n2(along * 0.016 + k * 9, k * 4.4);
    const w = reach * 0.22 * clamp(0.35 + gap);
    if (w < 0.01) continue;
    f = Math.max(f, sstep(w, w * 0.4, Math.abs(d + wob * 1.4 - at)) * (1 - 0.22 * k));
  }
  return f;
}

/** one small wave: a flat hooked stroke, thick at the crest and thin at both ends */
function wavelet(x: Ctx, px: number, py: number, len: number, h: number, skew = 0) {
  const a = px - len / 2,
    b = px + len / 2,
    m = px + skew * len;
  x.moveTo(a, py);
  x.quadraticCurveTo(m, py - h * 2, b, py);
  x.quadraticCurveTo(m, py - h * 0.7, a, py);
}

/** scatters small waves where `where` allows them; they get smaller towards the horizon */
export function chop(
  x: Ctx,
  r: Rng,
  count: number,
  o: {
    x0: number;
    x1: number;
    y0: number;
    y1: number;
    horizon: number;
    /** length of a wave at y1 */
    size: number;
    where?: (x: number, y: number) => number;
    col: (x: number, y: number, r: Rng) => Col;
    a?: number;
  },
) {
  const T = new Tones();
  const near = o.y1 - o.horizon;
  for (let k = 0; k < count; k++) {
    const px = r.range(o.x0, o.x1),
      t = r.u() ** 1.4;
    const py = o.y0 + (o.y1 - o.y0) * t;
    if (o.where && r.u() > o.where(px, py)) continue;
    const s = Math.max(0.12, (py - o.horizon) / near);
    const len = o.size * (0.25 + 0.75 * s) * r.range(0.4, 1.3),
      h = Math.max(0.7, o.size * 0.075 * s * r.range(0.5, 1.3)),
      sk = r.range(-0.25, 0.25);
    T.add(o.col(px, py, r), (q) => wavelet(q, px, py, len, h, sk), o.a ?? 1);
  }
  T.flush(x);
}
