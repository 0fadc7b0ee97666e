/** The round table of worn vermilion lacquer on four legs; the sun lies on most of its top. */
import {
  clamp,
  css,
  type Ctx,
  layer,
  type Pt,
  ramp,
  type RGB,
  sstep,
  stamp,
} from "../../kit/core.ts";
import { brushPath, clearUnder } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { dishShade } from "./c-meal.ts";
import { between, cloud, fillWith, steps, streak } from "./c-paint.ts";
import { discShade, KEY, levelAt, on, postShade, ring, sunAt, TABLE, WALL, WIN } from "./c-plan.ts";

const { x: TX, d: TD, r: R, top: TOP } = TABLE;
/** thickness of the top; how far out the legs stand, and their half width; the apron below the top */
const THICK = 0.046,
  OUT = 0.475,
  HALF = 0.04,
  APRON = { r: 0.47, z: TOP - THICK - 0.05 };
/** the far ones first */
const legs: Pt[] = [2.65, 1.08, 4.2, 5.77].map((a) => [
  TX + OUT * Math.cos(a),
  TD + OUT * Math.sin(a),
]);
const dusk = ramp([
  [0, "#13060b"],
  [0.3, "#2c0b11"],
  [0.6, "#561417"],
  [1, "#8a2a20"],
]);
const sunny = ramp([
  [0, "#861c12"],
  [0.4, "#b92c17"],
  [0.7, "#d93d1e"],
  [0.85, "#e8602f"],
  [1, "#f2a06a"],
]);

/** how much of the sun the table takes from a point of the mats */
export const tableShade = (x: number, d: number): number =>
  Math.max(
    discShade(x, d, 0, [TX, TD], TOP, R),
    discShade(x, d, 0, [TX, TD], TOP - THICK, R),
    ...legs.map((l) => postShade(x, d, l, HALF, TOP)),
  );
/** how dark the mats are below it: deepest under its middle and where a leg stands */
export function tableDusk(x: number, d: number): number {
  const r = Math.hypot(x - TX, (d - TD) * 0.95);
  let feet = 0;
  for (const [a, b] of legs)
    feet = Math.max(feet, Math.exp(-Math.max(0, Math.hypot(x - a, d - b) - HALF) / 0.05));
  return clamp(0.95 * sstep(R + 0.22, R - 0.26, r) + 0.6 * feet);
}
/** how brightly the window shows in the polish at a point of the top: its bars break the light */
function mirrored(x: number, d: number): number {
  const k = (WALL - d) / d,
    off = 0.02 * streak(x * 6, d * 14, 2),
    wx = x * (1 + k) - WIN.x + off,
    wz = TOP + (1.25 - TOP) * k - WIN.z + off;
  const bar = (q: number) => sstep(0.012, 0.05, Math.abs(Math.abs(q) - WIN.third));
  // beyond the moss lies the bright court; the side panes are dulled by the worn lacquer
  const court = sstep(-0.72, -0.5, wz + 0.03 * streak(x * 9, d * 2, 6)),
    middle = 0.4 + 0.6 * sstep(0.4, 0.3, Math.abs(wx));
  return sstep(-0.04, 0.08, WIN.r - Math.hypot(wx, wz)) * bar(wx) * bar(wz) * court * middle;
}

export function table(P: Print) {
  const under = layer(),
    underKey = layer(),
    L = layer(),
    K = layer();
  underKey.x.fillStyle = K.x.fillStyle = css(KEY, 0.95);
  for (const i of [0, 1]) leg(under.x, underKey.x, legs[i], true);
  band(under.x, APRON.r, APRON.z, TOP - THICK, () => 0.12);
  for (const i of [2, 3]) leg(under.x, underKey.x, legs[i], false);
  P.put(under, { occlude: 1 });
  stamp(P.key.x, underKey);
  fillWith(L.x, [ring(TX, TD, TOP - THICK, R)], () => dusk.at(0.05));
  // the edge in its own shade: the mats' light climbs it from below, its upper arris is worn through to the black
  band(L.x, R, TOP - THICK, TOP, (a, f) => {
    const left = sstep(-0.7, 0.2, -Math.cos(a)),
      wear = sstep(0.35, 0.6, streak(a * 9, f * 2, 6)) * sstep(0.6, 0.95, f);
    return 0.34 + 0.42 * left * (1 - 0.55 * f) + 0.1 * streak(a * 14, f * 1.4, 1) - 0.34 * wear;
  });
  fillWith(L.x, [ring(TX, TD, TOP, R)], top);
  lip(L.x);
  K.x.beginPath();
  brushPath(
    K.x,
    ring(TX, TD, TOP - THICK, R, Math.PI * 1.01, Math.PI * 1.99),
    (t) => 1.2 + 2.4 * Math.sin(Math.PI * t) * (0.75 + 0.25 * Math.sin(31 * t)),
  );
  brushPath(K.x, ring(TX, TD, TOP, R, 0, Math.PI), (t) => 0.9 + 0.7 * Math.sin(5 * t));
  K.x.fill();
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
function top(u: number, v: number): RGB {
  const [x, d] = levelAt(u, v, TOP),
    r = Math.hypot(x - TX, d - TD),
    a = Math.atan2(d - TD, x - TX);
  // brush marks of the lacquer, worn where bowls have stood for years
  const brush = 0.6 * streak(x * 3, d * 26, 1) + 0.4 * streak(x * 9, d * 60, 4),
    worn = cloud(x * 2.6, d * 3.4, 5),
    groove = sstep(0.0045, 0.0015, Math.abs(r - (R - 0.055) - 0.001 * streak(a * 8, 1, 2))),
    rim = sstep(R - 0.03, R, r + 0.008 * streak(a * 7, 3, 8));
  const [s, core] = sunAt(x + 0.004 * brush, d, TOP),
    sun = s * (1 - dishShade(x, d)),
    shine = mirrored(x, d);
  const shade = dusk.at(
    steps(clamp(0.42 + 0.1 * worn + 0.07 * brush + 0.42 * shine - 0.26 * rim - 0.4 * groove), 9),
  );
  const bright = sunny.at(
    steps(
      clamp(0.3 + 0.28 * core + 0.13 * worn + 0.1 * brush + 0.4 * shine - 0.5 * rim - 0.6 * groove),
      9,
    ),
  );
  const k = steps(sun, 5);
  return between(shade, bright, k);
}
/** the near half of an upright round: its ink by the angle and by the height from 0 to 1 */
function band(x: Ctx, r: number, z0: number, z1: number, tone: (a: number, f: number) => number) {
  const edge = (z: number) => ring(TX, TD, z, r, Math.PI * 0.99, Math.PI * 2.01);
  fillWith(x, [[...edge(z1), ...edge(z0).toReversed()]], (u, v) => {
    // the ray meets the upright nearest to us
    const [fx, fd] = levelAt(u, v, z0),
      g = fx / fd,
      q = 1 + g * g,
      h = TX * g + TD,
      dd = (h - Math.sqrt(Math.max(0, h * h - q * (TX * TX + TD * TD - r * r)))) / q;
    const f = (1.25 - z0) * (1 - dd / fd);
    return dusk.at(steps(clamp(tone(Math.atan2(dd - TD, g * dd - TX), clamp(f / (z1 - z0)))), 10));
  });
}
/** the lip catches the sun in broken strokes */
function lip(x: Ctx) {
  for (const [p, q] of [
    [1.08, 1.2],
    [1.22, 1.44],
    [1.47, 1.62],
    [1.66, 1.7],
  ]) {
    x.fillStyle = css("#f2a070", 0.75);
    x.beginPath();
    brushPath(
      x,
      ring(TX, TD, TOP - 0.003, R, Math.PI * p, Math.PI * q),
      (t) => 2.6 * Math.sin(Math.PI * t) ** 0.6,
    );
    x.fill();
  }
}
/** one leg: two upright faces of worn lacquer, dark below the top, lit from the mats at its foot */
function leg(x: Ctx, k: Ctx, [a, b]: Pt, behind: boolean) {
  const high = TOP - THICK + 0.01,
    taper = 0.82;
  const face = (u0: number, v0: number, u1: number, v1: number, lift: number) => {
    const p = (u: number, v: number, z: number): Pt => {
      const s = z === 0 ? taper : 1;
      return on(a + u * s, b + v * s, z);
    };
    const y0 = p(u0, v0, high)[1],
      y1 = p(u0, v0, 0)[1];
    fillWith(x, [[p(u0, v0, 0), p(u1, v1, 0), p(u1, v1, high), p(u0, v0, high)]], (u, v) => {
      const f = clamp((v - y0) / (y1 - y0));
      const worn = sstep(0.3, 0.6, streak(u * 0.08, v * 0.03, 7)) * sstep(0.6, 1, f);
      return dusk.at(
        steps(
          clamp(
            0.1 +
              lift * f * (behind ? 0.7 : 1) +
              0.09 * streak(u * 0.16, v * 0.012, 3) -
              0.2 * worn,
          ),
          9,
        ),
      );
    });
    return [p(u0, v0, high), p(u0, v0, 0), p(u1, v1, 0), p(u1, v1, high)];
  };
  const right = a + HALF < 0,
    side = right ? face(HALF, -HALF, HALF, HALF, 0.3) : face(-HALF, HALF, -HALF, -HALF, 0.62);
  const front = face(-HALF, -HALF, HALF, -HALF, 0.44);
  for (const p of [side, front]) clearUnder(k, p);
  k.beginPath();
  for (const p of [side, front])
    brushPath(k, [p[0], p[1]], (t) => (behind ? 0.8 : 1.2) + (behind ? 0.4 : 1.1) * t);
  brushPath(k, [front[3], front[2]], (t) => (behind ? 0.8 : 1.2) + t);
  brushPath(k, [front[1], front[2]], () => (behind ? 1.2 : 2.6));
  k.fill();
}
