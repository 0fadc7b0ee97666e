/** cut: an outline written as one line of numbers, "x y, x y, …". */
import type { Pt } from "./core.ts";

export function cut(outline: string): Pt[] {
  return outline.split(",").map((pair) => {
    const [x, y] = pair.trim().split(/\s+/).map(Number);
    return [x, y];
  });
}
