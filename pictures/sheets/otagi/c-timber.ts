/** Sawn timber and cut stone: one face at a time, and how they are printed together. */
import {
  bokashi,
  type Col,
  css,
  type Layer,
  lerp,
  mix,
  type Pt,
  type Rng,
  stamp,
  type V3,
} from "../../kit/core.ts";
import { brushPath, poly, Tones, clearUnder } from "../../kit/brush.ts";
import { keyColour, P, see } from "./c-stage.ts";

export interface Pen {
  readonly L: Layer;
  readonly K: Layer;
  readonly r: Rng;
}
/** A sawn face: graded, with a few long cuts of grain along one edge. */
export function timber(
  { L, K, r }: Pen,
  corners: readonly V3[],
  c0: Col,
  c1: Col,
  line = 2.4,
  cuts = 40,
) {
  const p = corners.map(see);
  L.x.save();
  poly(L.x, p);
  L.x.fillStyle = bokashi(L.x, p[0][0], p[0][1], p[1][0], p[1][1], [
    [0, c0],
    [1, c1],
  ]);
  L.x.fill();
  L.x.clip();
  const T = new Tones();
  for (let i = 0; i < cuts; i++) {
    // from the first edge to the opposite one, along the length
    const v = r.u(),
      t = r.u() * 0.8,
      t1 = t + r.range(0.05, 0.3);
    const on = (s: number): Pt => [
      lerp(lerp(p[0][0], p[1][0], s), lerp(p[3][0], p[2][0], s), v),
      lerp(lerp(p[0][1], p[1][1], s), lerp(p[3][1], p[2][1], s), v),
    ];
    T.add(
      r.chance(0.65) ? mix(c1, "#140c16", 0.5) : mix(c0, "#ffd9a0", 0.25),
      (z) =>
        brushPath(
          z,
          [on(t), on((t + t1) / 2), on(t1)],
          (q) => 2.6 * Math.sin(Math.PI * (0.1 + 0.8 * q)),
        ),
      0.6,
    );
  }
  T.flush(L.x);
  L.x.restore();
  clearUnder(K.x, p);
  if (!line) return;
  K.x.fillStyle = css(keyColour, 0.9);
  K.x.beginPath();
  for (const [i, a] of p.entries()) brushPath(K.x, [a, p[(i + 1) % p.length]], () => line);
  K.x.fill();
}

export function press({ L, K }: Pen) {
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
