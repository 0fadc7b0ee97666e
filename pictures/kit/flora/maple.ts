/** maple: sprays of leaves, and the tree with them. */
import { clamp, type Col, type Ctx, type Pt, type Rng } from "../core.ts";
import { dab, mapleLeaf, Tones } from "../brush.ts";
import { limb } from "./limb.ts";

/** a horizontal spray of maple leaves: a dark mass below, then leaves from dark to light, lit tips last */
export function mapleSpray(
  x: Ctx,
  cx: number,
  cy: number,
  w: number,
  h: number,
  r: Rng,
  o: {
    leaf: number;
    ramp: (t: number) => Col;
    dens?: number;
    light?: number;
    droop?: number;
    a?: number;
    under?: number;
  },
) {
  const cnt = Math.max(6, Math.round(((w * h) / (o.leaf * o.leaf)) * 1.25 * (o.dens ?? 1)));
  const L: [number, number, number, number][] = [];
  const tip = r.range(-0.18, 0.18);
  for (let i = 0; i < cnt; i++) {
    const u = clamp(r.g() * 0.45, -1.1, 1.1);
    const e = Math.sqrt(Math.max(0.02, 1 - Math.min(1, u * u)));
    const v = r.range(-1, 1) * e;
    L.push([
      cx + (u * w) / 2,
      cy + (v * h) / 2 + (o.droop ?? 0) * u * u * h + tip * u * h * 2,
      v,
      u,
    ]);
  }
  const T = new Tones();
  for (const [px, py] of L)
    if (r.chance(o.under ?? 0.6)) {
      const s = o.leaf * r.range(1, 1.5),
        a = r.range(-0.6, 0.6);
      T.add(
        o.ramp(r.chance(0.5) ? 0.02 : 0.14),
        (k) => dab(k, px - s, py + o.leaf * 0.7, s * 2, s * 0.95, a),
        o.a ?? 1,
      );
    }
  T.flush(x);
  L.sort((a, b) => b[2] - a[2]);
  const groups = 6,
    per = Math.ceil(cnt / groups);
  L.forEach(([px, py, v, u], i) => {
    const base = 0.1 + 0.66 * Math.pow((1 - v) / 2, 1.15) + (o.light ?? 0) + 0.1 * u + r.g() * 0.09;
    const c = o.ramp(Math.round(clamp(base) * 10) / 10);
    const s = o.leaf * r.range(0.68, 1.15);
    const a = r.range(-0.9, 0.9) + 1.57 + (r.chance(0.25) ? 2 : 0),
      tl = r.range(0.4, 1);
    if (o.leaf > 4.2) {
      const lb = o.leaf > 9 ? 7 : 5;
      T.add(c, (k) => mapleLeaf(k, px, py, s, a, tl, lb), o.a ?? 1);
    } else {
      const a1 = r.range(-0.5, 0.5),
        a2 = r.range(-0.5, 0.5);
      T.add(
        c,
        (k) => {
          dab(k, px - s * 0.8, py, s * 1.7, s * 0.95, a1);
          dab(k, px, py - s * 0.7, s * 1.4, s * 0.8, 1.57 + a2);
        },
        o.a ?? 1,
      );
    }
    if (i % per === per - 1) T.flush(x);
  });
  T.flush(x);
}

/** a branching maple: returns the ends of its twigs, where leaf sprays go */
export function mapleTree(
  x: Ctx,
  kx: Ctx,
  root: Pt,
  ang: number,
  len: number,
  w: number,
  r: Rng,
  o: { body: Col; light: Col; key: Col; moss?: Col; depth?: number; bias?: number },
): Pt[] {
  const ends: Pt[] = [];
  const maxD = o.depth ?? 5;
  const go = (p: Pt, a: number, l: number, w0: number, d: number) => {
    const pts: Pt[] = [p];
    let q = p,
      aa = a;
    const seg = 4;
    for (let i = 0; i < seg; i++) {
      aa += r.g() * 0.17;
      if (d >= 2) aa += clamp((Math.cos(aa) >= 0 ? -0.12 : -Math.PI + 0.12) - aa, -0.14, 0.14);
      q = [q[0] + (Math.cos(aa) * l) / seg, q[1] + (Math.sin(aa) * l) / seg];
      pts.push(q);
    }
    const w1 = w0 * (d === 0 ? 0.72 : 0.58);
    if (d < maxD) {
      const kids = d === 0 ? 3 : r.chance(0.6) ? 2 : 3;
      const cand: [Pt, number, number][] = [];
      for (let i = 0; i < kids; i++) {
        const spread = d === 0 ? 0.75 : 0.6;
        const off =
          (i - (kids - 1) / 2) * spread * r.range(0.7, 1.3) +
          r.g() * 0.12 +
          (o.bias ?? 0) * (d === 0 ? 1 : 0.2);
        cand.push([i === 0 || d === 0 ? q : pts[seg - 1], aa + off, l * r.range(0.62, 0.86)]);
      }
      for (const [b, na, nl] of cand) go(b, na, nl, w1 * r.range(0.72, 0.95), d + 1);
    }
    limb(x, kx, pts, w0, w1, r, o);
    if (d >= maxD - 1) ends.push(q);
    if (d >= 2) ends.push(pts[2]);
  };
  go(root, ang, len, w, 0);
  return ends;
}
