/** kimono: someone walking in kimono. */
import { sstep, type V3 } from "../core.ts";
import {
  BELT,
  EXTRA,
  type Figure,
  fold,
  type Mats,
  type Part,
  SHOE,
  SKIN,
  TOP,
  WHITE,
} from "./figure.ts";
import { headParts } from "./head.ts";
import { box, cap, col, ell, smin } from "../distances.ts";

/** someone walking in kimono; faces +z */
export function kimono(o: {
  id: string;
  yaw: number;
  mats: Mats;
  step?: number;
  man?: boolean;
}): Figure {
  const hd: V3 = [0, 1.44, 0.03];
  const st = o.step ?? 0.04;
  const wob = (x: number, y: number, z: number) =>
    0.004 * fold.n3(x * 7, y * 3, z * 7) +
    0.003 * Math.sin(x * 60 + y * 9 + 3 * fold.n3(x * 4, y * 2, z * 4)) * sstep(0.75, 0.3, y);
  const sw = 0.02;
  const hand: V3 = [0.12, 1.02, 0.17];
  const parts: Part[] = [
    ...headParts(hd, { nod: 0.12, hair: o.man ? "short" : "bun" }),
    { mat: SKIN, d: (x, y, z) => cap(x, y, z, [0, 1.28, -0.005], hd, 0.042, 0.04) },
    { mat: SKIN, d: (x, y, z) => ell(x - hand[0], y - hand[1], z - hand[2], 0.03, 0.036, 0.03) },
    {
      mat: TOP,
      d: (x, y, z) => {
        const xx = x - sw * Math.sin(y * 3);
        let d =
          col(xx, y, z - st * 0.4 * sstep(0.8, 0, y), 0.06, 0.84, 0.15, 0.145, 0.178, 0.145) -
          0.012 +
          0.006 * Math.max(0, Math.cos((x - 0.04) * 40)) * sstep(0.8, 0.2, y);
        d = smin(d, cap(x, y, z, [0, 0.85, 0], [0, 1.15, -0.005], 0.155, 0.15), 0.08);
        d = smin(d, cap(x, y, z, [0.125, 1.22, -0.01], [-0.125, 1.22, -0.01], 0.07, 0.07), 0.06);
        d = smin(d, cap(x, y, z, [0.15, 1.21, 0], [0.235, 0.98, 0.06], 0.072, 0.07), 0.04);
        d = smin(d, cap(x, y, z, [0.235, 0.98, 0.06], hand, 0.07, 0.062), 0.03);
        d = smin(d, cap(x, y, z, [-0.15, 1.21, 0], [-0.235, 0.95, 0.05], 0.072, 0.07), 0.04);
        d = smin(d, cap(x, y, z, [-0.235, 0.95, 0.05], [-0.14, 0.86, 0.15], 0.07, 0.06), 0.03);
        return d - wob(x, y, z);
      },
    },
    {
      mat: TOP,
      d: (x, y, z) => {
        let d = box(x - 0.225, y - 0.8, z - 0.07, 0.028, 0.22, 0.13, 0.03);
        d = Math.min(d, box(x + 0.225, y - 0.72, z - 0.06, 0.028, 0.22, 0.13, 0.03));
        return d - wob(x, y, z);
      },
    },
    {
      mat: BELT,
      d: (x, y, z) =>
        Math.min(
          col(x, y, z, 0.86, 1.12, 0.178, 0.155, 0.178, 0.16) - 0.008,
          o.man
            ? 9
            : box(x, y - 1.0, z + 0.19, 0.135, 0.115, 0.07, 0.04) - 0.003 * Math.sin(y * 90),
        ),
    },
    {
      mat: EXTRA,
      d: (x, y, z) =>
        Math.max(
          Math.abs(Math.hypot(x / 0.2, z / (z < 0 ? 0.29 : 0.175)) - 1) * 0.18 - 0.012,
          Math.abs(y - 0.985) - 0.012,
        ),
    },
    {
      mat: WHITE,
      d: (x, y, z) => {
        const t = Math.hypot(x, z * 1.15);
        return Math.max(Math.abs(t - 0.074) - 0.012, Math.abs(y - 1.265 + z * 0.35) - 0.03);
      },
    },
    {
      mat: WHITE,
      d: (x, y, z) =>
        Math.min(
          ell(x - 0.07, y - 0.05, z - 0.02 - st, 0.042, 0.05, 0.085),
          ell(x + 0.07, y - 0.05, z + 0.01 + st, 0.042, 0.05, 0.085),
        ),
    },
    {
      mat: SHOE,
      d: (x, y, z) =>
        Math.min(
          box(x - 0.07, y - 0.0, z - 0.03 - st, 0.045, 0.022, 0.11, 0.012),
          box(x + 0.07, y - 0.0, z + 0.0 + st, 0.045, 0.022, 0.11, 0.012),
        ),
    },
  ];
  return {
    id: o.id,
    parts,
    bounds: [-0.5, 0.5, -0.04, 1.66],
    mats: o.mats,
    yaw: o.yaw,
    tilt: 0.02,
  };
}
