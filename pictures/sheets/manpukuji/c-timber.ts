/** Old timber of the room: posts, beam, sill and the lattice of the doors, with grain, soot and worn arrises. */
import { clamp, type Ctx, lerp, type Pt, ramp, type RGB, sstep } from "../../kit/core.ts";
import { fibre, fillWith, steps, streak } from "./c-paint.ts";
import { doorAt, LEFT, on, WALL, wallAt, WIN } from "./c-plan.ts";

export const timber = ramp([
  [0, "#08060a"],
  [0.25, "#171014"],
  [0.5, "#2c1d1d"],
  [0.75, "#4d3226"],
  [1, "#8a5c38"],
]);
/** the light that reaches a point of the back wall's timbers: from the mats below, and from the window */
const reach = (x: number, z: number) =>
  0.26 +
  0.3 * Math.exp(-z / 0.7) * Math.exp(-(((x - WIN.x) / 2.2) ** 2)) +
  0.12 * Math.exp(-Math.max(0, Math.hypot(x - WIN.x, z - WIN.z) - WIN.r) / 0.5);

/** a timber on the back wall, upright or level, lit along one of its arrises */
export function beam(
  x: Ctx,
  [a, b]: Pt,
  [z0, z1]: Pt,
  o: { upright: boolean; lit: "low" | "high"; seed: number },
) {
  // its arrises are not quite straight
  const wave = (q: number, s: number) => 0.004 * streak(q * 2.4, s, o.seed);
  const N = 24,
    line = (from: Pt, to: Pt, s: number): Pt[] =>
      Array.from({ length: N + 1 }, (_v, i): Pt => {
        const p = lerp(from[0], to[0], i / N),
          z = lerp(from[1], to[1], i / N);
        return o.upright ? on(p + wave(z, s), WALL, z) : on(p, WALL, z + wave(p, s));
      });
  const outline = o.upright
    ? [...line([a, z1], [a, z0], 1), ...line([b, z0], [b, z1], 5)]
    : [...line([a, z1], [b, z1], 1), ...line([b, z0], [a, z0], 5)];
  fillWith(x, [outline], (u, v): RGB => {
    const [px, pz] = wallAt(u, v),
      along = o.upright ? pz : px,
      across = o.upright ? px - a : pz - z0,
      width = o.upright ? b - a : z1 - z0,
      k = o.lit === "low" ? across : width - across;
    const g = fibre(along, across, o.seed);
    const arris = sstep(0.02, 0.008, k + 0.006 * streak(along * 7, 1, o.seed)),
      round = 0.1 * sstep(0.05, 0.01, k) - 0.1 * sstep(0.6 * width, width, k),
      broken = sstep(-0.35, 0.1, streak(along * 3.1, 2, o.seed + 4));
    const t = reach(px, pz) * (0.5 + 0.85 * g) + round + 0.26 * arris * broken * reach(px, pz) * 2;
    return timber.at(steps(clamp(t), 12));
  });
}
/** a timber of the doors on the left wall */
export function rail(x: Ctx, [d0, d1]: Pt, [z0, z1]: Pt, upright: boolean, seed: number) {
  const at = (d: number, z: number): Pt => on(LEFT, d, z);
  const wob = (s: number) => 0.0035 * streak(s, seed, 3);
  const N = 10,
    k = (i: number) => i / N;
  const ids = Array.from({ length: N + 1 }, (_v, i) => i);
  const outline = upright
    ? [
        ...ids.map((i) => at(d0 + wob(i), lerp(z0, z1, k(i)))),
        ...ids.toReversed().map((i) => at(d1 + wob(i + 40), lerp(z0, z1, k(i)))),
      ]
    : [
        ...ids.map((i) => at(lerp(d0, d1, k(i)), z1 + wob(i))),
        ...ids.toReversed().map((i) => at(lerp(d0, d1, k(i)), z0 + wob(i + 40))),
      ];
  fillWith(x, [outline], (u, v): RGB => {
    const [d, z] = doorAt(u, v),
      g = upright ? fibre(z, d, seed) : fibre(d, z, seed);
    const light = 0.12 + 0.34 * Math.exp(-z / 0.6);
    return timber.at(steps(clamp(light * (0.5 + 0.9 * g)), 12));
  });
}
