/** What the snowy air has almost taken: roofs of the town behind, and the fire watch's tower over them. */
import { type Col, Noise, type Pt } from "../../kit/core.ts";
import { at, scaleAt } from "./hero-plan.ts";
import { patch, type Pen, seen, upright } from "./hero-pen.ts";

const n = new Noise(29);

/** Gables and long roofs, one pale shape behind another. */
export function farRoofs(pen: Pen) {
  for (const [x0, x1, y, roof, snow] of [
    [-60, -20, 44, "#93a7c9", "#bfcbdd"],
    [-40, -12, 26, "#8097c0", "#b4c2d9"],
  ] as const)
    for (let x = x0, i = 0; x < x1; i++) {
      const wide = 6 + 3 * n.n2(i * 3.3, y),
        eave = 4.4 + 0.8 * n.n2(i * 5.1, y),
        top = eave + 2.1 + 0.5 * n.n2(i * 2.7, y);
      patch(pen, seen(upright(x, x + wide, 0, eave, y)), roof);
      patch(
        pen,
        seen([
          [x - 0.4, y, eave],
          [x + wide + 0.4, y, eave],
          [x + wide * 0.96, y + 3, top],
          [x + wide * 0.06, y + 3, top],
        ]),
        snow,
      );
      x += wide + 0.7;
    }
}
/** The fire watch's tower: four legs that lean together, a gallery, a roof with snow on it. */
export function watchtower(pen: Pen) {
  const [x, y] = [-23, 31],
    c = "#7f95be",
    m = scaleAt(x, y);
  const bar = (a: Pt, b: Pt, w: number, fill: Col) => {
    const [ax, ay] = at(x + a[0], y, a[1]),
      [bx, by] = at(x + b[0], y, b[1]);
    const l = Math.hypot(bx - ax, by - ay),
      [nx, ny] = [((by - ay) / l) * w * m, ((bx - ax) / l) * w * m];
    patch(
      pen,
      [
        [ax - nx, ay + ny],
        [ax + nx, ay - ny],
        [bx + nx, by - ny],
        [bx - nx, by + ny],
      ],
      fill,
    );
  };
  for (const s of [-1, 1]) bar([s * 1.7, 3], [s * 1.2, 14], 0.15, c);
  bar([-0.5, 3], [-0.4, 14], 0.1, c);
  bar([0.9, 3], [0.5, 14], 0.1, c);
  bar([-1.6, 5], [1.4, 8], 0.08, c);
  bar([1.6, 5], [-1.4, 8], 0.08, c);
  for (const z of [9, 12]) bar([-1.7, z], [1.7, z], 0.11, c);
  bar([-1.95, 12.75], [1.95, 12.75], 0.07, c);
  for (let i = 0; i <= 6; i++) bar([-1.8 + 0.6 * i, 12], [-1.8 + 0.6 * i, 12.75], 0.045, c);
  patch(
    pen,
    seen([
      [x - 2, y, 13.75],
      [x + 2, y, 13.75],
      [x + 0.2, y, 15.3],
      [x - 0.2, y, 15.3],
    ]),
    c,
  );
  patch(
    pen,
    seen([
      [x - 2.02, y, 13.95],
      [x - 1.1, y, 14.08],
      [x - 0.2, y, 13.98],
      [x + 0.8, y, 14.2],
      [x + 0.24, y, 15.4],
      [x - 0.22, y, 15.4],
    ]),
    "#bccade",
  );
  bar([0, 15.3], [0, 16], 0.05, c);
}
