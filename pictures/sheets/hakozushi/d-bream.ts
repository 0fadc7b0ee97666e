/** Sea bream and vinegar, for the boxed sushi. */
import { clamp, type Ctx, Noise, type Pt, type RGB, sstep } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { cutout, vessel } from "../../kit/cutout.ts";
import { blend, shoulder, type Table } from "../../kit/table.ts";
import { worley } from "../../kit/terrain.ts";
import { turned } from "./d-food.ts";

const n = new Noise(12);
const spline = (x: Ctx, p: Pt[]) => {
  const q = catmull(p, 14, true);
  x.fillStyle = "#000";
  x.beginPath();
  q.forEach((v, i) => (i ? x.lineTo(v[0], v[1]) : x.moveTo(v[0], v[1])));
  x.closePath();
  x.fill();
};
/** sea bream, skin up: rose back with its blue spots, silver belly; three slices drawn off the tail end */
export function bream(t: Table, base: number) {
  const edge: Pt[] = [
    [104, 960],
    [150, 868],
    [300, 772],
    [470, 728],
    [620, 740],
    [700, 772],
    [706, 850],
    [676, 930],
    [540, 1010],
    [340, 1062],
    [170, 1046],
  ];
  const mid = (x: number) => 966 - 0.36 * (x - 104) + 0.00012 * (x - 104) ** 2;
  for (const [px, py, q] of [
    [920, 788, -0.58],
    [856, 812, -0.5],
    [786, 836, -0.42],
  ] as const)
    t.lay([px - 130, py - 140, px + 130, py + 140], (X, Y, s) => {
      const [u, v] = turned(X, Y, px, py, q);
      // straight along the skin, rounded where the knife came out
      const r = (Math.abs(u / (u > 0 ? 48 : 58)) ** 2.6 + Math.abs(v / 118) ** 2.6) ** (1 / 2.6);
      const d = (1 - r) * 56;
      if (d < 0) return false;
      const f = (v + 0.5 * Math.abs(u + 8) + 5 * n.n2(u * 0.02, v * 0.02)) / 25;
      const fr = f - Math.floor(f);
      const line = sstep(0.18, 0.03, Math.min(fr, 1 - fr));
      s.h = base + 12 + shoulder(d, 9) + 0.2 * (56 - u) - 1.5 * line;
      s.c = blend(
        [252, 236, 224],
        [242, 196, 180],
        clamp(0.25 + 0.4 * fr + 0.2 * n.n2(u * 0.03, v * 0.03)),
      );
      s.c = blend(s.c, [255, 250, 244], 0.75 * line);
      s.c = blend(s.c, [196, 58, 62], 0.92 * sstep(30, 42, u + 5 * n.n2(v * 0.03, 2)));
      s.ink = 0.15 * line;
      s.gloss = 0.5;
    });
  cutout(
    t,
    [60, 680, 760, 1100],
    54,
    (x) => spline(x, edge),
    (x, y, s, e) => {
      const v = (y - mid(x)) / 150;
      s.h = base + 10 + 30 * Math.sqrt(1 - (1 - e) ** 2) + 16 * Math.max(0, 1 - v * v);
      // scales in staggered rows, each with a lit lip
      const a = x * 0.94 - y * 0.34,
        b = x * 0.34 + y * 0.94;
      const row = Math.floor(b / 11),
        sx = a / 17 + (row & 1) * 0.5;
      const fx = sx - Math.floor(sx) - 0.5,
        fy = b / 11 - row;
      const arc = Math.hypot(fx, fy * 0.62) - 0.44;
      const lip = sstep(0.09, 0.02, Math.abs(arc));
      let c: RGB = blend(
        [176, 52, 56],
        [238, 142, 130],
        sstep(-0.95, 0.1, v + 0.16 * n.n2(x * 0.012, y * 0.02)),
      );
      c = blend(c, [250, 232, 224], sstep(0.0, 0.62, v + 0.06 * n.n2(x * 0.02, y * 0.02)));
      c = blend(
        c,
        v < 0 ? [168, 52, 56] : [222, 160, 152],
        0.5 * sstep(0.02, 0.12, arc) * sstep(0.3, 0.1, arc),
      );
      c = blend(
        c,
        [255, 240, 232],
        (0.2 + 0.4 * sstep(-0.35, 0.3, n.n2(x * 0.013, y * 0.017) + 0.5 * v)) * lip,
      );
      // spots like bits of sky along the back
      const k = worley(x / 30, y / 26, 0.9);
      if (k.id > 0.72 && v < -0.12) c = blend(c, [120, 190, 214], 0.85 * sstep(0.1, 0.06, k.f1));
      // the lateral line
      const lat = Math.abs(y - (mid(x) - 26 - 18 * Math.sin((x - 104) / 190)));
      if (lat < 2.4 && Math.sin(a * 0.36) > -0.2) c = blend(c, [140, 44, 50], 0.6);
      // the knife's faces and the belly's edge show the flesh, in fine leaves
      const face = x + 0.3 * (y - 850) + 5 * n.n2(y * 0.02, 3) - 640;
      const cutL = sstep(158, 148, x - 0.42 * (y - 900)),
        cutR = sstep(0, 5, face),
        belly = sstep(0.64, 0.68, v + 0.03 * n.n2(x * 0.02, 7));
      const flesh = Math.max(cutL, cutR, belly);
      const leaf = Math.sin(
        (cutR > 0.5 ? y + 0.5 * x : y * 1.1 - 0.2 * x) * 0.24 + 2.4 * n.n2(x * 0.016, y * 0.016),
      );
      c = blend(c, blend([254, 236, 226], [240, 188, 174], 0.45 + 0.4 * leaf), flesh);
      c = blend(c, [206, 86, 82], 0.8 * sstep(9, 2, Math.abs(face - 5)) * (v < 0.5 ? 1 : 0));
      s.c = c;
      s.h += 1.2 * lip * (1 - flesh);
      s.ink = 0.16 * sstep(0.02, 0.1, arc) * (1 - flesh);
      s.gloss = 0.5;
    },
  );
}
/** rice vinegar in a blue and white bowl */
export function vinegar(t: Table, cx: number, cy: number) {
  vessel(t, cx, cy, 218, {
    c: "#eef0ea",
    lip: 13,
    high: 92,
    floor: 26,
    inner: 108,
    wall: (d, a, s) => {
      const cobalt: RGB = [40, 78, 156];
      if (Math.abs(d - 198) < 2.2 || Math.abs(d - 191) < 1.2) s.c = blend(s.c, cobalt, 0.85);
      // a vine runs round inside the lip
      const w = 176 + 7 * Math.sin(a * 14);
      if (Math.abs(d - w) < 1.8) s.c = blend(s.c, cobalt, 0.85);
      const k = ((a / 6.28319) * 28 + 100) % 1;
      const leafy = Math.hypot((k - 0.5) * 34, d - w - 8 * Math.sign(Math.sin(a * 14)));
      if (leafy < 5 && d > 160) s.c = blend(s.c, cobalt, 0.7);
      if (d < 154) {
        s.h = 50;
        s.c = blend(
          [240, 214, 140],
          [222, 182, 98],
          clamp(0.35 + 0.35 * n.n2(d * 0.01, a) + 0.5 * sstep(96, 154, d)),
        );
        s.ink = Math.abs(d - 153) < 1.2 ? 0.6 : 0;
        s.gloss = 0.6;
        const ring = Math.hypot(d * Math.cos(a) + 34, d * Math.sin(a) + 40);
        s.h += 1.8 * Math.sin(ring * 0.17) * sstep(110, 24, ring);
        // the window in the liquid
        const gx = d * Math.cos(a) + 62,
          gy = d * Math.sin(a) + 74;
        const pane = Math.min(30 - Math.abs(gx + 0.35 * gy), 40 - Math.abs(gy + 0.2 * gx)),
          bar = Math.abs(gx + 0.35 * gy + 3 * n.n2(gy * 0.06, 4));
        if (pane > 0 && bar > 2.5) s.c = blend(s.c, [255, 250, 232], 0.75);
      }
    },
  });
}
