/** build: local-frame solids projected into the scene - houses, eaves, thatch, lattices, lanterns, umbrellas, benches. */
import {
  type Ctx,
  type Pt,
  type V3,
  type Col,
  Rng,
  Noise,
  css,
  mix,
  lerp,
  clamp,
  bokashi,
  type Stops,
} from "./core.ts";
import { type Cam, proj } from "./terrain.ts";
import { brushPath, dab, Tones, poly, hand } from "./brush.ts";

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
    P: (u, v, w) => {
      const q = proj(cam, o[0] + U[0] * u + V[0] * v, o[1] + U[1] * u + V[1] * v, o[2] + w);
      return [q[0], q[1]];
    },
  };
}
export function face(p: Pen3, pts: Pt[], fill: any, o: { line?: number; a?: number } = {}) {
  p.x.fillStyle =
    typeof fill === "string" || Array.isArray(fill) ? css(fill as Col, o.a ?? 1) : fill;
  poly(p.x, pts);
  p.x.fill();
  p.k.save();
  p.k.globalCompositeOperation = "destination-out";
  p.k.fillStyle = "#000";
  poly(p.k, pts);
  p.k.fill();
  p.k.restore();
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

/** thatch on one roof face: straw laid down-slope in courses. f(u,v): v 0 ridge -> 1 eave */
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
/** paper lantern (chochin), drawn upright; glow handled by caller. */
export function chochin(
  x: Ctx,
  k: Ctx | null,
  cx: number,
  cy: number,
  w: number,
  h: number,
  o: {
    paper: Stops;
    rib: Col;
    cap: Col;
    text?: string;
    ink?: Col;
    font?: string;
    key?: Col;
    lw?: number;
    round?: number;
    side?: number;
  },
) {
  const ry = o.round ?? 0.5;
  const prof = (t: number) => {
    const s = Math.sin(Math.PI * clamp(t));
    return (w / 2) * (0.62 + 0.38 * Math.pow(s, ry));
  };
  const L: Pt[] = [],
    R: Pt[] = [];
  const N = 24;
  for (let i = 0; i <= N; i++) {
    const t = i / N;
    L.push([cx - prof(t), cy - h / 2 + h * t]);
    R.push([cx + prof(t), cy - h / 2 + h * t]);
  }
  const out = [...L, ...R.reverse()];
  R.reverse();
  if (k) {
    k.save();
    k.globalCompositeOperation = "destination-out";
    k.fillStyle = "#000";
    poly(k, out);
    k.fill();
    k.fillRect(cx - w * 0.32, cy - h * 0.58, w * 0.64, h * 1.16);
    k.restore();
  }
  x.save();
  poly(x, out);
  x.clip();
  x.fillStyle = bokashi(x, cx - w / 2, 0, cx + w / 2, 0, o.paper);
  x.fillRect(cx - w, cy - h, w * 2, h * 2);
  const g = x.createLinearGradient(0, cy - h / 2, 0, cy + h / 2);
  g.addColorStop(0, "rgba(40,8,0,.38)");
  g.addColorStop(0.22, "rgba(40,8,0,0)");
  g.addColorStop(0.75, "rgba(40,8,0,0)");
  g.addColorStop(1, "rgba(40,8,0,.34)");
  x.fillStyle = g;
  x.fillRect(cx - w, cy - h, w * 2, h * 2);
  const ribs = Math.max(5, Math.round(h / 7));
  for (let i = 1; i < ribs; i++) {
    const t = i / ribs,
      y = cy - h / 2 + h * t,
      bw = prof(t);
    x.strokeStyle = css(o.rib, 0.55);
    x.lineWidth = Math.max(0.6, w * 0.014);
    x.beginPath();
    x.moveTo(cx - bw, y);
    x.quadraticCurveTo(cx, y + w * 0.045, cx + bw, y);
    x.stroke();
  }
  if (o.text) {
    const t = k ?? x;
    if (k) {
      k.save();
    }
    {
      const x = t;
      x.fillStyle = css(o.ink ?? "#1c1018", 0.92);
      const n = o.text.length;
      const fs = Math.min(w * 0.62, (h * 0.86) / n);
      x.font = `${fs}px ${o.font ?? "Kouzan"}`;
      x.textAlign = "center";
      x.textBaseline = "middle";
      for (let i = 0; i < n; i++)
        x.fillText(o.text[i], cx + (o.side ?? 0) * w * 0.1, cy + fs * 1.02 * (i - (n - 1) / 2));
    }
    if (k) k.restore();
  }
  x.restore();
  x.fillStyle = css(o.cap);
  x.beginPath();
  x.roundRect(cx - w * 0.32, cy - h / 2 - h * 0.07, w * 0.64, h * 0.085, 1.5);
  x.fill();
  x.beginPath();
  x.roundRect(cx - w * 0.28, cy + h / 2 - h * 0.015, w * 0.56, h * 0.075, 1.5);
  x.fill();
  if (k && o.key) {
    k.fillStyle = css(o.key, 0.85);
    k.beginPath();
    brushPath(k, L, () => o.lw ?? 1.2);
    brushPath(k, R, () => o.lw ?? 1.2);
    k.fill();
  }
}
