/** Hakozushi D: what goes into the box, laid out like a page of a pattern book - five silhouettes on pale paper */
import {
  W,
  Noise,
  type Ctx,
  type RGB,
  stamp,
  bokashi,
  elapsed,
  sstep,
  clamp,
} from "../../kit/core.ts";
import { Print, seal } from "../../kit/print.ts";
import { Table, blend, inRect, shoulder } from "../../kit/table.ts";
import { cutout, vessel } from "../../kit/cutout.ts";
import { catmull } from "../../kit/brush.ts";
import { worley } from "../../kit/terrain.ts";
import { type Pt } from "../../kit/core.ts";
import { save } from "../../kit/out.ts";

const P = new Print(344, "#efe3c8");
const KEY = "#231611";
const n = new Noise(12);
const t = new Table();
// ground: thick paper with a faint stamped diaper, so that the five things float
t.all((x, y, s) => {
  // four-petalled rings, faint as a watermark
  const u = (x / 58) % 2,
    v = (y / 58) % 2;
  const ring = (p: number, q: number) => Math.abs(Math.hypot(p, q) - 1) < 0.026;
  const a =
    ring(u, v) || ring(u - 2, v) || ring(u, v - 2) || ring(u - 2, v - 2) || ring(u - 1, v - 1);
  s.c = blend(
    [240, 229, 205],
    [224, 208, 176],
    clamp(0.35 + 0.35 * n.fbm(x * 0.004, y * 0.004, 3)),
  );
  if (a) s.c = blend(s.c, [204, 172, 126], 0.34);
  s.h = 0.12 * n.n2(x * 0.05, y * 0.05);
});
const spline = (x: Ctx, p: Pt[]) => {
  const q = catmull(p, 14, true);
  x.fillStyle = "#000";
  x.beginPath();
  q.forEach((v, i) => (i ? x.lineTo(v[0], v[1]) : x.moveTo(v[0], v[1])));
  x.closePath();
  x.fill();
};
// ---------- thick omelette, cut end toward us: courses, browned skin ----------
{
  const cx = 360,
    cy = 330,
    a = -0.14;
  const box: [number, number, number, number] = [-210, -130, 210, 130];
  t.lay([90, 90, 640, 580], (X, Y, s) => {
    const u = (X - cx) * Math.cos(a) + (Y - cy) * Math.sin(a),
      v = -(X - cx) * Math.sin(a) + (Y - cy) * Math.cos(a);
    const d = inRect(u, v, box, 16) + 2 * n.n2(X * 0.02, Y * 0.02);
    if (d < 0) return false;
    const front = v > 46;
    s.h = front
      ? 92 * Math.sqrt(Math.max(0, 1 - ((v - 46) / 86) ** 2))
      : 92 + shoulder(Math.min(d, 50), 14);
    const toast = n.fbm(u * 0.009, v * 0.014, 4);
    s.c = blend([246, 206, 96], [222, 160, 58], clamp(0.4 + 0.7 * toast));
    if (front) {
      const f = (v - 46) / 16 + 0.4 * n.n2(u * 0.012, v * 0.02);
      const seam = sstep(0.24, 0.04, Math.min(f - Math.floor(f), 1 - (f - Math.floor(f))));
      s.c = blend([255, 236, 158], [224, 160, 62], 0.75 * seam);
      s.ink = 0.28 * seam;
    } else {
      s.c = blend(
        s.c,
        [166, 96, 34],
        0.75 * sstep(0.1, 0.5, toast + 0.4 * sstep(60, 10, Math.min(u + 210, 210 - u))),
      );
      const h = worley(u / 15, v / 12, 0.9);
      if (h.id > 0.7 && h.f1 < 0.16) s.c = blend(s.c, [150, 90, 34], 0.5);
    }
    if (Math.abs(v - 46) < 1.6) s.ink = 0.8;
    s.gloss = 0.35;
  });
}
// ---------- shiitake: three caps, cracked, one turned up ----------
const cap = (cx: number, cy: number, R: number, seed: number) =>
  t.lay([cx - R - 8, cy - R - 8, cx + R + 8, cy + R + 8], (x, y, s) => {
    const a = Math.atan2(y - cy, x - cx);
    const d = Math.hypot(x - cx, y - cy) * (1 + 0.04 * n.n2(Math.cos(a) + seed, Math.sin(a)));
    if (d > R) return false;
    const e = R - d;
    s.h = 10 + shoulder(e, R) * 0.72;
    const c = worley((x + seed * 90) / (R * 0.3), (y + seed * 40) / (R * 0.3), 0.8);
    const crack = sstep(0.13, 0.03, c.edge) * sstep(R * 0.95, R * 0.55, d);
    s.c = blend(
      [122, 78, 48],
      [70, 40, 26],
      clamp(0.45 + 0.5 * n.n2(x * 0.04, y * 0.04) + 0.4 * sstep(0.5 * R, 0, d)),
    );
    s.c = blend(s.c, [226, 200, 164], crack);
    s.c = blend(s.c, [206, 172, 132], 0.6 * sstep(16, 2, e));
    s.h -= 3 * crack;
    s.ink = 0.4 * crack;
    s.gloss = 0.2;
  });
cap(824, 236, 104, 1);
cap(962, 352, 88, 2);
t.lay([700, 320, 900, 520], (x, y, s) => {
  const cx = 800,
    cy = 424,
    R = 82,
    d = Math.hypot(x - cx, y - cy),
    a = Math.atan2(y - cy, x - cx);
  if (d > R) return false;
  const gill = Math.sin(a * 58 + 2 * n.n2(d * 0.05, a));
  s.h = d > R - 9 ? 26 + shoulder(R - d, 9) : 22 + 4 * gill + 0.1 * d;
  s.c = d > R - 9 ? [120, 80, 50] : blend([236, 214, 178], [196, 160, 116], 0.5 + 0.5 * gill);
  s.ink = d < R - 9 ? 0.4 * sstep(0.75, 0.98, -gill) : 0;
  if (d < 21) {
    s.h = 40 + shoulder(21 - d, 12);
    s.c = blend([228, 200, 160], [170, 128, 88], sstep(4, 21, d));
    s.ink = Math.abs(d - 20) < 1.4 ? 0.8 : 0;
  }
  s.gloss = 0.1;
});
// ---------- a sheet of nori with its ribs ----------
t.lay([1120, 90, 1520, 520], (X, Y, s) => {
  const a = 0.1,
    u = (X - 1316) * Math.cos(a) + (Y - 300) * Math.sin(a),
    v = -(X - 1316) * Math.sin(a) + (Y - 300) * Math.cos(a);
  const d =
    inRect(u, v, [-158, -168, 158, 168], 3) + 2 * n.n2(X * 0.05, Y * 0.05) + n.n2(X * 0.3, Y * 0.3);
  if (d < 0) return false;
  s.h = 9 + 5 * n.n2(u * 0.008, v * 0.005) + shoulder(d, 3) + 1.4 * Math.sin(v * 0.42);
  const g = n.n2(u * 0.05, v * 0.09) * 0.5 + n.n2(u * 0.2, v * 0.3) * 0.4;
  s.c = blend([16, 26, 22], [58, 78, 58], clamp(0.3 + 0.55 * g));
  s.gloss = 0.35;
});
// ---------- fillet of bream: skin side pink and silver, flesh leaf by leaf ----------
{
  const edge: Pt[] = [
    [96, 846],
    [210, 730],
    [430, 668],
    [640, 690],
    [800, 770],
    [866, 826],
    [776, 858],
    [640, 918],
    [440, 968],
    [230, 940],
  ];
  cutout(
    t,
    [60, 600, 920, 1010],
    44,
    (x) => spline(x, edge),
    (x, y, s, e) => {
      s.h = 8 + 34 * Math.sqrt(e);
      const mid = 826 - 40 * Math.sin((x - 96) / 245) + 10;
      const v = y - mid;
      const bow = (x - 0.012 * v * v * Math.sign(1) + 10 * n.n2(x * 0.01, y * 0.02)) / 38;
      const f = bow - Math.floor(bow);
      const line = sstep(0.17, 0.03, Math.min(f, 1 - f));
      let c: RGB = blend(
        [248, 228, 212],
        [236, 176, 158],
        0.3 + 0.4 * f + 0.2 * n.n2(x * 0.02, y * 0.02),
      );
      c = blend(c, [255, 247, 240], 0.8 * line);
      const blood = sstep(20, 3, Math.abs(v + 6 * n.n2(x * 0.02, 3)));
      c = blend(c, [196, 84, 76], 0.75 * blood);
      // strip of skin left along the upper edge
      const skin = sstep(0.0, 0.06, 0.42 - e) * sstep(-10, -60, v);
      const scale = worley(x / 15, y / 12, 0.5);
      c = blend(c, blend([216, 120, 110], [248, 226, 220], sstep(0.1, 0.45, scale.f1)), skin);
      s.c = c;
      s.h -= 2 * line;
      s.ink = Math.max(0.25 * sstep(0.05, 0, Math.min(f, 1 - f)), 0.3 * blood * 0.4);
      s.gloss = 0.55;
    },
  );
}
// ---------- vinegar in a celadon bowl ----------
vessel(t, 1216, 806, 236, {
  c: "#a9c0a6",
  lip: 15,
  high: 86,
  floor: 26,
  inner: 120,
  wall: (d, a, s) => {
    const pet = Math.abs(Math.sin(a * 11));
    if (d > 176 && d < 222) s.c = blend(s.c, [126, 154, 130], 0.55 * sstep(0.35, 0.05, pet));
    if (d < 172) {
      s.h = 50;
      s.c = blend(
        [232, 206, 140],
        [214, 178, 100],
        clamp(0.4 + 0.4 * n.n2(d * 0.01, a) + 0.4 * sstep(120, 172, d)),
      );
      s.ink = Math.abs(d - 171) < 1.2 ? 0.6 : 0;
      s.gloss = 0.6;
      const ring = Math.hypot(d * Math.cos(a) + 40, d * Math.sin(a) + 50);
      s.h += 1.6 * Math.sin(ring * 0.16) * sstep(120, 30, ring);
    } else if (n.n2(d * 0.2, a * 30) > 0.72) s.c = blend(s.c, [92, 110, 90], 0.4);
  },
});
P.put(t.lit({ shade: "#b7958a", amb: 0.5, reach: 130, relief: 0.95 }), { occlude: 1 });
stamp(P.key.x, t.lines(KEY, 0.85, 1.7));
P.light(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      0,
      0,
      210,
      [
        [0, "#1f4e79"],
        [1, "#ffffff"],
      ],
      [
        [0, 0.92],
        [1, 0],
      ],
    );
    x.fillRect(0, 0, W, 210);
  },
  { op: "multiply" },
);
const out = P.finish({
  key: KEY,
  wood: 0.07,
  vignette: 0.05,
  wobble: 0.8,
  kuwahara: 0.9,
  blocks: 14,
  blockMix: 0.55,
  sat: 1.04,
});
seal(out.getContext("2d"), 1512, 1088, "味", 34);
await save(out, "out/hakozushi-d.png");
console.log("total", elapsed().toFixed(1));
