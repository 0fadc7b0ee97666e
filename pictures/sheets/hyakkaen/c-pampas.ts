/** Pampas grass: plumes that hang to one side, and bent blades. */
import { clamp, mix, type Pt, type Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, type Tones } from "../../kit/brush.ts";
import { type Ctx } from "../../kit/core.ts";
import { blade } from "./c-plan.ts";

interface Pen {
  readonly x: Ctx;
  readonly tones: Tones;
  readonly r: Rng;
}

/** A plume on its stem: `lean` bends it to the right, `lit` is how much of the lanterns' light it has. */
export function plume(p: Pen, [x0, y0]: Pt, len: number, lean: number, lit: number) {
  const { x, tones: T, r: q } = p;
  const pts = catmull(
    [
      [x0, y0],
      [x0 + lean * 0.2 * len, y0 - len * 0.5],
      [x0 + lean * 0.52 * len, y0 - len * 0.86],
      [x0 + lean * 0.95 * len, y0 - len * 0.93],
    ],
    10,
  );
  T.add(blade.at(0.3 + lit * 0.3), (z) => brushPath(z, pts, (t) => 4.5 * (1 - 0.6 * t)));
  T.flush(x);
  const m = pts.length;
  for (let pass = 0; pass < 2; pass++) {
    for (let i = Math.floor(m * 0.6); i < m; i++) {
      const at = pts[i],
        a = Math.atan2(at[1] - pts[i - 1][1], at[0] - pts[i - 1][0]);
      for (let k = 0; k < 12; k++) {
        const t = clamp(0.4 + lit * 0.4 + (pass ? 0.16 : -0.12) + q.g() * 0.1);
        const c = mix("#3b4468", "#f7e6bc", Math.round(t * 4) / 4);
        const hang = a + (lean > 0 ? 1 : -1) * q.range(0.15, 0.95);
        const long = q.range(22, 50);
        const from: Pt = [at[0] + q.g() * 2, at[1] + q.g() * 2];
        T.add(c, (z) => dab(z, ...from, long, 2.6, hang, lean > 0 ? 0.12 : -0.12), 0.9);
      }
    }
    T.flush(x);
  }
}
export function leafBlade(p: Pen, [x0, y0]: Pt, len: number, lean: number, t: number) {
  const pts = catmull(
    [
      [x0, y0],
      [x0 + lean * 0.25 * len, y0 - len * 0.6],
      [x0 + lean * 0.62 * len, y0 - len * 0.82],
      [x0 + lean * 1.02 * len, y0 - len * 0.66],
    ],
    8,
  );
  p.tones.add(blade.at(t), (z) =>
    brushPath(z, pts, (v) => 11 * Math.sin(Math.PI * (0.12 + 0.86 * v))),
  );
}
