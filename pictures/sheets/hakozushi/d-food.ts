/** Omelette, shiitake, nori. */
import { clamp, Noise, type Pt, sstep } from "../../kit/core.ts";
import { blend, inRect, shoulder, type Table } from "../../kit/table.ts";
import { worley } from "../../kit/terrain.ts";

const n = new Noise(12);
const turned = (x: number, y: number, cx: number, cy: number, a: number): Pt => [
  (x - cx) * Math.cos(a) + (y - cy) * Math.sin(a),
  -(x - cx) * Math.sin(a) + (y - cy) * Math.cos(a),
];
/** thick omelette: a block browned on top, its layers seen where it is cut */
export function omelette(t: Table, base: number) {
  const cx = 470,
    cy = 226,
    a = -0.1;
  t.lay([240, 50, 740, 440], (X, Y, s) => {
    const [u, v] = turned(X, Y, cx, cy, a);
    const d = inRect(u, v, [-196, -118, 196, 118], 18) + 2 * n.n2(X * 0.02, Y * 0.02);
    if (d < 0) return false;
    const front = v > 44;
    s.h =
      base +
      (front
        ? 88 * Math.sqrt(Math.max(0, 1 - 0.62 * ((v - 44) / 78) ** 2))
        : 88 + shoulder(Math.min(d, 50), 14));
    const toast = n.fbm(u * 0.008, v * 0.012, 4);
    s.c = toast > -0.1 ? [246, 200, 84] : [252, 216, 108];
    s.ink = 0;
    if (front) {
      const f = (v - 44) / 16 + 0.4 * n.n2(u * 0.012, v * 0.02);
      const seam = sstep(0.24, 0.04, Math.min(f - Math.floor(f), 1 - (f - Math.floor(f))));
      s.c = blend([255, 242, 170], [236, 172, 70], 0.75 * seam);
      s.ink = 0.2 * seam;
    } else {
      if (toast + 0.3 * sstep(40, 6, d) > 0.3) s.c = [205, 136, 52];
      const h = worley(u / 15, v / 12, 0.9);
      if (h.id > 0.7 && h.f1 < 0.16) s.c = blend(s.c, [150, 90, 34], 0.5);
    }
    if (Math.abs(v - 44) < 1.6) s.ink = 0.7;
    s.gloss = 0.35;
  });
}
export function shiitake(t: Table, cx: number, cy: number, R: number, seed: number, base: number) {
  t.lay([cx - R - 8, cy - R - 8, cx + R + 8, cy + R + 8], (x, y, s) => {
    const a = Math.atan2(y - cy, x - cx);
    const d = Math.hypot(x - cx, y - cy) * (1 + 0.05 * n.n2(Math.cos(a) + seed, Math.sin(a)));
    if (d > R) return false;
    const e = R - d;
    s.h = base + shoulder(e, R) * 0.72;
    const c = worley((x + seed * 90) / (R * 0.36), (y + seed * 40) / (R * 0.36), 0.9);
    const wide = 0.09 + 0.07 * n.n2(x * 0.02, y * 0.02 + seed);
    const crack = sstep(wide, wide * 0.3, c.edge) * sstep(R * 0.86, R * 0.3, d);
    s.c = blend(
      [128, 82, 50],
      [66, 38, 26],
      // three flat browns, darker to the middle
      Math.round(
        2 * clamp(0.36 + 0.3 * n.n2(x * 0.02, y * 0.02) + 0.5 * sstep(0.6 * R, 0.1 * R, d)),
      ) / 2,
    );
    s.c = blend(s.c, [232, 206, 168], crack);
    s.c = blend(s.c, [204, 168, 126], 0.55 * sstep(16, 2, e));
    s.h -= 3 * crack;
    s.ink = 0.25 * crack;
    s.gloss = 0.2;
  });
}
/** one upside down: gills and a cut stem */
export function upturned(t: Table, cx: number, cy: number, R: number, base: number) {
  t.lay([cx - R, cy - R, cx + R, cy + R], (x, y, s) => {
    const d = Math.hypot(x - cx, y - cy),
      a = Math.atan2(y - cy, x - cx);
    if (d > R) return false;
    const gill = Math.sin(a * 58 + 2 * n.n2(d * 0.05, a));
    s.h = base + (d > R - 9 ? 26 + shoulder(R - d, 9) : 22 + 4 * gill + 0.1 * d);
    s.c = d > R - 9 ? [120, 80, 50] : blend([242, 222, 188], [198, 162, 118], 0.5 + 0.5 * gill);
    s.ink = d < R - 9 ? 0.35 * sstep(0.75, 0.98, -gill) : 0;
    if (d < 21) {
      s.h = base + 40 + shoulder(21 - d, 12);
      s.c = blend([232, 204, 164], [170, 128, 88], sstep(4, 21, d));
      s.ink = Math.abs(d - 20) < 1.4 ? 0.8 : 0;
    }
    s.gloss = 0.1;
  });
}
export function nori(t: Table, cx: number, cy: number, w: number, h: number, a: number) {
  t.lay([cx - w, cy - h, cx + w, cy + h], (X, Y, s) => {
    const [u, v] = turned(X, Y, cx, cy, a);
    const d =
      inRect(u, v, [-w / 2, -h / 2, w / 2, h / 2], 3) +
      2 * n.n2(X * 0.05, Y * 0.05) +
      n.n2(X * 0.3, Y * 0.3);
    if (d < 0) return false;
    s.h =
      14 +
      7 * n.n2(u * 0.008, v * 0.005) +
      shoulder(d, 3) +
      0.8 * Math.sin(v * 0.42 + 3 * n.n2(u * 0.02, v * 0.012)) +
      0.7 * n.n2(u * 0.16, v * 0.22);
    const g = n.n2(u * 0.05, v * 0.09) * 0.5 + n.n2(u * 0.2, v * 0.3) * 0.4;
    s.c = blend([14, 24, 20], [52, 74, 54], clamp(0.3 + 0.55 * g));
    const hole = n.fbm(u * 0.05 + 4, v * 0.08, 3);
    if (hole > 0.58) s.c = blend(s.c, [150, 168, 120], 0.5);
    s.gloss = 0.08;
  });
}
