/** A mossy stone lantern beside the stair, lit early in the mist. */
import { type Pt } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { type Pen, line, shape } from "../../kit/figures.ts";

const hard = { smooth: false } as const;
const STONE = "#a19c92",
  SHADE = "#6d6b70",
  PALE = "#cfc8b6",
  MOSS = "#7c8446";

/** `foot` is the middle of its base, `s` the pixels for a hundredth of its height */
export function lantern(p: Pen, [fx, fy]: Pt, s: number) {
  const at = (x: number, y: number): Pt => [fx + x * s, fy - y * s];
  /** one course: half its width below and above, its foot and its top; the side away from the light is dark */
  const course = (low: number, high: number, y0: number, y1: number, c = STONE) => {
    shape(p, [at(-low, y0), at(low, y0), at(high, y1), at(-high, y1)], c, { ...hard, line: 0.9 });
    fillPoly(p.x, [at(-low, y0), at(-low * 0.3, y0), at(-high * 0.3, y1), at(-high, y1)], SHADE);
  };
  fillPoly(p.x, [at(-18, 1), at(18, 1), at(-10, -7), at(-52, -7)], "#3f4630", 0.7);
  course(19, 18, 0, 7);
  course(14, 10, 7, 15);
  course(6.5, 5.6, 15, 46);
  course(6.6, 15, 46, 54);
  course(15.5, 15.5, 54, 59, PALE);
  course(10, 10, 59, 74);
  // the paper in the fire box, and the lamp behind it
  fillPoly(p.x, [at(-4.6, 61), at(6, 61), at(6, 72), at(-4.6, 72)], "#f3c05a");
  fillPoly(p.x, [at(-1.4, 61), at(4, 61), at(4, 70), at(-1.4, 70)], "#fbe6a6");
  line(p, [at(-4.6, 61), at(-4.6, 72), at(6, 72), at(6, 61), at(-4.6, 61)], 1.1, undefined, false);
  const roof: Pt[] = [
    at(-24, 74),
    at(-26.5, 79),
    at(-15, 80),
    at(-5, 89),
    at(5, 89),
    at(15, 80),
    at(26.5, 79),
    at(24, 74),
  ];
  shape(p, roof, STONE, { ...hard, line: 1.1 });
  fillPoly(p.x, [roof[0], roof[1], roof[2], roof[3], at(-1, 89), at(-7, 78), at(-9, 74)], SHADE);
  fillPoly(
    p.x,
    [at(-22, 79), at(-12, 80.6), at(-4, 88), at(2, 88.4), at(-6, 82), at(-12, 78)],
    MOSS,
  );
  course(3.4, 5, 89, 92);
  shape(p, [at(-5, 92), at(-5.6, 97), at(0, 104), at(5.6, 97), at(5, 92)], PALE, { line: 1 });
  // moss at its foot and where the rain runs
  for (const [x, y, w] of [
    [-12, 4, 9],
    [6, 8, 7],
    [-4, 30, 3],
    [8, 57, 6],
  ])
    fillPoly(
      p.x,
      [
        at(x - w, y),
        at(x - w * 0.3, y + 2.6),
        at(x + w * 0.6, y + 1.8),
        at(x + w, y - 0.6),
        at(x, y - 2),
      ],
      MOSS,
    );
}
