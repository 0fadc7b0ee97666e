/**
 * build: houses, eaves, thatch, lattices, lanterns, umbrellas and benches, modelled in local coordinates and projected into the
 * scene.
 */
import {
  paintOf,
  type Fill,
  type Rng,
  type Noise,
  type Ctx,
  type Pt,
  type V3,
  type Col,
  css,
  mix,
  lerp,
  clamp,
} from "./core.ts";
import { type Cam, onSheet } from "./terrain.ts";
import { brushPath, dab, Tones, poly, hand, clearUnder } from "./brush.ts";

export interface Pen3 {
  x: Ctx;
  k: Ctx;
  key: Col;
  lw: number;
  r: Rng;
  P: (u: number, v: number, w: number) => Pt;
}
export function frame(cam: Cam, o: V3, U: Pt, x: Ctx, k: Ctx, r: Rng, key: Col, lw: number): Pen3 {
  const V: Pt = [-U[1], U[0]];
  return {
    x,
    k,
    key,
    lw,
    r,
    P: (u, v, w) => onSheet(cam, o[0] + U[0] * u + V[0] * v, o[1] + U[1] * u + V[1] * v, o[2] + w),
  };
}
export function face(p: Pen3, pts: Pt[], fill: Fill, o: { line?: number; a?: number } = {}) {
  p.x.fillStyle = paintOf(fill, o.a ?? 1);
  poly(p.x, pts);
  p.x.fill();
  clearUnder(p.k, pts);
  const lw = (o.line ?? 1) * p.lw;
  if (lw > 0) for (let i = 0; i < pts.length; i++) edge(p, pts[i], pts[(i + 1) % pts.length], lw);
}
export function edge(p: Pen3, a: Pt, b: Pt, w: number, c?: Col) {
  const h = hand(a, b, p.r, 0.5, 12);
  const t = c ? p.x : p.k;
  t.fillStyle = css(c ?? p.key, 0.92);
  t.beginPath();
  brushPath(t, h, (u) => w * (0.75 + 0.4 * Math.sin(Math.PI * u)));
  t.fill();
}
export const quadUV =
  (a: Pt, b: Pt, c: Pt, d: Pt) =>
  (u: number, v: number): Pt => [
    lerp(lerp(a[0], b[0], u), lerp(d[0], c[0], u), v),
    lerp(lerp(a[1], b[1], u), lerp(d[1], c[1], u), v),
  ];

/** thatch on one roof face: straw in courses down the slope. f(u,v): v from 0 at the ridge to 1 at the eave */
export function thatch(
  p: Pen3,
  f: (u: number, v: number) => Pt,
  n: number,
  len: number,
  o: {
    dark: Col;
    mid: Col;
    light: Col;
    moss?: Col;
    shade: (u: number, v: number) => number;
    mossAmt?: number;
    noise: Noise;
    fade?: (c: Col) => Col;
  },
) {
  const T = new Tones();
  const F = o.fade ?? ((c: Col) => c);
  const rows = 26;
  for (let row = 0; row < rows; row++) {
    for (let k = 0; k < n / rows; k++) {
      const u = p.r.u(),
        v = clamp((row + p.r.u()) / rows);
      const a = f(u, v),
        b = f(clamp(u + p.r.g() * 0.004), Math.min(1.02, v + 0.06));
      const an = Math.atan2(b[1] - a[1], b[0] - a[0]) + p.r.g() * 0.08;
      const sh = clamp(o.shade(u, v) + p.r.g() * 0.13 - 0.1 * Math.pow((v * 7) % 1, 4));
      const q = Math.round(sh * 7) / 7;
      let c: Col = q < 0.5 ? mix(o.dark, o.mid, q * 2) : mix(o.mid, o.light, q * 2 - 1);
      if (o.moss && o.noise.fbm(u * 5, v * 3, 3) + (0.5 - v) * 0.7 > 1 - (o.mossAmt ?? 0.6) - 0.25)
        c = mix(c, mix("#2f5040", o.moss, q), 0.7);
      const L = len * p.r.range(0.6, 1.3);
      T.add(F(c), (x) => dab(x, a[0], a[1], L, Math.max(1, L * 0.12), an, 0));
    }
    T.flush(p.x);
  }
}
