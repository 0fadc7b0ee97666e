/** Hakozushi C: the skin of the river: the mirrored bridge is pulled apart along the ripples, and glints lie in drifts. */
import {
  getPx,
  layer,
  lerp,
  Noise,
  PH,
  pixels,
  putPx,
  PW,
  Rng,
  SS,
  sstep,
  stamp,
  W,
} from "../../kit/core.ts";
import { brushPath, Tones } from "../../kit/brush.ts";
import { type Plate } from "../../kit/plate.ts";
import { type Print } from "../../kit/print.ts";

const n = new Noise(91);
const TOP = 384,
  FOOT = 862;
/** How near the water is at a height of the sheet: 0 at the far bank, 1 at the step. */
const near = (y: number) => Math.max(0, (y - TOP) / (FOOT - TOP));

const DULL = [0.95, 0.93, 0.91, 1];
type IsWater = (id: number) => boolean;
/** Moves every point of the water sideways with its ripple; `isWater` tells by a solid's number. */
export function pullApart(P: Print, plate: Plate, isWater: IsWater) {
  const L = layer(),
    from = getPx(plate.img.c).data,
    im = getPx(L.c);
  for (let j = 0; j < PH; j++) {
    const y = j / SS,
      k = near(y);
    const tall = lerp(0.17, 0.03, sstep(0, 0.8, k));
    for (let i = 0; i < PW; i++) {
      const q = j * PW + i;
      if (!isWater(plate.id[q])) continue;
      const x = i / SS;
      const wave = n.n2(x * lerp(0.006, 0.0032, k), y * tall + 7);
      // in two steps: still water between the ripples, a shift within them
      const step = wave > 0.3 ? 1 : wave < -0.36 ? -0.8 : 0;
      const di = Math.round(step * lerp(7, 46, k) * SS),
        dj = Math.round(Math.abs(step) * lerp(4, 34, k) * SS);
      let p = Math.min(PH - 1, j + dj) * PW + Math.min(PW - 1, Math.max(0, i + di));
      if (!isWater(plate.id[p])) p = q;
      // what is mirrored is darker and cooler than what stands above it
      for (let c = 0; c < 4; c++) im.data[q * 4 + c] = from[p * 4 + c] * DULL[c];
    }
  }
  putPx(L.c, im);
  P.put(L);
}
/** Glints and troughs: long lenses in drifts that slant a little with the current, with still water between them. */
export function glints(P: Print, plate: Plate, isWater: IsWater) {
  const T = new Tones(),
    r = new Rng(23);
  for (let i = 0; i < 1500; i++) {
    const y = lerp(TOP + 2, FOOT - 6, r.u() ** 1.5),
      x = r.range(-60, W + 60),
      k = near(y);
    const drift = n.n2(x * 0.0016 + y * 0.002, y * lerp(0.03, 0.008, k) + 3);
    const lit = n.n2(x * 0.0011 + 40, y * 0.004);
    if (drift < 0.12 + 0.3 * r.u()) continue;
    const long = lerp(16, 118, k ** 0.8) * r.range(0.5, 1.5),
      wide = lerp(1.5, 7.5, k) * r.range(0.6, 1.2);
    const gilt = lit + 0.5 * (1 - k) > 0.02;
    const tone = gilt ? (k < 0.5 ? "#ffeab0" : "#f8e2ac") : k < 0.45 ? "#857f7c" : "#3f7d86";
    const bend = 2.4 * r.g() * k;
    T.add(tone, (z) =>
      brushPath(
        z,
        [
          [x - long / 2, y + bend],
          [x - long / 4, y],
          [x, y + bend * 0.4],
          [x + long / 4, y - bend * 0.3],
          [x + long / 2, y + bend],
        ],
        (t) => wide * Math.sin(Math.PI * (0.04 + 0.92 * t)),
      ),
    );
  }
  const L = layer();
  T.flush(L.x);
  pixels(L.c, (d) => {
    for (let q = 0; q < PW * PH; q++) if (!isWater(plate.id[q])) d[q * 4 + 3] = 0;
  });
  P.block((x) => stamp(x, L), { occlude: 0, grain: 0.22 });
}
