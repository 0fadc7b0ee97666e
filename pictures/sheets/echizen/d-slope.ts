/** Echizen D: the broad slope of a roof: snow laid by the wind, the soft shadow of one cedar's top, the blue where it rounds to the eave. */
import { type Col, type Pt, css, lerp, mix, Noise, Rng } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { lens } from "./d-boughs.ts";
import { type Ink } from "./d-ink.ts";

const n = new Noise(54);
/** Where a point of the slope is: from the ridge (0) to the eave (1), and from the gable we see (0) to the far one (1). */
export type Slope = (t: number, v: number) => Pt;
/** a tone from a wavering edge down to the eave; `edge` gives how far down it begins */
function towardsEave(ink: Ink, on: Slope, edge: (v: number) => number, c: Col) {
  const rim = Array.from({ length: 49 }, (_, i): Pt => on(edge(i / 48), i / 48));
  fillPoly(ink.x, [...rim, on(1, 1), on(1, 0)], c);
}
export function sunnySlope(ink: Ink, on: Slope, tone: (c: Col) => Col, size: number) {
  const r = new Rng(41);
  // the wind has left long shallow waves along the slope
  for (let i = 0; i < 9; i++) {
    const [t, v] = [r.range(0.04, 0.7), r.range(0, 0.8)];
    const long = r.range(0.14, 0.34),
      wide = r.range(0.012, 0.03);
    const rim = (s: number) =>
      Array.from({ length: 7 }, (_, k): Pt => {
        const u = k / 6;
        return on(
          t + long * u * 0.5,
          v + long * u + s * wide * Math.sin(Math.PI * u) * (1 + 0.5 * n.n2(u * 4, i)),
        );
      });
    fillPoly(ink.x, [...rim(-1), ...rim(1).toReversed()], tone(i % 3 ? "#ecd8ca" : "#fdf3e2"));
  }
  const drift = (v: number, seed: number) => n.n2(v * 5, seed) + 0.4 * n.n2(v * 17, seed);
  towardsEave(ink, on, (v) => 0.86 + 0.03 * drift(v, 1), tone("#e2d6d6"));
  // half shade first, then the shade itself, which is smaller
  const [half, full] = [tone("#bcc3d3"), tone("#86a0c5")];
  towardsEave(ink, on, (v) => 0.925 - 0.1 * v ** 2 + 0.03 * drift(v, 2), half);
  treetop(ink, on, 0, 1.1, half);
  towardsEave(ink, on, (v) => 0.955 - 0.12 * v ** 3 + 0.025 * drift(v, 2), full);
  treetop(ink, on, 0.3, 0.78, full);
  // a few sprays let the sun through
  for (const [c, count] of [
    [half, 16],
    [tone("#f6e7d1"), 13],
  ] as const)
    for (let i = 0; i < count; i++) {
      const u = r.range(0.02, 0.85);
      const at = on(...axis(u, r.range(-0.9, 0.9) * (0.04 + 0.2 * u)));
      ink.x.fillStyle = css(c, 0.85);
      ink.x.beginPath();
      lens(ink.x, at, [size * r.range(4, 9), size * r.range(3, 7)], size * r.range(0.7, 1.5));
      ink.x.fill();
    }
}
/** the middle of the treetop's shadow: away from the sun, so from the far end of the eave up towards the ridge */
const axis = (u: number, off: number): [number, number] => [
  lerp(0.2, 1, u) - off * 0.35,
  lerp(0.2, 0.74, u) + off,
];
/** a tapering shadow, from `from` of its length on, `k` times as wide; its boughs droop towards the tree's foot, down the slope */
function treetop(ink: Ink, on: Slope, from: number, k: number, c: Col) {
  const r = new Rng(16);
  const side = (s: number): Pt[] => {
    const p: Pt[] = [];
    for (let u = from; u < 0.93; u += r.range(0.05, 0.11)) {
      const wide = k * (0.03 + 0.2 * u ** 0.9) * r.range(0.7, 1.15);
      const long = r.range(0.06, 0.13);
      p.push(
        on(...axis(u, s * wide * 0.36)),
        on(...axis(u + long * 0.6, s * wide * 0.8)),
        on(...axis(u + long, s * wide)),
        on(...axis(u + long * 0.82, s * wide * 0.6)),
      );
    }
    return catmull(p, 3);
  };
  fillPoly(
    ink.x,
    [on(...axis(from - 0.08, 0)), ...side(1), on(1, 0.94), on(1, 0.54), ...side(-1).toReversed()],
    c,
  );
}
/** a slope in the shade: two blues, the lower one where the snow is thick */
export function shadySlope(ink: Ink, on: Slope, tone: (c: Col) => Col) {
  towardsEave(
    ink,
    on,
    (v) => 0.56 + 0.06 * n.n2(v * 3, 5) + 0.02 * n.n2(v * 14, 5),
    tone("#6d8bb3"),
  );
  towardsEave(
    ink,
    on,
    (v) => 0.84 + 0.05 * n.n2(v * 4, 8) + 0.02 * n.n2(v * 15, 8),
    mix(tone("#6d8bb3"), tone("#5c7ba6"), 0.7),
  );
}
