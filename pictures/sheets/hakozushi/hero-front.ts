/** What shines from the shop: the room behind the door, the window with its shelves and wares, the curtain between. */
import { type Col, type Pt, ramp, type V3 } from "../../kit/core.ts";
import { clearUnder, poly } from "../../kit/brush.ts";
import { onWall, SHOP } from "./hero-plan.ts";
import { across, box, level, painted, type Pen, plane, rule, seen, upright } from "./hero-pen.ts";
import { lamp, shelves, stack, tray } from "./hero-wares.ts";
import { cutSteps } from "./hero-wear.ts";

type Span = readonly [number, number];
const BACK = 1.5;
/** Draws what is seen through an opening, and nothing outside it. */
function through(pen: Pen, [a, b]: Span, [z0, z1]: Span, draw: () => void) {
  const hole = seen(upright(a, b, z0, z1));
  clearUnder(pen.k, hole);
  for (const c of [pen.x, pen.k]) {
    c.save();
    poly(c, hole);
    c.clip();
  }
  draw();
  for (const c of [pen.x, pen.k]) c.restore();
  rule(pen, [...upright(a, b, z0, z1), upright(a, b, z0, z1)[0]], 1.3);
}
/** A wall in the light of a lamp that hangs at [x, z]: bright around it, darker in the corners. */
function lamplit(cs: readonly Col[], [lx, lz]: Pt, y: number) {
  const of = ramp(cs.map((c, i): [number, Col] => [i / (cs.length - 1), c])).at;
  return (p: Pt) => {
    const [x, z] = onWall(p, y);
    const far = Math.hypot((x - lx) * 0.62, z - lz);
    return of(cutSteps(1.04 - 0.5 * far, 9));
  };
}
/** The room behind the door: a step up to the boards, a shelf on the back wall, all in lamplight. */
export function room(pen: Pen, [a, b]: Span, z: Span) {
  through(pen, [a, b], z, () => {
    painted(
      pen,
      upright(a - 2, b + 1, 0, 3, 2.6),
      lamplit(["#a4502c", "#cf7433", "#ec9a42", "#fbb95a", "#ffd27a"], [(a + b) / 2 - 1, 1.9], 2.6),
    );
    plane(pen, level(a - 2, b + 1, 0, 1.2, 0.02), "#d9793a");
    box(pen, [a - 2, b + 1], [1.2, 2.6], [0, 0.36], {
      front: "#b65a2c",
      side: "#b65a2c",
      top: "#f0994a",
      line: 0.7,
    });
    shelves(pen, [a - 0.6, b + 0.6], 2.5, [
      [1, 2, 1, 2],
      [2, 1, 2, 1],
      [1, 1, 2, 1],
    ]);
  });
  // sliding doors pushed to both sides, paper over a dark lower board
  for (const [c, d] of [
    [a, a + 0.42],
    [b - 0.42, b],
  ] as const) {
    plane(pen, upright(c, d, 0.06, SHOP.lintel), "#ffe6ab", 1.2);
    plane(pen, upright(c, d, 0.06, 0.5), "#4a2d22", 1);
    for (const x of [c, (c + d) / 2 - 0.02, d - 0.05])
      plane(pen, upright(x, x + 0.05, 0.06, SHOP.lintel, -0.01), "#3a231d");
    for (const q of [0.95, 1.42, 1.88]) plane(pen, upright(c, d, q, q + 0.04, -0.01), "#3a231d");
  }
}
/** The window: shelves of boxes, a paper lamp, and on the sill a tray of pressed sushi in squares. */
export function counter(pen: Pen, [a, b]: Span, lintel: number) {
  const sill = 0.98;
  through(pen, [a, b], [sill, lintel], () => {
    painted(
      pen,
      upright(a - 1, b + 1, 0, 3, BACK),
      lamplit(
        ["#a4502c", "#cf7433", "#ec9a42", "#fbb95a", "#ffd27a"],
        [(a + b) / 2 + 0.2, 2.15],
        BACK,
      ),
    );
    plane(pen, across(a, 0, BACK, 0, 3), "#c96d33");
    shelves(pen, [a - 0.9, b + 0.1], BACK - 0.1, [
      [2, 1, 2, 2, 1, 2, 1, 2],
      [1, 2, 2, 1, 2, 1, 2, 1],
      [1, 1, 2, 1, 1, 2, 1, 1],
    ]);
    lamp(pen, (a + b) / 2 + 0.42);
    plane(pen, level(a - 1, b + 1, 0, BACK, sill), "#e59a4c");
  });
  // the sill and the boarded front below it
  box(pen, [a - 0.1, b + 0.14], [-0.5, 0], [0, sill], {
    front: "#3d2622",
    side: "#1f151b",
    top: "#ffdf9f",
    line: 0.5,
  });
  plane(pen, upright(a - 0.14, b + 0.18, sill - 0.1, sill, -0.52), "#8a5531", 0.6);
  stack(pen, a + 0.02, -0.34, sill, 0.44, 4, "#ffe0a0", "#b97c44", 0.5);
  stack(pen, b - 0.42, -0.34, sill, 0.42, 3, "#ffe0a0", "#b97c44", 0.5);
  tray(pen, a + 0.62, sill);
}
/** The indigo curtain in four strips; lamplight comes through the slits. */
export function noren(pen: Pen, [a, b]: Span) {
  const y = -0.12,
    wide = (b - a + 0.24) / 4;
  for (let i = 0; i < 4; i++) {
    const x0 = a - 0.12 + wide * i,
      sway = 0.03 * Math.sin(i * 2.1 + 0.6);
    const foot = 1.44 + 0.035 * Math.sin(i * 1.7);
    const lo = [0.03, 0.28, 0.5, 0.72, 0.97].map((t, k): V3 => [
      x0 + wide * t + sway,
      y - (k % 2 ? 0.05 : 0),
      foot + (k % 2 ? 0.03 : 0),
    ]);
    plane(
      pen,
      [[x0 + 0.01, y, 2.42], [x0 + wide - 0.01, y, 2.42], ...lo.toReversed()],
      "#24427f",
      0.6,
    );
    const fold = (t: number, z: number): V3 => [x0 + wide * t + sway * ((2.42 - z) / 0.98), y, z];
    for (const [t, w, c] of [
      [0.06, 0.1, "#2f5292"],
      [0.24, 0.13, "#1b3468"],
      [0.42, 0.08, "#2c4e8d"],
      [0.62, 0.16, "#182f60"],
      [0.84, 0.08, "#2f5292"],
    ] as const)
      plane(
        pen,
        [
          fold(t, 2.38),
          fold(t + w * 0.4, 2.38),
          fold(t + w * 0.75, 2.05),
          fold(t + w, 1.7),
          fold(t + w * 1.15, foot + 0.03),
          fold(t + w * 0.1, foot + 0.02),
          fold(t - w * 0.15, 1.8),
        ],
        c,
      );
  }
  // the crest is the shop's box, seen from above: two squares
  const cx = (a + b) / 2;
  const square = (h: number): V3[] =>
    upright(cx - h, cx + h, 1.9 - h * 0.92, 1.9 + h * 0.92, y - 0.02);
  plane(pen, square(0.34), "#e6dcc4");
  plane(pen, square(0.26), "#24427f");
  plane(pen, square(0.165), "#e6dcc4");
  plane(pen, square(0.09), "#24427f");
  rule(
    pen,
    [
      [cx, y - 0.02, 2.3],
      [cx, y - 0.02, 1.45],
    ],
    1,
  );
  plane(pen, upright(a - 0.2, b + 0.2, 2.4, 2.45, y), "#2e1d1f", 0.9);
}
