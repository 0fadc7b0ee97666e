/** The stone lantern: six-sided, in the world's space around its foot, and where its paper panes shine. */
import { clamp, lerp, lstep, sstep } from "../../kit/core.ts";
import { smin } from "../../kit/distances.ts";
import type { Body } from "./b-buffer.ts";
import { heightAt, LANTERN } from "./b-plan.ts";

export const LANTERN_ID = 1;
const TURN = 0.16;
const FOOT = heightAt(...LANTERN) - 0.02;
/** the fire box: from, to, and from its middle to a pane */
const BOX = { foot: 0.755, top: 0.985, half: 0.118 } as const;
const ROOF = { foot: 0.985, top: 1.18, half: 0.302 } as const;

/** the distance from a six-sided shaft, and how near to a corner the point lies, 0 to 1 */
function six(x: number, y: number): [number, number] {
  const a = Math.atan2(y, x) + TURN;
  const third = Math.PI / 3;
  const off = Math.abs((((a % third) + third) % third) - third / 2);
  // off is 0 at a corner's direction and third / 2 in the middle of a side
  return [Math.hypot(x, y) * Math.cos(third / 2 - off), 1 - off / (third / 2)];
}
const slab = (r: number, z: number, half: number, z0: number, z1: number, round = 0.012) => {
  const dx = r - half + round,
    dz = Math.abs(z - (z0 + z1) / 2) - (z1 - z0) / 2 + round;
  return Math.hypot(Math.max(dx, 0), Math.max(dz, 0)) + Math.min(Math.max(dx, dz), 0) - round;
};

function distance(px: number, py: number, pz: number): number {
  const x = px - LANTERN[0],
    y = py - LANTERN[1],
    z = pz - FOOT,
    round = Math.hypot(x, y);
  const [hex, corner] = six(x, y);
  let d = slab(hex, z, 0.205, -0.2, 0.13, 0.014);
  d = Math.min(d, slab(hex, z, lerp(0.165, 0.11, lstep(0.13, 0.2, z)), 0.1, 0.2, 0.02));
  d = smin(d, slab(round, z, 0.074 + 0.012 * sstep(0.3, 0.16, z), 0.15, 0.68), 0.02);
  d = Math.min(d, slab(round, z, 0.096, 0.395, 0.45, 0.02));
  d = Math.min(d, slab(hex, z, lerp(0.085, 0.185, sstep(0.6, 0.715, z)), 0.61, 0.745, 0.012) * 0.7);
  d = Math.min(d, slab(hex, z, BOX.half, 0.74, 1, 0.004) * 0.9);
  // the roof sags between its ridges and turns up at the corners
  const curl = 0.05 * corner ** 3 * sstep(0.1, 0.27, round),
    t = clamp((z - curl - ROOF.foot) / (ROOF.top - ROOF.foot));
  const half = t < 0.2 ? ROOF.half : 0.05 + (ROOF.half - 0.05) * (1 - (t - 0.2) / 0.8) ** 1.75;
  d = Math.min(d, slab(hex, z - curl, half, ROOF.foot, ROOF.top, 0.008) * 0.55);
  // jewel
  const j = (z - ROOF.top) / 0.18;
  const jewel = 0.066 * Math.sin(Math.PI * clamp(0.16 + 0.84 * j)) ** 0.7 * (1 - 0.45 * clamp(j));
  d = Math.min(
    d,
    slab(round, z, Math.max(0.004, jewel), ROOF.top - 0.02, ROOF.top + 0.175, 0.003) * 0.6,
  );
  return d;
}
export const lanternBody: Body = {
  id: LANTERN_ID,
  x: LANTERN[0],
  y: LANTERN[1],
  z: FOOT + 0.66,
  radius: 0.76,
  fine: 0.006,
  stride: 0.7,
  distance,
};

/** 0 on stone; on a pane how bright it is there, up to 1; the bars of the lattice are dark but warm. */
export function pane(
  px: number,
  py: number,
  pz: number,
): { readonly bright: number; readonly bar: boolean } | null {
  const x = px - LANTERN[0],
    y = py - LANTERN[1],
    z = pz - FOOT;
  const [hex, corner] = six(x, y);
  if (z < BOX.foot + 0.02 || z > BOX.top - 0.025 || hex > BOX.half + 0.01 || corner > 0.74)
    return null;
  const a = Math.atan2(y, x) + TURN,
    third = Math.PI / 3;
  const along = ((a % third) + third) % third;
  const u = Math.min(along, third - along) / third;
  const mid = u < 0.045;
  const level = Math.abs(z - lerp(BOX.foot, BOX.top, 0.5)) < 0.0045;
  return {
    bright: 1 - 0.9 * Math.hypot(0.6 * (u - 0.08), (z - lerp(BOX.foot, BOX.top, 0.4)) * 3.2),
    bar: mid || level,
  };
}
/** How much of the flame reaches a point that no other stone hides: posts, the rim below and the eaves cut the light. */
export function throughPanes(px: number, py: number, pz: number): number {
  const x = px - LANTERN[0],
    y = py - LANTERN[1],
    z = pz - FOOT;
  const [, corner] = six(x, y),
    far = Math.hypot(x, y);
  const out = far - BOX.half;
  if (out < 0.02) return 0;
  // the ray leaves the pane in the middle of its height
  const rise = (z - 0.87) / out;
  const rim = sstep(-3.4, -2.7, rise),
    eaves = sstep(0.8, 0.6, rise);
  return rim * eaves * (1 - 0.6 * sstep(0.86, 0.95, corner) * sstep(2.4, 0.6, far));
}
