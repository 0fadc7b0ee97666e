/** Echizen C: a small wooden frame of wet pulp, maple leaves just laid in it, more waiting on the bench */
import { W, H, Noise, Rng, stamp, elapsed, sstep, clamp, type RGB } from "../../kit/core.ts";
import { Print, seal } from "../../kit/print.ts";
import { Table, type Box, blend, inRect, shoulder } from "../../kit/table.ts";
import { board } from "../../kit/tableware.ts";
import { cutout, vessel } from "../../kit/cutout.ts";
import { mapleLeaf } from "../../kit/brush.ts";
import { wash } from "../../kit/stage.ts";
import { save } from "../../kit/out.ts";

const P = new Print(1033, "#e9ddbf");
const KEY = "#20140f";
const n = new Noise(29),
  r = new Rng(63);
const t = new Table();
board(t, [0, 0, W, H], {
  light: "#8a684a",
  mid: "#6f5138",
  dark: "#3d2a1e",
  plank: 300,
  seed: 21,
  flame: 0.5,
});
// wet patches soak into the bench round the frame
t.lay(
  [0, 0, W, H],
  (x, y, s) => {
    const d = inRect(x, y, [330, 170, 1270, 1030], 80) + 90 + 70 * n.fbm(x * 0.006, y * 0.006, 3);
    if (d < 0) return false;
    s.c = blend(s.c, [44, 32, 28], 0.5 * sstep(0, 26, d));
    s.gloss = 0.5;
  },
  false,
);
// ---------- the frame and what it holds ----------
const F: Box = [400, 215, 1200, 985];
const wood = (u: number, v: number): RGB =>
  blend(
    [222, 184, 126],
    [176, 130, 78],
    clamp(
      0.45 +
        0.4 * n.n2(u * 0.005, v * 0.12) +
        0.25 * Math.sin(v * 0.3 + 3 * n.n2(u * 0.004, v * 0.02)),
    ),
  );
t.lay([F[0] - 4, F[1] - 4, F[2] + 4, F[3] + 4], (x, y, s) => {
  const d = inRect(x, y, F, 6);
  if (d < 0) return false;
  const rim = 46;
  const ex = Math.min(x - F[0], F[2] - x),
    ey = Math.min(y - F[1], F[3] - y);
  if (d < rim) {
    s.h = 62 + shoulder(Math.min(d, rim - d), 8);
    // mitred corners: the grain runs along each side
    s.c = ex < ey ? wood(y, x) : wood(x + 900, y);
    if (Math.abs(ex - ey) < 1.4) s.ink = 0.6;
    s.gloss = 0.15;
  } else {
    s.id = 500;
    // milky pulp, draining: fibres, little swells, the weave of the screen beneath
    const fib =
      n.n2(x * 0.02 + 5 * n.n2(x * 0.006, y * 0.006), y * 0.1) * 0.5 +
      n.n2(x * 0.08, y * 0.03 + 4) * 0.4;
    s.h = 22 + 3 * n.fbm(x * 0.007, y * 0.007, 3) + 0.5 * fib - 4 * sstep(rim + 12, rim, d);
    s.c = blend(
      [250, 246, 234],
      [216, 208, 184],
      clamp(0.34 + 0.34 * fib + 0.3 * n.fbm(x * 0.004, y * 0.005, 3)),
    );
    s.c = blend(s.c, [176, 186, 184], 0.3 * sstep(0.2, 0.5, n.fbm(x * 0.005 + 9, y * 0.008, 3)));
    if (Math.sin(x * 0.45) > 0.94) s.c = blend(s.c, [196, 186, 158], 0.3);
    s.gloss = 0.85;
    if (d < rim + 1.6) s.ink = 0.8;
  }
});
for (const [px, py] of [
  [F[0] + 22, F[1] + 22],
  [F[2] - 22, F[1] + 22],
  [F[0] + 22, F[3] - 22],
  [F[2] - 22, F[3] - 22],
])
  vessel(t, px, py, 6, { c: "#8a6a34", lip: 3, high: 72, floor: 70, inner: 2 });
// ---------- leaves ----------
const REDS: [RGB, RGB][] = [
  [
    [196, 46, 30],
    [236, 110, 56],
  ],
  [
    [164, 30, 34],
    [214, 70, 46],
  ],
  [
    [222, 108, 34],
    [246, 184, 84],
  ],
  [
    [206, 66, 40],
    [240, 140, 70],
  ],
  [
    [96, 122, 52],
    [176, 178, 84],
  ],
];
function leaf(cx: number, cy: number, R: number, a: number, k: number, sunk: boolean) {
  const [dark, light] = REDS[k];
  cutout(
    t,
    [cx - R * 1.3, cy - R * 1.3, cx + R * 1.3, cy + R * 1.3],
    R * 0.13,
    (x) => {
      x.fillStyle = "#000";
      x.beginPath();
      mapleLeaf(x, cx, cy, R, a, 1, 7);
      x.fill();
      x.strokeStyle = "#000";
      x.lineWidth = Math.max(4, R * 0.05);
      x.beginPath();
      x.moveTo(cx - Math.cos(a) * R * 0.05, cy - Math.sin(a) * R * 0.05);
      x.quadraticCurveTo(
        cx - Math.cos(a + 0.25) * R * 0.4,
        cy - Math.sin(a + 0.25) * R * 0.4,
        cx - Math.cos(a) * R * 0.62,
        cy - Math.sin(a) * R * 0.62,
      );
      x.stroke();
    },
    (x, y, s, e) => {
      const dx = x - cx,
        dy = y - cy,
        d = Math.hypot(dx, dy) / R;
      let th = Math.atan2(dy, dx) - a;
      while (th > Math.PI) th -= 6.2832;
      while (th < -Math.PI) th += 6.2832;
      const lobe = th / (4.3 / 6),
        f = Math.abs(lobe - Math.round(lobe)) * (4.3 / 6);
      const vein = sstep(0.05, 0.015, f * d) * sstep(1, 0.75, d);
      const side = sstep(0.25, 0.0, Math.abs(((d * 9 + f * 7) % 1) - 0.5) - 0.02) * 0.25;
      const curl = sunk ? 3 : 9;
      s.h = s.h + 3 + curl * e * (0.7 + 0.5 * n.n2(x * 0.02, y * 0.02)) + (sunk ? 0 : 14 * d * d);
      s.c = blend(
        dark,
        light,
        clamp(0.25 + 0.5 * d + 0.4 * n.n2(x * 0.025 + k, y * 0.025) + 0.35 * vein),
      );
      s.c = blend(s.c, dark, side);
      // a skin of milk lies over the edges of those already in the pulp
      if (sunk)
        s.c = blend(
          s.c,
          [244, 236, 220],
          0.42 * sstep(0.15, 0.5, n.fbm(x * 0.014 + k, y * 0.014, 3) + 0.25 * d),
        );
      s.ink = 0.45 * vein;
      s.gloss = sunk ? 0.6 : 0.15;
    },
  );
}
const inside: [number, number, number, number, number][] = [
  [640, 470, 150, -0.7, 0],
  [890, 380, 104, 0.6, 2],
  [1010, 610, 128, 2.4, 1],
  [730, 730, 112, 1.5, 3],
  [900, 800, 84, -2.2, 4],
  [560, 700, 70, 3.4, 2],
  [1060, 420, 62, -1.2, 4],
];
for (const [x, y, R, a, k] of inside) leaf(x, y, R, a, k, true);
// leaves still dry on the bench, and a porcelain dish of them
vessel(t, 190, 300, 150, {
  c: "#eef0ea",
  lip: 9,
  high: 40,
  floor: 14,
  inner: 96,
  wall: (d, a, s) => {
    if (d > 112 && d < 126 && Math.sin(a * 24) > -0.2) s.c = [52, 92, 148];
  },
});
for (const [x, y, R, a, k] of [
  [170, 280, 84, 0.4, 0],
  [230, 340, 66, 2.3, 2],
  [150, 350, 54, 4.2, 4],
] as const)
  leaf(x, y, R, a, k, false);
for (const [x, y, R, a, k] of [
  [1400, 260, 92, 2.0, 3],
  [1470, 420, 60, 0.3, 2],
  [1380, 900, 78, 4.1, 1],
  [210, 820, 88, 5.4, 3],
  [120, 980, 58, 1.1, 2],
] as const)
  leaf(x, y, R, a, k, false);
// drops flung on the bench
for (let i = 0; i < 46; i++) {
  const x0 = r.range(30, W - 30),
    y0 = r.range(30, H - 30),
    R = r.range(3, 9);
  if (inRect(x0, y0, F) > -14 || Math.hypot(x0 - 190, y0 - 300) < 165) continue;
  t.lay([x0 - R, y0 - R, x0 + R, y0 + R], (x, y, s) => {
    const d = R - Math.hypot(x - x0, (y - y0) * 1.1);
    if (d < 0) return false;
    s.h += shoulder(d, R) * 0.7;
    s.c = blend(s.c, [236, 230, 214], 0.5);
    s.gloss = 1;
    s.ink = 0.4 * sstep(1.6, 0.5, d);
  });
}
P.put(t.lit({ shade: "#8f7f96", amb: 0.46, reach: 130, relief: 0.95 }), { occlude: 1 });
stamp(P.key.x, t.lines(KEY, 0.85, 1.5));
wash(P, "top", 260, "#2c3e66", 0.7);
const out = P.finish({
  key: KEY,
  wood: 0.06,
  vignette: 0.1,
  wobble: 0.8,
  kuwahara: 0.8,
  blocks: 15,
  blockMix: 0.5,
  sat: 1.06,
});
seal(out.getContext("2d"), 1512, 1088, "葉", 34);
await save(out, "out/echizen-c.png");
console.log("total", elapsed().toFixed(1));
