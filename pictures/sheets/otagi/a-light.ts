/** Noon on the gate: the sun stands to the right, so the left end and what lies under eaves and balcony print in cool shade. */
import { type Ctx, css, type Pt, type V3 } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { P } from "./a-stage.ts";
import { f, size } from "./gate-pen.ts";

type Place = (p: V3) => Pt;
const COOL = "#8f9aa6";

/** Stepped shade, one block for each depth of it. */
export function shadeGate(place: Place) {
  const { half, deep, floor, beam, balcony, top } = size;
  const upper = half - 0.3;
  const face = (x: Ctx, points: V3[], a: number) => {
    x.fillStyle = css(COOL, a);
    poly(x, points.map(place));
    x.fill();
  };
  /** A band of shade on the front at depth v, from w down to a lower edge that slants with the sun. */
  const band = (x: Ctx, v: number, wide: number, w: number, drop: number, a: number) =>
    face(
      x,
      [
        [-wide, v, w],
        [wide, v, w],
        [wide, v, w - drop * 0.8],
        [-wide, v, w - drop * 1.15],
      ],
      a,
    );
  const end = (x: Ctx, u: number, w0: number, w1: number, a: number) =>
    face(
      x,
      [
        [-u, f, w0],
        [-u, deep, w0],
        [-u, deep, w1],
        [-u, f, w1],
      ],
      a,
    );
  P.light(
    (x) => {
      end(x, half, floor, beam + 0.6, 0.75);
      end(x, upper, balcony + 0.3, top + 0.9, 0.75);
      band(x, f + 0.26, upper, top + 0.5, 1.5, 0.62);
      band(x, f + 0.26, upper, top + 0.5, 0.75, 0.5);
      band(x, f - 0.02, half + 0.3, balcony - 0.26, 1.5, 0.6);
      band(x, f - 0.02, half + 0.3, balcony - 0.26, 0.7, 0.5);
      band(x, f - 0.72, half + 0.7, floor * 0.6, 0.32, 0.5);
    },
    { op: "multiply" },
  );
}
