/** The gap of dawn sky above the falls. */
import { sky } from "../../kit/stage.ts";
import { layer, mix, Rng, sstep } from "../../kit/core.ts";
import { cedarCrown } from "../../kit/flora.ts";
import { mistBand, type Print } from "../../kit/print.ts";

export function gap(P: Print) {
  // ---------- the gap of sky ----------
  sky(
    P,
    420,
    [
      [0, "#8aa3ac"],
      [0.16, "#e2cfb4"],
      [0.4, "#f6dcae"],
      [1, "#f1e3cb"],
    ],
    0.14,
    900,
  );
  {
    const L = layer(),
      q = new Rng(3);
    for (let i = 0; i < 16; i++)
      cedarCrown(
        L.x,
        430 + i * 52 + q.range(-20, 20),
        -20 + q.range(-60, 60),
        330,
        q.range(36, 60),
        q,
        {
          s: 1.8,
          col: (t, y) =>
            mix(mix("#3f6f6c", "#a9c4a4", t), "#f2e2c0", 0.3 + 0.5 * sstep(20, 260, y)),
        },
      );
    P.put(L);
    P.mist(mistBand(P.noise, 200, 140, 160, { max: 0.75, amp: 30 }), "#f4e6c8", { grain: 0.1 });
  }
}
