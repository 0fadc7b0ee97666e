/** A wedge of winter sky, and pale woods on both sides. */
import { sky } from "../../kit/stage.ts";
import { layer, mix, Rng, sstep, W } from "../../kit/core.ts";
import { cedarCrown } from "../../kit/flora.ts";
import { stops } from "../../kit/points.ts";
import { P, cam, air } from "./a-stage.ts";

/** Graded blue. */
export function printSky() {
  sky(P, 840, stops("0 #2f5f8c, 0.22 #6c9bb8, 0.55 #b9d0d6, 0.85 #e7e9df, 1 #efe9d6"), 0.18, 860);
}

/** Two rows of snowy crowns. */
export function printWoods() {
  for (const [rank, [tone, count, high]] of (
    [
      ["#a9c0c8", 22, 330],
      ["#7fa0aa", 16, 250],
    ] as const
  ).entries()) {
    const L = layer(),
      r = new Rng(40 + rank);
    for (let i = 0; i < count; i++) {
      const x = ((i + r.range(0.1, 0.9)) / count) * (W + 200) - 100;
      const aside = Math.abs(x - cam.cx);
      if (aside < 90 + rank * 90) continue;
      const top = 640 - high * sstep(60, 620, aside) + r.range(-40, 40);
      cedarCrown(L.x, x, top, 830, r.range(40, 62) * (1 + rank * 0.3), r, {
        s: 1.5 + rank * 0.4,
        dens: 0.8,
        lightDir: -1,
        col: (t, y) =>
          mix(mix(tone, "#f2f3ec", t > 0.45 ? 0.75 : t * 0.3), air, sstep(620, 830, y) * 0.85),
      });
    }
    P.put(L, { occlude: 1 });
  }
}
