/** Old wood: long streaks along the grain, no two boards alike, worn light where hands and feet pass. */
import { clamp, mix, Noise, type RGB, type V3 } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { shadedFace } from "./hero-face.ts";

const n = new Noise(57);
/** the same odd number for the same whole one, 0 to 1 */
export const hash = (i: number) => {
  const v = Math.sin(i * 127.1) * 43758.5453;
  return v - Math.floor(v);
};
export type Axis = 0 | 1 | 2;
/** how light the wood is at a place, -1 to 1: the streaks run along an axis */
export function streak(p: V3, axis: Axis, seed = 0): number {
  const along = p[axis] + seed * 7.3,
    across = p[(axis + 1) % 3] * 1.3 + p[(axis + 2) % 3] + seed * 3.1;
  return clamp(
    1.2 * n.fbm(along * 0.5, across * 9, 2) + 0.45 * n.n2(along * 0.9 + 9, across * 26),
    -1,
    1,
  );
}
/** a colour with the grain of a place in it */
export function grained(c: RGB, p: V3, axis: Axis, amount = 1, seed = 0): RGB {
  const v = streak(p, axis, seed);
  return v > 0 ? mix(c, "#e0b48c", 0.15 * v * amount) : mix(c, "#120d16", -0.34 * v * amount);
}
/** what the sunlit floor throws back: timbers are warm below, cold and dark under the roof */
export function bounced(z: number, high = "#2c222b", low = "#5f4338"): RGB {
  return mix(low, high, clamp((z - 0.1) / 3.4) ** 0.8);
}
/** a timber's face in the room's shade; `lift` lightens it */
export function woodFace(P: Print, face: V3[], axis: Axis, lift = 0, line = 1) {
  const seed = Math.round(face[0][0] * 13 + face[0][1] * 5 + face[0][2] * 29);
  shadedFace(
    P,
    face,
    (p) => {
      const c = bounced(p[2]);
      return grained(
        lift > 0 ? mix(c, "#c08a62", lift) : mix(c, "#140f18", -lift),
        p,
        axis,
        1,
        seed,
      );
    },
    line,
  );
}
