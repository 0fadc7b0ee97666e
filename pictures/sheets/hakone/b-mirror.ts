/** The reflection in the wet road, upside down: evening sky, tapering cedars, a maple turning red. */
import {
  bokashi,
  clamp,
  css,
  H,
  layer,
  lerp,
  mix,
  Noise,
  type Pt,
  Rng,
  W,
} from "../../kit/core.ts";
import { dab, poly, Tones } from "../../kit/brush.ts";
import { stops } from "../../kit/points.ts";

const n = new Noise(31);
/** trunks as [position at the far edge, width, nearness 0..1] */
const trunks = [
  [40, 92, 0.9],
  [236, 34, 0.4],
  [352, 118, 1],
  [612, 30, 0.25],
  [900, 24, 0.2],
  [1190, 40, 0.4],
  [1330, 130, 1],
  [1560, 60, 0.7],
] as const;

export function mirroredForest() {
  const still = layer(),
    r = new Rng(8);
  const x = still.x;
  x.fillStyle = bokashi(
    x,
    0,
    0,
    0,
    H,
    stops("0 #ffbf63, 0.2 #ffd894, 0.42 #ecdcc4, 0.6 #cbd6dc, 0.78 #a9bfd2, 1 #87a1bf"),
  );
  x.fillRect(0, 0, W, H);
  // trunks lean towards the zenith, which is far below the sheet
  for (const [x0, wide, near] of trunks.toSorted((a, b) => a[2] - b[2])) {
    const edge = (side: number): Pt[] =>
      Array.from({ length: 13 }, (_, i): Pt => {
        const y = -20 + i * 104,
          t = y / H;
        return [
          lerp(x0, 800, 0.3 * t) + side * wide * 0.5 * (1 - 0.5 * t) + 2 * n.n2(y * 0.01, x0),
          y,
        ];
      });
    x.fillStyle = css(mix("#8a8a93", "#1f2733", near), 0.92);
    poly(x, [...edge(-1), ...edge(1).toReversed()]);
    x.fill();
  }
  // branches overhead, thick nearby: flat masses with leaves only at their edges
  const leafy = (px: number, py: number) =>
    n.fbm(px * 0.003 + 4, py * 0.0042, 2) +
    0.34 * clamp((py - 380) / 800) +
    0.3 * Math.abs(px / 800 - 1) -
    0.42;
  const maple = (px: number, py: number) =>
    n.n2(px * 0.0013 + 9, py * 0.0016) + 0.5 * clamp((px - 500) / 900) > 0.42;
  const ink = (deep: number, red: boolean) => {
    const step = Math.round(clamp(deep) * 4) / 4;
    return red ? mix("#d8683e", "#8c2c2c", step) : mix("#5f8076", "#223a3d", step);
  };
  const T = new Tones();
  for (let py = 100; py < H; py += 6)
    for (let px = 0; px < W; px += 6) {
      const q = leafy(px, py);
      if (q > 0.1 && !maple(px, py))
        T.add(ink((q - 0.1) * 5, false), (z) => z.rect(px, py, 6.6, 6.6));
    }
  for (let i = 0; i < 9000; i++) {
    const px = r.range(-20, W + 20),
      py = r.range(120, H + 20);
    const q = leafy(px, py);
    const red = maple(px, py);
    if (q < (red ? 0 : 0.05) || q > 0.4 || (red && i % 3 > 0)) continue;
    const size = lerp(12, 26, py / H) * r.range(0.6, 1.3);
    T.add(ink((q - 0.1) * 5 + 0.2 * r.g(), red), (z) =>
      dab(z, px, py, size, size * 0.6, r.range(-0.5, 0.5)),
    );
  }
  T.flush(x);
  // the wet surface blurs every edge sideways
  const L = layer();
  for (let y = 0; y < H; y += 3) {
    const push = lerp(4, 13, y / H);
    const dx = push * (n.n2(y * 0.05, 2) + 0.7 * n.n2(y * 0.16, 5));
    L.x.drawImage(
      still.c,
      0,
      (y * still.c.height) / H,
      still.c.width,
      (3 * still.c.height) / H,
      dx,
      y,
      W,
      3.4,
    );
  }
  return L.c;
}
