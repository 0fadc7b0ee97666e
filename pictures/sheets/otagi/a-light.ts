/** Noon on the gate: the sun stands to the right, so the left end and what lies under eaves and balcony print in cool shade. */
import { stops } from "../../kit/points.ts";
import { bokashi, type Ctx, css, H, layer, lerp, Rng, type Pt, type V3 } from "../../kit/core.ts";
import { dab, poly, Tones } from "../../kit/brush.ts";
import { P, leaf, n } from "./a-stage.ts";
import { bend } from "./a-land.ts";
import { f, size } from "./gate-pen.ts";

type Place = (p: V3) => Pt;
const COOL = "#8f93c4";

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

/** Trodden earth between the steps and the road, and short grass on the bank. */
export function printForecourt() {
  P.block(
    (x) => {
      // its right side runs along the road, which it joins
      const edge: Pt[] = [];
      for (let y = 1004; y <= 1120; y += 4) edge.push([bend(y)[0] + 10, y]);
      for (const [px, py] of [
        [820, 1118],
        [690, 1084],
        [610, 1046],
        [640, 1006],
      ])
        edge.push([px, py + 6 * n.n2(px * 0.02, 4)]);
      x.fillStyle = bokashi(x, 0, 886, 0, H, stops("0 #e9e1cc, 0.35 #cfc6b6, 1 #8f8a8c"));
      poly(x, edge);
      x.fill();
    },
    { grain: 0.22 },
  );
  const L = layer(),
    T = new Tones(),
    r = new Rng(61);
  for (let i = 0; i < 5200; i++) {
    const y = 888 + 300 * r.u() ** 1.3,
      x = r.range(-10, 1640);
    const [a, b] = bend(y);
    if (x > a - 6 && x < b + 6) continue;
    if (x > 600 && x < 1130 && y > 1002) continue;
    const k = (y - 888) / 300;
    const light = 0.46 + 0.42 * n.fbm(x * 0.006, y * 0.02, 3) + 0.16 * r.g();
    const long = lerp(8, 26, k);
    T.add(leaf.at(Math.round(light * 6) / 6), (z) =>
      dab(z, x, y, long, long * 0.28, -1.57 + r.g() * 0.5, 0.1),
    );
  }
  T.flush(L.x);
  P.put(L);
}
