/** Mukojima-Hyakkaen A: the pond on an early summer morning, a bench with a roof, and the Skytree as one pale needle. */
import { shadeEdge } from "../../kit/stage.ts";
import { getPx, hex, mix, PH, Rng, shade, SS, sstep, tick, W } from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { Print } from "../../kit/print.ts";
import { mirrored, needle } from "./a-needle.ts";
import { bench, BANK } from "./a-bench.ts";
import { farHaze, printSky } from "./a-haze.ts";
import { ducks } from "./a-ducks.ts";
import { greens, HAZE } from "./a-plan.ts";
import { reeds } from "./a-reeds.ts";
import { sitter } from "./a-sitter.ts";
import { trees } from "./a-trees.ts";
import { willow } from "./a-willow.ts";

const P = new Print(47, "#eee8d6"),
  n = P.noise;
const KEY = "#23394a";

printSky(P);
needle(P);
tick("sky");

trees(P, KEY);
bench(P, KEY);
sitter(P, KEY);
willow(P, KEY);
// the grass at the edge of the bank
{
  const T = new Tones(),
    r = new Rng(71);
  for (let k = 0; k < 5200; k++) {
    const px = r.range(-10, W + 10),
      y0 = BANK(px),
      py = y0 - Math.abs(r.g()) * 13;
    const len = r.range(8, 24);
    const t = Math.round(Math.min(1, Math.max(0, 0.34 + 0.02 * (y0 - py) + r.g() * 0.13)) * 7) / 7;
    T.add(mix(greens.at(t), HAZE, 0.12), (z) =>
      dab(z, px, py + 4, len, len * 0.16, -1.57 + r.g() * 0.5),
    );
  }
  T.flush(P.base.x);
}
tick("bank");

farHaze(P);

// ---------- the pond: a reflection of everything above, broken into bands ----------
const src = getPx(P.base.c).data;
const PWd = P.base.c.width;
const sample = (x: number, y: number, k: number) =>
  src[
    (Math.min(PH - 1, Math.max(0, (y * SS) | 0)) * PWd +
      Math.min(PWd - 1, Math.max(0, (x * SS) | 0))) *
      4 +
      k
  ];
const deep = hex("#3f7a80"),
  pale = hex("#e4ecdc");
P.put(
  shade((x, y, o) => {
    const b = BANK(x);
    if (y < b) {
      o[3] = 0;
      return;
    }
    const dy = y - b,
      d = 3400 / (y - 470);
    const rip =
      n.n2(x * 0.004 * d * 0.12, y * 0.35 * d * 0.06) * 0.6 + n.n2(x * 0.012, y * 0.16) * 0.4;
    const amp = 2 + dy * 0.045;
    // water is level: below the bench it reflects at one line, even if the grass edge is uneven
    const level = b + (662 - b) * sstep(820, 700, x);
    const sx = x + rip * amp * 1.5,
      sy = Math.min(b - 2, level - (y - level) * 0.98 - 2 + rip * amp * 0.7);
    // bands of open sky across the reflection
    const bar = sstep(
      0.3,
      0.44,
      n.n2(x * 0.0016 + 3, y * 0.045) * 0.75 + n.n2(x * 0.006, y * 0.12) * 0.32,
    );
    // the Skytree is pale: the water is darker on both sides of it
    const tint =
      0.16 +
      0.16 * sstep(120, 560, dy) +
      0.16 * sstep(330, 60, Math.abs(x - 1010)) * sstep(20, 60, Math.abs(sx - 1010));
    for (let c = 0; c < 3; c++) {
      let v = sample(sx, Math.max(4, sy), c);
      v = v + (deep[c] - v) * tint;
      v = v + (pale[c] - v) * bar * 0.62 * (1 - 0.8 * sstep(70, 26, Math.abs(x - 1010)));
      o[c] = v;
    }
    o[3] = 255;
  }),
  { occlude: 1 },
);
{
  const T = new Tones(),
    r = new Rng(13);
  for (let k = 0; k < 240; k++) {
    const px = r.range(-20, W),
      py = 660 + 540 * Math.pow(r.u(), 0.8),
      len = (py - 560) * r.range(0.1, 0.5),
      w = (py - 560) * 0.006 * r.range(0.5, 1.2);
    if (py < BANK(px) + 12) continue;
    T.add(
      r.chance(0.6) ? "#f2f4e4" : "#35707a",
      (z) =>
        brushPath(
          z,
          [
            [px, py],
            [px + len / 2, py + w],
            [px + len, py],
          ],
          (t) => w * Math.sin(Math.PI * t),
        ),
      0.5,
    );
  }
  T.flush(P.base.x);
}
tick("pond");
mirrored(P);
ducks(P, KEY);
reeds(P, KEY);
P.light(
  (x) => {
    shadeEdge(x, "top", 150, "#1f4e79", 0.28);
  },
  { op: "multiply" },
);
await finishSheet(P, "hyakkaen-a", {
  seal: { mark: "池", at: [40, 1096], size: 34 },
  wood: 0.1,
  woodMask: (_x, y) => (y < 520 ? 1 : 0.6),
  kuwahara: 0.7,
  blocks: 15,
  blockMix: 0.42,
  sat: 1.05,
});
