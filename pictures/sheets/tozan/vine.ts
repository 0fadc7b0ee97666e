/** The gate's arabesque: a cobalt vine whose width varies like a brush stroke, with a curled tendril in every hollow. */
import { createCanvas } from "@napi-rs/canvas";
import { Rng, css, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, dab } from "../../kit/brush.ts";
import { type Cloth } from "./strip.ts";

const line = "#1c3d92",
  wash = "#7396d6",
  pale = "#b4c8ea";

/** a tendril starts at the stem, runs inside its wave and curls around a blossom */
function tendril(x: Ctx, root: Pt, c: Pt, R: number, hand: number, r: Rng) {
  const far = Math.hypot(root[0] - c[0], root[1] - c[1]),
    a0 = Math.atan2(root[1] - c[1], root[0] - c[0]);
  const turns = r.range(1.3, 1.6),
    pts: Pt[] = [];
  for (let i = 0; i <= 70; i++) {
    const t = i / 70,
      a = a0 + hand * t * turns * 6.283;
    const d = R * (1 - 0.74 * t ** 0.9) + (far - R) * Math.max(0, 1 - t * 7) ** 1.5;
    pts.push([c[0] + Math.cos(a) * d, c[1] + Math.sin(a) * d]);
  }
  x.fillStyle = css(line);
  x.beginPath();
  brushPath(x, pts, (t) => R * (0.2 - 0.12 * t));
  // small commas on the outer side, like an octopus's suckers, smaller as the curl gets tighter
  let run = R * 0.1;
  for (let i = 6; i < 60; i++) {
    run += Math.hypot(pts[i][0] - pts[i - 1][0], pts[i][1] - pts[i - 1][1]);
    const t = i / 70;
    if (run < R * (0.27 - 0.1 * t)) continue;
    run = 0;
    const a = Math.atan2(pts[i][1] - c[1], pts[i][0] - c[0]);
    dab(
      x,
      ...pts[i],
      R * (0.34 - 0.2 * t),
      R * (0.42 - 0.2 * t),
      a - hand * 0.6 + r.g() * 0.08,
      hand * -0.2,
    );
  }
  x.fill();
  const q = R * r.range(0.24, 0.31);
  x.fillStyle = css(pale);
  x.beginPath();
  x.arc(c[0], c[1], q * 0.8, 0, 6.3);
  x.fill();
  x.fillStyle = css(wash);
  x.beginPath();
  for (let k = 0; k < 6; k++) dab(x, c[0], c[1], q, q * 0.7, (k / 6) * 6.283 + a0);
  x.fill();
  x.fillStyle = css(line);
  x.beginPath();
  x.arc(c[0], c[1], q * 0.3, 0, 6.3);
  x.fill();
}

/** an open peony in a hollow: two rows of petals around a ring */
function peony(x: Ctx, [cx, cy]: Pt, R: number, r: Rng) {
  const turn = r.range(0, 6.28);
  for (const [c, count, out, wide] of [
    [line, 8, 1.04, 0.78],
    [pale, 8, 0.92, 0.6],
    [wash, 6, 0.62, 0.5],
    [line, 6, 0.34, 0.16],
  ] as const) {
    x.fillStyle = css(c);
    x.beginPath();
    for (let k = 0; k < count; k++) dab(x, cx, cy, R * out, R * wide, turn + (k / count) * 6.2832);
    x.fill();
  }
  x.fillStyle = css(line);
  x.beginPath();
  x.arc(cx, cy, R * 0.15, 0, 6.3);
  x.fill();
}

/** a leaf of three lobes, filled pale and then veined */
function foil(x: Ctx, at: Pt, s: number, a: number) {
  for (const [c, wide] of [
    [wash, 0.5],
    [line, 0.15],
  ] as const) {
    x.fillStyle = css(c);
    x.beginPath();
    for (const d of [-0.8, 0, 0.8]) dab(x, ...at, s * (d ? 0.72 : 1), s * wide, a + d);
    x.fill();
  }
}

function lane(x: Ctx, long: number, mid: number, width: number, r: Rng) {
  let l0 = -width * r.range(0.2, 0.9),
    side = r.chance(0.5) ? 1 : -1;
  const stem: Pt[] = [];
  while (l0 < long + width) {
    const p = width * r.range(0.78, 1.5),
      amp = width * 0.42 * Math.min(1, p / width + 0.1);
    for (let k = 0; k < 16; k++)
      stem.push([l0 + (p * k) / 16, mid + side * amp * Math.sin((Math.PI * k) / 16)]);
    const R = Math.min(p * 0.42, width * 0.37) * r.range(0.86, 1.06),
      hollow: Pt = [l0 + p * r.range(0.46, 0.56), mid - side * width * 0.1];
    if (r.chance(0.24)) peony(x, hollow, R * 0.86, r);
    else tendril(x, [l0 + p * 0.06, mid + side * amp * 0.19], hollow, R, -side, r);
    foil(
      x,
      [l0 + p * 0.98, mid - side * width * 0.3],
      R * r.range(0.5, 0.66),
      r.range(-0.5, 0.5) - side * 1.4,
    );
    // leaves on the outer side of the wave
    x.beginPath();
    for (let k = 1; k < 6; k++) {
      const t = k / 6 + r.g() * 0.03,
        b: Pt = [l0 + p * t, mid + side * amp * Math.sin(Math.PI * t)];
      dab(x, ...b, R * r.range(0.4, 0.62), R * 0.3, side * r.range(0.5, 1.1), side * 0.2);
    }
    x.fillStyle = css(line);
    x.fill();
    l0 += p;
    side = -side;
  }
  x.fillStyle = css(line);
  x.beginPath();
  brushPath(x, stem, (t) => width * (0.07 + 0.015 * Math.sin(t * 60)));
  x.fill();
}

/** a plain ring with a row of petals and two cobalt lines, as on a pot */
function band(x: Ctx, l: number, width: number, size: number) {
  x.clearRect(l - size * 0.9, 0, size * 1.8, width);
  x.fillStyle = css(line);
  for (const d of [-0.8, 0.72]) x.fillRect(l + d * size, 0, size * 0.17, width);
  const count = Math.round(width / (size * 0.95));
  for (const [c, k] of [
    [wash, 1],
    [line, 0.45],
  ] as const) {
    x.fillStyle = css(c);
    x.beginPath();
    for (let i = 0; i <= count; i++)
      dab(
        x,
        l - size * 0.62,
        (i / count) * width,
        size * 1.25 * (0.6 + 0.4 * k),
        size * 0.95 * k,
        0,
      );
    x.fill();
  }
}

/** a strip of w x h pixels; the vine climbs (up) or runs along; rims are lines along both edges, bands are across */
export function vine(
  w: number,
  h: number,
  seed: number,
  o: { up?: boolean; lanes?: number; rims?: boolean; bands?: number[]; size?: number } = {},
): Cloth {
  const c = createCanvas(w, h),
    x = c.getContext("2d");
  const long = o.up ? h : w,
    wide = o.up ? w : h,
    lanes = o.lanes ?? 1;
  if (o.up) x.setTransform(0, -1, 1, 0, 0, long);
  const margin = o.rims ? wide * 0.11 : 0,
    laneW = (wide - 2 * margin) / lanes;
  for (let k = 0; k < lanes; k++)
    // a row that crosses the seam of a column is painted on both sides of it
    for (const shift of o.up ? [-wide, 0, wide] : [0])
      lane(x, long, margin + (k + 0.5) * laneW + shift, laneW, new Rng(seed * 10 + k));
  for (const b of o.bands ?? []) band(x, b, wide, o.size ?? 30);
  if (o.rims) {
    x.clearRect(0, 0, long, margin);
    x.clearRect(0, wide - margin, long, margin);
    x.fillStyle = css(line);
    for (const [s, t] of [
      [0.03, 0.035],
      [0.09, 0.016],
    ])
      for (const y of [s * wide, wide - (s + t) * wide]) x.fillRect(0, y, long, t * wide);
  }
  return { w, h, data: x.getImageData(0, 0, w, h).data };
}

/** the tablet: the shrine's name in cobalt within a double frame */
export function nameTablet(w: number, h: number): Cloth {
  const c = createCanvas(w, h),
    x = c.getContext("2d");
  x.strokeStyle = css(line);
  for (const [inset, wide] of [
    [0.05, 0.045],
    [0.12, 0.018],
  ]) {
    x.lineWidth = wide * w;
    x.strokeRect(inset * w, inset * w, w * (1 - 2 * inset), h - 2 * inset * w);
  }
  x.fillStyle = css(line);
  x.font = `${h * 0.23}px KouzanG`;
  x.strokeStyle = css(line);
  x.lineWidth = h * 0.012;
  x.textAlign = "center";
  x.textBaseline = "middle";
  ["陶", "山", "神", "社"].forEach((q, i) => {
    x.fillText(q, w / 2, h * (0.2 + i * 0.205));
    x.strokeText(q, w / 2, h * (0.2 + i * 0.205));
  });
  return { w, h, data: x.getImageData(0, 0, w, h).data };
}
