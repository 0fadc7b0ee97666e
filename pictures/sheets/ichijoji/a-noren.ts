/** Our own doorway: the curtain overhead and the post beside us, dark against the light across the street. */
import { bokashi, H, type Pt } from "../../kit/core.ts";
import { line, type Pen, shape } from "../../kit/figures.ts";
import { n, print } from "./a-plan.ts";
import { tone } from "./pens.ts";

/** where the panels meet, and the folds of each: place, width above and below */
const SLITS = [96, 502, 880, 1290, 1690] as const;
const FOLDS = [
  [0.2, 10, 26],
  [0.62, 18, 12],
  [0.36, 8, 30],
  [0.74, 14, 20],
] as const;

export function printDoorway() {
  print((p) => {
    SLITS.slice(1).forEach((x1, i) => panel(p, SLITS[i], x1, i));
    shape(
      p,
      [
        [-20, -20],
        [106, -20],
        [98, H + 20],
        [-20, H + 20],
      ],
      "#0c0c18",
      { smooth: false },
    );
    tone(
      p,
      [
        [86, 0],
        [105, 0],
        [98, H],
        [82, H],
      ],
      "#2d2431",
    );
  }, 2.6);
}
/** One panel: its hem hangs in a slow wave, its lower part lets a little light through. */
function panel(p: Pen, x0: number, x1: number, i: number) {
  const hemAt = (x: number) =>
    138 + 8 * Math.sin((x - x0) * 0.009 + i * 2.3) + 12 * n.n2(x * 0.003, i);
  const hem = Array.from({ length: 17 }, (_, k): Pt => {
    const x = x1 - 6 - ((x1 - x0 - 12) * k) / 16;
    return [x, hemAt(x)];
  });
  const cloth = bokashi(p.x, 0, 0, 0, 158, [
    [0, "#0d0f20"],
    [0.55, "#151a36"],
    [1, "#283058"],
  ]);
  shape(p, [[x0 + 1, -20], [x1 - 1, -20], ...hem], cloth, { smooth: false });
  const stripe = (up: number): Pt[] => hem.map(([x, y]): Pt => [x, y - up]);
  tone(p, [...stripe(26), ...stripe(44).toReversed()], "#39426c");
  // the lamp across the street just touches the hem
  if (i === 1 || i === 2)
    line(
      p,
      hem.map(([x, y]): Pt => [x, y - 2.5]),
      0.8,
      "#7d5a4c",
    );
  FOLDS.forEach(([k, above, below], q) => {
    if ((q + i) % 4 === 0) return;
    const x = x0 + (x1 - x0) * (k + 0.06 * n.n2(i * 4, q * 3));
    tone(
      p,
      [
        [x, -10],
        [x + above, -10],
        [x + below + 8, hemAt(x + below) - 2],
        [x + 6, hemAt(x + 6) - 2],
      ],
      i % 2 ? "#10142a" : "#11152c",
    );
  });
}
