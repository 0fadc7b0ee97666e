/** Satta Pass, A: the still bay: long swells push the image aside in calm fingers; the moon's road in few broken lines. */
import {
  clamp,
  getPx,
  H,
  type Layer,
  mix,
  PH,
  type Pt,
  PW,
  Rng,
  rgb,
  shade,
  SS,
  sstep,
  W,
} from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import type { Print } from "../../kit/print.ts";
import { LAMP, MOORED } from "./a-boat.ts";
import { HORIZON, MOON } from "./a-plan.ts";

const near = (y: number) => (y - HORIZON) / (H - HORIZON);
/** rows of ripples: close together far away */
const rows = (y: number) => 60 * Math.log(1 + (y - HORIZON) / 40);

/** Prints the water with what it mirrors. */
export function water(P: Print, mirror: Layer) {
  const n = P.noise,
    src = getPx(mirror.c).data;
  const deep = rgb("#0c2350"),
    silver = rgb("#b7cfd4");
  P.put(
    shade((x, y, o) => {
      if (y < HORIZON) return void (o[3] = 0);
      const k = near(y),
        row = rows(y);
      const rip =
        n.n2(x * 0.0011, row * 0.15) * 0.75 +
        n.n2(x * 0.0026 + 7, row * 0.33) *
          (0.3 + 0.55 * Math.abs(n.n2(11, row * 0.085))) *
          sstep(0, 0.15, k);
      const sx = clamp(x + rip * (2 + 62 * k), 0, W - 1),
        sy = clamp(y + rip * (1 + 9 * k), HORIZON + 1, H - 1);
      const i = (Math.min(PH - 1, (sy * SS) | 0) * PW + Math.min(PW - 1, (sx * SS) | 0)) * 4;
      // the moon pales a broad stretch of the water below it, but not what is dark in it
      const off = (x - MOON[0] + 20) / (150 + 330 * k);
      const bright = 0.25 + 0.75 * sstep(40, 120, src[i + 1]);
      const shine = 0.42 * Math.exp(-(off * off)) * (1 - 0.72 * k) * bright;
      const sink = 0.1 + 0.3 * sstep(0.35, 1.05, k);
      for (let c = 0; c < 3; c++) {
        let v = src[i + c];
        v += (deep[c] - v) * sink;
        o[c] = v + (silver[c] - v) * shine;
      }
      o[3] = 255;
    }),
    { occlude: 1 },
  );
}

/** a flat stroke, pointed at both ends, that wavers as a ripple does */
const dash = (
  T: Tones,
  c: ReturnType<typeof mix>,
  x: number,
  y: number,
  long: number,
  w: number,
  bend: number,
  a = 1,
) =>
  T.add(
    c,
    (q) =>
      brushPath(
        q,
        [-0.5, -0.4, -0.28, -0.14, 0, 0.14, 0.28, 0.4, 0.5].map((t, i): Pt => [
          x + t * long,
          y + bend * Math.sin(i * 1.1 + x + y),
        ]),
        (t) => w * (0.06 + Math.sin(Math.PI * t) ** 0.8 * (0.85 + 0.3 * Math.sin(t * 7 + x))),
      ),
    a,
  );

/** The moon on the water, and the few long swells that the light finds elsewhere. */
export function glitter(P: Print) {
  const r = new Rng(64),
    n = P.noise,
    T = new Tones();
  for (let i = 0; i < 46; i++) {
    const k = r.u() ** 0.9,
      y = HORIZON + 26 + k * (H - HORIZON - 40),
      px = r.range(-40, W + 40);
    // none on the dark image of the road
    if (px < 1290 - 1.1 * (y - HORIZON) || n.n2(px * 0.0016, y * 0.008) < 0) continue;
    dash(
      T,
      mix("#86a9ba", "#2c527f", clamp(k * 0.8 + 0.2)),
      px,
      y,
      (40 + 210 * k) * r.range(0.5, 1.2),
      (1 + 2.2 * k) * r.range(0.7, 1.1),
      0.5 + k,
      0.75,
    );
  }
  for (let y = HORIZON + 4; y < H - 8;) {
    const k = near(y);
    const swell = 0.45 + 0.75 * Math.abs(n.n2(3, rows(y) * 0.2));
    const wide = (46 + 66 * sstep(0, 0.5, k)) * swell;
    const count = k < 0.16 ? 3 : k < 0.45 ? 2 : 1 + (r.chance(0.45) ? 1 : 0);
    for (let i = 0; i < count; i++) {
      const long = 14 + 40 * k + wide * r.range(0.2, 1.35);
      dash(
        T,
        mix("#f3f4e6", "#a3c0ce", clamp(k * 0.75 + r.range(-0.2, 0.2))),
        MOON[0] + r.g() * wide * 0.46 + 10 * n.n2(8, y * 0.012),
        y,
        long,
        (2 + 4.4 * k) * r.range(0.55, 1.1),
        0.3 + 1.5 * k,
      );
    }
    y += (3.4 + 15 * k) * r.range(0.75, 1.35);
  }
  // the boat's lamp lies on the water in three short strokes, and its wake runs out behind it
  for (const [dy, long, w] of [
    [8, 30, 3.8],
    [20, 22, 3.4],
    [33, 12, 2.8],
  ])
    dash(
      T,
      mix("#ffb45a", "#e9a45c", dy / 40),
      LAMP[0] + r.range(-3, 3),
      MOORED + dy + 34,
      long,
      w,
      0.6,
    );
  for (const [dx, dy, long] of [
    [-176, 3, 90],
    [-232, 15, 120],
    [-330, 7, 80],
  ])
    dash(T, rgb("#dbe7e6"), LAMP[0] - 88 + dx, MOORED + dy, long, 2, 0.5);
  P.block((x) => T.flush(x));
}
