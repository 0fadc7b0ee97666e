/** The soot room: an aisle between two racks of lamps, a window at its end. Its measures, its views, and where each lamp stands. */
import { Noise, type Pt, Rng, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";

export const KEY = "#060406";
export const P = new Print(510, "#0d0a0a");
export const nz = new Noise(58);

const FOCUS = 1000;
export const EYE = 1.5;
const VANISH: Pt = [1008, 640];
/** x to the right, depth away, z up, in metres */
export const END = 11.9,
  NEAR = 1.5;
/** what of the room is seen: the room itself, or its image in the polished floor */
export interface View {
  readonly eye: number;
  readonly on: (x: number, depth: number, z: number) => Pt;
  /** the way of the ray through a point of the sheet, for each metre of depth */
  readonly ray: (x: number, y: number) => V3;
}
const viewOf = (turn: 1 | -1): View => ({
  eye: turn * EYE,
  on: (x, depth, z) => [
    VANISH[0] + (FOCUS * x) / depth,
    VANISH[1] - (turn * FOCUS * (z - turn * EYE)) / depth,
  ],
  ray: (x, y) => [(x - VANISH[0]) / FOCUS, 1, (-turn * (y - VANISH[1])) / FOCUS],
});
export const ROOM = viewOf(1),
  IMAGE = viewOf(-1);
export const { on } = ROOM;
/** the design units of a metre */
export const scaleAt = (depth: number) => FOCUS / depth;
/** The point of the floor that is seen at a point of the sheet below the eye level. */
export function floorAt(x: number, y: number): Pt {
  const depth = (FOCUS * EYE) / (y - VANISH[1]);
  return [((x - VANISH[0]) * depth) / FOCUS, depth];
}

/** A rack: the front edges of its shelves, the wall behind them, and on which side of the aisle it is. */
export interface Rack {
  readonly side: -1 | 1;
  readonly edge: number;
  readonly wall: number;
}
export const RACKS: readonly Rack[] = [
  { side: -1, edge: -2.59, wall: -3.12 },
  { side: 1, edge: 1.19, wall: 1.72 },
];
/** the tops of the shelves, and what a shelf is thick */
export const SHELVES = [0.34, 0.88, 1.41, 1.98] as const;
export const BOARD = 0.05;
/** the underside of the rail above the upper row */
export const RAIL = 2.6;
export const POSTS = [10.8, 7.95, 5.1] as const;
export const BEAMS = [10.8, 7.95, 5.1, 2.36] as const;
/** undersides: of the tie beams, of the joists, of the boards over them */
export const ROOF = { beam: 2.9, joist: 3.3, boards: 3.46 } as const;
/** the window in the end wall */
export const WINDOW = { left: -2.35, right: 0.05, sill: 0.86, head: 2.6 } as const;

export interface Lamp {
  readonly x: number;
  readonly depth: number;
  /** the shelf it stands on */
  readonly z: number;
  readonly scale: number;
  /** the height of its flame in metres; 0 when it has gone out */
  readonly flame: number;
  readonly lean: number;
  /** whether its lid is on it; one taken off lets the flame's light go up */
  readonly covered: boolean;
  readonly held?: boolean;
  /** the direction between its two front legs, which stand beside the flame as we see it */
  readonly turn: number;
}
/** The lamps of one shelf: their light stays between this shelf and the next. */
export interface Row {
  readonly rack: Rack;
  readonly z: number;
  readonly top: number;
  /** the farthest first */
  readonly lamps: readonly Lamp[];
}
/** flames just trimmed, low, steady, and grown long */
const FLAMES = [0.048, 0.07, 0.098, 0.14] as const;
/** where the man stands, and the lamp whose lid he has in his hands */
export const MAN = { x: -1.93, depth: 5.95 } as const;
export const OPENED = { row: 1, depth: 6.12, z: SHELVES[1], flame: 0.19 } as const;
/** Whether the lamps here have burnt out: the bays beside us, one bay of the right rack, and a few lots elsewhere. */
function isOut(side: number, depth: number, k: number, r: Rng): boolean {
  const lot = nz.n2(depth * 0.62 + side * 7.1 + k * 3.3, k * 1.9 + side * 2.7);
  if (side < 0 && depth < 3.1) return true;
  if (side > 0 && depth < 2.9) return true;
  if (side > 0 && depth > 5 && depth < 7.2) return true;
  return lot > (side < 0 && depth > 5 && depth < 8.6 ? 0.8 : 0.56) || r.chance(0.08);
}

function rowOf(rack: Rack, k: number, r: Rng): Row {
  const z = SHELVES[k],
    lamps: Lamp[] = [];
  for (let depth = r.range(11.2, 11.5); depth > 2; depth -= r.range(0.58, 0.98)) {
    // a lamp stands beside a post, never behind it
    const clear = POSTS.find((q) => Math.abs(q - depth) < 0.17);
    const at = clear === undefined ? depth : clear - 0.17;
    if (rack.side < 0 && k === OPENED.row && Math.abs(at - OPENED.depth) < 0.55) continue;
    const out = isOut(rack.side, at, k, r);
    if (r.chance(out ? 0.3 : 0.06)) continue;
    lamps.push({
      x: rack.edge + rack.side * r.range(0.23, 0.29),
      depth: at,
      z,
      scale: r.pick([0.86, 0.95, 1.02, 1.14]),
      flame: out ? 0 : r.pick(FLAMES) * r.range(0.93, 1.07),
      covered: (rack.side < 0 && Math.abs(at - OPENED.depth) < 0.9) || !r.chance(out ? 0.2 : 0.1),
      lean: 0.16 * nz.n2(at * 0.9, z * 2) + 0.05 * r.g(),
      turn: Math.atan2(-at, -rack.edge) + r.range(-0.3, 0.3),
    });
  }
  if (rack.side < 0 && k === OPENED.row) {
    const { depth, flame } = OPENED;
    const mine: Lamp = {
      x: rack.edge - 0.16,
      depth,
      z,
      scale: 1.05,
      flame,
      covered: false,
      held: true,
      lean: 0.12,
      turn: Math.atan2(-depth, -rack.edge),
    };
    lamps.push(mine);
    lamps.sort((a, b) => b.depth - a.depth);
  }
  return { rack, z, top: (SHELVES[k + 1] ?? RAIL + 1) - BOARD, lamps };
}
const chance = new Rng(31);
export const ROWS: readonly Row[] = RACKS.flatMap((rack) =>
  SHELVES.map((_, k) => rowOf(rack, k, chance)),
);

/** the lamp set down on the floor to be filled, and the lids taken off: two in a stack, one alone */
export const FREE = { x: 0.6, depth: 3.36, flame: 0.14, high: 0.075 } as const;
export const LIDS = [
  { x: 0.24, depth: 3.62, z: 0 },
  { x: 0.245, depth: 3.61, z: 0.15 },
  { x: 0.82, depth: 3.98, z: 0 },
] as const;
export const LID_RADIUS = 0.165;
