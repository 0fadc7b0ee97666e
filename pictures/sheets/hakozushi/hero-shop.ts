/** The box-sushi shop: dark timber around one lit front, its sign, and two planes of snow. */
import { css } from "../../kit/core.ts";
import { SHOP, at, scaleAt } from "./hero-plan.ts";
import { bars, box, cap, type Pen, plane, upright } from "./hero-pen.ts";
import { NEAR_ROOF } from "./hero-houses.ts";
import { ridge, snowSlope, soffit, verge } from "./hero-roof.ts";
import { counter, noren, room } from "./hero-front.ts";

const POST = "#33202a",
  DARK = "#201a30";

export function shop(pen: Pen) {
  const { x0, x1, lattice, door, window, lintel } = SHOP;
  // its right side, up into the gable
  plane(
    pen,
    [
      [x1, 0, 0],
      [x1, 0, 5.2],
      [x1, 3.3, 6.9],
      [x1, 6.6, 5.2],
      [x1, 6.6, 0],
    ],
    "#151630",
  );
  plane(pen, upright(x0, x1, 0, 5.2), "#2c3357");
  soffit(pen, [x0 - 0.4, x1 + 0.1], [-0.95, 4.85], "#171a34");
  upperWindows(pen);
  plane(pen, upright(x0, x1, 0, 3), POST);
  room(pen, door, [0, lintel]);
  counter(pen, window, lintel);
  latticed(pen, lattice);
  noren(pen, door);
  for (const x of [x0, 2.06, 4.01, 6.98]) {
    plane(pen, upright(x, x + 0.2, 0, 3, -0.03), POST);
    plane(pen, upright(x + 0.15, x + 0.2, 0.1, lintel, -0.04), "#7d4a2e");
  }
  plane(pen, upright(x0, x1, lintel, 3, -0.05), DARK);
  plane(pen, upright(x0 + 0.1, x1 - 0.1, lintel - 0.02, lintel + 0.04, -0.07), "#96582f");
  box(pen, [door[0] - 0.2, door[1] + 0.12], [-0.3, 0], [0, 0.09], {
    front: "#3a2a3c",
    side: "#1f1c30",
    top: "#ffdc94",
    line: 0.8,
  });
  roofs(pen);
  sign(pen);
}
/** Two low barred windows under the eave: the lamp is below, so they are dim. */
function upperWindows(pen: Pen) {
  for (const [a, b, top, foot] of [
    [0.75, 2.75, "#3c3550", "#5e4450"],
    [4.1, 6.4, "#8a5640", "#c98a48"],
  ] as const) {
    const [, y0] = at(a, 0, 4.5),
      [, y1] = at(a, 0, 3.7);
    const glow = pen.x.createLinearGradient(0, y0, 0, y1);
    glow.addColorStop(0, css(top));
    glow.addColorStop(1, css(foot));
    plane(pen, upright(a - 0.12, b + 0.12, 3.7, 4.56, -0.02), "#1f2444");
    plane(pen, upright(a, b, 3.8, 4.48, -0.03), glow);
    bars(pen, [a, b], [3.8, 4.48], -0.04, Math.round((b - a) / 0.24), 0.46, "#1f2444");
  }
}
function latticed(pen: Pen, [a, b]: readonly [number, number]) {
  const [, y0] = at(1, 0, 2.4),
    [, y1] = at(1, 0, 0.8);
  const glow = pen.x.createLinearGradient(0, y0, 0, y1);
  for (const [t, c] of [
    [0, "#ffe09a"],
    [0.6, "#f9bb60"],
    [1, "#e08c42"],
  ] as const)
    glow.addColorStop(t, css(c));
  plane(pen, upright(a, b, 0.78, SHOP.lintel), glow, 0.9);
  bars(pen, [a, b], [0.78, SHOP.lintel], -0.03, 11, 0.36, "#4a2b24");
  plane(pen, upright(a, b, 1.9, 1.95, -0.04), "#4a2b24");
  plane(pen, upright(a - 0.1, b + 0.06, 0.66, 0.8, -0.08), "#5a3628");
  plane(pen, upright(a - 0.1, b + 0.06, 0, 0.66, -0.03), "#3a2428");
}
function roofs(pen: Pen) {
  const ink = NEAR_ROOF;
  const x: [number, number] = [SHOP.x0 - 0.55, SHOP.x1 + 0.3];
  verge(pen, x[1], [3.3, 7.1], [-0.95, 4.85], "#12142c");
  snowSlope(pen, { x, top: [3.3, 7.1], eave: [-0.95, 4.85], ink, deep: 0.26, tiles: 0.85 });
  ridge(pen, [x[0] + 0.1, x[1]], 3.3, 7.1, ink);
  // lamplight reaches the boards under the lower eave
  const [, y0] = at(3, -1.1, 2.7),
    [, y1] = at(3, 0, 2.88);
  const warm = pen.x.createLinearGradient(0, y0, 0, y1 + 10);
  warm.addColorStop(0, css("#5a3428"));
  warm.addColorStop(1, css("#a8643a"));
  soffit(pen, [x[0] + 0.1, x[1] - 0.1], [-1.1, 2.9], warm);
  verge(pen, x[1], [0, 3.68], [-1.1, 2.9], "#12142c");
  const lit = pen.x.createLinearGradient(at(x[0], -1.1, 2.9)[0], 0, at(x[1], -1.1, 2.9)[0], 0);
  for (const [t, c] of [
    [0, "#8296bd"],
    [0.25, "#9c98b2"],
    [0.75, "#ad9ca4"],
    [1, "#8a97b8"],
  ] as const)
    lit.addColorStop(t, c);
  snowSlope(pen, { x, top: [0, 3.68], eave: [-1.1, 2.9], ink, deep: 0.24, tiles: 0.5, face: lit });
}
/** A board with three gilt characters stands on the lower roof under snow. */
function sign(pen: Pen) {
  const [a, b, y] = [2.5, 4.4, -0.85];
  box(pen, [a, b], [y, y + 0.12], [3.2, 3.9], {
    front: "#1b1730",
    side: "#0f0f22",
    top: "#1b1730",
    line: 0.9,
  });
  cap(pen, [a - 0.1, b + 0.14], y - 0.06, 3.9, 0.17, NEAR_ROOF.light, NEAR_ROOF.shade);
  const { x } = pen;
  ["箱", "寿", "司"].forEach((sign, i) => {
    const [cx, cy] = at(a + [0.36, 0.93, 1.47][i], y, 3.54);
    x.save();
    x.translate(cx, cy);
    x.transform(1, -0.06, 0, 1, 0, 0);
    x.fillStyle = "#d9a552";
    x.font = `${scaleAt(a + 1, y) * 0.52}px KouzanG`;
    x.textAlign = "center";
    x.textBaseline = "middle";
    x.fillText(sign, 0, 2);
    x.restore();
  });
}
