/** The rows of stones that go up into the mist behind those near the eye. */
import { Rng } from "../../kit/core.ts";
import type { Face } from "./hero-face.ts";
import type { Form } from "./hero-form.ts";
import { FRONT, type Seated } from "./hero-near.ts";
import { gn, onLawn, pathHalf, pathX, scaleAt } from "./hero-stage.ts";
import { pool } from "./hero-sun.ts";

const FACES: readonly Face[] = ["calm", "worn", "worn", "worn", "gone"];
const KINDS = 22;
/** the stones of the crowd: turned, bowed, leaning, slim and broad */
function inCrowd(i: number): Form {
  const r = new Rng(700 + i);
  return {
    seed: 40 + i,
    face: r.pick(FACES),
    turn: r.range(-0.7, 0.7),
    yaw: r.range(-0.8, 0.5),
    roll: r.range(-0.38, 0.38),
    bow: r.range(-0.12, 0.24),
    hands: r.pick(["pray", "lap", "hold", "cheek", "child"]),
    girth: r.range(0.78, 1.2),
    head: r.range(0.88, 1.24),
    lean: r.range(-0.2, 0.2),
    hood: r.chance(0.2),
    tip: r.range(-0.26, 0.26),
    stretch: r.range(0.82, 1.14),
  };
}
const crowd = Array.from({ length: KINDS }, (_, i) => inCrowd(i));

/** rows of stones from a depth on; none on the path, before the hall, or hidden by the near ones */
function rows(): Seated[] {
  const r = new Rng(318);
  const out: Seated[] = [];
  for (let row = 0, depth = 6.7; depth < 36; row++, depth += 0.74 + depth * 0.035) {
    const half = (depth * 900) / 1250;
    for (
      let x = -half + r.range(0, 0.8);
      x < half;
      x += r.range(0.36, 1.5) * (depth > 11 ? 0.84 : 1)
    ) {
      const d = depth + r.range(-0.5, 0.5) * (0.7 + 0.05 * depth);
      const size = r.range(0.38, 0.8) + (r.chance(0.2) ? 0.3 : 0);
      if (Math.abs(x - pathX(d)) < pathHalf(d) + 0.42 || r.chance(0.08)) continue;
      // they crowd together, and leave clearings between
      if (gn.n2(x * 0.5 + 3, d * 0.42) < -0.34) continue;
      const [sx, sy] = onLawn(x, d);
      if (FRONT.some((o) => Math.hypot(o.x - x, (o.depth - d) * 0.75) < 0.6 + 0.2 * o.size))
        continue;
      // the mist before the hall stays empty
      if (Math.hypot((sx - 600) / 250, (sy - 345) / 105) < 1) continue;
      if (sx > 1395 && sx < 1600 && d < 7.6) continue;
      out.push({
        x,
        depth: d,
        size,
        form: crowd[(row * 5 + out.length * 3) % KINDS],
        stone: r.pick(["grey", "grey", "warm", "blue"]),
        moss: r.pick([0.6, 0.75, 0.95, 1.1]),
        sun: pool(sx + scaleAt(d) * 0.2, sy) > -0.15,
        edge: 9,
        sink: r.chance(0.35) ? r.range(0.08, 0.34) : 0,
      });
    }
  }
  return out;
}
/** all, the far ones first */
export const SEATED: readonly Seated[] = [...FRONT, ...rows()].toSorted(
  (a, b) => b.depth - a.depth,
);
