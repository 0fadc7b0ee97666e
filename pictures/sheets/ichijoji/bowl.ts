/** the content of the bowl: broth, noodles, pork, bamboo shoots, egg, nori, green onion */
import { Noise, Rng, clamp, sstep, type RGB } from "../../kit/core.ts";
import { type Table, blend, inRect, shoulder } from "../../kit/table.ts";
import { worley } from "../../kit/terrain.ts";

const n = new Noise(71);
const frac = (v: number) => v - Math.floor(v);
export const SOUP = 42;

/** dark broth, with circles of fat that reflect the light */
export function broth(t: Table, cx: number, cy: number, R: number) {
  t.lay([cx - R, cy - R, cx + R, cy + R], (x, y, s) => {
    const d = Math.hypot(x - cx, y - cy);
    if (d > R) return false;
    s.h = SOUP;
    const t0 = 0.5 + 0.4 * n.fbm(x * 0.006, y * 0.006, 3);
    s.c = blend([52, 24, 14], [126, 66, 28], clamp(t0 + 0.45 * sstep(R * 0.8, R, d)));
    for (const [k, sd] of [
      [58, 0],
      [27, 9],
    ] as const) {
      const c = worley(x / k + sd, y / k + sd, 0.9);
      const r = 0.1 + 0.3 * c.id * c.id;
      if (c.id > 0.5 - 0.25 * sstep(R * 0.7, R, d) + 0.3 * n.n2(x * 0.006, y * 0.006) && c.f1 < r) {
        const e = (r - c.f1) * k;
        s.c = blend(s.c, [206, 146, 68], 0.5 + 0.3 * sstep(4, 0, e));
        s.h += shoulder(e, 3.5);
        s.ink = 0.5 * sstep(1.5, 0.4, e);
      }
    }
    s.gloss = 0.9;
  });
}
/** a slice of rolled pork: browned rim, spiral of pale fat, pink meat */
export function pork(t: Table, cx: number, cy: number, R: number, turn: number, h: number) {
  t.lay([cx - R - 8, cy - R - 8, cx + R + 8, cy + R + 8], (x, y, s) => {
    const dx = x - cx,
      dy = y - cy;
    const a = Math.atan2(dy, dx) + turn;
    const d =
      Math.hypot(dx, dy * 1.06) *
      (1 + 0.05 * Math.sin(a * 2 + turn) + 0.03 * n.n2(Math.cos(a) * 2 + turn, Math.sin(a) * 2));
    if (d > R) return false;
    const e = R - d;
    s.h = SOUP + h + shoulder(e, 9) + 2 * n.n2(x * 0.03, y * 0.03);
    const coil = frac((d + (a / 6.2832) * R * 0.52 + 7 * n.n2(x * 0.02, y * 0.02)) / (R * 0.52));
    const fat = sstep(0.1, 0.2, coil) * sstep(0.52, 0.38, coil);
    const grainy = n.n2(Math.cos(a) * 9 + d * 0.02, Math.sin(a) * 9 + d * 0.1);
    const lean: RGB = blend([196, 122, 92], [226, 164, 132], 0.5 + 0.5 * grainy);
    s.c = blend(lean, [250, 230, 204], fat * 0.92);
    s.c = blend(s.c, [120, 62, 34], sstep(15, 3, e + 3 * n.n2(x * 0.08, y * 0.08)));
    s.ink = Math.max(0.3 * sstep(0.03, 0, Math.abs(coil - 0.12)), 0);
    s.gloss = 0.5;
  });
}
/** half a soft egg */
export function egg(t: Table, cx: number, cy: number, R: number, ang: number) {
  const ca = Math.cos(ang),
    sa = Math.sin(ang);
  t.lay([cx - R * 1.3, cy - R * 1.3, cx + R * 1.3, cy + R * 1.3], (x, y, s) => {
    const u = ((x - cx) * ca + (y - cy) * sa) / 1.22,
      v = -(x - cx) * sa + (y - cy) * ca;
    const d = Math.hypot(u, v * (1 + 0.0012 * u));
    if (d > R) return false;
    s.h = SOUP + 22 + shoulder(R - d, 12);
    s.c = blend([236, 214, 182], [254, 246, 232], sstep(0, 14, R - d));
    const y0 = Math.hypot(u + 3, v) - R * 0.58 + 1.2 * n.n2(x * 0.02, y * 0.02);
    if (y0 < 0) {
      s.c = blend(
        [226, 112, 26],
        [252, 176, 56],
        sstep(0, -R * 0.4, y0) * 0.9 + 0.1 * n.n2(x * 0.04, y * 0.04),
      );
      s.h += shoulder(-y0, 5) - 2;
      s.gloss = 1;
      s.ink = 0.5 * sstep(-1.8, -0.4, y0);
    } else s.gloss = 0.5;
  });
}
export function menma(
  t: Table,
  cx: number,
  cy: number,
  l: number,
  w: number,
  ang: number,
  k: number,
) {
  const ca = Math.cos(ang),
    sa = Math.sin(ang);
  t.lay([cx - l, cy - l, cx + l, cy + l], (x, y, s) => {
    const u = (x - cx) * ca + (y - cy) * sa,
      v = -(x - cx) * sa + (y - cy) * ca;
    const d = inRect(u, v, [-l / 2, -w / 2, l / 2, w / 2], 7) + 1.5 * n.n2(x * 0.05, y * 0.05);
    if (d < 0) return false;
    s.h = SOUP + 14 + k * 4 + shoulder(d, 9);
    const fib = n.n2(u * 0.012 + k, v * 0.35);
    s.c = blend([150, 98, 42], [214, 166, 88], clamp(0.55 + 0.45 * fib));
    s.ink = 0.35 * sstep(0.5, 0.75, -fib);
    s.gloss = 0.55;
  });
}
/** a heap of cut green onion: rings in all greens, each a small solid */
export function onion(
  t: Table,
  cx: number,
  cy: number,
  R: number,
  count: number,
  seed: number,
  lift = 0,
) {
  const r = new Rng(seed);
  const greens: RGB[] = [
    [86, 146, 62],
    [120, 172, 78],
    [166, 204, 106],
    [218, 230, 172],
    [60, 116, 58],
  ];
  for (let i = 0; i < count; i++) {
    const q = Math.sqrt(r.u()) * R,
      a = r.range(0, 6.283);
    const x0 = cx + q * Math.cos(a),
      y0 = cy + q * Math.sin(a) * 0.86;
    const rad = r.range(9, 16),
      flat = r.range(0.55, 1),
      rot = r.range(0, 3.14),
      col = r.pick(greens),
      w = rad * r.range(0.42, 0.62);
    const top = 44 * (1 - (q / R) ** 2) * r.range(0.5, 1.1);
    t.lay([x0 - rad - 3, y0 - rad - 3, x0 + rad + 3, y0 + rad + 3], (x, y, s) => {
      const u = (x - x0) * Math.cos(rot) + (y - y0) * Math.sin(rot),
        v = (-(x - x0) * Math.sin(rot) + (y - y0) * Math.cos(rot)) / flat;
      const d = Math.hypot(u, v);
      if (d > rad) return false;
      const e = Math.min(rad - d, d - (rad - w));
      if (e < 0) return false;
      s.h = SOUP + 22 + lift + top + shoulder(e, w / 2);
      s.c = blend(
        col,
        [236, 240, 204],
        0.55 * sstep(rad - w * 0.5, rad - w, d) + 0.16 * (1 - (q / R) ** 2),
      );
      s.id = 900;
      s.ink = 0.45 * sstep(1.3, 0.3, rad - d);
      s.gloss = 0.4;
    });
  }
}
