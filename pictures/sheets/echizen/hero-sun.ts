/** The one light: a low winter sun behind the open wall. What stands in its way is built here as solids, so every shadow agrees. */
import type { V3 } from "../../kit/core.ts";
import { World } from "../../kit/solids.ts";
import {
  BENCH,
  FRAME,
  HALF,
  LEAN,
  MAKER,
  PAIL,
  POSTS,
  RISE,
  SHUT,
  SIDE,
  STACK,
  VAT,
  WALL,
} from "./hero-plan.ts";

/** towards the sun */
export const SUN: V3 = [-0.42, 1, 0.56];
/** the sun's disc, larger than the true one: shadows soften soon after they leave what throws them */
const DISC: readonly (readonly [number, number])[] = Array.from({ length: 19 }, (_, i) => {
  const a = i * 2.39996,
    r = 0.0085 * Math.sqrt((i + 0.5) / 19);
  return [r * Math.cos(a), r * Math.sin(a)];
});
const MAT = { c: [0, 0, 0] as V3 };
const [MX, MY] = MAKER;

function obstacles(): World {
  const w = new World();
  const back = WALL + 2 * HALF;
  for (const p of POSTS) w.box(p - HALF, WALL, 0, p + HALF, back, RISE.top, MAT);
  w.box(-12, WALL, 0, SIDE, back, RISE.sill, MAT);
  w.box(-12, WALL, RISE.lintel, SIDE, back, RISE.transom, MAT);
  w.box(-12, WALL, RISE.beam, SIDE, back, 9, MAT);
  for (let x = -6; x < SIDE; x += 0.2)
    w.box(x - 0.03, WALL + 0.06, RISE.transom, x + 0.03, WALL + 0.12, RISE.beam, MAT);
  w.box(-12, WALL + 0.1, 0, SHUT, WALL + 0.14, RISE.lintel, MAT);
  w.box(POSTS[2], WALL + 0.1, 0, SIDE, WALL + 0.14, RISE.lintel, MAT);
  w.box(VAT.x0, VAT.y0, 0.06, VAT.x1, VAT.y1, VAT.z, MAT);
  w.box(BENCH.x0, BENCH.y0, BENCH.z - 0.06, BENCH.x1, BENCH.y1, BENCH.z, MAT);
  const { x0, y0, x1, y1 } = STACK;
  w.box(x0, y0, BENCH.z, x1, y1, BENCH.top, MAT);
  for (const x of [BENCH.x0 + 0.06, BENCH.x1 - 0.06])
    for (const y of [BENCH.y0 + 0.06, BENCH.y1 - 0.06])
      w.box(x - 0.05, y - 0.05, 0, x + 0.05, y + 0.05, BENCH.z, MAT);
  for (const y of LEAN.at)
    w.box(LEAN.foot + 0.12, y - LEAN.wide, 0, LEAN.head, y, LEAN.tall - 0.1, MAT);
  w.rod([...PAIL.at, 0], [...PAIL.at, PAIL.z], PAIL.r, MAT);
  frameSolid(w);
  // the papermaker: coat, trunk, head, the arms that hold the frame
  w.rod([MX, MY, 0], [MX, MY, 0.25], 0.15, MAT);
  w.rod([MX, MY, 0.2], [MX, MY + 0.02, 0.95], 0.23, MAT, 0.19);
  w.rod([MX, MY + 0.02, 0.92], [MX - 0.01, MY + 0.1, 1.24], 0.19, MAT, 0.21);
  w.ball([MX - 0.02, MY + 0.16, 1.42], [0.1, 0.11, 0.13], MAT);
  for (const side of [-1, 1])
    w.rod([MX + 0.24 * side, MY + 0.06, 1.16], [MX + 0.3 * side, VAT.y0 + 0.1, 1.14], 0.08, MAT);
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
  for (let i = 1; i < 26; i++) {
    const t = i / 26,
      on = (p: V3, q: V3): V3 => [
        p[0] + (q[0] - p[0]) * t,
        p[1] + (q[1] - p[1]) * t,
        p[2] + (q[2] - p[2]) * t,
      ];
    w.rod(on(a, b), on(d, c), 0.024, MAT);
  }
}
const world = obstacles();
/** how much of the sun's disc a place sees, 0 to 1; the rays start a hair apart, so that even a sharp edge has no steps */
export function sunAt([x, y, z]: V3): number {
  let seen = 0;
  for (const [a, b] of DISC)
    if (
      !world.cast(
        x + SUN[0] * 0.012 + a * 1.2,
        y + SUN[1] * 0.012 + b * 1.6,
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
