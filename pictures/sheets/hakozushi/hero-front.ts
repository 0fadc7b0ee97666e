/** What shines from the shop: the room behind the door, the window with its shelves and wares, the curtain between. */
import { type Col, type Pt, type V3 } from "../../kit/core.ts";
import { clearUnder, poly } from "../../kit/brush.ts";
import { at, SHOP } from "./hero-plan.ts";
import { across, box, level, patch, type Pen, plane, rule, seen, upright } from "./hero-pen.ts";

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
/** A stack of flat sushi boxes: pale wood, a dark line under each lid. */
function stack(
  pen: Pen,
  x: number,
  y: number,
  z: number,
  wide: number,
  count: number,
  light: Col,
  shade: Col,
) {
  for (let i = 0; i < count; i++) {
    const z0 = z + 0.13 * i;
    box(pen, [x, x + wide], [y, y + wide * 0.8], [z0, z0 + 0.13], {
      front: light,
      side: shade,
      top: "#fff0bd",
      line: 0.8,
    });
  }
}
function shelves(pen: Pen, [a, b]: Span, y: number, counts: readonly (readonly number[])[]) {
  counts.forEach((row, s) => {
    const z = 1.22 + 0.46 * s;
    plane(pen, upright(a, b, z - 0.05, z, y), "#a3562a");
    row.forEach((count, i) => {
      if (count)
        stack(
          pen,
          a + 0.1 + (i * (b - a)) / row.length,
          y,
          z,
          ((b - a) / row.length) * 0.68,
          count,
          "#ffd673",
          "#d98a3a",
        );
    });
  });
}
/** The room behind the door: a step up to the boards, a shelf on the back wall, all in lamplight. */
export function room(pen: Pen, [a, b]: Span, z: Span) {
  through(pen, [a, b], z, () => {
    plane(pen, upright(a - 2, b + 1, 0, 3, 2.6), "#f7ae4c");
    plane(pen, upright(a - 2, b + 1, 0, 0.42, 2.6), "#c96a30");
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
    plane(pen, upright(a - 1, b + 1, 0, 3, BACK), "#f8b04e");
    plane(pen, across(a, 0, BACK, 0, 3), "#d97c38");
    plane(pen, upright(a - 1, b + 1, 2.2, 3, BACK), "#ee983f");
    shelves(pen, [a - 0.9, b + 0.1], BACK - 0.1, [
      [2, 1, 2, 0, 2, 1],
      [1, 2, 0, 2, 1, 2],
      [1, 1, 2, 1, 1, 1],
    ]);
    lamp(pen, (a + b) / 2 + 0.42);
    plane(pen, level(a - 1, b + 1, 0, BACK, sill), "#e59a4c");
  });
  // the sill and the boarded front below it
  box(pen, [a - 0.1, b + 0.14], [-0.5, 0], [0, sill], {
    front: "#3d2622",
    side: "#1f151b",
    top: "#ffdf9f",
    line: 1.5,
  });
  for (let i = 1; i < 9; i++)
    rule(
      pen,
      [
        [a - 0.1 + 0.32 * i, -0.5, 0],
        [a - 0.1 + 0.32 * i, -0.5, sill - 0.1],
      ],
      1,
    );
  plane(pen, upright(a - 0.14, b + 0.18, sill - 0.1, sill, -0.52), "#8a5531", 1.3);
  stack(pen, a + 0.02, -0.34, sill, 0.44, 4, "#ffe0a0", "#b97c44");
  stack(pen, b - 0.42, -0.34, sill, 0.42, 3, "#ffe0a0", "#b97c44");
  tray(pen, a + 0.62, sill);
}
function tray(pen: Pen, x: number, z: number) {
  box(pen, [x, x + 1.46], [-0.46, -0.02], [z, z + 0.045], {
    front: "#5c1720",
    side: "#3f1018",
    top: "#8a2327",
    line: 1.2,
  });
  const tops: Col[] = [
    "#f7e08a",
    "#e9694a",
    "#f4efdd",
    "#f2b24a",
    "#e9694a",
    "#f4efdd",
    "#f7e08a",
    "#8a9a4a",
    "#f2c14e",
    "#e9694a",
  ];
  // two sloping rows, so that each square of sushi shows its top
  tops.forEach((top, i) => {
    const cx = x + 0.05 + 0.275 * (i % 5),
      back = i < 5;
    const [y, foot] = back ? [-0.23, z + 0.16] : [-0.45, z + 0.045];
    const lid = (u: number, v: number): V3 => [
      cx + 0.25 * u,
      y + 0.2 * v,
      foot + 0.055 + 0.095 * v,
    ];
    plane(pen, upright(cx, cx + 0.25, foot, foot + 0.055, y), "#fff3d6", 0.8);
    plane(pen, [lid(0, 0), lid(1, 0), lid(1, 1), lid(0, 1)], top, 0.8);
    plane(pen, [lid(0.1, 0.62), lid(0.9, 0.62), lid(0.9, 0.78), lid(0.1, 0.78)], "#fff3d6");
  });
}
function lamp(pen: Pen, x: number) {
  const [cx, cy] = at(x, 0.7, 2.2);
  rule(
    pen,
    [
      [x, 0.7, 2.3],
      [x, 0.7, 3],
    ],
    1,
  );
  const globe = Array.from({ length: 24 }, (_, i): Pt => [
    cx + 20 * Math.cos(i * 0.2618),
    cy + 17 * Math.sin(i * 0.2618),
  ]);
  patch(pen, globe, "#fff6d8");
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
      "#27529b",
      1.2,
    );
    for (const t of [0.2, 0.66]) {
      const fold = (d: number, z: number): V3 => [
        x0 + wide * (t + d) + sway * ((2.42 - z) / 0.98),
        y,
        z,
      ];
      plane(
        pen,
        [fold(0, 2.36), fold(0.07, 2.36), fold(0.15, foot + 0.03), fold(0, foot + 0.02)],
        "#1b3c7c",
      );
    }
  }
  // the crest is the shop's box, seen from above: two squares
  const cx = (a + b) / 2;
  const square = (h: number): V3[] =>
    upright(cx - h, cx + h, 1.9 - h * 0.92, 1.9 + h * 0.92, y - 0.02);
  plane(pen, square(0.34), "#f3ecd8");
  plane(pen, square(0.26), "#27529b");
  plane(pen, square(0.165), "#f3ecd8");
  plane(pen, square(0.09), "#27529b");
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
