/** seated: someone eating at a bar. */
import { sstep, type V3 } from "../core.ts";
import {
  BOTTOM,
  EXTRA2,
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
import { cap, col, ell, smin } from "./sdf.ts";

export interface SeatedOpt {
  id: string;
  yaw: number;
  lean?: number;
  hair?: "short" | "bun" | "crop";
  nod?: number;
  turn?: number;
  mats: Mats;
  wide?: number;
}
/** someone eating at a bar, seated on a stool; faces +z */
export function seated(o: SeatedOpt): Figure {
  const L = o.lean ?? 0.12,
    W = o.wide ?? 1;
  const hip: V3 = [0, 0.56, 0],
    chest: V3 = [0, 0.9, 0.02 + L * 0.8],
    neck: V3 = [0, 1.06, 0.03 + L * 1.25],
    hd: V3 = [0, 1.19, 0.07 + L * 1.6];
  const sh = (s: number): V3 => [s * 0.185 * W, 1.0, 0.02 + L * 1.1];
  const el = (s: number): V3 => [s * 0.25 * W, 0.8, 0.17 + L];
  const ha = (s: number): V3 => [s * 0.1, 0.93, 0.4 + L * 0.6];
  const wob = (x: number, y: number, z: number) =>
    0.0035 * fold.n3(x * 7, y * 3.5, z * 7) +
    0.0045 *
      Math.max(0, Math.sin(y * 34 + x * 26 + z * 12 + 1.6 * fold.n3(x * 4, y * 4, z * 4))) *
      sstep(0.98, 0.78, y);
  const parts: Part[] = [
    ...headParts(hd, { nod: o.nod ?? 0.3, turn: o.turn ?? 0, hair: o.hair ?? "short" }),
    { mat: SKIN, d: (x, y, z) => cap(x, y, z, neck, hd, 0.05, 0.045) },
    {
      mat: SKIN,
      d: (x, y, z) =>
        Math.min(
          ell(x - ha(1)[0], y - ha(1)[1], z - ha(1)[2], 0.035, 0.03, 0.05),
          ell(x - ha(-1)[0], y - ha(-1)[1], z - ha(-1)[2], 0.035, 0.03, 0.05),
        ),
    },
    {
      mat: TOP,
      d: (x, y, z) => {
        let d = cap(x, y, z, hip, chest, 0.165 * W, 0.175 * W);
        d = smin(d, ell(x, y - 0.93, z - 0.02 - L * 0.9, 0.205 * W, 0.15, 0.13), 0.06);
        d = smin(d, cap(x, y, z, sh(1), sh(-1), 0.085, 0.085), 0.06);
        for (const s of [1, -1]) {
          d = smin(d, cap(x, y, z, sh(s), el(s), 0.078, 0.066), 0.05);
          d = smin(d, cap(x, y, z, el(s), ha(s), 0.066, 0.048), 0.03);
        }
        d = smin(d, ell(x, y - 0.56, z + 0.01, 0.19 * W, 0.11, 0.16), 0.05);
        return d - wob(x, y, z);
      },
    },
    {
      mat: WHITE,
      d: (x, y, z) =>
        cap(x, y, z, [0, 1.035, 0.02 + L * 1.2], [0, 1.05, 0.03 + L * 1.2], 0.072, 0.062),
    },
    {
      mat: BOTTOM,
      d: (x, y, z) => {
        let d = 9;
        for (const s of [1, -1]) {
          d = smin(
            d,
            cap(x, y, z, [s * 0.09, 0.53, 0.02], [s * 0.12, 0.54, 0.42], 0.095, 0.075),
            0.03,
          );
          d = smin(
            d,
            cap(x, y, z, [s * 0.12, 0.54, 0.42], [s * 0.11, 0.2, 0.4], 0.07, 0.052),
            0.03,
          );
        }
        return d - 0.004 * Math.sin(z * 60 + y * 30);
      },
    },
    {
      mat: SHOE,
      d: (x, y, z) =>
        Math.min(
          ell(x - 0.11, y - 0.14, z - 0.45, 0.045, 0.035, 0.09),
          ell(x + 0.11, y - 0.14, z - 0.45, 0.045, 0.035, 0.09),
        ),
    },
    {
      mat: EXTRA2,
      d: (x, y, z) => {
        let d = col(x, y, z, 0.4, 0.45, 0.17, 0.17, 0.17, 0.17) - 0.01;
        for (let k = 0; k < 4; k++) {
          const a = 0.785 + k * 1.571;
          d = Math.min(
            d,
            cap(
              x,
              y,
              z,
              [Math.cos(a) * 0.12, 0.42, Math.sin(a) * 0.12],
              [Math.cos(a) * 0.18, 0, Math.sin(a) * 0.18],
              0.016,
              0.014,
            ),
          );
        }
        return Math.min(
          d,
          Math.max(Math.abs(Math.hypot(x, z) - 0.155) - 0.008, Math.abs(y - 0.18) - 0.01),
        );
      },
    },
  ];
  return {
    id: o.id,
    parts,
    bounds: [-0.62, 0.62, -0.03, 1.36],
    mats: o.mats,
    yaw: o.yaw,
    tilt: 0.1,
  };
}
