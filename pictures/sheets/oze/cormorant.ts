/** A sea cormorant on its cord: low in the water, long neck, firelight on one edge. */
import { type Rng, mix, type Pt } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { line, shape, type Pen } from "../../kit/figures.ts";

/** position of the neck ring, in the bird's own units */
export const collar = (up: number): Pt => [-27, -33 - up * 0.5];

/**
 * facing left, about 100 units long, waterline at 0; `near` is the strength of the fire, `fire` its side (-1 in front, 1 behind)
 */
export function cormorant(p: Pen, r: Rng, o: { fire: 1 | -1; near: number; up?: number }) {
  const u = o.up ?? 0;
  const body: Pt[] = [
    [62, 3],
    [44, -5],
    [24, -12],
    [2, -15],
    [-13, -16],
    [-20, -24],
    [-19, -38 - u * 0.6],
    [-15, -54 - u],
    [-18, -65 - u],
    [-26, -70 - u],
    [-35, -69 - u],
    [-58, -71 - u],
    [-61, -68 - u],
    [-57, -66.5 - u],
    [-36, -63 - u],
    [-29, -59 - u],
    [-26, -51 - u],
    [-31, -36 - u * 0.6],
    [-37, -18],
    [-36, -4],
    [-28, 4],
    [20, 5],
  ];
  shape(p, body, "#080b14", { line: 0.5 });
  const warm = (pts: Pt[], w: number, c: string) => line(p, pts, w, mix("#1b1a2a", c, o.near));
  // scaled wet feathers of the back
  const T = new Tones();
  for (let i = 0; i < 46; i++) {
    const t = r.u(),
      a = -14 + t * 58,
      b = -14 + t * 11 + r.u() ** 1.5 * 12;
    const hot = o.fire < 0 ? 1 - t : t;
    T.add(mix("#18223a", "#b4501f", r.chance(0.45) ? o.near * hot : 0), (x) =>
      dab(x, a, b, r.range(5, 9), 2.2, 0.3 + r.range(-0.2, 0.2)),
    );
  }
  T.flush(p.x);
  if (o.fire < 0) {
    warm(
      [
        [-34, -2],
        [-37, -18],
        [-31, -36 - u * 0.6],
        [-26, -51 - u],
        [-28.5, -58 - u],
      ],
      3.2,
      "#ff9a3c",
    );
    warm(
      [
        [-58, -70.6 - u],
        [-35, -68.6 - u],
        [-26, -69.6 - u],
      ],
      1.8,
      "#ffb45a",
    );
    warm(
      [
        [-13, -16],
        [2, -15],
        [20, -12.6],
      ],
      2,
      "#c8602a",
    );
  } else {
    warm(
      [
        [-26, -69.8 - u],
        [-18, -65 - u],
        [-15, -54 - u],
        [-19, -38 - u * 0.6],
        [-20, -25],
      ],
      3,
      "#ff9a3c",
    );
    warm(
      [
        [-13, -16],
        [2, -15],
        [24, -12],
        [44, -5],
        [58, 1],
      ],
      3.2,
      "#ff9a3c",
    );
  }
  // pale cheek at the base of the bill
  shape(
    p,
    [
      [-34, -68 - u],
      [-39, -66.6 - u],
      [-35, -62.6 - u],
      [-29, -62.4 - u],
      [-28.6, -66 - u],
    ],
    mix("#3a3a44", "#f2c27c", 0.2 + 0.7 * o.near),
    { line: 0 },
  );
  line(
    p,
    [
      [-32, -35 - u * 0.6],
      [-26, -33 - u * 0.6],
      [-19.6, -34 - u * 0.6],
    ],
    2.6,
    "#d9b27a",
  );
}

/** dark reflection below a bird, and the bright edges of the ripple that it makes */
export function afloat(p: Pen, r: Rng, near: number) {
  const T = new Tones();
  for (let i = 0; i < 26; i++) {
    const t = r.u(),
      w = 46 * (1 - t * 0.72) * r.range(0.5, 1.1),
      cx = -4 - 12 * t + r.range(-9, 9);
    T.add("#070a13", (x) => dab(x, cx - w, 3 + t * 50, w * 2, r.range(2.5, 5), 0, 0.02), 0.75);
  }
  for (let i = 0; i < 12; i++) {
    const a = r.range(-66, 66),
      b = 5 + r.range(0, 16) + Math.abs(a) * 0.05,
      w = r.range(10, 30);
    T.add(
      mix("#33507c", r.chance(0.4) ? "#ffd27a" : "#ef7e2c", near),
      (x) => dab(x, a - w / 2, b, w, r.range(1.4, 2.6), 0, 0.06),
      0.9,
    );
  }
  T.flush(p.x);
}
