/** brush: variable-width strokes, rough outlines, leaf/needle stamps gathered into batched paths. */
import {
  paintOf,
  type Fill,
  type Rng,
  type Noise,
  type Ctx,
  type Pt,
  css,
  type Col,
  lerp,
  clamp,
} from "./core.ts";

export function catmull(p: Pt[], seg = 8, closed = false): Pt[] {
  const o: Pt[] = [];
  const n = p.length;
  const at = (i: number) => (closed ? p[(i + n) % n] : p[clamp(i, 0, n - 1)]);
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const a = at(i - 1),
      b = at(i),
      c = at(i + 1),
      d = at(i + 2);
    for (let k = 0; k < seg; k++) {
      const t = k / seg,
        t2 = t * t,
        t3 = t2 * t;
      o.push([
        0.5 *
          (2 * b[0] +
            (c[0] - a[0]) * t +
            (2 * a[0] - 5 * b[0] + 4 * c[0] - d[0]) * t2 +
            (3 * b[0] - a[0] - 3 * c[0] + d[0]) * t3),
        0.5 *
          (2 * b[1] +
            (c[1] - a[1]) * t +
            (2 * a[1] - 5 * b[1] + 4 * c[1] - d[1]) * t2 +
            (3 * b[1] - a[1] - 3 * c[1] + d[1]) * t3),
      ]);
    }
  }
  if (!closed) o.push(p[n - 1]);
  return o;
}
export function trace(x: Ctx, p: Pt[], close = true) {
  x.moveTo(p[0][0], p[0][1]);
  for (let i = 1; i < p.length; i++) x.lineTo(p[i][0], p[i][1]);
  if (close) x.closePath();
}
export function poly(x: Ctx, p: Pt[]) {
  x.beginPath();
  trace(x, p);
}
/** erases the key lines that a shape hides */
export function clearUnder(k: Ctx, p: Pt[]) {
  k.save();
  k.globalCompositeOperation = "destination-out";
  k.fillStyle = "#000";
  poly(k, p);
  k.fill();
  k.restore();
}
export function fillPoly(x: Ctx, p: Pt[], c: Fill, a = 1) {
  x.fillStyle = paintOf(c, a);
  poly(x, p);
  x.fill();
}

/** calligraphic line: `width` gives the width in px along the line (t 0..1); it trembles slightly */
export function brushPath(x: Ctx, pts: Pt[], width: (t: number) => number) {
  const n = pts.length;
  if (n < 2) return;
  const L: Pt[] = [],
    R: Pt[] = [];
  for (let i = 0; i < n; i++) {
    const a = pts[Math.max(0, i - 1)],
      b = pts[Math.min(n - 1, i + 1)];
    let dx = b[0] - a[0],
      dy = b[1] - a[1];
    const l = Math.hypot(dx, dy) || 1;
    dx /= l;
    dy /= l;
    const w = width(i / (n - 1)) / 2;
    L.push([pts[i][0] - dy * w, pts[i][1] + dx * w]);
    R.push([pts[i][0] + dy * w, pts[i][1] - dx * w]);
  }
  x.moveTo(L[0][0], L[0][1]);
  for (let i = 1; i < n; i++) x.lineTo(L[i][0], L[i][1]);
  for (let i = n - 1; i >= 0; i--) x.lineTo(R[i][0], R[i][1]);
  x.closePath();
}
export function stroke(
  x: Ctx,
  pts: Pt[],
  w: number,
  c: Col,
  o: { a?: number; taper?: [number, number]; rng?: Rng; jitter?: number } = {},
) {
  const [t0, t1] = o.taper ?? [0.25, 0.25];
  const ph = o.rng ? o.rng.range(0, 10) : 0;
  x.fillStyle = css(c, o.a ?? 1);
  x.beginPath();
  brushPath(x, pts, (t) => {
    let k = 1;
    if (t < t0) k = Math.min(k, 0.15 + 0.85 * (t / t0));
    if (t > 1 - t1) k = Math.min(k, 0.1 + 0.9 * ((1 - t) / t1));
    return w * k * (1 + 0.22 * Math.sin(t * 9 + ph) + 0.1 * Math.sin(t * 31 + ph * 3));
  });
  x.fill();
}
/** subdivides a line and adds a slight tremor */
export function hand(a: Pt, b: Pt, r: Rng, amp = 0.8, step = 14): Pt[] {
  const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
  const n = Math.max(2, Math.ceil(l / step));
  const o: Pt[] = [];
  const nx = -(b[1] - a[1]) / (l || 1),
    ny = (b[0] - a[0]) / (l || 1);
  let d = 0;
  for (let i = 0; i <= n; i++) {
    const t = i / n;
    d = d * 0.6 + r.range(-1, 1) * amp * 0.6;
    const k = i === 0 || i === n ? 0 : d;
    o.push([lerp(a[0], b[0], t) + nx * k, lerp(a[1], b[1], t) + ny * k]);
  }
  return o;
}
export function roughen(p: Pt[], n: Noise, amp: number, f = 0.05, step = 6, closed = true): Pt[] {
  const o: Pt[] = [];
  const N = p.length;
  for (let i = 0; i < (closed ? N : N - 1); i++) {
    const a = p[i],
      b = p[(i + 1) % N];
    const l = Math.hypot(b[0] - a[0], b[1] - a[1]);
    const k = Math.max(1, Math.ceil(l / step));
    for (let s = 0; s < k; s++) {
      const t = s / k;
      const X = lerp(a[0], b[0], t),
        Y = lerp(a[1], b[1], t);
      o.push([X + amp * n.n2(X * f, Y * f), Y + amp * n.n2(X * f + 50, Y * f + 50)]);
    }
  }
  if (!closed) o.push(p[N - 1]);
  return o;
}
/** one tapered dab, appended to the current path (call inside beginPath/fill to batch) */
export function dab(
  x: Ctx,
  px: number,
  py: number,
  len: number,
  wid: number,
  ang: number,
  bend = 0,
) {
  const c = Math.cos(ang),
    s = Math.sin(ang);
  const ex = px + c * len,
    ey = py + s * len;
  const mx = px + c * len * 0.5 - s * bend * len,
    my = py + s * len * 0.5 + c * bend * len;
  const nx = -s * wid * 0.5,
    ny = c * wid * 0.5;
  x.moveTo(px, py);
  x.quadraticCurveTo(mx + nx, my + ny, ex, ey);
  x.quadraticCurveTo(mx - nx, my - ny, px, py);
}
/** Japanese maple leaf, 5-7 pointed lobes, appended to path. tilt flattens it. */
export function mapleLeaf(
  x: Ctx,
  px: number,
  py: number,
  r: number,
  ang: number,
  tilt = 1,
  lobes = 7,
) {
  const ca = Math.cos(ang),
    sa = Math.sin(ang);
  const T = (a: number, d: number): Pt => {
    const X = Math.cos(a) * d,
      Y = Math.sin(a) * d * tilt;
    return [px + X * ca - Y * sa, py + X * sa + Y * ca];
  };
  const span = 4.3;
  const L = [0.52, 0.8, 0.97, 1, 0.97, 0.8, 0.52];
  const use = lobes === 5 ? [0.62, 0.92, 1, 0.92, 0.62] : L;
  const n = use.length;
  const b0 = T(Math.PI, r * 0.12);
  x.moveTo(b0[0], b0[1]);
  for (let i = 0; i < n; i++) {
    const a = -span / 2 + span * (i / (n - 1));
    const st = span / (n - 1);
    const v = T(a - st * 0.5, r * 0.25);
    const tip = T(a, r * use[i]);
    const s1 = T(a - st * 0.3, r * use[i] * 0.52),
      s2 = T(a + st * 0.3, r * use[i] * 0.52);
    if (i === 0) x.lineTo(...T(a - st * 0.7, r * 0.16));
    else x.lineTo(v[0], v[1]);
    x.quadraticCurveTo(s1[0], s1[1], tip[0], tip[1]);
    x.quadraticCurveTo(s2[0], s2[1], ...T(a + st * 0.5, r * 0.25));
  }
  x.lineTo(b0[0], b0[1]);
}
/** collects shapes by tone, so that thousands of leaves need only a few fill calls */
export class Tones {
  private q: Map<string, ((x: Ctx) => void)[]> = new Map();
  add(c: Col, f: (x: Ctx) => void, a = 1) {
    const k = css(c, a);
    const l = this.q.get(k);
    if (l) l.push(f);
    else this.q.set(k, [f]);
  }
  flush(x: Ctx) {
    for (const [k, l] of this.q) {
      x.fillStyle = k;
      for (let i = 0; i < l.length; i += 400) {
        x.beginPath();
        for (let j = i; j < Math.min(l.length, i + 400); j++) l[j](x);
        x.fill();
      }
    }
    this.q.clear();
  }
}
