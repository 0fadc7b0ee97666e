/** Parts of a morning-glory: heart-shaped leaf, open flower, closed bud. */
import { clamp, css, type Ctx, lerp, mix, type Pt, ramp, type Rng } from "../../kit/core.ts";
import { brushPath, catmull, poly, clearUnder } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { stops } from "../../kit/points.ts";
import { KEY } from "./c-stage.ts";

export const green = ramp(stops("0 #12332f, 0.3 #23564a, 0.55 #3f7f55, 0.8 #7fae62, 1 #c9d888"));
const HUES = [
  ["#2f2f86", "#4a55c0", "#8f9be6"],
  ["#48297c", "#6f47b0", "#b08fdc"],
  ["#25407f", "#3f6bc4", "#93b5ea"],
] as const;

type Put = (u: number, v: number) => Pt;
const frame =
  (px: number, py: number, s: number, a: number, squash = 1): Put =>
  (u, v) => {
    const c = Math.cos(a),
      q = Math.sin(a);
    return [px + (u * c - v * squash * q) * s, py + (u * q + v * squash * c) * s];
  };
const heart = cut(
  "0 0.02, -0.1 -0.14, -0.26 -0.2, -0.44 -0.14, -0.6 0.04, -0.72 0.2, -0.56 0.24, -0.4 0.3, -0.27 0.44, -0.2 0.66, -0.1 0.92, 0 1.16, 0.1 0.92, 0.2 0.66, 0.27 0.44, 0.4 0.3, 0.56 0.24, 0.72 0.2, 0.6 0.04, 0.44 -0.14, 0.26 -0.2, 0.1 -0.14",
);

export function leaf(
  x: Ctx,
  k: Ctx,
  px: number,
  py: number,
  s: number,
  a: number,
  light: number,
  r: Rng,
) {
  const T = frame(px, py, s, a, 1);
  const out = catmull(
    heart.map(([u, v]) => T(u, v)),
    4,
    true,
  );
  const fill = (pts: Pt[], t: number) => {
    x.fillStyle = css(green.at(clamp(t)));
    poly(x, pts);
    x.fill();
  };
  clearUnder(k, out);
  fill(out, light - 0.14);
  // the half towards the sun
  x.save();
  poly(x, out);
  x.clip();
  const sunny = Math.cos(a) > 0 ? -1 : 1;
  fill([T(0, -0.4), T(sunny * 0.8, -0.4), T(sunny * 0.8, 1.1), T(0, 1.1)], light + 0.12);
  for (let i = 0; i < 3; i++) {
    const v = r.range(-0.1, 0.5);
    fill([T(sunny * 0.08, v), T(sunny * 0.5, v - 0.2), T(sunny * 0.46, v - 0.02)], light + 0.28);
  }
  x.fillStyle = css(green.at(clamp(light + 0.36)));
  x.beginPath();
  brushPath(x, [T(0, -0.1), T(0, 0.5), T(0, 1)], (t) => s * 0.04 * (1.1 - t));
  for (const q of [-1, 1])
    for (const [v, e] of [
      [0.02, 0.16],
      [0.2, 0.42],
      [0.42, 0.66],
    ])
      brushPath(
        x,
        [T(0, v), T(q * 0.22, v * 0.7 + e * 0.2), T(q * 0.42, e * 0.7)],
        (t) => s * 0.024 * (1.1 - t),
      );
  x.fill();
  x.restore();
  k.fillStyle = css(KEY, 0.82);
  k.beginPath();
  brushPath(k, [...out, out[0]], (t) => 1.5 + 0.6 * Math.sin(t * 19));
  k.fill();
}
/** an open flower seen a little from one side */
export function trumpet(
  x: Ctx,
  k: Ctx,
  px: number,
  py: number,
  s: number,
  a: number,
  hue: number,
  r: Rng,
) {
  const [dark, mid, pale] = HUES[hue];
  // each is turned differently: some towards us, some half sideways
  const squash = 0.62 + 0.34 * Math.abs(Math.sin(px * 0.37 + py));
  const T = frame(px, py, s, a * 1.9, squash);
  const rim = (R: number, wav: number) => {
    const p: Pt[] = [];
    for (let i = 0; i < 60; i++) {
      const q = (i / 60) * 6.2832;
      // five shallow points where the folds end
      const w = R * (1 + wav * (0.05 * Math.cos(5 * q) + 0.02 * Math.sin(11 * q + px)));
      p.push(T(Math.cos(q) * w, Math.sin(q) * w));
    }
    return p;
  };
  // the tube behind
  x.fillStyle = css(mix(pale, "#f4ecdc", 0.5));
  poly(x, [T(-0.16, 0.2), T(0.16, 0.2), T(0.2, 0.9), T(0.1, 0.94)]);
  x.fill();
  const edge = rim(1, 1);
  clearUnder(k, edge);
  const fill = (p: Pt[], c: Parameters<typeof css>[0], al = 1) => {
    x.fillStyle = css(c, al);
    poly(x, p);
    x.fill();
  };
  fill(edge, pale);
  fill(rim(0.95, 1), mid);
  x.save();
  poly(x, edge);
  x.clip();
  // shade on the far edge, light on the near one
  fill([T(0.1, -1.2), T(1.2, -1.2), T(1.2, 1.2), T(0.75, 0.9), T(0.35, 0)], dark, 0.55);
  for (let i = 0; i < 46; i++) {
    const q = r.range(0, 6.2832),
      lit = Math.cos(q - 3.7) > 0.2;
    x.fillStyle = css(lit ? pale : dark, 0.5);
    x.beginPath();
    brushPath(
      x,
      [
        T(Math.cos(q) * 0.42, Math.sin(q) * 0.42),
        T(Math.cos(q) * r.range(0.7, 0.94), Math.sin(q) * r.range(0.7, 0.94)),
      ],
      (t) => s * 0.03 * Math.sin(Math.PI * (0.1 + 0.8 * t)),
    );
    x.fill();
  }
  // the funnel: its deepest point is not in the centre, so the folds on the far side are shorter
  const away = squash < 0.8 ? 0.2 : 0.1;
  const deep = (u: number, v: number): Pt => T(u + 0.3 * away, v - away);
  const star = mix(pale, "#fbf4f4", 0.62);
  const ray = (q: number, to: number, w0: number, w1: number) =>
    brushPath(
      x,
      [0, 0.35, 0.7, 1].map((t) => {
        const R = to * t;
        return T(
          Math.cos(q) * R + 0.3 * away * (1 - t),
          Math.sin(q) * R - away * (1 - t) + 0.015 * Math.sin(t * 5 + px),
        );
      }),
      (t) => s * lerp(w0, w1, Math.pow(t, 0.7)),
    );
  // paler around the centre, less so between the folds
  for (let i = 0; i < 64; i++) {
    const q = (i / 64) * 6.2832 + r.g() * 0.04;
    x.fillStyle = css(mix(mid, pale, 0.75), 0.6);
    x.beginPath();
    ray(q, r.range(0.4, 0.62), 0.07, 0.006);
    x.fill();
  }
  // each fold: a coloured band, its white middle ends before the rim
  for (let i = 0; i < 5; i++) {
    const q = (i / 5) * 6.2832 + r.g() * 0.03,
      lit = 0.5 + 0.5 * Math.cos(q - 3.7);
    for (const [to, w0, w1, c] of [
      [0.97, 0.23, 0.055, mix(mid, pale, 0.8)],
      [r.range(0.84, 0.92), 0.17, 0.02, mix(mix(pale, mid, 0.15), star, 0.35 + 0.65 * lit)],
      [r.range(0.6, 0.74), 0.13, 0.012, mix(star, "#fffaf4", 0.3 + 0.7 * lit)],
    ] as const) {
      x.fillStyle = css(c);
      x.beginPath();
      ray(q, to, w0, w1);
      x.fill();
    }
  }
  // white centre with a ragged edge
  x.fillStyle = "#fdf6ec";
  x.beginPath();
  for (let i = 0; i < 30; i++) ray((i / 30) * 6.2832, r.range(0.24, 0.36), 0.1, 0.01);
  x.fill();
  const disc = (u: number, v: number, R: number) =>
    [0, 1, 2, 3, 4, 5, 6, 7, 8, 9].map((i) =>
      deep(u + R * Math.cos(i * 0.628), v + R * Math.sin(i * 0.628)),
    );
  fill(disc(0, 0, 0.19), "#fdf6ec");
  // the hollow, dark on its far side only, so that it is no full ring
  fill(disc(0.02, -0.02, 0.115), "#f0deaa");
  fill(disc(0.045, -0.05, 0.065), "#b9a068");
  fill(disc(0.02, 0, 0.06), "#f0deaa");
  x.restore();
  k.fillStyle = css(KEY, 0.88);
  k.beginPath();
  brushPath(k, [...edge, edge[0]], (t) => 1.7 + 0.6 * Math.sin(t * 23));
  k.fill();
}
export function bud(x: Ctx, k: Ctx, px: number, py: number, s: number, a: number, hue: number) {
  const T = frame(px, py, s, a);
  const [dark, mid] = HUES[hue];
  const out = catmull(
    [
      T(-0.12, 0),
      T(-0.16, -0.4),
      T(-0.05, -0.9),
      T(0, -1.1),
      T(0.06, -0.9),
      T(0.16, -0.4),
      T(0.12, 0),
    ],
    5,
    true,
  );
  x.fillStyle = mid;
  poly(x, out);
  x.fill();
  x.fillStyle = dark;
  x.beginPath();
  for (const o of [-0.06, 0.06])
    brushPath(x, [T(o - 0.06, -0.1), T(o + 0.05, -0.5), T(o * 0.3, -1)], () => s * 0.06);
  x.fill();
  x.fillStyle = css(green.at(0.5));
  poly(x, [
    T(-0.16, 0.12),
    T(-0.2, -0.2),
    T(-0.06, -0.05),
    T(0, -0.3),
    T(0.06, -0.05),
    T(0.2, -0.2),
    T(0.16, 0.12),
  ]);
  x.fill();
  k.fillStyle = css(KEY, 0.85);
  k.beginPath();
  brushPath(k, [...out, out[0]], () => 1.4);
  k.fill();
}
