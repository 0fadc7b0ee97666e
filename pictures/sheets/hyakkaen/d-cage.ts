/** The insect cage of split bamboo with its door open, and a small lamp behind it. */
import { type Col, css, layer, lerp, mix, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, poly, clearUnder } from "../../kit/brush.ts";
import { from, pts } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

const cam: Cam = { x: 0, y: 0, z: 0.46, f: 1500, cx: 800, hy: 640 };
const U: Pt = [0.93, 0.367],
  O: Pt = [0.15, 2.62];
const Wd = 0.36,
  Dp = 0.27,
  Ht = 0.28;
const Q = (u: number, v: number, z: number): Pt =>
  onSheet(cam, O[0] + U[0] * u - U[1] * v, O[1] + U[1] * u + U[0] * v, z);

export function cage(P: Print, key: string) {
  const L = layer(),
    K = layer();
  const stick = (a: Pt, b: Pt, thick: number, lit: number) => {
    const w = 0.72 * thick;
    const m: Pt = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
    for (const [c, k, d] of [
      [mix("#2a1c2c", "#9a6a44", lit), 1, 0],
      [mix("#7a5646", "#ffe0a0", lit), 0.36, -w * 0.2],
    ] as [Col, number, number][]) {
      L.x.fillStyle = css(c);
      L.x.beginPath();
      brushPath(
        L.x,
        [
          [a[0] + d, a[1]],
          [m[0] + d, m[1]],
          [b[0] + d, b[1]],
        ],
        () => w * k,
      );
      L.x.fill();
    }
    K.x.fillStyle = css(key, 0.6);
    K.x.beginPath();
    const dx = b[0] - a[0],
      dy = b[1] - a[1],
      l = Math.hypot(dx, dy) || 1,
      nx = (-dy / l) * w * 0.5,
      ny = (dx / l) * w * 0.5;
    for (const s of [-1, 1])
      brushPath(
        K.x,
        [
          [a[0] + s * nx, a[1] + s * ny],
          [m[0] + s * nx, m[1] + s * ny],
          [b[0] + s * nx, b[1] + s * ny],
        ],
        () => 0.9,
      );
    K.x.fill();
  };
  // floor board and far bars, dark against the lamp
  const board = (z0: number, z1: number, grow: number, c: Col, side: Col) => {
    const face = (pts: Pt[], f: Col) => {
      L.x.fillStyle = css(f);
      poly(L.x, pts);
      L.x.fill();
      clearUnder(K.x, pts);
      K.x.fillStyle = css(key, 0.9);
      K.x.beginPath();
      brushPath(K.x, [...pts, pts[0]], () => 1.8);
      K.x.fill();
    };
    const g = grow;
    face([Q(-g, -g, z1), Q(Wd + g, -g, z1), Q(Wd + g, Dp + g, z1), Q(-g, Dp + g, z1)], c);
    face([Q(-g, -g, z0), Q(Wd + g, -g, z0), Q(Wd + g, -g, z1), Q(-g, -g, z1)], side);
    face(
      [Q(-g, -g, z0), Q(-g, Dp + g, z0), Q(-g, Dp + g, z1), Q(-g, -g, z1)],
      mix(side, "#ffcf86", 0.3),
    );
  };
  // the lid: split bamboo from front to back in a frame, with lamplight between the strips
  const lid = () => {
    const [z, g, n] = [Ht + 0.024, 0.018, 13];
    board(Ht, z, g, "#f2bf76", "#3a2630");
    for (let i = 0; i < n; i++) {
      const u = lerp(-g, Wd + g, (i + 0.5) / n),
        near = 1 - Math.abs(i / (n - 1) - 0.55) * 1.3;
      L.x.fillStyle = css(mix("#4a3448", "#8f6450", near));
      poly(L.x, [
        Q(u - 0.007, -g, z),
        Q(u + 0.007, -g, z),
        Q(u + 0.007, Dp + g, z),
        Q(u - 0.007, Dp + g, z),
      ]);
      L.x.fill();
    }
    for (const [a, b] of [
      [Q(-g, -g, z), Q(Wd + g, -g, z)],
      [Q(-g, Dp + g, z), Q(Wd + g, Dp + g, z)],
      [Q(-g, -g, z), Q(-g, Dp + g, z)],
      [Q(Wd + g, -g, z), Q(Wd + g, Dp + g, z)],
    ])
      stick(a, b, 8, 0.3);
    stick(Q(-g, Dp / 2, z), Q(Wd + g, Dp / 2, z), 6, 0.35);
  };
  board(0, 0.022, 0.015, "#e0a860", "#5a3a34");
  for (let i = 0; i <= 9; i++) stick(Q((Wd * i) / 9, Dp, 0.02), Q((Wd * i) / 9, Dp, Ht), 4, 0.75);
  for (let i = 0; i <= 6; i++) stick(Q(Wd, (Dp * i) / 6, 0.02), Q(Wd, (Dp * i) / 6, Ht), 4, 0.5);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
  for (const q of [L, K]) q.x.clearRect(-10, -10, 1640, 1240);
  // the lamp is behind: light through every gap
  P.light((x) => {
    // in flat steps, the palest in the middle
    const c = Q(Wd * 0.5, Dp * 0.7, 0.12);
    for (const [rx, ry, a] of [
      [150, 104, 0.2],
      [112, 80, 0.34],
      [64, 52, 0.6],
    ]) {
      x.fillStyle = `rgba(255,214,128,${a})`;
      x.beginPath();
      x.ellipse(c[0], c[1], rx, ry, -0.12, 0, 7);
      x.fill();
    }
  });
  // near bars; a gap in the left face where the small door is lifted
  for (let i = 0; i <= 7; i++) {
    const v = (Dp * i) / 7;
    const open = i > 1 && i < 6;
    stick(Q(0, v, open ? 0.2 : 0.02), Q(0, v, Ht), 5.4, 0.55);
  }
  stick(Q(0, Dp * 0.25, 0.2), Q(0, Dp * 0.75, 0.2), 6, 0.7);
  for (let i = 0; i <= 10; i++)
    stick(
      Q((Wd * i) / 10, 0, 0.02),
      Q((Wd * i) / 10, 0, Ht),
      5.4,
      lerp(0.25, 0.5, Math.abs(i - 5) / 5),
    );
  for (const z of [0.12, 0.22]) stick(Q(0, 0, z), Q(Wd, 0, z), 4.5, 0.3);
  // the door, held open
  const d0 = Q(0, Dp * 0.28, 0.2),
    d1 = Q(0, Dp * 0.72, 0.2),
    d2 = Q(-0.12, Dp * 0.86, 0.33),
    d3 = Q(-0.12, Dp * 0.14, 0.33);
  for (let i = 0; i <= 3; i++)
    stick(
      [lerp(d0[0], d1[0], i / 3), lerp(d0[1], d1[1], i / 3)],
      [lerp(d3[0], d2[0], i / 3), lerp(d3[1], d2[1], i / 3)],
      2.6,
      0.8,
    );
  stick(d3, d2, 4, 0.9);
  for (const [u, v] of [
    [0, 0],
    [Wd, 0],
    [0, Dp],
    [Wd, Dp],
  ])
    stick(Q(u, v, 0), Q(u, v, Ht + 0.02), 11, u === 0 ? 0.6 : 0.35);
  lid();
  // handle: one bent strip
  const arc: Pt[] = [];
  for (let i = 0; i <= 24; i++) {
    const t = i / 24;
    arc.push(Q(Wd * t, Dp / 2, Ht + 0.02 + 0.15 * Math.sin(Math.PI * t)));
  }
  for (const [c, w] of [
    ["#3a2630", 12],
    ["#a8705a", 4],
  ] as [string, number][]) {
    L.x.fillStyle = css(c);
    L.x.beginPath();
    brushPath(L.x, arc, () => w);
    L.x.fill();
  }
  // a vermilion cord around the middle, its two ends hanging differently
  const t = arc[12];
  L.x.fillStyle = css("#c23d28");
  L.x.beginPath();
  for (const dx of [-9, -3, 3, 9])
    brushPath(
      L.x,
      [
        [t[0] + dx - 2, t[1] - 8],
        [t[0] + dx + 2, t[1] + 8],
      ],
      () => 5,
    );
  for (const tail of ["0,6 -8,40 4,84 -6,128", "4,6 16,34 12,66 22,92"])
    brushPath(L.x, catmull(from(t, tail), 8), (v) => 4.4 - v);
  L.x.fill();
  for (const [dx, dy] of pts("-6,128 22,92"))
    for (let i = 0; i < 7; i++) {
      L.x.fillStyle = css(i % 2 ? "#e0603c" : "#a02c26");
      L.x.beginPath();
      brushPath(
        L.x,
        [
          [t[0] + dx, t[1] + dy],
          [t[0] + dx + (i - 3) * 3, t[1] + dy + 26],
        ],
        () => 3,
      );
      L.x.fill();
    }
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
