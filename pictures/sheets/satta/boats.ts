/** boats: small working boats on open water, seen from above and from far away. */
import { type Rng, css, mix, type Col, type Ctx, type Pt } from "../../kit/core.ts";
import { brushPath, catmull, dab } from "../../kit/brush.ts";

/**
 * A white coastal fishing boat `s` pixels long; `ang` is its direction on the paper, flattened by `squash` (view from above).
 * Drawn as hull side, deck, wheelhouse; the wake is behind it.
 */
export function fishingBoat(
  x: Ctx,
  k: Ctx,
  px: number,
  py: number,
  s: number,
  ang: number,
  squash: number,
  o: { hull: Col; side: Col; deck: Col; key: Col; foam: Col },
  r: Rng,
) {
  const c = Math.cos(ang),
    n = Math.sin(ang);
  const T = (u: number, v: number, up = 0): Pt => [
    px + (u * c - v * n) * s,
    py + (u * n + v * c) * s * squash - up * s,
  ];
  // wake: two lines and white water between them
  x.fillStyle = css(o.foam, 0.8);
  x.beginPath();
  for (const sd of [-1, 1]) {
    const arm: Pt[] = [];
    for (let i = 0; i <= 14; i++) {
      const t = i / 14;
      arm.push(T(0.35 - t * 3.6, sd * (0.08 + t * 0.9 + 0.03 * Math.sin(t * 20 + sd))));
    }
    brushPath(x, arm, (t) => s * 0.07 * (1 - t) + 0.5);
  }
  for (let i = 0; i < 26; i++) {
    const t = r.u() ** 1.5;
    const [a, b] = T(-0.5 - t * 2.4, r.range(-0.14, 0.14) * (1 + t));
    dab(
      x,
      a,
      b,
      s * 0.18 * (1 - 0.6 * t),
      Math.max(1, s * 0.035),
      ang * squash + r.range(-0.1, 0.1),
    );
  }
  x.fill();
  const rimPts: [number, number][] = [
    [0.55, 0],
    [0.36, 0.12],
    [0, 0.16],
    [-0.45, 0.14],
    [-0.48, -0.14],
    [0, -0.16],
    [0.36, -0.12],
  ];
  const at = (up: number, grow = 1) =>
    catmull(
      rimPts.map(([u, v]) => T(u * grow, v * grow, up + (u > 0.3 ? 0.06 : 0))),
      5,
      true,
    );
  const fill = (p: Pt[], col: Col) => {
    x.fillStyle = css(col);
    x.beginPath();
    p.forEach(([a, b], i) => (i ? x.lineTo(a, b) : x.moveTo(a, b)));
    x.closePath();
    x.fill();
  };
  fill(at(-0.02, 0.98), mix(o.key, o.side, 0.25));
  fill(at(0.04), o.side);
  fill(at(0.11), o.hull);
  fill(at(0.1, 0.82), o.deck);
  // wheelhouse aft of the middle
  const box = (u0: number, u1: number, v: number, h0: number, h1: number, front: Col, top: Col) => {
    const near = n > 0 ? 1 : 1;
    fill(
      [T(u0, v * near, h0), T(u1, v * near, h0), T(u1, v * near, h1), T(u0, v * near, h1)],
      front,
    );
    fill([T(u1, v, h0), T(u1, -v, h0), T(u1, -v, h1), T(u1, v, h1)], mix(front, o.key, 0.2));
    fill([T(u0, v, h1), T(u1, v, h1), T(u1, -v, h1), T(u0, -v, h1)], top);
  };
  box(-0.3, 0, 0.09, 0.1, 0.3, o.side, o.hull);
  const mast = [T(0.1, 0, 0.1), T(0.1, 0, 0.5)];
  k.fillStyle = css(o.key, 0.9);
  k.beginPath();
  brushPath(k, mast, () => Math.max(0.8, s * 0.02));
  brushPath(k, at(-0.02), () => Math.max(0.7, s * 0.016));
  k.fill();
}
