/** roof-parts: the shape of a roof with upturned corners, functions that draw its planes and lines, and its ridge. */
import {
  clamp,
  type Col,
  type Ctx,
  css,
  lerp,
  type Pt,
  type RGB,
  type Rng,
  paintOf,
  type Fill,
} from "./core.ts";
import { brushPath, poly, clearUnder } from "./brush.ts";

export interface RoofPen {
  x: Ctx;
  k: Ctx;
  key: Col;
  r: Rng;
  /** from roof coordinates to the sheet; x across, y away, z up */
  P: (x: number, y: number, z: number) => Pt;
  /** pixels per metre at the roof */
  ppm: number;
}
export interface Roof {
  cx: number;
  /** the depth of the ridge, and how far the front eave is in front of it */
  y: number;
  run: number;
  ridge: number;
  eave: number;
  /** half the lengths of ridge and eave */
  half: number;
  wide: number;
  /** where on the slope (0..1) the gable ends and the hip begins */
  gable: number;
  upturn: number;
  tile?: number;
  ramp: { at: (t: number) => RGB };
  rim: Col;
  /** light on the slope: 0..1 over u (-1..1 across) and v (0 ridge .. 1 eave) */
  shade: (u: number, v: number) => number;
}

/** how far down (0..1) the hip begins at this x */
export const hipAt = (o: Roof, ax: number) =>
  ax <= o.half ? 0 : lerp(o.gable, 1, Math.pow(clamp((ax - o.half) / (o.wide - o.half)), 1.15));
/** height of the tiled surface: hollow, and swept up towards the corners */
export function roofZ(o: Roof, x: number, v: number) {
  const u = Math.abs(x - o.cx) / o.wide;
  return (
    lerp(o.eave, o.ridge, Math.pow(1 - v, 1.42)) + o.upturn * Math.pow(u, 3.4) * Math.pow(v, 1.5)
  );
}
export const roofAt = (p: RoofPen, o: Roof, x: number, v: number): Pt =>
  p.P(x, o.y - o.run * v, roofZ(o, x, v));

function cutOut(p: RoofPen, pts: Pt[]) {
  clearUnder(p.k, pts);
}
export function plane(p: RoofPen, pts: Pt[], c: Fill, key = 0) {
  p.x.fillStyle = paintOf(c);
  poly(p.x, pts);
  p.x.fill();
  cutOut(p, pts);
  if (key) keyLine(p, [...pts, pts[0]], key);
}
export function keyLine(p: RoofPen, pts: Pt[], w: number, a = 0.9) {
  p.k.fillStyle = css(p.key, a);
  p.k.beginPath();
  brushPath(p.k, pts, (t) => w * (0.8 + 0.35 * Math.sin(t * 23 + pts[0][0])));
  p.k.fill();
}

/** the ridge: courses of tile that rise towards both ends, an ornament at each end and one in the middle */
export function ridgeStack(p: RoofPen, o: Roof) {
  const h = (o.ridge - o.eave) * 0.17 + 0.25;
  const top = (t: number, f: number) =>
    p.P(o.cx + t * o.half * (1 + 0.03 * f), o.y, o.ridge + h * f + 0.42 * Math.pow(Math.abs(t), 5));
  const N = 40,
    lo: Pt[] = [],
    hi: Pt[] = [];
  for (let i = 0; i <= N; i++) {
    const t = -1 + (2 * i) / N;
    lo.push(top(t, -0.15));
    hi.push(top(t, 1));
  }
  plane(p, [...lo, ...hi.toReversed()], o.ramp.at(0.3), Math.max(0.9, p.ppm * 0.035));
  for (const f of [0.2, 0.5, 0.8]) {
    const row: Pt[] = [];
    for (let i = 0; i <= N; i++) row.push(top(-1 + (2 * i) / N, f));
    keyLine(p, row, Math.max(0.6, p.ppm * 0.025), 0.7);
  }
  p.x.fillStyle = css(o.rim);
  p.x.beginPath();
  brushPath(p.x, hi, () => p.ppm * 0.11);
  p.x.fill();
  for (const s of [-1, 1]) {
    // a fish tail that curls inwards over the end of the ridge
    const b = top(s, 0.6),
      q = p.ppm * h * 1.25;
    const tail: Pt[] = [
      [b[0], b[1] + q * 0.3],
      [b[0] + s * q * 0.32, b[1] - q * 0.15],
      [b[0] + s * q * 0.2, b[1] - q * 0.75],
      [b[0] - s * q * 0.2, b[1] - q * 1.15],
    ];
    for (const [t, c] of [
      [p.x, css(o.ramp.at(0.2))],
      [p.k, css(p.key, 0.5)],
    ] as [Ctx, string][]) {
      t.fillStyle = c;
      t.beginPath();
      brushPath(t, tail, (u) => q * (0.5 - 0.42 * u));
      t.fill();
    }
    p.x.fillStyle = css(o.rim);
    p.x.beginPath();
    brushPath(
      p.x,
      tail.map((w): Pt => [w[0] + s * q * 0.12, w[1]]),
      () => p.ppm * 0.06,
    );
    p.x.fill();
  }
}
