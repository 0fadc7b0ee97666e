/** The post of the level crossing, close by: stripes, the cross, its two lamps dark. */
import { type Pt } from "../../kit/core.ts";
import { line, shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { print, tone } from "./c-stage.ts";

export function printCrossing([x, y]: Pt) {
  print((p) => {
    const f = (text: string) => from([x, y], text);
    shape(p, f("-52,-74 46,-74 50,10 -56,10"), "#a8a19c", { smooth: false });
    tone(p, f("14,-72 44,-72 48,8 16,8"), "#d8d1c6");
    for (let i = 0; i < 9; i++) {
      const a = -74 - i * 68;
      shape(
        p,
        f(`-17,${a} 17,${a - 8} 17,${a - 76} -17,${a - 68}`),
        i % 2 ? "#e8b233" : "#26222a",
        { smooth: false, line: 0.7 },
      );
      tone(p, f(`6,${a - 6} 16,${a - 8} 16,${a - 75} 6,${a - 73}`), i % 2 ? "#f8d873" : "#4a4450");
    }
    shape(p, f("-17,-686 17,-694 17,-712 -17,-708"), "#26222a", { smooth: false });
    for (const s of [-1, 1]) {
      const bar = (t: number, w: number): Pt => [x + s * t * 96, y - 640 - t * 76 + w];
      shape(p, [bar(-1, -18), bar(1, -18), bar(1, 16), bar(-1, 16)], "#e8b233", { smooth: false });
      for (const t of [-0.72, -0.1, 0.5])
        tone(p, [bar(t, -16), bar(t + 0.26, -16), bar(t + 0.26, 14), bar(t, 14)], "#26222a");
    }
    for (const s of [-1, 1]) {
      const c: Pt = [x + s * 52, y - 470];
      const disc = (R: number, dx = 0, dy = 0): Pt[] =>
        Array.from({ length: 26 }, (_, i): Pt => [
          c[0] + dx + R * 0.86 * Math.cos(i * 0.2417),
          c[1] + dy + R * Math.sin(i * 0.2417),
        ]);
      shape(p, disc(56), "#26222a", { smooth: false, line: 1.2 });
      shape(p, disc(33, 2, 2), "#8f2a24", { smooth: false });
      tone(p, disc(24, 5, -3), "#c9483a");
      line(
        p,
        [
          [c[0] - 4, c[1] - 18],
          [c[0] + 8, c[1] - 20],
          [c[0] + 18, c[1] - 10],
        ],
        1.3,
        "#f4b09a",
      );
      shape(
        p,
        [
          [c[0] - 50, c[1] - 12],
          [c[0] - 34, c[1] - 50],
          [c[0] + 34, c[1] - 50],
          [c[0] + 50, c[1] - 12],
          [c[0] + 28, c[1] - 34],
          [c[0] - 28, c[1] - 34],
        ],
        "#3a3440",
        { line: 0.8 },
      );
    }
  }, 3.4);
}
