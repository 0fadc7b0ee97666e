/** The bench before us: the inked block, a page lifting from it, baren, brush and bowl. */
import {
  bokashi,
  css,
  layer,
  lerp,
  type Pt,
  ramp,
  Rng,
  stamp,
  paintOf,
  type Fill,
} from "../../kit/core.ts";
import { brushPath, poly, Tones, clearUnder } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { turn } from "../../kit/vessel.ts";
import { KEY, on } from "./store.ts";
import { tools } from "./d-tools.ts";
import { columns } from "./d-work.ts";

const wood = ramp([
  [0, "#1a1114"],
  [0.3, "#452b20"],
  [0.6, "#8a5c38"],
  [0.85, "#c9985c"],
  [1, "#f0d29a"],
]);
export function bench(P: Print) {
  const L = layer(),
    K = layer(),
    T = new Tones(),
    r = new Rng(9);
  const Z = 0.86;
  const quad = (pts: Pt[], c: Fill, key = 2) => {
    L.x.fillStyle = paintOf(c);
    poly(L.x, pts);
    L.x.fill();
    clearUnder(K.x, pts);
    K.x.fillStyle = css(KEY, 0.9);
    K.x.beginPath();
    brushPath(K.x, [...pts, pts[0]], (t) => key * (0.8 + 0.4 * Math.sin(t * 23)));
    K.x.fill();
  };
  const far = on(0, 2.75, Z)[1],
    nearY = on(0, 1.36, Z)[1];
  quad(
    [on(-1.7, 1.3, Z), on(1.9, 1.3, Z), on(1.62, 2.75, Z), on(-1.42, 2.75, Z)],
    bokashi(L.x, 0, far, 0, nearY, [
      [0, "#d2a468"],
      [0.3, "#8a5c38"],
      [1, "#2c1c1a"],
    ]),
    2.6,
  );
  for (let k = 0; k < 190; k++) {
    const y = 1.34 + 1.38 * Math.pow(r.u(), 0.8),
      x = r.range(-1.4, 1.6),
      len = r.range(0.2, 0.8);
    const a = on(x, y, Z),
      b = on(x + len, y, Z);
    T.add(
      r.chance(0.5) ? "#5a3826" : "#b98650",
      (q) =>
        brushPath(q, [a, [(a[0] + b[0]) / 2, a[1] + r.g()], b], (t) => 2 * Math.sin(Math.PI * t)),
      0.4,
    );
  }
  T.flush(L.x);
  // the block: a cherry board, grips at both ends, its face black with ink
  const B = { x0: -0.62, x1: 0.42, y0: 1.62, y1: 2.16, z: Z + 0.07 };
  const shade = [
    on(B.x0 - 0.06, B.y0 - 0.06, Z),
    on(B.x1 + 0.1, B.y0 - 0.06, Z),
    on(B.x1 + 0.06, B.y1, Z),
    on(B.x0 - 0.02, B.y1, Z),
  ];
  L.x.fillStyle = "rgba(16,10,14,.6)";
  poly(L.x, shade);
  L.x.fill();
  quad(
    [on(B.x0, B.y0, Z), on(B.x1, B.y0, Z), on(B.x1, B.y0, B.z), on(B.x0, B.y0, B.z)],
    wood.at(0.42),
  );
  quad(
    [on(B.x0, B.y0, B.z), on(B.x1, B.y0, B.z), on(B.x1, B.y1, B.z), on(B.x0, B.y1, B.z)],
    wood.at(0.72),
  );
  const face = (u: number, v: number): Pt =>
    on(lerp(B.x0 + 0.1, B.x1 - 0.1, u), lerp(B.y1 - 0.04, B.y0 + 0.04, v), B.z + 0.004);
  const fp = [face(0, 0), face(1, 0), face(1, 1), face(0, 1)];
  quad(
    fp,
    bokashi(L.x, 0, fp[0][1], 0, fp[3][1], [
      [0, "#6a6a74"],
      [0.25, "#2c2a34"],
      [1, "#131018"],
    ]),
    1.6,
  );
  // raised letters glint on their far edges
  const cols = 20,
    rows = 15;
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++) {
      if (Math.abs(i - 9.5) < 0.6 || r.chance(0.05)) continue;
      const p = face((i + 0.7) / (cols + 0.4), (j + 0.7) / (rows + 0.4)),
        s = lerp(11, 17, j / rows);
      for (let k = 0; k < 4; k++) {
        const dx = r.range(-s, s) * 0.4,
          dy = r.range(-s, s) * 0.22,
          flat = r.chance(0.5),
          l = s * r.range(0.4, 0.8);
        T.add(
          r.chance(0.6) ? "#77747e" : "#c2beb8",
          (q) => q.rect(p[0] + dx, p[1] + dy, flat ? l : s * 0.13, flat ? s * 0.1 : l * 0.55),
          0.85,
        );
      }
    }
  T.flush(L.x);
  // a sheet half laid on it, its near corner lifting
  const paper = (u: number, v: number): Pt => {
    const lift = Math.pow(Math.max(0, u - 0.42) / 0.58, 1.7);
    return on(
      lerp(B.x0 + 0.5, B.x1 + 0.42, u) - 0.18 * lift * lift,
      lerp(B.y1 + 0.02, B.y0 - 0.02, v),
      B.z + 0.012 + 0.5 * lift * (1 - 0.16 * v),
    );
  };
  const edge: Pt[] = [];
  for (let i = 0; i <= 20; i++) edge.push(paper(i / 20, 0));
  for (let i = 1; i <= 8; i++) edge.push(paper(1, i / 8));
  for (let i = 19; i >= 0; i--) edge.push(paper(i / 20, 1));
  const g0 = paper(0, 0.5),
    g1 = paper(1, 0.5);
  quad(
    edge,
    bokashi(L.x, g0[0], 0, g1[0], 0, [
      [0, "#e9dcba"],
      [0.4, "#fff8e2"],
      [0.6, "#d8c6a0"],
      [0.85, "#b59e7c"],
      [1, "#f0e2bc"],
    ]),
    2,
  );
  columns(T, paper, 13, 21, 12, "#7a6c60", r, 0.42);
  T.flush(L.x);
  // baren, brush and ink bowl
  turn(L.x, K.x, {
    cx: 1240,
    foot: 1082,
    profile: [
      [70, 0],
      [77, 8],
      [74, 17],
    ],
    look: 0.5,
    inside: "#d9bd84",
    ramp: ramp([
      [0, "#3a2a1c"],
      [0.4, "#a07c48"],
      [0.75, "#dcc088"],
      [1, "#fff0c4"],
    ]),
    light: [-0.3, 0.8, 0.3],
    key: KEY,
  });
  turn(L.x, K.x, {
    cx: 250,
    foot: 1080,
    profile: [
      [50, 0],
      [76, 22],
      [84, 50],
    ],
    look: 0.5,
    ramp: ramp([
      [0, "#20262c"],
      [0.5, "#5f7478"],
      [1, "#d4e0d4"],
    ]),
    light: [0.4, 0.7, 0.3],
    key: KEY,
    inside: "#17131a",
  });
  tools(L, K, T, r);
  T.flush(L.x);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
