/** The faces: each a few knife strokes, in the face's own space, where the eyes lie at 0 and the head is 0.4 wide. */
import { catmull } from "../../kit/brush.ts";
import { clamp, lerp, type Pt } from "../../kit/core.ts";
import { pts } from "../../kit/points.ts";

export interface Stroke {
  readonly line: readonly Pt[];
  readonly box: readonly [number, number, number, number];
  /** half the width in the middle; it runs out at both ends */
  readonly half: number;
}
export const strokeAlong = (p: Pt[], half: number): Stroke => {
  const line = catmull(p, 5);
  const us = line.map((q) => q[0]),
    vs = line.map((q) => q[1]);
  const far = half + 0.012;
  return {
    line,
    box: [
      Math.min(...us) - far,
      Math.max(...us) + far,
      Math.min(...vs) - far,
      Math.max(...vs) + far,
    ],
    half,
  };
};
const stroke = (line: string, half: number) => strokeAlong(pts(line), half);
/** a stroke on both sides of the face; the other side a little lower, as a hand cuts it */
const both = (line: string, half: number, off = 0.003): Stroke[] => [
  stroke(line, half),
  strokeAlong(
    pts(line).map(([u, v]): Pt => [-u * 1.03, v - off]),
    half * 0.94,
  ),
];
export type Face = "old" | "child" | "sleeper" | "gone";
/** closed eyes as crescents, one edge of the nose, a small closed smile; the solid does the rest */
export const FACES: Readonly<Record<Face, readonly Stroke[]>> = {
  old: [
    ...both("0.03,0.0 0.06,-0.012 0.092,-0.011 0.126,0.006", 0.0085),
    stroke("-0.02,0.03 -0.026,-0.01 -0.036,-0.05 -0.014,-0.068", 0.0065),
    stroke("-0.058,-0.1 -0.03,-0.116 0,-0.12 0.03,-0.116 0.06,-0.098", 0.007),
  ],
  child: [
    ...both("0.036,0.0 0.066,-0.01 0.106,0.0", 0.008),
    stroke("-0.045,-0.1 -0.02,-0.112 0.02,-0.112 0.045,-0.1", 0.007),
  ],
  sleeper: [
    ...both("0.034,0.008 0.062,-0.008 0.096,-0.008 0.124,0.006", 0.0085),
    stroke("-0.02,0.03 -0.026,-0.01 -0.036,-0.05 -0.014,-0.068", 0.0065),
    stroke("-0.05,-0.104 -0.024,-0.116 0,-0.118 0.028,-0.115 0.054,-0.1", 0.007),
  ],
  gone: [],
};

export const OUTSIDE = -0.012;
/** how deep inside a stroke a point lies; below 0 outside */
export function cutBy(strokes: readonly Stroke[], x: number, y: number): number {
  let best = OUTSIDE;
  for (const { line, box, half } of strokes) {
    if (x < box[0] || x > box[1] || y < box[2] || y > box[3]) continue;
    const n = line.length - 1;
    for (let i = 0; i < n; i++) {
      const [ax, ay] = line[i],
        [bx, by] = line[i + 1];
      const vx = bx - ax,
        vy = by - ay;
      const h = clamp(((x - ax) * vx + (y - ay) * vy) / (vx * vx + vy * vy + 1e-9));
      const t = (i + h) / n;
      const wide = half * (0.12 + 0.88 * Math.sin(Math.PI * lerp(0.08, 0.96, t)) ** 0.7);
      best = Math.max(best, wide - Math.hypot(x - ax - vx * h, y - ay - vy * h));
    }
  }
  return best;
}
export const strokeOf = stroke;
