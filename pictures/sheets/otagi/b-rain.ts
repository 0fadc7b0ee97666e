/** The rain: fine far strokes, few long near ones, in gusts; drops that burst on heads and shoulders. */
import { css, H, layer, Noise, type Pt, PW, Rng, SS, W } from "../../kit/core.ts";
import { brushPath } from "../../kit/brush.ts";
import type { Scene } from "./b-scene.ts";
import { P } from "./b-stage.ts";

const DROP = "#eef1e6";
const CURTAINS: readonly (readonly [
  count: number,
  lean: number,
  least: number,
  most: number,
  wide: number,
  ebb: number,
  a: number,
])[] = [
  [900, 0.03, 18, 80, 1.1, 0.02, 0.5],
  [300, 0.04, 60, 260, 1.7, -0.02, 0.58],
  [96, 0.05, 160, 560, 2.5, 0, 0.66],
];
export function printRain() {
  const r = new Rng(99),
    L = layer(),
    gust = new Noise(2);
  for (const [count, lean, least, most, wide, ebb, a] of CURTAINS)
    for (let i = 0; i < count; i++) {
      const x = r.range(-10, W + 30),
        y = r.range(-240, H),
        long = least + (most - least) * r.u() ** 2,
        slant = lean + 0.008 * r.g(),
        strength = a * r.range(0.35, 1);
      if (gust.n2((x + lean * y) * 0.003, y * 0.001 + lean * 30) < ebb - 0.1) continue;
      L.x.fillStyle = css(DROP, strength);
      L.x.beginPath();
      brushPath(
        L.x,
        [0, 0.33, 0.66, 1].map((t): Pt => [x - slant * long * t, y + long * t]),
        (t) => wide * Math.sin(Math.PI * (0.1 + 0.84 * t)),
      );
      L.x.fill();
    }
  P.put(L);
}

/** Drops burst on what looks up and stands near. */
export function printBursts({ buffer: b }: Scene) {
  const r = new Rng(7),
    L = layer();
  let left = 16;
  for (let i = 0; i < 30000 && left > 0; i++) {
    const x = r.range(0, W),
      y = r.range(560, 900),
      q = ((y * SS) | 0) * PW + ((x * SS) | 0);
    const above = q - PW * Math.max(1, Math.round(5 * SS));
    if (b.id[q] < 1 || b.dep[q] > 5.6 || b.nz[q] < 0.5 || b.id[above] === b.id[q]) continue;
    left--;
    burst(L.x, [x, y], r.range(6, 12), r);
  }
  P.put(L);
}
function burst(x: ReturnType<typeof layer>["x"], [cx, cy]: Pt, size: number, r: Rng) {
  x.fillStyle = css(DROP, 0.85);
  x.beginPath();
  for (let i = 0; i < 5; i++) {
    const lean = (i - 2) * 0.5 + 0.12 * r.g(),
      long = size * r.range(0.5, 1.1);
    brushPath(
      x,
      [
        [cx + Math.sin(lean) * size * 0.16, cy - 1],
        [cx + Math.sin(lean) * long, cy - Math.cos(lean) * long],
      ],
      (t) => 1.7 * (1 - 0.7 * t),
    );
  }
  x.fill();
}
