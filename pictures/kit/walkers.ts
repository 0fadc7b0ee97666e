/** walkers: people of today in coats, small and seen from behind. */
import { cap, smin } from "./distances.ts";
import { Noise, type V3 } from "./core.ts";
import {
  type Figure,
  type Mats,
  type Part,
  SKIN,
  HAIR,
  TOP,
  BOTTOM,
  BELT,
  EXTRA,
  SHOE,
} from "./people.ts";

const cloth = new Noise(23);
/**
 * An ellipsoid. Math.hypot rounds differently from distances.ts; it is kept, so that the walkers stay the same to the last bit.
 */
export const ell = (x: number, y: number, z: number, a: number, b: number, c: number) => {
  const k0 = Math.hypot(x / a, y / b, z / c),
    k1 = Math.hypot(x / (a * a), y / (b * b), z / (c * c));
  return k1 < 1e-9 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
};
export const folds = (x: number, y: number, z: number, f: number, a: number) =>
  a *
  (0.6 * cloth.n3(x * 6, y * 3, z * 6) +
    Math.max(0, Math.sin(y * f + x * f * 0.8 + 2 * cloth.n3(x * 4, y * 4, z * 4))));

/** a walker in a long coat with a bag; faces +z, so a yaw near pi shows the back */
export function walker(o: {
  id: string;
  yaw: number;
  mats: Mats;
  step?: number;
  bag?: boolean;
}): Figure {
  const st = o.step ?? 0.16;
  const hd: V3 = [0, 1.56, 0.04];
  const hand: V3 = [0.15, 1.16, 0.2];
  const parts: Part[] = [
    {
      mat: SKIN,
      d: (x, y, z) =>
        smin(
          ell(x, y - hd[1], z - hd[2], 0.075, 0.105, 0.09),
          cap(x, y, z, [0, 1.38, 0], hd, 0.05, 0.045),
          0.03,
        ),
    },
    {
      mat: HAIR,
      d: (x, y, z) =>
        Math.max(
          ell(x, y - hd[1] - 0.022, z - hd[2] + 0.014, 0.088, 0.112, 0.104) -
            0.004 * cloth.n3(x * 30, y * 30, z * 30),
          z - hd[2] - 0.06,
          hd[1] - 0.07 - y,
        ),
    },
    {
      mat: BELT,
      d: (x, y, z) => ell(x, y - 1.42, z - 0.01, 0.1, 0.05, 0.1) - folds(x, y, z, 60, 0.006),
    },
    {
      mat: TOP,
      d: (x, y, z) => {
        let d = cap(x, y, z, [0, 0.98, 0], [0, 1.22, 0], 0.17, 0.175);
        d = smin(d, cap(x, y, z, [0.14, 1.33, 0], [-0.14, 1.33, 0], 0.082, 0.082), 0.07);
        // the lower part of the coat swings with the stride
        d = smin(d, cap(x, y, z, [0, 0.98, 0], [0, 0.68, -0.02], 0.17, 0.2), 0.05);
        d = smin(d, cap(x, y, z, [0.19, 1.32, 0], [0.27, 1.1, 0.05], 0.074, 0.064), 0.04);
        d = smin(d, cap(x, y, z, [0.27, 1.1, 0.05], hand, 0.064, 0.05), 0.03);
        d = smin(d, cap(x, y, z, [-0.19, 1.32, 0], [-0.27, 1.06, -0.03], 0.074, 0.064), 0.04);
        d = smin(d, cap(x, y, z, [-0.27, 1.06, -0.03], [-0.27, 0.86, 0.05], 0.062, 0.05), 0.03);
        d = Math.max(d, 0.6 - y);
        return d - folds(x, y, z, 26, 0.006);
      },
    },
    {
      mat: SKIN,
      d: (x, y, z) =>
        Math.min(
          ell(x - hand[0], y - hand[1], z - hand[2], 0.035, 0.04, 0.035),
          ell(x + 0.27, y - 0.81, z - 0.06, 0.032, 0.05, 0.034),
        ),
    },
    {
      mat: BOTTOM,
      d: (x, y, z) => {
        const a = cap(x, y, z, [0.085, 0.75, 0], [0.09, 0.42, st * 0.6], 0.09, 0.07);
        const b = smin(
          a,
          cap(x, y, z, [0.09, 0.42, st * 0.6], [0.09, 0.09, st * 0.75], 0.07, 0.06),
          0.02,
        );
        const c = cap(x, y, z, [-0.085, 0.75, 0], [-0.09, 0.42, -st * 0.3], 0.09, 0.07);
        const d = smin(
          c,
          cap(x, y, z, [-0.09, 0.42, -st * 0.3], [-0.09, 0.12, -st * 1.3], 0.07, 0.06),
          0.02,
        );
        return Math.min(b, d) - folds(x, y, z, 50, 0.004);
      },
    },
    {
      mat: SHOE,
      d: (x, y, z) =>
        Math.min(
          ell(x - 0.09, y - 0.05, z - st * 0.75 - 0.04, 0.05, 0.05, 0.13),
          ell(x + 0.09, y - 0.07, z + st * 1.3 - 0.03, 0.05, 0.05, 0.12),
        ),
    },
  ];
  if (o.bag)
    parts.push({
      mat: EXTRA,
      d: (x, y, z) =>
        Math.max(Math.abs(x) - 0.14, Math.abs(y - 1.12) - 0.19, Math.abs(z + 0.22) - 0.09) - 0.02,
    });
  return {
    id: o.id,
    parts,
    bounds: [-0.62, 0.74, -0.03, 2.0],
    mats: o.mats,
    yaw: o.yaw,
    tilt: 0.02,
  };
}
