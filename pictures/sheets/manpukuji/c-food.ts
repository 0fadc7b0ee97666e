/**
 * Food of the monks' kitchen, without fish or meat: eel made of tofu, sesame tofu, roots and mushrooms, greens with
 * chrysanthemum.
 */
import { clamp, type Pt, type RGB, Rng, sstep } from "../../kit/core.ts";
import { blend, inRect, shoulder, type Table } from "../../kit/table.ts";
import { n, turned } from "./c-plan.ts";

/** one piece of mock eel: glazed tofu with cuts like a fillet, on a strip of nori as its skin */
export function mockEel(t: Table, at: Pt, long: number, wide: number, turn: number, h: number) {
  t.lay([at[0] - long, at[1] - long, at[0] + long, at[1] + long], (x, y, s) => {
    const [u, v] = turned(x, y, at, turn);
    const bend = v - 0.0006 * u * u;
    const taper = 1 - 0.14 * sstep(0, long / 2, u);
    const d =
      inRect(u, bend, [-long / 2, (-wide / 2) * taper, long / 2, (wide / 2) * taper], 16) +
      1.6 * n.n2(x * 0.04, y * 0.04);
    if (d < 0) return false;
    const side = Math.abs(bend);
    const cut = (u + (bend > 0 ? 0.55 : -0.55) * side + 3 * n.n2(u * 0.03, v * 0.03)) / 24;
    const f = Math.abs(cut - Math.round(cut));
    const score = sstep(0.16, 0.04, f) * sstep(2, 9, d);
    let tone = 0.46 + 0.36 * n.fbm(u * 0.013, v * 0.03 + h, 4) + 0.2 * sstep(wide * 0.4, 0, side);
    tone = clamp(tone - 0.24 * score);
    s.c =
      tone < 0.5
        ? blend([62, 30, 16], [138, 74, 34], tone * 2)
        : blend([138, 74, 34], [214, 140, 70], tone * 2 - 1);
    const seam = sstep(4, 1.2, side);
    s.c = blend(s.c, [74, 36, 18], 0.75 * seam);
    const skin = bend > 0 ? sstep(11, 7, d) : sstep(4, 2, d);
    s.c = blend(s.c, [26, 30, 24], 0.85 * skin);
    s.h = h + 8 + shoulder(d, 10) + 5 * sstep(wide * 0.5, 0, side) - 1.6 * score - 3 * seam;
    s.ink = Math.max(0.3 * seam, 0.22 * score);
    s.gloss = 0.95;
  });
}
/** a bamboo leaf below the food */
export function leaf(
  t: Table,
  at: Pt,
  long: number,
  wide: number,
  turn: number,
  h: number,
  c: RGB = [58, 112, 62],
  heap?: number,
) {
  t.lay([at[0] - long, at[1] - long, at[0] + long, at[1] + long], (x, y, s) => {
    const [u, v] = turned(x, y, at, turn);
    const p = (u + long / 2) / long;
    if (p < 0 || p > 1) return false;
    const half = (wide / 2) * Math.pow(Math.sin(Math.PI * Math.pow(p, 0.72)), 0.8);
    const w = v - 14 * Math.sin(p * 2.6);
    if (Math.abs(w) > half) return false;
    const vein = Math.sin(w * 1.4);
    s.h = h + shoulder(half - Math.abs(w), 3) + 0.6 * vein;
    s.c = blend(
      c,
      heap === undefined ? [150, 184, 104] : [255, 226, 120],
      clamp(0.2 + 0.3 * vein + 0.4 * n.n2(u * 0.006, w * 0.05)),
    );
    if (heap === undefined && Math.abs(w) < 1.5) s.c = blend(s.c, [206, 218, 150], 0.7);
    if (heap !== undefined) s.id = heap;
    s.gloss = 0.3;
  });
}
/** sesame tofu: a soft ivory block with a dab of wasabi */
export function sesameTofu(t: Table, at: Pt, size: number, turn: number, h: number) {
  t.lay([at[0] - size, at[1] - size, at[0] + size, at[1] + size], (x, y, s) => {
    const [u, v] = turned(x, y, at, turn);
    const d =
      inRect(u, v, [-size / 2, -size / 2, size / 2, size / 2], 14) + 1.3 * n.n2(x * 0.03, y * 0.03);
    if (d < 0) return false;
    s.h = h + 30 + shoulder(d, 14);
    s.c = blend(
      [238, 226, 194],
      [222, 204, 164],
      clamp(0.4 + 0.5 * n.fbm(x * 0.012, y * 0.012, 3) + 0.5 * sstep(14, 0, d)),
    );
    if (n.n2(x * 0.34, y * 0.34) > 0.8) s.c = blend(s.c, [150, 124, 88], 0.6);
    s.gloss = 0.6;
  });
  const R = size * 0.17;
  t.lay([at[0] - R * 2, at[1] - R * 2, at[0] + R * 2, at[1] + R * 2], (x, y, s) => {
    const d = R * (1 + 0.22 * n.n2(x * 0.05, y * 0.05)) - Math.hypot(x - at[0], (y - at[1]) * 1.1);
    if (d < 0) return false;
    s.h = h + 42 + shoulder(d, R) * 0.9 + 1.5 * n.n2(x * 0.2, y * 0.2);
    s.c = blend([104, 150, 72], [168, 200, 116], 0.5 + 0.5 * n.n2(x * 0.14, y * 0.14));
    s.gloss = 0.1;
  });
}
/** a round of lotus root with its ring of holes */
export function lotusRoot(t: Table, at: Pt, R: number, turn: number, h: number) {
  t.lay([at[0] - R - 3, at[1] - R - 3, at[0] + R + 3, at[1] + R + 3], (x, y, s) => {
    const [u, v] = turned(x, y, at, turn);
    const a = Math.atan2(v, u),
      q = Math.hypot(u, v) * (1 + 0.025 * Math.cos(a * 8));
    const d = R - q;
    if (d < 0) return false;
    const k = (a / 6.2832) * 8,
      off = (k - Math.round(k)) * (6.2832 / 8);
    const hole = Math.min(
      Math.hypot((q - R * 0.6) / (R * 0.2), (off * q) / (R * 0.14)),
      q / (R * 0.13),
    );
    if (hole < 1) {
      s.c = blend(s.c, [60, 34, 22], 0.55);
      s.ink = 0.5 * sstep(0.75, 0.98, hole);
      return;
    }
    s.h = h + shoulder(d, 8) - 2 * sstep(1.3, 1, hole);
    s.c = blend(
      [246, 230, 192],
      [214, 180, 124],
      clamp(
        0.3 + 0.35 * Math.sin(a * 40 + q * 0.1) * sstep(0.3, 0.9, q / R) + 0.6 * sstep(9, 2, d),
      ),
    );
    s.gloss = 0.5;
  });
}
/** a shiitake cap with a star cut into it */
export function shiitake(t: Table, at: Pt, R: number, turn: number, h: number) {
  t.lay([at[0] - R - 4, at[1] - R - 4, at[0] + R + 4, at[1] + R + 4], (x, y, s) => {
    const [u, v] = turned(x, y, at, turn);
    const q = Math.hypot(u, v) * (1 + 0.05 * n.n2(u * 0.03, v * 0.03));
    if (q > R) return false;
    const a = Math.atan2(v, u) / (Math.PI / 3);
    const ray = Math.abs(a - Math.round(a)) * (Math.PI / 3) * q;
    const star = q < R * 0.74 ? sstep(R * 0.13 * (1 - q / R), 0, ray - R * 0.02) : 0;
    s.h = h + shoulder(R - q, R) * 0.6 - 5 * star;
    s.c = blend([112, 66, 38], [58, 32, 22], clamp(0.5 + 0.5 * n.n2(x * 0.05, y * 0.05)));
    s.c = blend(s.c, [238, 218, 178], star);
    s.ink = 0.4 * sstep(0.2, 0.8, star) * sstep(1, 0.7, star);
    s.gloss = 0.6;
  });
}
/** a slice cut like a flower: carrot as plum blossom, or a pale radish */
export function flower(t: Table, at: Pt, R: number, turn: number, h: number, c: RGB, light: RGB) {
  t.lay([at[0] - R * 1.2, at[1] - R * 1.2, at[0] + R * 1.2, at[1] + R * 1.2], (x, y, s) => {
    const [u, v] = turned(x, y, at, turn);
    const a = Math.atan2(v, u),
      q = Math.hypot(u, v);
    const k = (a / 6.2832) * 5,
      off = Math.abs(k - Math.round(k)) * 2;
    const edge = R * (0.78 + 0.22 * Math.sqrt(1 - off * off * 0.96)) - q;
    if (edge < 0) return false;
    const groove = sstep(0.8, 1, off) * sstep(R * 0.1, R * 0.4, q);
    s.h = h + shoulder(edge, 6) + 5 * (1 - off) * (q / R) - 3 * groove;
    s.c = blend(light, c, clamp(0.35 + 0.5 * (q / R) + 0.2 * n.n2(x * 0.06, y * 0.06)));
    s.ink = 0.5 * groove + 0.4 * sstep(R * 0.17, R * 0.14, q) * sstep(R * 0.1, R * 0.13, q);
    s.gloss = 0.5;
  });
}
/** a snow pea: a flat pod with its string */
export function pea(t: Table, at: Pt, long: number, turn: number, h: number) {
  leaf(t, at, long, long * 0.3, turn, h, [92, 156, 66]);
}
/** a cooked chestnut: round back, flat side, a point */
export function chestnut(t: Table, at: Pt, R: number, turn: number, h: number) {
  t.lay([at[0] - R * 1.4, at[1] - R * 1.4, at[0] + R * 1.4, at[1] + R * 1.4], (x, y, s) => {
    const [u, v] = turned(x, y, at, turn);
    const q = Math.hypot(u * (u > 0 ? 0.86 : 1.12), v * (1 + 0.25 * sstep(0, R, u)));
    const d = R - q - 1.5 * n.n2(x * 0.05, y * 0.05);
    if (d < 0) return false;
    s.h = h + shoulder(d, R) * 0.85;
    const facet = Math.sin(Math.atan2(v, u - R * 1.1) * 16);
    s.c = blend(
      [226, 160, 48],
      [250, 208, 104],
      clamp(0.5 + 0.3 * facet + 0.3 * n.n2(x * 0.05, y * 0.05)),
    );
    s.ink = 0.2 * sstep(0.85, 1, -facet);
    s.gloss = 0.9;
  });
}
/** cooked greens in a bundle, with yellow chrysanthemum petals */
export function greens(t: Table, at: Pt, long: number, wide: number, turn: number, h: number) {
  const r = new Rng(1177);
  for (let k = 0; k < 46; k++) {
    const off = (k % 23) / 23 - 0.5;
    const along = r.range(-0.06, 0.06) * long;
    const c: Pt = [
      at[0] - Math.sin(turn) * off * wide + Math.cos(turn) * along,
      at[1] + Math.cos(turn) * off * wide + Math.sin(turn) * along,
    ];
    const deep = r.u();
    leaf(
      t,
      c,
      long * r.range(0.8, 1),
      wide * 0.17,
      turn + r.range(-0.09, 0.09),
      h + 22 * (1 - 4 * off * off) + r.range(0, 8),
      [30 + 44 * deep, 74 + 56 * deep, 40 + 16 * deep],
    );
  }
  for (let k = 0; k < 130; k++) {
    const q = Math.sqrt(r.u()) * wide * 0.5,
      a = r.range(0, 6.283);
    leaf(
      t,
      [at[0] + q * Math.cos(a) * 1.2, at[1] + q * Math.sin(a)],
      r.range(20, 33),
      r.range(6, 9),
      r.range(0, 6.283),
      h + 36 + 12 * (1 - q / wide),
      [248, 186 + 30 * r.u(), 36],
      900,
    );
  }
}
