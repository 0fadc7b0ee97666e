/** The frame with its bamboo screen, lifted from the water: it hangs on cords from a bent bamboo. */
import { css, type Ctx, lerp, mix, Noise, type Pt, Rng, sstep, type V3 } from "../../kit/core.ts";
import { brushPath, catmull } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { flatFace, shadedFace } from "./hero-face.ts";
import { FRAME, KEY, project, scaleAt, VAT } from "./hero-plan.ts";

const n = new Noise(41);
const [A, B, C, D] = FRAME;
const between = (p: V3, q: V3, t: number): V3 => [
  lerp(p[0], q[0], t),
  lerp(p[1], q[1], t),
  lerp(p[2], q[2], t),
];
const lifted = (p: V3, by: number): V3 => [p[0], p[1], p[2] + by];

/** a course in space, smoothed on the sheet, with the pixels of a metre along it */
function course(points: V3[]) {
  const line = catmull(points.map(project), 14);
  const s0 = scaleAt(points[0]),
    s1 = scaleAt(points[points.length - 1]);
  return { line, scale: (t: number) => lerp(s0, s1, t) };
}
/** the bent bamboo from the right wall, the bar below its tip */
const SPRING: V3[] = [
  [3.02, 7.44, 2.5],
  [3.6, 7.4, 2.74],
  [4.6, 7.2, 3.02],
  [5.8, 6.9, 3.22],
  [7.15, 6.5, 3.34],
];
const TIP = SPRING[0];
const BAR: readonly [V3, V3] = [
  [2.25, 7.42, 2.08],
  [3.78, 7.42, 2.04],
];
export function springs(P: Print) {
  const { line, scale } = course(SPRING);
  const w = (t: number) => scale(t) * (0.04 + 0.045 * t);
  const along = (shift: number): Pt[] =>
    line.map(([px, py], i): Pt => [px, py + shift * w(i / line.length)]);
  P.block((x) => {
    for (const [shift, k, c] of [
      [0, 1, "#7a6a3c"],
      [0.26, 0.46, "#4c4130"],
      [-0.26, 0.3, "#c4aa68"],
    ] as const) {
      x.fillStyle = c;
      x.beginPath();
      brushPath(x, along(shift), (t) => k * w(t) * (1 + 0.12 * n.n2(t * 14, k * 9)));
      x.fill();
    }
  });
  P.lines((k) => {
    k.fillStyle = css(KEY, 0.85);
    k.beginPath();
    for (const s of [-0.5, 0.5]) brushPath(k, along(s), (t) => 1.3 + 0.8 * n.n2(t * 17, s));
    for (let i = 4; i < line.length - 1; i += 4) {
      const [px, py] = line[i],
        h = 0.6 * w(i / line.length);
      brushPath(
        k,
        [
          [px + 1, py - h],
          [px - 1, py + h],
        ],
        () => 2.2,
      );
    }
    k.fill();
  });
}
/** a line from one place to another, as a cord hangs: a hair slack */
const cord = (x: Ctx, from: V3, to: V3, wide: number) =>
  brushPath(
    x,
    Array.from({ length: 9 }, (_, i) => project(between(from, to, i / 8))),
    (t) => wide * (1 + 0.16 * Math.sin(t * 40)),
  );
export function cords(P: Print) {
  P.block((x) => {
    x.fillStyle = "#5a4433";
    x.beginPath();
    cord(x, TIP, BAR[0], 2.2);
    cord(x, TIP, BAR[1], 2.2);
    cord(x, BAR[0], A, 2);
    cord(x, BAR[0], D, 2);
    cord(x, BAR[1], B, 2);
    cord(x, BAR[1], C, 2);
    x.fill();
    x.fillStyle = "#5d3f32";
    x.beginPath();
    cord(x, BAR[0], BAR[1], 6);
    x.fill();
    x.fillStyle = "#a87b4e";
    x.beginPath();
    cord(x, lifted(BAR[0], 0.01), lifted(BAR[1], 0.01), 2);
    x.fill();
    // the knots
    x.fillStyle = "#9c865c";
    x.beginPath();
    for (const at of [TIP, ...BAR]) {
      const [px, py] = project(at);
      x.moveTo(px + 5, py);
      x.ellipse(px, py, 4.6, 6, 0.2, 0, 7);
    }
    x.fill();
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
  // the sun comes through the wet sheet: brightest where the pulp is thin, greyer where water gathers at the near rail
  shadedFace(
    P,
    [A, B, C, D],
    (p) => {
      const v = (p[1] - A[1]) / (D[1] - A[1]),
        u = (p[0] - A[0]) / (B[0] - A[0]);
      const cloud = n.fbm(u * 3, v * 4, 3);
      let c = mix("#fbf1d4", "#fffdf4", sstep(-0.3, 0.4, cloud));
      c = mix(c, "#e6d7ae", 0.7 * sstep(0.8, 0.98, v + 0.05 * cloud));
      c = mix(c, "#c9d3d6", 0.75 * sstep(0.3, 0.02, v + 0.12 * cloud));
      const rib = Math.abs(u * 44 - Math.round(u * 44));
      return mix(c, "#b79f72", rib < 0.16 ? 0.07 + 0.5 * sstep(0.84, 0.95, v) : 0);
    },
    0,
  );
  rail(P, D, C, [0, -1, 0.0], "#7a5038", "#eec282");
  rail(P, A, D, [1, 0, 0], "#c48f58", "#eec788");
  rail(P, B, C, [-1, 0, 0], "#6c4736", "#d3a468");
  rail(P, A, B, [0, 1, 0], "#84573c", "#f1cd8e");
}
/** a few lines of water that run from the near rail into the vat, and where they strike */
export function runoff(P: Print) {
  const r = new Rng(17);
  P.block(
    (x) => {
      for (let i = 0; i < 26; i++) {
        const u = (i + r.range(0.1, 0.9)) / 26;
        if (n.n2(u * 6, 3) < -0.35) continue;
        const top = lifted(between(A, B, u), -0.04),
          foot: V3 = [top[0] + 0.01, top[1] + 0.05, VAT.z];
        const w = r.range(1.2, 3),
          end = r.chance(0.75) ? 1 : r.range(0.4, 0.8);
        const thread = Array.from({ length: 8 }, (_, k): Pt => {
          const [px, py] = project(between(top, foot, (end * k) / 7));
          return [px + 1.2 * n.n2(k * 0.5, i * 3), py];
        });
        // a blue side, so that it stands before the snow, and a white one
        for (const [dx, c, k] of [
          [1.1, "#7d9dbf", 1],
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
              fx - 9 + 18 * (k / 8),
              fy + 2 - 3 * Math.sin((Math.PI * k) / 8),
            ]),
            (t) => 1.8 * Math.sin(Math.PI * t),
          );
        x.fill();
      }
    },
    { occlude: 1 },
  );
}
