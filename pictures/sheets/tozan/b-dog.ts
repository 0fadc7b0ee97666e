/**
 * A porcelain guardian dog as a solid: seated, head turned to the visitor, mane and tail in curls. x forward, y up, z to its
 * side.
 */
import type { V3 } from "../../kit/core.ts";
import { capsule, ell, smax, smin } from "../../kit/distances.ts";
import { curlDistance, headCurls, neckCurls, tailCurls } from "./b-curls.ts";

export const BODY = 0,
  CURL = 1,
  EYE = 2,
  MOUTH = 3,
  TOOTH = 4,
  SLAB = 5,
  STONE = 6,
  TAIL = 7,
  NOSE = 8;

/** the position of the head, and its turn towards the visitor */
export const HEAD: V3 = [0.2, 0.79, 0];
const TURN = 0.42,
  NOD = 0.1,
  SIZE = 1.1;

/** from body coordinates to head coordinates */
export function toHead(x: number, y: number, z: number, o: V3) {
  const ct = Math.cos(TURN),
    st = Math.sin(TURN),
    cn = Math.cos(NOD),
    sn = Math.sin(NOD);
  const ax = x - HEAD[0],
    ay = y - HEAD[1],
    az = z - HEAD[2];
  const bx = ax * ct + az * st;
  o[2] = -ax * st + az * ct;
  o[0] = (bx * cn - ay * sn) / SIZE;
  o[1] = (bx * sn + ay * cn) / SIZE;
  o[2] /= SIZE;
}
const slab = (x: number, y: number, z: number, a: number, b: number, c: number, r: number) => {
  const qx = Math.abs(x) - a + r,
    qy = Math.abs(y) - b + r,
    qz = Math.abs(z) - c + r;
  return (
    Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) +
    Math.min(Math.max(qx, qy, qz), 0) -
    r
  );
};

/** the lines in the tail's hair, -1 in a groove */
export const flameLine = (x: number, y: number, z: number) =>
  Math.sin((x + 0.4) * 70 + Math.abs(z) * 90 - y * 16);

/** `open`: its mouth is open; the other one's is closed */
export function guardian(open: boolean) {
  let part = BODY;
  const h: V3 = [0, 0, 0];
  const skull = (x: number, y: number, z: number) => {
    const az = Math.abs(z);
    let d = ell(x + 0.03, y - 0.03, z, 0.17, 0.155, 0.17);
    // broad muzzle and cheeks, a flat nose like a lion's
    d = smin(d, ell(x - 0.135, y + 0.035, z, 0.115, 0.07, 0.115), 0.05);
    d = smin(d, ell(x - 0.17, y + 0.055, az - 0.062, 0.07, 0.05, 0.055), 0.025);
    const nose = Math.min(
      ell(x - 0.245, y - 0.012, z, 0.035, 0.034, 0.045),
      ell(x - 0.238, y - 0.004, az - 0.042, 0.032, 0.028, 0.026),
    );
    // thick brows with curled ends, eye sockets below
    d = smax(d, -ell(x - 0.165, y - 0.052, az - 0.092, 0.05, 0.04, 0.046), 0.03);
    d = smin(d, capsule(x, y, az, 0.165, 0.085, 0.025, 0.12, 0.128, 0.125, 0.026, 0.036), 0.02);
    // jaw
    if (open) {
      d = smin(d, ell(x - 0.085, y + 0.2 + 0.22 * x, z, 0.125, 0.04, 0.092), 0.03);
      d = smin(d, capsule(x, y, az, 0.03, -0.06, 0.1, 0.05, -0.2, 0.085, 0.05, 0.045), 0.03);
      d = smax(d, -ell(x - 0.2, y + 0.142 + 0.1 * x, z, 0.17, 0.052, 0.082), 0.012);
    } else {
      d = smin(d, ell(x - 0.1, y + 0.125, z, 0.125, 0.048, 0.095), 0.02);
      const lip = y + 0.096 - 0.7 * (az - 0.02) * (az - 0.02);
      if (x > 0.05) d += 0.011 * Math.exp(-((lip / 0.009) ** 2));
    }
    // drooping ears
    d = smin(
      d,
      ell(x + 0.02, y - 0.1 + (az - 0.17) * 0.9, az - 0.185 - (y - 0.1) * 0.2, 0.07, 0.035, 0.06),
      0.015,
    );
    part = BODY;
    const take = (v: number, p: number) => {
      if (v < d) {
        d = v;
        part = p;
      }
    };
    take(nose, NOSE);
    take(ell(x - 0.152, y - 0.05, az - 0.088, 0.034, 0.036, 0.036), EYE);
    if (open) {
      take(ell(x - 0.12, y + 0.165 + 0.25 * x, z, 0.1, 0.018, 0.05), MOUTH);
      take(ell(x - 0.04, y + 0.13, z, 0.06, 0.06, 0.07), MOUTH);
      for (const q of [0.02, 0.05])
        take(ell(x - 0.235 + q, y + 0.098, az - q, 0.02, 0.022, 0.017), TOOTH);
      take(capsule(x, y, az, 0.2, -0.092, 0.076, 0.2, -0.15, 0.072, 0.018, 0.006), TOOTH);
      take(capsule(x, y, az, 0.175, -0.22, 0.055, 0.18, -0.178, 0.055, 0.015, 0.006), TOOTH);
    } else take(capsule(x, y, az, 0.205, -0.092, 0.068, 0.208, -0.124, 0.068, 0.013, 0.005), TOOTH);
    take(curlDistance(headCurls, x, y, az), CURL);
    return d;
  };
  const trunk = (x: number, y: number, z: number) => {
    const az = Math.abs(z);
    // low hips, high chest pushed forward
    let d = capsule(x, y, z, -0.2, 0.22, 0, 0.06, 0.56, 0, 0.17, 0.17);
    d = smin(d, ell(x - 0.13, y - 0.5, z, 0.14, 0.19, 0.165), 0.06);
    d = smin(d, capsule(x, y, z, 0.1, 0.6, 0, 0.16, 0.74, 0, 0.15, 0.13), 0.05);
    // haunches and hind feet
    const haunch = ell(x + 0.16, y - 0.19, az - 0.16, 0.19, 0.18, 0.085);
    d = smin(d, haunch, 0.03);
    d = smin(d, capsule(x, y, az, -0.12, 0.055, 0.21, 0.06, 0.05, 0.215, 0.055, 0.05), 0.025);
    // straight forelegs, big paws with toes
    d = smin(d, capsule(x, y, az, 0.15, 0.46, 0.12, 0.2, 0.08, 0.125, 0.085, 0.058), 0.03);
    let paw = ell(x - 0.235, y - 0.05, az - 0.13, 0.1, 0.055, 0.078);
    paw = Math.min(paw, ell(x - 0.08, y - 0.048, az - 0.215, 0.075, 0.05, 0.062));
    const toe = Math.abs(((((az - 0.13) / 0.05) % 1) + 1.5) % 1) - 0.5;
    paw += 0.008 * Math.exp(-((toe / 0.12) ** 2)) * (x > 0.22 || (x > 0.1 && az > 0.17) ? 1 : 0);
    d = smin(d, paw, 0.02);
    // shoulder line
    part = BODY;
    return d;
  };
  // five flame-shaped locks spread out behind
  const tail = (x: number, y: number, z: number) => {
    const az = Math.abs(z);
    let d = capsule(x, y, z, -0.34, 0.2, 0, -0.4, 0.45, 0, 0.07, 0.12);
    const sway = 0.035 * Math.sin(y * 12 + 0.6);
    d = smin(d, capsule(x, y, z, -0.42 + sway, 0.5, 0, -0.34 + sway, 1.0, 0, 0.125, 0.006), 0.02);
    d = smin(
      d,
      capsule(x, y, az, -0.42 + sway, 0.46, 0.1, -0.42 + sway, 0.86, 0.2, 0.09, 0.005),
      0.012,
    );
    d = smin(d, capsule(x, y, az, -0.46, 0.36, 0.12, -0.5 + sway, 0.66, 0.27, 0.075, 0.005), 0.012);
    return d + 0.007 * flameLine(x, y, z);
  };
  const f = (x: number, y: number, z: number) => {
    let d = 9;
    let p = BODY;
    const take = (v: number, q: number) => {
      if (v < d) {
        d = v;
        p = q;
      }
    };
    const far = (cx: number, cy: number, r: number) => Math.hypot(x - cx, y - cy, z) - r;
    // a slab of porcelain, then the granite pedestal
    take(slab(x + 0.05, y + 0.045, z, 0.42, 0.045, 0.29, 0.014), SLAB);
    take(slab(x + 0.05, y + 0.155, z, 0.47, 0.065, 0.335, 0.012), STONE);
    take(slab(x + 0.05, y + 0.54, z, 0.41, 0.34, 0.28, 0.01), STONE);
    if (y < -0.1) {
      part = p;
      return d;
    }
    const bt = far(-0.02, 0.35, 0.52);
    if (bt > 0.08) take(bt, BODY);
    else {
      take(trunk(x, y, z), BODY);
      const bc = far(0.03, 0.58, 0.34);
      take(bc > 0.05 ? bc : curlDistance(neckCurls, x, y, Math.abs(z)), CURL);
    }
    const bh = far(HEAD[0], HEAD[1], 0.4);
    if (bh > 0.05) take(bh, BODY);
    else {
      toHead(x, y, z, h);
      const v = skull(h[0], h[1], h[2]) * SIZE;
      take(v, part);
    }
    const bl = far(-0.4, 0.55, 0.5);
    if (bl > 0.06) take(bl, TAIL);
    else {
      take(tail(x, y, z), TAIL);
      take(curlDistance(tailCurls, x, y, Math.abs(z)), CURL);
    }
    part = p;
    return d;
  };
  return { f, part: () => part };
}
