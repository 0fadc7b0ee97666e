/** The bowl from above: white porcelain, a vermilion key pattern below its rim, dark broth with circles of fat. */
import { lerp, type Pt } from "../../kit/core.ts";
import { catmull, stroke } from "../../kit/brush.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { print, r, ring, TILT } from "./a-stage.ts";
import { tone } from "./pens.ts";

const C: Pt = [600, 690];
const RIM = 560;
/** the surface of the broth lies deeper: its centre is further down the sheet */
const POOL: Pt = [C[0], C[1] + 22];
const WET = 448;
/** A point on the broth, in units of its radius. */
export const pool = (u: number, v: number): Pt => [POOL[0] + u * WET, POOL[1] + v * WET * TILT];

export function printBowl() {
  print((p) => {
    tone(p, ring([C[0] + 92, C[1] + 84], RIM - 14), "#14213f");
    // the outer wall below the rim
    shape(p, ring([C[0] + 4, C[1] + 34], RIM - 18), "#a9a3ac", { smooth: false });
    shape(p, ring(C, RIM), "#faf1dd", { smooth: false });
    const lip: Pt = [C[0], C[1] + 3];
    tone(p, ring(lip, RIM - 24), "#f3e6cb");
    // inside, the wall towards the lamp is in shade
    tone(
      p,
      [...ring(lip, RIM - 24, 2.5, 5.1), ...ring([C[0] + 24, C[1] + 42], RIM - 60, 5.1, 2.5)],
      "#d3c5b4",
    );
    tone(
      p,
      [...ring(lip, RIM - 26, 3, 4.7), ...ring([C[0] + 30, C[1] + 54], RIM - 66, 4.7, 3)],
      "#ab9fa3",
    );
    line(p, ring(lip, RIM - 24), 0.8);
    keyPattern(p);
    broth(p);
  }, 4);
}

/** A running key pattern, one squared spiral after the other; each was painted by hand. */
function keyPattern(p: Pen) {
  const count = 56;
  const at = (a: number, depth: number): Pt => {
    const k = RIM - 34 - depth * 0.86;
    return [C[0] + k * Math.cos(a), C[1] + 5 + depth * 0.14 + k * TILT * Math.sin(a)];
  };
  const curl: Pt[] = [
    [-0.02, 36],
    [0.0, 4],
    [0.78, 4],
    [0.78, 34],
    [0.24, 34],
    [0.24, 15],
    [0.54, 15],
    [0.54, 24],
  ];
  for (let i = 0; i < count; i++) {
    const step = 6.2832 / count,
      a = i * step + r.range(-0.004, 0.004);
    const faint = r.chance(0.1);
    stroke(
      p.x,
      curl.map(([u, d]) => at(a + u * step, d + r.range(-0.8, 0.8))),
      6.2,
      faint ? "#d8745a" : "#c02f24",
      {
        taper: [0.05, 0.12],
        rng: r,
      },
    );
  }
  for (const [d, w] of [
    [-3, 3.4],
    [44, 5],
  ] as const)
    stroke(
      p.x,
      Array.from({ length: 200 }, (_, i) => at((i / 198) * 6.2832, d)),
      w,
      "#c02f24",
      { taper: [0, 0], rng: r },
    );
}

function broth(p: Pen) {
  shape(p, ring(POOL, WET), "#a55c28", { smooth: false, line: 0.9 });
  tone(p, ring([POOL[0] + 5, POOL[1] + 7], WET - 18), "#7a3a1a");
  const deep = Array.from({ length: 40 }, (_, i): Pt => {
    const a = (i / 40) * 6.2832,
      q = 0.86 + 0.05 * Math.sin(a * 3 + 1) + 0.03 * Math.sin(a * 7);
    return pool(q * Math.cos(a), q * Math.sin(a));
  });
  tone(p, deep, "#4c2012", true);
  // circles of fat: groups of them near the rim, single ones further in
  for (let i = 0; i < 120; i++) {
    const group = Math.floor(i / 8),
      a = group * 0.42 + 0.2 * r.g(),
      q = Math.min(0.95, lerp(0.97, 0.62, r.u() ** 1.6));
    const at = pool(q * Math.cos(a), q * Math.sin(a));
    const R = 4 + 20 * r.u() ** 3;
    shape(p, ring(at, R), r.pick(["#d89443", "#eec27a", "#b76a2c"]), {
      smooth: false,
      line: R > 9 ? 0.3 : 0,
    });
    if (R > 8) line(p, catmull(ring(at, R * 0.66, 3.5, 5.2), 2), 0.5, "#fdeec4", false);
  }
}
