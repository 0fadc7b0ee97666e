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
export type Face = "old" | "laugh" | "child" | "sleeper" | "sly" | "gone";
export const FACES: Readonly<Record<Face, readonly Stroke[]>> = {
  old: [
    ...both("0.034,0.002 0.06,0.018 0.09,0.018 0.124,-0.006", 0.0085),
    ...both("0.03,0.07 0.068,0.092 0.128,0.066", 0.006),
    ...both("0.124,0.012 0.15,0.018", 0.004),
    ...both("0.034,-0.048 0.07,-0.078 0.083,-0.122", 0.0052),
    ...both("0.03,-0.05 0.034,-0.062 0.018,-0.072", 0.0058),
    stroke("-0.074,-0.092 -0.04,-0.118 0,-0.125 0.04,-0.117 0.072,-0.09", 0.0085),
    stroke("-0.03,-0.146 0,-0.15 0.028,-0.145", 0.005),
    stroke("-0.075,0.134 -0.03,0.143 0.02,0.14 0.07,0.131", 0.0048),
    stroke("-0.05,0.164 0,0.17 0.05,0.162", 0.004),
  ],
  laugh: [
    ...both("0.03,-0.004 0.058,0.022 0.092,0.022 0.126,-0.008", 0.011),
    ...both("0.03,0.082 0.07,0.106 0.132,0.08", 0.0065),
    ...both("0.04,-0.045 0.086,-0.074 0.098,-0.13", 0.0058),
    ...both("0.034,-0.046 0.04,-0.058 0.02,-0.068", 0.0058),
    ...both("0.13,0.006 0.154,0.016", 0.004),
    ...both("0.13,-0.006 0.156,-0.008", 0.004),
  ],
  child: [
    ...both("0.04,0.002 0.072,0.016 0.108,0.0", 0.0095),
    ...both("0.045,0.068 0.078,0.08 0.11,0.07", 0.005),
    ...both("0.02,-0.052 0.022,-0.06 0.01,-0.066", 0.005),
    stroke("-0.05,-0.1 -0.022,-0.116 0.022,-0.116 0.05,-0.1", 0.0085),
    ...both("0.052,-0.094 0.058,-0.104", 0.005),
  ],
  sleeper: [
    ...both("0.034,0.012 0.062,-0.006 0.096,-0.006 0.124,0.012", 0.0085),
    ...both("0.028,0.064 0.07,0.088 0.13,0.05", 0.0065),
    ...both("0.03,-0.052 0.034,-0.064 0.016,-0.072", 0.0056),
    ...both("0.05,-0.06 0.078,-0.09 0.08,-0.126", 0.0046),
    stroke("-0.056,-0.104 -0.026,-0.118 0,-0.12 0.03,-0.117 0.06,-0.1", 0.008),
    stroke("-0.026,-0.144 0,-0.148 0.026,-0.143", 0.0045),
  ],
  sly: [
    ...both("0.034,0.0 0.07,0.014 0.122,0.004", 0.0085),
    ...both("0.03,0.06 0.07,0.08 0.134,0.088", 0.0075),
    ...both("0.032,-0.05 0.036,-0.062 0.018,-0.07", 0.0056),
    stroke("-0.05,-0.112 0,-0.122 0.05,-0.11 0.082,-0.084", 0.008),
    ...both("0.05,-0.055 0.084,-0.082 0.09,-0.11", 0.005),
    stroke("-0.06,0.13 0,0.138 0.06,0.13", 0.0045),
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
/** the open mouth of the one who laughs: nearly straight above, round below */
export function mouth(u: number, v: number): number {
  const x = u / 0.066;
  if (Math.abs(x) > 1) return OUTSIDE;
  const top = -0.098 + 0.014 * x * x,
    low = top - 0.056 * (1 - x * x) ** 0.7;
  return Math.max(OUTSIDE, Math.min(top - v, v - low));
}
export const strokeOf = stroke;
