/** The foot of the hill, and clipped azaleas along it. */
import { mix, Rng, sstep, W } from "../../kit/core.ts";
import { skyline } from "../../kit/horizon.ts";
import { dab, poly, Tones } from "../../kit/brush.ts";
import { P, leaf, n } from "./a-stage.ts";

/** The foot of the hill behind the court: two flat rises that hide the feet of the cedars. */
export function printRise() {
  for (const [y, tone, seed] of [
    [884, "#a8c09a", 2],
    [942, "#7fa37c", 6],
  ] as const) {
    const edge = skyline(
      (x) =>
        y - 52 * sstep(1050, 1640, x) - 34 * sstep(520, 60, x) + 13 * n.fbm(x * 0.007, seed, 3),
      8,
    );
    P.block(
      (x) => {
        x.fillStyle = tone;
        poly(x, [...edge, [W + 10, 1060], [-10, 1060]]);
        x.fill();
      },
      { grain: 0.16 },
    );
    // grass and shade along its edge
    const r = new Rng(seed),
      T = new Tones();
    for (let i = 0; i < 900; i++) {
      const [x, top] = r.pick(edge),
        down = r.u() ** 2 * 46;
      if (n.n2(x * 0.011, down * 0.05 + seed) < -0.1) continue;
      T.add(
        r.pick([mix(tone, "#eef0cf", 0.35), mix(tone, "#2f6257", 0.35), mix(tone, "#2f6257", 0.5)]),
        (z) => dab(z, x + r.g() * 5, top + down, r.range(9, 20), 4, -1.57 + r.g() * 0.5, 0.1),
      );
    }
    T.flush(P.base.x);
  }
}

/** Shrubs along the bank: clipped domes, a few in flower. */
export function printHedge() {
  const r = new Rng(31);
  for (const row of [0, 1])
    for (let i = 0; i < 34; i++) {
      const x = 90 + (i / 33) * 1560 + r.range(-20, 20);
      if (x > 420 && x < 1160) continue;
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
