/** A disciple as a woodcutter would print it: flat tones of stone in sun and in shade, moss, a key line on the side away from the sun. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { type Col, getPx, mix, Noise, type Pt, putPx, type RGB, sstep } from "../../kit/core.ts";
import type { Relief } from "./hero-relief.ts";
import { KEY, veil } from "./hero-stage.ts";
import { type Caster, shaded } from "./hero-sun.ts";

/** in the sun from light to dark, then in the shade from light to dark */
type Stone = readonly [string, string, string, string, string, string, string, string];
export const STONES: Readonly<Record<"grey" | "warm" | "blue", Stone>> = {
  grey: ["#f0ead4", "#cfcab4", "#949c99", "#556775", "#2e4356", "#748793", "#4a6073", "#243a4e"],
  warm: ["#efe3c6", "#cdbd9d", "#958975", "#69625f", "#423f47", "#8b8880", "#5c5d61", "#35394a"],
  blue: ["#e4e6d6", "#b9c2bd", "#8798a0", "#526a7b", "#2c455a", "#6c8191", "#47607a", "#25405a"],
};
/** in the sun, then in the shade, each light and dark */
const LICHEN = ["#d6d3a0", "#6d8a86"] as const;
const MOSS = ["#b9c255", "#86a038", "#3a6d48", "#1f4f42"] as const;

export interface Lighting {
  /** whether the sun reaches it, and from where to the right it no longer does, in its own space */
  readonly sun: boolean;
  readonly edge: number;
  /** from a point of the stone to the lawn: sideways and depth, and how high it is */
  readonly place: (x: number, y: number, z: number) => readonly [Pt, number];
  readonly casters: readonly Caster[];
}
interface Cut {
  readonly stone: Stone;
  /** a stone with a low level is overgrown */
  readonly moss: number;
  /** the height at which it comes out of the moss */
  readonly foot: number;
  readonly depth: number;
  readonly seed: number;
  readonly light: Lighting;
}

/** Evens out the tooled surface, so that a block's edge follows the form and not the chisel. */
function even(R: Relief, from: Float32Array, rad: number): Float32Array {
  let a = from;
  for (const [along, across, step, turn] of [
    [R.w, R.h, 1, R.w],
    [R.h, R.w, R.w, 1],
  ]) {
    const out = new Float32Array(a.length);
    for (let j = 0; j < across; j++)
      for (let i = 0; i < along; i++) {
        const q = j * turn + i * step;
        if (!R.stone[q]) continue;
        let sum = 0,
          count = 0;
        for (let d = -rad; d <= rad; d++) {
          const p = q + d * step;
          if (i + d < 0 || i + d >= along || !R.stone[p] || Math.abs(R.near[p] - R.near[q]) > 0.05)
            continue;
          sum += a[p];
          count++;
        }
        out[q] = sum / count;
      }
    a = out;
  }
  return a;
}

export function cutStone(R: Relief, o: Cut): Canvas {
  const { w, h } = R;
  const c = createCanvas(w, h),
    im = getPx(c),
    n = new Noise(o.seed + 3);
  const rad = Math.max(1, Math.round(h * 0.009));
  const [lit, up, side, open, moss] = [R.lit, R.up, R.side, R.open, R.moss].map((a) =>
    even(R, a, rad),
  );
  // the farthest stay visible, for the mist is printed over them
  const air = (t: Col) => veil(t, Math.min(o.depth, 12.6));
  const inks = o.stone.map(air),
    green = MOSS.map(air),
    lichen = LICHEN.map(air),
    key = mix(air(KEY), inks[4], 0.35);
  const lined = o.depth < 8;
  for (let q = 0; q < w * h; q++) {
    if (!R.stone[q]) continue;
    const ink = inkAt(q);
    for (let m = 0; m < 3; m++) im.data[q * 4 + m] = ink[m];
    im.data[q * 4 + 3] = 255;
  }
  putPx(c, im);
  return c;

  function inkAt(q: number): RGB {
    const [x, y] = [R.px[q], R.py[q]];
    const edge = lined ? rim(q) : 0;
    if (edge === 2) return key;
    const inSun = o.light.sun && sunAt(q);
    const sunny = inSun && lit[q] > 0.2;
    const fine = n.n2(x * 26, y * 30),
      rough = n.fbm(x * 7 + 4, y * 9, 2);
    const grown = mossAt(moss[q], x, y - o.foot) + 0.22 * rough + 0.16 * fine > 0.5;
    const sky =
      open[q] * (0.5 + 0.36 * up[q] - 0.34 * side[q]) + 0.06 * rough + 0.02 * n.n2(x * 9, y * 22);
    const dent = R.line[q] + 0.05 * fine;
    if (edge === 1) return inks[inSun ? 3 : 7];
    if (dent > 0.5) return inks[inSun ? 4 : 7];
    if (dent > 0.3) return inks[inSun ? 3 : 7];
    if (grown) return green[sunny ? (lit[q] + 0.2 * fine > 0.5 ? 0 : 1) : sky > 0.5 ? 2 : 3];
    // in the mist only a light and a shaded side are left
    const torn =
      lit[q] + 0.09 * rough + 0.03 * n.n2(x * 9, y * 24) - 0.3 * (1 - open[q]) - 0.7 * dent;
    if (o.depth > 10.2) return inks[sunny ? (torn > 0.5 ? 0 : 1) : 5];
    const near = o.depth < 6;
    if (near && n.n2(x * 9 + 60, y * 10) + 0.35 * fine > 0.98) return lichen[sunny ? 0 : 1];
    // chips of the chisel and of frost
    const chip = near && n.n2(x * 15 + 30, y * 19) + 0.3 * fine > 0.86 ? 1 : 0;
    if (sunny) return inks[(torn > 0.54 ? 0 : torn > 0.33 ? 1 : 2) + chip];
    if (inSun) return inks[(sky > 0.6 ? 2 : sky > 0.27 ? 3 : 4) - chip];
    return inks[(sky > 0.56 ? 5 : sky > 0.34 ? 6 : 7) - (sky > 0.56 ? 0 : chip)];
  }
  /** moss climbs from the foot and lies in broken patches on shoulders and laps, thin on the head; above 0.5 it grows */
  function mossAt(level: number, x: number, up: number) {
    const climbs = 0.8 * sstep(0.13, -0.03, up + 0.07 * n.n2(x * 3, 7));
    const patch = 0.5 + 0.8 * (level - o.moss) + 0.4 * n.n2(x * 5 + 20, up * 6) - 0.38;
    return Math.max(climbs, patch - (up > 0.72 ? 0.28 : up < 0.56 && up > 0.25 ? 0.22 : 0));
  }
  function sunAt(q: number) {
    const [x, y, z] = [R.px[q], R.py[q], R.pz[q]];
    if (x + 0.28 * (y - 0.5) + 0.03 * n.n2(x * 4, y * 6) > o.light.edge) return false;
    const [at, height] = o.light.place(x, y, z);
    return shaded(o.light.casters, at, height) < 0;
  }
  /** 2: the outline on the right and below; 1: where one part stands before another. */
  function rim(q: number): 0 | 1 | 2 {
    const press = 0.5 + 0.8 * n.n2(R.px[q] * 3.4, R.py[q] * 3.4);
    const wide = h * 0.0075 * press;
    for (const [dx, dy, k] of [
      [1, 0, 1.5],
      [0, 1, 1.1],
      [-1, 0, 0.35],
    ]) {
      const far = Math.round(wide * k);
      if (far < 1) continue;
      const p = q + (dx + dy * w) * far;
      if (p < 0 || p >= w * h || !R.stone[p] || R.near[q] - R.near[p] > 0.16) return 2;
      if (R.near[q] - R.near[p] > 0.05) return 1;
    }
    return 0;
  }
}
