/** The sun's way through the posts and the hanging paper to a point of the floor. */
import { clamp, sstep } from "../../kit/core.ts";
import { HALF, HANG, type Hung, LINTEL, POSTS, SHEETS, SUN_RISE, SUN_SIDE } from "./c-plan.ts";

const run = Math.hypot(1, SUN_SIDE);
/** how much of a span the sun's disc sees past its two edges */
const inside = (v: number, a: number, b: number, soft: number) =>
  sstep(a - soft, a + soft, v) * sstep(b + soft, b - soft, v);
/**
 * the posts' shadow at a point: 1 in the sun; `spread` is what the paper itself blurs. A post is as deep as broad, so a slanting sun
 * sees it broader.
 */
export function pastPosts(x: number, y: number, z: number, spread = 0): number {
  const wx = x - y * SUN_SIDE,
    wz = z - y * run * SUN_RISE;
  const soft = 0.006 + 0.0032 * -y + spread;
  let lit = sstep(LINTEL + soft, LINTEL - soft, wz) * sstep(0.05, 0.08 + soft, wz);
  for (const p of POSTS) lit *= 1 - inside(wx, p - HALF, p + HALF + 2 * HALF * SUN_SIDE, soft);
  return lit;
}
/** which part of a floor point's sun comes through paper, and where it went through: 0 beside every sheet */
export function throughPaper(x: number, y: number): { paper: number; px: number; pz: number } {
  const far = HANG - y;
  if (far <= 0) return { paper: 0, px: 0, pz: 0 };
  const px = x + far * SUN_SIDE,
    pz = far * run * SUN_RISE;
  const soft = 0.006 + 0.004 * far;
  const over = (s: Hung) => inside(px, s.x0, s.x1, soft) * inside(pz, s.z0, s.z1, soft);
  return { paper: clamp(SHEETS.reduce((sum, s) => sum + over(s), 0)), px, pz };
}
