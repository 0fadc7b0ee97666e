/** The dark workshop about the open wall: posts, lintel, sill, shelves in the half-light, the bent pole with its cords. */
import { bokashi, css, H, Noise, type Pt, Rng, W } from "../../kit/core.ts";
import { brushPath, fillPoly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { stops } from "../../kit/points.ts";
import { KEY, onScreen, OPEN, POLE, TIP } from "./hero-plan.ts";

const n = new Noise(8);
type Rect = readonly [x0: number, y0: number, x1: number, y1: number];
const { x0, y0, x1, y1 } = OPEN;

/** timber: a dark face, its grain along the longer side, a lit edge towards the snow */
function timber(P: Print, [a, b, c, d]: Rect, tone: string, seed: number) {
  const r = new Rng(seed),
    flat = c - a > d - b;
  P.block((x) => {
    x.fillStyle = tone;
    x.fillRect(a, b, c - a, d - b);
    const T = new Tones();
    for (let i = 0; i < Math.min(70, (flat ? d - b : c - a) * 0.7); i++) {
      const v = r.u(),
        u = r.range(-0.1, 0.75),
        long = r.range(0.1, 0.4);
      const line = Array.from({ length: 8 }, (_, k): Pt => {
        const t = Math.min(1, Math.max(0, u + (long * k) / 7)),
          w = Math.min(0.99, Math.max(0.01, v + 0.05 * n.n2(t * 5, Math.round(v * 6) + seed)));
        return flat ? [a + t * (c - a), b + w * (d - b)] : [a + w * (c - a), b + t * (d - b)];
      });
      T.add(r.chance(0.6) ? "#0f0c12" : "#4a3830", (q) =>
        brushPath(q, line, (t) => 2.8 * Math.sin(Math.PI * t)),
      );
    }
    T.flush(x);
  });
}
export function room(P: Print) {
  const walls: Rect[] = [
    [0, 0, x0, H],
    [x1, 0, W, H],
    [0, 0, W, y0],
    [0, y1, W, H],
  ];
  P.block((x) => {
    for (const [a, b, c, d] of walls) {
      x.fillStyle = bokashi(x, 0, 0, 0, H, stops("0 #15131c, 0.5 #2a2228, 1 #3a2c2a"));
      x.fillRect(a, b, c - a, d - b);
    }
  });
  shelves(P);
  timber(P, [x0 - 62, 0, x0, 860], "#231c20", 3);
  timber(P, [x1, 0, x1 + 62, 860], "#2a2124", 4);
  timber(P, [0, y0 - 62, W, y0], "#1d181d", 5);
  timber(P, [0, y1, W, y1 + 44], "#2c2225", 6);
  timber(P, [0, y1 + 44, W, 900], "#1f1a1f", 7);
  // snow has blown in on the sill; the light cuts along the timbers' edges
  P.block((x) => {
    x.fillStyle = "#c7d6de";
    x.fillRect(x0 - 5, y0, 5, y1 - y0);
    x.fillRect(x1, y0, 4, y1 - y0);
    x.fillStyle = "#7f94a6";
    x.fillRect(x0, y0 - 4, x1 - x0, 4);
    const heap: Pt[] = [];
    for (let q = x0; q <= x1; q += 6)
      heap.push([
        q,
        y1 -
          5 -
          7 * Math.max(0, n.fbm(q * 0.01, 3, 3) + 0.25) -
          9 * Math.exp(-Math.min(q - x0, x1 - q) / 50),
      ]);
    fillPoly(x, [...heap, [x1, y1 + 7], [x0, y1 + 7]], "#fffdf6");
    fillPoly(
      x,
      [
        [x0, y1 + 3],
        [x1, y1 + 3],
        [x1, y1 + 9],
        [x0, y1 + 9],
      ],
      "#9fb6c6",
    );
  });
}
/** in the dark on either side: the winter's paper in bundles, and hanks of bark on a peg */
function shelves(P: Print) {
  P.block((x) => {
    for (const [px, py, w, h] of [
      [8, 330, 86, 40],
      [14, 300, 78, 30],
      [4, 510, 96, 52],
      [1512, 360, 80, 46],
      [1506, 540, 92, 40],
      [1514, 512, 78, 28],
    ]) {
      const left = px < 800;
      x.fillStyle = "#59606e";
      x.fillRect(px, py, w, h);
      x.fillStyle = "#a9b4bf";
      x.fillRect(left ? px + w - 15 : px, py, 15, h);
      x.fillStyle = "#3c4250";
      for (let i = 1; i < h / 7; i++) x.fillRect(px, py + i * 7, w, 1.4);
      x.fillStyle = "#7a3128";
      x.fillRect(px + w * 0.5, py, 5, h);
    }
    x.fillStyle = "#120f15";
    for (const [py, left] of [
      [370, 1],
      [562, 1],
      [406, 0],
      [580, 0],
    ])
      x.fillRect(left ? 0 : 1492, py, 114, 13);
  });
}
/** the pole, springy bamboo, and the cords from its tip to the frame */
export function pole(P: Print) {
  P.block((x) => {
    for (const [c, w, dy] of [
      [KEY, 27, 0],
      ["#4f4a2e", 21, 0],
      ["#8f8a52", 8, 4],
      ["#d3d6b4", 2.6, 8],
    ] as const) {
      x.fillStyle = c;
      x.beginPath();
      brushPath(
        x,
        POLE.map(([px, py]): Pt => [px, py + dy]),
        (t) => w * (1.15 - 0.4 * t),
      );
      x.fill();
    }
    x.fillStyle = KEY;
    for (const i of [8, 19, 30, 41, 51]) {
      const [px, py] = POLE[i];
      x.fillRect(px - 2, py - 12, 4, 24);
    }
  });
}
export function cords(P: Print) {
  P.block((x) => {
    for (const [u, v] of [
      [-0.018, 0.95],
      [1.02, 0.95],
    ]) {
      const end = onScreen(u, v, 6);
      for (const [c, w, dx] of [
        ["#3a2c22", 7, 1],
        ["#d9c595", 4.4, 0],
        ["#fff6d8", 1.5, -1],
      ] as const) {
        x.fillStyle = c;
        x.beginPath();
        brushPath(
          x,
          [
            [TIP[0] + dx, TIP[1] + 8],
            [(TIP[0] + end[0]) / 2 + dx, (TIP[1] + end[1]) / 2 + 3],
            [end[0] + dx, end[1]],
          ],
          () => w,
        );
        x.fill();
      }
    }
    for (const u of [-0.018, 1.02]) {
      const [px, py] = onScreen(u, 0.95, 6);
      for (const [d, c] of [
        [-5, "#8f7444"],
        [2, "#d9c595"],
      ] as const) {
        x.fillStyle = c;
        x.beginPath();
        brushPath(
          x,
          [
            [px - 16, py + d - 3],
            [px, py + d + 3],
            [px + 17, py + d + 2],
          ],
          () => 6,
        );
        x.fill();
      }
    }
    x.fillStyle = "#d9c595";
    for (const d of [-8, 0, 8]) x.fillRect(TIP[0] + d - 3, TIP[1] - 14, 5, 30);
  });
}
/** the light along an edge, as thin broken strokes */
export function glint(P: Print, line: Pt[], w: number, c: string, a = 0.95) {
  P.block(
    (x) => {
      x.fillStyle = css(c, a);
      x.beginPath();
      brushPath(x, line, (t) => w * (0.35 + 0.65 * Math.abs(n.n2(t * 6, line[0][0] * 0.1))));
      x.fill();
    },
    { occlude: 0 },
  );
}
