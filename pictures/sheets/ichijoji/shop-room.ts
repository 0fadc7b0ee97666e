/** The room seen through an open door: a shelf of bowls, warm light, and two guests bent over their bowls, dark against it. */
import { clamp, lerp, type Pt } from "../../kit/core.ts";
import { catmull } from "../../kit/brush.ts";
import { cut } from "../../kit/cut.ts";
import { type Mat } from "../../kit/solids.ts";
import { linear } from "../../kit/expose.ts";

/** a seen metre of the wall is shorter along the street than upwards */
const ASLANT = 0.62;
/** Outlines in metres: across, to the right as seen from the street, and up from the floor. */
const guests: readonly { readonly at: number; readonly outline: Pt[] }[] = [
  // one lifts noodles to the mouth: the head bent aside, an elbow out
  {
    at: 0.545,
    outline: cut(
      "-0.21 0.5, -0.24 0.74, -0.25 0.92, -0.2 1.03, -0.09 1.08, -0.06 1.1, -0.09 1.17, -0.06 1.26, 0.02 1.29, 0.09 1.24, 0.1 1.15, 0.06 1.09, 0.13 1.06, 0.21 1.01, 0.29 0.92, 0.31 0.86, 0.24 0.84, 0.2 0.76, 0.2 0.5",
    ),
  },
  // one is bent low over the counter, the back round
  {
    at: 0.7,
    outline: cut(
      "-0.2 0.5, -0.24 0.7, -0.22 0.88, -0.27 0.96, -0.22 1.0, -0.14 0.99, -0.1 1.01, -0.13 1.07, -0.09 1.15, -0.01 1.17, 0.06 1.12, 0.07 1.04, 0.14 1.0, 0.21 0.92, 0.24 0.72, 0.21 0.5",
    ),
  },
];
const STOOL = cut(
  "-0.17 0.5, 0.17 0.5, 0.15 0.42, 0.05 0.4, 0.06 0.2, 0.12 0.16, -0.12 0.16, -0.06 0.2, -0.05 0.4, -0.15 0.42",
);
const silhouettes = guests.map(({ at, outline }) => ({
  at,
  parts: [catmull(outline, 5, true), STOOL],
}));

function within(outline: readonly Pt[], x: number, y: number): boolean {
  let odd = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [ax, ay] = outline[i],
      [bx, by] = outline[j];
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) odd = !odd;
  }
  return odd;
}
const HOT = linear("#fff0bf"),
  WARM = linear("#f7b24c"),
  LOW = linear("#b4541f"),
  COATS = [linear("#241a26"), linear("#1b2036")];

/** The back wall of a room, from y0 to y1 along the street and `high` metres high. */
export const room = (y0: number, y1: number, high: number): Mat => ({
  c: HOT,
  emit: 1,
  ghost: true,
  line: 0.5,
  tex: (h, o) => {
    const u = (h.y - y0) / (y1 - y0),
      v = h.z / high;
    const guest = silhouettes.findIndex(({ at, parts }) => {
      const across = (at - u) * (y1 - y0) * ASLANT;
      return Math.abs(across) < 0.4 && parts.some((part) => within(part, across, h.z));
    });
    if (guest >= 0) return o.set(COATS[guest]);
    const shelf = Math.abs(v - 0.78) < 0.012;
    const bowl = v > 0.79 && v < 0.83 && Math.abs(((u * 9) % 1) - 0.5) < 0.3;
    const counter = v < 0.42 && v > 0.38;
    for (let i = 0; i < 3; i++) {
      let c =
        v > 0.62
          ? lerp(HOT[i], WARM[i], clamp((1 - v) / 0.38))
          : lerp(WARM[i], LOW[i], clamp((0.62 - v) / 0.57));
      if (shelf || bowl || counter) c = LOW[i] * 0.35;
      else if (v <= 0.07) c = LOW[i] * 0.9;
      else if (v <= 0.38) c = LOW[i] * (0.5 + 0.3 * v);
      o[i] = 1.25 * c;
    }
  },
});
