/** Tozan Shrine, the hero: the glaze of the torii in the first light, and the cobalt on it. */
import { clamp, lerp, rgb, type RGB, sstep, type V3 } from "../../kit/core.ts";
import { climbingVine, FINE, nameTablet } from "./hero-cobalt.ts";
import { EYE, GATE, ray, SUN } from "./hero-plan.ts";
import { blend, type Look, pour, seen } from "./hero-seen.ts";
import { type Cloth } from "./strip.ts";
import {
  axis,
  BASE,
  girth,
  KASAGI,
  lift,
  march,
  morning,
  NUKI,
  part,
  past,
  PILLAR,
  SHIMAKI,
  TABLET,
  torii,
} from "./hero-torii.ts";

const vine = climbingVine(1.5, 3.2, 0.8, 1.95),
  tablet = nameTablet();
function ink(c: Cloth, u: number, v: number): number {
  const a = clamp(u, 0, c.w - 2),
    b = clamp(v, 0, c.h - 2),
    i = a | 0,
    j = b | 0,
    f = a - i,
    g = b - j;
  const at = (p: number, q: number) => c.data[(q * c.w + p) * 4 + 3] / 255;
  return lerp(lerp(at(i, j), at(i + 1, j), f), lerp(at(i, j + 1), at(i + 1, j + 1), f), g);
}
/** The cobalt at a place of the torii. */
function cobalt(what: number, x: number, y: number, z: number, m: V3): number {
  const line = (v: number, half: number) => sstep(half, half - 0.005, Math.abs(v));
  if (what === PILLAR) {
    const side = Math.sign(x),
      a = Math.atan2(y, x - side * axis(z));
    const rings = Math.max(
      line(z - 0.42, 0.02),
      line(z - 0.5, 0.009),
      line(z - 2.92, 0.02),
      line(z - 2.85, 0.009),
    );
    // the painter's middle of it looks to the light
    const u = side * (a + 2.0) * girth(z);
    if (Math.abs(u) > 0.6) return rings;
    return Math.max(
      rings,
      z < 2.3 ? 0.8 * ink(vine, (u + 0.75) * FINE, (3.2 - z + 0.1 * side) * FINE) : 0,
    );
  }
  if (m[1] > -0.5) return 0;
  if (what === NUKI) return Math.max(line(z - 2.53, 0.007), line(z - 2.31, 0.007)) * 0.9;
  const c = z - lift(x);
  if (what === KASAGI) return line(c - 3.41 + 0.25 * Math.abs(y), 0.02);
  if (what === SHIMAKI) return line(c - 3.19, 0.009) * 0.9;
  if (what === TABLET) return ink(tablet, (x + 0.17) * 400, (3.1 - z) * 400);
  return 0;
}

const LIT = ["#edd6ca", "#f4e4d8"].map(rgb),
  DIM = ["#6f86ad", "#8ba2c6"].map(rgb),
  UNDER = rgb("#66789f"),
  BLUE = rgb("#2c4f9b"),
  BLUEDIM = rgb("#38528c");
const between = (a: RGB, b: RGB, t: number): RGB => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];
function glaze(x: number, y: number, z: number, r: V3) {
  torii(x, y - GATE, z);
  const what = part,
    e = 0.003;
  const g = (a: number, b: number, c: number) => torii(x + a, y - GATE + b, z + c);
  const m0: V3 = [g(e, 0, 0) - g(-e, 0, 0), g(0, e, 0) - g(0, -e, 0), g(0, 0, e) - g(0, 0, -e)],
    l = 1 / (Math.hypot(...m0) || 1),
    m: V3 = [m0[0] * l, m0[1] * l, m0[2] * l];
  const face = m[0] * SUN[0] + m[1] * SUN[1] + m[2] * SUN[2];
  const lit =
    sstep(0.06, 0.2, face) *
    past(x + m[0] * 0.012, y + m[1] * 0.012, z + m[2] * 0.012) *
    morning(x, y, z);
  const high = sstep(0, 3.4, z);
  if (what === BASE) {
    pour(rgb("#46597f"), rgb("#cdb6ac"), lit);
    return;
  }
  const dim = between(DIM[0], DIM[1], high);
  pour(dim, UNDER, sstep(-0.4, -0.8, m[2]));
  // the warm stone below is mirrored a little in what looks away from the light
  blend(rgb("#a899ad"), 0.4 * sstep(0.1, 0.9, m[0]) * sstep(2.6, 0.2, z));
  blend(between(LIT[0], LIT[1], high), lit);
  // where the light only grazes, a middle tone
  blend(rgb("#c3bfd0"), 0.72 * lit * sstep(0.6, 0.32, face));
  // the sun on the glaze, a narrow upright gleam
  const hx = SUN[0] - r[0],
    hy = SUN[1] - r[1],
    hz = SUN[2] - r[2];
  const gleam = (m[0] * hx + m[1] * hy + m[2] * hz) / Math.hypot(hx, hy, hz);
  if (what === PILLAR && z > 0.3) blend(rgb("#fffbf2"), 0.8 * lit * sstep(0.958, 0.966, gleam));
  const c = cobalt(what, x, y - GATE, z, m);
  if (c > 0) blend(between(BLUEDIM, BLUE, lit), c * lerp(0.3, 0.74, lit));
}

const seeTorii: Look = (px, py) => {
  if (px < 150 || px > 1160 || py < 90 || py > 960) return false;
  const r = ray(px, py),
    t = march(EYE, r, 7.4, 11.5, 0.0022);
  if (t > 0) glaze(EYE[0] + r[0] * t, EYE[1] + r[1] * t, EYE[2] + r[2] * t, r);
  return t > 0;
};
export const porcelain = () => seen(seeTorii);
