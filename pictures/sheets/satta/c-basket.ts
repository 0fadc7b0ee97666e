/** Baskets of fresh shrimp between the cloths. */
import { type Rng } from "../../kit/core.ts";
import { cut } from "../../kit/cut.ts";
import { Tones, dab } from "../../kit/brush.ts";
import { shape, type Pen } from "../../kit/figures.ts";

/** two flat baskets of shrimp on the stones */
export function basket(p: Pen, r: Rng) {
  shape(p, cut("-34 -6, -20 -12, 14 -13, 34 -7, 30 4, 14 9, -16 9, -30 4"), "#7d6238");
  shape(p, cut("-30 -7, -18 -12, 14 -13, 30 -8, 20 -3, -4 -1, -22 -3"), "#d9707a");
  const T = new Tones();
  for (let i = 0; i < 60; i++)
    T.add(r.pick(["#f3a8a0", "#fbd0c0", "#b8475c"]), (x) =>
      dab(x, r.range(-24, 24), r.range(-11, -4), r.range(3, 6), 1.6, r.range(-0.6, 0.6), 0.3),
    );
  for (let i = 0; i < 30; i++)
    T.add(r.pick(["#b3935a", "#5d4728"]), (x) =>
      dab(x, r.range(-28, 24), r.range(-2, 6), 8, 1.4, r.range(-0.3, 0.3)),
    );
  T.flush(p.x);
}
