/** Hakozushi A: the shelves: two dark masses along the walls; light finds a few edges of what stands on them. */
import { type Ctx, type Pt, Rng, css } from "../../kit/core.ts";
import { brushPath, fillPoly, hand } from "../../kit/brush.ts";
import { at, carve, grade, HALF, metre } from "./a-plan.ts";

interface Rack {
  readonly s: -1 | 1;
  readonly face: number;
  readonly from: number;
  readonly to: number;
  readonly high: number;
  readonly boards: readonly number[];
  readonly seed: number;
}
const racks: readonly Rack[] = [
  {
    s: -1,
    face: 1.82,
    from: 4.4,
    to: 10.6,
    high: 3.1,
    boards: [0.32, 0.95, 1.62, 2.3, 3.02],
    seed: 5,
  },
  { s: 1, face: 1.92, from: 4.4, to: 7.6, high: 2.5, boards: [0.36, 1.05, 1.78, 2.44], seed: 9 },
];
function rack(x: Ctx, { s, face, from, to, high, boards, seed }: Rack) {
  const r = new Rng(seed),
    f = s * face;
  const shade = (a: string, b: string, c: string) =>
    grade(
      x,
      [606 + s * 215, 0],
      [606 + s * 520, 0],
      [
        [0, a],
        [0.35, b],
        [1, c],
      ],
    );
  fillPoly(
    x,
    [
      at(f, from, 0),
      at(f, from, high),
      at(f, to, high),
      at(s * HALF, to, high),
      at(s * HALF, to, 0),
      at(f, to, 0),
    ],
    shade("#40352f", "#241e21", "#121117"),
  );
  const lit = shade("#c3a583", "#8d745c", "#3a302c"),
    wood = shade("#574639", "#352a28", "#1a171b");
  // goods: few long piles, each one mass with a lit top
  for (const z of boards.slice(0, -1)) {
    let y = from + r.range(0.1, 0.6);
    while (y < to - 0.7) {
      const long = r.range(0.5, 1.3),
        tall = r.range(0.14, 0.42),
        y1 = Math.min(to - 0.1, y + long);
      if (r.chance(0.34)) {
        // jars, shoulder to shoulder
        for (let q = y; q < y1 - 0.3; q += 0.46) {
          const p = (dy: number, dz: number) => at(f, q + dy, z + dz * 0.36);
          carve(
            x,
            [
              p(0.1, 0),
              p(0.01, 0.4),
              p(0.02, 0.74),
              p(0.11, 0.92),
              p(0.13, 1),
              p(0.31, 1),
              p(0.33, 0.92),
              p(0.42, 0.74),
              p(0.43, 0.4),
              p(0.34, 0),
            ],
            wood,
          );
        }
      } else {
        fillPoly(x, [at(f, y, z), at(f, y, z + tall), at(f, y1, z + tall), at(f, y1, z)], wood, 1);
        if (r.chance(0.5) && z < 2.4) {
          x.fillStyle = lit;
          x.beginPath();
          brushPath(
            x,
            hand(at(f, y + 0.03, z + tall), at(f, y1 - 0.03, z + tall), r, 0.6, 16),
            (t) => 0.02 * metre(y) * (0.5 + Math.sin(Math.PI * t)),
          );
          x.fill();
        }
      }
      y = y1 + r.range(0.2, 0.9);
    }
  }
  for (const z of boards) {
    x.fillStyle = css("#131018", 0.9);
    x.beginPath();
    brushPath(x, hand(at(f, from, z), at(f, to, z), r, 0.8, 30), (t) => {
      const y = 1 / ((1 - t) / from + t / to);
      return 0.06 * metre(y);
    });
    x.fill();
  }
  for (const y of [from, (from + to) / 2 - 0.5, to]) {
    x.fillStyle = y > 8 ? "#332d34" : "#141118";
    const w = 0.09 * metre(y);
    const p: Pt = at(f, y, 0),
      q: Pt = at(f, y, high + 0.06);
    x.fillRect(p[0] - w / 2, q[1], w, p[1] - q[1]);
    // its edge toward the steam is lit
    const thin = 0.016 * metre(y);
    x.fillStyle = lit;
    x.globalAlpha = 0.5;
    x.fillRect(p[0] - (s * w) / 2 - thin / 2, q[1] + 14, thin, (p[1] - q[1]) * 0.8);
    x.globalAlpha = 1;
  }
}
export const shelves = (x: Ctx) => racks.forEach((r) => rack(x, r));
