/** Nara ink B: the squeezed stick in its paulownia box, the inkstone, the brush, one sweeping stroke */
import {
  W,
  H,
  Noise,
  Rng,
  type Ctx,
  type Pt,
  stamp,
  bokashi,
  elapsed,
  sstep,
  clamp,
} from "../../kit/core.ts";
import { Print, seal } from "../../kit/print.ts";
import { Table, blend, inRect, shoulder } from "../../kit/table.ts";
import { board } from "../../kit/tableware.ts";
import { paper, tint } from "../../kit/cutout.ts";
import { catmull } from "../../kit/brush.ts";
import { save } from "../../kit/out.ts";
import { brush, inkstone, turned } from "./desk.ts";
import { inkFist } from "./fist.ts";

const P = new Print(522, "#e9dcc0");
const KEY = "#17120f";
const n = new Noise(8),
  r = new Rng(31);
const t = new Table();
board(t, [0, 0, W, H], {
  light: "#b98f63",
  mid: "#a07650",
  dark: "#6d4a30",
  plank: 600,
  seed: 5,
  flame: 0.4,
});
// ---------- the sheet of paper, turned a little ----------
const sheet = paper(t, 985, 560, 1010, 930, -0.05, "#f4ebd9");
// one stroke: pressed in, swept round, lifted off dry
const path = catmull(
  (
    [
      [-300, -110],
      [-190, -180],
      [20, -215],
      [230, -120],
      [290, 60],
      [200, 220],
      [10, 275],
      [-150, 230],
    ] as Pt[]
  ).map(([u, v]) => sheet.to(u, v)),
  30,
);
const strokeShape = (x: Ctx) => {
  x.fillStyle = "#000";
  path.forEach((p, i) => {
    const q = i / (path.length - 1);
    const w =
      60 *
      Math.min(1, 0.7 + q * 4) *
      (1 - 0.62 * sstep(0.55, 1, q)) *
      (1 + 0.14 * Math.sin(q * 17)) *
      (q < 0.02 ? 0.8 : 1);
    x.beginPath();
    x.ellipse(p[0], p[1], w, w * 0.86, 0, 0, 7);
    x.fill();
  });
};
const near = (x: number, y: number) => {
  let best = 1e9,
    at = 0;
  for (let i = 0; i < path.length; i += 2) {
    const d = (path[i][0] - x) ** 2 + (path[i][1] - y) ** 2;
    if (d < best) {
      best = d;
      at = i;
    }
  }
  const a = path[at],
    b = path[Math.min(path.length - 1, at + 1)],
    l = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  return {
    q: at / path.length,
    off: (-(b[1] - a[1]) * (x - a[0]) + (b[0] - a[0]) * (y - a[1])) / l,
  };
};
tint(t, [480, 90, 1500, 1040], strokeShape, (x, y, _a, c) => {
  const { q, off } = near(x, y);
  if (q > 0.975) return null;
  // flying white: the bristles part as the ink runs out
  const dry = sstep(0.5, 0.95, q) * 0.95;
  // ragged flanks: bristles stray beyond the body of the stroke
  const stray = Math.abs(off) - 44 * (1 - 0.6 * sstep(0.5, 1, q));
  if (stray > 0 && n.n2(off * 0.5, q * 26) > 0.75 - stray * 0.07) return null;
  const hair = n.n2(off * 0.26, q * 5) * 0.6 + n.n2(off * 0.7, q * 11) * 0.4;
  if (hair < -0.62 + dry * 1.15 - 0.25) return null;
  return blend(
    c,
    [22, 19, 18],
    clamp(0.97 - 0.16 * sstep(0.2, 0.9, q) + 0.08 * n.n2(x * 0.02, y * 0.02)),
  );
});
// ---------- the box of paulownia, lid leaning beside it ----------
const kiri = (u: number, v: number) =>
  blend(
    [232, 208, 166],
    [204, 172, 126],
    clamp(
      0.4 +
        0.35 * n.n2(u * 0.004, v * 0.1) +
        0.3 * Math.sin(v * 0.22 + 2.5 * n.n2(u * 0.003, v * 0.01)),
    ),
  );
const LID: [number, number, number] = [150, 640, 0.11];
t.lay([20, 330, 330, 960], (x, y, s) => {
  const [u, v] = turned(x, y, ...LID);
  const d = inRect(u, v, [-92, -220, 92, 220], 5);
  if (d < 0) return false;
  s.h = 26 + shoulder(d, 6);
  s.c = kiri(v, u + 300);
  if (Math.abs(d - 13) < 1) s.ink = 0.3;
});
const B: [number, number, number] = [392, 600, 0.06];
t.lay([230, 330, 560, 880], (x, y, s) => {
  const [u, v] = turned(x, y, ...B);
  const d = inRect(u, v, [-122, -236, 122, 236], 5);
  if (d < 0) return false;
  s.h = d < 20 ? 92 + shoulder(d, 5) : 18;
  s.c = d < 20 ? kiri(v, u) : blend(kiri(v, u), [150, 118, 84], 0.3);
  if (Math.abs(d - 20) < 1.3) s.ink = 0.8;
  // a bed of soft paper, crumpled, lines the floor
  if (d > 30) {
    const f = n.n2(u * 0.02, v * 0.02) + 0.6 * Math.abs(n.n2(u * 0.035 + 7, v * 0.035));
    s.h = 30 + 6 * f;
    s.c = blend([246, 240, 226], [222, 212, 192], clamp(0.4 - 0.4 * f));
  }
  s.gloss = 0.05;
});
inkFist(t, B[0], B[1], 76, 190, 0.06, 44);
inkstone(t, 1392, 262, 0.22);
brush(t, [1480, 640], [1300, 1120]);
// a few plum petals blown in
for (let i = 0; i < 9; i++) {
  const cx = r.range(560, 1180),
    cy = i < 5 ? r.range(880, 1150) : r.range(60, 260),
    R = r.range(13, 19),
    a = r.range(0, 6);
  t.lay([cx - 24, cy - 24, cx + 24, cy + 24], (x, y, s) => {
    const [u, v] = turned(x, y, cx, cy, a);
    const d = R - Math.hypot(u, v * 1.15) - (u > R * 0.7 ? Math.max(0, 6 - Math.abs(v) * 1.2) : 0);
    if (d < 0) return false;
    s.h = 8 + shoulder(d, 5);
    s.c = blend([252, 238, 232], [228, 140, 146], sstep(-2, -R, u) * 0.8);
    s.ink = 0;
    s.gloss = 0;
  });
}
P.put(t.lit({ shade: "#8f93b4", amb: 0.46, reach: 150, relief: 0.95 }), { occlude: 1 });
stamp(P.key.x, t.lines(KEY, 0.85, 1.5));
P.light(
  (x) => {
    x.fillStyle = bokashi(
      x,
      0,
      H,
      0,
      H - 260,
      [
        [0, "#3b3f63"],
        [1, "#ffffff"],
      ],
      [
        [0, 0.75],
        [1, 0],
      ],
    );
    x.fillRect(0, H - 270, W, 270);
  },
  { op: "multiply" },
);
const out = P.finish({
  key: KEY,
  wood: 0.06,
  vignette: 0.07,
  wobble: 0.8,
  kuwahara: 0.8,
  blocks: 15,
  blockMix: 0.5,
  sat: 1.03,
});
const [sx, sy] = sheet.to(-345, 290);
seal(out.getContext("2d"), sx, sy, "墨", 38);
await save(out, "out/nara-ink-b.png");
console.log("total", elapsed().toFixed(1));
