/** The shop's wares: boxes on shelves, the tray of pressed sushi, the lamp over them. */
import { type Col, css, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import { at } from "./hero-plan.ts";
import { box, patch, type Pen, plane, upright } from "./hero-pen.ts";

/** The woods of the boxes on the shelves, new and old. */
const BOXES: readonly Col[] = ["#ffd87c", "#f4bf62", "#fbcb6c", "#e9ad55", "#ffe093"];

/** A stack of flat sushi boxes: pale wood, a dark line under each lid. */
export function stack(
  pen: Pen,
  x: number,
  y: number,
  z: number,
  wide: number,
  count: number,
  light: Col,
  shade: Col,
  line = 0,
) {
  for (let i = 0; i < count; i++) {
    const z0 = z + 0.13 * i;
    box(pen, [x, x + wide], [y, y + wide * 0.8], [z0, z0 + 0.13], {
      front: light,
      side: shade,
      top: "#fff0bd",
      line,
    });
  }
}
export function shelves(
  pen: Pen,
  [a, b]: readonly [number, number],
  y: number,
  counts: readonly (readonly number[])[],
) {
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
          BOXES[(i * 2 + s * 3) % BOXES.length],
          "#c27a36",
        );
    });
  });
}
/** A lacquered tray with two sloping rows of pressed sushi in squares. */
export function tray(pen: Pen, x: number, z: number) {
  box(pen, [x, x + 1.46], [-0.46, -0.02], [z, z + 0.045], {
    front: "#5c1720",
    side: "#3f1018",
    top: "#8a2327",
    line: 1.2,
  });
  const tops: Col[] = [
    "#f7e08a",
    "#dd7c58",
    "#f4efdd",
    "#f2b24a",
    "#dd7c58",
    "#f4efdd",
    "#f7e08a",
    "#b3a257",
    "#f2c14e",
    "#dd7c58",
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
/** A round lamp of paper on ribs, its upper part behind the lintel. */
export function lamp(pen: Pen, x: number) {
  const [cx, cy] = at(x, 0.7, 2.3);
  const globe = (w: number, h: number, dx = 0): Pt[] =>
    Array.from({ length: 32 }, (_, i): Pt => [
      cx + dx + w * Math.cos(i * 0.19635),
      cy + h * Math.sin(i * 0.19635),
    ]);
  patch(pen, globe(33, 28), "#ffd98a");
  patch(pen, globe(22, 19), "#ffeaba");
  patch(pen, globe(17, 16, -3), "#fff6da");
  pen.x.fillStyle = css("#d9a04e", 0.8);
  pen.x.beginPath();
  for (const h of [-9, -2, 5, 12]) {
    const w = 22 * Math.sqrt(1 - (h / 19) ** 2);
    brushPath(
      pen.x,
      [
        [cx - w, cy + h],
        [cx, cy + h + 2.5],
        [cx + w, cy + h],
      ],
      () => 1,
    );
  }
  pen.x.fill();
}
