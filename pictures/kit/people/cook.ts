/** cook: a cook behind the bar. */
import { lerp, type V3 } from "../core.ts";
import { BELT, type Figure, fold, type Mats, type Part, SKIN, TOP, WHITE } from "./figure.ts";
import { headParts } from "./head.ts";
import { cap, col, ell, smin } from "./sdf.ts";

/** a cook behind the bar: apron, rolled sleeves, headband */
export function cookFig(o: {
  id: string;
  yaw: number;
  mats: Mats;
  reach?: number;
  nod?: number;
  hat?: boolean;
}): Figure {
  const r = o.reach ?? 0.3;
  const hd: V3 = [0, 1.55, 0.08],
    neck: V3 = [0, 1.4, 0.03];
  const sh = (s: number): V3 => [s * 0.19, 1.33, 0.0],
    el = (s: number): V3 => [s * 0.27, 1.1, 0.1],
    ha = (s: number): V3 => (s > 0 ? [0.1, 1.08, 0.22 + r * 0.6] : [-0.08, 1.12, 0.24 + r]);
  const wob = (x: number, y: number, z: number) =>
    0.003 * fold.n3(x * 7, y * 4, z * 7) +
    0.004 * Math.max(0, Math.sin(y * 30 + x * 22 + 1.5 * fold.n3(x * 4, y * 4, z * 4)));
  const parts: Part[] = [
    ...headParts(hd, { nod: o.nod ?? 0.35, hair: "crop" }),
    { mat: SKIN, d: (x, y, z) => cap(x, y, z, neck, hd, 0.052, 0.048) },
    {
      mat: SKIN,
      d: (x, y, z) => {
        let d = 9;
        for (const s of [1, -1]) {
          const e = el(s),
            a = ha(s);
          d = Math.min(
            d,
            smin(
              cap(
                x,
                y,
                z,
                [lerp(e[0], a[0], 0.25), lerp(e[1], a[1], 0.25), lerp(e[2], a[2], 0.25)],
                a,
                0.04,
                0.032,
              ),
              ell(x - a[0], y - a[1], z - a[2] - 0.02, 0.036, 0.03, 0.05),
              0.02,
            ),
          );
        }
        return d;
      },
    },
    {
      mat: TOP,
      d: (x, y, z) => {
        let d = cap(x, y, z, [0, 0.95, 0], [0, 1.22, 0.0], 0.16, 0.18);
        d = smin(d, ell(x, y - 1.25, z, 0.21, 0.15, 0.125), 0.05);
        d = smin(d, cap(x, y, z, sh(1), sh(-1), 0.082, 0.082), 0.05);
        for (const s of [1, -1]) {
          const e = el(s),
            a = ha(s);
          d = smin(d, cap(x, y, z, sh(s), e, 0.078, 0.07), 0.04);
          d = smin(
            d,
            cap(
              x,
              y,
              z,
              e,
              [lerp(e[0], a[0], 0.35), lerp(e[1], a[1], 0.35), lerp(e[2], a[2], 0.35)],
              0.07,
              0.062,
            ),
            0.03,
          );
        }
        d = smin(d, col(x, y, z, 0.4, 1.0, 0.2, 0.16, 0.165, 0.14), 0.06);
        return d - wob(x, y, z);
      },
    },
    {
      mat: BELT,
      d: (x, y, z) =>
        Math.max(col(x, y, z, 0.4, 1.1, 0.212, 0.172, 0.186, 0.16) - wob(x, y, z), -z - 0.02),
    },
    {
      mat: WHITE,
      d: (x, y, z) => {
        const yy = y - hd[1] - 0.075 + (z - hd[2]) * 0.12;
        return Math.max(
          ell(x - hd[0], y - hd[1] - 0.03, z - hd[2] + 0.008, 0.09, 0.106, 0.104),
          Math.abs(yy) - 0.02,
        );
      },
    },
  ];
  if (o.hat)
    parts.push({
      mat: WHITE,
      d: (x, y, z) => ell(x, y - hd[1] - 0.1, z - hd[2] + 0.01, 0.09, 0.06, 0.1),
    });
  const linework = (x: number, y: number, z: number, m: number) => {
    if (m !== TOP || z < 0.02) return 0;
    let v = 0;
    for (const k of [0, 0.026]) {
      const d = Math.abs(x) - (y - 1.1 - k * 1.2) * 0.36 - k * 0.2;
      if (y > 1.1 && y < 1.42) v = Math.max(v, Math.exp(-((d / 0.0055) ** 2)));
    }
    return v * 0.8;
  };
  return {
    id: o.id,
    parts,
    bounds: [-0.6, 0.6, 0.55, 1.75],
    mats: o.mats,
    yaw: o.yaw,
    tilt: 0,
    linework,
  };
}
