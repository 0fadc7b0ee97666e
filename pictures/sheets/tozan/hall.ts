/** The wooden hall at the top of the second stair: tiled roof, dark bays, a straw rope below the eave. */
import { Rng, css, layer, mix, ramp, stamp, sstep, type Col, type Pt } from "../../kit/core.ts";
import type { Print } from "../../kit/print.ts";
import { soffit, tiledRoof } from "../../kit/roof.ts";
import { keyLine, plane, type Roof, type RoofPen } from "../../kit/roof-parts.ts";
import { Tones, brushPath, catmull, dab } from "../../kit/brush.ts";
import { onSheet } from "../../kit/terrain.ts";
import { cam } from "./gate.ts";
import { HALL_Z } from "./grounds.ts";

const KEY = "#1d2433",
  FRONT = 15;
const tiles = ramp([
  [0, "#1c2a3c"],
  [0.3, "#35495e"],
  [0.55, "#5f7488"],
  [0.8, "#a0afb4"],
  [1, "#eee9d8"],
]);
const wood = { dark: "#2a2024", body: "#5b4132", lit: "#a07a54", tip: "#d9c199" };

function bay(p: RoofPen, x0: number, x1: number, z0: number, z1: number, c: Col, key = 1) {
  plane(
    p,
    [p.P(x0, FRONT, z1), p.P(x1, FRONT, z1), p.P(x1, FRONT, z0), p.P(x0, FRONT, z0)],
    c,
    key,
  );
}
/** twisted straw rope with paper zigzags */
function rope(p: RoofPen, half: number, z: number) {
  const pts: Pt[] = [];
  for (let i = 0; i <= 30; i++) {
    const t = -1 + (2 * i) / 30;
    pts.push(p.P(t * half, FRONT - 0.5, z - 0.28 * (1 - t * t)));
  }
  const w = (t: number) => p.ppm * (0.1 + 0.2 * Math.sin(Math.PI * t) ** 0.8);
  p.x.fillStyle = css("#b99a5a");
  p.x.beginPath();
  brushPath(p.x, pts, w);
  p.x.fill();
  const T = new Tones();
  for (let i = 1; i < 60; i++) {
    const t = i / 60,
      k = Math.min(29, Math.floor(t * 30)),
      a = pts[k],
      h = w(t);
    T.add(i % 2 ? "#e8d49a" : "#7d6136", (q) =>
      dab(
        q,
        a[0] - h * 0.3 + (t * 30 - k) * (pts[k + 1][0] - a[0]),
        a[1] + h * 0.5,
        h * 1.2,
        h * 0.3,
        -1.0,
      ),
    );
  }
  T.flush(p.x);
  keyLine(
    p,
    pts.map((q, i): Pt => [q[0], q[1] + w(i / 30) / 2]),
    1.2,
  );
  for (const t of [-0.62, -0.2, 0.22, 0.64]) {
    const [a, b] = p.P(t * half, FRONT - 0.5, z - 0.36 * (1 - t * t) - 0.05),
      s = p.ppm * 0.11;
    const zig: Pt[] = [];
    for (let i = 0; i < 4; i++)
      zig.push(
        [a + (i % 2 ? s * 0.5 : -s * 0.5), b + i * s * 1.35],
        [a + (i % 2 ? s * 0.5 : -s * 0.5), b + (i + 0.8) * s * 1.35],
      );
    p.x.fillStyle = "#fbf7ea";
    p.x.beginPath();
    brushPath(p.x, zig, () => s * 0.8);
    p.x.fill();
  }
}

export function hall(P: Print) {
  const L = layer(),
    K = layer();
  const p: RoofPen = {
    x: L.x,
    k: K.x,
    key: KEY,
    r: new Rng(8),
    ppm: cam.f / (FRONT - cam.y),
    P: (x, y, z) => onSheet(cam, x, y, z),
  };
  const z0 = HALL_Z + 0.6,
    roof: Roof = {
      cx: 0,
      y: FRONT + 3.2,
      run: 4.9,
      ridge: z0 + 6.1,
      eave: z0 + 3.55,
      half: 3.5,
      wide: 5.3,
      gable: 0.4,
      upturn: 0.75,
      tile: 0.27,
      ramp: tiles,
      rim: "#f4efdc",
      shade: (u, v) => 0.5 + 0.14 * v - 0.2 * sstep(-0.5, 1, u),
    };
  // body: floor, dark bays with sliding lattices, plaster above
  bay(p, -4.2, 4.2, z0, z0 + 0.5, mix(wood.dark, "#4a4a50", 0.4));
  bay(p, -4.0, 4.0, z0 + 0.45, z0 + 3.3, "#171b28");
  for (const s of [-1, 1]) {
    bay(p, s * 4.0, s * 1.5, z0 + 0.5, z0 + 2.45, "#3a2c2a");
    bay(p, s * 4.0, s * 1.5, z0 + 2.5, z0 + 3.2, "#d9d2c0");
    const T = new Tones();
    for (let i = 0; i <= 16; i++) {
      const x = s * (1.55 + (2.4 * i) / 16);
      T.add(i % 8 === 0 ? wood.body : "#77593f", (q) =>
        brushPath(q, [p.P(x, FRONT, z0 + 2.42), p.P(x, FRONT, z0 + 0.95)], () => p.ppm * 0.045),
      );
    }
    for (const z of [0.95, 1.7, 2.42])
      T.add("#77593f", (q) =>
        brushPath(q, [p.P(s * 1.5, FRONT, z0 + z), p.P(s * 4, FRONT, z0 + z)], () => p.ppm * 0.06),
      );
    T.flush(p.x);
  }
  // the inner room: a round mirror, a white curtain pulled aside
  bay(p, -0.7, 0.7, z0 + 1.0, z0 + 1.9, "#4b3320", 0);
  const [mx, mz] = p.P(0, FRONT, z0 + 1.55);
  for (const [R, c] of [
    [0.27, "#8a6a35"],
    [0.23, "#d9c98e"],
    [0.15, "#f6efd2"],
  ] as [number, Col][]) {
    p.x.fillStyle = css(c);
    p.x.beginPath();
    p.x.arc(mx, mz, R * p.ppm, 0, 6.3);
    p.x.fill();
  }
  for (const s of [-1, 1]) {
    const q = (x: number, z: number) => p.P(s * x, FRONT - 0.02, z0 + z);
    plane(
      p,
      catmull([q(0.05, 2.75), q(1.45, 2.75), q(1.45, 1.2), q(1.2, 1.3), q(0.95, 2.0)], 5, true),
      "#ece6d8",
      1,
    );
    for (const x of [0.5, 0.8, 1.1])
      keyLine(p, catmull([q(x, 2.72), q(x + 0.15, 2.2), q(1.25 + x * 0.1, 1.4)], 6), 1, 0.5);
  }
  for (const x of [-4.05, -1.5, 1.5, 4.05]) {
    bay(p, x - 0.13, x + 0.13, z0 + 0.35, z0 + 3.4, wood.body);
    plane(
      p,
      [
        p.P(x - 0.13, FRONT, z0 + 3.4),
        p.P(x - 0.05, FRONT, z0 + 3.4),
        p.P(x - 0.05, FRONT, z0 + 0.35),
        p.P(x - 0.13, FRONT, z0 + 0.35),
      ],
      wood.lit,
    );
  }
  bay(p, -4.3, 4.3, z0 + 2.72, z0 + 2.98, wood.body);
  bay(p, -4.3, 4.3, z0 + 0.42, z0 + 0.58, wood.lit);
  // wooden steps and the offering chest
  for (let i = 0; i < 3; i++) {
    const y = FRONT - 0.3 * (3 - i),
      z = z0 + 0.15 * i;
    plane(
      p,
      [p.P(-1.4, y, z + 0.15), p.P(1.4, y, z + 0.15), p.P(1.4, y, z), p.P(-1.4, y, z)],
      mix(wood.body, wood.lit, 0.3 * i),
      1,
    );
  }
  plane(
    p,
    [
      p.P(-0.75, FRONT - 0.5, z0 + 0.95),
      p.P(0.75, FRONT - 0.5, z0 + 0.95),
      p.P(0.75, FRONT - 0.5, z0 + 0.4),
      p.P(-0.75, FRONT - 0.5, z0 + 0.4),
    ],
    "#6e4f38",
    1.4,
  );
  for (let i = 1; i < 8; i++)
    keyLine(
      p,
      [
        p.P(-0.75 + i * 0.19, FRONT - 0.5, z0 + 0.93),
        p.P(-0.75 + i * 0.19, FRONT - 0.5, z0 + 0.42),
      ],
      0.9,
      0.6,
    );
  rope(p, 1.45, z0 + 3.0);
  soffit(
    p,
    roof,
    2.0,
    { half: 4.3, z: z0 + 3.35 },
    { dark: wood.dark, wood: wood.body, tip: wood.tip },
  );
  tiledRoof(p, roof);
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
