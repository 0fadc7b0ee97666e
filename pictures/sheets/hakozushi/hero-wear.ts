/** What lamplight does to a wall: a few values with soft cut edges. */
import { sstep } from "../../kit/core.ts";

/** Gathers a value into `count` steps whose edges stay a little soft, as overlapping blocks of colour do. */
export function cutSteps(v: number, count: number) {
  const t = v * count,
    f = Math.floor(t);
  return (f + sstep(0.32, 0.68, t - f)) / count;
}
