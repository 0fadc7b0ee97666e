/** What is behind and beside the shop: night, the street that goes on into the rain, someone on the way home. */
import { bokashi, H, type Pt, W } from "../../kit/core.ts";
import { cut } from "../../kit/cut.ts";
import { line, shape } from "../../kit/figures.ts";
import { EYE, print } from "./a-plan.ts";
import { tone } from "./pens.ts";

/** Everything behind the shop: night, and the lane's dark houses to the right. */
export function printNight() {
  print((p) => {
    tone(
      p,
      [
        [0, 0],
        [W, 0],
        [W, H],
        [0, H],
      ],
      "#141d39",
    );
    // the street goes on to the right into the rain: paler and paler blue, a roof, one window
    const air = bokashi(p.x, 0, 130, 0, EYE, [
      [0, "#121a36"],
      [0.5, "#26355f"],
      [1, "#6277a0"],
    ]);
    tone(
      p,
      [
        [1380, 100],
        [W, 100],
        [W, EYE + 6],
        [1380, EYE + 6],
      ],
      air,
    );
    tone(p, cut("1380 470, 1452 452, 1476 470, 1520 470, 1520 580, 1380 580"), "#41568a");
    tone(p, cut("1530 430, 1640 392, 1640 590, 1548 590, 1548 436"), "#2a3a68");
    tone(p, cut("1576 486, 1600 484, 1600 520, 1576 520"), "#e2a54e");
  }, 1.4);
}
/** Someone on the way home, far down the street, under an umbrella. */
export function printWalker() {
  const [ox, oy] = [1512, EYE + 96];
  const m = (outline: string): Pt[] => cut(outline).map(([x, y]): Pt => [ox + x, oy + y]);
  print((p) => {
    tone(p, m("-10 0, -10 -40, 11 -40, 9 0, 3 0, 2 -22, -2 -22, -4 0"), "#141b38");
    tone(p, m("-17 -26, -13 -72, -6 -82, 7 -82, 13 -72, 17 -26"), "#141b38");
    tone(p, m("-9 1, -6 34, 6 34, 8 1"), "#2a3a68");
    shape(
      p,
      m("-42 -86, -32 -104, -12 -114, 2 -117, 16 -114, 34 -104, 42 -86, 22 -90, 0 -92, -22 -90"),
      "#101730",
      { smooth: false, line: 0.5 },
    );
    line(p, m("-32 -103, -12 -113, 2 -116, 16 -113"), 1, "#8b9cc2");
  }, 1.4);
}
