/** The box-sushi shop: two storeys of plaster and timber, lit below; its sign, its lattice and the snow on its two roofs. */
import { css } from "../../kit/core.ts";
import { SHOP, at } from "./hero-plan.ts";
import { bars, box, cap, painted, type Pen, plane, rule, upright } from "./hero-pen.ts";
import { NEAR_ROOF } from "./hero-houses.ts";
import { rafters, soffit } from "./hero-eaves.ts";
import { ridge, snowSlope, verge } from "./hero-roof.ts";
import { beam, boards, plaster } from "./hero-wear.ts";
import { counter, noren, room } from "./hero-front.ts";

const WOOD = "#4d3028",
  SOOT = "#1d1420";
/** The timber of the front, from the dark of its grain to where lamplight and wear have bleached it. */
const TIMBER = ["#24161a", "#38231f", "#4d3028", "#603d2d", "#7a5236"];
const BEAM = ["#2b1a1c", "#402621", "#573527", "#70452d"];

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
    "#1c1420",
  );
  painted(
    pen,
    upright(x0, x1, 0, 5.2),
    plaster(["#32365a", "#444968", "#545b7c", "#666c8b", "#7b809c"], 0, 5, 3.6),
    1.2,
  );
  soffit(pen, [x0 - 0.4, x1 + 0.1], [-0.95, 4.85], "#1f1a2c", "#3b2a30");
  upperWindows(pen);
  // the ground floor: timber, and the openings
  painted(pen, upright(x0, x1, 0, 3), boards(TIMBER, 0, 0.3));
  room(pen, door, [0, lintel]);
  counter(pen, window, lintel);
  latticed(pen, lattice);
  noren(pen, door);
  for (const x of [x0, 2.06, 4.01, 6.98]) {
    painted(pen, upright(x, x + 0.2, 0, 3, -0.03), beam(BEAM, -0.03, "z"), 1);
    plane(pen, upright(x + 0.14, x + 0.2, 0, lintel, -0.04), "#7a4529");
  }
  // lintel and the dark boards over it
  painted(
    pen,
    upright(x0, x1, lintel + 0.16, 3, -0.04),
    boards([SOOT, "#261a22", "#33221f", "#452c22"], -0.04, 0.42),
  );
  painted(pen, upright(x0, x1, lintel, lintel + 0.2, -0.06), beam(BEAM, -0.06, "x"), 1.3);
  plane(pen, upright(x0 + 2, x1 - 0.2, lintel, lintel + 0.045, -0.07), "#a8622f");
  box(pen, [door[0] - 0.2, door[1] + 0.12], [-0.3, 0], [0, 0.09], {
    front: "#2a2740",
    side: "#1f1c30",
    top: "#ffd98a",
    line: 1.2,
  });
  roofs(pen);
  rafters(pen, [x0, x1], -0.6, 2.92, "#5a3626");
  sign(pen);
}
/** Two low barred windows under the eave, alight. */
function upperWindows(pen: Pen) {
  for (const [a, b] of [
    [0.75, 2.75],
    [4.1, 6.4],
  ] as const) {
    plane(pen, upright(a - 0.14, b + 0.14, 3.68, 4.6, -0.02), "#3a3f60", 1.2);
    painted(
      pen,
      upright(a, b, 3.8, 4.48, -0.03),
      beam(["#c9782f", "#dd9038", "#eda848", "#f6bd63"], -0.03, "x"),
      0.9,
    );
    bars(pen, [a, b], [3.8, 4.48], -0.04, Math.round((b - a) / 0.2), 0.5, "#35324c");
  }
}
function latticed(pen: Pen, [a, b]: readonly [number, number]) {
  const [, y0] = at(1, 0, 2.4),
    [, y1] = at(1, 0, 0.8);
  const glow = pen.x.createLinearGradient(0, y0, 0, y1);
  for (const [t, c] of [
    [0, "#ffdf96"],
    [0.6, "#f6b354"],
    [1, "#d97f38"],
  ] as const)
    glow.addColorStop(t, css(c));
  plane(pen, upright(a, b, 0.78, SHOP.lintel), glow, 1.3);
  bars(pen, [a, b], [0.78, SHOP.lintel], -0.03, 15, 0.4, "#43291f");
  for (const z of [1.24, 1.92]) plane(pen, upright(a, b, z, z + 0.05, -0.04), "#43291f");
  plane(pen, upright(a - 0.1, b + 0.06, 0.66, 0.8, -0.08), WOOD, 1.2);
  painted(pen, upright(a - 0.1, b + 0.06, 0, 0.66, -0.03), boards(TIMBER, -0.03, 0.3));
  for (let i = 1; i < 6; i++)
    rule(
      pen,
      [
        [a + 0.3 * i, -0.03, 0],
        [a + 0.3 * i, -0.03, 0.66],
      ],
      0.9,
    );
}
function roofs(pen: Pen) {
  const ink = NEAR_ROOF;
  const x: [number, number] = [SHOP.x0 - 0.55, SHOP.x1 + 0.3];
  snowSlope(pen, { x, top: [3.3, 7.1], eave: [-0.95, 4.85], ink, bare: 0.6, line: 1.6 });
  verge(pen, x[1], [3.3, 7.1], [-0.95, 4.85], ink, "#241a26");
  ridge(pen, [x[0] + 0.25, x[1] - 0.1], 3.3, 7.1, ink, 1.6);
  snowSlope(pen, { x, top: [0, 3.68], eave: [-1.1, 2.9], ink, bare: 0.58, line: 1.6 });
  verge(pen, x[1], [0, 3.68], [-1.1, 2.9], ink, "#241a26");
}
/** A board with three gilt characters stands on the lower roof, with a roof and snow of its own. */
function sign(pen: Pen) {
  const [a, b, y] = [2.35, 4.55, -0.85];
  box(pen, [a, b], [y, y + 0.12], [3.16, 3.94], {
    front: "#1a1119",
    side: "#100a12",
    top: "#100a12",
    line: 1.6,
  });
  plane(pen, upright(a + 0.07, b - 0.07, 3.22, 3.88, y - 0.01), "#2a1b1d");
  box(pen, [a - 0.12, b + 0.12], [y - 0.16, y + 0.2], [3.94, 4.02], {
    front: "#3c2a2a",
    side: "#21161d",
    top: "#21161d",
    line: 1.4,
  });
  cap(pen, [a - 0.14, b + 0.14], y - 0.16, 4.02, 0.14, NEAR_ROOF.light, NEAR_ROOF.low);
  const { x } = pen;
  ["箱", "寿", "司"].forEach((sign, i) => {
    const [cx, cy] = at(a + [0.42, 1.06, 1.66][i], y, 3.54);
    x.save();
    x.translate(cx, cy);
    x.transform(1, -0.06, 0, 1, 0, 0);
    x.fillStyle = "#e9b54c";
    x.font = "50px KouzanG";
    x.textAlign = "center";
    x.textBaseline = "middle";
    x.fillText(sign, 0, 2);
    x.restore();
  });
}
