/** arabesque: the "octopus" vine of Arita porcelain in cobalt, painted flat on a strip that solids can wear. */
import { createCanvas } from "@napi-rs/canvas";
import { Rng, css, type Col, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, dab } from "../../kit/brush.ts";

export interface Cloth {
  w: number;
  h: number;
  data: Uint8ClampedArray;
}
/** cobalt strength and tint of a strip at (x, y) in its own pixels; wraps around in x */
export function sampleCloth(c: Cloth, x: number, y: number, out: number[]) {
  const X = ((x % c.w) + c.w) % c.w,
    Y = Math.min(c.h - 1.001, Math.max(0, y));
  const i = X | 0,
    j = Y | 0,
    u = X - i,
    v = Y - j,
    i2 = (i + 1) % c.w,
    j2 = Math.min(c.h - 1, j + 1);
  for (let k = 0; k < 4; k++) {
    const at = (a: number, b: number) => c.data[(b * c.w + a) * 4 + k];
    out[k] =
      (at(i, j) * (1 - u) + at(i2, j) * u) * (1 - v) + (at(i, j2) * (1 - u) + at(i2, j2) * u) * v;
  }
}

const line = "#23479a",
  wash = "#6d8fce";

/** one curled tendril: a spiral with suckers along its outer side, a blossom at the heart */
function tendril(x: Ctx, cx: number, cy: number, R: number, a0: number, hand: 1 | -1, r: Rng) {
  const pts: Pt[] = [],
    turns = 1.55;
  for (let i = 0; i <= 60; i++) {
    const t = i / 60,
      a = a0 + hand * t * turns * Math.PI * 2,
      d = R * (1 - 0.8 * t ** 0.85);
    pts.push([cx + Math.cos(a) * d, cy + Math.sin(a) * d]);
  }
  x.fillStyle = css(line);
  x.beginPath();
  brushPath(x, pts, (t) => R * 0.14 * (1 - 0.6 * t));
  x.fill();
  // suckers
  let run = 0;
  x.beginPath();
  for (let i = 1; i < 58; i++) {
    run += Math.hypot(pts[i][0] - pts[i - 1][0], pts[i][1] - pts[i - 1][1]);
    if (run < R * 0.15) continue;
    run = 0;
    const t = i / 60,
      a = Math.atan2(pts[i][1] - cy, pts[i][0] - cx);
    dab(
      x,
      pts[i][0],
      pts[i][1],
      R * 0.3 * (1.05 - 0.5 * t),
      R * 0.2,
      a - hand * 0.55 + r.range(-0.1, 0.1),
      hand * -0.25,
    );
  }
  x.fill();
  // blossom: washed petals, dark heart
  const q = R * 0.26;
  x.fillStyle = css(wash);
  x.beginPath();
  for (let k = 0; k < 8; k++) dab(x, cx, cy, q, q * 0.62, (k / 8) * 6.283 + a0);
  x.fill();
  x.fillStyle = css(line);
  x.beginPath();
  x.arc(cx, cy, q * 0.3, 0, 6.3);
  x.fill();
}
/** three-pointed leaf, half washed */
function foil(x: Ctx, px: number, py: number, s: number, a: number) {
  x.fillStyle = css(wash);
  x.beginPath();
  for (const d of [-0.75, 0, 0.75]) dab(x, px, py, s * (d ? 0.75 : 1), s * 0.42, a + d);
  x.fill();
  x.fillStyle = css(line);
  x.beginPath();
  for (const d of [-0.75, 0, 0.75]) dab(x, px, py, s * (d ? 0.75 : 1), s * 0.14, a + d);
  x.fill();
}

/** a strip w x h pixels; the vine climbs (up) or runs along (across); R is the radius of a tendril */
export function vineCloth(
  w: number,
  h: number,
  R: number,
  seed: number,
  o: { up?: boolean; bands?: number[] } = {},
): Cloth {
  const c = createCanvas(w, h),
    x = c.getContext("2d"),
    r = new Rng(seed);
  const long = o.up ? h : w,
    wide = o.up ? w : h;
  const at = (l: number, s: number): Pt => (o.up ? [s, long - l] : [l, s]);
  const lanes = Math.max(1, Math.round(wide / (R * 2.25)));
  const laneW = wide / lanes,
    pitch = R * 1.95;
  for (const shift of o.up ? [-wide, 0, wide] : [0])
    for (let k = 0; k < lanes; k++) {
      const mid = (k + 0.5) * laneW + shift;
      const off = (k % 2) * pitch * 0.5;
      const stem: Pt[] = [];
      for (let l = -pitch; l <= long + pitch; l += R * 0.12)
        stem.push(at(l, mid + laneW * 0.33 * Math.sin(((l + off) / pitch) * Math.PI)));
      x.fillStyle = css(line);
      x.beginPath();
      brushPath(x, stem, () => R * 0.14);
      x.fill();
      for (let i = -1; i * pitch < long + pitch; i++) {
        const l = (i + 0.5) * pitch - off,
          sd = i % 2 === 0 ? 1 : -1;
        const p = at(l, mid - sd * laneW * 0.1);
        const hand = (o.up ? sd : -sd) as 1 | -1;
        tendril(
          x,
          p[0],
          p[1],
          R * 0.78,
          o.up ? (sd > 0 ? 0.5 : Math.PI - 0.5) : -sd * 1.2,
          hand,
          r,
        );
        const q = at(l + pitch * 0.5, mid + sd * laneW * 0.36),
          q2 = at(l + pitch * 0.42, mid - sd * laneW * 0.4);
        foil(x, q[0], q[1], R * 0.42, r.range(0, 6.28));
        foil(x, q2[0], q2[1], R * 0.42, r.range(0, 6.28));
        // small leaves sprout from the stem on its outer side
        for (let k2 = 0; k2 < 5; k2++) {
          const lf = l + (k2 / 5 - 0.5) * pitch,
            side = Math.sin(((lf + off) / pitch) * Math.PI);
          const b = at(lf, mid + laneW * 0.33 * side + Math.sign(side) * R * 0.08);
          const a = o.up
            ? side > 0
              ? r.range(-0.9, 0.3)
              : Math.PI - r.range(-0.9, 0.3)
            : (side > 0 ? 1 : -1) * r.range(0.9, 1.9);
          x.fillStyle = css(r.chance(0.4) ? wash : line);
          x.beginPath();
          dab(x, b[0], b[1], R * r.range(0.28, 0.42), R * 0.2, a, r.range(-0.2, 0.2));
          x.fill();
        }
      }
    }
  for (const b of o.bands ?? []) {
    const bw = R * 0.36;
    const clear = (a: number, s: number, col: Col | null) => {
      x.save();
      if (!col) x.globalCompositeOperation = "destination-out";
      x.fillStyle = col ? css(col) : "#000";
      if (o.up) x.fillRect(0, long - a - s / 2, w, s);
      else x.fillRect(a - s / 2, 0, s, h);
      x.restore();
    };
    clear(b, bw * 1.7, null);
    for (const d of [-0.72, 0.72]) clear(b + d * bw, bw * 0.16, line);
    x.fillStyle = css(line);
    x.beginPath();
    const cnt = Math.round(wide / (bw * 0.9));
    for (let i = 0; i <= cnt; i++) {
      const p = at(b - bw * 0.4, (i / cnt) * wide);
      dab(x, p[0], p[1], bw * 0.8, bw * 0.5, o.up ? -1.57 : 0);
    }
    x.fill();
  }
  return { w, h, data: x.getImageData(0, 0, w, h).data as unknown as Uint8ClampedArray };
}
