/** Mukojima-Hyakkaen A: the pond on an early summer morning, a bench with a roof, and the Skytree as one pale needle. */
import { shadeEdge } from "../../kit/stage.ts";
import {
  getPx,
  hex,
  layer,
  mix,
  PH,
  ramp,
  Rng,
  shade,
  SS,
  sstep,
  tick,
  W,
} from "../../kit/core.ts";
import { brushPath, dab, Tones } from "../../kit/brush.ts";
import { roundTree } from "../../kit/crowns.ts";
import { finishSheet } from "../../kit/sheet.ts";
import { mistBand, Print } from "../../kit/print.ts";
import { needle } from "./a-needle.ts";
import { bench, BANK } from "./a-bench.ts";
import { farHaze, printSky } from "./a-haze.ts";
import { reeds } from "./a-reeds.ts";

const P = new Print(47, "#eee8d6"),
  n = P.noise;
const KEY = "#23394a";

printSky(P);
needle(P);
tick("sky");

// ---------- crowns round the pond, far to near ----------
const greens = ramp([
  [0, "#16404a"],
  [0.25, "#2b6660"],
  [0.5, "#5c9378"],
  [0.74, "#a3c08c"],
  [1, "#ecebb4"],
]);
const HAZE = "#dfe6d2";
const depths: [number, number, number, number, number, number][] = [
  // count, crown width, crown middle, foot, haze, leaf
  [17, 130, 540, 640, 0.62, 7],
  [13, 190, 520, 640, 0.38, 9],
  [9, 270, 490, 650, 0.12, 12],
];
depths.forEach(([count, w, mid, foot, haze, leaf], li) => {
  const L = layer(),
    r = new Rng(20 + li * 3);
  for (let i = 0; i < count; i++) {
    const cx = -80 + ((i + r.range(0.1, 0.9)) / count) * (W + 160);
    // a gap in the view where the Skytree stands
    const off = Math.abs(cx - 1010);
    if (li === 2 && off < 340) continue;
    if (li === 1 && off < 150) continue;
    const s = r.range(0.8, 1.2),
      rise = (li === 2 ? 150 : 70) * sstep(200, 900, off);
    roundTree(L.x, cx, mid - rise * s * 0.6, w * s, (w * 0.72 + rise) * s, foot, r, {
      leaf,
      light: 0.8,
      dens: 0.9,
      col: (t, y) => mix(greens.at(t), HAZE, haze + 0.3 * haze * sstep(540, 640, y)),
    });
  }
  for (let k = 0; k < 26; k++)
    roundTree(
      L.x,
      ((k + r.u()) / 26) * (W + 80) - 40,
      634 + li * 3,
      r.range(70, 150) * (0.8 + li * 0.2),
      r.range(34, 70),
      656,
      r,
      {
        leaf: leaf * 0.75,
        light: 0.8,
        col: (t) => mix(greens.at(0.1 + 0.75 * t), HAZE, haze * 0.9),
      },
    );
  P.put(L, { occlude: 1 });
  P.mist(mistBand(n, 622, 46, 40, { max: 0.55 - li * 0.16, amp: 10 }), "#eef0dc", { grain: 0.1 });
});
bench(P, KEY);
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
reeds(P, KEY);
P.light(
  (x) => {
    shadeEdge(x, "bottom", 240, "#173a56", 0.55);
    shadeEdge(x, "top", 150, "#1f4e79", 0.5);
  },
  { op: "multiply" },
);
await finishSheet(P, "hyakkaen-a", {
  seal: { mark: "池", at: [40, 44], size: 34 },
  wood: 0.1,
  woodMask: (_x, y) => (y < 520 ? 1 : 0.6),
  kuwahara: 0.7,
  blocks: 15,
  blockMix: 0.42,
  sat: 1.05,
});
