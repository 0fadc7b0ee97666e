/** noodles in the bowl: each one a round thread on a smooth path, folded in bundles, with its ends in the broth */
import { PH, PW, type Pt, Rng, SS, clamp, lerp } from "../../kit/core.ts";
import { type Table, blend } from "../../kit/table.ts";
import { catmull } from "../../kit/brush.ts";
import { SOUP } from "./bowl.ts";

/** the circle of broth that they may lie in */
export interface Round {
  x: number;
  y: number;
  r: number;
}

const HALF = 7.6;

/** one noodle; at a crossing the higher one is on top; below the broth it is hidden */
function strand(
  t: Table,
  pool: Round,
  path: Pt[],
  id: number,
  top: (u: number) => number,
  tone: number,
) {
  const line = catmull(path, 40);
  const R = HALF * SS;
  for (let q = 0; q < line.length - 1; q++) {
    const [ax, ay] = line[q],
      [bx, by] = line[q + 1];
    const l = Math.hypot(bx - ax, by - ay),
      n = Math.max(1, Math.ceil(l * Math.max(1, SS)));
    for (let m = 0; m < n; m++) {
      const f = m / n,
        u = (q + f) / (line.length - 1);
      const cx = lerp(ax, bx, f) * SS,
        cy = lerp(ay, by, f) * SS,
        h0 = top(u);
      if (Math.hypot(cx / SS - pool.x, cy / SS - pool.y) > pool.r - HALF) continue;
      for (let j = Math.max(0, Math.ceil(cy - R)); j <= Math.min(PH - 1, cy + R); j++)
        for (let i = Math.max(0, Math.ceil(cx - R)); i <= Math.min(PW - 1, cx + R); i++) {
          const d = Math.hypot(i - cx, j - cy) / R;
          if (d > 1) continue;
          const h = h0 + HALF * 0.9 * Math.sqrt(1 - d * d),
            o = j * PW + i;
          if (h <= t.h[o] || (t.id[o] !== id && h0 + 3 < t.h[o])) continue;
          t.h[o] = h;
          t.id[o] = id;
          t.gloss[o] = 0.55;
          t.ink[o] = 0.6 * clamp((d - 0.86) * 9);
          t.col.set(
            blend([188, 124, 50], [252, 226, 156], clamp(tone + 0.34 - 0.7 * d * d)),
            o * 3,
          );
        }
    }
  }
}
/** a folded bundle: noodles side by side along one line, shifted and crossing a little */
export function bundle(
  t: Table,
  pool: Round,
  guide: Pt[],
  count: number,
  spread: number,
  seed: number,
  lift = 0,
) {
  const r = new Rng(seed);
  const g = catmull(guide, 8);
  for (let k = 0; k < count; k++) {
    const s0 = (k / (count - 1) - 0.5) * spread + r.range(-5, 5),
      s1 = s0 * r.range(0.75, 1.2) + r.range(-16, 16),
      ph = r.range(0, 6.28),
      wave = r.range(3, 9);
    const path: Pt[] = [];
    for (let i = 0; i < g.length; i += 4) {
      const a = g[Math.max(0, i - 1)],
        b = g[Math.min(g.length - 1, i + 1)],
        l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1,
        u = i / (g.length - 1);
      const s = lerp(s0, s1, u) + wave * Math.sin(u * 7 + ph);
      path.push([g[i][0] - ((b[1] - a[1]) / l) * s, g[i][1] + ((b[0] - a[0]) / l) * s]);
    }
    const own = r.range(-3, 3),
      e0 = r.range(0.02, 0.12),
      e1 = r.range(0.02, 0.12);
    const high = (u: number) =>
      SOUP +
      lift +
      own +
      4 * Math.sin(u * 9 + ph) -
      34 * clamp(1 - u / e0) -
      34 * clamp(1 - (1 - u) / e1);
    strand(t, pool, path, 2000 + seed * 40 + k, high, 0.5 + r.range(-0.09, 0.09));
  }
}
