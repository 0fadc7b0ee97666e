/** garb: what walkers wear over a posed body and carry: a long robe, hanging sleeves, an open umbrella, a bundle. */
import { type V3 } from "../core.ts";
import { cap, ell, smin } from "../distances.ts";
import type { Part } from "./figure.ts";
import { type Pose } from "./pose.ts";
import { COAT } from "./posed.ts";
import { along, cross, dot, mid, sub, unit } from "./vectors.ts";

/** materials beside those of the body */
export const CANOPY = 20,
  STICK = 21,
  LOAD = 22;

/** A robe to the shins that the stride draws tight; `down` is how far down the shin it hangs. */
export function robe({ hip, legs }: Pose, down = 0.8): Part {
  const hems = legs.map(({ knee, ankle }) => mid(knee, ankle, down));
  const middle = mid(hems[0], hems[1], 0.5);
  return {
    mat: COAT,
    d: (x, y, z) => {
      let d = cap(x, y, z, hip, middle, 0.17, 0.11);
      legs.forEach(({ knee }, i) => {
        d = smin(d, cap(x, y, z, mid(hip, knee, 0.2), knee, 0.14, 0.12), 0.1);
        d = smin(d, cap(x, y, z, knee, hems[i], 0.12, 0.115), 0.1);
      });
      return d - 0.006 * Math.sin(x * 42 + z * 26 + 2 * Math.sin(y * 7));
    },
  };
}
/** The sleeves of a robe, which hang from the forearms. */
export const sleeves = ({ arms }: Pose, deep = 0.3): Part => ({
  mat: COAT,
  d: (x, y, z) => {
    let d = 9;
    for (const { elbow, hand } of arms) {
      const arm = sub(mid(elbow, hand, 0.8), elbow),
        p = sub([x, y, z], elbow);
      // the nearest place on the cloth: along the forearm, then straight down
      const flat = arm[0] ** 2 + arm[2] ** 2 + 0.01;
      const s = Math.min(1, Math.max(0, (p[0] * arm[0] + p[2] * arm[2]) / flat));
      const hang = Math.min(0, Math.max(-deep, p[1] - s * arm[1]));
      d = Math.min(
        d,
        Math.hypot(p[0] - s * arm[0], p[1] - s * arm[1] - hang, p[2] - s * arm[2]) - 0.042,
      );
    }
    return 0.9 * d;
  },
});
/** An open umbrella: `top` is its tip, `grip` the hand on its stick. */
export function umbrella(top: V3, grip: V3, radius = 0.56, deep = 0.26): Part[] {
  const axis = unit(sub(top, grip)),
    across = unit(cross(axis, [0.3, 0.2, 1])),
    third = cross(axis, across);
  return [
    {
      mat: CANOPY,
      d: (x, y, z) => {
        const p = sub([x, y, z], top),
          u = dot(p, across),
          w = dot(p, third),
          r = Math.hypot(u, w);
        const scallop = Math.abs(Math.sin(Math.atan2(w, u) * 6));
        const fall = dot(p, axis) + deep * (r / radius) ** 1.4 - 0.008 * scallop;
        return Math.max(Math.abs(fall) * 0.8 - 0.007, r - radius + 0.02 * scallop);
      },
    },
    {
      mat: STICK,
      d: (x, y, z) => cap(x, y, z, along(top, axis, 0.06), along(grip, axis, -0.12), 0.016, 0.016),
    },
  ];
}
export const stick = (from: V3, to: V3, thick = 0.018): Part => ({
  mat: STICK,
  d: (x, y, z) => cap(x, y, z, from, to, thick, thick),
});
/** A bundle in a wrapping cloth, knotted on top. */
export const bundle = ([a, b, c]: V3, wide = 0.2, high = 0.15): Part => ({
  mat: LOAD,
  d: (x, y, z) =>
    smin(
      ell(x - a, y - b, z - c, wide, high, wide * 0.85) + 0.006 * Math.sin(x * 30 + y * 22),
      cap(x, y, z, [a - 0.07, b + high + 0.03, c], [a + 0.07, b + high + 0.04, c], 0.028, 0.02),
      0.03,
    ),
});
