/** Maples of the slope: forked trunks, and leaves in flat tiers with gaps between them. */
import { type Col, type Layer, type Pt, type Rng } from "../../kit/core.ts";
import { mapleSpray, mapleTree } from "../../kit/flora.ts";
import { hazed, KEY } from "./d-plan.ts";

interface Size {
  readonly foot: Pt;
  readonly wide: number;
  readonly high: number;
  readonly depth: number;
  readonly leaf: number;
}

export function maple(
  L: Layer,
  K: Layer,
  { foot: [sx, sy], wide, high, depth, leaf }: Size,
  ink: { at: (t: number) => Col },
  r: Rng,
) {
  const near = wide > 150;
  const tiers: Pt[] = near
    ? mapleTree(L.x, K.x, [sx, sy], -1.57 + r.range(-0.2, 0.2), high * 0.62, wide * 0.085, r, {
        body: hazed("#38262a", depth),
        light: hazed("#8a6248", depth),
        key: hazed(KEY, depth),
        depth: 3,
      })
    : Array.from({ length: r.int(6, 9) }, (): Pt => {
        const up = r.u();
        return [sx + r.g() * wide * 0.2 * (1.15 - up), sy - high * (0.55 + 0.95 * up)];
      });
  // the upper tiers are behind; each has its own share of the low sun
  for (const [x, y] of tiers.toSorted((a, b) => a[1] - b[1])) {
    const w = wide * r.range(0.3, 0.52),
      lift = r.range(-0.16, 0.12) + (x < sx ? 0.08 : -0.06);
    mapleSpray(L.x, x, y, w, w * r.range(0.2, 0.32), r, {
      leaf,
      ramp: (t) => hazed(ink.at(Math.min(1, Math.max(0, t + lift))), depth),
      dens: 1.1,
      under: 0.7,
      light: 0.04,
      droop: 0.16,
    });
  }
}
