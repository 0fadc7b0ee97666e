/** The water where it strikes the pool: billows in three flat tones, each cut round, and drops thrown clear. */
import { clamp, Rng, shade, SS } from "../../kit/core.ts";
import { dab, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { midAt, nz, POOL } from "./a-plan.ts";

/** tone, how wide and tall, how large a billow is, seed */
type Heap = readonly [string, number, number, number, number];
const BEHIND: readonly Heap[] = [["#8db0b8", 200, 112, 34, 3]];
const BEFORE: readonly Heap[] = [
  ["#c4d8d8", 176, 44, 26, 5],
  ["#fbf8ee", 138, 66, 24, 9],
  ["#cfe0de", 116, 14, 15, 12],
];
const cx = midAt(POOL) - 6;

/** the veil behind the falling water */
export const veil = (P: Print) => BEHIND.forEach((h) => heap(P, h));
export function spray(P: Print) {
  BEFORE.forEach((h) => heap(P, h));
  drops(P);
}
function heap(P: Print, [c, wide, tall, size, seed]: Heap) {
  const r = new Rng(seed);
  const lobes = Array.from({ length: 34 }, (): readonly [number, number, number] => {
    const u = r.range(-1, 1),
      top = tall * (1 - Math.abs(u)) ** 0.7;
    return [cx + u * wide, POOL - top * r.u() ** 0.6, size * r.range(0.4, 1.2)];
  });
  const rgb = [1, 3, 5].map((i) => Number.parseInt(c.slice(i, i + 2), 16));
  P.put(
    shade((x, y, o) => {
      let d = 15 * ((Math.abs(x - cx) / (wide * 1.05)) ** 2 + ((y - POOL + 8) / 22) ** 2 - 1);
      for (const [lx, ly, lr] of lobes) d = Math.min(d, Math.hypot(x - lx, (y - ly) * 0.86) - lr);
      d += 6 * nz.n2(x * 0.026, y * 0.03) + 3 * nz.n2(x * 0.09, y * 0.09);
      // the foot of the foam breaks into the ripples
      if (y > POOL + 2) d += (y - POOL - 2) * (0.5 + 1.1 * Math.abs(nz.n2(x * 0.03, y * 0.16)));
      [o[0], o[1], o[2]] = rgb;
      o[3] = 255 * clamp(0.5 - d * SS);
    }),
    { occlude: 1 },
  );
}
function drops(P: Print) {
  const r = new Rng(8),
    T = new Tones();
  for (let k = 0; k < 90; k++) {
    const a = -Math.PI / 2 + r.g() * 0.75,
      far = 90 + Math.abs(r.g()) * 80;
    const x = cx + Math.cos(a) * far * 1.9,
      y = POOL - 6 + Math.sin(a) * far * 1.05,
      s = r.range(1.4, 4.4);
    T.add("#fdfbf2", (z) => dab(z, x, y, s * 1.7, s, a + r.g() * 0.3), 0.95);
  }
  T.flush(P.base.x);
}
