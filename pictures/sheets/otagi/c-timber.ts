/** Squared timber of the bell tower: the visible faces of each box, in three flat tones with a line. */
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
import { brushPath, clearUnder, hand, poly, Tones } from "../../kit/brush.ts";
import { belfry, keyColour, P, see } from "./c-stage.ts";

export interface Pen {
  readonly L: Layer;
  readonly K: Layer;
  readonly r: Rng;
}
/** The tones of a box: its underside, the side towards the low sun, the one towards the viewer, and the shaded ones. */
export interface Sawn {
  readonly under: Col;
  readonly lit: Col;
  readonly front: Col;
  readonly shade: Col;
}
/** Lit faces get redder towards their far end. */
function face({ L, K, r }: Pen, corners: readonly V3[], tone: Col, line: number, cuts: number) {
  const p = corners.map(see);
  // faces that are turned away are not drawn
  const [a, b, c] = p;
  if ((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]) <= 0) return;
  L.x.save();
  poly(L.x, p);
  L.x.fillStyle = bokashi(L.x, p[0][0], p[0][1], p[1][0], p[1][1], [
    [0, tone],
    [1, mix(tone, "#5a3236", 0.22)],
  ]);
  L.x.fill();
  L.x.clip();
  const T = new Tones();
  for (let i = 0; i < cuts; i++) {
    const v = r.range(0.06, 0.94),
      t = r.u() * 0.85,
      t1 = t + r.range(0.06, 0.3);
    const on = (s: number): Pt => [
      lerp(lerp(p[0][0], p[1][0], s), lerp(p[3][0], p[2][0], s), v),
      lerp(lerp(p[0][1], p[1][1], s), lerp(p[3][1], p[2][1], s), v),
    ];
    T.add(mix(tone, r.chance(0.7) ? "#150e16" : "#ffdca2", r.chance(0.7) ? 0.45 : 0.3), (z) =>
      brushPath(
        z,
        [on(t), on((t + t1) / 2), on(t1)],
        (q) => 3 * Math.sin(Math.PI * (0.1 + 0.8 * q)),
      ),
    );
  }
  T.flush(L.x);
  L.x.restore();
  clearUnder(K.x, p);
  K.x.fillStyle = css(keyColour, 0.95);
  K.x.beginPath();
  for (const [i, from] of p.entries()) {
    const phase = r.range(0, 6);
    brushPath(
      K.x,
      hand(from, p[(i + 1) % p.length], r, 0.7, 30),
      (t) => line * (0.7 + 0.45 * Math.sin(t * 5 + phase)),
    );
  }
  K.x.fill();
}

/** A box between two corners, in the bell tower's coordinates; `tilt` lowers its far side. */
export function box(
  pen: Pen,
  [u0, v0, z0]: V3,
  [u1, v1, z1]: V3,
  { under, lit, front, shade }: Sawn,
  { line = 2.6, cuts = 14, tilt = 0 }: { line?: number; cuts?: number; tilt?: number } = {},
) {
  const at = (u: number, v: number, z: number) => belfry(u, v, z - tilt * (v - v0));
  const sides: [Col, V3[]][] = [
    [shade, [at(u1, v1, z1), at(u0, v1, z1), at(u0, v1, z0), at(u1, v1, z0)]],
    [shade, [at(u1, v0, z1), at(u1, v1, z1), at(u1, v1, z0), at(u1, v0, z0)]],
    [lit, [at(u0, v1, z1), at(u0, v0, z1), at(u0, v0, z0), at(u0, v1, z0)]],
    [front, [at(u0, v0, z1), at(u1, v0, z1), at(u1, v0, z0), at(u0, v0, z0)]],
    [under, [at(u0, v0, z0), at(u1, v0, z0), at(u1, v1, z0), at(u0, v1, z0)]],
  ];
  for (const [tone, corners] of sides) face(pen, corners, tone, line, cuts);
}

export function press({ L, K }: Pen) {
  P.put(L, { occlude: 1 });
  stamp(P.key.x, K);
}
