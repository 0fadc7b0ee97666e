/** Craftspeople bent over their work, with apron and headscarf. */
import { lerp, Noise, type V3 } from "../../kit/core.ts";
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
  EXTRA2,
} from "../../kit/people.ts";
import { cap, smin } from "../../kit/distances.ts";

const cloth = new Noise(23);
/**
 * An ellipsoid. Math.hypot rounds differently from distances.ts; it is kept, so that the figures stay the same to the last bit.
 */
const ell = (x: number, y: number, z: number, a: number, b: number, c: number) => {
  const k0 = Math.hypot(x / a, y / b, z / c),
    k1 = Math.hypot(x / (a * a), y / (b * b), z / (c * c));
  return k1 < 1e-9 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
};
const folds = (x: number, y: number, z: number, f: number, a: number) =>
  a *
  (0.6 * cloth.n3(x * 6, y * 3, z * 6) +
    Math.max(0, Math.sin(y * f + x * f * 0.8 + 2 * cloth.n3(x * 4, y * 4, z * 4))));

/** someone in work clothes, bent forward, both arms stretched out; faces +z. `bend` 0 upright .. 1 fully bent */
export function worker(o: {
  id: string;
  yaw: number;
  mats: Mats;
  bend?: number;
  reach?: number;
  spread?: number;
  kerchief?: boolean;
  hands?: [V3, V3];
}): Figure {
  const b = o.bend ?? 0.5;
  const hip: V3 = [0, 0.9, -0.05];
  const a = b * 1.1;
  const up = (d: number, x = 0, f = 0): V3 => [
    x,
    hip[1] + d * Math.cos(a) - f * Math.sin(a),
    hip[2] + d * Math.sin(a) + f * Math.cos(a),
  ];
  const sh = up(0.43),
    neck = up(0.5),
    hd = up(0.65, 0, 0.05);
  const sp = o.spread ?? 0.24;
  const [h0, h1] = o.hands ?? [
    [sp, sh[1] - 0.22, sh[2] + (o.reach ?? 0.42)],
    [-sp, sh[1] - 0.22, sh[2] + (o.reach ?? 0.42)],
  ];
  const elbow = (s: number, h: V3): V3 => [
    lerp(sh[0] + s * 0.19, h[0], 0.5) + s * 0.07,
    lerp(sh[1], h[1], 0.5) - 0.09,
    lerp(sh[2], h[2], 0.45),
  ];
  const parts: Part[] = [
    {
      mat: SKIN,
      d: (x, y, z) =>
        smin(
          ell(x - hd[0], y - hd[1], z - hd[2], 0.075, 0.1, 0.092),
          cap(x, y, z, neck, hd, 0.05, 0.045),
          0.03,
        ),
    },
    {
      mat: HAIR,
      d: (x, y, z) => {
        const X = x - hd[0],
          Y = y - hd[1],
          Z = z - hd[2];
        const yy = Y * Math.cos(a * 0.6) + Z * Math.sin(a * 0.6),
          zz = -Y * Math.sin(a * 0.6) + Z * Math.cos(a * 0.6);
        return Math.max(
          ell(X, yy - 0.02, zz + 0.014, 0.087, 0.108, 0.103),
          zz - 0.055,
          -0.065 - yy,
        );
      },
    },
    {
      mat: TOP,
      d: (x, y, z) => {
        let d = cap(x, y, z, hip, up(0.28), 0.165, 0.175);
        d = smin(d, cap(x, y, z, up(0.42, 0.13), up(0.42, -0.13), 0.088, 0.088), 0.09);
        for (const s of [1, -1]) {
          const h = s > 0 ? h0 : h1,
            e = elbow(s, h),
            q: V3 = [lerp(e[0], h[0], 0.55), lerp(e[1], h[1], 0.55), lerp(e[2], h[2], 0.55)];
          d = smin(d, cap(x, y, z, up(0.42, s * 0.18), e, 0.082, 0.072), 0.05);
          d = smin(d, cap(x, y, z, e, q, 0.072, 0.064), 0.03);
        }
        return d - folds(x, y, z, 30, 0.006);
      },
    },
    {
      mat: SKIN,
      d: (x, y, z) => {
        let d = 9;
        for (const s of [1, -1]) {
          const h = s > 0 ? h0 : h1;
          d = Math.min(
            d,
            smin(
              cap(x, y, z, elbow(s, h), h, 0.045, 0.034),
              ell(x - h[0], y - h[1], z - h[2] - 0.02, 0.036, 0.03, 0.05),
              0.02,
            ),
          );
        }
        return d;
      },
    },
    // apron: around the front and the skirt, tied behind
    {
      mat: BELT,
      d: (x, y, z) => {
        const d = cap(x, y, z, [0, 0.86, -0.02], [0, 0.36, 0.03], 0.185, 0.2);
        return Math.max(d, 0.34 - y, -z - 0.1) - folds(x, y, z, 22, 0.006);
      },
    },
    {
      mat: EXTRA,
      d: (x, y, z) =>
        Math.max(
          cap(x, y, z, [0, 0.86, -0.03], [0, 0.94, -0.03], 0.182, 0.182),
          Math.abs(y - 0.91) - 0.022,
        ),
    },
    {
      mat: BOTTOM,
      d: (x, y, z) => {
        let d = 9;
        for (const s of [1, -1]) {
          d = Math.min(
            d,
            cap(x, y, z, [s * 0.09, 0.82, -0.03], [s * 0.13, 0.42, 0.03 * s], 0.1, 0.076),
          );
          d = smin(
            d,
            cap(
              x,
              y,
              z,
              [s * 0.13, 0.42, 0.03 * s],
              [s * 0.14, 0.08, -0.02 + 0.05 * s],
              0.074,
              0.062,
            ),
            0.02,
          );
        }
        return d - folds(x, y, z, 44, 0.004);
      },
    },
    {
      mat: SHOE,
      d: (x, y, z) =>
        Math.min(
          ell(x - 0.14, y - 0.05, z - 0.08, 0.055, 0.055, 0.13),
          ell(x + 0.14, y - 0.05, z - 0.0, 0.055, 0.055, 0.13),
        ),
    },
  ];
  if (o.kerchief)
    parts.push({
      mat: EXTRA2,
      d: (x, y, z) => {
        const X = x - hd[0],
          Y = y - hd[1],
          Z = z - hd[2];
        const yy = Y * Math.cos(a * 0.6) + Z * Math.sin(a * 0.6),
          zz = -Y * Math.sin(a * 0.6) + Z * Math.cos(a * 0.6);
        return (
          Math.min(
            Math.max(ell(X, yy - 0.025, zz + 0.01, 0.093, 0.112, 0.108), 0.02 - yy - 0.25 * zz),
            ell(X, yy - 0.0, zz + 0.115, 0.035, 0.03, 0.03),
          ) -
          0.003 * Math.sin(zz * 120)
        );
      },
    });
  const zMax = Math.max(0.75, h0[2] + 0.2, hd[2] + 0.2);
  return {
    id: o.id,
    parts,
    bounds: [-zMax, zMax, -0.03, 1.75],
    mats: o.mats,
    yaw: o.yaw,
    tilt: 0.03,
  };
}
