/** Where the moss holds on a stone. */
import { clamp, type Noise } from "../../kit/core.ts";
import type { Relief } from "./hero-relief.ts";

/** moss in patches: on the crown, and on the shoulder that the sun does not reach */
export function mossPatches(R: Relief, n: Noise): Float32Array {
  return R.moss.map((v, q) => {
    const x = R.px[q],
      y = R.py[q];
    const patch = 0.5 + 0.5 * n.n2(x * 4.4 + 3, y * 4.4 + 6) + 0.05 * n.n2(x * 15, y * 15);
    return y > 0.7
      ? v - 0.012 - 0.1 * clamp(patch)
      : v - 0.005 - 0.1 * clamp(patch) - 0.8 * clamp(x + 0.06);
  });
}
