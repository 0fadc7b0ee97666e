/** plumage: necks and bodies drawn feather by feather on a curved tube, with the light on one side. */
import { type Rng, clamp, lerp, type Col, type Ctx, type Pt } from "../../kit/core.ts";
import { Tones, catmull, dab } from "../../kit/brush.ts";

export interface Tube {
  /** centre line from the tail end to the head end, and the radius along it (t 0..1) */
  line: Pt[];
  radius: (t: number) => number;
}
function tubeAt(p: Pt[], t: number) {
  const n = p.length - 1,
    f = clamp(t) * n,
    i = Math.min(n - 1, Math.floor(f)),
    k = f - i;
  const a = p[i],
    b = p[i + 1];
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return {
    x: lerp(a[0], b[0], k),
    y: lerp(a[1], b[1], k),
    tx: (b[0] - a[0]) / l,
    ty: (b[1] - a[1]) / l,
  };
}
export const tubeLine = (pts: Pt[]) => catmull(pts, 14);

/** the outline of the tube as one polygon */
export function tubeOutline(p: Pt[], radius: (t: number) => number): Pt[] {
  const L: Pt[] = [],
    R: Pt[] = [];
  for (let i = 0; i <= 90; i++) {
    const t = i / 90,
      q = tubeAt(p, t),
      r = radius(t);
    L.push([q.x - q.ty * r, q.y + q.tx * r]);
    R.push([q.x + q.ty * r, q.y - q.tx * r]);
  }
  return [...L, ...R.toReversed()];
}
/**
 * feathers overlap from the head down, tips towards the tail; `light` is the direction of the light on the paper, `ink` gives a
 * colour for a light 0..1 and a position along the tube.
 */
export function feathers(
  x: Ctx,
  tube: Tube,
  r: Rng,
  o: {
    size: (t: number) => number;
    rows: number;
    light: Pt;
    ink: (v: number, t: number) => Col;
    edge: (v: number, t: number) => Col | null;
    from?: number;
    to?: number;
    gloss?: number;
  },
) {
  const t0 = o.from ?? 0,
    t1 = o.to ?? 1;
  const T = new Tones();
  for (let i = 0; i <= o.rows; i++) {
    const t = lerp(t0, t1, i / o.rows),
      q = tubeAt(tube.line, t),
      R = tube.radius(t),
      s = o.size(t);
    const n = Math.max(4, Math.round((R * 3.1) / (s * 0.62)));
    for (let j = 0; j < n; j++) {
      const a = (((j + (i % 2) * 0.5) / n) * 2 - 1) * 1.5 + r.g() * 0.03, // around the visible half
        u = Math.sin(a);
      const px = q.x - q.ty * R * u + r.g() * s * 0.08,
        py = q.y + q.tx * R * u + r.g() * s * 0.08;
      const nx = -q.ty * u,
        ny = q.tx * u;
      const v = clamp(
        0.34 +
          0.62 * (nx * o.light[0] + ny * o.light[1]) +
          0.16 * Math.cos(a) * (o.gloss ?? 0.4) +
          r.g() * 0.05,
      );
      const dir = Math.atan2(-q.ty, -q.tx) + u * 0.35 + r.g() * 0.07;
      const w = s * 0.62 * Math.max(0.35, Math.cos(a));
      T.add(o.ink(Math.round(v * 9) / 9, t), (k) =>
        dab(k, px, py, s * 1.5, w * 1.5, dir, r.range(-0.05, 0.05)),
      );
      const e = o.edge(Math.round(v * 9) / 9, t);
      if (e)
        T.add(e, (k) =>
          dab(
            k,
            px + Math.cos(dir) * s * 0.62,
            py + Math.sin(dir) * s * 0.62,
            s * 0.85,
            Math.max(1, w * 0.26),
            dir + 0.12,
            0.1,
          ),
        );
    }
    if (i % 3 === 2) T.flush(x);
  }
  T.flush(x);
}
