/** The mossy lawn: shade and sun in flat tones, the long shadows of the figures, blades of grass. */
import { dab, Tones } from "../../kit/brush.ts";
import { clamp, H, hex, lerp, mix, Rng, shade, sstep, W, type RGB } from "../../kit/core.ts";
import type { Seated } from "./hero-near.ts";
import { SEATED } from "./hero-ranks.ts";
import { depthAt, gn, haze, MIST, P, underPoint } from "./hero-stage.ts";
import { pool, shaded } from "./hero-sun.ts";

const SHADE = ["#05272c", "#0c3a38", "#16493f", "#255d42"] as const;
const SUN = ["#7d9834", "#a1b345", "#c3c664"] as const;
const SHADE_INK = SHADE.map(hex),
  SUN_INK = SUN.map(hex),
  MIST_INK = hex(MIST);
const TOP = 338;
/** the figures in bands of depth, so that few are asked for each point */
const bands = new Map<number, Seated[]>();
for (const s of SEATED)
  for (const k of [-1, 0, 1]) {
    const band = Math.round(s.depth) + k;
    bands.set(band, [...(bands.get(band) ?? []), s]);
  }

/** how far a point of the lawn is in the sun: pools less the figures' shadows; above 0 it is lit */
function sunAt(sx: number, sy: number): number {
  const p = pool(sx, sy);
  if (p < -0.05) return p;
  const [x, depth] = underPoint(sx, sy);
  const near = (bands.get(Math.round(depth)) ?? []).filter((s) => s.x < x + 0.5 && s.x > x - 1.9);
  return Math.min(p, -shaded(near, [x, depth], 0) * 1.6);
}
/** straight between two inks: these are asked for every point of the sheet */
const blend = (a: RGB, b: RGB, t: number): RGB =>
  t <= 0 ? a : t >= 1 ? b : [lerp(a[0], b[0], t), lerp(a[1], b[1], t), lerp(a[2], b[2], t)];
function toneAt(sx: number, sy: number): RGB {
  const [x, depth] = underPoint(sx, sy);
  const soft = (0.02 * 600) / (sy - 220);
  const wave = gn.fbm(x * 0.8, depth * 2.2, 2);
  const near = sstep(6.4, 3, depth);
  const s = sstep(
    -soft * 0.5,
    soft * 0.5,
    sunAt(sx, sy) + 0.09 * gn.n2(x * 9, depth * 13) + 0.025 * gn.n2(x * 22, depth * 30),
  );
  const dark = () =>
    pick(
      SHADE_INK,
      0.62 -
        0.42 * near +
        0.42 * wave +
        0.13 * gn.n2(x * 6, depth * 9) +
        0.1 * gn.n2(x * 19, depth * 26),
      soft,
    );
  const light = () =>
    pick(
      SUN_INK,
      0.45 + 0.5 * wave + 0.12 * gn.n2(x * 5 + 9, depth * 7) + 0.12 * gn.n2(x * 21, depth * 27),
      soft,
    );
  const c = s <= 0 ? dark() : s >= 1 ? light() : blend(dark(), light(), s);
  return blend(c, MIST_INK, haze(depth));
}
/** one of several tones with a short edge between them */
function pick(tones: readonly RGB[], t: number, soft: number): RGB {
  const v = clamp(t) * (tones.length - 0.001),
    k = Math.min(tones.length - 1, Math.floor(v));
  return blend(tones[k], tones[Math.min(tones.length - 1, k + 1)], sstep(1 - soft * 3, 1, v - k));
}
/** the colour of a blade that grows at a point: of the lawn there, a step lighter or darker */
export function grassAt(sx: number, sy: number, t: number): RGB {
  const depth = depthAt(Math.max(sy, TOP));
  const lit = sunAt(sx, sy) > 0;
  const c = lit ? SUN[Math.floor(t * 2.99)] : SHADE[1 + Math.floor(t * 2.6)];
  return mix(c, MIST, Math.round(haze(depth) * 12) / 12);
}

export function printLawn() {
  P.put(
    shade((x, y, out) => {
      if (y < TOP) return void (out[3] = 0);
      const c = toneAt(x, y);
      for (let m = 0; m < 3; m++) out[m] = c[m];
      out[3] = 255 * sstep(TOP, TOP + 40, y);
    }),
    { occlude: 1 },
  );
  blades();
}

/** tufts here and there, most along the edges of light */
function blades() {
  const r = new Rng(24);
  const T = new Tones();
  for (let k = 0; k < 5200; k++) {
    const sx = r.range(-10, W + 10),
      sy = lerp(500, H + 8, Math.sqrt(r.u()));
    const [x, depth] = underPoint(sx, sy);
    const clump = gn.n2(x * 2.2, depth * 3.1);
    const edge = Math.abs(pool(sx, sy)) < 0.05;
    if (clump < (edge ? -0.2 : 0.42)) continue;
    const long = clamp(52 / depth, 2, 17) * r.range(0.5, 1.1);
    T.add(grassAt(sx, sy, r.u()), (q) =>
      dab(q, sx, sy, long, long * 0.2, -1.57 + r.g() * 0.45, 0.12),
    );
  }
  T.flush(P.base.x);
}
