/** Echizen D: the cedar slope on the left and the tall cedars against the dawn: tiered trees with snow on their boughs. */
import { type Col, type Ctx, type Pt, clamp, lerp, mix, Noise, Rng } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";

interface Look {
  readonly dark: Col;
  readonly snow: Col;
  /** The side of the dawn. */
  readonly warm: Col;
  /** How much of a bough's length the snow covers. */
  readonly load: number;
}
/** one cedar: tiers of drooping boughs, narrow above, and a crescent of snow on most of them */
function cedar(x: Ctx, cx: number, foot: number, h: number, wide: number, r: Rng, o: Look) {
  const tiers = Math.max(6, Math.round(h / 10));
  const L: Pt[] = [],
    R: Pt[] = [];
  const boughs: [Pt, Pt, number][] = [];
  for (let i = 1; i <= tiers; i++) {
    const t = i / tiers;
    const step = h / tiers;
    const w = wide * h * (0.08 + 0.92 * Math.min(0.8, t ** 0.85));
    for (const [s, side] of [
      [-1, L],
      [1, R],
    ] as const) {
      const y = foot - h * (1 - t) + step * r.range(-0.3, 0.3);
      const reach = w * r.range(0.55, 1.2) * (r.chance(0.16) ? 0.7 : 1),
        droop = step * r.range(0.6, 1.25);
      // a shoulder, the tip, and needles that hang in two points below the bough
      side.push(
        [cx + s * reach * 0.4, y - step * 0.3],
        [cx + s * reach * 0.8, y + droop * 0.4],
        [cx + s * reach, y + droop],
        [cx + s * reach * 0.8, y + droop * 0.92],
        [cx + s * reach * 0.74, y + droop * 1.4],
        [cx + s * reach * 0.56, y + droop * 0.8],
        [cx + s * reach * 0.46, y + droop * 1.15],
      );
      boughs.push([
        [cx + s * reach * r.range(0, 0.3), y - droop * 0.15],
        [cx + s * reach * r.range(0.7, 0.96), y + droop * 0.72],
        s,
      ]);
    }
  }
  fillPoly(x, [[cx, foot - h * 1.04], ...R, [cx, foot + 4], ...L.toReversed()], o.dark);
  const thick = h / tiers;
  for (const [a, b, s] of boughs) {
    if (!r.chance(o.load)) continue;
    const m: Pt = [lerp(a[0], b[0], 0.55), lerp(a[1], b[1], 0.36) - thick * 0.1];
    const c = s > 0 && r.chance(0.45) ? o.warm : o.snow;
    fillPoly(x, [a, m, b, [m[0], m[1] + thick * r.range(0.24, 0.42)]], c);
  }
}
const n = new Noise(5);
/** the foot of the wooded slope on the left: it comes down towards the valley's end */
const slope = (x: number) => lerp(158, 404, clamp(x / 575) ** 1.05) - 10 * n.n2(x * 0.006, 1);

export function hillside(P: Print) {
  const r = new Rng(61);
  P.block((x) => {
    const rows = 7;
    for (let row = 0; row < rows; row++) {
      const t = row / (rows - 1);
      fillPoly(
        x,
        [
          ...Array.from({ length: 58 }, (_, i): Pt => [i * 10, slope(i * 10) + lerp(10, 60, t)]),
          [575, 452],
          [430, 560],
          [0, 560],
        ],
        mix("#a8b3bf", "#3d5570", 0.25 + 0.75 * t),
      );
      for (
        let px = -30;
        px < 568;
        px += r.range(0.5, 1.15) * lerp(17, 30, t) * lerp(1.3, 0.72, clamp(px / 560))
      ) {
        const near = lerp(1, 0.5, clamp(px / 560));
        const h = lerp(84, 176, t ** 1.3) * near * r.range(0.75, 1.25);
        const far = clamp(0.55 * (1 - t) + 0.5 * clamp((px - 250) / 330));
        const dark = mix(mix("#1f3147", "#2c4158", r.u()), "#b6bcc4", far * 0.75);
        cedar(x, px, slope(px) + lerp(14, 96, t) * near, h, 0.19, r, {
          dark,
          snow: mix("#8fa6c2", "#c4c6cc", far),
          warm: mix("#d8d3d2", "#dcd2c8", far),
          load: 0.72,
        });
      }
    }
  });
}
/** the cedars in the middle distance on the right, dark against the yellow sky */
const TALL: readonly [x: number, foot: number, h: number, wide: number][] = [
  [1202, 470, 300, 0.15],
  [1312, 470, 400, 0.17],
  [1098, 384, 262, 0.19],
  [1156, 392, 282, 0.2],
  [1046, 392, 304, 0.2],
  [1246, 470, 420, 0.2],
];
export function tallCedars(P: Print) {
  const r = new Rng(12);
  P.block((x) => {
    for (const [i, [cx, foot, h, wide]] of TALL.entries()) {
      const t = i / (TALL.length - 1);
      cedar(x, cx, foot, h, wide, r, {
        dark: mix("#54687a", "#30445a", t),
        snow: mix("#93a5b8", "#8298b0", t),
        warm: "#d9cdb4",
        load: 0.72,
      });
    }
  });
}
