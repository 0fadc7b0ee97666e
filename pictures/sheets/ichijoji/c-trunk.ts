/** An old cherry's trunk: dark and wet, a light flank, short level marks across the bark, roots that spread. */
import { lerp, type Pt, type Rng } from "../../kit/core.ts";
import { catmull, roughen } from "../../kit/brush.ts";
import { line, shape } from "../../kit/figures.ts";
import { pts } from "../../kit/points.ts";
import { P, print } from "./c-stage.ts";
import { tone } from "./pens.ts";

/** Prints it along a spine from the foot upwards, between two widths. */
export function printTrunk(text: string, w0: number, w1: number, r: Rng) {
  const spine = catmull(pts(text), 12),
    last = spine.length - 1;
  const at = (t: number, s: number): Pt => {
    const i = Math.min(last - 1, Math.floor(t * last)),
      [ax, ay] = spine[i],
      [bx, by] = spine[i + 1];
    const l = Math.hypot(bx - ax, by - ay) || 1,
      root = 1 + 0.5 * Math.max(0, 1 - t / 0.09) ** 2,
      knot = 1 + 0.07 * Math.sin(t * 31 + s);
    const w = (s * lerp(w0, w1, t ** 0.8) * root * knot) / 2;
    return [ax - ((by - ay) / l) * w, ay + ((bx - ax) / l) * w];
  };
  const flank = (a: number, b: number): Pt[] => [
    ...Array.from({ length: 41 }, (_, i) => at(i / 40, a)),
    ...Array.from({ length: 41 }, (_, i) => at(1 - i / 40, b)),
  ];
  print((p) => {
    shape(p, roughen(flank(-1, 1), P.noise, w0 * 0.022, 0.03), "#332833", {
      smooth: false,
      line: 0.7,
    });
    tone(p, roughen(flank(-0.86, -0.3), P.noise, w0 * 0.06, 0.04), "#5d4a58");
    tone(p, roughen(flank(-0.84, -0.62), P.noise, w0 * 0.03, 0.04), "#8d7580");
    tone(p, roughen(flank(0.5, 0.96), P.noise, w0 * 0.05, 0.04), "#221a26");
    for (let i = 0; i < w0 * 0.9; i++) {
      const t = r.range(0.02, 0.9),
        s = r.range(-0.8, 0.7),
        long = r.range(0.12, 0.4);
      const [a, b] = [at(t, s), at(t + 0.002, s + long)];
      line(
        p,
        [a, [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + w0 * 0.02], b],
        w0 * 0.011,
        r.pick(["#8d7580", "#1d1620", "#1d1620"]),
      );
    }
  }, 2.4);
}
