/** fire: flames as stacked colour blocks, the iron basket, sparks, and smoke lit by the flames. */
import {
  type Rng,
  PH,
  PW,
  SS,
  Noise,
  clamp,
  css,
  hex,
  layer,
  lerp,
  sstep,
  getPx,
  putPx,
  type Ctx,
  type Layer,
  type Pt,
} from "./core.ts";
import { Tones, brushPath, catmull, dab } from "./brush.ts";

const flameInk = ["#6d1d12", "#a92e16", "#dd5a1d", "#f38f2b", "#fcc453", "#ffeeb0", "#fffbe6"].map(
  hex,
);

/** a fire with the centre of its base at (cx, base), `w` wide and about `h` high, leaning with the wind */
export function flame(
  cx: number,
  base: number,
  w: number,
  h: number,
  seed: number,
  lean = 0,
): Layer {
  const L = layer(),
    n = new Noise(seed);
  const im = getPx(L.c),
    d = im.data;
  const x0 = Math.max(0, Math.floor((cx - w * 1.6 - Math.abs(lean) * h) * SS)),
    x1 = Math.min(PW, Math.ceil((cx + w * 1.6 + Math.abs(lean) * h) * SS)),
    y0 = Math.max(0, Math.floor((base - h * 1.5) * SS)),
    y1 = Math.min(PH, Math.ceil((base + w * 0.2) * SS));
  for (let j = y0; j < y1; j++)
    for (let i = x0; i < x1; i++) {
      const px = i / SS,
        py = j / SS;
      const v = (base - py) / h; // 0 at the bed, 1 at the nominal tip
      // tongues: the flame is pulled sideways more with height
      const sway =
        (0.1 + 0.5 * v) * w * 0.55 * n.fbm(px / (w * 0.9) + 3, v * 1.7 * (h / w) * 0.55, 3);
      const u = (px - cx - lean * h * v * v + sway) / (w * 0.5);
      // pear-shaped body: narrow in the basket, widest a little above it
      const girth = v < 0.2 ? lerp(0.62, 1, Math.max(0, v) / 0.2) : 1 - 0.5 * (v - 0.2);
      const body = 1 - (Math.abs(u) / girth) ** 1.3 * 0.86 - Math.max(0, -v) * 9;
      const tongue = n.ridge(u * 1.25 + 7, v * 0.9 - 2, 3) - 0.5;
      const f = body * 1.12 - v * 0.92 + tongue * (0.2 + 1.15 * clamp(v * 1.3));
      if (f <= 0) continue;
      const lvl = Math.min(6, Math.floor(f * 7.6));
      const c = flameInk[lvl],
        o = (j * PW + i) * 4;
      d[o] = c[0];
      d[o + 1] = c[1];
      d[o + 2] = c[2];
      d[o + 3] = 255 * clamp(f * 22);
    }
  putPx(L.c, im);
  return L;
}

/** sparks climbing with the smoke, embers dropping to the water */
export function sparks(
  x: Ctx,
  cx: number,
  cy: number,
  r: Rng,
  o: { count: number; rise: number; spread: number; drift: number; fall?: number; floor?: number },
) {
  const T = new Tones();
  for (let i = 0; i < o.count; i++) {
    const t = r.u() ** 1.6,
      px = cx + r.g() * o.spread * (0.12 + t) + o.drift * t * t,
      py = cy - o.rise * t * r.range(0.7, 1.1);
    const len = lerp(14, 5, t) * r.range(0.5, 1.4),
      a = -1.57 + (o.drift / o.rise) * t * 1.5 + r.g() * 0.5;
    const c = r.pick(
      t < 0.35 ? ["#ffe9a0", "#ffc65a", "#ff9c3a"] : ["#ff9c3a", "#e4602a", "#c2401f"],
    );
    T.add(c, (q) => dab(q, px, py, len, Math.max(2.2, len * 0.3), a, r.range(-0.2, 0.2)));
  }
  for (let i = 0; i < (o.fall ?? 0); i++) {
    const t = r.u(),
      px = cx + r.g() * o.spread * 0.3 * (0.5 + t),
      py = cy + 20 + ((o.floor ?? cy + 100) - cy - 20) * t;
    const len = r.range(5, 16);
    T.add(r.pick(["#ffd27a", "#ff9a3c", "#e25a26"]), (q) =>
      dab(q, px, py, len, 2.2, 1.57 + r.g() * 0.12),
    );
  }
  T.flush(x);
}

/** density of a smoke plume that starts at (cx, cy), rises and bends with the wind */
export function plume(
  n: Noise,
  cx: number,
  cy: number,
  o: { rise: number; drift: number; width: number },
) {
  return (x: number, y: number) => {
    const v = (cy - y) / o.rise;
    if (v < -0.05 || v > 1.6) return 0;
    const wx = (18 + 95 * Math.max(0, v)) * n.fbm(x * 0.004, y * 0.005 + 4, 3);
    const mid = cx + o.drift * Math.pow(Math.max(0, v), 1.5) + wx;
    const wide = o.width * (0.22 + 1.05 * Math.max(0, v));
    const body = 1 - Math.abs(x - mid) / wide;
    const curl = n.fbm((x - o.drift * v) * 0.0055 + 9 + wx * 0.01, y * 0.008 - 3, 4);
    return (
      sstep(0, 0.8, body + curl * 1.15 - 0.12) * sstep(-0.04, 0.12, v) * (1 - sstep(0.75, 1.5, v))
    );
  };
}

/** iron fire basket: hoops and splayed ribs, seen a little from below; the fire sits inside */
export function basket(x: Ctx, cx: number, rim: number, w: number, h: number, hot: boolean) {
  const rib = (t: number): Pt[] => {
    const a = t * Math.PI * 2,
      c = Math.cos(a);
    return catmull(
      [
        [cx + c * w * 0.5, rim + Math.sin(a) * w * 0.1],
        [cx + c * w * 0.44, rim + h * 0.42 + Math.sin(a) * w * 0.08],
        [cx + c * w * 0.24, rim + h * 0.86],
        [cx, rim + h],
      ],
      6,
    );
  };
  const hoop = (v: number, s: number) => {
    const p: Pt[] = [];
    for (let i = 0; i <= 40; i++) {
      const a = (i / 40) * Math.PI * 2;
      p.push([cx + Math.cos(a) * w * 0.5 * s, rim + h * v + Math.sin(a) * w * 0.1 * s]);
    }
    return p;
  };
  x.fillStyle = css(hot ? "#2a0f0c" : "#0a0d16");
  x.beginPath();
  for (let i = 0; i < 11; i++) brushPath(x, rib(i / 11), () => w * 0.035);
  brushPath(x, hoop(0, 1), () => w * 0.05);
  brushPath(x, hoop(0.36, 0.93), () => w * 0.04);
  brushPath(x, hoop(0.7, 0.66), () => w * 0.04);
  x.fill();
  x.fillStyle = css("#ff9a3c", 0.8);
  x.beginPath();
  for (let i = 0; i < 11; i += 2)
    brushPath(
      x,
      rib(i / 11).map(([a, b]) => [a - w * 0.012, b] as Pt),
      () => w * 0.01,
    );
  x.fill();
}

/** split pine logs crossed in the basket */
export function logs(x: Ctx, cx: number, cy: number, w: number, r: Rng) {
  for (let i = 0; i < 7; i++) {
    const a = r.range(-0.5, 0.5) + (i % 2 ? 0.5 : -0.5),
      l = w * r.range(0.4, 0.52),
      ox = r.range(-0.2, 0.2) * w,
      oy = r.range(-0.06, 0.1) * w;
    const p: Pt[] = [
      [cx + ox - Math.cos(a) * l, cy + oy - Math.sin(a) * l * 0.5],
      [cx + ox + Math.cos(a) * l, cy + oy + Math.sin(a) * l * 0.5],
    ];
    x.fillStyle = css(i % 3 ? "#3a140c" : "#6a2412");
    x.beginPath();
    brushPath(x, p, () => w * 0.11);
    x.fill();
    x.fillStyle = css("#ffb54a");
    x.beginPath();
    brushPath(
      x,
      p.map(([q, s]) => [q, s - w * 0.035] as Pt),
      () => w * 0.025,
    );
    x.fill();
  }
}
