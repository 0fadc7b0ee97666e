/** The quay: its wall under a thick edge of snow, the stair to the water, the mooring posts. */
import { Noise, type Pt, type V3 } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { LONG, QUAY, WATER } from "./hero-plan.ts";
import {
  across,
  box,
  cap,
  painted,
  patch,
  type Pen,
  plane,
  rule,
  seen,
  upright,
} from "./hero-pen.ts";
import { beam, stone } from "./hero-wear.ts";

const n = new Noise(67);

const hewn = stone(["#222c4e", "#2f3b61", "#3d4a72", "#4b5981", "#5f6d93"], QUAY, WATER);

/** The quay wall: large uneven stones in courses, and the snow's thick edge over its coping. */
export function quay(pen: Pen) {
  plane(pen, upright(LONG[0], LONG[1], WATER, 0, QUAY), "#1c2444");
  const courses = [WATER, -0.62, -0.3, -0.02];
  for (let c = 0; c < 3; c++)
    for (let x = LONG[0] + (c % 2) * 0.5; x < LONG[1];) {
      const wide = 0.85 + 0.4 * (n.n2(x * 1.3, c * 7) + 0.4),
        own = n.n2(x * 2.1, c + 20);
      const ragged = (k: number) => 0.018 * n.n2(x * 9 + k * 3.7, c);
      const [a, b, lo, hi] = [
        x + 0.025,
        x + wide - 0.025,
        courses[c] + 0.02,
        courses[c + 1] - 0.02,
      ];
      painted(
        pen,
        [
          [a + ragged(1), QUAY, lo + 0.03],
          [a + 0.05, QUAY, lo + ragged(2)],
          [(a + b) / 2, QUAY, lo + ragged(3)],
          [b - 0.05, QUAY, lo + ragged(4)],
          [b + ragged(5), QUAY, lo + 0.04],
          [b + ragged(6), QUAY, hi - 0.03],
          [b - 0.06, QUAY, hi + ragged(7)],
          [a + 0.05, QUAY, hi + ragged(8)],
          [a + ragged(9), QUAY, hi - 0.04],
        ],
        hewn(own),
      );
      x += wide;
    }
  fillPoly(pen.x, seen(upright(LONG[0], LONG[1], -0.16, 0, QUAY)), "#253054");
  // the water's edge
  rule(
    pen,
    [-24, -12, -4, 4, LONG[1]].map((x): V3 => [x, QUAY, WATER]),
    1.3,
  );
  lip(pen);
}
/** The snow's edge bulges over the coping, here more and there less, and has slid off in places. */
function lip(pen: Pen) {
  const N = 260;
  const edge = (out: number, z: (x: number) => number) =>
    Array.from({ length: N + 1 }, (_, i): V3 => {
      const x = -26 + (40 * i) / N;
      return [x, QUAY + out, z(x)];
    });
  const high = (x: number) => 0.11 + 0.05 * n.fbm(x * 0.5, 2, 2),
    low = (x: number) => -0.09 + 0.09 * n.fbm(x * 0.62, 5, 2) + 0.02 * n.n2(x * 3, 6);
  patch(pen, seen([...edge(-0.08, high), ...edge(-0.08, low).toReversed()]), "#8297c2");
  const turn = (x: number) => high(x) + (low(x) - high(x)) * (0.5 + 0.22 * n.n2(x * 0.9, 11));
  patch(pen, seen([...edge(-0.08, high), ...edge(-0.08, turn).toReversed()]), "#a9bbdb");
  patch(
    pen,
    seen([
      ...edge(0.3, () => 0.05).map(([x, y, z]): V3 => [x, y + 0.3 * n.fbm(x * 0.7, 15, 2), z]),
      ...edge(-0.08, (x) => high(x) - 0.035 + 0.02 * n.n2(x * 1.4, 3)).toReversed(),
    ]),
    "#dbe4f1",
  );
  rule(
    pen,
    edge(-0.08, low).filter((_, i) => i % 4 === 0),
    0.8,
  );
}
export const STEPS = { x: [2.5, 6.1], tread: 0.46, rise: 0.23, count: 4 } as const;
/** The height of a step's stone, below its snow. */
export const stepTop = (i: number) => -0.2 - STEPS.rise * i * 0.93;
/** Four steps of stone go down to the water; the snow on them has drifted, sagged and broken off unevenly. */
export function steps(pen: Pen) {
  const { x, tread, count } = STEPS;
  const face = stone(["#1d2646", "#28345a", "#35426a", "#435078", "#56638a"], QUAY, WATER);
  for (let i = 0; i < count; i++) {
    const back = QUAY - tread * i,
      y = back - tread,
      z = stepTop(i);
    plane(pen, across(x[1], y, back, WATER, z), "#242e52");
    painted(pen, upright(x[0], x[1], WATER, z, y), face(0.2 * n.n2(i * 3.3, 1)));
    for (let k = 0; k < 3; k++) {
      const jx = x[0] + 0.5 + 1.05 * k + 0.5 * n.n2(i * 2.2, k * 4);
      if (i < count - 1 || k < 2)
        rule(
          pen,
          [
            [jx, y, Math.max(WATER, z - 0.24)],
            [jx + 0.02, y, z],
          ],
          1.1,
        );
    }
    rule(
      pen,
      [
        [x[1], y, i + 1 < count ? stepTop(i + 1) : WATER],
        [x[1], y, z],
      ],
      1.2,
    );
    // the courses of the side that we see
    if (i < count - 1)
      rule(
        pen,
        [
          [x[1], y, z - 0.2],
          [x[1], QUAY, z - 0.2],
        ],
        0.8,
      );
    treadSnow(pen, i, y, back, z);
  }
  const foot = QUAY - tread * count;
  rule(
    pen,
    [
      [x[0], foot, WATER],
      [x[1], foot, WATER],
      [x[1], QUAY, WATER],
    ],
    1.3,
  );
}
/** The snow of one step: heaped where the wind leaves it, thin or gone where feet and water take it. */
function treadSnow(pen: Pen, i: number, y: number, back: number, z: number) {
  const { x } = STEPS,
    N = 56;
  const along = (f: (x: number, u: number) => V3) =>
    Array.from({ length: N + 1 }, (_, k): V3 => {
      const u = k / N;
      return f(x[0] - 0.05 + (x[1] - x[0] + 0.1) * u, u);
    });
  const round = (u: number) => Math.min(1, 16 * u + 0.2, 16 * (1 - u) + 0.2) ** 0.5;
  // heaped at both ends, trodden in the middle
  const heap = (px: number, u: number) =>
    round(u) *
    (0.05 +
      0.1 * Math.abs(2 * u - 0.9) ** 1.6 +
      0.07 * Math.max(-0.5, n.fbm(px * 0.9, i * 7.1, 2)));
  const hang = (px: number, u: number) =>
    round(u) * (0.025 + 0.075 * n.fbm(px * 1.25, i * 3.7 + 20, 2) + 0.012 * n.n2(px * 5, i));
  const out = (px: number, u: number) => y - 0.05 * round(u) - 0.03 * n.n2(px * 1.5, i + 9);
  const top = along((px, u) => [px, out(px, u), z + heap(px, u)]);
  const behind = along((px, u) => [px, back + 0.03, z + heap(px, u) * 0.6 + 0.05 * round(u)]);
  const low = along((px, u) => [px, out(px, u), z - Math.max(-0.02, hang(px, u))]);
  patch(pen, seen([...behind, ...top.toReversed()]), i % 2 ? "#d3ddee" : "#cbd7ea");
  // the blue of the hollow under the next step
  patch(
    pen,
    seen([
      ...behind,
      ...along((px, u) => [
        px,
        back - (0.1 + 0.09 * n.fbm(px * 0.8, i * 5 + 2, 2)) * round(u),
        z + heap(px, u) * 0.7,
      ]).toReversed(),
    ]),
    "#a9bad9",
  );
  patch(pen, seen([...top, ...low.toReversed()]), "#7c91bd");
  patch(
    pen,
    seen([
      ...top,
      ...top
        .map(([px, py, pz], k): V3 => [
          px,
          py,
          pz + (low[k][2] - pz) * (0.45 + 0.25 * n.n2(px * 1.1, i * 4)),
        ])
        .toReversed(),
    ]),
    "#9fb2d5",
  );
}
export const POSTS: readonly Pt[] = [
  [1.55, -4.95],
  [8.35, -4.95],
];
export function posts(pen: Pen) {
  for (const [x, y] of POSTS) {
    box(pen, [x - 0.11, x + 0.11], [y - 0.1, y + 0.1], [WATER, 0.5], {
      front: "#33253a",
      side: "#221a2e",
      top: "#33253a",
      line: 1.5,
    });
    painted(
      pen,
      upright(x - 0.11, x + 0.11, WATER, 0.5, y - 0.1),
      beam(["#241b2c", "#33253a", "#43324a", "#5a4760"], y - 0.1, "z"),
    );
    cap(pen, [x - 0.15, x + 0.25], y - 0.1, 0.5, 0.15 + 0.04 * n.n2(x, 2), "#dde6f2", "#9db0d4");
  }
}
