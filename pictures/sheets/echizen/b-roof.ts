/** Echizen B, the shrine's roofs as surfaces: bark slopes, cusped and pointed gables, thick cut eaves, boards with gilt fittings. Metres; y away. */
import { lerp, type V3 } from "../../kit/core.ts";
import { type Patch } from "../../kit/mesh.ts";

/** what a surface is made of */
export const BARK = 0,
  EDGE = 1,
  BOARD = 2,
  UNDER = 3,
  WALL = 4,
  RIDGE = 5,
  GILT = 6,
  LATTICE = 7,
  POST = 8,
  PENDANT = 9;

export const THICK = 0.36;
const BOARD_H = 0.42;
type Curve = (t: number) => V3;

/** the roof's cut end along a curve: the bark's thickness, then a board set back under it */
export function cutEnd(out: Patch[], c: Curve, back: V3, n = 48, board = BOARD_H) {
  const off = (p: V3, k: number, dz: number): V3 => [
    p[0] + back[0] * k,
    p[1] + back[1] * k,
    p[2] + back[2] * k + dz,
  ];
  out.push({ f: (u, v) => off(c(u), 0.05 * v, -THICK * v), nu: n, nv: 3, mat: EDGE });
  if (board > 0) {
    out.push({ f: (u, v) => off(c(u), lerp(0.05, 0.2, v), -THICK), nu: n, nv: 1, mat: UNDER });
    out.push({ f: (u, v) => off(c(u), 0.2, -THICK - board * v), nu: n, nv: 3, mat: BOARD });
    out.push({
      f: (u, v) => off(c(u), lerp(0.2, 1.1, v), -THICK - board * 0.7),
      nu: n,
      nv: 2,
      mat: UNDER,
    });
  }
}
/** what is seen of an eave from the front or side: its cut edge and the rafters that run in under it */
export function eaves(out: Patch[], c: Curve, inward: V3, deep: number, rise: number) {
  cutEnd(out, c, inward, 48, 0);
  out.push({
    f: (u, v) => {
      const p = c(u);
      return [
        p[0] + inward[0] * (0.05 + deep * v),
        p[1] + inward[1] * (0.05 + deep * v),
        p[2] - THICK + rise * v,
      ];
    },
    nu: 48,
    nv: 4,
    mat: UNDER,
  });
}
/** a box laid along a ridge, with a gilt crest on the end that faces us */
export function ridgeBox(
  out: Patch[],
  a: V3,
  b: V3,
  across: V3,
  w: number,
  h: number,
  crest = true,
) {
  const at = (t: number, s: number, z: number): V3 => [
    lerp(a[0], b[0], t) + across[0] * s,
    lerp(a[1], b[1], t) + across[1] * s,
    lerp(a[2], b[2], t) + z,
  ];
  for (const s of [-w, w])
    out.push({ f: (u, v) => at(u, s, lerp(-0.15, h, v)), nu: 12, nv: 2, mat: RIDGE });
  out.push({ f: (u, v) => at(u, lerp(-w * 1.25, w * 1.25, v), h), nu: 12, nv: 2, mat: RIDGE });
  for (const t of [0, 1])
    out.push({
      f: (u, v) => at(t, lerp(-w * 1.5, w * 1.5, u) * (0.75 + 0.35 * v), lerp(-0.35, h * 1.35, v)),
      nu: 2,
      nv: 2,
      mat: RIDGE,
    });
  if (!crest) return;
  const toward: V3 = [(a[0] - b[0]) / 60, (a[1] - b[1]) / 60, 0];
  out.push({
    f: (u, v) => {
      const q = u * Math.PI * 2,
        p = at(0, Math.cos(q) * w * 0.85 * v, h * 0.5 + Math.sin(q) * w * 0.85 * v);
      return [p[0] + toward[0], p[1] + toward[1], p[2]];
    },
    nu: 20,
    nv: 1,
    mat: GILT,
  });
}

/** concave fall from ridge to eave: steep under the ridge, easing outward */
export const sag = (t: number, p = 1.75) => 1 - Math.pow(1 - t, p);

export interface Gable {
  readonly x: number;
  readonly front: number;
  readonly back: number;
  readonly ridge: number;
  readonly half: number;
  readonly drop: number;
  /** the ridge rises toward its front end by this much */
  readonly swell?: number;
}
/** a pointed gable facing us: two sagging slopes, cut ends, a lattice in the hollow, a pendant */
export function pointed(out: Patch[], g: Gable) {
  const z = (t: number) =>
    g.ridge - g.drop * sag(Math.abs(t), 1.6) + 0.16 * Math.pow(Math.abs(t), 6);
  const swell = (v: number) => (g.swell ?? 0.2) * Math.pow(1 - v, 2);
  const top = (t: number, v: number): V3 => [
    g.x + t * g.half,
    lerp(g.front - 0.35 * Math.abs(t) ** 3, g.back, v),
    z(t) + swell(v),
  ];
  for (const s of [-1, 1]) {
    out.push({ f: (u, v) => top(s * v, u), nu: 16, nv: 24, mat: BARK });
    out.push({
      f: (u, v) => [g.x + s * g.half, lerp(g.front - 0.35, g.back, u), z(1) + swell(u) - THICK * v],
      nu: 8,
      nv: 2,
      mat: EDGE,
    });
  }
  cutEnd(out, (t) => top(t * 2 - 1, 0), [0, 1, 0], 64, BOARD_H * 1.15);
  const wall = g.front + 0.75;
  const k = 0.86;
  out.push({
    f: (u, v) => {
      const t = (u * 2 - 1) * k;
      return [g.x + t * g.half, wall, lerp(z(1) - 0.5, z(t) - 0.3, v)];
    },
    nu: 32,
    nv: 4,
    mat: LATTICE,
  });
  pendant(out, g.x, g.front + 0.1, z(0) + swell(0) - THICK - 0.5, g.half * 0.2);
  ridgeBox(
    out,
    [g.x, g.front + 0.05, g.ridge + swell(0)],
    [g.x, g.back, g.ridge],
    [1, 0, 0],
    0.24,
    0.42,
  );
}

/** a cusped gable (karahafu): one swell between two hollows, straight back */
export function cusped(out: Patch[], g: Gable) {
  const bell = (t: number) =>
    Math.pow(0.5 + 0.5 * Math.cos(Math.PI * Math.min(1, Math.abs(t) * 1.02)), 0.92);
  const z = (t: number) => g.ridge - g.drop * (1 - bell(t)) + 0.12 * Math.pow(Math.abs(t), 7);
  const top = (t: number, v: number): V3 => [
    g.x + t * g.half,
    lerp(g.front - 0.15 * Math.abs(t) ** 3, g.back, v),
    z(t) + 0.25 * v * v + (g.swell ?? 0.1) * (1 - v) ** 2,
  ];
  for (const s of [-1, 1]) {
    out.push({ f: (u, v) => top(s * v, u), nu: 10, nv: 32, mat: BARK });
    out.push({
      f: (u, v) => {
        const p = top(s, u);
        return [p[0], p[1], p[2] - THICK * v];
      },
      nu: 8,
      nv: 2,
      mat: EDGE,
    });
  }
  cutEnd(out, (t) => top(t * 2 - 1, 0), [0, 1, 0], 72, BOARD_H * 1.1);
  out.push({
    f: (u, v) => {
      const t = (u * 2 - 1) * 0.82;
      return [g.x + t * g.half, g.front + 0.8, lerp(g.ridge - g.drop - 0.7, z(t) - 0.3, v)];
    },
    nu: 32,
    nv: 4,
    mat: LATTICE,
  });
  pendant(out, g.x, g.front + 0.1, z(0) + (g.swell ?? 0.1) - THICK - 0.3, g.half * 0.22);
  ridgeBox(
    out,
    [g.x, g.front + 0.05, g.ridge + 0.1],
    [g.x, g.back, g.ridge + 0.2],
    [1, 0, 0],
    0.2,
    0.32,
  );
}
/** the carved pendant under a gable's peak: three lobes and a gilt heart */
export function pendant(out: Patch[], x: number, y: number, z: number, s: number) {
  const lobe = (q: number) =>
    0.6 + 0.34 * Math.abs(Math.cos(1.5 * (q + Math.PI / 2))) - 0.2 * Math.max(0, Math.sin(q));
  out.push({
    f: (u, v) => {
      const q = u * Math.PI * 2;
      return [
        x + Math.cos(q) * s * lobe(q) * v,
        y,
        z - s * 0.35 + Math.sin(q) * s * 0.85 * lobe(q) * v,
      ];
    },
    nu: 40,
    nv: 2,
    mat: PENDANT,
  });
  out.push({
    f: (u, v) => {
      const q = u * Math.PI * 2;
      return [x + Math.cos(q) * s * 0.16 * v, y - 0.03, z - s * 0.25 + Math.sin(q) * s * 0.16 * v];
    },
    nu: 16,
    nv: 1,
    mat: GILT,
  });
}
