/** Satta D, the citrus hill at the end of the lane: a pale slope, its terraces of round trees */
import { type Ctx, type Layer, type Noise, type Rng, layer } from "../../kit/core.ts";
import { Tones } from "../../kit/brush.ts";
import { bank } from "../../kit/snow.ts";

export function citrusHill(n: Noise, r: Rng): Layer {
  const hill = layer();
  const brow = (q: number) =>
    545 - 150 * Math.exp(-(((q - 660) / 170) ** 2)) - 26 * n.fbm(q * 0.006, 1, 4);
  bank(hill.x, n, 200, 1000, brow, 760, {
    light: "#b9c09a",
    shade: "#a9b694",
    low: "#eadfb8",
    seed: 3,
  });
  const T = new Tones();
  for (let row = 0; row < 13; row++)
    for (let q = 380 + 7 * (row % 2); q < 950; q += 10) {
      // some terraces are narrower, and here and there a tree is missing
      const y = brow(q) + 10 + row * 16 + 7 * n.n2(q * 0.012, row * 1.7) + r.range(-1.5, 1.5);
      if (r.chance(0.16) || n.n2(q * 0.014 + 4, row * 0.6) > 0.55) continue;
      const s = r.range(3.4, 7.4),
        px = q + r.range(-4, 4);
      T.add(r.pick(["#74956f", "#82a074", "#5f866a"]), (z) => tree(z, px, y, s, s * 0.78));
      T.add("#b4bd7c", (z) => tree(z, px + 1.5, y - 1.8, s * 0.5, s * 0.3));
      if (r.chance(0.4))
        T.add("#df9440", (z) => z.rect(px + r.range(-3, 3), y + r.range(-2, 2), 1.8, 1.8));
    }
  T.flush(hill.x);
  return hill;
}
function tree(z: Ctx, px: number, py: number, a: number, b: number) {
  z.moveTo(px + a, py);
  z.ellipse(px, py, a, b, 0, 0, 7);
}
