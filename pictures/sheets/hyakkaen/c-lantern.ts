/** The near lantern: a square frame with paper, bellflowers painted on it, on one post. */
import { type Col, css, layer, lerp, type Pt, stamp } from "../../kit/core.ts";
import { brushPath, catmull, clearUnder, dab, fillPoly } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";
import { type Print } from "../../kit/print.ts";
import { onSheet } from "../../kit/terrain.ts";
import { cam, KEY, LAMP } from "./c-plan.ts";

/** It stands a little turned and leans a little. */
const YAW = 0.46,
  LEAN = -0.03;
const at = (u: number, v: number, z: number): Pt =>
  onSheet(
    cam,
    LAMP.x + u * Math.cos(YAW) - v * Math.sin(YAW) + LEAN * z,
    LAMP.y + u * Math.sin(YAW) + v * Math.cos(YAW),
    z,
  );
const { half: h, low, high } = LAMP;

export function nearLantern(P: Print) {
  P.light(
    (x) => {
      const c = at(0, 0, (low + high) / 2);
      const g = x.createRadialGradient(...c, 40, ...c, 330);
      g.addColorStop(0, css("#ffb05a", 0.5));
      g.addColorStop(0.3, css("#d07a34", 0.2));
      g.addColorStop(1, css("#d07a34", 0));
      x.fillStyle = g;
      x.fillRect(900, 500, 700, 700);
    },
    { blur: 4 },
  );
  const L = layer(),
    K = layer();
  const quad = (p: Pt[], c: Col, line = 2.4) => {
    fillPoly(L.x, p, c);
    clearUnder(K.x, p);
    K.x.fillStyle = css(KEY, 0.9);
    K.x.beginPath();
    brushPath(K.x, [...p, p[0]], () => line);
    K.x.fill();
  };
  const front = (u: number, z: number) => at(u, -h, z);
  const side = (v: number, z: number) => at(-h, v, z);
  quad(
    [
      at(-0.035, -0.035, -0.04),
      at(0.035, -0.035, -0.04),
      at(0.035, -0.035, low),
      at(-0.035, -0.035, low),
    ],
    "#20182a",
  );
  // the paper: palest low down, where the flame is
  for (const [face, tones] of [
    [side, "0 #fbd084, 0.45 #eda650, 1 #c26a28"],
    [front, "0 #fff4cc, 0.4 #fcd68c, 1 #e8963e"],
  ] as const) {
    const paper = [face(-h, low), face(h, low), face(h, high), face(-h, high)];
    quad(paper, "#e8963e");
    const [cx, cy] = face(0, lerp(low, high, 0.4));
    const glow = L.x.createRadialGradient(cx, cy, 6, cx, cy, 175);
    for (const [t, c] of stops(tones)) glow.addColorStop(t, css(c));
    fillPoly(L.x, paper, glow);
  }
  painting(L.x);
  // frame: posts, rails, a small roof
  const bar = (a: Pt, b: Pt, w: number) => {
    L.x.fillStyle = "#2a1a1c";
    L.x.beginPath();
    brushPath(L.x, [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b], () => w);
    L.x.fill();
  };
  for (const [u, v] of [
    [-h, h],
    [h, -h],
    [-h, -h],
  ])
    bar(at(u, v, low - 0.03), at(u, v, high + 0.02), 8);
  for (const z of [low, high]) {
    bar(front(-h - 0.02, z), front(h + 0.02, z), 9);
    bar(side(-h - 0.02, z), side(h + 0.02, z), 9);
  }
  const eave = (u: number, v: number) => at(u * (h + 0.07), v * (h + 0.07), high + 0.012);
  const peak = at(0, 0, high + 0.17);
  quad([eave(-1, 1), eave(-1, -1), peak], "#1a1730");
  quad([eave(-1, -1), eave(1, -1), peak], "#2b2540");
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);

  /** Bellflowers brushed on the front, autumn grass under a moon on the side. */
  function painting(x: typeof L.x) {
    const q = (v: number, t: number): Pt => side(v * h, lerp(low, high, t));
    x.fillStyle = "#fff0c4";
    x.beginPath();
    x.ellipse(...q(0.2, 0.72), 19, 24, 0, 0, 7);
    x.fill();
    x.fillStyle = "#8a5628";
    x.beginPath();
    for (const [foot, lean, tall] of [
      [0.3, -0.9, 0.62],
      [0.42, -0.5, 0.8],
      [0.5, 0.24, 0.56],
      [0.2, -1, 0.4],
    ]) {
      const tip = q(foot + lean * 0.8, tall);
      brushPath(
        x,
        catmull(
          [
            q(foot, 0.06),
            q(foot + lean * 0.14, tall * 0.5),
            q(foot + lean * 0.44, tall * 0.88),
            tip,
          ],
          8,
        ),
        (k) => 3 - 2 * k,
      );
      for (let i = 0; i < 7; i++)
        dab(
          x,
          tip[0] - Math.sign(lean) * (12 - 3 * i),
          tip[1] - 2 + i * 0.6,
          16,
          3,
          lean < 0 ? 2.5 - i * 0.1 : 0.6 + i * 0.1,
          0.08,
        );
    }
    x.fill();
    const p = (u: number, t: number): Pt => front(u * h, lerp(low, high, t));
    const stems: [Pt[], string][] = [
      [[p(-0.3, 0.08), p(-0.24, 0.34), p(-0.34, 0.6), p(-0.14, 0.74)], "#4a6a3c"],
      [[p(-0.2, 0.08), p(0.06, 0.3), p(0.3, 0.44), p(0.44, 0.56)], "#4a6a3c"],
      [[p(-0.26, 0.08), p(-0.5, 0.24), p(-0.62, 0.42)], "#5d7a44"],
      [[p(-0.24, 0.08), p(0.2, 0.2), p(0.62, 0.22)], "#5d7a44"],
    ];
    for (const [line, c] of stems) {
      x.fillStyle = c;
      x.beginPath();
      brushPath(x, catmull(line, 8), (t) => 3.4 - 2 * t);
      x.fill();
    }
    x.fillStyle = "#567540";
    x.beginPath();
    for (const [u, t, a] of [
      [-0.28, 0.3, -0.7],
      [-0.28, 0.46, -2.4],
      [0.02, 0.27, -0.2],
      [0.2, 0.38, -1.9],
      [-0.4, 0.18, -2.7],
    ])
      dab(x, ...p(u, t), 22, 9, a, 0.14);
    x.fill();
    for (const [u, t, s] of [
      [-0.1, 0.76, 16],
      [0.47, 0.58, 14],
      [-0.62, 0.45, 8],
    ]) {
      const c = p(u, t);
      for (const [k, fill] of [
        [1, "#5b3a86"],
        [0.62, "#8a63b4"],
      ] as const) {
        x.fillStyle = fill;
        x.beginPath();
        for (let i = 0; i < 5; i++) dab(x, ...c, s * k, s * 0.74 * k, -1.57 + i * 1.257, 0);
        x.fill();
      }
      x.fillStyle = "#f6e3a8";
      x.beginPath();
      x.arc(...c, s * 0.13, 0, 7);
      x.fill();
    }
  }
}
