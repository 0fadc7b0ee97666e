/** The mats: old rush in the room's shade, and the sun that lies on them as the window's soft round image. */
import {
  clamp,
  css,
  getPx,
  H,
  layer,
  type Pt,
  ramp,
  type RGB,
  Rng,
  SS,
  sstep,
  stamp,
  W,
} from "../../kit/core.ts";
import { brushPath, catmull, mapleLeaf } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { cushionShade } from "./c-cushion.ts";
import { between, cloud, fillWith, hash, steps, streak } from "./c-paint.ts";
import { KEY, LEFT, levelAt, on, sunAt, WALL, WIN } from "./c-plan.ts";
import { tableDusk, tableShade } from "./c-table.ts";

const HEM = 0.034,
  RIGHT = 3.5;
const dim = ramp([
  [0, "#11121b"],
  [0.25, "#23262d"],
  [0.45, "#3d4239"],
  [0.68, "#625f43"],
  [1, "#94814f"],
]);
/** from the cool rim of the light to its warm core */
const lit = ramp([
  [0, "#7f8068"],
  [0.3, "#b7a574"],
  [0.52, "#e3b96c"],
  [0.78, "#fdcb72"],
  [1, "#ffe09a"],
]);
const cloth = ramp([
  [0, "#0e0f1a"],
  [0.4, "#1d2031"],
  [0.72, "#3c3f55"],
  [1, "#7d7168"],
]);
interface Mat {
  readonly id: number;
  /** metres along the rush and across it */
  readonly a: number;
  readonly b: number;
  /** metres to the cloth border (negative: on it), and to the nearest edge of the mat */
  readonly hem: number;
  readonly edge: number;
}
function matAt(x: number, d: number): Mat {
  const away = d > 2.3 && d < 4.1,
    size = away ? 0.9 : 1.8,
    k = Math.floor((x - LEFT) / size),
    f = x - LEFT - k * size,
    sideX = Math.min(f, size - f);
  const sideD = Math.min(Math.abs(d - 2.3), Math.abs(d - 4.1), WALL - d);
  return {
    id: k + (away ? 0 : d > 3 ? 20 : 40),
    a: away ? x : d,
    b: away ? d : x,
    hem: (away ? sideX : sideD) - HEM,
    edge: Math.min(sideX, sideD),
  };
}
/** the shadow of a maple twig outside, drawn from above in metres, near the window's upper right and so near us */
const TWIG = { x: -1.7, d: 2.2, w: 2.4, h: 1.3, scale: 500 };
function twig() {
  const L = layer(TWIG.w * TWIG.scale, TWIG.h * TWIG.scale),
    r = new Rng(12);
  const at = (x: number, d: number): Pt => [(x - TWIG.x) * TWIG.scale, (d - TWIG.d) * TWIG.scale];
  const stems = [
    [at(0.05, 2.42), at(-0.24, 2.56), at(-0.5, 2.66), at(-0.78, 2.8), at(-1.06, 3.02)],
    [at(-0.36, 2.6), at(-0.56, 2.78), at(-0.64, 2.98)],
    [at(-0.6, 2.7), at(-0.84, 2.7), at(-1.02, 2.74)],
  ].map((p) => catmull(p, 12));
  for (const [i, s] of stems.entries()) {
    const T = layer(TWIG.w * TWIG.scale, TWIG.h * TWIG.scale);
    T.x.fillStyle = "#000000";
    T.x.beginPath();
    brushPath(T.x, s, (t) => (i ? 5 : 11) * (1 - 0.75 * t));
    T.x.fill();
    const count = i ? 5 : 9;
    for (let k = 0; k < count; k++) {
      const t = 0.3 + (0.7 * (k + 0.5)) / count,
        [u, v] = s[Math.min(s.length - 1, Math.floor(t * s.length))],
        way = k % 2 ? 1 : -1,
        out = r.range(20, 56);
      T.x.beginPath();
      brushPath(
        T.x,
        [
          [u, v],
          [u - 8, v + way * out],
        ],
        () => 2.4,
      );
      mapleLeaf(
        T.x,
        u - 12 + r.range(-14, 10),
        v + way * (out + 16),
        r.range(44, 66),
        way * 1.5 + r.range(-0.7, 0.7),
        r.range(0.75, 1),
        7,
      );
      T.x.fill();
    }
    stamp(L.x, T, { blur: [2.6, 4, 6][i], alpha: [1, 0.85, 0.7][i] });
  }
  const { data, width, height } = getPx(L.c);
  return (x: number, d: number): number => {
    const i = Math.floor((x - TWIG.x) * TWIG.scale * SS),
      j = Math.floor((d - TWIG.d) * TWIG.scale * SS);
    return i < 0 || j < 0 || i >= width || j >= height ? 0 : data[(j * width + i) * 4 + 3] / 255;
  };
}

export function mats(P: Print) {
  const L = layer(),
    foliage = twig();
  const top = on(0, WALL, 0)[1];
  const ink = (u: number, v: number): RGB => {
    const [x, d] = levelAt(u, v, 0),
      m = matAt(x, d),
      fine = clamp(3.6 / d) ** 1.5,
      onCloth = m.hem < 0;
    // the rush: streaks along it, ridges across it, and what feet did to it
    const rush =
      0.5 * streak(m.a * 1.6, m.b * 46, m.id) +
      0.3 * streak(m.a * 5, m.b * 110, m.id + 3) * fine +
      0.2 * streak(m.a * 40, m.b * 8, m.id + 5) * fine;
    const worn = cloud(x * 1.3, d * 1.7, 3);
    // edges of light are cut along the rush
    const jag = onCloth ? 0 : 0.008 * streak(m.a * 2, m.b * 70, 9),
      lift = onCloth ? 0.022 : 0.006 * hash(m.id, 2);
    const [s, core] = sunAt(x + jag + lift, d + jag, 0),
      open = 1 - tableShade(x + jag, d + jag),
      leaf = foliage(x + jag - lift * 1.6, d + lift);
    const sun = s * open * (1 - 0.8 * leaf);
    // what the window, the lit mats and the wall give to the shade
    const glow = Math.exp(-Math.max(0, Math.hypot(x + 0.1, (d - 3.6) * 0.9) - 0.85) * 1.15),
      far = Math.exp(-(((x - WIN.x) / 1.5) ** 2)) * sstep(3.4, 5, d);
    let t =
      0.16 +
      0.34 * glow +
      0.26 * far +
      0.05 * (hash(m.id, 7) - 0.5) +
      0.06 * worn +
      0.13 * rush * (0.5 + glow);
    t -= 0.4 * tableDusk(x, d) + 0.3 * cushionShade(x, d) + 0.1 * sstep(2.4, 1.9, d);
    t -= 0.1 * sstep(0.025, 0, m.edge) + 0.14 * sstep(0.14, 0, WALL - d);
    t = clamp(t);
    if (onCloth) {
      const weave = 0.06 * streak(m.a * 60, m.b * 60, 4) + 0.05 * worn;
      const wear = 0.2 * sstep(0.45, 0.8, streak(m.a * 3, m.b * 3, m.id));
      return cloth.at(steps(clamp(0.9 * t + weave + wear * t + 0.52 * sun), 9));
    }
    const shade = dim.at(steps(t, 14));
    if (sun < 0.01) return shade;
    const warm = clamp(
      0.2 + 1.06 * core ** 0.8 + 0.15 * rush + 0.07 * worn + 0.05 * (hash(m.id, 1) - 0.5),
    );
    const bright = lit.at(steps(warm - 0.3 * sstep(0.03, 0, m.edge), 9)),
      k = steps(clamp(sun + 0.06 * rush), 5);
    return between(shade, bright, k);
  };
  fillWith(
    L.x,
    [
      [
        [0, top],
        [W, top],
        [W, H],
        [0, H],
      ],
    ],
    ink,
  );
  P.put(L, { occlude: 1 });
  const K = layer();
  K.x.fillStyle = css(KEY, 0.8);
  K.x.beginPath();
  brushPath(
    K.x,
    [on(LEFT, WALL, 0), on(0, WALL, 0), on(RIGHT, WALL, 0)],
    (t) => 1.6 + 1.2 * Math.sin(9 * t),
  );
  K.x.fill();
  stamp(P.key.x, K);
}
