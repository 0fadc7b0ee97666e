/** Hakozushi A: one sun through the smoke vent; what it wakes in the steam and the yard lights the room; two ovens glow. */
import { type Setup, skyLight } from "../../kit/expose.ts";
import { sstep, type V3 } from "../../kit/core.ts";
import { OVENS, RANGE } from "./a-plan.ts";

const SUN: V3 = [0.37, 0.14, 0.918];
const below = skyLight([0.5, 0.42, 0.45], [0.1, 0.08, 0.09]),
  above = skyLight([0.3, 0.27, 0.36], [0.2, 0.17, 0.2]);
/** warm over the floor, cool and weaker under the roof */
const ambient: Setup["ambient"] = (h, o) => {
  const up = sstep(2.8, 4.6, h.z);
  above(h, o);
  const [r, g, b] = o;
  below(h, o);
  o[0] += (r - o[0]) * up;
  o[1] += (g - o[1]) * up;
  o[2] += (b - o[2]) * up;
};
type Sky = NonNullable<Setup["sky"]>;
/** pale blue over the white of the morning */
const sky: Sky = (_dx, dy, dz, o) => {
  const up = sstep(0.582, 0.6, dz / Math.max(0.01, dy));
  const low: V3 = [0.97, 0.92, 0.76],
    high: V3 = [0.32, 0.47, 0.56];
  for (let i = 0; i < 3; i++) o[i] = low[i] + (high[i] - low[i]) * up;
  return true;
};
export const lights: Omit<Setup, "cam" | "world"> = {
  suns: [{ d: SUN, c: [4.6, 3.4, 1.9] }],
  points: [
    // the bright steam is itself a lamp, and so is the open door
    { p: [0.2, 8.9, 3.4], c: [4.4, 3.6, 2.9], reach: 9, core: 2.5 },
    { p: [-0.2, 11, 1.6], c: [1.9, 1.5, 1.2], reach: 7, core: 1.2 },
    { p: [0, 7.9, 5.3], c: [0.9, 0.7, 0.45], reach: 3.2, core: 0.2 },
    ...OVENS.map((x) => ({
      p: [x, RANGE.front - 0.35, 0.4] as V3,
      c: [1, 0.4, 0.14] as V3,
      reach: 3.4,
      core: 0.25,
    })),
  ],
  ambient,
  ao: 6,
  aoLen: 0.7,
  sky,
  mirror: 4,
  air: { c: [0.66, 0.36, 0.26], k: 0.07, from: 8.2 },
};
