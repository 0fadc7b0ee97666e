/** Hakozushi A: the roof from below: boards and rafters, purlins, bowed tie beams with their struts; open at the smoke vent. */
import { type V3 } from "../../kit/core.ts";
import { type World } from "../../kit/solids.ts";
import { timber } from "../../kit/wood.ts";
import { BACK, BAYS, roofZ, VENT } from "./a-plan.ts";
import { log, post } from "./a-woods.ts";

const FROM = 3.45,
  EAVES = 2.9;
const boards = timber({ dark: "#14163a", light: "#363c76", along: "x", near: 6, line: 0.3 }),
  rafter = timber({ dark: "#1e1416", light: "#4c3630", along: "y", near: 9, line: 0.9 }),
  purlin = log("y", "#45291f", "#5f3c2b", "#22140f"),
  tie = log("x", "#33201b", "#4b2f26", "#160d0c");

/** A slab along the slope from `x0` up to `x1`, over a depth of the room. */
function slope(w: World, x0: number, x1: number, y0: number, y1: number, under: number) {
  for (const s of [-1, 1]) {
    const at = (x: number): V3 => [s * x, (y0 + y1) / 2, roofZ(x) - under];
    w.beam(at(x0), at(x1), y1 - y0, under < 0 ? 0.05 : 0.12, under < 0 ? boards : rafter);
  }
}
/** A bowed log from wall to wall, of many short drums; gives the numbers of its solids. */
function bowed(w: World, y: number, r: number, heights: readonly number[]): number[] {
  const ids: number[] = [],
    parts = 44,
    wide = 5.2;
  const z = (t: number) => {
    const u = t * (heights.length - 1),
      i = Math.min(heights.length - 2, Math.floor(u)),
      f = u - i,
      k = f * f * (3 - 2 * f);
    return heights[i] + (heights[i + 1] - heights[i]) * k;
  };
  const thick = (t: number) => r * (1 + 0.1 * Math.sin(4.4 * t + 0.7) + 0.025 * Math.sin(19 * t));
  for (let k = 0; k < parts; k++) {
    const a = k / parts,
      b = (k + 1) / parts;
    ids.push(w.solids.length);
    w.rod([(a - 0.5) * wide, y, z(a)], [(b - 0.5) * wide, y, z(b)], thick(a), tie, thick(b));
    // a ball closes each joint
    ids.push(w.solids.length);
    w.ball([(b - 0.5) * wide, y, z(b)], [thick(b), thick(b), thick(b)], tie);
  }
  return ids;
}
/** Builds the roof; gives the solids that are one piece of wood each. */
export function roof(w: World): number[][] {
  slope(w, EAVES, 0, FROM, VENT.from, -0.06);
  slope(w, EAVES, VENT.half, VENT.from, BACK + 0.6, -0.06);
  for (let y = FROM + 0.1; y < BACK; y += 0.42)
    slope(w, EAVES, y < VENT.from ? 0 : VENT.half, y - 0.075, y + 0.075, 0.05);
  // bare rafters cross the vent
  for (const y of [8.5, 9.7, 10.9]) slope(w, VENT.half, 0, y - 0.05, y + 0.05, 0.05);
  // the frame at the edge of the vent
  slope(w, EAVES, 0, VENT.from - 0.05, VENT.from + 0.06, 0.06);
  w.rod([0, FROM, 6.2], [0, BACK, 6.2], 0.1, purlin);
  for (const [x, r] of [
    [VENT.half, 0.105],
    [1.64, 0.1],
  ])
    for (const s of [-1, 1])
      w.rod([s * x, 3.9, roofZ(x) - 0.2], [s * x, BACK, roofZ(x) - 0.2], r, purlin);
  const heights = [
    [3.38, 3.52, 3.74, 3.82, 3.76, 3.7, 3.68],
    [3.7, 3.82, 3.92, 3.94, 3.84, 3.72, 3.68],
    [3.62, 3.68, 3.68, 3.6, 3.62, 3.66, 3.62],
  ];
  const logs = heights.map((line, i) => bowed(w, BAYS[i], [0.195, 0.165, 0.14][i], line));
  for (const [i, y] of BAYS.entries())
    for (const s of [-1, 1])
      w.box(
        s * 0.9 - 0.065,
        y - 0.06,
        [3.85, 3.85, 3.65, 4][i],
        s * 0.9 + 0.065,
        y + 0.06,
        i ? 5.4 : 5.22,
        post,
      );
  return logs;
}
