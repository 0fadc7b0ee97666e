/** The quay: its wall under a thick edge of snow, the stair to the water, the mooring posts. */
import { Noise, type Pt, type V3 } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { LONG, QUAY, WATER } from "./hero-plan.ts";
import {
  across,
  box,
  cap,
  level,
  patch,
  type Pen,
  plane,
  rule,
  seen,
  upright,
} from "./hero-pen.ts";

const n = new Noise(67);

/** The quay wall: large stones in courses, a coping, and the snow's thick white edge over it. */
export function quay(pen: Pen) {
  plane(pen, upright(LONG[0], LONG[1], WATER, 0, QUAY), "#39456b");
  const courses = [WATER, -0.62, -0.3, -0.02];
  for (let c = 0; c < 3; c++)
    for (let x = LONG[0] + (c % 2) * 0.5; x < LONG[1];) {
      const wide = 0.85 + 0.4 * (n.n2(x * 1.3, c * 7) + 0.4);
      const tone = n.n2(x * 2.1, c + 20);
      if (tone > 0.1)
        fillPoly(
          pen.x,
          seen(upright(x + 0.03, x + wide - 0.03, courses[c] + 0.02, courses[c + 1] - 0.02, QUAY)),
          tone > 0.5 ? "#4a577f" : "#414e75",
        );
      rule(
        pen,
        [
          [x, QUAY, courses[c]],
          [x, QUAY, courses[c + 1]],
        ],
        1.1,
      );
      x += wide;
    }
  for (const z of courses.slice(1, 3))
    rule(
      pen,
      [
        [-24, QUAY, z],
        [-12, QUAY, z],
        [0, QUAY, z],
        [LONG[1], QUAY, z],
      ],
      1.1,
    );
  fillPoly(pen.x, seen(upright(LONG[0], LONG[1], -0.16, 0, QUAY)), "#2d385c");
  // the water's edge
  rule(
    pen,
    [-24, -12, -4, 4, LONG[1]].map((x): V3 => [x, QUAY, WATER]),
    1.6,
  );
  // the snow's edge bulges a little over the coping
  const N = 130;
  const edge = (z: number, amp: number, seed: number) =>
    Array.from({ length: N + 1 }, (_, i): V3 => {
      const x = -26 + (40 * i) / N;
      return [x, QUAY - 0.08, z + amp * n.n2(x * 0.7, seed)];
    });
  const lip = [...edge(0.13, 0.03, 2), ...edge(-0.09, 0.025, 5).toReversed()];
  patch(pen, seen(lip), "#97a9cd");
  const crest = [
    ...edge(0.13, 0.03, 2).map((p): V3 => [p[0], QUAY + 0.35, 0.06]),
    ...edge(0.1, 0.03, 2).toReversed(),
  ];
  patch(pen, seen(crest), "#dde5f1");
  rule(pen, edge(-0.09, 0.025, 5), 0.9);
}
export const STEPS = { x: [2.5, 6.1], tread: 0.46, rise: 0.23, count: 4 } as const;
/** The height of a step's stone, below its snow. */
export const stepTop = (i: number) => -0.2 - STEPS.rise * i * 0.93;
/** Four steps of stone go down to the water, each with its slab of snow. */
export function steps(pen: Pen) {
  const { x, tread, count } = STEPS;
  for (let i = 0; i < count; i++) {
    const y1 = QUAY - tread * i,
      z = stepTop(i);
    box(pen, x, [y1 - tread, y1], [WATER, z], {
      front: "#39456b",
      side: "#2b3558",
      top: "#39456b",
      line: 0,
    });
    const a: V3[] = level(x[0] - 0.03, x[1] + 0.03, y1 - tread - 0.04, y1, z + 0.1);
    plane(pen, a, "#d9e2f0");
    plane(
      pen,
      upright(x[0] - 0.03, x[1] + 0.03, z - 0.02, z + 0.1, y1 - tread - 0.04),
      "#93a6cb",
      0.8,
    );
    plane(pen, across(x[1] + 0.03, y1 - tread - 0.04, y1, z - 0.02, z + 0.1), "#7d90ba", 0.8);
    rule(pen, [a[0], a[1]], 0.6);
  }
  // the side that we see: one stone face in steps, and the water's edge around it
  const foot = QUAY - tread * count;
  for (let i = 0; i < count; i++) {
    const y = QUAY - tread * (i + 1);
    rule(
      pen,
      [
        [x[1], y, i + 1 < count ? stepTop(i + 1) : WATER],
        [x[1], y, stepTop(i)],
      ],
      1.1,
    );
  }
  rule(
    pen,
    [
      [x[0], foot, WATER],
      [x[1], foot, WATER],
      [x[1], QUAY, WATER],
      [x[1], QUAY, -0.1],
    ],
    1.5,
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
    plane(pen, upright(x - 0.1, x - 0.05, WATER, 0.48, y - 0.1), "#574257");
    cap(pen, [x - 0.15, x + 0.25], y - 0.1, 0.5, 0.17, "#e3eaf4", "#a9bbdb");
  }
}
