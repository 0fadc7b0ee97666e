/** Oze D: where the bank meets the river: a few pale strokes of water along its dark edge. */
import { lerp } from "../../kit/core.ts";
import { cut, edge, n, P } from "./d-plan.ts";

export function lapping() {
  P.block((x) => {
    for (let i = 6; i < edge.length - 6; i += 9) {
      const [px, y] = edge[i];
      cut(x, px + 30 * n.n2(i, 3), y - 3, lerp(70, 190, Math.abs(n.n2(i, 8))), 3.4, "#7f9bbb", 0.7);
    }
  });
}
