/** Hakozushi B: reflections of the lit front in the wet pavement, as upright strokes, and a bamboo by the door. */
import { type Ctx, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, Tones } from "../../kit/brush.ts";
import { onSheet } from "../../kit/terrain.ts";
import { cam, FRONT } from "./b-plan.ts";

interface Pool {
  /** its two ends along the front, and how far down the sheet it reaches */
  readonly x: readonly [number, number];
  readonly reach: number;
  readonly tones: readonly string[];
  readonly strokes: number;
}
const POOLS: readonly Pool[] = [
  { x: [-1.95, -1.15], reach: 150, tones: ["#c98f56", "#9d7a66"], strokes: 26 },
  { x: [1.22, 2.0], reach: 140, tones: ["#c98f56", "#9d7a66"], strokes: 24 },
  { x: [-0.9, 1.05], reach: 290, tones: ["#ffe0a0", "#f3b964", "#cf8a52"], strokes: 84 },
  // the dark reflection of the customer
  { x: [0.24, 0.5], reach: 170, tones: ["#27293f", "#34344c"], strokes: 15 },
];
export function reflections(x: Ctx) {
  const r = new Rng(27),
    T = new Tones();
  for (const { x: span, reach, tones, strokes } of POOLS)
    for (let i = 0; i < strokes; i++) {
      const [px, top] = onSheet(cam, r.range(...span), FRONT - 0.2, 0);
      const from = reach * r.u() ** 1.3,
        long = r.range(0.2, 0.62) * reach,
        wide = r.range(3, 15) * (0.6 + from / 400);
      // darker farther from the door
      const tone = tones[Math.min(tones.length - 1, Math.floor((tones.length * from) / reach))];
      const sway = r.range(-2.5, 2.5);
      const line = catmull(
        [
          [px, top + from],
          [px + sway, top + from + long * 0.5],
          [px - sway, top + from + long],
        ],
        14,
      );
      const beat = r.range(0, 6);
      T.add(
        tone,
        (z) =>
          brushPath(
            z,
            line,
            (t) => wide * Math.sin(Math.PI * t) ** 0.7 * (0.85 + 0.3 * Math.sin(t * 10 + beat)),
          ),
        0.6,
      );
    }
  T.flush(x);
}
/** Three canes in a low pot, with dark leaves in front of the lit lattice. */
export function bamboo(x: Ctx) {
  const r = new Rng(12),
    T = new Tones();
  const [px, py] = onSheet(cam, -1.6, FRONT - 0.5, 0.3);
  for (const [lean, tall] of [
    [-26, 250],
    [14, 330],
    [46, 210],
  ]) {
    const cane = catmull(
      [
        [px + lean * 0.2, py],
        [px + lean * 0.6, py - tall * 0.5],
        [px + lean * 1.7, py - tall],
      ],
      12,
    );
    T.add("#3d5a45", (z) => brushPath(z, cane, (t) => 8 - 5 * t));
    for (let i = 9; i < cane.length; i++)
      for (let q = 0; q < 3; q++) {
        const side = r.chance(0.5) ? 1 : -1;
        const turn = side > 0 ? r.range(-0.1, 0.95) : Math.PI - r.range(-0.1, 0.95);
        const [cx, cy] = cane[i];
        const long = r.range(30, 62);
        T.add(r.pick(["#1f3a36", "#2c5142", "#467350"]), (z) =>
          dab(
            z,
            cx + side * r.range(0, 16),
            cy + r.range(-8, 8),
            long,
            long * 0.24,
            turn,
            0.08 * side,
          ),
        );
      }
  }
  T.flush(x);
}
