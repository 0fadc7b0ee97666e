/** Out in the snow: somebody brings a sheaf of straw for the ropes, bent under it, in the middle of a step. */
import { type Pt } from "../../kit/core.ts";
import { line, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { print } from "./d-plan.ts";
import { tone } from "./stage.ts";

const FOOT: Pt = [908, 752],
  SIZE = 0.92;
const f = (text: string) => pts(text).map(([x, y]): Pt => [FOOT[0] + x * SIZE, FOOT[1] + y * SIZE]);

export function printCarrier() {
  print((p) => {
    // the way so far
    for (let i = 1; i < 12; i++) {
      const k = i / 11,
        x = FOOT[0] + 34 + 300 * k + (i % 2) * 6,
        y = FOOT[1] - 2 - 96 * k ** 0.8,
        s = 1 - 0.72 * k;
      tone(
        p,
        [
          [x - 8 * s, y],
          [x, y - 3.4 * s],
          [x + 9 * s, y + s],
          [x, y + 3.6 * s],
        ],
        "#86a6c9",
        true,
      );
    }
    // the long shadow joins his feet: legs, coat, the sheaf beside it
    tone(
      p,
      f(
        "-35,-1 -18,2 -6,34 4,54 12,34 14,1 27,2 26,38 24,72 34,82 52,118 66,170 84,220 -30,220 -18,168 -14,124 -24,112 -22,78 -28,40",
      ),
      "#9fbbdb",
    );
    // legs, one far ahead
    shape(
      p,
      f(
        "-10,-46 -17,-26 -27,-6 -35,-1 -33,3 -18,2 -8,-18 1,-34 9,-20 17,-6 15,1 25,3 27,-4 19,-22 13,-46",
      ),
      "#1f2740",
      { line: 0.5, smooth: false },
    );
    // the coat, which leans into the step
    shape(p, f("-22,-86 -25,-66 -19,-40 17,-38 16,-60 2,-90"), "#2f4372", {
      line: 0.5,
      smooth: false,
    });
    // head and hat
    shape(p, f("-26,-92 -30,-84 -27,-79 -18,-79 -13,-88 -15,-96"), "#b87850", {
      line: 0.4,
      smooth: false,
    });
    shape(p, f("-38,-87 -24,-107 -2,-92"), "#c9923f", { line: 0.5, smooth: false });
    tone(p, f("-24,-106 -2,-92 -12,-91"), "#fbe0a0");
    // the sheaf: bound twice, loose at both ends
    shape(
      p,
      f(
        "-8,-58 2,-40 12,-34 17,-42 26,-40 31,-58 40,-74 48,-92 62,-116 52,-118 50,-128 40,-122 32,-132 24,-120 14,-122 12,-104 6,-86 -2,-70",
      ),
      "#a8742c",
      { line: 0.5, smooth: false },
    );
    tone(
      p,
      f("24,-54 33,-74 41,-94 44,-118 50,-126 52,-117 61,-116 47,-92 39,-74 30,-58 25,-42"),
      "#f6cf7c",
    );
    for (const q of ["4,-52 14,-82 24,-118", "14,-46 26,-82 36,-124"])
      line(p, f(q), 0.5, "#6d4a24");
    for (const q of ["-3,-68 14,-62 30,-56", "10,-100 28,-94 46,-88"])
      line(p, f(q), 1.1, "#6d4a24");
  }, 1.8);
}
