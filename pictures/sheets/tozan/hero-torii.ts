/** Tozan Shrine, the hero: the torii as a solid, and where the first light reaches past it. */
import { clamp, lerp, Noise, sstep, type V3 } from "../../kit/core.ts";
import { box, smin } from "../../kit/distances.ts";
import { GATE, SUN } from "./hero-plan.ts";

const n = new Noise(19);
export const PILLAR = 0,
  NUKI = 1,
  SHIMAKI = 2,
  KASAGI = 3,
  TABLET = 4,
  BASE = 5;
export let part = PILLAR;
export const lift = (x: number) => 0.17 * (x / 2.2) ** 2;
export const axis = (z: number) => lerp(1.46, 1.27, z / 3.2);
export const girth = (z: number) => lerp(0.25, 0.2, z / 3.2);
/** The distance of a place from the torii; `part` says what is nearest. */
export function torii(x: number, y: number, z: number): number {
  const ax = Math.abs(x);
  let d = 99;
  const take = (v: number, q: number) => {
    if (v < d) {
      d = v;
      part = q;
    }
  };
  const zc = clamp(z, 0, 3.2),
    out = Math.hypot(ax - axis(zc), y);
  take(Math.max(out - girth(zc), z - 3.2, -z), PILLAR);
  // the swelling at its foot, and the ring below the beam
  const swell = Math.hypot(Math.max(0, out - 0.26), z - 0.13) - 0.13;
  if (swell < d) d = smin(d, swell, 0.03);
  take(Math.hypot(Math.max(0, out - 0.24), Math.max(0, Math.abs(z - 3.07) - 0.03)) - 0.03, PILLAR);
  take(Math.max(out - 0.46, z - 0.015, -z - 0.2), BASE);
  take(box(x, y, z - 2.42, 1.86, 0.1, 0.15, 0.012), NUKI);
  const c = z - lift(x);
  take(box(x, y, c - 3.25, 2.06 + 0.3 * (c - 3.25), 0.15, 0.13, 0.012) * 0.9, SHIMAKI);
  take(
    box(x, y, c - 3.5 + 0.25 * Math.abs(y), 2.3 + 0.42 * (c - 3.5), 0.24, 0.14, 0.014) * 0.85,
    KASAGI,
  );
  // the tablet leans forward a little
  take(box(x, y + 0.16 + 0.12 * (z - 2.84), z - 2.85, 0.17, 0.035, 0.25, 0.01), TABLET);
  return d;
}
export function march(o: V3, r: V3, from: number, until: number, near: number): number {
  for (let t = from, k = 0; k < 90 && t < until; k++) {
    const d = torii(o[0] + r[0] * t, o[1] + r[1] * t - GATE, o[2] + r[2] * t);
    if (d < near) return t;
    t += d * 0.92;
  }
  return -1;
}
/** How much of the light reaches a place past the torii. */
export function past(x: number, y: number, z: number, from = 0.03): number {
  let s = 1;
  for (let t = from, k = 0; k < 50 && t < 14; k++) {
    const d = torii(x + SUN[0] * t, y + SUN[1] * t - GATE, z + SUN[2] * t);
    s = Math.min(s, 0.5 + (22 * d) / (1 + t));
    if (s <= 0) return 0;
    t += clamp(d, 0.02, 1);
  }
  return clamp(s);
}
/** Below this the morning has not come yet: the hill behind us still keeps the light from the stair. */
export const morning = (x: number, y: number, z: number) =>
  sstep(-0.07, 0.07, y + 0.24 * x + 1.7 * z - 5.72 + 0.12 * n.n2(x * 0.5, y * 0.4));
