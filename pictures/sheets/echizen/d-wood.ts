/** Echizen D: the cedar slope on the left and the tall cedars against the dawn, feathered, with snow on their boughs. */
import { type Col, type Ctx, type Pt, clamp, lerp, mix, Noise, Rng } from "../../kit/core.ts";
import { fillPoly, Tones } from "../../kit/brush.ts";
import { type Print } from "../../kit/print.ts";
import { lens } from "./d-boughs.ts";

interface Look {
  readonly dark: Col;
  readonly snow: Col;
  /** The side of the dawn. */
  readonly warm: Col;
  /** How much of a bough's length the snow covers. */
  readonly load: number;
}
/** one cedar: a dark spire with a feathered edge, its needles, and flecks of snow where its boughs hold them */
function cedar(x: Ctx, cx: number, foot: number, h: number, wide: number, r: Rng, o: Look) {
  const seed = r.range(0, 90);
  const half = (t: number, s: number) =>
    wide *
    h *
    (0.05 + 0.9 * Math.min(0.84, t ** 0.86)) *
    (0.86 + 0.34 * n.n2(t * 7, seed + s) + 0.14 * Math.sin(t * 40 + seed));
  const row = (t: number) => foot - h * (1 - t);
  const steps = Math.max(8, Math.round(h / 5));
  const side = (s: number): Pt[] =>
    Array.from({ length: steps }, (_, i): Pt => {
      const t = (i + 1) / steps;
      return [cx + s * half(t, s) * r.range(0.6, 0.86), row(t)];
    });
  fillPoly(
    x,
    [[cx, foot - h * 1.05], ...side(1), [cx, foot + 4], ...side(-1).toReversed()],
    o.dark,
  );
  const T = new Tones();
  const size = clamp(h * 0.045, 4, 12);
  const strokes = (count: number, c: Col, edge: number) => {
    for (let k = 0; k < count; k++) {
      const t = Math.max(0.03, r.u() ** 0.66),
        s = r.chance(0.5) ? 1 : -1;
      const at: Pt = [cx + s * half(t, s) * lerp(edge, 0.92, r.u()), row(t) - size * 0.4];
      const fall = r.range(0.35, 1.1);
      T.add(c, (q) =>
        lens(q, at, [s * Math.cos(fall) * size, Math.sin(fall) * size], size * r.range(0.16, 0.26)),
      );
    }
  };
  strokes(Math.round(h * 1.3), o.dark, 0.55);
  strokes(Math.round(h * 0.5), mix(o.dark, o.snow, 0.2), 0.1);
  for (let t = 0.1; t < 0.98; t += r.range(0.5, 1.5) * (7.5 / h) * (size / 5) ** 0.5)
    for (const s of [-1, 1]) {
      if (!r.chance(o.load)) continue;
      const c = s > 0 && r.chance(0.4) ? o.warm : o.snow;
      const from = r.range(0, 0.55),
        to = r.range(0.6, 1.02);
      for (let u = from; u < to; u += r.range(0.1, 0.3)) {
        const d = half(t, s) * u;
        const at: Pt = [cx + s * d, row(t) + d * 0.34 + r.range(-1, 1)];
        T.add(c, (q) =>
          lens(
            q,
            at,
            [s * size * r.range(0.5, 1), size * r.range(0.25, 0.6)],
            size * r.range(0.15, 0.3),
          ),
        );
      }
    }
  T.flush(x);
}
const n = new Noise(5);
/** the foot of the wooded slope on the left: it comes down towards the valley's end */
const slope = (x: number) => lerp(158, 404, clamp(x / 575) ** 1.05) - 10 * n.n2(x * 0.006, 1);

export function hillside(P: Print) {
  const r = new Rng(61);
  P.block((x) => {
    const rows = 6;
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
        mix("#b3bcc6", "#47607b", t),
      );
      for (
        let px = -30;
        px < 568;
        px += r.range(0.35, 1.3) * lerp(15, 38, t) * lerp(1.3, 0.66, clamp(px / 560))
      ) {
        // the trees stand in groups, some old and high, with young ones between
        const group = n.n2(px * 0.016, row * 3.7);
        const near = lerp(1, 0.5, clamp(px / 560));
        const h = lerp(72, 176, t ** 1.2) * near * (0.86 + 0.4 * group) * r.range(0.72, 1.2);
        const far = clamp(0.85 * (1 - t) ** 1.2 + 0.5 * clamp((px - 250) / 330));
        const dark = mix(mix("#1d2f45", "#2b4158", r.u()), "#b9bfc6", far * 0.78);
        cedar(x, px, slope(px) + lerp(14, 100, t) * near + 8 * group, h, r.range(0.16, 0.22), r, {
          dark,
          snow: mix("#8aa2c0", "#c8c9ce", far),
          warm: mix("#c9cbd2", "#dcd2c8", far),
          load: 0.8 - 0.4 * far,
        });
      }
    }
  });
}
/** the cedars in the middle distance on the right, dark against the yellow sky */
const TALL: readonly [x: number, foot: number, h: number, wide: number][] = [
  [1204, 470, 286, 0.15],
  [1318, 470, 404, 0.17],
  [1100, 384, 258, 0.18],
  [1158, 392, 296, 0.19],
  [1046, 392, 302, 0.19],
  [1172, 392, 264, 0.17],
  [1250, 470, 420, 0.19],
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
/** young trees at the far field's edge, behind the last house */
export function thicket(P: Print) {
  const r = new Rng(27);
  P.block((x) => {
    for (const [foot, high, dark] of [
      [438, 74, "#73859a"],
      [474, 88, "#4a6078"],
    ] as const)
      for (let px = 1186; px < 1440; px += r.range(9, 24))
        cedar(x, px, foot + r.range(-4, 6), high * r.range(0.6, 1.2), 0.24, r, {
          dark,
          snow: "#93a7bf",
          warm: "#c9c4bd",
          load: 0.6,
        });
  });
}
