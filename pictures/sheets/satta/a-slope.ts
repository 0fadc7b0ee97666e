/** Satta Pass, A: the ground of the hill: its skyline, its slope in metres, and where the road's lamps light it. */
import { clamp, lerp, Noise, type Pt, sstep } from "../../kit/core.ts";
import { fromSheet } from "./a-plan.ts";

const n = new Noise(23);
export const END = 850;
/** the skyline of the hill on the sheet */
const CREST: Pt[] = [
  [-40, 214],
  [40, 240],
  [130, 272],
  [220, 296],
  [290, 330],
  [350, 362],
  [430, 372],
  [520, 376],
  [590, 398],
  [660, 440],
  [740, 478],
  [800, 502],
  [END, 522],
];
function crestAt(x: number): number {
  const i = Math.max(
    1,
    CREST.findIndex(([cx]) => cx >= x),
  );
  const [x0, y0] = CREST[i - 1],
    [x1, y1] = CREST[i];
  return lerp(y0, y1, (x - x0) / (x1 - x0)) + 4 * n.n2(x * 0.03, 2);
}
const footD = (x: number) => lerp(96, 205, sstep(-60, 1050, x));
const crestD = (x: number) => footD(x) + lerp(62, 20, clamp(x / END));
export const FOOT = 3.6,
  STEP = 6.4;
/** a point of the hill above a place of the sheet's lower edge, at a height */
export function slope(x: number, z: number): [number, number, number] {
  const d0 = footD(x),
    d1 = crestD(x),
    [, , top] = fromSheet([x, crestAt(x)], d1);
  const t = clamp((z - FOOT) / (top - FOOT));
  const d = lerp(d0, d1, t);
  return [fromSheet([x, 0], d)[0], d, Math.min(z, top)];
}
export const topAt = (x: number) => fromSheet([x, crestAt(x)], crestD(x))[2];
export const columns: number[] = [];
for (let x = -40; x <= END; x += 10) columns.push(x);

export const level = (z: number) =>
  columns.map((x) => slope(x, z + 0.5 * n.n2(x * 0.008, z) * sstep(0, 6, z - FOOT)));

/** How much of the road lamps' light reaches a place: three lamps stand before the hill. */
export const lampLight = (x: number, y: number) =>
  [
    [75, 290, 150],
    [483, 380, 110],
    [720, 430, 70],
  ].reduce((a, [lx, ly, reach]) => Math.max(a, sstep(reach, 20, Math.hypot(x - lx, y - ly))), 0);
