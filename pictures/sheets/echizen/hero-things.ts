/** What she has about her: a pail of hot water that steams, a cloth over the rim, the pile of wet sheets. */
import { bokashi, css, type Ctx, lerp, mix, Noise, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, fillPoly, poly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { depthOf, points, project } from "./hero-plan.ts";

const n = new Noise(19);
const PAIL = { at: [2.3, 4.3] as const, r: 0.17, h: 0.27 };
export function pail(P: Print) {
  const [px, py] = PAIL.at;
  P.light(
    (x) => {
      const [u, v] = project([px + 0.05, py - 0.07, 0]);
      x.fillStyle = css("#5a4438");
      x.beginPath();
      x.ellipse(u, v, 66, 17, 0.05, 0, 2 * Math.PI);
      x.fill();
    },
    { op: "multiply", blur: 7 },
  );
  const ring = (r: number, z: number): Pt[] =>
    Array.from({ length: 40 }, (_, i) => {
      const a = (i / 40) * 2 * Math.PI;
      return project([px + r * Math.cos(a), py + r * Math.sin(a), z]);
    });
  const mouth = ring(PAIL.r, PAIL.h),
    foot = ring(PAIL.r * 0.86, 0);
  const span = (p: Pt[]) => [
    p.reduce((m, q) => (q[0] < m[0] ? q : m)),
    p.reduce((m, q) => (q[0] > m[0] ? q : m)),
  ];
  const [ml, mr] = span(mouth),
    [fl, fr] = span(foot);
  const lower = (p: Pt[], l: Pt, r: Pt) =>
    p.filter((q) => q[1] >= (l[1] + r[1]) / 2 - 0.5).toSorted((a, b) => b[0] - a[0]);
  const side: Pt[] = [ml, mr, fr, ...lower(foot, fl, fr), fl];
  P.block((x) => {
    fillPoly(
      x,
      side,
      bokashi(x, ml[0], 0, mr[0], 0, [
        [0, "#9a7d61"],
        [0.12, "#6a4f3d"],
        [0.4, "#35251f"],
        [1, "#1c1415"],
      ]),
    );
    x.save();
    poly(x, side);
    x.clip();
    for (let i = 1; i < 8; i++) {
      const t = 0.5 - 0.5 * Math.cos((i / 8) * Math.PI);
      x.fillStyle = css("#120c0e", 0.7);
      x.beginPath();
      brushPath(
        x,
        [
          [lerp(ml[0], mr[0], t), ml[1]],
          [lerp(fl[0], fr[0], t), fr[1] + 14],
        ],
        () => 1.3,
      );
      x.fill();
    }
    for (const z of [0.06, 0.2]) hoop(x, px, py, z);
    x.restore();
    fillPoly(x, mouth, "#2a1d1a");
    x.save();
    poly(x, mouth);
    x.clip();
    fillPoly(x, ring(PAIL.r * 0.93, PAIL.h - 0.035), "#7f8a91");
    fillPoly(x, ring(PAIL.r * 0.7, PAIL.h - 0.032), "#a3adb1");
    x.restore();
    x.fillStyle = css("#b39a7d");
    x.beginPath();
    brushPath(x, [...mouth, mouth[0]], (t) => 3.4 + 1.6 * Math.sin(t * 2 * Math.PI));
    x.fill();
  });
}
function hoop(x: Ctx, px: number, py: number, z: number) {
  const r = PAIL.r * (0.86 + (0.14 * z) / PAIL.h) + 0.004;
  const p = Array.from({ length: 21 }, (_, i): Pt => {
    const a = 2.72 + (i / 20) * 2.98;
    return project([px + r * Math.cos(a), py + r * Math.sin(a), z]);
  });
  x.fillStyle = css("#8a6e53", 0.75);
  x.beginPath();
  brushPath(x, p, (t) => 4.4 * (1 - 0.6 * t));
  x.fill();
}
/** steam in two long slow folds, lit from the left */
export function steam(P: Print) {
  const [bx, by] = project([PAIL.at[0], PAIL.at[1], PAIL.h]);
  const k = 1800 / depthOf([PAIL.at[0], PAIL.at[1], 0]);
  const fold = (p: Pt[]): Pt[] =>
    catmull(
      p.map(([u, v]): Pt => [bx + u * k, by - v * k]),
      12,
    );
  for (const [line, w, a, blur] of [
    [fold(points("0 0.0, -0.03 0.2, 0.04 0.45, 0.03 0.75, 0.14 1.05, 0.14 1.5")), 62, 0.17, 14],
    [
      fold(points("-0.05 0.02, -0.1 0.18, -0.04 0.38, -0.06 0.6, 0.05 0.85, 0.06 1.2")),
      20,
      0.26,
      6,
    ],
    [fold(points("0.07 0.02, 0.1 0.14, 0.07 0.3, 0.13 0.5")), 12, 0.16, 5],
  ] as const)
    P.light(
      (x) => {
        const g = x.createLinearGradient(0, by, 0, line[line.length - 1][1]);
        g.addColorStop(0, css("#dfe3e4", a * 0.4));
        g.addColorStop(0.2, css("#dfe3e4", a));
        g.addColorStop(1, css("#dfe3e4", 0));
        x.fillStyle = g;
        x.beginPath();
        brushPath(x, line, (t) => w * (0.35 + 1.1 * t));
        x.fill();
      },
      { op: "source-over", blur },
    );
}
/** the wet sheets on their table: no edge lies quite over the next */
export function pile(P: Print) {
  const [x0, x1, y0, y1, z0, z1] = [-1.88, -1.08, 4.66, 5.24, 0.36, 0.56];
  const N = 15;
  P.block((x) => {
    for (let i = 0; i < N; i++) {
      const z = lerp(z0, z1, i / N),
        zt = lerp(z0, z1, (i + 1) / N);
      const l = x0 + 0.012 * n.n2(i * 1.7, 3),
        r = x1 + 0.014 * n.n2(i * 1.3, 9);
      const sag = 0.004 * n.n2(i, 20);
      const edge = (h: number): Pt[] =>
        Array.from({ length: 12 }, (_, k) =>
          project([lerp(l, r, k / 11), y0, h + sag + 0.003 * n.n2(k * 0.5, i)]),
        );
      const c = mix(mix("#5c514e", "#8d8883", i / N), "#a7a39c", 0.5 + 0.5 * n.n2(i * 5, 1));
      fillPoly(
        x,
        [...edge(zt), ...edge(z).toReversed()],
        bokashi(x, ...project([x0, y0, z]), ...project([x1, y0, z]), [
          [0, mix(c, "#2a2021", 0.35)],
          [1, c],
        ]),
      );
      // the side that sees the snow
      fillPoly(
        x,
        [project([r, y0, zt]), project([r, y1, zt]), project([r, y1, z]), project([r, y0, z])],
        mix("#a9abad", "#d3d3cf", 0.5 + 0.5 * n.n2(i * 3, 7)),
      );
      x.fillStyle = css("#2c2223", 0.6);
      x.beginPath();
      brushPath(x, edge(z), (t) => Math.max(0.05, 1.1 + 1.2 * n.n2(t * 4, i * 3)));
      x.fill();
    }
    const top: Pt[] = [
      [x0 - 0.006, y0 - 0.004],
      [x1 + 0.01, y0 - 0.008],
      [x1 + 0.004, y1],
      [x0, y1],
    ].map(([u, v]) => project([u, v, z1]));
    fillPoly(
      x,
      top,
      bokashi(x, ...top[0], ...top[2], [
        [0, "#a8a39d"],
        [0.6, "#d5d4cf"],
        [1, "#eeece4"],
      ]),
    );
  });
}
