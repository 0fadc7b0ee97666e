/** Leaves as they grow: each form gives its outline and its ribs in its own measure, stalk at the origin, axis along x, about one long. */
import { lerp, type Pt, Rng } from "../../kit/core.ts";

export interface Rib {
  readonly line: Pt[];
  readonly w: number;
}
export interface Form {
  /** closed shapes of the blade */
  readonly blade: readonly Pt[][];
  /** the half of the blade that turns from the light */
  readonly turned: readonly Pt[][];
  readonly ribs: readonly Rib[];
}
const polar = (a: number, d: number): Pt => [Math.cos(a) * d, Math.sin(a) * d];

/** a maple's leaf: seven long lobes, saw-toothed, no two alike; `closed` draws the lobes together as a dry leaf does */
export function maple(seed: number, closed = 0): Form {
  const r = new Rng(seed);
  const reach = [0.4, 0.68, 0.9, 1, 0.92, 0.7, 0.42].map((l) => l * r.range(0.88, 1.08));
  const spread = 2.12 * (1 - 0.42 * closed);
  const lobes = reach.map((long, i) => ({
    long,
    a: ((i - 3) / 3) * spread + r.range(-0.07, 0.07),
    bend: r.range(-0.16, 0.16) + 0.1 * Math.sign(i - 3),
    fat: 0.166 * r.range(0.88, 1.1) * (1 - 0.25 * closed),
  }));
  const axis = ({ a, bend }: (typeof lobes)[number], d: number): Pt => polar(a + bend * d * d, d);
  const half = (t: number) => (0.62 + 1.7 * t) * (1 - t) ** 1.3;
  const side = (l: (typeof lobes)[number], s: number): Pt[] => {
    const out: Pt[] = [];
    const teeth = Math.round(9 + 3 * l.long);
    for (let k = 0; k < teeth; k++)
      for (const [dt, bite] of [
        [0.05, 0.93],
        [0.86, 1.13],
      ]) {
        const t = 0.97 * ((k + dt) / teeth),
          d = l.long * lerp(0.3, 1, t);
        const p = axis(l, d),
          dir = l.a + 1.5 * l.bend * d * d + (s * Math.PI) / 2,
          w = l.fat * (0.4 + 0.6 * l.long) * half(t) * bite;
        out.push([p[0] + Math.cos(dir) * w, p[1] + Math.sin(dir) * w]);
      }
    return out;
  };
  const outline: Pt[] = [[-0.02, 0]];
  const turned: Pt[][] = [],
    ribs: Rib[] = [];
  for (const l of lobes) {
    const tip = axis(l, l.long * 1.03);
    outline.push(...side(l, -1), tip, ...side(l, 1).toReversed());
    const mid = Array.from({ length: 9 }, (_, i) => axis(l, (l.long * 0.97 * i) / 8));
    turned.push([...mid, tip, ...side(l, 1).toReversed()]);
    ribs.push({ line: mid, w: 0.026 * (0.5 + 0.5 * l.long) });
    for (let k = 0; k < 5; k++)
      for (const s of [-1, 1]) {
        const d = l.long * (0.36 + 0.115 * k + (s > 0 ? 0.05 : 0)),
          p = axis(l, d),
          dir = l.a + s * 0.62,
          go = l.long * 0.2 * (1 - 0.13 * k);
        ribs.push({
          line: [
            p,
            [p[0] + Math.cos(dir) * go * 0.5, p[1] + Math.sin(dir) * go * 0.5],
            [p[0] + Math.cos(dir - s * 0.1) * go, p[1] + Math.sin(dir - s * 0.1) * go],
          ],
          w: 0.009,
        });
      }
  }
  return { blade: [outline], turned, ribs };
}
/** a ginkgo's fan: one cleft, a wavy rim, ribs that fork on their way out */
export function ginkgo(seed: number, cleft = 0.4): Form {
  const r = new Rng(seed);
  const open = r.range(1.0, 1.2),
    off = r.range(-0.12, 0.12),
    wave = r.range(0, 6);
  /** the blade narrows to its stalk: the angle of a ray at a share of its length */
  const fan = (a: number, k: number) => a * (0.34 + 0.66 * k ** 1.2);
  const reach = (t: number) => {
    const a = lerp(-open, open, t);
    const notch = Math.exp(-(((a - off) / 0.075) ** 2));
    const round = 1 - 0.15 * Math.abs(t * 2 - 1) ** 3;
    return (
      round * (1 + 0.02 * Math.sin(t * 25 + wave) + 0.012 * Math.sin(t * 57 + wave)) - cleft * notch
    );
  };
  const ray = (t: number, k: number) => polar(fan(lerp(-open, open, t), k), reach(t) * k);
  const flank = (t: number): Pt[] => [0.06, 0.2, 0.4, 0.6, 0.8, 0.93].map((k) => ray(t, k));
  const rim = (t0: number, t1: number, count: number) =>
    Array.from({ length: count }, (_, i) => ray(lerp(t0, t1, i / (count - 1)), 1));
  const outline: Pt[] = [[0, 0], ...flank(0), ...rim(0, 1, 110), ...flank(1).toReversed()];
  const ribs: Rib[] = [];
  for (let i = 1; i < 34; i++) {
    const from = i % 4 === 0 ? 0.06 : i % 2 ? 0.5 : 0.28;
    ribs.push({
      line: [0, 0.33, 0.66, 1].map((q) => ray(i / 34, lerp(from, 0.96, q))),
      w: i % 4 ? 0.007 : 0.01,
    });
  }
  const turned = [[[0, 0] satisfies Pt, ...rim(0.54, 1, 50), ...flank(1).toReversed()]];
  return { blade: [outline], turned, ribs };
}
