/** The papermaker's house: its gable towards the road, with raised verges (udatsu), a side wall along the river. */
import { type Col, Noise, type Pt, lerp, mix } from "../../kit/core.ts";
import { fillPoly, roughen } from "../../kit/brush.ts";
import { type Pen3, edge, face, quadUV } from "../../kit/build.ts";
import { cut } from "../../kit/cut.ts";
import { at } from "./d-plan.ts";

const n = new Noise(17);
const X0 = -13,
  X1 = -6.4,
  Y0 = 20,
  Y1 = 33,
  FOOT = 0.9,
  EAVE = 4.0,
  RIDGE = 6.7,
  MID = (X0 + X1) / 2;
const PLASTER = "#efe6d2",
  SHADE = "#9aa3b8",
  TIMBER = "#4a3b3a",
  TILE = "#4f5f72";

/** a rectangle on the gable, on the plane `y` */
const panel = (
  p: Pen3,
  [x0, z0, x1, z1]: readonly [number, number, number, number],
  c: Col,
  { y = Y0, line = 0 } = {},
) => face(p, [at(x0, y, z0), at(x1, y, z0), at(x1, y, z1), at(x0, y, z1)], c, { line });
/** the same on the side along the river */
const side = (p: Pen3, y0: number, z0: number, y1: number, z1: number, c: Col, line = 0) =>
  face(p, [at(X1, y0, z0), at(X1, y1, z0), at(X1, y1, z1), at(X1, y0, z1)], c, { line });

export function house(p: Pen3) {
  // its shadow on the ground, and the stones that it stands on
  fillPoly(
    p.x,
    [
      at(X0 - 3, Y0 - 0.5, FOOT),
      at(X1, Y0 - 0.9, FOOT),
      at(X1, Y0, FOOT),
      at(X0 - 3, Y0 + 3, FOOT),
    ],
    "#3f5a44",
    0.8,
  );
  // side wall: plaster over boards, posts between
  side(p, Y0, FOOT, Y1, EAVE, "#e4d9c0", 1);
  side(p, Y0, FOOT, Y1, FOOT + 1.1, "#6d554a");
  for (let i = 0; i <= 7; i++) {
    const y = lerp(Y0, Y1, (i / 7) ** 1.1);
    side(p, y, FOOT, y + 0.18, EAVE, TIMBER);
  }
  for (const y of [22.4, 27]) side(p, y, FOOT + 1.3, y + 1.6, FOOT + 2.3, "#2c2730");
  // the river side of the roof, seen along its slope
  const verge: [Pt, Pt, Pt, Pt] = [
    at(X1 + 0.7, Y0 - 0.5, EAVE - 0.3),
    at(X1 + 0.7, Y1 + 0.5, EAVE - 0.3),
    at(MID, Y1 + 0.5, RIDGE),
    at(MID, Y0 - 0.5, RIDGE),
  ];
  face(p, verge, TILE);
  const f = quadUV(...verge);
  // tile ribs: some long, some worn away
  for (let i = 1; i < 22; i++) {
    const from = 0.5 * Math.abs(Math.sin(i * 2.7)) ** 3;
    edge(p, f(i / 22, from), f(i / 22, 1 - 0.3 * Math.abs(Math.sin(i * 4.1)) ** 4), 1);
  }
  gable(p);
  for (let i = 0; i < 11; i++) {
    const x = lerp(X0 - 0.1, X1 - 0.55, i / 10);
    panel(p, [x, FOOT - 0.12, x + 0.56, FOOT + 0.16], ["#8d8f90", "#a8a498", "#7a7f86"][i % 3], {
      line: 0.8,
      y: Y0 - 0.05,
    });
  }
  firewood(p);
}
/** split logs stacked under the eave on the river side */
function firewood(p: Pen3) {
  for (let row = 0; row < 5; row++)
    for (let i = 0; i < 17; i++) {
      const y = 31.5 - 0.38 * i - 0.19 * (row % 2),
        z = FOOT + 0.14 + 0.24 * row,
        s = 0.12 * (0.85 + 0.2 * Math.sin(i * 3 + row * 5));
      if (row === 4 && i % 5 > 2) continue;
      const ring = Array.from({ length: 8 }, (_, k): Pt =>
        at(X1 + 0.12, y + s * 1.5 * Math.cos(k * 0.785), z + s * Math.sin(k * 0.785)),
      );
      face(p, ring, ["#c79a64", "#e0b87c", "#a87848"][(i * 2 + row) % 3], { line: 0.5 });
    }
}
function gable(p: Pen3) {
  face(
    p,
    [
      at(X0, Y0, FOOT),
      at(X1, Y0, FOOT),
      at(X1, Y0, EAVE + 0.2),
      at(MID, Y0, RIDGE + 0.15),
      at(X0, Y0, EAVE),
    ],
    PLASTER,
  );
  // the sun comes from the right: the near half of the wall lies in shade, torn along a slant
  const torn = roughen([at(MID - 1.4, Y0, RIDGE), at(MID + 2.4, Y0, FOOT)], n, 9, 0.02, 6, false);
  fillPoly(
    p.x,
    [...torn, at(X0, Y0, FOOT), at(X0, Y0, EAVE), at(MID - 1.5, Y0, RIDGE - 0.9)],
    mix(PLASTER, SHADE, 0.55),
  );
  for (const z of [EAVE - 0.1, EAVE + 0.85, EAVE + 1.6]) {
    const half = (X1 - MID) * (z < EAVE ? 1 : 1 - (z - EAVE) / (RIDGE - EAVE));
    panel(p, [MID - half, z, MID + half, z + 0.13], TIMBER);
  }
  for (let i = 0; i <= 8; i++) {
    const x = lerp(X0, X1 - 0.16, i / 8),
      top = lerp(RIDGE, EAVE, Math.abs(x - MID) / (X1 - MID));
    panel(p, [x, i % 4 ? EAVE : FOOT, x + (i % 4 ? 0.11 : 0.2), top - 0.1], TIMBER);
  }
  // ground floor: boards, lattice
  panel(p, [X0, FOOT, X1, FOOT + 0.9], "#6a5148");
  panel(p, [X0 + 0.5, FOOT + 0.5, X0 + 2.6, FOOT + 2.2], "#332b30", { line: 1 });
  for (let i = 0; i < 9; i++)
    panel(p, [X0 + 0.6 + i * 0.22, FOOT + 0.5, X0 + 0.67 + i * 0.22, FOOT + 2.2], "#a07a54");
  door(p);
  penthouse(p);
  udatsu(p);
}
/** the open door: a lamp inside, and someone who comes out under the curtain with a basket */
function door(p: Pen3) {
  const x0 = X0 + 2.95,
    x1 = X0 + 4.6;
  panel(p, [x0, FOOT, x1, FOOT + 2.2], "#e9a548", { line: 1.2 });
  panel(p, [x0, FOOT, x0 + 0.5, FOOT + 2.2], "#a8642c");
  const on = (outline: string) =>
    cut(outline).map(([dx, dz]): Pt => at(x0 + dx, Y0 - 0.1, FOOT + dz));
  const figure =
    "0.62 0, 0.6 0.5, 0.52 0.86, 0.6 1.2, 0.62 1.62, 1.06 1.62, 1.1 1.2, 1.16 0.86, 1.22 0.46, 1.32 0.02, 1.18 0, 1.04 0.36, 0.92 0.6, 0.86 0.3, 0.84 0";
  fillPoly(p.x, on(figure), "#2b2531");
  fillPoly(p.x, on("0.98 0.98, 1.46 0.98, 1.4 0.74, 1.04 0.74"), "#5a3a26");
  // the curtain in three strips
  for (const [from, to, low] of [
    [0, 0.53, 1.42],
    [0.56, 1.1, 1.36],
    [1.13, 1.65, 1.44],
  ])
    panel(p, [x0 + from, FOOT + low, x0 + to, FOOT + 2.2], "#2f4f86", { line: 0.7 });
}
/** the low roof over the door */
function penthouse(p: Pen3) {
  const z = FOOT + 2.45;
  face(
    p,
    [
      at(X0 - 0.3, Y0 - 1.3, z),
      at(X1 + 0.3, Y0 - 1.3, z),
      at(X1 + 0.1, Y0, z + 0.75),
      at(X0 - 0.1, Y0, z + 0.75),
    ],
    TILE,
  );
  for (let i = 1; i < 26; i++) {
    const u = i / 26,
      up = 1 - 0.4 * Math.abs(Math.sin(i * 3.3)) ** 3;
    edge(
      p,
      at(lerp(X0 - 0.3, X1 + 0.3, u), Y0 - 1.3, z),
      at(lerp(X0 - 0.3 + 0.2 * up, X1 + 0.3 - 0.2 * up, u), Y0 - 1.3 + 1.3 * up, z + 0.75 * up),
      1,
    );
  }
  face(
    p,
    [
      at(X0 - 0.3, Y0 - 1.3, z),
      at(X1 + 0.3, Y0 - 1.3, z),
      at(X1 + 0.3, Y0 - 1.3, z - 0.14),
      at(X0 - 0.3, Y0 - 1.3, z - 0.14),
    ],
    "#2f3a49",
  );
}
/** the raised verges: a white wall above the slope on each side, with a small tiled roof of its own */
function udatsu(p: Pen3) {
  for (const s of [-1, 1]) {
    const end = MID + s * (X1 - MID + 0.75),
      low = EAVE - 0.42;
    const on = (x: number, z: number): Pt => at(x, Y0 - 0.55, z);
    // the eave's under side, in shade
    face(
      p,
      [on(MID, RIDGE), on(end, low + 0.1), at(end, Y0, low - 0.3), at(MID, Y0, RIDGE - 0.3)],
      "#564c55",
    );
    face(
      p,
      [on(MID, RIDGE - 0.02), on(end, low + 0.08), on(end, low + 0.26), on(MID, RIDGE + 0.2)],
      s > 0 ? PLASTER : mix(PLASTER, SHADE, 0.55),
    );
    face(
      p,
      [
        on(MID, RIDGE + 0.2),
        on(end + s * 0.16, low + 0.2),
        on(end + s * 0.16, low + 0.48),
        on(MID, RIDGE + 0.5),
      ],
      s > 0 ? "#66788a" : "#3d4a5b",
    );
  }
  panel(p, [MID - 0.3, RIDGE + 0.24, MID + 0.3, RIDGE + 0.58], "#3d4a5b", { y: Y0 - 0.6, line: 1 });
}
