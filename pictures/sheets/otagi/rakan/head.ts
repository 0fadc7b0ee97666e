/** head: skull, brow, nose, ears, and a face of a few lines. */
import { sstep, type V3 } from "../../../kit/core.ts";
import type { Pose } from "./pose.ts";
import { capsule, ell, smax, smin } from "../../../kit/distances.ts";

/** the head in its own coordinates: its distance, its carved features */
export interface Head {
  readonly centre: V3;
  readonly distance: (x: number, y: number, z: number) => number;
  /** the depth of the features at a point of the figure */
  readonly features: (x: number, y: number, z: number) => number;
}

export function carveHead(P: Pose): Head {
  const cr = Math.cos(P.roll),
    sr = Math.sin(P.roll),
    cy = Math.cos(P.yaw),
    sy = Math.sin(P.yaw),
    cp = Math.cos(P.pitch),
    sp = Math.sin(P.pitch);
  const hs = P.headS,
    HX = P.lean * 1.5,
    HY = 0.735,
    HZ = 0.05;
  const loc = [0, 0, 0];
  const toHead = (wx: number, wy: number, wz: number) => {
    let x = wx - HX,
      y = wy - HY,
      z = wz - HZ;
    let t = x * cr + y * sr;
    y = -x * sr + y * cr;
    x = t;
    t = y * cp - z * sp;
    z = y * sp + z * cp;
    y = t;
    t = x * cy - z * sy;
    z = x * sy + z * cy;
    x = t;
    loc[0] = x / (hs * P.headW);
    loc[1] = y / hs;
    loc[2] = z / hs;
  };
  const bow = P.eyes === 0 ? 1 : P.eyes === 1 ? -1 : 0.15; // laughing / downcast / level
  const mw = P.mouth === 3 ? 0.042 : P.mouth === 1 ? 0.055 : 0.074;
  const mcurve = P.mouth === 1 ? 1.2 : P.mouth === 3 ? 2 : 5.4;
  const mopen = P.mouth === 0 ? 0.024 : P.mouth === 2 ? 0.011 : 0;
  /** carved features in head space: [depth of cut, ink] */
  const feat = (x: number, y: number, z: number) => {
    if (z < 0.05) return 0;
    const ax = Math.abs(x);
    const ex = ax - 0.064;
    let v = 0;
    const ey = y - 0.014 - bow * (0.011 - ex * ex * 11);
    if (Math.abs(ex) < 0.05)
      v = Math.max(v, Math.exp(-((ey / 0.0075) ** 2)) * sstep(0.046, 0.036, Math.abs(ex)));
    if (P.eyes === 2 && Math.abs(ex) < 0.05)
      v = Math.max(
        v,
        0.8 *
          Math.exp(-(((y + 0.004 + ex * ex * 7) / 0.006) ** 2)) *
          sstep(0.04, 0.03, Math.abs(ex)),
      );
    const my = y + 0.094 - mcurve * x * x;
    if (ax < mw + 0.01) {
      const op = mopen * Math.sqrt(Math.max(0, 1 - (x / mw) ** 2));
      const dd = Math.max(0, Math.abs(my + op * 0.5) - op);
      v = Math.max(v, Math.exp(-((dd / 0.007) ** 2)) * sstep(mw + 0.008, mw - 0.006, ax));
    }
    // laugh lines + brow
    if (P.mouth !== 3) {
      const sx = ax - 0.052 - (y + 0.05) * -0.28;
      if (y < -0.018 && y > -0.105)
        v = Math.max(
          v,
          0.55 *
            Math.exp(-((sx / 0.006) ** 2)) *
            sstep(-0.105, -0.085, y) *
            sstep(-0.018, -0.035, y),
        );
    }
    return v;
  };
  const head = (wx: number, wy: number, wz: number) => {
    toHead(wx, wy, wz);
    const x = loc[0],
      y = loc[1],
      z = loc[2],
      ax = Math.abs(x);
    let d = ell(x, y - 0.035, z, 0.165, 0.172, 0.165);
    d = smin(d, ell(x, y + 0.078, z - 0.028, 0.126 * P.jaw, 0.098, 0.122), 0.09);
    d = smin(d, ell(ax - 0.084, y + 0.04, z - 0.108, 0.052 * P.cheek, 0.042, 0.046), 0.045); // cheeks
    d = smin(d, capsule(ax, y, z, 0.018, 0.05, 0.15, 0.1, 0.064, 0.108, 0.02, 0.013) + 0.001, 0.03); // brow
    d = smin(d, capsule(x, y, z, 0, 0.042, 0.15, 0, -0.03, 0.186, 0.017, 0.034), 0.018); // nose
    d = smin(d, ell(ax - 0.03, y + 0.034, z - 0.162, 0.021, 0.017, 0.018), 0.012);
    d = smin(d, ell(ax - 0.064, y - 0.008, z - 0.118, 0.04, 0.026, 0.032), 0.018); // lids
    d = smin(d, ell(x, y + 0.1, z - 0.125, 0.08, 0.034, 0.036), 0.03); // muzzle
    d = smin(d, ell(ax - 0.168, y - 0.002, z + 0.005, 0.026, 0.062 * P.ear, 0.042), 0.02);
    d = smin(d, ell(ax - 0.166, y + 0.075 * P.ear, z - 0.005, 0.022, 0.036, 0.026), 0.02);
    d = smax(d, -ell(ax - 0.188, y - 0.008, z - 0.018, 0.015, 0.034, 0.02), 0.01);
    if (P.cap) d = smin(d, ell(x, y - 0.15, z, 0.155, 0.09, 0.155), 0.02);
    if (z > 0.05) d += 0.017 * feat(x, y, z);
    if (P.hairline > 0.6)
      d +=
        0.005 * Math.exp(-(((y - 0.105 - x * x * 0.8) / 0.007) ** 2)) +
        0.004 * Math.exp(-(((y - 0.13 - x * x) / 0.007) ** 2));
    return d * hs * Math.min(1, P.headW);
  };
  return {
    centre: [HX, HY, HZ],
    distance: head,
    features: (x, y, z) => {
      toHead(x, y, z);
      return feat(loc[0], loc[1], loc[2]);
    },
  };
}
