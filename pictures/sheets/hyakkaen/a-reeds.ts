/** Reeds, irises and floating leaves in the near water. */
import {
  clamp,
  css,
  H,
  layer,
  mix,
  type Pt,
  ramp,
  Rng,
  stamp,
  type Col,
  W,
} from "../../kit/core.ts";
import { brushPath, catmull, dab, Tones } from "../../kit/brush.ts";
import { bud, iris } from "./a-iris.ts";
import { type Print } from "../../kit/print.ts";

const green = ramp([
  [0, "#0f3a46"],
  [0.3, "#24605c"],
  [0.55, "#5d9070"],
  [0.78, "#a9c088"],
  [1, "#eceab0"],
]);

export function reeds(P: Print, key: Col) {
  const L = layer(),
    K = layer(),
    r = new Rng(33),
    T = new Tones();
  // floating leaves, drifting in from the left
  const leaves: { px: number; py: number; w: number; h: number; a0: number; t: number }[] = [];
  for (let k = 0; k < 70; k++) {
    const py = 780 + 360 * Math.pow(r.u(), 0.9),
      u = (py - 500) / 700;
    const px = r.range(-40, 900) * (0.4 + u) - 60,
      w = 62 * u * r.range(0.7, 1.2),
      h = w * 0.28;
    if (px > 760) continue;
    const a0 = r.range(0, 6.28),
      t = Math.round(r.range(0.35, 0.8) * 7) / 7;
    // they may touch, but do not overlap in the middle
    if (leaves.some((o) => Math.hypot((px - o.px) / (w + o.w), (py - o.py) / (h + o.h)) < 0.7))
      continue;
    leaves.push({ px, py, w, h, a0, t });
  }
  for (const { px, py, w, h, a0, t } of leaves.sort((p, q) => p.py - q.py)) {
    const leaf = (z: typeof L.x) => {
      z.moveTo(px, py);
      z.ellipse(px, py, w, h, 0, a0 + 0.16, a0 + 6.12);
      z.closePath();
    };
    L.x.fillStyle = css("#1f4f5c", 0.5);
    L.x.beginPath();
    L.x.ellipse(px + 3, py + h * 0.4, w, h, 0, 0, 7);
    L.x.fill();
    L.x.fillStyle = css(green.at(t));
    L.x.beginPath();
    leaf(L.x);
    L.x.fill();
    // lit towards the sky, with ribs from the notch
    L.x.save();
    L.x.beginPath();
    leaf(L.x);
    L.x.clip();
    L.x.fillStyle = css(green.at(Math.min(1, t + 0.16)));
    L.x.beginPath();
    L.x.ellipse(px + w * 0.2, py - h * 0.5, w * 0.95, h * 0.95, 0, 0, 7);
    L.x.fill();
    L.x.fillStyle = css(green.at(Math.max(0, t - 0.2)), 0.6);
    L.x.beginPath();
    for (let q = 0; q < 9; q++)
      brushPath(
        L.x,
        [
          [px, py],
          [px + w * Math.cos(a0 + 0.4 + q * 0.68), py + h * Math.sin(a0 + 0.4 + q * 0.68)],
        ],
        () => Math.max(0.8, w * 0.014),
      );
    L.x.fill();
    L.x.restore();
    // a leaf hides the lines of the one behind
    K.x.save();
    K.x.globalCompositeOperation = "destination-out";
    K.x.fillStyle = "#000";
    K.x.beginPath();
    leaf(K.x);
    K.x.fill();
    K.x.restore();
    K.x.strokeStyle = css(key, 0.75);
    K.x.lineWidth = 1.3;
    K.x.beginPath();
    leaf(K.x);
    K.x.stroke();
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  for (const q of [L, K]) q.x.clearRect(-10, -10, W + 20, H + 20);
  const blade = (x0: number, y0: number, len: number, lean: number, w: number, t: number) => {
    const pts = catmull(
      [
        [x0, y0],
        [x0 + lean * 0.12 * len, y0 - len * 0.45],
        [x0 + lean * 0.36 * len, y0 - len * 0.84],
        [x0 + lean * 0.75 * len, y0 - len],
      ],
      8,
    );
    T.add(green.at(t), (z) => brushPath(z, pts, (v) => w * Math.sin(Math.PI * (0.16 + 0.82 * v))));
    if (w > 7) {
      const edge = pts.map((q): Pt => [q[0] + w * 0.2, q[1]]);
      T.add(green.at(Math.min(1, t + 0.25)), (z) =>
        brushPath(z, edge, (v) => w * 0.24 * Math.sin(Math.PI * v)),
      );
    }
  };
  const clump = (cx: number, cy: number, spread: number, count: number, len: number, w: number) => {
    for (const pass of [0, 1, 2]) {
      for (let k = 0; k < count; k++)
        blade(
          cx + clamp(r.g(), -1.7, 1.7) * spread,
          cy + r.range(-10, 14),
          len * r.range(0.55, 1.05),
          clamp(r.g() * 0.3, -0.5, 0.5),
          w * r.range(0.7, 1.2),
          Math.round((0.1 + pass * 0.2 + r.range(0, 0.22)) * 8) / 8,
        );
      T.flush(L.x);
    }
  };
  clump(1130, 760, 40, 16, 120, 4);
  clump(1330, 790, 60, 26, 190, 5);
  clump(60, 800, 60, 24, 170, 5);
  clump(1530, 1010, 90, 34, 420, 11);
  clump(1450, 1215, 130, 40, 420, 13);
  clump(1610, 1230, 50, 24, 600, 14);
  clump(70, 1220, 100, 34, 330, 12);
  clump(250, 1240, 80, 20, 200, 10);
  // a few reed heads, behind the irises
  for (const [hx, hy] of [
    [1322, 640],
    [1580, 520],
    [1236, 742],
    [1496, 560],
  ] as [number, number][]) {
    const stem = catmull(
      [
        [hx + 60, H + 20],
        [hx + 22, (hy + H) / 2],
        [hx, hy],
      ],
      8,
    );
    T.add(green.at(0.5), (z) => brushPath(z, stem, (t) => 4.4 - 2 * t));
    for (let k = 0; k < 46; k++) {
      const v = r.u();
      T.add(mix("#6a5a58", "#d8c29a", Math.round(r.u() * 4) / 4), (z) =>
        dab(
          z,
          hx - 4 + v * 3,
          hy - 52 + v * 64,
          r.range(12, 26),
          3.4,
          1.57 - r.range(0.1, 0.8),
          0.1,
        ),
      );
    }
    T.flush(L.x);
  }
  // iris flowers among the near reeds
  const flowers = [
    // the buds are behind the flowers
    [1500, 628, 0.7, 0.12, 0],
    [1350, 742, 0.66, -0.16, 0],
    [1446, 684, 0.72, -0.14, 0.72],
    [1546, 752, 0.84, 0.18, 0.9],
    [1392, 812, 0.78, -0.24, 0.86],
    [1318, 918, 0.82, -0.1, 0.62],
    [1488, 896, 0.9, 0.12, 1],
  ] as const;
  for (const [fx, fy] of flowers) {
    const stem = catmull(
      [
        [fx + 30, H + 40],
        [fx + 10, (fy + H) / 2],
        [fx, fy + 14],
      ],
      8,
    );
    T.add(green.at(0.35), (z) => brushPath(z, stem, () => 5));
  }
  T.flush(L.x);
  for (const [fx, fy, size, lean, face] of flowers) {
    const [deep, pale] =
      fx % 4 ? (["#43348a", "#9f90dc"] as const) : (["#55409a", "#c3b6ea"] as const);
    if (face) iris(L.x, K.x, { at: [fx, fy], lean, face, size }, deep, pale);
    else bud(L.x, K.x, [fx, fy], size, lean, deep, pale);
  }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
