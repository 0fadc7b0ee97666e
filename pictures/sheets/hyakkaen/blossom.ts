/** blossom: flowers as whorls of modelled petals, turned to any direction and cut into a few tones. */
import {
  type Rng,
  clamp,
  type Col,
  type Ctx,
  css,
  lerp,
  type Pt,
  type RGB,
  type V3,
} from "../../kit/core.ts";
import { brushPath, dab, poly, Tones, clearUnder } from "../../kit/brush.ts";

export interface Whorl {
  n: number;
  len: number;
  wid: number;
  /** height along the axis at the tip, and how far the sides curl up */
  rise: number;
  curl: number;
  /** where along its length a petal is widest: small is club-shaped, large is pointed */
  belly: number;
  from?: number;
  ramp: { at: (t: number) => RGB };
  turn?: number;
}
export interface Blossom {
  cx: number;
  cy: number;
  R: number;
  /** where the flower looks: x right, y up, z towards us */
  axis: V3;
  light: V3;
  whorls: Whorl[];
  key: Col;
  lw: number;
  fade?: (c: Col) => Col;
  stamens?: { n: number; len: number; stalk: Col; tip: Col };
}
const unit = (v: V3): V3 => {
  const l = Math.hypot(...v) || 1;
  return [v[0] / l, v[1] / l, v[2] / l];
};
const crossV = (a: V3, b: V3): V3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function blossom(x: Ctx, k: Ctx, b: Blossom, r: Rng) {
  const Z = unit(b.axis),
    X = unit(crossV([0.02, 1, 0.05], Z)),
    Y = crossV(Z, X),
    L = unit(b.light),
    F = b.fade ?? ((c: Col) => c);
  const world = (p: V3): V3 => [
    X[0] * p[0] + Y[0] * p[1] + Z[0] * p[2],
    X[1] * p[0] + Y[1] * p[1] + Z[1] * p[2],
    X[2] * p[0] + Y[2] * p[1] + Z[2] * p[2],
  ];
  const screen = (p: V3): Pt => [b.cx + p[0] * b.R, b.cy - p[1] * b.R];
  type Petal = { d: number; draw: () => void };
  const petals: Petal[] = [];
  for (const w of b.whorls)
    for (let i = 0; i < w.n; i++) {
      const a = (w.turn ?? 0) + ((i + r.g() * 0.07) / w.n) * 6.28318,
        len = w.len * (1 + r.g() * 0.05),
        rise = w.rise + r.g() * 0.05,
        own = r.g() * 0.06;
      const ca = Math.cos(a),
        sa = Math.sin(a),
        from = w.from ?? 0.04;
      const at = (u: number, v: number): V3 => {
        const wd =
            w.wid * Math.pow(Math.sin(Math.PI * Math.pow(lerp(0.04, 0.985, u), w.belly)), 0.66),
          rr = lerp(from, len, u);
        const side = wd * v;
        return world([
          rr * ca - side * sa,
          rr * sa + side * ca,
          rise * u * u + w.curl * v * v * Math.sin(Math.PI * Math.min(1, u + 0.15)),
        ]);
      };
      const U = 10,
        V = 8;
      let depth = 0;
      const cells: { q: Pt[]; t: number; z: number }[] = [];
      for (let m = 0; m < U; m++)
        for (let n = 0; n < V; n++) {
          const p00 = at(m / U, -1 + (2 * n) / V),
            p10 = at((m + 1) / U, -1 + (2 * n) / V),
            p11 = at((m + 1) / U, -1 + (2 * (n + 1)) / V),
            p01 = at(m / U, -1 + (2 * (n + 1)) / V);
          const e1: V3 = [p10[0] - p00[0], p10[1] - p00[1], p10[2] - p00[2]],
            e2: V3 = [p01[0] - p00[0], p01[1] - p00[1], p01[2] - p00[2]];
          const N = unit(crossV(e1, e2));
          const nl = Math.abs(N[0] * L[0] + N[1] * L[1] + N[2] * L[2]);
          const z = (p00[2] + p11[2]) / 2;
          depth += z;
          let t = 0.24 + 0.5 * nl + own + 0.2 * (m / U - 0.35);
          t = Math.round(clamp(t) * 7) / 7;
          cells.push({ q: [p00, p10, p11, p01].map(screen), t, z });
        }
      cells.sort((p, q) => p.z - q.z);
      const edge: Pt[] = [];
      for (let m = 0; m <= 14; m++) edge.push(screen(at(m / 14, -1)));
      for (let m = 14; m >= 0; m--) edge.push(screen(at(m / 14, 1)));
      const veins = [-0.5, 0, 0.5].map((v) =>
        Array.from({ length: 8 }, (_, m) => screen(at(0.1 + (0.75 * m) / 7, v))),
      );
      petals.push({
        d: depth / cells.length,
        draw: () => {
          clearUnder(k, edge);
          for (const c of cells) {
            const f = css(F(w.ramp.at(c.t)));
            x.fillStyle = f;
            x.strokeStyle = f;
            x.lineWidth = 0.8;
            poly(x, c.q);
            x.fill();
            x.stroke();
          }
          x.fillStyle = css(F(w.ramp.at(0.3)), 0.4);
          x.beginPath();
          for (const v of veins) brushPath(x, v, (t) => b.R * 0.016 * (1 - 0.6 * t));
          x.fill();
          k.fillStyle = css(b.key, 0.85);
          k.beginPath();
          brushPath(k, edge, (t) => b.lw * (0.75 + 0.4 * Math.sin(t * 13 + i)));
          k.fill();
        },
      });
    }
  petals.sort((p, q) => p.d - q.d);
  for (const p of petals) p.draw();
  if (b.stamens) {
    const T = new Tones();
    for (let i = 0; i < b.stamens.n; i++) {
      const a = r.range(0, 6.28),
        s = b.stamens.len * r.range(0.6, 1.1);
      const p = screen(world([0.05 * Math.cos(a), 0.05 * Math.sin(a), 0.05])),
        q = screen(world([s * Math.cos(a), s * Math.sin(a), s * 1.1]));
      T.add(F(b.stamens.stalk), (z) =>
        dab(
          z,
          p[0],
          p[1],
          Math.hypot(q[0] - p[0], q[1] - p[1]),
          Math.max(1, b.R * 0.03),
          Math.atan2(q[1] - p[1], q[0] - p[0]),
        ),
      );
      T.add(F(b.stamens.tip), (z) => {
        z.moveTo(q[0] + b.R * 0.035, q[1]);
        z.arc(q[0], q[1], b.R * 0.035, 0, 6.3);
      });
    }
    T.flush(x);
  }
}
