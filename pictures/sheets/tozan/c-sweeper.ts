/** Far down the lane somebody sweeps the leaves together, small, bent over the broom. */
import { layer, type Pt } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import type { Print } from "../../kit/print.ts";
import { F, toSheet } from "./c-lane.ts";

export function sweeper(P: Print, off: number, d: number) {
  const [a, b] = toSheet(off, d, 0),
    s = ((F / d) * 1.5) / 100;
  const on = (points: string): Pt[] => pts(points).map(([u, v]) => [a + u * s, b + v * s]);
  P.block((x) => {
    fillPoly(
      x,
      on("14,-1 -12,-2 -60,-7 -120,-12 -176,-16 -180,-20 -120,-20 -60,-13 -10,-5"),
      "#382a58",
      0.6,
    );
  });
  const L = layer(),
    x = L.x;
  const part = (points: string, c: string) => fillPoly(x, catmull(on(points), 5, true), c);
  const flat = (points: string, c: string) => fillPoly(x, on(points), c);
  // legs in a wide stand, a long apron over them
  flat("-16,-44 -4,-44 -8,-20 -14,0 -25,0 -24,-4 -20,-6 -20,-24", "#2f3350");
  flat("2,-46 16,-44 18,-22 16,-4 18,0 6,0 7,-20", "#3a4060");
  part("-20,-40 -16,-58 -22,-74 -14,-84 0,-84 12,-70 18,-52 20,-34 4,-30 -12,-31", "#2e5288");
  part("4,-82 13,-70 19,-52 20,-36 14,-34 11,-54", "#7ea2cc");
  // both sleeves reach forward to the stick; the broom's head is on the ground
  flat("-36,-84 -33,-86 -50,-2 -55,-3", "#6d4c2c");
  part("-16,-80 -6,-74 -18,-60 -38,-56 -41,-63 -27,-68", "#26426e");
  flat("-52,-16 -46,-15 -40,1 -70,2 -64,-6", "#a07c3e");
  part("-30,-82 -28,-94 -18,-98 -9,-93 -9,-84 -16,-78 -26,-77", "#f2e8d4");
  part("-16,-97 -9,-93 -9,-84 -13,-80 -14,-90", "#fffaf0");
  part("-31,-85 -25,-86 -22,-78 -27,-76", "#a8694c");
  for (const [u, v] of [
    [-78, 1],
    [-84, -2],
    [-70, 3],
    [-92, 2],
    [-64, 5],
  ])
    part(`${u},${v} ${u + 6},${v - 4} ${u + 11},${v} ${u + 5},${v + 2}`, "#d8893a");
  P.put(L, { occlude: 1 });
}
