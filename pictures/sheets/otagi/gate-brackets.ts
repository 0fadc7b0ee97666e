/** The brackets below the storeys: bearing blocks, bracket arms and small blocks, with plaster between. */
import { mix, type V3 } from "../../kit/core.ts";
import { type GatePen, red } from "./gate-pen.ts";

/** Plaster between the brackets. */
export function infill({ plane }: GatePen, w0: number, w1: number, v: number, h: number) {
  plane(
    [
      [-h, v, w0],
      [-h, -v, w0],
      [-h, -v, w1],
      [-h, v, w1],
    ],
    "#cfc6b2",
    0,
  );
  plane(
    [
      [-h, v, w0],
      [h, v, w0],
      [h, v, w1],
      [-h, v, w1],
    ],
    "#efe5cc",
    0,
  );
}

/** A row of three-block brackets along the front, and along the visible end. */
export function brackets(pen: GatePen, w: number, high: number, v: number, half: number) {
  const side = (a: number, z: number): V3 => [-half - 0.04, a, z];
  for (const a of [v * 0.98, 0, -v * 0.98]) bracket(pen, side, a, w, high * 0.92, true);
  const front = (a: number, z: number): V3 => [a, v - 0.1, z];
  for (const a of [-half + 0.1, -2.85, -1.42, 0, 1.42, 2.85, half - 0.1])
    bracket(pen, front, a, w, high, false);
}

/** One bracket with a given height: block, arm with its curved underside, three blocks, and the plate on them. */
function bracket(
  { plane }: GatePen,
  at: (a: number, w: number) => V3,
  a: number,
  w: number,
  high: number,
  shaded: boolean,
) {
  const face = shaded ? red.shade : mix(red.face, red.dark, 0.1);
  const lit = shaded ? red.shade : red.lit;
  const u = high / 0.68;
  const shape = (points: readonly (readonly [number, number])[], c: typeof face | string) =>
    plane(
      points.map(([p, q]) => at(a + p * u, w + q * u)),
      c,
      0.9,
    );
  shape(
    [
      [-0.14, 0],
      [0.14, 0],
      [0.21, 0.1],
      [0.21, 0.22],
      [-0.21, 0.22],
      [-0.21, 0.1],
    ],
    face,
  );
  shape(
    [
      [-0.4, 0.22],
      [0.4, 0.22],
      [0.56, 0.3],
      [0.58, 0.4],
      [-0.58, 0.4],
      [-0.56, 0.3],
    ],
    lit,
  );
  for (const m of [-0.46, 0, 0.46])
    shape(
      [
        [m - 0.09, 0.4],
        [m + 0.09, 0.4],
        [m + 0.14, 0.47],
        [m + 0.14, 0.56],
        [m - 0.14, 0.56],
        [m - 0.14, 0.47],
      ],
      face,
    );
}

/** The long plate on top of a row of brackets. */
export function plate({ beam }: GatePen, w: number, v: number, half: number) {
  beam(-half, half, v - 0.14, v + 0.2, w, w + 0.15, red.face);
}
