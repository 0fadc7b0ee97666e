/** diner: someone in a winter coat on a stool, bent over a bowl: round back, elbows on the bar, from behind. */
import { sstep, type V3 } from "../../kit/core.ts";
import {
  BELT,
  BOTTOM,
  EXTRA2,
  type Figure,
  HAIR,
  type Mats,
  type Part,
  SHOE,
  SKIN,
  TOP,
} from "../../kit/people.ts";
import { headParts } from "../../kit/people/head.ts";
import { fold } from "../../kit/people/figure.ts";
import { cap, col, ell, smin } from "../../kit/distances.ts";

export interface DinerOpt {
  id: string;
  yaw: number;
  /** 0 upright .. 1 face in the bowl */
  bend: number;
  mats: Mats;
  hair?: "short" | "bun" | "crop";
  /** hair over the collar */
  long?: boolean;
  scarf?: boolean;
  hood?: boolean;
  turn?: number;
  wide?: number;
  /** one arm lifted: chopsticks or bowl at the mouth */
  lift?: number;
}

/** faces +z, metres; the stool's foot at y = 0 */
export function diner(o: DinerOpt): Figure {
  const B = o.bend,
    W = o.wide ?? 1;
  const hip: V3 = [0, 0.6, 0],
    waist: V3 = [0, 0.76, -0.035 + 0.03 * B],
    back: V3 = [0, 0.97 - 0.05 * B, 0.0 + 0.14 * B],
    neck: V3 = [0, 1.1 - 0.11 * B, 0.06 + 0.24 * B],
    hd: V3 = [0.01, 1.245 - 0.19 * B, 0.08 + 0.33 * B];
  const sh = (s: number): V3 => [s * 0.158 * W, 1.03 - 0.09 * B, 0.03 + 0.2 * B];
  const el = (s: number): V3 => [
    s * 0.225 * W,
    0.85 + (s > 0 ? (o.lift ?? 0) : 0),
    0.24 + 0.16 * B,
  ];
  const ha = (s: number): V3 => [s * 0.07, 0.9 + (s > 0 ? (o.lift ?? 0) : 0), 0.44 + 0.06 * B];
  const folds = (x: number, y: number, z: number) =>
    0.004 * fold.n3(x * 7, y * 3.5, z * 7) +
    0.006 *
      Math.max(0, Math.sin(y * 30 + Math.abs(x) * 24 + z * 14 + 2 * fold.n3(x * 4, y * 3, z * 4)));
  const parts: Part[] = [
    ...headParts(hd, { nod: 0.15 + 0.55 * B, turn: o.turn ?? 0, hair: o.hair ?? "short", s: 1.06 }),
    { mat: SKIN, d: (x, y, z) => cap(x, y, z, neck, hd, 0.052, 0.048) },
    {
      mat: TOP,
      d: (x, y, z) => {
        let d = cap(x, y, z, hip, waist, 0.165 * W, 0.15 * W);
        d = smin(d, cap(x, y, z, waist, back, 0.15 * W, 0.155 * W), 0.08);
        d = smin(d, cap(x, y, z, back, neck, 0.13 * W, 0.07), 0.08);
        d = smin(d, cap(x, y, z, sh(1), sh(-1), 0.075, 0.075), 0.07);
        for (const s of [1, -1]) {
          d = smin(d, cap(x, y, z, sh(s), el(s), 0.073, 0.062), 0.045);
          d = smin(d, cap(x, y, z, el(s), ha(s), 0.062, 0.046), 0.03);
        }
        // the coat hangs open over the stool
        const skirt = col(
          x,
          y,
          z,
          0.34 + 0.02 * Math.sin(Math.atan2(z, x) * 5),
          0.72,
          0.22 * W,
          0.22,
          0.15 * W,
          0.14,
        );
        d = smin(d, skirt, 0.06);
        if (o.hood)
          d = smin(d, ell(x, y - neck[1] - 0.015, z - neck[2] + 0.1, 0.115, 0.085, 0.07), 0.025);
        return d - folds(x, y, z) * sstep(1.1, 0.95, y);
      },
    },
    {
      mat: BOTTOM,
      d: (x, y, z) => {
        let d = 9;
        for (const s of [1, -1]) {
          d = Math.min(d, cap(x, y, z, [s * 0.1, 0.52, 0.05], [s * 0.12, 0.52, 0.36], 0.09, 0.075));
          d = smin(
            d,
            cap(x, y, z, [s * 0.12, 0.52, 0.36], [s * 0.1, 0.2, 0.26], 0.07, 0.055),
            0.03,
          );
        }
        return d;
      },
    },
    {
      mat: SHOE,
      d: (x, y, z) =>
        Math.min(
          ell(x - 0.1, y - 0.15, z - 0.29, 0.05, 0.04, 0.1),
          ell(x + 0.1, y - 0.15, z - 0.29, 0.05, 0.04, 0.1),
        ),
    },
    {
      mat: EXTRA2,
      d: (x, y, z) => {
        let d = col(x, y, z, 0.46, 0.5, 0.17, 0.17, 0.17, 0.17) - 0.01;
        for (let k = 0; k < 4; k++) {
          const a = 0.6 + k * 1.571;
          const q: V3 = [Math.cos(a) * 0.19, 0, Math.sin(a) * 0.19];
          d = Math.min(d, cap(x, y, z, [q[0] * 0.6, 0.46, q[2] * 0.6], q, 0.017, 0.015));
        }
        const ring = Math.max(
          Math.abs(Math.hypot(x, z) - 0.155) - 0.012,
          Math.abs(y - 0.16) - 0.012,
        );
        return Math.min(d, ring);
      },
    },
  ];
  if (o.scarf)
    parts.push({
      mat: BELT,
      d: (x, y, z) => {
        const Y = y - neck[1] - 0.01,
          Z = z - neck[2];
        const ringR = Math.hypot(x, Z) - 0.08;
        const roll = Math.hypot(ringR, Y + 0.03 * Math.sin(Math.atan2(Z, x) * 2)) - 0.042;
        const tail = cap(
          x,
          y,
          z,
          [0.05, neck[1], neck[2] - 0.1],
          [0.07, neck[1] - 0.3, neck[2] - 0.2],
          0.035,
          0.045,
        );
        return Math.min(roll, tail) - 0.004 * Math.sin(y * 90 + x * 30);
      },
    });
  if (o.long)
    parts.push({
      mat: HAIR,
      d: (x, y, z) =>
        smin(
          ell(x - hd[0], y - hd[1], z - hd[2] + 0.02, 0.095, 0.11, 0.1),
          cap(
            x,
            y,
            z,
            [0, hd[1] - 0.02, hd[2] - 0.05],
            [0, neck[1] - 0.1, neck[2] - 0.12],
            0.088,
            0.075,
          ),
          0.05,
        ) -
        0.003 * Math.sin(x * 190),
    });
  return { id: o.id, parts, bounds: [-0.5, 0.5, -0.03, 1.5], mats: o.mats, yaw: o.yaw, tilt: 0.08 };
}
