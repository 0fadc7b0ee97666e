/** What carries the storeys: bracket blocks, with plaster between. */
import { lerp, mix } from "../../kit/core.ts";
import { pts } from "../../kit/points.ts";
import { f, type GatePen, red, size } from "./gate-pen.ts";

/** Plaster and shadow between the bracket blocks. */
export function infill(
  { x, k, place, plane, beam }: GatePen,
  w0: number,
  w1: number,
  v: number,
  h: number,
) {
  plane(
    [
      [-h, v, w0],
      [-h, -v, w0],
      [-h, -v, w1],
      [-h, v, w1],
    ],
    "#b9ae9e",
    0,
  );
  plane(
    [
      [-h, v, w0],
      [h, v, w0],
      [h, v, w1],
      [-h, v, w1],
    ],
    "#d8cbb4",
    0,
  );
}

/** Rows of bracket blocks: two steps of arms, each with a white end. */
export function brackets(
  { x, k, place, plane, beam }: GatePen,
  w: number,
  reach: number,
  count: number,
  half = size.half,
) {
  for (const [step, up] of pts("0.45,0 1,0.26"))
    for (let i = 0; i <= count; i++) {
      const u = lerp(-half, half, i / count);
      beam(
        u - 0.2,
        u + 0.2,
        f - reach * step * 1.6,
        f,
        w + up,
        w + up + 0.24,
        mix(red.face, red.dark, 0.25),
        red.dark,
      );
      plane(
        [
          [u - 0.13, f - reach * step * 1.6 - 0.01, w + up + 0.04],
          [u + 0.13, f - reach * step * 1.6 - 0.01, w + up + 0.04],
          [u + 0.13, f - reach * step * 1.6 - 0.01, w + up + 0.2],
          [u - 0.13, f - reach * step * 1.6 - 0.01, w + up + 0.2],
        ],
        "#eee0c4",
        0.7,
      );
    }
}
