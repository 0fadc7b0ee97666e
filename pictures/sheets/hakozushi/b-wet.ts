/** Hakozushi B: reflections of the lit front in the wet pavement, as upright strokes, and a bamboo by the door. */
import { type Ctx, type Pt, Rng } from "../../kit/core.ts";
import { brushPath, catmull, dab, Tones } from "../../kit/brush.ts";
import { onSheet } from "../../kit/terrain.ts";
import { cam, FRONT } from "./b-plan.ts";

interface Pool {
  /** its two ends along the front, and how far down the sheet it reaches */
  readonly x: readonly [number, number];
  readonly from?: number;
  readonly reach: number;
  readonly tones: readonly string[];
  readonly strokes: number;
}
const POOLS: readonly Pool[] = [
  { x: [-1.95, -1.15], reach: 190, tones: ["#d89a58", "#a97a5c"], strokes: 34 },
  { x: [1.22, 2.0], reach: 180, tones: ["#d89a58", "#a97a5c"], strokes: 30 },
  { x: [-0.9, 1.05], reach: 300, tones: ["#ffe0a0", "#f3b964", "#cf8a52"], strokes: 84 },
  // the lit upper storey, farther down
  { x: [-1.7, 1.75], from: 190, reach: 150, tones: ["#c98a50", "#8f6a62"], strokes: 40 },
  // the curtain
  { x: [-1.1, 1.25], from: 70, reach: 150, tones: ["#2b5a94", "#244a80"], strokes: 30 },
  // the customer, and the closed umbrella
  { x: [0.1, 0.36], reach: 190, tones: ["#1d2140", "#272b4a"], strokes: 22 },
  { x: [0.44, 0.5], reach: 110, tones: ["#b5342a", "#8a2f38"], strokes: 6 },
  // the neighbours' windows
  { x: [-3.2, -2.6], from: 60, reach: 130, tones: ["#c08a58", "#6a6478"], strokes: 16 },
  { x: [2.85, 3.6], reach: 200, tones: ["#c08a58", "#7a6a72"], strokes: 26 },
];
export function reflections(x: Ctx) {
  const r = new Rng(27),
    T = new Tones();
  for (const { x: span, from: start = 0, reach, tones, strokes } of POOLS)
    for (let i = 0; i < strokes; i++) {
      const [px, foot] = onSheet(cam, r.range(...span), FRONT - 0.2, 0),
        top = foot + start;
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
  // ripples cut across all of them
  for (let i = 0; i < 120; i++) {
    const [px, foot] = onSheet(cam, r.range(-3.2, 3), FRONT - 0.2, 0);
    const low = 20 + 270 * r.u(),
      long = r.range(12, 46) * (0.6 + low / 300);
    T.add(
      r.pick(["#4b4f74", "#5e6288", "#3a3f66"]),
      (z) => dab(z, px - long / 2, foot + low, long, 3 + low / 60, r.range(-0.06, 0.02), 0.02),
      0.75,
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
    // twigs to both sides, each with a fan of hanging leaves
    for (let i = 8; i < cane.length; i += 2)
      for (const side of [-1, 1]) {
        if (r.chance(0.22)) continue;
        const [cx, cy] = cane[i],
          out = r.range(14, 48) * (1.25 - i / cane.length);
        const tip: Pt = [cx + side * out, cy - r.range(2, 16)];
        T.add("#2c5142", (z) => brushPath(z, [[cx, cy], tip], () => 1.6));
        for (let q = r.int(3, 5); q > 0; q--) {
          const slope = 1.57 - side * r.range(-0.35, 1.15),
            long = r.range(22, 44);
          T.add(r.pick(["#1b3331", "#1f3a36", "#2c5142", "#467350"]), (z) =>
            dab(z, tip[0], tip[1], long, long * r.range(0.26, 0.36), slope, 0.1 * side),
          );
        }
      }
  }
  T.flush(x);
}
