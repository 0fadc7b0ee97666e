/** The papermaker's house: its gable towards the road, with raised verges (udatsu), a side wall along the river. */
import { type Col, type Pt, lerp, mix } from "../../kit/core.ts";
import { type Pen3, edge, face, quadUV } from "../../kit/build.ts";
import { at } from "./d-plan.ts";

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
const panel = (p: Pen3, x0: number, z0: number, x1: number, z1: number, c: Col, y = Y0) =>
  face(p, [at(x0, y, z0), at(x1, y, z0), at(x1, y, z1), at(x0, y, z1)], c);
/** the same on the side along the river */
const side = (p: Pen3, y0: number, z0: number, y1: number, z1: number, c: Col) =>
  face(p, [at(X1, y0, z0), at(X1, y1, z0), at(X1, y1, z1), at(X1, y0, z1)], c);

export function house(p: Pen3) {
  // side wall: plaster over boards, posts between
  side(p, Y0, FOOT, Y1, EAVE, "#d8cdb6");
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
  for (let i = 1; i < 22; i++) edge(p, f(i / 22, 0), f(i / 22, 1), 1.2);
  gable(p);
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
  // the sun comes from the right: the eave shades the wall below it
  face(
    p,
    [at(X0, Y0, FOOT), at(MID - 1, Y0, FOOT), at(MID - 1, Y0, EAVE), at(X0, Y0, EAVE)],
    mix(PLASTER, SHADE, 0.4),
    { line: 0 },
  );
  for (const z of [EAVE - 0.1, EAVE + 0.85, EAVE + 1.6]) {
    const half = (X1 - MID) * (z < EAVE ? 1 : 1 - (z - EAVE) / (RIDGE - EAVE));
    panel(p, MID - half, z, MID + half, z + 0.16, TIMBER);
  }
  for (let i = 0; i <= 8; i++) {
    const x = lerp(X0, X1 - 0.16, i / 8),
      top = lerp(RIDGE, EAVE, Math.abs(x - MID) / (X1 - MID));
    panel(p, x, i % 4 ? EAVE : FOOT, x + 0.16, top - 0.1, TIMBER);
  }
  // ground floor: boards, lattice, the open door
  panel(p, X0, FOOT, X1, FOOT + 0.9, "#6a5148");
  panel(p, X0 + 0.5, FOOT + 0.5, X0 + 2.6, FOOT + 2.2, "#332b30");
  for (let i = 0; i < 9; i++)
    panel(p, X0 + 0.6 + i * 0.22, FOOT + 0.5, X0 + 0.68 + i * 0.22, FOOT + 2.2, "#8f6f50");
  panel(p, MID + 0.2, FOOT, MID + 1.9, FOOT + 2.2, "#2a242b");
  panel(p, MID + 0.2, FOOT + 1.45, MID + 1.9, FOOT + 2.2, "#35507f");
  penthouse(p);
  udatsu(p);
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
  for (let i = 1; i < 26; i++)
    edge(
      p,
      at(lerp(X0 - 0.3, X1 + 0.3, i / 26), Y0 - 1.3, z),
      at(lerp(X0 - 0.1, X1 + 0.1, i / 26), Y0, z + 0.75),
      1.2,
    );
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
      [on(MID, RIDGE - 0.02), on(end, low + 0.08), on(end, low + 0.4), on(MID, RIDGE + 0.4)],
      s > 0 ? PLASTER : mix(PLASTER, SHADE, 0.55),
    );
    face(
      p,
      [
        on(MID, RIDGE + 0.4),
        on(end + s * 0.16, low + 0.34),
        on(end + s * 0.16, low + 0.58),
        on(MID, RIDGE + 0.66),
      ],
      s > 0 ? "#66788a" : "#3d4a5b",
    );
  }
  panel(p, MID - 0.24, RIDGE + 0.3, MID + 0.24, RIDGE + 0.86, "#3d4a5b", Y0 - 0.6);
}
