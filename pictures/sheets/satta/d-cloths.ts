/**
 * Satta D, the dyer's cloths: narrow lengths of cotton over bamboo poles, the sun behind them. Each is painted as a card with its
 * own pattern.
 */
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { Noise, clamp, lerp, mix, rgb, sstep, type Col, type RGB } from "../../kit/core.ts";
import { type Mat, type World } from "../../kit/solids.ts";
import { flat, timber } from "../../kit/wood.ts";

const n = new Noise(61);
/** pixels of the painting for one metre of cloth */
const FINE = 420;
/** the card is a little wider than the cloth, because the cloth moves in the wind */
const CARD_W = 3.2,
  CLOTH_W = 0.66;

/** white parts: how much of the dye is missing at a point (0 dyed .. 1 white); u and v in metres from the cloth's upper left */
type Resist = (u: number, v: number) => number;
const edge = (d: number, soft = 0.004) => sstep(soft, -soft, d);

const resists: Record<string, Resist> = {
  plain: () => 0,
  /** scales of waves, each three arcs */
  waves: (u, v) => {
    const R = 0.1;
    for (let row = 0; row < 3; row++) {
      const j = Math.floor(v / (R * 0.5)) + 1 - row;
      const off = j % 2 ? R : 0;
      const cx = Math.round((u - off) / (2 * R)) * 2 * R + off;
      const d = Math.hypot(u - cx, v - j * R * 0.5 - R * 0.5);
      if (d > R) continue;
      const ring = (d / R) * 3.2;
      return edge(Math.abs(ring - Math.round(ring)) * (R / 3.2) - 0.0052);
    }
    return 0;
  },
  /** pairs of thin stripes down the length */
  stripes: (u) => {
    const f = (u / 0.066) % 1;
    return edge((Math.min(Math.abs(f - 0.36), Math.abs(f - 0.64)) - 0.075) * 0.066);
  },
  /** bands across, wider towards the lower end */
  bands: (_u, v) => {
    const k = Math.pow(v + 0.25, 1.35) * 2.3;
    return edge((Math.abs((k % 1) - 0.5) - 0.17) * 0.16, 0.006);
  },
  /** tied rings: a pale star around an undyed centre */
  rings: (u, v) => {
    const j = Math.round(v / 0.34);
    const cx = CLOTH_W / 2 + (j % 2 ? -0.05 : 0.05);
    const a = Math.atan2(v - j * 0.34, u - cx);
    const d =
      Math.hypot(u - cx, v - j * 0.34) * (1 + 0.08 * n.n2(Math.cos(a) * 4 + j, Math.sin(a) * 4));
    const rays = 0.75 + 0.25 * Math.sin(a * 26);
    return clamp(
      edge(Math.abs(d - 0.105) - 0.017, 0.008) * rays +
        edge(Math.abs(d - 0.055) - 0.008, 0.006) +
        edge(d - 0.016),
    );
  },
  /** hemp leaf: straight lines meeting in stars */
  hemp: (u, v) => {
    const s = 0.15;
    let d = 1;
    for (const k of [0, 1, 2]) {
      const a = (k * Math.PI) / 3,
        q = (u * Math.cos(a) + v * Math.sin(a)) / (s * 0.866);
      d = Math.min(d, Math.abs(q - Math.round(q)) * s * 0.866);
      const b = a + Math.PI / 6,
        t = (u * Math.cos(b) + v * Math.sin(b)) / (s * 0.5);
      d = Math.min(d, Math.abs(t - Math.round(t)) * s * 0.5);
    }
    return edge(d - 0.0042, 0.003);
  },
  /** small crosses, as woven in */
  crosses: (u, v) => {
    const s = 0.1;
    const j = Math.floor(v / s),
      x = ((u + (j % 2 ? s / 2 : 0)) % s) - s / 2,
      y = v - j * s - s / 2;
    const d = Math.min(
      Math.max(Math.abs(x) - 0.024, Math.abs(y) - 0.006),
      Math.max(Math.abs(x) - 0.006, Math.abs(y) - 0.024),
    );
    return edge(d, 0.003);
  },
};

export interface Length {
  readonly resist: keyof typeof resists;
  readonly top: Col;
  readonly foot: Col;
  readonly long: number;
  readonly seed: number;
}

/** one length of cloth: graded dye, folds in four tones, the white pattern, an uneven lower edge */
function paintCloth(o: Length): Canvas {
  const w = Math.round(CARD_W * FINE),
    h = Math.round((o.long + 0.06) * FINE);
  const cv = createCanvas(w, h),
    x = cv.getContext("2d"),
    im = x.getImageData(0, 0, w, h),
    d = im.data;
  const kept = resists[o.resist] ?? (() => 0);
  const ph = o.seed * 1.7;
  const dyes: RGB[] = Array.from({ length: 32 }, (_, i) => mix(o.top, o.foot, i / 31));
  const white = rgb("#f3ecd9");
  for (let j = 0; j < h; j++) {
    const v = j / FINE,
      loose = sstep(0, 1.6, v);
    const turn = 0.86 + 0.14 * Math.cos(v * 1.15 + ph) * loose;
    const wide = CLOTH_W * turn;
    // one wind lifts every lower end to the left, in a wave that runs down the length
    const lift = -0.062 * v * v * (1 + 0.16 * Math.sin(ph));
    const mid = CARD_W / 2 + 0.5 + lift + loose * 0.085 * Math.sin(v * 2.1 - 0.6 + 0.5 * ph);
    for (let i = 0; i < w; i++) {
      const s = (i / FINE - mid) / wide + 0.5;
      const u = clamp(s) * CLOTH_W;
      const hem = o.long - 0.03 - 0.022 * Math.sin(s * 5 + ph) - 0.1 * (s - 0.5) * Math.sin(ph * 2);
      const q = (j * w + i) * 4;
      if (s < 0 || s > 1 || v > hem) continue;
      // folds start at the pole and move sideways as they fall
      const f =
        Math.sin(s * 9 + ph + 1.1 * Math.sin(v * 0.9 + ph)) * 0.5 +
        Math.sin(s * 23 - ph * 2 + 1.6 * n.n2(v * 0.55, ph)) * 0.28 +
        0.35 * n.n2(s * 2.4 + ph, v * 1.1);
      // where the wave turns to the sun the whole width is lit
      const swell = 0.34 * Math.sin(v * 2.1 + 0.9 + 0.5 * ph + 1.3 * (s - 0.5)) * loose;
      const lit = Math.round(clamp(0.5 + 0.36 * f * lerp(0.55, 1, loose) + swell) * 4) / 4;
      const dye =
        dyes[Math.round(clamp((v / o.long) * 1.02 + 0.035 * n.n2(s * 3, v * 5 + ph)) * 31)];
      const k = kept(u, v);
      const weave = 0.97 + 0.05 * n.n2(i * 0.05, j * 0.6);
      // the edges and the double hem let less light through
      const thick = s < 0.035 || s > 0.965 || v > hem - 0.035 ? 0.8 : 1;
      const bright = (0.8 + 0.72 * lit) * weave * thick;
      for (let c = 0; c < 3; c++)
        d[q + c] = clamp((lerp(dye[c], white[c], k * 0.94) * bright) / 255) * 255;
      d[q + 3] = 255;
    }
  }
  x.putImageData(im, 0, 0);
  return cv;
}

const bamboo = timber({ dark: "#6b5a2c", light: "#cdb36a", along: "z", near: 30 });
const glow: Mat = { c: [1, 1, 1], emit: 0.95, line: 0.85 };

/** a rack: a pole from its posts to the eave at `reach`, and cloths side by side, each folded over it */
export function rack(
  w: World,
  y: number,
  z: number,
  x0: number,
  x1: number,
  posts: readonly number[],
  reach: number,
  cloths: readonly Length[],
) {
  w.rod([x0 - 0.35, y, z], [reach, y + 0.02, z + 0.03], 0.034, bamboo, 0.026);
  for (const p of posts) w.rod([p, y + 0.1, 0], [p, y + 0.1, z + 0.35], 0.038, bamboo, 0.026);
  for (const p of posts) w.rod([p, y + 0.1, 0], [p, y + 0.1, 0.2], 0.17, flat("#8f8b86"), 0.12);
  const step = (x1 - x0) / cloths.length;
  cloths.forEach((c, i) => {
    const x = x0 + step * (i + 0.5 + 0.2 * Math.sin(c.seed * 3.7));
    const h = c.long + 0.06;
    w.card(
      x - 0.5,
      y - 0.05 - 0.012 * (i % 2),
      z + 0.035 - h,
      CARD_W,
      h,
      paintCloth(c),
      glow,
      0.05 * Math.sin(c.seed * 2.1),
    );
    // the fold over the pole
    w.box(
      x - CLOTH_W * 0.44,
      y - 0.045,
      z - 0.03,
      x + CLOTH_W * 0.44,
      y + 0.045,
      z + 0.045,
      flat(mix(c.top, "#0e1a38", 0.25), { line: 0.7 }),
    );
  });
}
