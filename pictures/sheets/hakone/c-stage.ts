/** The Print of the hearth sheet, the camera over the bench, the fire; functions for iron and clay objects. */
import { Noise, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";
import { type Mat, type World } from "../../kit/solids.ts";

export const P = new Print(78, "#d9e2e6");
export const n = new Noise(8);
export const KEY = "#120d10";
export const cam: Cam = { x: 0, y: -0.8, z: 1.45, f: 1470, cx: 800, hy: 284 };
/** The middle of the fire. */
export const fire: V3 = [-0.2, 3.56, 0.1];
/** The back wall, and the doorway in it: its sides and its height. */
export const back = 6.2;
export const door = { x0: -1.95, x1: 0.85, high: 2.2 } as const;
/** The direction of the low winter light. */
export const SUN: V3 = [-0.52, 0.72, 0.46];

/** Groups of solids without key lines between them. */
export const things = new Map<number, number>();
const together = (w: World, first: number) => {
  for (let i = first; i < w.solids.length; i++) things.set(i, first);
};
/** Adds the solids as one group. */
export function asOne(w: World, draw: () => void) {
  const first = w.solids.length;
  draw();
  together(w, first);
}
/** A solid of revolution: its outline from the foot up, as radius and height above `c`. */
export function lathe(w: World, c: V3, profile: readonly (readonly [number, number])[], mat: Mat) {
  asOne(w, () => {
    for (let i = 1; i < profile.length; i++) {
      const [r0, z0] = profile[i - 1],
        [r1, z1] = profile[i];
      w.rod([c[0], c[1], c[2] + z0], [c[0], c[1], c[2] + z1], r0, mat, r1);
    }
  });
}
/** A bent bar along a curve. */
export function bar(
  w: World,
  at: (t: number) => V3,
  radius: (t: number) => number,
  mat: Mat,
  k = 14,
) {
  for (let i = 0; i < k; i++)
    w.rod(at(i / k), at((i + 1.05) / k), radius(i / k), mat, radius((i + 1) / k));
}
