/** Two on the main street, seen from high above: a potter carries a board of bowls on the shoulder, another pulls a loaded cart. */
import { type Col, mix, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { beside, cam, onGround } from "./d-valley.ts";

/** a little larger than life, so that they can be read */
const SIZE = 1.55;
const INK = "#191a33",
  SUN = "#f6b48a",
  STRAW = "#c79a5e";
/** a point near somebody: along the street, across it and up, in metres */
type Place = (along: number, across: number, up: number) => Pt;
const near =
  (y: number, off: number): Place =>
  (along, across, up) =>
    onGround(beside(y + along * SIZE, off + across * SIZE), up * SIZE);
const metre = (y: number) => (cam.f / y) * SIZE;

function disc(x: Ctx, [a, b]: Pt, rx: number, ry: number, c: string) {
  x.fillStyle = c;
  x.beginPath();
  x.ellipse(a, b, rx, ry, 0, 0, 6.3);
  x.fill();
}
/** the shadow of an upright thing: it lies towards us and a little to the left */
const fallen = (at: Place, along: number, across: number, up: number) =>
  at(along - 1.5 * up, across - 0.86 * up, 0);

/** one who walks away from us, bent forward by `lean`; the left foot is in front */
function person(x: Ctx, at: Place, m: number, coat: string, lean: number) {
  fillPoly(
    x,
    [
      at(0, -0.16, 0),
      at(0, 0.2, 0),
      fallen(at, lean, 0.3, 1.3),
      fallen(at, lean, 0.3, 1.62),
      fallen(at, lean, -0.3, 1.62),
      fallen(at, lean, -0.3, 1.2),
    ],
    "#3a3158",
    0.62,
  );
  const part = (points: readonly (readonly [number, number, number])[], c: Col) =>
    fillPoly(
      x,
      points.map(([a, b, c2]) => at(a, b, c2)),
      c,
    );
  part(
    [
      [0.34, -0.2, 0],
      [0.34, -0.04, 0],
      [0, 0.02, 0.8],
      [0, -0.22, 0.8],
    ],
    INK,
  );
  part(
    [
      [-0.34, 0.06, 0],
      [-0.34, 0.22, 0.04],
      [0, 0.24, 0.8],
      [0, 0, 0.8],
    ],
    INK,
  );
  part(
    [
      [-0.08, -0.3, 0.6],
      [-0.08, 0.3, 0.6],
      [lean, 0.3, 1.36],
      [lean, 0.12, 1.46],
      [lean, -0.12, 1.46],
      [lean, -0.3, 1.36],
    ],
    coat,
  );
  part(
    [
      [-0.08, 0.14, 0.6],
      [-0.08, 0.3, 0.6],
      [lean, 0.3, 1.36],
      [lean, 0.16, 1.44],
    ],
    mix(coat, SUN, 0.6),
  );
  const hat = at(lean + 0.12, 0, 1.6);
  disc(x, hat, m * 0.34, m * 0.22, "#6b4a36");
  disc(x, [hat[0] + m * 0.03, hat[1] - m * 0.03], m * 0.3, m * 0.18, STRAW);
  disc(x, [hat[0] + m * 0.1, hat[1] - m * 0.07], m * 0.16, m * 0.09, "#f4d6a0");
}

function bar(x: Ctx, a: Pt, b: Pt, wide: number, c: string) {
  x.fillStyle = c;
  x.beginPath();
  brushPath(x, [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], b], () => wide);
  x.fill();
}

function carrier(x: Ctx, y: number, off: number) {
  const at = near(y, off),
    m = metre(y);
  const board = (along: number, side: number): Pt => at(along, 0.36 + side * 0.24, 1.52);
  fillPoly(
    x,
    [
      fallen(at, -1.5, 0.17, 1.52),
      fallen(at, -1.5, 0.51, 1.52),
      fallen(at, 1.7, 0.51, 1.52),
      fallen(at, 1.7, 0.17, 1.52),
    ],
    "#3a3158",
    0.55,
  );
  person(x, at, m, "#2c3c74", 0.14);
  // the raised arm ends under the board
  bar(x, at(0.1, 0.26, 1.3), at(0.3, 0.36, 1.5), m * 0.13, "#2c3c74");
  fillPoly(x, [board(-1.5, -1), board(-1.5, 1), board(1.7, 1), board(1.7, -1)], "#7a4d34");
  fillPoly(x, [board(-1.42, -1), board(-1.42, 0.7), board(1.7, 0.7), board(1.7, -1)], "#d09a64");
  for (let i = 6; i >= 0; i--) {
    const [a, b] = at(-1.28 + i * 0.46, 0.36, 1.6);
    disc(x, [a, b + m * 0.05], m * 0.19, m * 0.14, "#8f93b4");
    disc(x, [a, b], m * 0.19, m * 0.13, "#fff6e6");
    disc(x, [a, b + m * 0.01], m * 0.13, m * 0.08, "#5f78b8");
  }
}

function cart(x: Ctx, y: number, off: number) {
  const at = near(y, off),
    m = metre(y);
  fillPoly(
    x,
    [
      at(-3.7, -0.6, 0),
      at(-1.9, -0.6, 0),
      at(-1.9, 0.6, 0),
      fallen(at, -1.9, 0.5, 1.1),
      fallen(at, -3.7, 0.5, 1.1),
      fallen(at, -3.7, -0.6, 1.1),
    ],
    "#3a3158",
    0.6,
  );
  const bed = (along: number, across: number): Pt => at(along, across, 0.62);
  for (const side of [-1, 1]) {
    bar(x, bed(-2, side * 0.42), at(0.3, side * 0.34, 0.85), m * 0.09, "#6b4632");
    // the wheels run upright beside the bed: seen from here each is a narrow ring
    const hub = at(-2.8, side * 0.68, 0.44);
    x.strokeStyle = INK;
    x.lineWidth = m * 0.11;
    x.beginPath();
    x.ellipse(hub[0], hub[1], m * 0.15, m * 0.46, 0.12 * side, 0, 6.3);
    x.stroke();
  }
  fillPoly(x, [bed(-3.7, -0.54), bed(-3.7, 0.54), bed(-1.9, 0.54), bed(-1.9, -0.54)], "#7a4f38");
  // straw bundles with porcelain in them, two by two
  for (const along of [-2.2, -2.8, -3.4])
    for (const side of [-0.27, 0.27]) {
      const [a, b] = at(along, side, 0.9);
      disc(x, [a, b + m * 0.08], m * 0.27, m * 0.24, "#6d4a34");
      disc(x, [a, b], m * 0.26, m * 0.22, "#b98c56");
      disc(x, [a + m * 0.06, b - m * 0.05], m * 0.16, m * 0.12, "#ecc98c");
      bar(x, [a - m * 0.2, b], [a + m * 0.2, b], m * 0.04, "#6d4a34");
    }
  person(x, at, m, "#5a2f46", 0.4);
}

/** Fresh bowls dry on a board at the side of the street; it lies on two trestles. */
function drying(x: Ctx, y: number, off: number, bowls: number) {
  const at: Place = (along, across, up) => onGround(beside(y + along, off + across), up);
  const m = cam.f / y,
    long = bowls * 0.62 + 0.5;
  fillPoly(
    x,
    [at(-0.9, -0.9, 0), at(-0.9, 0.3, 0), at(long - 0.9, 0.3, 0), at(long - 0.9, -0.9, 0)],
    "#3a3158",
    0.55,
  );
  for (const along of [0.4, long - 0.4])
    for (const side of [-0.32, 0.32])
      bar(x, at(along, side, 0), at(along, side, 0.7), m * 0.1, "#3c2a34");
  fillPoly(
    x,
    [at(0, -0.4, 0.62), at(0, 0.4, 0.62), at(0, 0.4, 0.74), at(0, -0.4, 0.74)],
    "#5d3d30",
  );
  fillPoly(
    x,
    [at(0, -0.4, 0.74), at(0, 0.4, 0.74), at(long, 0.4, 0.74), at(long, -0.4, 0.74)],
    "#b98458",
  );
  for (let i = bowls - 1; i >= 0; i--) {
    const [a, b] = at(0.5 + i * 0.62, 0, 0.9);
    disc(x, [a, b + m * 0.08], m * 0.25, m * 0.18, "#6f76a0");
    disc(x, [a, b], m * 0.25, m * 0.17, "#fff4e2");
    disc(x, [a - m * 0.02, b + m * 0.02], m * 0.17, m * 0.1, i % 3 ? "#8aa0cc" : "#c98f7c");
  }
}
/** Somebody without a load. */
function stroller(x: Ctx, y: number, off: number, coat: string) {
  person(x, near(y, off), metre(y), coat, 0.1);
}

export function people(x: Ctx) {
  cart(x, 112, 1.2);
  drying(x, 91, 2.4, 6);
  carrier(x, 80, -1);
  stroller(x, 72, 1.7, "#5a2f46");
  drying(x, 63, -1.9, 7);
  drying(x, 53.5, 2.7, 6);
}
