/** The slope: undergrowth, and far flowers in drifts between its leaves. */
import { bokashi, clamp, H, mix, type Noise, ramp, Rng, sstep, W } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { fern } from "../../kit/flora.ts";
import { type Print } from "../../kit/print.ts";
import { MIST, rise } from "./c-plan.ts";

export function slope(P: Print) {
  const n = P.noise;
  P.block((x) => {
    x.transform(1, -0.1, 0, 1, 0, 80);
    x.fillStyle = bokashi(
      x,
      0,
      850,
      0,
      1150,
      [
        [0, "#7fae84"],
        [0.35, "#3c7a58"],
        [1, "#123a38"],
      ],
      [
        [0, 0],
        [0.12, 0.75],
        [1, 1],
      ],
    );
    x.fillRect(0, 850, W, H - 750);
  });
  const leafR = ramp([
    [0, "#0c2426"],
    [0.3, "#184640"],
    [0.58, "#3f7a4e"],
    [0.82, "#94b25c"],
    [1, "#e2e49a"],
  ]);
  {
    const r = new Rng(9),
      T = new Tones();
    for (let row = 0; row < 16; row++) {
      const y0 = 850 + row * row * 1.35 + row * 3,
        size = 5 + row * 1.7,
        fog = clamp(0.6 - row * 0.05);
      for (let k = 0; k < 620 - row * 18; k++) {
        const px = r.range(-20, W + 20),
          py = y0 + 20 * n.n2(px * 0.004, row) - rise(px) * (1 - row / 20) + r.range(-8, 14);
        const glow = sstep(520, 60, Math.abs(px - 1010));
        const t = Math.round(clamp(0.22 + 0.34 * glow * (1 - row / 18) + r.g() * 0.12) * 7) / 7;
        T.add(mix(leafR.at(t), MIST, fog * 0.9), (z) =>
          dab(z, px, py, size * r.range(0.8, 1.6), size * 0.6, -1.57 + r.g() * 1.1),
        );
      }
      T.flush(P.base.x);
      farFlowers(T, n, r, row, y0, size, fog);
      T.flush(P.base.x);
    }
    for (let k = 0; k < 26; k++)
      fern(
        P.base.x,
        k % 2 ? r.range(-20, 430) : r.range(1180, 1640),
        r.range(1090, 1220),
        r.range(90, 170),
        r,
        (t) => leafR.at(clamp(t * 0.72 - 0.02)),
        8,
      );
  }
}

/** A row of far flowers: they grow in three drifts, each half hidden by the leaves of the row before it. */
function farFlowers(
  T: Tones,
  n: Noise,
  r: Rng,
  row: number,
  y0: number,
  size: number,
  fog: number,
) {
  for (let k = 0; k < 7 * (14 - row); k++) {
    const px = r.range(-20, W + 20),
      py = y0 + size * r.range(-1.4, 0.4) + 20 * n.n2(px * 0.004, row) - rise(px) * (1 - row / 20),
      s = size * r.range(0.45, 1),
      tilt = r.range(-0.5, 0.5),
      open = r.int(3, 6);
    if (n.n2(px * 0.0035, 0.12 * row) < 0.34) continue;
    T.add(mix(r.chance(0.5) ? "#d9cdea" : "#a893cc", MIST, fog * 0.6), (z) => {
      // a wheel of sepals seen aslant; with few of them it is seen from the side
      for (let q = 0; q < open; q++) {
        const a = (open < 5 ? 3.3 + 0.62 * q : q * 1.047) + tilt;
        dab(
          z,
          px,
          py,
          s * (0.75 + 0.35 * Math.abs(Math.cos(a))),
          s * 0.62,
          Math.atan2(0.5 * Math.sin(a), Math.cos(a)),
        );
      }
    });
    T.add(mix("#6a4894", MIST, fog * 0.6), (z) =>
      dab(z, px, py - s * 0.05, s * 0.6, s * 0.45, 1.57 + tilt),
    );
  }
}
