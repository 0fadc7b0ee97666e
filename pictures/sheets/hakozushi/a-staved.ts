/** Hakozushi A: an open vessel of upright staves, each a solid of its own, so that the key block parts them. */
import { type Mat, type World } from "../../kit/solids.ts";

export function staved(
  w: World,
  [x, y]: readonly [number, number],
  o: { r: number; foot: number; rim: number; count: number; thick: number },
  mat: Mat,
) {
  const wide = (o.r * Math.PI) / o.count;
  for (let k = 0; k < o.count; k++) {
    const a = ((k + 0.5) / o.count) * 2 * Math.PI;
    // each rim is cut a little higher or lower
    const rim = o.rim + 0.003 * Math.sin(k * 2.7);
    w.turned(
      [x + (o.r - o.thick) * Math.sin(a), y - (o.r - o.thick) * Math.cos(a), (o.foot + rim) / 2],
      [wide * 1.02, o.thick, (rim - o.foot) / 2],
      mat,
      a,
    );
  }
}
