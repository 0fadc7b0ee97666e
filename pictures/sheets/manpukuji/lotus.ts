/** lotus: leaves as hollow discs on stems, in perspective from tilt and view height. */
import {
  type Rng,
  clamp,
  type Col,
  type Ctx,
  css,
  mix,
  type Pt,
  ramp,
  type V3,
} from "../../kit/core.ts";
import { brushPath, poly, Tones, clearUnder } from "../../kit/brush.ts";

const lotusLeafRamp = ramp([
  [0, "#0f2f33"],
  [0.25, "#1f5450"],
  [0.5, "#4a8570"],
  [0.72, "#86b292"],
  [0.9, "#c8d9b0"],
  [1, "#f3ecc6"],
]);
export interface LotusPen {
  x: Ctx;
  k: Ctx;
  key: Col;
  r: Rng;
  /** sine of the angle at which we look down on the water: 0 level .. 1 from above */
  look: number;
  light: V3;
  fade: (c: Col) => Col;
  lw: number;
}
/** local 3D (x right, y away, z up) to sheet offset */
export const flat = (p: LotusPen, v: V3): Pt => [
  v[0],
  -(v[2] * Math.sqrt(1 - p.look * p.look) + v[1] * p.look),
];
/** rotate a vector by tilt about an axis in the plan given by angle a */
function tip(v: V3, tilt: number, a: number): V3 {
  const c = Math.cos(a),
    s = Math.sin(a),
    x = v[0] * c + v[1] * s,
    y = -v[0] * s + v[1] * c;
  const x2 = x * Math.cos(tilt) + v[2] * Math.sin(tilt),
    z2 = -x * Math.sin(tilt) + v[2] * Math.cos(tilt);
  return [x2 * c - y * s, x2 * s + y * c, z2];
}

/** one leaf; tilt 0 is flat, and a is the direction it leans to */
export function lotusLeaf(
  p: LotusPen,
  cx: number,
  cy: number,
  R: number,
  o: { tilt: number; a: number; cup?: number; tone?: number },
) {
  const cup = o.cup ?? 0.32,
    S = 36,
    rings = [0, 0.34, 0.68, 1],
    ph = p.r.range(0, 6),
    wav = p.r.range(0.04, 0.1);
  const rim: number[] = [];
  for (let i = 0; i < S; i++) rim.push(1 + 0.045 * Math.sin(i * 0.9 + ph) + p.r.g() * 0.012);
  const at = (i: number, q: number): V3 => {
    const th = (i / S) * 6.28318,
      rr = q * (q === 1 ? rim[i % S] : 1);
    const z = cup * rr * rr * (1 - 0.35 * rr) + wav * q * q * Math.sin(th * 4 + ph) - 0.1 * cup;
    return tip([rr * Math.cos(th), rr * Math.sin(th), z], o.tilt, o.a);
  };
  const pt = (v: V3): Pt => {
    const f = flat(p, v);
    return [cx + f[0] * R, cy + f[1] * R];
  };
  const cells: { d: number; q: Pt[]; t: number; under: boolean }[] = [];
  for (let g = 0; g < 3; g++)
    for (let i = 0; i < S; i++) {
      const a = at(i, rings[g]),
        b = at(i + 1, rings[g]),
        c = at(i + 1, rings[g + 1]),
        d = at(i, rings[g + 1]);
      const ux = c[0] - a[0],
        uy = c[1] - a[1],
        uz = c[2] - a[2],
        vx = d[0] - b[0],
        vy = d[1] - b[1],
        vz = d[2] - b[2];
      let n: V3 = [uy * vz - uz * vy, uz * vx - ux * vz, ux * vy - uy * vx];
      const l = Math.hypot(...n) || 1;
      n = [n[0] / l, n[1] / l, n[2] / l];
      // whether the upper face is towards us
      const seen = -n[1] * Math.sqrt(1 - p.look * p.look) * 1 + n[2] * p.look > -0.02;
      const nl = n[0] * p.light[0] + n[1] * p.light[1] + n[2] * p.light[2];
      const t = seen
        ? -0.06 + 0.84 * Math.pow(clamp(nl), 1.5) + (o.tone ?? 0)
        : 0.42 + 0.3 * clamp(-nl + 0.4) + (o.tone ?? 0);
      const q = [a, b, c, d].map(pt);
      cells.push({
        d: a[1] + c[1],
        q,
        t: t - (g === 0 ? 0.07 : 0) + (i % 2 ? 0.035 : 0),
        under: !seen,
      });
    }
  cells.sort((m, n) => n.d - m.d);
  const edge: Pt[] = [];
  for (let i = 0; i <= S; i++) edge.push(pt(at(i % S, 1)));
  clearUnder(p.k, edge);
  for (const c of cells) {
    const k = Math.round(clamp(c.t) * 7) / 7;
    const col = c.under ? mix(lotusLeafRamp.at(k), "#d9d69a", 0.3) : lotusLeafRamp.at(k);
    const f = css(p.fade(col));
    p.x.fillStyle = f;
    p.x.strokeStyle = f;
    p.x.lineWidth = 0.7;
    poly(p.x, c.q);
    p.x.fill();
    p.x.stroke();
  }
  // veins from the centre of the leaf
  const T = new Tones();
  for (let i = 0; i < S; i += 2) {
    const pts: Pt[] = [];
    for (let k = 0; k <= 6; k++) pts.push(pt(at(i, 0.06 + (0.9 * k) / 6 - (k === 6 ? 0.02 : 0))));
    T.add(
      p.fade(lotusLeafRamp.at(i % 4 ? 0.2 : 0.86)),
      (z) => brushPath(z, pts, (t) => Math.max(0.5, R * 0.014 * (1 - 0.7 * t))),
      i % 4 ? 0.5 : 0.75,
    );
  }
  T.flush(p.x);
  p.k.fillStyle = css(p.key, 0.85);
  p.k.beginPath();
  brushPath(p.k, edge, (t) => p.lw * (0.8 + 0.5 * Math.sin(t * 19 + ph)));
  p.k.fill();
}

/** a stem with its fine prickles */
export function lotusStem(p: LotusPen, a: Pt, b: Pt, w: number) {
  const m: Pt = [(a[0] + b[0]) / 2 + (b[0] - a[0]) * 0.25 + p.r.g() * w, (a[1] + b[1]) / 2];
  const pts = [a, m, b];
  for (const [x, c, k] of [
    [p.x, p.fade("#2c5a4c"), 1],
    [p.x, p.fade("#7fa583"), 0.35],
  ] as [Ctx, Col, number][]) {
    x.fillStyle = css(c);
    x.beginPath();
    brushPath(x, pts, () => w * k);
    x.fill();
  }
  p.k.save();
  p.k.globalCompositeOperation = "destination-out";
  p.k.fillStyle = "#000";
  p.k.beginPath();
  brushPath(p.k, pts, () => w * 1.1);
  p.k.fill();
  p.k.restore();
}
