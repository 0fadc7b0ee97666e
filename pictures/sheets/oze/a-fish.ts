/** The sweetfish of sheet A: a bent, living fish with firelight on its belly, drawn scale by scale. */
import {
  clamp,
  getPx,
  layer,
  lerp,
  mix,
  Noise,
  PH,
  type Pt,
  putPx,
  PW,
  ramp,
  type RGB,
  SS,
  sstep,
  type Layer,
} from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";

const n = new Noise(41);
const flank = ramp(
  stops("0 #1a2024, 0.22 #3b4640, 0.42 #74806f, 0.6 #b4bbae, 0.78 #e6e2cc, 1 #fff6d8"),
);
/** half height from the snout (-1) to the base of the tail (0.8) */
function girth(u: number) {
  const t = clamp((u + 1) / 1.8);
  return 0.185 * Math.min(1, Math.sqrt(t * 7.5) * 0.9) * (1 - 0.72 * sstep(0.38, 1, t)) + 0.004;
}
export interface Held {
  at: Pt;
  /** half length in design units, angle of its axis, strength of its bend */
  s: number;
  angle: number;
  bend: number;
}
/** the sheet position of a point on the fish, u along it, v across it (+ belly) */
function onFish(f: Held, u: number, v: number): Pt {
  const c = Math.cos(f.angle),
    q = Math.sin(f.angle),
    w = v + f.bend * u * u;
  return [f.at[0] + (u * c - w * q) * f.s, f.at[1] + (u * q + w * c) * f.s];
}
/** colour of the skin at (u, v), w = v over the half height, lit from the belly's side */
function skin(u: number, v: number, w: number): RGB {
  const round = Math.sqrt(Math.max(0, 1 - w * w));
  // scales in staggered rows, each a little brighter at its rim
  const row = Math.floor(v * 62),
    along = u * 34 + (row & 1) * 0.5,
    cell = along - Math.floor(along);
  const body = sstep(-0.6, -0.5, u) * sstep(0.82, 0.7, u);
  const scale = body * (0.1 * (cell - 0.5) + 0.07 * n.n2(Math.floor(along) * 3.7, row * 5.1));
  let light =
    0.4 + 0.36 * w + 0.32 * round + scale + 0.05 * n.n2(u * 5, v * 30) - 0.28 * sstep(0.1, -0.7, w);
  light += 0.2 * Math.exp(-(((w - 0.12) / 0.13) ** 2));
  let c = flank.at(Math.round(clamp(light) * 11) / 11);
  c = mix(c, "#2e3a2c", 0.75 * sstep(-0.3, -0.62, w));
  c = mix(c, "#ffb35a", 0.55 * sstep(0.62, 0.95, w));
  // the yellow mark of a sweetfish, gill cover, mouth
  const mark = Math.hypot((u + 0.5) * 0.6, v - 0.005) + 0.016 * n.n2(u * 22, v * 22);
  c = mix(c, "#e8a92c", 0.9 * sstep(0.058, 0.04, mark));
  const gill = Math.hypot(u + 0.86, v * 0.95) - 0.245;
  if (u > -0.8)
    c = mix(
      c,
      "#1c211f",
      0.6 * sstep(0.009, 0.003, Math.abs(gill)) * sstep(0.17, 0.1, Math.abs(v)),
    );
  if (u < -0.66) c = mix(c, "#5a604c", 0.45 * sstep(0.2, -0.5, w));
  if (u < -0.86)
    c = mix(c, "#1c211f", 0.9 * sstep(0.009, 0.004, Math.abs(v - 0.035 - (u + 1) * 0.2)));
  const eye = Math.hypot(u + 0.835, v + 0.028);
  if (eye < 0.05) c = eye < 0.027 ? [14, 16, 18] : [214, 190, 122];
  if (Math.hypot(u + 0.844, v + 0.02) < 0.009) c = [255, 246, 214];
  return c;
}
/** a fin: base from u0 to u1 on side `e` (+ belly), rays out to a slanted edge */
function fin(L: Layer, f: Held, u0: number, u1: number, e: 1 | -1, high: number, sweep: number) {
  const edge = (t: number, h: number): Pt => {
    const u = lerp(u0, u1, t),
      tall = h * high * (0.55 + 0.45 * Math.sin(Math.PI * (0.32 + 0.5 * t)));
    return onFish(f, u + sweep * h, e * (girth(u) * 0.86 + tall));
  };
  const rays = 9;
  const rim = Array.from({ length: rays }, (_, i) => edge(i / (rays - 1), 1));
  const root = Array.from({ length: rays }, (_, i) => edge(i / (rays - 1), 0));
  fillPoly(L.x, catmull([...rim, ...root.toReversed()], 3, true), e > 0 ? "#c9803a" : "#57462f");
  for (let i = 0; i < rays; i++) {
    L.x.fillStyle = e > 0 ? "#ffd58c" : "#b98a4c";
    L.x.beginPath();
    brushPath(L.x, [root[i], edge(i / (rays - 1), 0.5), rim[i]], (t) => 2.8 - 1.6 * t);
    L.x.fill();
  }
}
function tail(L: Layer, f: Held) {
  const tip = (k: number): Pt =>
    onFish(f, 0.97 + 0.17 * Math.abs(k) ** 1.3, k * 0.25 + 0.015 * Math.sin(k * 3));
  const rim = Array.from({ length: 15 }, (_, i) => tip(-1 + i / 7));
  fillPoly(L.x, [onFish(f, 0.74, -0.05), ...rim, onFish(f, 0.74, 0.05)], "#8a5a30");
  rim.forEach((p, i) => {
    const k = -1 + i / 7;
    L.x.fillStyle = k > 0 ? "#ffcf86" : "#c08a4a";
    L.x.beginPath();
    brushPath(L.x, [onFish(f, 0.76, k * 0.045), onFish(f, 0.88, k * 0.11), p], (t) => 3 - 1.6 * t);
    L.x.fill();
  });
}
/** draws the fish on a separate layer */
export function sweetfish(f: Held): Layer {
  const L = layer();
  tail(L, f);
  fin(L, f, -0.12, 0.16, -1, 0.16, 0.14);
  fin(L, f, 0.5, 0.56, -1, 0.07, 0.09);
  fin(L, f, 0.3, 0.62, 1, 0.1, 0.07);
  fin(L, f, -0.04, 0.1, 1, 0.1, 0.12);
  const im = getPx(L.c),
    d = im.data,
    c = Math.cos(f.angle),
    q = Math.sin(f.angle),
    reach = f.s * 1.15;
  const x0 = Math.max(0, Math.floor((f.at[0] - reach) * SS)),
    x1 = Math.min(PW, Math.ceil((f.at[0] + reach) * SS)),
    y0 = Math.max(0, Math.floor((f.at[1] - reach) * SS)),
    y1 = Math.min(PH, Math.ceil((f.at[1] + reach) * SS));
  const soft = 0.7 / (f.s * SS);
  for (let j = y0; j < y1; j++)
    for (let i = x0; i < x1; i++) {
      const dx = ((i + 0.5) / SS - f.at[0]) / f.s,
        dy = ((j + 0.5) / SS - f.at[1]) / f.s;
      const u = dx * c + dy * q,
        v = -dx * q + dy * c - f.bend * u * u;
      if (u < -1.01 || u > 0.82) continue;
      const g = girth(u),
        a = sstep(g + soft, g - soft, Math.abs(v));
      if (a <= 0) continue;
      const C = Math.abs(v) > g - 0.012 ? ([20, 20, 22] as RGB) : skin(u, v, v / g);
      const o = (j * PW + i) * 4,
        b = (d[o + 3] / 255) * (1 - a);
      for (let k = 0; k < 3; k++) d[o + k] = (C[k] * a + d[o + k] * b) / (a + b);
      d[o + 3] = 255 * (a + b);
    }
  putPx(L.c, im);
  return L;
}
