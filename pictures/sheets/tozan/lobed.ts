/** The outline of a crown or a bush, which the sheets print in flat tones. */
import { type Pt, type Rng } from "../../kit/core.ts";

/** Lobes of unlike size all round it, flatter below */
export function lobed(cx: number, cy: number, rx: number, ry: number, r: Rng, lobes: number): Pt[] {
  const ring: Pt[] = [];
  let a = r.range(0, 1);
  const end = a + 6.2832;
  while (a < end) {
    const wide = Math.min(end - a, (6.2832 / lobes) * r.range(0.55, 1.5)),
      out = 1 + 0.1 * r.g(),
      bump = 0.16 * r.range(0.6, 1.3);
    for (let i = 0; i < 6; i++) {
      const t = i / 6,
        q = out + bump * Math.sin(Math.PI * t) - 0.1;
      const b = a + wide * t;
      ring.push([
        cx + Math.cos(b) * rx * q,
        cy + Math.sin(b) * ry * q * (Math.sin(b) > 0 ? 0.8 : 1),
      ]);
    }
    a += wide;
  }
  return ring;
}
