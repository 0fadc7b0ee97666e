/** Nara ink B: spring light on a desk: the pressed ink in its paulownia box, the inkstone, the brush, one stroke */
import { clamp, H, layer, Noise, type Pt, Rng, stamp, W } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { blend, inRect, shoulder, Table } from "../../kit/table.ts";
import { paper, tint } from "../../kit/cutout.ts";
import { pts } from "../../kit/points.ts";
import { wash } from "../../kit/stage.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { board } from "./b-board.ts";
import { grip } from "./b-grip.ts";
import { petal, plumShadow } from "./b-plum.ts";
import { sweep } from "./b-stroke.ts";
import { brush, inkstone, turned } from "./desk.ts";

const P = new Print(522, "#e9dcc0");
const KEY = "#17120f";
const n = new Noise(8);
/** positions of the petals */
const fallen = pts(
  "590,244 604,1092 534,966 1196,112 1240,1004 430,1086 470,1136 700,1010 1322,80 88,420 1130,1126",
);
const t = new Table();
board(t, [0, 0, W, H], {
  light: "#6a4a36",
  mid: "#5b3e2d",
  dark: "#3d281d",
  plank: 610,
  seed: 5,
  flame: 0.22,
  rings: 0.6,
});
// ---------- the sheet of paper, rotated a little; one ring painted on it ----------
const sheet = paper(t, 935, 590, 900, 950, -0.04, "#f6eedd");
const ring: Pt[] = Array.from({ length: 361 }, (_, i) => {
  const q = i / 360;
  const a = 2.35 + q * 5.75,
    R = 292 + 16 * Math.sin(a * 2 + 0.6) - 16 * q;
  return sheet.to(Math.cos(a) * R * 1.04 + 6, Math.sin(a) * R - 20 + 14 * q);
});
tint(
  t,
  [480, 90, 1400, 1090],
  (x) => sweep(x, ring, 62),
  (_x, _y, a, c) => blend(c, [20, 17, 18], a),
);
// ---------- the box of paulownia and its lid ----------
const kiri = (u: number, v: number) =>
  blend(
    [240, 218, 178],
    [206, 174, 128],
    clamp(
      0.4 +
        0.35 * n.n2(u * 0.004, v * 0.1) +
        0.3 * Math.sin(v * 0.22 + 2.5 * n.n2(u * 0.003, v * 0.01)),
    ),
  );
t.lay([-60, 560, 330, 1199], (x, y, s) => {
  const [u, v] = turned(x, y, 118, 868, -0.34);
  const d = inRect(u, v, [-96, -226, 96, 226], 5);
  if (d < 0) return false;
  s.h = 22 + shoulder(d, 6);
  s.c = kiri(v, u + 300);
  if (Math.abs(d - 13) < 1) s.ink = 0.3;
});
const B: [number, number, number] = [322, 500, 0.09];
t.lay([140, 220, 500, 790], (x, y, s) => {
  const [u, v] = turned(x, y, ...B);
  const d = inRect(u, v, [-126, -246, 126, 246], 5);
  if (d < 0) return false;
  s.h = d < 19 ? 62 + shoulder(d, 5) : 14;
  s.c = d < 19 ? kiri(v, u) : blend(kiri(v, u), [150, 118, 84], 0.3);
  if (Math.abs(d - 19) < 1.3) s.ink = 0.8;
  // soft paper on the floor, folded up at the sides
  if (d > 19) {
    const f = n.n2(u * 0.016, v * 0.02) + 0.5 * Math.abs(n.n2(u * 0.03 + 7, v * 0.03));
    s.h = 20 + 3.4 * f;
    s.c = blend([250, 245, 233], [230, 218, 196], clamp(0.4 - 0.4 * f));
  }
  s.gloss = 0;
});
grip(t, B[0], B[1], B[2] + 0.04, 0.475, 22);
inkstone(t, 1414, 300, 0.2);
brush(t, [1444, 690], [1330, 1176]);
P.put(t.lit({ l: [-0.52, -0.6, 0.8], shade: "#8f93b4", amb: 0.5, reach: 110, relief: 0.9 }), {
  occlude: 1,
});
stamp(P.key.x, t.lines(KEY, 0.85, 1.5));
// ---------- the shadow of the plum outside, over everything ----------
const shade = layer();
plumShadow(shade.x);
shade.x.globalCompositeOperation = "source-in";
shade.x.fillStyle = "#8286ad";
shade.x.fillRect(0, 0, W, H);
P.put(shade, { op: "multiply", alpha: 0.66, blur: 1.1 });
P.block(
  (x) => {
    const r = new Rng(36);
    for (const [cx, cy] of fallen)
      petal(x, cx, cy, r.range(15, 20), r.range(0, 6), r.range(0.75, 1));
  },
  { occlude: 1 },
);
wash(P, "bottom", 260, "#2f3558", 0.75);
const [sx, sy] = sheet.to(318, 330);
await finishSheet(P, "nara-ink-b", {
  seal: { mark: "墨", at: [sx, sy], size: 40 },
  key: KEY,
  wood: 0.06,
  wobble: 0.8,
  kuwahara: 0.8,
  blocks: 15,
  blockMix: 0.5,
  sat: 1.03,
});
