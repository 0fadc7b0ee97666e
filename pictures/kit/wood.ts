/** wood: timber, plaster and earth as textures for solids: joints, cut grain, wear. All colours are linear. */
import { Noise, clamp, sstep, type Col, type V3 } from "./core.ts";
import { type Hit, type Mat } from "./solids.ts";
import { linear } from "./expose.ts";

const n = new Noise(404);
const hash = (i: number, j = 0) => {
  const v = Math.sin(i * 127.1 + j * 311.7) * 43758.5453;
  return v - Math.floor(v);
};
/** fades fine detail out with distance t; it is half gone at distance k */
const keep = (t: number, k: number) => 1 / (1 + (t / k) * (t / k));

/** cut grain: long dark lines with knots, `a` along the fibre and `b` across it, in metres; 0..1 */
function grain(a: number, b: number, seed: number): number {
  const w = b + 0.03 * n.n2(a * 0.9, b * 2 + seed) + 0.008 * n.n2(a * 3.1, b * 8 + seed);
  const ring = 0.5 + 0.5 * Math.sin(w * 150 + 5 * n.n2(seed * 1.7, w * 6));
  const fine = 0.5 + 0.5 * n.n2(a * 2.2 + seed, b * 90);
  return 0.55 * ring * ring * ring + 0.45 * fine * fine;
}
export interface WoodOpt {
  dark: Col;
  light: Col;
  /** plank width across the fibre; 0 for one solid timber */
  plank?: number;
  /** fibre axis in the solid's frame: x, y or z; by default its longest side */
  along?: "x" | "y" | "z";
  joint?: number;
  seed?: number;
  line?: number;
  wet?: number;
  /** soot or damp that rises from the foot: height in metres */
  foot?: number;
  /** the distance at which half of the fine grain is gone */
  near?: number;
}
export function timber(o: WoodOpt): Mat {
  const D = linear(o.dark),
    L = linear(o.light);
  const pl = o.plank ?? 0,
    jw = o.joint ?? 0.006;
  const mid: V3 = [(D[0] + L[0]) / 2, (D[1] + L[1]) / 2, (D[2] + L[2]) / 2];
  return {
    c: mid,
    line: o.line ?? 1,
    wet: o.wet ? () => o.wet ?? 0 : undefined,
    tex: (h: Hit, out) => {
      const ax = o.along ?? "z";
      // a along the fibre, b across it; at the end grain, rings instead
      const v = [h.lx, h.ly, h.lz],
        ai = ax === "x" ? 0 : ax === "y" ? 1 : 2;
      const across = [0, 1, 2].find((k) => k !== ai && k !== h.side);
      const b = v[across ?? (ai + 1) % 3],
        a = v[ai];
      const bb = b + 3.7;
      const pk = pl ? Math.floor(bb / pl) : 0;
      const s = (o.seed ?? 0) + pk * 13.7 + h.id * 1.31;
      const tone = hash(pk + 3, (o.seed ?? 0) + (pl ? 0 : h.id));
      const far = keep(h.t, o.near ?? 9);
      let t = 0.62 + 0.34 * (tone - 0.5) - 0.62 * far * (grain(a, b, s) - 0.35);
      t += 0.12 * n.n2(a * 1.1 + s, b * 3);
      let joint = 0;
      if (pl) {
        const f = bb - pk * pl,
          e = Math.min(f, pl - f);
        joint = sstep(jw + h.t * 0.0006, 0, e);
        t += 0.1 * sstep(0.03, 0.012, f) - 0.12 * sstep(0.05, 0.01, pl - f);
      }
      if (o.foot) t -= 0.4 * sstep(o.foot, 0, h.z + 0.12 * n.n2(h.x * 3 + h.y * 3, 4));
      t = clamp(t) * (1 - 0.75 * joint);
      for (let k = 0; k < 3; k++) out[k] = D[k] + (L[k] - D[k]) * t - 0.4 * D[k] * joint;
    },
  };
}
/** a wall of lime or clay: trowel marks, damp, a worn foot */
export function plaster(o: { dark: Col; light: Col; line?: number; foot?: number }): Mat {
  const D = linear(o.dark),
    L = linear(o.light);
  return {
    c: L,
    line: o.line ?? 1,
    tex: (h, out) => {
      const a = h.side === 0 ? h.y : h.x;
      let t =
        0.75 +
        0.22 * n.fbm(a * 1.4, h.z * 1.9 + 7, 3) +
        0.12 * n.n2(a * 9, h.z * 3) * keep(h.t, 10);
      if (o.foot) t -= 0.55 * sstep(o.foot, 0, h.z + 0.2 * n.n2(a * 2.2, 1));
      t = clamp(t);
      for (let k = 0; k < 3; k++) out[k] = D[k] + (L[k] - D[k]) * t;
    },
  };
}
/** a floor of trodden earth or stone */
export function earth(o: {
  dark: Col;
  light: Col;
  scale?: number;
  wet?: (h: Hit) => number;
  rough?: number;
}): Mat {
  const D = linear(o.dark),
    L = linear(o.light),
    f = o.scale ?? 1;
  return {
    c: L,
    line: 0.6,
    wet: o.wet,
    rough: o.rough ?? 0.1,
    tex: (h, out) => {
      const t = clamp(
        0.5 +
          0.35 * n.fbm(h.x * 0.8 * f, h.y * 0.8 * f, 4) +
          0.25 * keep(h.t, 7) * n.n2(h.x * 7 * f, h.y * 7 * f),
      );
      for (let k = 0; k < 3; k++) out[k] = D[k] + (L[k] - D[k]) * t;
    },
  };
}
export const flat = (c: Col, o: Partial<Mat> = {}): Mat => ({ c: linear(c), ...o });
