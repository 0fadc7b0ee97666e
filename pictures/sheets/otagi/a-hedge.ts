/** Clipped azaleas along the bank. */
import { mix, Rng } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { P, leaf } from "./a-stage.ts";

/** Shrubs along the bank: clipped domes, a few in flower. */
export function printHedge() {
  const r = new Rng(31);
  for (const row of [0, 1])
    for (let i = 0; i < 34; i++) {
      const x = 90 + (i / 33) * 1560 + r.range(-20, 20);
      if (x > 420 && x < 1300) continue;
      const size = r.range(42, 92) * (row ? 0.8 : 1.1);
      dome(x, 1008 + row * 8 + r.range(0, 6), size, row, r, row === 1 && r.chance(0.5) ? 0.16 : 0);
    }
}

function dome(sx: number, sy: number, size: number, row: number, r: Rng, blooms: number) {
  const T = new Tones();
  for (let i = 0; i < 240; i++) {
    const a = r.range(0, Math.PI),
      k = Math.sqrt(i / 240);
    const x = sx + Math.cos(a) * size * k,
      y = sy - Math.sin(a) * size * 0.7 * k;
    const light = 0.16 + 0.42 * k * Math.sin(a) + 0.26 * Math.cos(a) * k + 0.08 * r.g();
    const tone = mix(leaf.at(Math.round(light * 6) / 6), "#cfe0bb", row ? 0.05 : 0.42);
    const bloom = light > 0.3 && r.chance(blooms);
    T.add(bloom ? r.pick(["#d9607e", "#ea8fa2", "#c94468"]) : tone, (z) =>
      dab(z, x, y, size * 0.15, size * 0.085, r.range(-2.4, -0.6)),
    );
  }
  T.flush(P.base.x);
}
