/** the writing desk: inkstone with its pool, and a brush lying on a porcelain rest */
import { Noise, clamp, sstep, type Pt } from "../../kit/core.ts";
import { type Table, blend, shoulder } from "../../kit/table.ts";
import { cutout } from "../../kit/cutout.ts";

const n = new Noise(8);
/** a point in the frame of something turned by `a` about (cx,cy) */
export const turned = (x: number, y: number, cx: number, cy: number, a: number): Pt => [
  (x - cx) * Math.cos(a) + (y - cy) * Math.sin(a),
  -(x - cx) * Math.sin(a) + (y - cy) * Math.cos(a),
];

/** a dark oval stone with a hollow for ink */
export function inkstone(t: Table, cx: number, cy: number, ang: number) {
  t.lay([cx - 222, cy - 222, cx + 222, cy + 258], (x, y, s) => {
    const [u, v] = turned(x, y, cx, cy, ang);
    const d = (1 - Math.hypot(u / 158, v / 206)) * 158 + 1.5 * n.n2(x * 0.03, y * 0.03);
    if (d < 0) return false;
    s.h = 30 + shoulder(d, 16);
    s.c = blend([58, 60, 68], [38, 38, 44], 0.5 + 0.5 * n.fbm(x * 0.02, y * 0.02, 3));
    s.gloss = 0.35;
    const inner = (1 - Math.hypot(u / 128, (v - 4) / 174)) * 128;
    if (Math.abs(inner) < 1.4) s.ink = 0.7;
    if (inner > 0) {
      s.h = 38 - 16 * sstep(60, -90, v) - shoulder(Math.min(inner, 8), 8) * 0.5;
      const wet = sstep(-58, -66, v + 12 * n.n2(u * 0.03, 4));
      s.c = blend(s.c, [16, 14, 16], 0.3 + 0.7 * wet);
      s.gloss = 0.4 + 0.6 * wet;
      if (wet > 0.5) s.h = 16 + 0.5 * n.n2(u * 0.02, v * 0.03);
      // the reflection of the window in the ink, bent a little at its edge
      const pu = (u + 0.35 * (v + 110) + 3 * n.n2(u * 0.03, v * 0.05) + 28) / 19,
        pv = (v + 146) / 19;
      const pane =
        pu > -2 &&
        pu < 2 &&
        pv > 0 &&
        pv < 3 &&
        Math.min(pu - Math.floor(pu), pv - Math.floor(pv)) > 0.14;
      if (wet > 0.9 && pane) s.c = [176, 190, 200];
      if (wet > 0.05 && wet < 0.95) s.ink = 0.5;
      const rub = Math.sin(Math.hypot(u, v - 50) * 0.5 + n.n2(u * 0.05, v * 0.05));
      if (wet < 0.1) s.c = blend(s.c, [84, 86, 94], 0.09 * (0.5 + 0.5 * rub));
    }
  });
}
/** the brush: hair up to b0, handle to b1, on a small porcelain rest */
export function brush(t: Table, b0: Pt, b1: Pt) {
  cutout(
    t,
    [1170, 560, 1590, 1200],
    14,
    (x) => {
      x.fillStyle = "#000";
      x.beginPath();
      x.roundRect(1392, 842, 92, 40, 18);
      x.fill();
    },
    (x, y, s, e) => {
      s.h = 12 * Math.sqrt(e) + 4;
      s.c = blend([240, 240, 236], [58, 96, 150], n.n2(x * 0.07, y * 0.1) > 0.3 ? 0.85 : 0.04);
      s.gloss = 0.8;
    },
  );
  {
    const l = Math.hypot(b1[0] - b0[0], b1[1] - b0[1]),
      ux = (b1[0] - b0[0]) / l,
      uy = (b1[1] - b0[1]) / l;
    t.lay([1180, 470, 1599, 1199], (x, y, s) => {
      const u = (x - b0[0]) * ux + (y - b0[1]) * uy,
        v = -(x - b0[0]) * uy + (y - b0[1]) * ux;
      const hair = u < 0;
      if (u < -128 || u > l) return false;
      const R = hair
        ? 19 * Math.pow(clamp(1 + u / 128), 0.55) * (1 + 0.06 * n.n2(u * 0.1, v))
        : u < 22
          ? 18
          : 12.5 + 1.5 * Math.sin(u * 0.008);
      if (Math.abs(v) > R) return false;
      s.h = 26 + Math.sqrt(R * R - v * v);
      if (hair) {
        s.c = blend(
          [20, 17, 18],
          [70, 52, 42],
          sstep(-60, 0, u) * (0.5 + 0.5 * n.n2(v * 0.6, u * 0.02)),
        );
        s.ink = 0.3 * sstep(0.3, 0.6, n.n2(v * 0.8, u * 0.02));
      } else if (u < 22) s.c = [44, 32, 28];
      else
        s.c = blend(
          [206, 168, 100],
          [168, 124, 66],
          clamp(0.5 + 0.4 * n.n2(u * 0.004, v * 0.4) + (Math.abs((u % 120) - 4) < 3 ? 0.5 : 0)),
        );
      if (Math.abs(u - 22) < 1.2) s.ink = 0.8;
      s.gloss = hair ? 0.5 : 0.6;
    });
  }
}
