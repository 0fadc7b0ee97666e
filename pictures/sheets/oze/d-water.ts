/** The calm river between the far woods and the bank. */
import { css, lerp, mix, Rng, sstep, W } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { mistBand } from "../../kit/print.ts";
import { cam, n, P } from "./d-stage.ts";

const HY = cam.hy;

/** Long level strokes of the river, from the mist to the bank: the sky's light, the hills' dark, brighter where it is calm. */
export function river() {
  P.block(
    (x) => {
      const g = x.createLinearGradient(0, HY, 0, 600);
      for (const [t, c] of [
        [0, "#6b86aa"],
        [0.1, "#56729c"],
        [0.3, "#415f8c"],
        [0.6, "#4a6a9b"],
        [0.85, "#40608f"],
        [1, "#33507f"],
      ] as const)
        g.addColorStop(t, css(c));
      x.fillStyle = g;
      x.fillRect(0, HY + 4, W, 320);
    },
    { grain: 0.2 },
  );
  const r = new Rng(44);
  P.block(
    (x) => {
      const T = new Tones();
      for (let i = 0; i < 1500; i++) {
        const t = r.u() ** 1.25,
          y = lerp(HY + 12, 592, t),
          px = r.range(-120, W + 60);
        const v = n.n2(px * 0.0017 + 4, y * 0.021) + 0.3 * n.n2(px * 0.006, y * 0.07);
        if (Math.abs(v) < 0.3) continue;
        const w = lerp(40, 190, t) * r.range(0.5, 1.3);
        const dark = mix("#3a5681", "#2c4774", t),
          light = mix("#7d96b8", "#6283b3", t);
        T.add(
          v > 0 ? light : dark,
          (z) => dab(z, px, y, w, lerp(2, 6, t) * r.range(0.6, 1.2), 0, r.range(-0.01, 0.01)),
          0.34 + 0.2 * sstep(0.3, 0.7, Math.abs(v)),
        );
      }
      T.flush(x);
    },
    { grain: 0.16 },
  );
  P.mist(mistBand(n, HY + 5, 7, 30, { amp: 4, sx: 0.002, max: 0.6, rag: 0.9 }), "#627ca2", {
    grain: 0.12,
  });
}
/** Small waves that run up the bank: a few thin pale lines. */
export function lap() {
  const r = new Rng(6);
  P.block((x) => {
    const T = new Tones();
    for (let i = 0; i < 34; i++) {
      const px = r.range(-30, W),
        y = r.range(556, 572),
        w = r.range(40, 130);
      T.add(
        r.pick(["#9fb6d4", "#7f9cc4", "#b9cbe0"]),
        (z) => dab(z, px, y, w, r.range(2.4, 4.4), 0, r.range(-0.06, -0.02)),
        0.8,
      );
    }
    T.flush(x);
  });
}
