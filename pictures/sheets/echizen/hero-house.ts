/** A farmhouse in the snow: its gable in the morning's shade, one window lit, the long slope of the roof in the sun. */
import { css, type Ctx, type Pt, type V3 } from "../../kit/core.ts";
import { brushPath, fillPoly } from "../../kit/brush.ts";
import { project, scaleAt } from "./hero-plan.ts";

/** `o` is the middle of the gable's foot; the house stands turned to the eye, its ridge away to the left */
export function farmhouse(x: Ctx, o: V3, size: number) {
  // along the ridge, away from us; across the gable
  const A: Pt = [-0.485, 0.875],
    B: Pt = [0.875, 0.485];
  const at = (a: number, b: number, z: number): Pt =>
    project([
      o[0] + size * (A[0] * a + B[0] * b),
      o[1] + size * (A[1] * a + B[1] * b),
      o[2] + size * z,
    ]);
  const k = scaleAt(o) * size;
  const LONG = 8,
    HALF = 2.6,
    EAVE = 2.1,
    RIDGE = 5.6,
    OVER = 0.6;
  // the long wall under the eave, then the gable
  fillPoly(
    x,
    [at(0, -HALF, 0), at(LONG, -HALF, 0), at(LONG, -HALF, EAVE), at(0, -HALF, EAVE)],
    "#77829f",
  );
  fillPoly(
    x,
    [at(0, -HALF, 0), at(0, HALF, 0), at(0, HALF, EAVE), at(0, 0, RIDGE), at(0, -HALF, EAVE)],
    "#8e9abb",
  );
  x.fillStyle = css("#3a3a56");
  x.beginPath();
  const beam = (a: Pt, b: Pt, w = 0.16) => brushPath(x, [a, b], () => Math.max(1, w * k));
  for (const b of [-2.5, -0.9, 0.9, 2.5]) beam(at(0, b, 0), at(0, b, EAVE + 0.1));
  beam(at(0, -HALF, 1), at(0, HALF, 1), 0.12);
  beam(at(0, -HALF, EAVE), at(0, HALF, EAVE), 0.2);
  beam(at(0, -1.35, 3.75), at(0, 1.35, 3.75), 0.16);
  beam(at(0, 0, EAVE), at(0, 0, RIDGE), 0.16);
  for (const a of [2, 4, 6]) beam(at(a, -HALF, 0), at(a, -HALF, EAVE), 0.14);
  x.fill();
  // the lit window
  fillPoly(
    x,
    [at(0, -0.75, 1.05), at(0, 0.75, 1.05), at(0, 0.75, 1.95), at(0, -0.75, 1.95)],
    "#f6b64c",
  );
  x.fillStyle = css("#5a3c34");
  x.beginPath();
  beam(at(0, 0, 1.05), at(0, 0, 1.95), 0.08);
  x.fill();
  // the far slope's edge and its shade, the near slope in the sun, the snow's thickness along the gable
  const THICK = 0.45;
  fillPoly(
    x,
    [
      at(-OVER, 0, RIDGE + THICK),
      at(-OVER, HALF + 0.7, EAVE - 0.7),
      at(-OVER, HALF + 0.7, EAVE - 0.7 + THICK),
      at(-OVER * 0.6, HALF + 0.4, EAVE),
      at(-OVER, 0, RIDGE - 0.15),
    ],
    "#55608a",
  );
  fillPoly(
    x,
    [
      at(-OVER, 0, RIDGE + THICK),
      at(LONG, 0, RIDGE + THICK),
      at(LONG, HALF + 0.7, EAVE - 0.7 + THICK),
      at(-OVER, HALF + 0.7, EAVE - 0.7 + THICK),
    ],
    "#c3cee3",
  );
  fillPoly(
    x,
    [
      at(-OVER, 0, RIDGE + THICK),
      at(LONG, 0, RIDGE + THICK),
      at(LONG, -HALF - 0.7, EAVE - 0.7 + THICK),
      at(-OVER, -HALF - 0.7, EAVE - 0.7 + THICK),
    ],
    "#f8efdf",
  );
  fillPoly(
    x,
    [
      at(-OVER, -HALF - 0.7, EAVE - 0.7 + THICK),
      at(LONG, -HALF - 0.7, EAVE - 0.7 + THICK),
      at(LONG, -HALF - 0.7, EAVE - 0.75),
      at(-OVER, -HALF - 0.7, EAVE - 0.75),
    ],
    "#d3dbe8",
  );
  for (const side of [-1, 1])
    fillPoly(
      x,
      [
        at(-OVER, 0, RIDGE + THICK),
        at(-OVER, side * (HALF + 0.7), EAVE - 0.7 + THICK),
        at(-OVER, side * (HALF + 0.7), EAVE - 0.75),
        at(-OVER, 0, RIDGE - 0.05),
      ],
      side < 0 ? "#b3c0dc" : "#dbe2ee",
    );
  // the roof's outline and a few soft shades along its courses
  x.fillStyle = css("#93a2c4");
  x.beginPath();
  beam(at(-OVER, 0, RIDGE + THICK), at(LONG, 0, RIDGE + THICK), 0.05);
  beam(at(-OVER, -HALF - 0.7, EAVE - 0.7 + THICK), at(LONG, -HALF - 0.7, EAVE - 0.7 + THICK), 0.05);
  x.fill();
  x.fillStyle = css("#dfe0e4");
  x.beginPath();
  for (const [a0, a1, t] of [
    [1, 7.6, 0.84],
    [0.2, 4.2, 0.62],
    [4.6, 7.8, 0.4],
  ]) {
    const on = (a: number) => at(a, -t * (HALF + 0.7), RIDGE + THICK - t * (RIDGE - EAVE + 0.7));
    brushPath(
      x,
      Array.from({ length: 9 }, (_, i) => on(a0 + ((a1 - a0) * i) / 8)),
      (q) => 0.34 * k * Math.sin(Math.PI * q),
    );
  }
  x.fill();
}
