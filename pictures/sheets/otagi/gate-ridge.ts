/** The ridge nearby: rows of flat tiles below the round ones, and an ogre tile at each end. */
import { type Col, type Ctx, css, lerp, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath, poly } from "../../kit/brush.ts";
import { roofOf, type RoofShape } from "./templeroof-shape.ts";

interface RidgePen {
  readonly x: Ctx;
  readonly k: Ctx;
  readonly place: (p: V3) => Pt;
}

/** Drawn over the plain ridge of a printed roof; `tint` adapts the tiles to the light, `width` is that of one row. */
export function dressRidge(
  { x, k, place }: RidgePen,
  roof: RoofShape,
  tint = (c: Col) => c,
  width = 5,
) {
  const ink = (c: Col) => css(tint(c));
  const shape = roofOf(roof);
  const at = (t: number, up: number): Pt => {
    const [u, v, w] = shape.front(lerp(-roof.gable, roof.gable, t) * 1.02, 0);
    return place([u, v, w + up]);
  };
  const line = (up: number) => Array.from({ length: 21 }, (_, i) => at(i / 20, up));
  // the stack: dark joints between pale rows
  const box = (u0: number, u1: number, c: string) => {
    x.fillStyle = ink(c);
    poly(x, [...line(u0), ...line(u1).toReversed()]);
    x.fill();
    k.save();
    k.globalCompositeOperation = "destination-out";
    poly(k, [...line(u0), ...line(u1).toReversed()]);
    k.fill();
    k.restore();
  };
  box(-0.22, 0.62, "#42525c");
  for (const [up, c] of [
    [-0.08, "#7d8b90"],
    [0.08, "#94a09f"],
    [0.24, "#a9b3ac"],
  ] as const) {
    x.fillStyle = ink(c);
    x.beginPath();
    brushPath(x, line(up), () => width);
    x.fill();
  }
  box(0.4, 0.62, "#5d6c74");
  x.fillStyle = ink("#d5dacb");
  x.beginPath();
  brushPath(x, line(0.57), () => width * 0.68);
  x.fill();
  for (let i = 0; i < 34; i++) {
    const [a, b] = at((i + 0.5) / 34, 0.34);
    x.fillStyle = ink("#26333d");
    x.beginPath();
    x.arc(a, b, width * 0.8, 0, 7);
    x.fill();
    x.fillStyle = ink("#b9c1b8");
    x.beginPath();
    x.arc(a - 0.6, b - 0.6, width * 0.46, 0, 7);
    x.fill();
  }
  k.fillStyle = css("#1c1820", 0.9);
  k.beginPath();
  brushPath(k, line(0.64), () => 2);
  brushPath(k, line(-0.23), () => 1.8);
  k.fill();
  for (const t of [0, 1]) ogreTile(t);

  /** A shield with two horns, facing along the ridge. */
  function ogreTile(t: number) {
    const [a, b] = at(t, 0),
      unit = b - at(t, 1)[1];
    const p = (
      [
        [-0.3, -0.36],
        [-0.36, 0.2],
        [-0.2, 0.66],
        [-0.3, 1.0],
        [-0.06, 0.8],
        [0.06, 0.8],
        [0.3, 1.0],
        [0.2, 0.66],
        [0.36, 0.2],
        [0.3, -0.36],
      ] as const
    ).map(([px, py]): Pt => [a + px * unit * 0.8, b - py * unit]);
    x.fillStyle = ink("#55646c");
    poly(x, p);
    x.fill();
    x.fillStyle = ink("#aeb8b1");
    x.beginPath();
    x.ellipse(a - unit * 0.04, b - unit * 0.28, unit * 0.14, unit * 0.18, 0, 0, 7);
    x.fill();
    k.save();
    k.globalCompositeOperation = "destination-out";
    poly(k, p);
    k.fill();
    k.restore();
    k.fillStyle = css("#1c1820", 0.9);
    k.beginPath();
    brushPath(k, [...p, p[0]], () => 2);
    k.fill();
  }
}
