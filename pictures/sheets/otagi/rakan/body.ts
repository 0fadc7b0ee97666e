/** body: lap, shoulders, sleeves, hands and what they hold, and the folds of the robe. */
import { type Noise, sstep } from "../../../kit/core.ts";
import type { Pose } from "./pose.ts";
import { capsule, ell, smin } from "../../../kit/distances.ts";

/** the seated body: its distance, and the depth of its folds at the last queried point */
export interface Body {
  readonly distance: (x: number, y: number, z: number) => number;
  readonly groove: () => number;
}

export function carveBody(P: Pose, n: Noise): Body {
  const cb = Math.cos(P.bodyYaw),
    sb = Math.sin(P.bodyYaw);
  const HX = P.lean * 1.5;
  const g = P.girth;
  let grv = 0;
  const body = (wx: number, wy: number, wz: number) => {
    let x = wx - P.lean * wy,
      y = wy,
      z = wz;
    let t = x * cb - z * sb;
    z = x * sb + z * cb;
    x = t;
    const ax = Math.abs(x);
    let d = ell(x, y - 0.11, z - 0.05, 0.37 * g, 0.17, 0.25);
    d = smin(d, ell(ax - 0.2 * g, y - 0.1, z - 0.12, 0.17 * g, 0.115, 0.16), 0.08); // lap and knees
    d = smin(d, ell(x, y - 0.36, z, 0.265 * g, 0.29, 0.19), 0.1);
    d = smin(d, capsule(ax, y, z, 0, 0.52, -0.01, 0.17 * g, 0.5, -0.01, 0.12, 0.115), 0.08);
    d = smin(d, capsule(x, y, z, 0, 0.5, 0.01, HX, 0.66, 0.03, 0.095, 0.085), 0.05);
    const side = x < 0 ? -1 : 1;
    let hd = 9;
    const H = P.hands;
    const ex = 0.315 * g,
      ey = 0.31,
      ez = 0.07; // elbow
    d = smin(d, capsule(ax, y, z, 0.25 * g, 0.49, 0.0, ex, ey, ez, 0.095, 0.095), 0.05);
    let tx = 0.05,
      ty = 0.34,
      tz = 0.235;
    if (H === 1) {
      ty = 0.2;
      tx = 0.06;
      tz = 0.27;
    } else if (H === 2) {
      tx = side > 0 ? 0.1 : 0.05;
      ty = side > 0 ? 0.44 : 0.24;
      tz = 0.25;
    } else if (H === 3) {
      tx = 0.12;
      ty = 0.19;
      tz = 0.3;
    } else if (H === 4) {
      if (side > 0) {
        tx = 0.16;
        ty = 0.62;
        tz = 0.2;
      } else {
        tx = 0.06;
        ty = 0.22;
        tz = 0.28;
      }
    } else if (H === 5) {
      tx = 0.04;
      ty = 0.27;
      tz = 0.27;
    }
    d = smin(d, capsule(ax, y, z, ex, ey, ez, tx + 0.03, ty, tz - 0.03, 0.092, 0.062), 0.035); // sleeve
    if (H === 0) {
      hd = ell(ax - 0.024, y - 0.385, z - 0.255, 0.03, 0.085, 0.034);
      hd = Math.max(hd, -(ax - 0.003));
    } else if (H === 1 || H === 5) {
      hd = smin(
        ell(ax - 0.05, y - ty, z - 0.285, 0.06, 0.034, 0.04),
        ell(x, y - ty - 0.012, z - 0.3, 0.05, 0.028, 0.03),
        0.02,
      );
    } else hd = ell(ax - tx, y - ty, z - tz - 0.02, 0.042, 0.05, 0.04);
    // objects in the hands
    if (H === 2) {
      hd = Math.min(hd, ell(x - 0.1, y - 0.485, z - 0.285, 0.055, 0.04, 0.055));
    } // sake cup
    if (H === 5) {
      hd = smin(hd, ell(x, y - 0.345, z - 0.29, 0.075, 0.07, 0.07), 0.015);
      hd = smin(hd, ell(x, y - 0.43, z - 0.3, 0.05, 0.052, 0.05), 0.012);
    } // small jizo in the lap
    d = smin(d, hd, 0.012);
    // robe: collar V, hem and hanging folds (grooves)
    const fr = sstep(0.0, 0.09, z);
    const vx = P.robe === 1 ? x - 0.03 : x;
    let gr = 0;
    if (y > 0.25 && y < 0.64) {
      const V = Math.abs(vx) - (y - 0.27) * 0.36;
      const top = sstep(0.25, 0.3, y) * sstep(0.64, 0.58, y);
      gr +=
        top *
        (0.009 * Math.exp(-((V / 0.0085) ** 2)) +
          0.0075 * Math.exp(-(((V - 0.034) / 0.0075) ** 2)) +
          (P.robe === 2 ? 0.006 * Math.exp(-(((V - 0.066) / 0.007) ** 2)) : 0));
    }
    // sleeve and lap drapery: thin hanging arcs
    if (y > 0.06 && y < 0.5) {
      const w = n.n2(x * 4, y * 4) * 0.5;
      const sl = Math.sin(ax * 30 - y * 34 + w * 2);
      gr +=
        0.0065 *
        sstep(0.86, 1, sl) *
        sstep(0.17, 0.24, ax) *
        sstep(0.5, 0.42, y) *
        sstep(0.22, 0.28, y);
      const lp = Math.sin(Math.hypot(ax * 0.8, (y - 0.42) * 1.15) * 62 + w);
      gr += 0.0065 * sstep(0.84, 1, lp) * sstep(0.24, 0.19, y) * sstep(0.065, 0.1, y);
    }
    if (hd < d + 0.012) gr = 0;
    grv = gr * fr;
    d += grv;
    return d;
  };
  return { distance: body, groove: () => grv };
}
