/** Noon light on the gate: the sun is on the right, so the left end and the parts below eaves and balcony are in cool shade. */
import {
  type Ctx,
  css,
  type Layer,
  type Pt,
  rgb,
  shade,
  sstep,
  stamp,
  type V3,
} from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { n, P } from "./a-stage.ts";
import { f, size } from "./gate-pen.ts";

type Place = (p: V3) => Pt;
const COOL = "#8f9aa6",
  DAPPLE = "#6f8a92";

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

/** The shadow of trees on it, as two flat blocks. */
export function dappleGate(gate: Layer) {
  const L = shade((x, y, out) => {
    const bough = n.fbm(x * 0.0034 - y * 0.0012, y * 0.0062 + x * 0.0016, 2);
    const cover = bough + 0.2 * n.n2(x * 0.03, y * 0.05) + 0.34 * sstep(900, 250, x) - 0.12;
    const [r, g, b] = rgb(DAPPLE);
    [out[0], out[1], out[2]] = [r, g, b];
    out[3] = cover > 0.34 ? 160 : cover > 0.16 ? 92 : 0;
  });
  stamp(L.x, gate, { op: "destination-in" });
  P.put(L, { op: "multiply" });
}
