/** core: seeded randomness, noise, OKLab colour, layers. All drawing is in 1600x1200 design units; SS is the supersample factor. */
import { createCanvas, GlobalFonts, type Canvas, type SKRSContext2D } from "@napi-rs/canvas";
import { createNoise2D, createNoise3D } from "simplex-noise";

export const W = 1600,
  H = 1200;
export const SS = Number(process.env.SS ?? 1);
export const PW = Math.round(W * SS),
  PH = Math.round(H * SS);
export type Ctx = SKRSContext2D;
export type Pt = [number, number];
export type V3 = [number, number, number];
export interface Layer {
  c: Canvas;
  x: Ctx;
}

// public-domain brush faces (Debian fonts-kouzan-mouhitsu, fonts-aoyagi-soseki)
for (const [p, n] of [
  ["/usr/share/fonts/truetype/kouzan-mouhitsu/kouzan-mouhitsu.ttf", "Kouzan"],
  ["/usr/share/fonts/truetype/kouzan-mouhitsu/kouzan-mouhitsu-gyosho.ttf", "KouzanG"],
  ["/usr/share/fonts/truetype/aoyagi-soseki/aoyagi-soseki.ttf", "Soseki"],
] as const) {
  try {
    GlobalFonts.registerFromPath(p, n);
  } catch {
    /* optional */
  }
}

export function mulberry(seed: number) {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}
export class Rng {
  r: () => number;
  constructor(seed: number) {
    this.r = mulberry(seed * 2654435761 + 12345);
    for (let i = 0; i < 5; i++) this.r();
  }
  u() {
    return this.r();
  }
  range(a: number, b: number) {
    return a + (b - a) * this.r();
  }
  int(a: number, b: number) {
    return Math.floor(this.range(a, b + 1));
  }
  g() {
    let u = 0,
      v = 0;
    while (!u) u = this.r();
    v = this.r();
    return Math.sqrt(-2 * Math.log(u)) * Math.cos(6.283185307 * v);
  }
  chance(p: number) {
    return this.r() < p;
  }
  pick<T>(a: readonly T[]): T {
    return a[Math.floor(this.r() * a.length)];
  }
}
export class Noise {
  n2: (x: number, y: number) => number;
  n3: (x: number, y: number, z: number) => number;
  constructor(seed: number) {
    this.n2 = createNoise2D(mulberry(seed * 7919 + 17));
    this.n3 = createNoise3D(mulberry(seed * 104729 + 3));
  }
  fbm(x: number, y: number, oct = 4, lac = 2.03, gain = 0.5) {
    let s = 0,
      a = 1,
      n = 0;
    for (let i = 0; i < oct; i++) {
      s += a * this.n2(x + i * 17.3, y - i * 9.1);
      n += a;
      x *= lac;
      y *= lac;
      a *= gain;
    }
    return s / n;
  }
  fbm3(x: number, y: number, z: number, oct = 3) {
    let s = 0,
      a = 1,
      n = 0;
    for (let i = 0; i < oct; i++) {
      s += a * this.n3(x, y, z);
      n += a;
      x *= 2.03;
      y *= 2.03;
      z *= 2.03;
      a *= 0.5;
    }
    return s / n;
  }
  ridge(x: number, y: number, oct = 4) {
    let s = 0,
      a = 1,
      n = 0;
    for (let i = 0; i < oct; i++) {
      const v = 1 - Math.abs(this.n2(x + i * 31.7, y + i * 11.9));
      s += a * v * v;
      n += a;
      x *= 2.07;
      y *= 2.07;
      a *= 0.5;
    }
    return s / n;
  }
}

export const clamp = (v: number, a = 0, b = 1) => (v < a ? a : v > b ? b : v);
export const lerp = (a: number, b: number, t: number) => a + (b - a) * t;
export const sstep = (a: number, b: number, v: number) => {
  const t = clamp((v - a) / (b - a));
  return t * t * (3 - 2 * t);
};
export const lstep = (a: number, b: number, v: number) => clamp((v - a) / (b - a));

// ---------- colour (sRGB hex <-> OKLab) ----------
export type RGB = [number, number, number];
export function hex(h: string): RGB {
  const s = h.replace("#", "");
  return [parseInt(s.slice(0, 2), 16), parseInt(s.slice(2, 4), 16), parseInt(s.slice(4, 6), 16)];
}
const toLin = (v: number) => {
  v /= 255;
  return v <= 0.04045 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4);
};
const toS = (v: number) => {
  v = v <= 0.0031308 ? v * 12.92 : 1.055 * Math.pow(v, 1 / 2.4) - 0.055;
  return clamp(v) * 255;
};
export function lab(c: RGB): V3 {
  const r = toLin(c[0]),
    g = toLin(c[1]),
    b = toLin(c[2]);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b),
    m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b),
    s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}
export function unlab(L: V3): RGB {
  const l = (L[0] + 0.3963377774 * L[1] + 0.2158037573 * L[2]) ** 3,
    m = (L[0] - 0.1055613458 * L[1] - 0.0638541728 * L[2]) ** 3,
    s = (L[0] - 0.0894841775 * L[1] - 1.291485548 * L[2]) ** 3;
  return [
    toS(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toS(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toS(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}
export type Col = string | RGB;
export const rgb = (c: Col): RGB => (typeof c === "string" ? hex(c) : c);
export function mix(a: Col, b: Col, t: number): RGB {
  const A = lab(rgb(a)),
    B = lab(rgb(b));
  return unlab([lerp(A[0], B[0], t), lerp(A[1], B[1], t), lerp(A[2], B[2], t)]);
}
export const css = (c: Col, a = 1) => {
  const [r, g, b] = rgb(c);
  return `rgba(${r | 0},${g | 0},${b | 0},${a})`;
};
/** shift lightness / chroma / hue in OKLCh */
export function tweak(c: Col, dl = 0, cm = 1, dh = 0): RGB {
  const L = lab(rgb(c));
  const ch = Math.hypot(L[1], L[2]) * cm,
    h = Math.atan2(L[2], L[1]) + dh;
  return unlab([clamp(L[0] + dl), ch * Math.cos(h), ch * Math.sin(h)]);
}
export type Stops = [number, Col][];
/** LUT ramp in OKLab: returns Uint8 table (n*3) and a sampler */
export function ramp(stops: Stops, n = 512) {
  const labs = stops.map(([t, c]) => [t, lab(rgb(c))] as [number, V3]);
  const lut = new Float32Array(n * 3);
  for (let i = 0; i < n; i++) {
    const t = i / (n - 1);
    let k = 0;
    while (k < labs.length - 2 && t > labs[k + 1][0]) k++;
    const [t0, a] = labs[k],
      [t1, b] = labs[Math.min(k + 1, labs.length - 1)];
    const f = clamp((t - t0) / Math.max(1e-6, t1 - t0));
    const o = unlab([lerp(a[0], b[0], f), lerp(a[1], b[1], f), lerp(a[2], b[2], f)]);
    lut[i * 3] = o[0];
    lut[i * 3 + 1] = o[1];
    lut[i * 3 + 2] = o[2];
  }
  const at = (t: number): RGB => {
    const i = Math.round(clamp(t) * (n - 1)) * 3;
    return [lut[i], lut[i + 1], lut[i + 2]];
  };
  return { lut, n, at };
}
/** canvas gradient that interpolates in OKLab (bokashi) */
export function bokashi(
  x: Ctx,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  stops: Stops,
  alphas?: [number, number][],
) {
  const g = x.createLinearGradient(x0, y0, x1, y1);
  const r = ramp(stops, 128);
  const N = 40;
  const al = (t: number) => {
    if (!alphas) return 1;
    let k = 0;
    while (k < alphas.length - 2 && t > alphas[k + 1][0]) k++;
    const [t0, a] = alphas[k],
      [t1, b] = alphas[Math.min(k + 1, alphas.length - 1)];
    return lerp(a, b, clamp((t - t0) / Math.max(1e-6, t1 - t0)));
  };
  for (let i = 0; i <= N; i++) g.addColorStop(i / N, css(r.at(i / N), al(i / N)));
  return g;
}

// ---------- layers ----------
export function layer(w = W, h = H): Layer {
  const c = createCanvas(Math.round(w * SS), Math.round(h * SS));
  const x = c.getContext("2d");
  x.scale(SS, SS);
  x.lineJoin = "round";
  x.lineCap = "round";
  return { c, x };
}
export function stamp(
  dst: Ctx,
  src: Layer | Canvas,
  o: {
    alpha?: number;
    op?: GlobalCompositeOperation | string;
    dx?: number;
    dy?: number;
    blur?: number;
  } = {},
) {
  dst.save();
  dst.setTransform(1, 0, 0, 1, 0, 0);
  dst.globalAlpha = o.alpha ?? 1;
  dst.globalCompositeOperation = (o.op ?? "source-over") as any;
  if (o.blur) dst.filter = `blur(${o.blur * SS}px)`;
  dst.drawImage(
    "c" in (src as any) ? (src as Layer).c : (src as Canvas),
    (o.dx ?? 0) * SS,
    (o.dy ?? 0) * SS,
  );
  dst.restore();
}
export function getPx(c: Canvas) {
  const x = c.getContext("2d");
  return x.getImageData(0, 0, c.width, c.height);
}
export function putPx(c: Canvas, d: any) {
  const x = c.getContext("2d");
  x.save();
  x.setTransform(1, 0, 0, 1, 0, 0); // the canvas would scale the pixels with its drawing units
  x.putImageData(d, 0, 0);
  x.restore();
}
/** visit each device pixel of a layer with design coordinates */
export function pixels(c: Canvas, fn: (d: Uint8ClampedArray, w: number, h: number) => void) {
  const im = getPx(c);
  fn(im.data as any, c.width, c.height);
  putPx(c, im);
}
/** build a full-frame layer from a per-pixel function returning premult-free rgba in out[] */
export function shade(fn: (x: number, y: number, out: Float64Array) => void): Layer {
  const L = layer();
  const im = getPx(L.c);
  const d = im.data;
  const out = new Float64Array(4);
  const inv = 1 / SS;
  for (let j = 0, i = 0; j < PH; j++)
    for (let k = 0; k < PW; k++, i += 4) {
      fn((k + 0.5) * inv, (j + 0.5) * inv, out);
      d[i] = out[0];
      d[i + 1] = out[1];
      d[i + 2] = out[2];
      d[i + 3] = out[3];
    }
  putPx(L.c, im);
  return L;
}

let T0 = Date.now(),
  TL = T0;
export function tick(label: string) {
  const n = Date.now();
  if (!process.env.QUIET) console.log(`  ${((n - TL) / 1000).toFixed(2)}s  ${label}`);
  TL = n;
}
export const elapsed = () => (Date.now() - T0) / 1000;
