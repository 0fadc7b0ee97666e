/** The bed of embers: cracked coals with dark backs, burning between and below them. */
import { clamp, lerp, type RGB, Rng, sstep, type V3 } from "../../kit/core.ts";
import type { Body } from "./d-body.ts";
import { n, PIT } from "./d-stage.ts";

const heat: readonly RGB[] = [
  [24, 12, 18],
  [58, 17, 18],
  [112, 27, 18],
  [176, 42, 20],
  [226, 74, 26],
  [248, 124, 38],
  [255, 184, 80],
  [255, 232, 152],
];
/** The colour of a temperature from 0 to 1, in steps. */
export const hot = (t: number): RGB => heat[Math.round(clamp(t) * 7)];
/** How far a point lies from the middle of the bed; 1 at its rim. */
const out = (x: number, y: number) => Math.hypot((x - PIT[0]) / 0.232, (y - PIT[1]) / 0.165);
/** What burns on the ground between the coals; null outside the bed. */
export function bedInk(x: number, y: number): RGB | null {
  const o = out(x, y) + 0.09 * n.n2(x * 30, y * 30);
  if (o > 1.14) return null;
  return hot(0.98 - o * o * 0.82 + 0.16 * n.n2(x * 40, y * 40));
}

function coal(c: V3, R: number, r: Rng): Body {
  const seed = r.range(0, 90),
    o = out(c[0], c[1]);
  const flat = R * r.range(0.55, 0.8);
  const faces = Array.from({ length: 7 }, () => {
    const az = r.range(0, 6.283),
      up = r.range(-0.2, 1),
      q = Math.sqrt(1 - up * up);
    return [Math.cos(az) * q, Math.sin(az) * q, up, r.range(0.5, 0.8) * R] as const;
  });
  const dist = (x: number, y: number, z: number) => {
    const u = x - c[0],
      v = y - c[1],
      w = ((z - c[2]) * R) / flat;
    let d = Math.hypot(u, v, w) - R;
    for (const [fx, fy, fz, at] of faces) d = Math.max(d, u * fx + v * fy + w * fz - at);
    return d * 0.62;
  };
  const cold = r.range(-0.16, 0.12);
  return {
    c,
    r: R,
    dist,
    casts: false,
    line: 0.5,
    ink: (p, nn) => {
      const low = sstep(c[2] + flat * 0.75, c[2] - flat * 0.2, p[2]);
      const t =
        0.74 -
        0.56 * o * o +
        0.34 * low -
        0.34 * sstep(0.45, 0.95, nn[2]) * sstep(0.15, 0.5, o) +
        cold +
        0.2 * n.n3(p[0] * 50 + seed, p[1] * 50, p[2] * 50) -
        0.08;
      // ash on the backs of the outer coals
      if (nn[2] > 0.72 && o > 0.55 && n.n3(p[0] * 130, p[1] * 130, seed) > 0.42)
        return [70, 52, 54];
      return hot(t);
    },
  };
}
export function embers(): Body[] {
  const r = new Rng(12);
  const all: Body[] = [];
  const laid: [number, number, number][] = [];
  for (let i = 0; i < 900; i++) {
    const a = r.range(0, 6.283),
      q = Math.sqrt(r.u()) * 1.03,
      x = PIT[0] + Math.cos(a) * q * 0.232,
      y = PIT[1] + Math.sin(a) * q * 0.165,
      R = lerp(0.036, 0.014, r.u() ** 0.8);
    if (laid.some(([u, v, s]) => Math.hypot(u - x, v - y) < (s + R) * 0.74)) continue;
    laid.push([x, y, R]);
    all.push(coal([x, y, R * 0.32 + 0.012 * (1 - q * q)], R, r));
  }
  return all;
}
