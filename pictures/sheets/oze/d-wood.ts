/** The logs on the fire, charred and glowing where they burn, with the rings of the wood on their sawn ends; the skewers. */
import { clamp, lerp, mix, ramp, type RGB, sstep, type V3 } from "../../kit/core.ts";
import { steps } from "../../kit/scene.ts";
import type { Body } from "./d-body.ts";
import { n, onGround } from "./d-stage.ts";

interface Axis {
  at: number;
  off: number;
  turn: number;
}
/** Along, across and round a line: `at` runs from 0 to 1. */
export function axis(a: V3, b: V3) {
  const u: V3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
    l = Math.hypot(...u);
  for (let i = 0; i < 3; i++) u[i] /= l;
  const s = Math.hypot(u[0], u[1]) || 1,
    side: V3 = [-u[1] / s, u[0] / s, 0];
  const up: V3 = [-side[1] * u[2], side[0] * u[2], side[1] * u[0] - side[0] * u[1]];
  const find = (x: number, y: number, z: number): Axis => {
    const dx = x - a[0],
      dy = y - a[1],
      dz = z - a[2];
    const t = dx * u[0] + dy * u[1] + dz * u[2],
      p = dx * side[0] + dy * side[1],
      q = dx * up[0] + dy * up[1] + dz * up[2];
    return { at: t / l, off: Math.hypot(p, q), turn: Math.atan2(q, p) };
  };
  const c: V3 = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2];
  return { find, l, c, u };
}
const bark = ramp([
  [0, "#1c1219"],
  [0.25, "#431f19"],
  [0.5, "#77391f"],
  [0.75, "#bb6b30"],
  [1, "#f0b463"],
]);
const sawn = ramp([
  [0, "#2a1c20"],
  [0.3, "#6b3a22"],
  [0.7, "#c98645"],
  [1, "#f7d391"],
]);
const glow: readonly RGB[] = [
  [18, 11, 16],
  [66, 19, 17],
  [184, 52, 20],
  [248, 140, 42],
  [255, 226, 132],
];

/** A log from its outer end to the end in the fire; `knot` is the place of a stub of a branch. */
function log(from: V3, to: V3, thick: number, seed: number, knot: number, fired = 1): Body {
  const { find, l, c, u } = axis(from, to);
  const at = (x: number, y: number, z: number) => {
    const q = find(x, y, z);
    const bump =
      0.16 * Math.exp(-(((q.at - knot) / 0.035) ** 2)) * (0.5 + 0.5 * Math.sin(q.turn * 2 + seed));
    const R =
      thick *
      (lerp(1.04, 0.78, clamp(q.at)) +
        bump +
        0.07 * n.n2(q.at * 5 + seed, seed) +
        0.045 * n.n3(q.at * 16 + seed, Math.cos(q.turn) * 2.4, Math.sin(q.turn) * 2.4));
    return { ...q, R, side: q.off - R, end: Math.max(-q.at, q.at - 1) * l };
  };
  return {
    c,
    r: l / 2 + thick * 1.3,
    casts: false,
    line: 1,
    dist: (x, y, z) => {
      const q = at(x, y, z);
      return Math.max(q.side, q.end) * 0.75;
    },
    ink: (p, nn, L) => {
      const q = at(...p);
      const fire = L.reach * Math.max(0, L.cos + 0.1) ** 0.9 * 0.82;
      const end = Math.abs(nn[0] * u[0] + nn[1] * u[1] + nn[2] * u[2]) > 0.75;
      const grain = n.n3(q.at * 3.2 + seed, Math.cos(q.turn) * 5.5, Math.sin(q.turn) * 5.5);
      const w = steps(Math.min(1, fire * (end ? 1.25 : 1)) + grain * 0.06, 5, 0.12);
      if (end && q.at < 0.5) {
        const ring = Math.sin((q.off / q.R) * 22 + 2 * n.n2(q.turn, seed));
        const edge = q.off > q.R * 0.86;
        return edge ? bark.at(0.15) : sawn.at(clamp(0.08 + w * 0.72 + (ring > 0.3 ? 0.1 : 0)));
      }
      let col = mix(bark.at(w), "#22304c", 0.75 * sstep(0.3, 0, w) * Math.max(0, nn[2]));
      col = mix(col, "#170d12", grain > 0.42 ? 0.5 : 0);
      // the end in the fire glows, most in the soft rings of the wood
      if (end && fired) {
        const ring = Math.sin((q.off / q.R) * 15 + 1.5 * n.n2(q.turn, seed));
        return glow[q.off > q.R * 0.82 ? 1 : ring > 0.35 ? 2 : 3];
      }
      // cracked into scales of charcoal near the fire, and glowing in the cracks
      const burnt = sstep(0.64, 0.84, q.at + 0.07 * n.n2(q.turn * 1.4, seed + 9)) * fired;
      if (burnt < 0.04) return col;
      const cx = q.at * l * 62 + 0.5 * n.n2(q.turn * 3, q.at * 20),
        cy = (q.turn + Math.floor(cx) * 0.9) * 1.6 + 0.4 * n.n2(cx, seed);
      const fx = Math.abs((cx % 1) - 0.5),
        fy = Math.abs((((cy % 1) + 1) % 1) - 0.5);
      const crack = Math.max(fx, fy);
      const hot = sstep(0.8, 1.02, q.at) * 0.5 + sstep(0.4, 0.5, crack) * (0.15 + 0.62 * burnt);
      const k = Math.round(clamp(hot * burnt) * 4);
      return mix(col, glow[crack < 0.41 ? (q.at > 0.95 ? 1 : 0) : k], sstep(0.04, 0.4, burnt));
    },
  };
}
export const logs = (): Body[] => [
  log([-0.5, 1.27, 0.06], [-0.125, 0.985, 0.06], 0.0265, 1.3, 0.36),
  log([0.2, 1.2, 0.055], [-0.055, 0.985, 0.055], 0.0235, 5.1, 0.3),
  log([-0.285, 1.2, 0.135], [-0.115, 1.08, 0.06], 0.0225, 8.4, 0.5),
  // the wood that is ready, its sawn ends towards the fire
  log([0.4, 1.47, 0.028], [0.62, 1.7, 0.028], 0.03, 3.3, 0.7, 0),
  log([0.465, 1.43, 0.026], [0.7, 1.62, 0.028], 0.027, 6.1, 0.6, 0),
  log([0.445, 1.47, 0.076], [0.66, 1.68, 0.072], 0.026, 9.7, 0.4, 0),
];

/** A skewer of split bamboo, between places on the sheet: its foot on the ground, and where it enters the fish. */
export function skewer(foot: readonly [number, number], into: V3, thick = 0.0042): Body {
  const a = onGround(foot[0], foot[1]);
  a[2] -= 0.01;
  const { find, l, c } = axis(a, into);
  return {
    c,
    r: l / 2 + 0.02,
    casts: false,
    line: 1,
    dist: (x, y, z) => {
      const q = find(x, y, z);
      return Math.max(q.off - thick * lerp(1.15, 0.85, q.at), Math.max(-q.at, q.at - 1) * l) * 0.9;
    },
    ink: (_p, nn, L) => {
      const w = steps(Math.min(1, L.reach * Math.max(0, L.cos + 0.25) ** 0.7), 4, 0.15);
      const base = mix("#1c2233", "#3b4a68", Math.max(0, nn[2] * 2 + 0.5));
      return mix(base, bark.at(clamp(w * 1.05 + 0.2)), sstep(0.05, 0.25, w));
    },
  };
}
