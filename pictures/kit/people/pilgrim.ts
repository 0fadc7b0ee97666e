/** pilgrim: a traveller of the old roads. */
import { clamp, type V3 } from "../core.ts";
import {
  BELT,
  BOTTOM,
  EXTRA,
  EXTRA2,
  type Figure,
  fold,
  type Mats,
  type Part,
  POLE,
  SHOE,
  SKIN,
  TOP,
  WHITE,
} from "./figure.ts";
import { headParts } from "./head.ts";
import { cap, col, ell, smin } from "../distances.ts";

/** traveller with sedge hat, straw cape, leggings, staff and bundle; faces +z */
export function pilgrim(o: { id: string; yaw: number; mats: Mats; step?: number }): Figure {
  const st = o.step ?? 0.13;
  const hat: V3 = [0, 1.5, 0.05];
  const straw = (x: number, y: number, z: number) => {
    const a = Math.atan2(z, x);
    return (
      0.01 * Math.abs(Math.sin(a * 26 + 3 * fold.n3(x * 3, y * 6, z * 3))) +
      0.012 * fold.n3(x * 12, y * 4, z * 12)
    );
  };
  const parts: Part[] = [
    ...headParts([0, 1.4, 0.05], { nod: 0.15, hair: "short" }),
    {
      mat: EXTRA,
      d: (x, y, z) => {
        const rr = Math.hypot(x - hat[0], z - hat[2]);
        const yy = y - hat[1];
        const prof = 0.2 * (1 - Math.pow(clamp(rr / 0.3), 0.92));
        return Math.max(
          Math.abs(yy - prof) * 0.75 - 0.007 - 0.0025 * Math.sin(Math.atan2(z - hat[2], x) * 34),
          rr - 0.3,
        );
      },
    },
    {
      mat: EXTRA2,
      d: (x, y, z) => {
        const h1 = 0.97 + 0.03 * Math.sin(Math.atan2(z, x) * 9),
          d1 = col(x, y, z - 0.01, h1, 1.33, 0.235, 0.2, 0.1, 0.09) - straw(x, y, z);
        const h2 = 0.7 + 0.035 * Math.sin(Math.atan2(z, x) * 11 + 1),
          d2 = col(x, y, z - 0.01, h2, 1.08, 0.27, 0.235, 0.17, 0.15) - straw(x, y + 0.2, z);
        return smin(d1 - 0.01, d2, 0.02);
      },
    },
    {
      mat: TOP,
      d: (x, y, z) =>
        smin(col(x, y, z, 0.58, 0.9, 0.19, 0.16, 0.16, 0.14), 9, 0.01) - 0.006 * Math.sin(x * 40),
    },
    {
      mat: TOP,
      d: (x, y, z) =>
        Math.min(
          cap(x, y, z, [0.17, 1.2, 0.02], [0.27, 1.0, 0.12], 0.06, 0.055),
          cap(x, y, z, [0.27, 1.0, 0.12], [0.3, 1.05, 0.27], 0.052, 0.045),
        ),
    },
    { mat: SKIN, d: (x, y, z) => ell(x - 0.3, y - 1.07, z - 0.29, 0.032, 0.04, 0.035) },
    {
      mat: WHITE,
      d: (x, y, z) =>
        Math.min(
          cap(x, y, z, [0.085, 0.68, 0], [0.09, 0.4, st * 0.5], 0.085, 0.062),
          cap(x, y, z, [-0.085, 0.68, 0], [-0.09, 0.4, -st * 0.35], 0.085, 0.062),
        ),
    },
    {
      mat: BOTTOM,
      d: (x, y, z) =>
        Math.min(
          cap(x, y, z, [0.09, 0.42, st * 0.5], [0.09, 0.09, st], 0.062, 0.042),
          cap(x, y, z, [-0.09, 0.42, -st * 0.35], [-0.09, 0.1, -st * 1.1], 0.062, 0.042),
        ) -
        0.004 * Math.sin(y * 70 + x * 20),
    },
    {
      mat: SHOE,
      d: (x, y, z) =>
        Math.min(
          ell(x - 0.09, y - 0.035, z - st - 0.04, 0.046, 0.038, 0.105),
          ell(x + 0.09, y - 0.045, z + st * 1.1 - 0.03, 0.046, 0.038, 0.105),
        ),
    },
    { mat: POLE, d: (x, y, z) => cap(x, y, z, [0.33, 0, 0.36], [0.285, 1.62, 0.25], 0.014, 0.012) },
    {
      mat: BELT,
      d: (x, y, z) =>
        ell(x + 0.02, y - 0.92, z + 0.24, 0.17, 0.085, 0.08) -
        0.006 * fold.n3(x * 14, y * 14, z * 14),
    },
  ];
  return {
    id: o.id,
    parts,
    bounds: [-0.5, 0.55, -0.03, 1.76],
    mats: o.mats,
    yaw: o.yaw,
    tilt: 0.04,
  };
}
