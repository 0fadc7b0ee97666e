/** The guardian lion as a solid: seated, its head a little towards us. x forward, y up, z to its left; it is about one high. */
import { box, capsule, ell, smax, smin } from "../../kit/distances.ts";
import { sstep, type V3 } from "../../kit/core.ts";

/** what a point is made of */
export const BODY = 0,
  MANE = 1,
  TAIL = 2,
  SLAB = 3,
  STONE = 4,
  FACE = 5;

const HEAD: V3 = [0.17, 0.87, 0];
const TURN = 0.42;
const ct = Math.cos(TURN),
  st = Math.sin(TURN);
/** The mane hangs in two tiers of locks; each lock ends in a curl. */
interface Tier {
  /** its middle and radii, the heights of its hem and of its curls, and the locks round it */
  readonly at: V3;
  readonly r: V3;
  readonly hem: number;
  readonly locks: number;
  readonly turn: number;
  readonly curl: number;
}
const TIERS: readonly Tier[] = [
  { at: [0.05, 0.7, 0], r: [0.225, 0.36, 0.235], hem: 0.57, locks: 9, turn: 0.25, curl: 0.082 },
  { at: [0.06, 0.9, 0], r: [0.17, 0.19, 0.2], hem: 0.83, locks: 7, turn: 0.6, curl: 0.078 },
];
/** the curls at the ends of the locks: [middle, radius] */
export const CURLS: readonly (readonly [V3, number])[] = TIERS.flatMap(
  ({ at, r, hem, locks, turn, curl }) =>
    Array.from({ length: locks }, (_v, i): readonly [V3, number] => {
      const a = turn + (i / locks) * 6.2832,
        k = Math.sqrt(Math.max(0.1, 1 - ((hem - at[1]) / r[1]) ** 2));
      return [[at[0] - r[0] * k * Math.cos(a), hem, r[2] * k * Math.sin(a)], curl];
    }).filter(([m]) => m[0] < 0.2),
);
/** the lock that is nearest to the last place, and how deep that lies in a furrow */
export let lock = 0,
  groove = 0;

function tier({ at, r, hem, locks, turn }: Tier, x: number, y: number, z: number): number {
  const d = ell(x - at[0], y - at[1], z - at[2], ...r);
  groove = 0;
  if (d > 0.08) return d;
  const a = Math.atan2(z, at[0] - x) - turn,
    c = Math.abs(Math.sin(a * locks * 0.5)),
    crown = sstep(at[1] + r[1] * 0.5, at[1] - r[1] * 0.25, y);
  groove = crown * (1 - c);
  return Math.max(d + 0.034 * crown * (1 - c) ** 1.6, hem - 0.03 - y);
}
function mane(x: number, y: number, z: number) {
  const low = tier(TIERS[0], x, y, z),
    g = groove,
    high = tier(TIERS[1], x, y, z);
  if (low < high) groove = g;
  let d = smin(low, ell(x - 0.05, y - 0.8, z, 0.15, 0.2, 0.15), 0.02);
  d = smin(d, high, 0.008);
  let near = 9;
  for (const [i, [[a, b, c], r]] of CURLS.entries()) {
    const q = Math.hypot(x - a, (y - b) * 0.92, z - c) - r;
    if (q < near) {
      near = q;
      lock = i;
    }
  }
  return smin(d, near, 0.035) * 0.8;
}
export const headwards = (wx: number, y: number, wz: number): V3 => [
  (wx - HEAD[0]) * ct + wz * st,
  y - HEAD[1],
  -(wx - HEAD[0]) * st + wz * ct,
];
function head(wx: number, y: number, wz: number) {
  const [x, h, z] = headwards(wx, y, wz),
    az = Math.abs(z);
  let d = ell(x - 0.055, h - 0.012, z, 0.17, 0.155, 0.165);
  // a broad short muzzle, the flat nose over it, cheeks, a closed jaw
  d = smin(d, ell(x - 0.145, h + 0.058, z, 0.108, 0.078, 0.11), 0.045);
  d = smin(d, ell(x - 0.226, h + 0.008, z, 0.036, 0.042, 0.06), 0.028);
  d = smin(d, ell(x - 0.14, h + 0.152, z, 0.102, 0.05, 0.09), 0.018);
  d = smin(d, ell(x - 0.05, h + 0.09, az - 0.1, 0.08, 0.075, 0.06), 0.05);
  // heavy brows, rolled up at their ends
  d = smin(d, capsule(x, h, az, 0.185, 0.07, 0.02, 0.15, 0.085, 0.11, 0.03, 0.03), 0.045);
  // the hollows of the eyes
  d = smax(d, -ell(x - 0.215, h - 0.018, az - 0.085, 0.045, 0.024, 0.055), 0.045);
  d = smin(d, capsule(x, h, z, 0.15, -0.16, 0, 0.1, -0.27, 0, 0.065, 0.02), 0.04);
  // ears laid back
  d = smin(d, capsule(x, h, az, 0.0, 0.08, 0.16, -0.08, 0.03, 0.235, 0.048, 0.014), 0.012);
  return d;
}
function body(x: number, y: number, z: number) {
  const az = Math.abs(z);
  let d = capsule(x, y, z, -0.2, 0.22, 0, 0.06, 0.55, 0, 0.185, 0.18);
  d = smin(d, ell(x - 0.13, y - 0.48, z, 0.15, 0.2, 0.17), 0.06);
  d = smin(d, ell(x + 0.14, y - 0.2, az - 0.15, 0.2, 0.19, 0.095), 0.025);
  d = smin(d, capsule(x, y, az, -0.1, 0.055, 0.2, 0.1, 0.048, 0.21, 0.058, 0.05), 0.022);
  d = smin(d, capsule(x, y, az, 0.16, 0.46, 0.11, 0.21, 0.08, 0.125, 0.088, 0.06), 0.035);
  d = smin(d, ell(x - 0.245, y - 0.05, az - 0.13, 0.1, 0.054, 0.075), 0.02);
  return d;
}
function tail(x: number, y: number, z: number) {
  const az = Math.abs(z),
    sway = 0.03 * Math.sin(y * 9 + 0.4);
  let d = capsule(x, y, z, -0.3, 0.14, 0, -0.38, 0.36, 0, 0.07, 0.1);
  d = smin(d, capsule(x, y, z, -0.4 + sway, 0.42, 0, -0.33 + sway, 0.86, 0, 0.105, 0.01), 0.016);
  d = smin(
    d,
    capsule(x, y, az, -0.39 + sway, 0.36, 0.06, -0.4 + sway, 0.68, 0.15, 0.08, 0.01),
    0.012,
  );
  return d;
}
export let part = BODY;
/** the distance of a point from the lion and its plinth; says in `part` what is nearest */
export function lion(x: number, y: number, z: number): number {
  let d = box(x + 0.05, y + 0.04, z, 0.47, 0.04, 0.31, 0.012);
  part = SLAB;
  const take = (v: number, q: number, blend: number) => {
    if (v < d) part = q;
    d = blend ? smin(d, v, blend) : Math.min(d, v);
  };
  take(box(x + 0.05, y + 0.15, z, 0.53, 0.07, 0.37, 0.014), STONE, 0);
  take(box(x + 0.05, y + 0.82, z, 0.47, 0.62, 0.31, 0.014), STONE, 0);
  const round = Math.hypot(x + 0.03, y - 0.52, z) - 0.72;
  if (round > 0.1) return Math.min(d, round);
  // a part that is far away counts as the ball round it
  const near = (
    cx: number,
    cy: number,
    r: number,
    f: (x: number, y: number, z: number) => number,
    q: number,
    k: number,
  ) => {
    const b = Math.hypot(x - cx, y - cy, z) - r;
    if (b > 0.05) d = Math.min(d, b);
    else take(f(x, y, z), q, k);
  };
  near(0.0, 0.36, 0.5, body, BODY, 0.006);
  near(-0.39, 0.48, 0.46, tail, TAIL, 0.01);
  near(0.27, 0.8, 0.34, head, FACE, 0.012);
  near(0.05, 0.76, 0.4, mane, MANE, 0.01);
  return d;
}
