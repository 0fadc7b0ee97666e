/** Hakozushi B: the two roofs of the shop: flat pans in courses between round rows, eave tiles below them, a ridge of stacked tiles. */
import { type V3 } from "../../kit/core.ts";
import { type Hit, type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";

interface Slope {
  /** half its length along the street, and the distance between its rows of tiles */
  readonly half: number;
  readonly pitch: number;
  /** depth and height of its lower edge */
  readonly edge: readonly [y: number, z: number];
  readonly long: number;
  readonly tip: number;
}
const ROLL = 0.056,
  COURSE = 0.19;
const tone = ["#1b2540", "#34456b", "#50648d", "#7f93b6", "#aebdd4"].map(linear);
const put = (o: Float64Array, c: V3) => {
  for (let i = 0; i < 3; i++) o[i] = c[i];
};
const part = (v: number) => v - Math.floor(v);
const odd = (a: number, b: number) => part(Math.abs(Math.sin(a * 12.9 + b * 78.2) * 43.7));

/** Hollow pans: each has a pale lower lip, and its shadow on the next one; a few are darker. */
const pans = (half: number, pitch: number): Mat => ({
  c: tone[2],
  line: 0.5,
  tex: (h: Hit, o) => {
    const u = (h.lx + half) / pitch,
      across = part(u);
    const v = h.ly / COURSE + 0.34 * Math.sin(Math.PI * across);
    const up = part(v),
      pan = odd(Math.floor(u), Math.floor(v));
    if (up < 0.17) put(o, tone[3]);
    else if (up > 0.84 || across < 0.3) put(o, tone[0]);
    else put(o, tone[pan > 0.28 ? 2 : 1]);
  },
});
/** Round tiles, lit by the sky from the left above; a joint every second course. */
const rolls: Mat = {
  c: tone[2],
  line: 0.6,
  tex: (h: Hit, o) => {
    const joint = part(h.lz / (COURSE * 1.6) + odd(Math.round(h.x * 20), 3) * 0.2);
    const light = 0.75 * h.nz - 0.55 * h.nx;
    if (joint < 0.09) put(o, tone[0]);
    else put(o, tone[(light > 0.62 ? 3 : light > 0.1 ? 2 : 1) + (joint < 0.2 ? 1 : 0)]);
  },
};
/** The round face of an eave tile: a raised rim and a boss. */
const ends: Mat = {
  c: tone[3],
  line: 0.9,
  tex: (h: Hit, o) => {
    const d = Math.hypot(h.lx, h.ly) / (ROLL + 0.016);
    put(o, tone[d > 0.74 || d < 0.34 ? 3 : 1]);
  },
};
const lip = flat("#6d80a6", { line: 0.9 }),
  dark = flat("#27324f", { line: 0.7 });

export function roof(w: World, o: Slope, rafter: Mat) {
  const { half, edge, long, tip } = o;
  const [dy, dz] = [Math.cos(tip), Math.sin(tip)];
  /** a point `up` the slope and `over` its face, as depth and height */
  const at = (up: number, over: number): [number, number] => [
    edge[0] + dy * up - dz * over,
    edge[1] + dz * up + dy * over,
  ];
  w.turned([0, ...at(long / 2, 0)], [half, long / 2, 0.04], pans(half, o.pitch), 0, tip);
  const rows = Math.round((2 * half) / o.pitch);
  for (let i = 0; i <= rows; i++) {
    const x = -half + (2 * half * i) / rows;
    // the row at each end of the roof is a heavier one
    const thick = ROLL + (i % rows ? 0 : 0.02);
    w.rod([x, ...at(-0.02, 0.042)], [x, ...at(long, 0.042)], thick, rolls);
    w.rod([x, ...at(-0.06, 0.034)], [x, ...at(0.01, 0.034)], thick + 0.016, ends);
    if (i < rows)
      w.turned(
        [x + half / rows, ...at(-0.03, 0.012)],
        [half / rows - 0.05, 0.02, 0.035],
        lip,
        0,
        tip,
      );
  }
  for (let x = -half + 0.1; x < half; x += 0.3)
    w.beam([x, ...at(0.05, -0.1)], [x, ...at(long * 0.7, -0.1)], 0.07, 0.08, rafter);
  w.box(-half, edge[0] - 0.02, edge[1] - 0.1, half, edge[0] + 0.04, edge[1] - 0.03, rafter);
}
/** Courses of flat tiles on each other, the lower ones wider, and a round row on top. */
function stack(
  w: World,
  half: number,
  [y, z]: readonly [number, number],
  courses: number,
  deep: number,
) {
  const HIGH = 0.075;
  for (let i = 0; i < courses; i++) {
    const out = deep - i * 0.022,
      z0 = z + i * HIGH;
    w.box(-half, y - out, z0, half, y + out, z0 + HIGH * 0.36, dark);
    w.box(-half, y - out - 0.02, z0 + HIGH * 0.36, half, y + out + 0.02, z0 + HIGH, lip);
  }
  const top = z + courses * HIGH + 0.03;
  w.rod([-half - 0.04, y, top], [half + 0.04, y, top], 0.085, rolls);
  return top;
}
/** The main ridge, with a broad ornament of tile at each end. */
export function ridge(w: World, half: number, y: number, z: number) {
  const top = stack(w, half, [y, z - 0.1], 4, 0.2);
  for (const s of [-1, 1]) {
    w.box(s * half - 0.06, y - 0.3, z - 0.16, s * half + 0.06, y + 0.3, top - 0.06, dark);
    w.ball([s * half, y, top + 0.02], [0.08, 0.2, 0.2], lip);
  }
}
/** The low one where the lower roof meets the wall. */
export const wallRidge = (w: World, half: number, y: number, z: number) =>
  stack(w, half, [y, z], 2, 0.16);
