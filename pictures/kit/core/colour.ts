/** colour: sRGB and OKLab, mixtures, ramps, and graded fills (bokashi). */
import { clamp, lerp } from "./maths.ts";
import type { Ctx, V3 } from "./size.ts";

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
/** What a shape can be filled with: a colour, or a gradient of the canvas. */
export type Fill = Col | CanvasGradient;
export const paintOf = (fill: Fill, a = 1): string | CanvasGradient =>
  typeof fill === "string" || Array.isArray(fill) ? css(fill, a) : fill;
/** shift lightness / chroma / hue in OKLCh */
export function tweak(c: Col, dl = 0, cm = 1, dh = 0): RGB {
  const L = lab(rgb(c));
  const ch = Math.hypot(L[1], L[2]) * cm,
    h = Math.atan2(L[2], L[1]) + dh;
  return unlab([clamp(L[0] + dl), ch * Math.cos(h), ch * Math.sin(h)]);
}
export type Stops = [number, Col][];
/** a colour ramp in OKLab: returns a table of bytes (n*3) and a function that reads it */
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
