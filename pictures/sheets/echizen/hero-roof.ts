/** Under the roof: boards in the dark above the great beam, and the cross-beams that run towards us, lit a little from the floor. */
import { mix, type V3 } from "../../kit/core.ts";
import { type Print } from "../../kit/print.ts";
import { boxFaces, shadedFace } from "./hero-face.ts";
import { POSTS, RISE, SIDE, WALL } from "./hero-plan.ts";
import { grained, hash } from "./hero-wood.ts";

const CEILING = RISE.top + 0.32;
const BOARD = 0.42;
const ceiling: V3[] = [
  [-4, WALL + 0.2, CEILING],
  [SIDE, WALL + 0.2, CEILING],
  [SIDE, 1.2, CEILING],
  [2, 1.2, CEILING],
  [-4, 4, CEILING],
];
export function roof(P: Print) {
  shadedFace(P, ceiling, (p) => {
    const row = Math.floor(p[0] / BOARD),
      seam = p[0] / BOARD - row;
    const c = mix("#382a3a", "#4c3a48", hash(row));
    return grained(mix(c, "#120d16", seam < 0.06 ? 0.6 : 0), p, 1, 1.1, row);
  });
  // a second great beam, nearer: it closes the sheet above
  beam(P, [-4, WALL - 2.9, RISE.top], [SIDE, WALL - 2.6, CEILING], 0);
  for (const p of [POSTS[0], POSTS[1], POSTS[2]])
    beam(P, [p - 0.12, 2, RISE.top - 0.16], [p + 0.12, WALL - 0.04, RISE.top + 0.16], 1);
}
function beam(P: Print, a: V3, b: V3, axis: 0 | 1) {
  const f = boxFaces(a, b);
  const low = (p: V3) => mix("#6e4d43", "#40303a", Math.min(1, Math.max(0, (7.4 - p[1]) / 4)));
  shadedFace(P, f.under, (p) => grained(low(p), p, axis, 1.1, a[0]));
  if (axis === 1)
    shadedFace(P, f.left, (p) => grained(mix(low(p), "#8a6250", 0.2), p, axis, 1, a[0] + 2));
  shadedFace(P, f.front, (p) => grained([60, 45, 50], p, axis, 1.2, a[0] + 4));
}
