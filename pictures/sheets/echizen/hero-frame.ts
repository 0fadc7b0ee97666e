/** The frame with its bamboo screen, lifted from the water: it hangs on cords from two bent bamboo springs. */
import { css, type Ctx, lerp, Noise, type Pt, Rng, type V3 } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { flatFace, within } from "./hero-face.ts";
import { FRAME, KEY, project, scaleAt, VAT } from "./hero-plan.ts";

const n = new Noise(41);
const [A, B, C, D] = FRAME;
const between = (p: V3, q: V3, t: number): V3 => [
  lerp(p[0], q[0], t),
  lerp(p[1], q[1], t),
  lerp(p[2], q[2], t),
];
const on = (u: number, v: number) => between(between(A, B, u), between(D, C, u), v);
const lifted = (p: V3, by: number): V3 => [p[0], p[1], p[2] + by];

/** a course in space, smoothed on the sheet, with the pixels of a metre along it */
function course(points: V3[]) {
  const line = catmull(points.map(project), 14);
  const s0 = scaleAt(points[0]),
    s1 = scaleAt(points[points.length - 1]);
  return { line, scale: (t: number) => lerp(s0, s1, t) };
}
const SPRINGS: readonly V3[][] = [
  [
    [1.3, 4.62, 2.3],
    [1.75, 4.75, 2.62],
    [2.6, 5.0, 2.92],
    [3.9, 5.4, 3.12],
    [5.6, 5.7, 3.18],
    [7.2, 5.5, 3.12],
    [8.2, 4.6, 3.0],
  ],
  [
    [2.22, 4.62, 2.16],
    [2.6, 4.75, 2.42],
    [3.4, 5.0, 2.66],
    [4.6, 5.4, 2.86],
    [6.2, 5.7, 2.95],
    [7.3, 5.4, 2.95],
    [8.2, 4.4, 2.84],
  ],
];
export function springs(P: Print) {
  for (const points of SPRINGS) {
    const { line, scale } = course(points);
    const w = (t: number) => scale(t) * (0.036 + 0.04 * t);
    P.block((x) => {
      const band = (shift: number, k: number, c: string) => {
        x.fillStyle = c;
        x.beginPath();
        brushPath(
          x,
          line.map(([px, py], i): Pt => [px, py + shift * w(i / line.length)]),
          (t) => k * w(t),
        );
        x.fill();
      };
      band(0, 1, "#6f6136");
      band(0.26, 0.46, "#433b2c");
      band(-0.28, 0.3, "#cdb573");
    });
    P.lines((k) => {
      k.fillStyle = css(KEY, 0.9);
      k.beginPath();
      for (const s of [-0.5, 0.5])
        brushPath(
          k,
          line.map(([px, py], i): Pt => [px, py + s * w(i / line.length)]),
          () => 1.7,
        );
      for (let i = 5; i < line.length - 1; i += 6) {
        const [px, py] = line[i],
          h = 0.62 * w(i / line.length);
        brushPath(
          k,
          [
            [px + 1, py - h],
            [px - 1, py + h],
          ],
          () => 2.6,
        );
      }
      k.fill();
    });
  }
}
export function cords(P: Print) {
  P.block((x) => {
    x.fillStyle = "#2a2024";
    x.beginPath();
    const [s1, s2] = SPRINGS.map(([tip]) => tip);
    for (const [from, to] of [
      [s1, A],
      [s1, D],
      [s2, B],
      [s2, C],
    ] as const)
      brushPath(
        x,
        Array.from({ length: 9 }, (_, i) => project(between(from, to, i / 8))),
        (t) => 2.6 + 0.5 * Math.sin(t * 40),
      );
    x.fill();
    // the knots at the springs' tips
    for (const tip of [s1, s2]) {
      const [px, py] = project(tip);
      fillPoly(
        x,
        [
          [px - 6, py - 8],
          [px + 7, py - 7],
          [px + 4, py + 13],
          [px - 5, py + 12],
        ],
        "#b9a06c",
      );
    }
  });
}
const RAIL = 0.05;
/** one rail: its side towards us in shade, its upper face in the light */
function rail(P: Print, p: V3, q: V3, inward: V3, side: string, top: string) {
  const inn = (v: V3): V3 => [v[0] + inward[0] * RAIL, v[1] + inward[1] * RAIL, v[2] + inward[2]];
  flatFace(
    P,
    [lifted(p, 0.02), lifted(q, 0.02), lifted(inn(q), 0.02), lifted(inn(p), 0.02)],
    top,
    0.7,
  );
  flatFace(P, [lifted(p, 0.02), lifted(q, 0.02), lifted(q, -0.04), lifted(p, -0.04)], side, 0.8);
}
export function screen(P: Print) {
  const sheet = [A, B, C, D].map(project);
  P.block((x) => {
    fillPoly(x, sheet, "#efe2bf");
    within(x, sheet, () => pulp(x));
  });
  rail(P, D, C, [0, -1, 0.0], "#6a4634", "#e4b877");
  rail(P, A, D, [1, 0, 0], "#d29a5c", "#eec788");
  rail(P, B, C, [-1, 0, 0], "#5c3c30", "#c99c62");
  rail(P, A, B, [0, 1, 0], "#7a5038", "#f1cd8e");
}
/** the wet pulp thins to the ribs of the screen where the water has run off */
function pulp(x: Ctx) {
  x.fillStyle = css("#bda777", 0.8);
  x.beginPath();
  for (let i = 1; i < 26; i++)
    brushPath(x, [project(on(i / 26, 0)), project(on(i / 26, 1))], () => 1.4);
  x.fill();
  // a thin sheet with a calm hem; the film of water that still runs lies along the near rail
  const hem = (u: number, at: number) => at + 0.035 * n.n2(u * 2.2, at * 9);
  const us = Array.from({ length: 50 }, (_, i) => i / 49);
  for (const [at, c] of [
    [0.84, "#f6eed6"],
    [0.7, "#fdf9ec"],
    [0.16, "#d3dfe4"],
  ] as const)
    fillPoly(
      x,
      [...us.map((u) => project(on(u, hem(u, at)))), project(on(1, 0)), project(on(0, 0))],
      c,
    );
}
/** a few lines of water that run from the near rail into the vat, and where they strike */
export function runoff(P: Print) {
  const r = new Rng(17);
  P.block(
    (x) => {
      for (let i = 0; i < 19; i++) {
        const u = (i + r.range(0.1, 0.9)) / 19;
        if (n.n2(u * 6, 3) < -0.35) continue;
        const top = lifted(between(A, B, u), -0.04),
          foot: V3 = [top[0] + 0.01, top[1] + 0.05, VAT.z];
        const w = r.range(2, 5) * (0.6 + 0.6 * u),
          end = r.chance(0.75) ? 1 : r.range(0.4, 0.8);
        const thread = Array.from({ length: 8 }, (_, k): Pt => {
          const [px, py] = project(between(top, foot, (end * k) / 7));
          return [px + 1.2 * n.n2(k * 0.5, i * 3), py];
        });
        // a blue side, so that it stands before the snow, and a white one
        for (const [dx, c, k] of [
          [1.6, "#5f86ae", 1],
          [-0.4, "#fffaf0", 0.62],
        ] as const) {
          x.fillStyle = c;
          x.beginPath();
          brushPath(
            x,
            thread.map(([px, py]): Pt => [px + dx, py]),
            (t) => k * w * (1 - 0.5 * t),
          );
          x.fill();
        }
        const [fx, fy] = project(foot);
        x.fillStyle = css("#6d8cab", 0.9);
        x.beginPath();
        if (end === 1)
          brushPath(
            x,
            Array.from({ length: 9 }, (_, k): Pt => [
              fx - 15 + 30 * (k / 8),
              fy + 3 - 4 * Math.sin((Math.PI * k) / 8),
            ]),
            (t) => 2.4 * Math.sin(Math.PI * t),
          );
        x.fill();
      }
    },
    { occlude: 1 },
  );
}
