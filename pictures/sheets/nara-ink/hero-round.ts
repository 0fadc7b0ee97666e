/** Round things in space: rings, and the outline of a body that is made of rings. */
import { type Pt } from "../../kit/core.ts";
import { type View } from "./hero-plan.ts";

/** The place of something round: its axis, and the height it stands on. */
export interface Foot {
  readonly x: number;
  readonly depth: number;
  readonly z: number;
}
export type Profile = readonly (readonly [radius: number, height: number])[];

/** A level circle, or the part of it between two angles: 0 is to the right, a quarter is away from us. */
export const ring = (
  v: View,
  f: Foot,
  [radius, high]: readonly [number, number],
  from = 0,
  to = Math.PI * 2,
): Pt[] =>
  Array.from({ length: 37 }, (_, i) => {
    const a = from + ((to - from) * i) / 36;
    return v.on(f.x + radius * Math.cos(a), f.depth + radius * Math.sin(a), f.z + high);
  });

/** The outline of a turned body. */
export const outline = (v: View, f: Foot, rings: Profile): Pt[] =>
  hull(rings.flatMap((r) => ring(v, f, r)));

/** The convex hull of points (monotone chains). */
function hull(points: Pt[]): Pt[] {
  const sorted = points.toSorted((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (at: readonly Pt[]) => {
    const out: Pt[] = [];
    for (const p of at) {
      for (let n = out.length; n > 1; n = out.length) {
        const [a, b] = [out[n - 2], out[n - 1]];
        if ((b[0] - a[0]) * (p[1] - a[1]) - (b[1] - a[1]) * (p[0] - a[0]) > 0) break;
        out.pop();
      }
      out.push(p);
    }
    return out.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}
