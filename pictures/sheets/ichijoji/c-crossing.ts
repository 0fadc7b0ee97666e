/** The post of the level crossing at the edge of the road: stripes, the cross, two dark lamps. */
import { type Pt } from "../../kit/core.ts";
import { line, shape } from "../../kit/figures.ts";
import { from } from "../../kit/points.ts";
import { print } from "./c-stage.ts";
import { tone } from "./pens.ts";

const BLACK = "#231f2a",
  YELLOW = "#eab72f";

export function printCrossing([x, y]: Pt, k: number) {
  print((p) => {
    const f = (text: string) => from([0, 0], text).map(([dx, dy]): Pt => [x + dx * k, y + dy * k]);
    shape(p, f("-44,-60 40,-60 44,8 -48,8"), "#8d8796", { smooth: false });
    tone(p, f("14,-58 38,-58 42,6 16,6"), "#b5afb8");
    for (let i = 0; i < 9; i++) {
      const a = -60 - i * 68;
      shape(p, f(`-14,${a} 14,${a - 7} 14,${a - 75} -14,${a - 68}`), i % 2 ? YELLOW : BLACK, {
        smooth: false,
        line: 0.5,
      });
      tone(p, f(`5,${a - 5} 13,${a - 7} 13,${a - 74} 5,${a - 72}`), i % 2 ? "#f9dc80" : "#4a4450");
    }
    for (const s of [-1, 1]) {
      const bar = (t: number, w: number): Pt => [x + s * t * 104 * k, y + (-640 - t * 70 + w) * k];
      shape(p, [bar(-1, -17), bar(1, -17), bar(1, 15), bar(-1, 15)], YELLOW, { smooth: false });
      for (const t of [-0.72, -0.13, 0.46])
        tone(p, [bar(t, -15), bar(t + 0.26, -15), bar(t + 0.26, 13), bar(t, 13)], BLACK);
    }
    for (const s of [-1, 1]) {
      const disc = (R: number, dx = 0, dy = 0): Pt[] =>
        Array.from({ length: 26 }, (_, i): Pt => [
          x + (s * 50 + dx + R * 0.86 * Math.cos(i * 0.2417)) * k,
          y + (-470 + dy + R * Math.sin(i * 0.2417)) * k,
        ]);
      shape(p, disc(52), BLACK, { smooth: false, line: 1.1 });
      tone(p, disc(29, 2, 2), "#7d2a28");
      tone(p, disc(20, 4, -3), "#b8473c");
      line(p, disc(42).slice(14, 20), 0.8, "#6d6674", false);
    }
  }, 2.6);
}
