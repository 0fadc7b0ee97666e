/** A flat-bottomed boat under snow, moored below the quay. */
import { css, lerp, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { at, WATER } from "./hero-plan.ts";
import { painted, type Pen, plane, rule, seen } from "./hero-pen.ts";
import { beam, frost } from "./hero-wear.ts";
import { rope } from "./hero-things.ts";
import { POSTS } from "./hero-quay.ts";

/** Its bow, its stern and its middle line. */
export const HULL = { bow: -4.05, stern: 1.12, y: -5.75 } as const;
const { bow: BOW, stern: STERN, y: Y } = HULL,
  N = 20;
/** Half its width, and the height of its gunwale, from the bow (0) to the stern (1). */
export const half = (s: number) =>
  0.12 + 0.6 * Math.sin(Math.PI * (0.12 + 0.62 * s)) ** 1.3 * Math.min(1, 0.25 + 2.2 * s);
export const sheer = (s: number) => WATER + 0.46 + 0.36 * (1 - s) ** 2.6 + 0.1 * s * s;
const along = (f: (s: number) => V3): V3[] => Array.from({ length: N + 1 }, (_, i) => f(i / N));
const gunwale = (side: number, inset = 0, drop = 0) =>
  along((s) => [
    lerp(BOW + inset * 2, STERN - inset, s),
    Y + side * (half(s) - inset),
    sheer(s) - drop,
  ]);
const chine = (z: number) => along((s) => [lerp(BOW + 0.55, STERN, s), Y - half(s) * 0.82, z]);

export function boat(pen: Pen) {
  const near = gunwale(-1),
    far = gunwale(1);
  // inside: a bed of snow, blue under the far side
  plane(pen, [...near, ...far.toReversed()], "#3d3350", 1.5);
  painted(
    pen,
    [...gunwale(-1, 0.07), ...gunwale(1, 0.07).toReversed()],
    frost("#e4ebf4", "#aebfdc"),
    0.8,
  );
  plane(
    pen,
    [
      ...gunwale(1, 0.07),
      ...gunwale(1, 0.07)
        .map(([x, y, z]): V3 => [x, y - 0.2, z - 0.05])
        .toReversed(),
    ],
    "#a9bbdb",
  );
  for (const s of [0.32, 0.68]) {
    const x = lerp(BOW, STERN, s),
      h = half(s) - 0.07;
    plane(
      pen,
      [
        [x, Y - h, sheer(s)],
        [x + 0.26, Y - h, sheer(s)],
        [x + 0.26, Y + h, sheer(s)],
        [x, Y + h, sheer(s)],
      ],
      "#eef2f8",
      1,
    );
    plane(
      pen,
      [
        [x + 0.26, Y - h, sheer(s)],
        [x + 0.26, Y + h, sheer(s)],
        [x + 0.26, Y + h, sheer(s) - 0.12],
        [x + 0.26, Y - h, sheer(s) - 0.12],
      ],
      "#453850",
    );
  }
  // the near side in two planks, and the stern board
  painted(
    pen,
    [...near, ...chine(WATER).toReversed()],
    beam(["#332a45", "#43384f", "#51465f", "#665a70"], Y - 0.6, "x"),
    1.6,
  );
  painted(
    pen,
    [
      ...along((s) => [lerp(BOW + 0.3, STERN, s), Y - half(s) * 0.9, lerp(WATER, sheer(s), 0.48)]),
      ...chine(WATER).toReversed(),
    ],
    beam(["#231d38", "#2e2742", "#3a324e", "#4a415c"], Y - 0.55, "x"),
  );
  rule(pen, near, 2);
  const stern: V3[] = [
    [STERN, Y - half(1), sheer(1)],
    [STERN, Y + half(1), sheer(1)],
    [STERN, Y + half(1) * 0.82, WATER],
    [STERN, Y - half(1) * 0.82, WATER],
  ];
  plane(pen, stern, "#2a2440", 1.7);
  snowRail(pen);
  oar(pen);
  rope(pen, [STERN - 0.2, Y + half(1), sheer(1)], [POSTS[0][0] - 0.1, POSTS[0][1], -0.25]);
}
/** Snow lies on both rails. */
function snowRail(pen: Pen) {
  for (const [side, w] of [
    [1, 4],
    [-1, 5],
  ] as const) {
    pen.x.fillStyle = css("#eef2f8");
    pen.x.beginPath();
    brushPath(pen.x, seen(gunwale(side, 0.03, -0.04)).slice(0, N - 1), (t) => w * (0.5 + 0.6 * t));
    pen.x.fill();
  }
}
function oar(pen: Pen) {
  const a = at(BOW + 0.7, Y + 0.5, WATER + 0.74),
    b = at(STERN - 1.1, Y - 0.25, WATER + 0.7);
  const bar = (d: number): Pt[] => [
    [a[0], a[1] + d],
    [b[0], b[1] + d],
  ];
  for (const [d, w, c] of [
    [0, 6, "#33283c"],
    [-3, 3.4, "#eef2f8"],
  ] as const) {
    pen.x.fillStyle = css(c);
    pen.x.beginPath();
    brushPath(pen.x, bar(d), (t) => w * (t > 0.86 ? 1.5 : 1));
    pen.x.fill();
  }
}
