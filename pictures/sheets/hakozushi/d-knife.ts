/** The knife, left where the omelette was cut: a long blade with one bevel, a handle of pale magnolia wood. */
import { clamp, Noise, sstep } from "../../kit/core.ts";
import { blend, shoulder, type Table } from "../../kit/table.ts";
import { turned } from "./d-food.ts";

const n = new Noise(29);
const BLADE = 300,
  HANDLE = 232;

/** `at` is where blade and handle meet; the blade points in the direction `turn`. */
export function knife(t: Table, at: [number, number], turn: number, base: number) {
  const m = BLADE + HANDLE;
  t.lay([at[0] - m, at[1] - m, at[0] + m, at[1] + m], (x, y, s) => {
    const [u, v] = turned(x, y, at[0], at[1], turn);
    if (u > 0 && u < BLADE) {
      // straight back, edge curved towards the point
      const d = Math.min(v + 26, 34 - 60 * (u / BLADE) ** 3.2 - v, BLADE - u, u);
      if (d < 0) return false;
      const bevel = v > 8 - 34 * (u / BLADE) ** 3;
      s.c = bevel ? [214, 220, 222] : [120, 132, 148];
      if (Math.abs(v - 8 + 34 * (u / BLADE) ** 3) < 1.6) s.ink = 0.4;
      s.h = base + shoulder(d, 3) + (bevel ? 0.2 * (30 - v) : 5);
      s.gloss = 0.8;
      return;
    }
    if (u > 0 || u < -HANDLE) return false;
    const d = Math.min(19 - Math.abs(v), u + HANDLE);
    if (d < 0) return false;
    s.h = base + 8 + shoulder(d, 16);
    const horn = sstep(-40, -36, u);
    const streak = clamp(0.4 + 0.5 * n.n2(u * 0.01, v * 0.2));
    s.c = blend(blend([236, 212, 166], [200, 164, 110], streak), [34, 28, 32], horn);
    s.gloss = 0.3;
  });
}
