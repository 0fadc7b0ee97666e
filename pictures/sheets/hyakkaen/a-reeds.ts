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
  for (let k = 0; k < 70; k++) {
    const py = 780 + 360 * Math.pow(r.u(), 0.9),
      u = (py - 500) / 700;
    const px = r.range(-40, 900) * (0.4 + u) - 60,
      w = 62 * u * r.range(0.7, 1.2),
      h = w * 0.28;
    if (px > 760) continue;
    const a0 = r.range(0, 6.28),
      t = Math.round(r.range(0.35, 0.8) * 7) / 7;
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
    L.x.fillStyle = css(green.at(Math.min(1, t + 0.18)), 0.8);
    L.x.beginPath();
    L.x.ellipse(px + w * 0.12, py - h * 0.18, w * 0.72, h * 0.5, 0, 0, 7);
    L.x.fill();
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
  // iris flowers among the near reeds
  for (const [fx, fy, s] of [
    [1395, 800, 1],
    [1468, 706, 1.1],
    [1552, 760, 1.15],
    [1330, 902, 0.95],
    [1500, 880, 1],
  ] as [number, number, number][]) {
    const stem = catmull(
      [
        [fx + 26, 1120],
        [fx + 10, (fy + 1120) / 2],
        [fx, fy + 14],
      ],
      8,
    );
    T.add(green.at(0.35), (z) => brushPath(z, stem, () => 5));
    T.flush(L.x);
    const petal = (a: number, len: number, w: number, c0: Col, c1: Col, bend: number) => {
      T.add(c0, (z) => dab(z, fx, fy, len * s, w * s, a, bend));
      T.add(c1, (z) =>
        dab(
          z,
          fx + Math.cos(a) * len * s * 0.25,
          fy + Math.sin(a) * len * s * 0.25,
          len * s * 0.62,
          w * s * 0.36,
          a,
          bend,
        ),
      );
    };
    for (const a of [-2.2, -0.95, -1.57]) petal(a, 44, 26, "#5a5aa0", "#8f92c8", 0.06);
    T.flush(L.x);
    for (const a of [0.5, 2.64, 1.57]) petal(a, 54, 44, "#6f5aa6", "#b9a6d8", a > 2 ? 0.16 : -0.16);
    T.add("#f2d982", (z) => dab(z, fx - 3, fy, 24 * s, 6 * s, 1.57, 0));
    T.flush(L.x);
    K.x.fillStyle = css(key, 0.7);
    K.x.beginPath();
    for (const a of [0.5, 2.64, 1.57, -2.2, -0.95])
      brushPath(
        K.x,
        [
          [fx, fy],
          [fx + Math.cos(a) * 26 * s, fy + Math.sin(a) * 26 * s],
          [fx + Math.cos(a) * 46 * s, fy + Math.sin(a) * 46 * s],
        ],
        (t) => 1.8 * (1 - t * 0.7),
      );
    K.x.fill();
  }
  // a few reed heads
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
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
