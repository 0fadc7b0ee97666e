/** What the whole crew wears: straw skirt, dark cloth, firelight on the edges. */
import { type Rng, type Col, type Pt } from "../../kit/core.ts";
import { Tones, dab } from "../../kit/brush.ts";
import { line, shape, type Pen } from "../../kit/figures.ts";

export const night = "#0c1120",
  cloth = "#0d1224",
  glow = "#f7963a",
  ember = "#a8451f",
  skin = "#6b3622";
/** an edge towards the fire */
export const rim = (p: Pen, pts: Pt[], w = 2.4, c: Col = glow) => line(p, pts, w, c);

/** straw skirt: strands hang from the belt, golden on the fire's side */
export function strawSkirt(
  p: Pen,
  r: Rng,
  x0: number,
  x1: number,
  waist: number,
  hem: number,
  lit: number,
) {
  shape(
    p,
    [
      [x0 + 4, waist],
      [x1 - 4, waist],
      [x1 + 3, hem - 3],
      [(x0 + x1) / 2, hem],
      [x0 - 3, hem - 2],
    ],
    "#2b1a16",
    { smooth: false, line: 0 },
  );
  for (const pass of [0, 1, 2]) {
    const T = new Tones();
    for (let i = 0; i < 95; i++) {
      const t = r.u(),
        top = waist + pass * 6 * r.u(),
        a = x0 + 4 + (x1 - x0 - 8) * t,
        b = x0 - 3 + (x1 - x0 + 6) * t + r.range(-1, 1);
      const h = hem + r.range(-5, 2),
        side = 1 - t;
      const tone = side * lit + r.range(-0.22, 0.16);
      const c =
        tone > 0.72
          ? "#f6bd62"
          : tone > 0.52
            ? "#d08a3c"
            : tone > 0.32
              ? "#8a5428"
              : tone > 0.12
                ? "#4b2d1e"
                : "#231819";
      T.add(c, (x) =>
        dab(
          x,
          a,
          top,
          Math.hypot(b - a, h - top),
          r.range(1.3, 2.1),
          Math.atan2(h - top, b - a),
          r.range(-0.03, 0.03),
        ),
      );
    }
    T.flush(p.x);
  }
}
