/** tree: a bounding-box hierarchy of solids, so that a ray tests only those near it. */
import { type Solid, type Hit } from "./solid.ts";
import { meet, describe } from "./meet.ts";

export class Tree {
  private solids: Solid[];
  private order = new Int32Array(0);
  private lo = new Float64Array(0);
  private hi = new Float64Array(0);
  private kid = new Int32Array(0);
  hit: Hit = {
    t: 0,
    id: -1,
    x: 0,
    y: 0,
    z: 0,
    nx: 0,
    ny: 0,
    nz: 0,
    lx: 0,
    ly: 0,
    lz: 0,
    side: 0,
    px: 0,
  };

  constructor(solids: Solid[]) {
    this.solids = solids;
    const n = solids.length;
    const b = new Float64Array(n * 6);
    solids.forEach((s, i) => {
      const ex = Math.abs(s.a0) * s.hx + Math.abs(s.b0) * s.hy + Math.abs(s.c0) * s.hz + 1e-5;
      const ey = Math.abs(s.a1) * s.hx + Math.abs(s.b1) * s.hy + Math.abs(s.c1) * s.hz + 1e-5;
      const ez = Math.abs(s.a2) * s.hx + Math.abs(s.b2) * s.hy + Math.abs(s.c2) * s.hz + 1e-5;
      b.set([s.cx - ex, s.cy - ey, s.cz - ez, s.cx + ex, s.cy + ey, s.cz + ez], i * 6);
    });
    this.order = Int32Array.from(this.solids.keys());
    this.lo = new Float64Array(n * 6);
    this.hi = new Float64Array(n * 6);
    this.kid = new Int32Array(n * 6);
    let used = 0;
    const make = (from: number, to: number): number => {
      const me = used++;
      const lo = [1e9, 1e9, 1e9],
        hi = [-1e9, -1e9, -1e9];
      const ml = [1e9, 1e9, 1e9],
        mh = [-1e9, -1e9, -1e9];
      for (let i = from; i < to; i++)
        for (let k = 0; k < 3; k++) {
          const q = this.order[i] * 6 + k;
          lo[k] = Math.min(lo[k], b[q]);
          hi[k] = Math.max(hi[k], b[q + 3]);
          ml[k] = Math.min(ml[k], b[q] + b[q + 3]);
          mh[k] = Math.max(mh[k], b[q] + b[q + 3]);
        }
      this.lo.set(lo, me * 3);
      this.hi.set(hi, me * 3);
      if (to - from <= 2) {
        this.kid[me * 2] = -1 - from;
        this.kid[me * 2 + 1] = to;
        return me;
      }
      const w = [0, 1, 2].map((k) => mh[k] - ml[k]);
      const k = w[0] > w[1] && w[0] > w[2] ? 0 : w[1] > w[2] ? 1 : 2;
      const key = (i: number) => b[i * 6 + k] + b[i * 6 + k + 3];
      const part = this.order.slice(from, to).sort((p, q) => key(p) - key(q));
      this.order.set(part, from);
      const mid = (from + to) >> 1;
      const l = make(from, mid),
        r = make(mid, to);
      this.kid[me * 2] = l;
      this.kid[me * 2 + 1] = r;
      return me;
    };
    if (n) make(0, n);
  }
  private stack = new Int32Array(64);
  /** nearest solid along a ray; with `shadow`, any solid at all (ghosts let light through) */
  cast(
    ox: number,
    oy: number,
    oz: number,
    dx: number,
    dy: number,
    dz: number,
    far = 1e9,
    shadow = false,
  ): boolean {
    const { lo, hi, kid, order, solids, stack } = this;
    const ix = 1 / (dx || 1e-12),
      iy = 1 / (dy || 1e-12),
      iz = 1 / (dz || 1e-12);
    let best = far,
      found = -1,
      sp = 0;
    stack[sp++] = 0;
    while (sp) {
      const nd = stack[--sp],
        o = nd * 3;
      let t0 = (lo[o] - ox) * ix,
        t1 = (hi[o] - ox) * ix;
      let a = t0 < t1 ? t0 : t1,
        z = t0 < t1 ? t1 : t0;
      t0 = (lo[o + 1] - oy) * iy;
      t1 = (hi[o + 1] - oy) * iy;
      if (t0 > t1) {
        const q = t0;
        t0 = t1;
        t1 = q;
      }
      if (t0 > a) a = t0;
      if (t1 < z) z = t1;
      t0 = (lo[o + 2] - oz) * iz;
      t1 = (hi[o + 2] - oz) * iz;
      if (t0 > t1) {
        const q = t0;
        t0 = t1;
        t1 = q;
      }
      if (t0 > a) a = t0;
      if (t1 < z) z = t1;
      if (z < a || z < 0 || a > best) continue;
      const l = kid[nd * 2];
      if (l >= 0) {
        stack[sp++] = l;
        stack[sp++] = kid[nd * 2 + 1];
        continue;
      }
      for (let i = -1 - l, e = kid[nd * 2 + 1]; i < e; i++) {
        const s = solids[order[i]];
        if (shadow && s.mat.ghost) continue;
        const t = meet(s, ox, oy, oz, dx, dy, dz, best);
        if (t > 1e-5 && t < best) {
          if (shadow) return true;
          best = t;
          found = order[i];
        }
      }
    }
    if (found < 0) return false;
    if (!shadow) {
      this.hit.id = found;
      describe(solids[found], this.hit, best, ox, oy, oz, dx, dy, dz);
    }
    return true;
  }
}
