/** The one light: a low winter sun behind the open wall. What stands in its way is built here as solids, so every shadow agrees. */
import type { V3 } from "../../kit/core.ts";
import { World } from "../../kit/solids.ts";
import {
  BENCH,
  FRAME,
  HALF,
  LATTICE,
  MAKER,
  PAIL,
  POSTS,
  RISE,
  SIDE,
  STACK,
  VAT,
  WALL,
} from "./hero-plan.ts";

/** towards the sun */
const SUN: V3 = [-0.5, 1, 0.42];
/** the sun's disc, larger than the true one: shadows soften soon after they leave what throws them */
const DISC: readonly (readonly [number, number])[] = Array.from({ length: 9 }, (_, i) => {
  const a = i * 2.39996,
    r = 0.016 * Math.sqrt((i + 0.5) / 9);
  return [r * Math.cos(a), r * Math.sin(a)];
});
const MAT = { c: [0, 0, 0] as V3 };
const [MX, MY] = MAKER;

function obstacles(): World {
  const w = new World();
  const back = WALL + 2 * HALF;
  for (const p of POSTS) w.box(p - HALF, WALL, 0, p + HALF, back, RISE.top, MAT);
  w.box(-9, WALL, 0, SIDE, back, RISE.sill, MAT);
  w.box(-9, WALL, RISE.lintel, SIDE, back, RISE.transom, MAT);
  w.box(-9, WALL, RISE.beam, SIDE, back, 6, MAT);
  for (let x = -0.5; x < SIDE; x += 0.2)
    w.box(x - 0.02, WALL + 0.08, RISE.transom, x + 0.02, WALL + 0.12, RISE.beam, MAT);
  // shutters a bay and a half beyond the first post, paper doors in the last bay
  w.box(-9, WALL + 0.1, 0, -2.6, WALL + 0.14, RISE.top, MAT);
  w.box(POSTS[3], WALL + 0.1, 0, SIDE, WALL + 0.14, RISE.lintel, MAT);
  for (let x: number = LATTICE.from; x <= LATTICE.to; x += LATTICE.pitch)
    w.box(x, WALL + 0.1, RISE.sill, x + LATTICE.bar, WALL + 0.14, RISE.lintel, MAT);
  for (const z of [0.42, 0.98, 1.75, 2.5])
    w.box(LATTICE.from, WALL + 0.1, z, LATTICE.to, WALL + 0.14, z + 0.06, MAT);
  w.box(VAT.x0, VAT.y0, 0.06, VAT.x1, VAT.y1, VAT.z, MAT);
  w.box(BENCH.x0, BENCH.y0, BENCH.z - 0.06, BENCH.x1, BENCH.y1, BENCH.z, MAT);
  const { x0, y0, x1, y1 } = STACK;
  w.box(x0, y0, BENCH.z, x1, y1, BENCH.top, MAT);
  for (const x of [BENCH.x0 + 0.06, BENCH.x1 - 0.06])
    for (const y of [BENCH.y0 + 0.06, BENCH.y1 - 0.06])
      w.box(x - 0.05, y - 0.05, 0, x + 0.05, y + 0.05, BENCH.z, MAT);
  w.rod([...PAIL.at, 0], [...PAIL.at, PAIL.z], PAIL.r, MAT);
  frameSolid(w);
  // the papermaker, in a few rods: legs, trunk, head, the arms that hold the frame
  const at = (left: number, away: number, z: number): V3 => [
    MX - 0.891 * left + 0.454 * away,
    MY + 0.454 * left + 0.891 * away,
    z,
  ];
  w.rod(at(-0.04, 0, 0), at(-0.06, 0, 0.86), 0.09, MAT, 0.15);
  w.rod(at(0.22, 0.1, 0), at(0.02, 0.05, 0.8), 0.08, MAT, 0.14);
  w.rod(at(-0.04, 0, 0.8), at(0.24, 0.05, 1.24), 0.17, MAT, 0.19);
  w.ball(at(0.4, 0.05, 1.38), [0.11, 0.11, 0.12], MAT);
  w.rod(at(0.24, 0, 1.18), at(0.66, 0.1, 1.04), 0.06, MAT);
  return w.build();
}
function frameSolid(w: World) {
  const [a, b, c, d] = FRAME;
  for (const [p, q] of [
    [a, b],
    [b, c],
    [c, d],
    [d, a],
  ])
    w.rod(p, q, 0.025, MAT);
  for (let i = 1; i < 20; i++) {
    const t = i / 20,
      on = (p: V3, q: V3): V3 => [
        p[0] + (q[0] - p[0]) * t,
        p[1] + (q[1] - p[1]) * t,
        p[2] + (q[2] - p[2]) * t,
      ];
    w.rod(on(a, b), on(d, c), 0.02, MAT);
  }
}
const world = obstacles();
/** how much of the sun's disc a place sees, 0 to 1 */
export function sunAt([x, y, z]: V3): number {
  let seen = 0;
  for (const [a, b] of DISC)
    if (
      !world.cast(
        x + SUN[0] * 0.012,
        y + SUN[1] * 0.012,
        z + SUN[2] * 0.012,
        SUN[0] + a,
        SUN[1] + a * 0.5,
        SUN[2] + b,
        40,
        true,
      )
    )
      seen++;
  return seen / DISC.length;
}
