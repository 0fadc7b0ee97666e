/** The guests' umbrellas, folded, in a bucket by the post. */
import { type Pt } from "../../kit/core.ts";
import { line, shape } from "../../kit/figures.ts";
import { at, print, scaleAt } from "./a-plan.ts";
import { tone } from "./pens.ts";

/** Umbrellas in a bucket by the post, their cloths folded. */
export function printUmbrellas() {
  const s = scaleAt(-1.5, -0.3),
    [ox, oy] = at(-1.5, -0.3, 0);
  const m = (list: readonly Pt[]): Pt[] => list.map(([u, z]): Pt => [ox + u * s, oy - z * s]);
  print((p) => {
    for (const [lean, c, high] of [
      [-0.1, "#2c3f6c", 0.86],
      [0.09, "#39302f", 0.9],
      [0.01, "#b5402a", 0.8],
    ] as const) {
      line(
        p,
        m([
          [lean * 0.5, 0.6],
          [lean * 1.2, high],
          [lean * 1.25 + 0.03, high + 0.05],
          [lean * 1.25 + 0.07, high],
        ]),
        1.6,
        "#8f6c48",
      );
      shape(
        p,
        m([
          [lean * 1.1 - 0.012, high - 0.06],
          [lean * 1.1 + 0.018, high - 0.06],
          [lean * 0.6 + 0.05, 0.34],
          [lean * 0.3, 0.1],
          [lean * 0.6 - 0.05, 0.34],
        ]),
        c,
        { smooth: false, line: 0.7 },
      );
    }
    shape(
      p,
      m([
        [-0.13, 0.3],
        [0.13, 0.3],
        [0.11, 0],
        [-0.11, 0],
      ]),
      "#3a3b4c",
      { smooth: false },
    );
    tone(
      p,
      m([
        [0.05, 0.3],
        [0.13, 0.3],
        [0.11, 0],
        [0.05, 0],
      ]),
      "#22212e",
    );
    line(
      p,
      m([
        [-0.13, 0.295],
        [0.13, 0.295],
      ]),
      1,
      "#8d7a6a",
      false,
    );
  }, 1.6);
}
