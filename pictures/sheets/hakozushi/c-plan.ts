/** Hakozushi C, the plan: the camera over the river, and the frames of the bank, the bridge and the box, in metres. */
import { type Pt, type V3 } from "../../kit/core.ts";

export const KEY = "#191320";
/** The eye's height over the water, the eye level on the sheet, and the focal length in design units. */
export const EYE = 3.4,
  LEVEL = 448,
  FOCUS = 1300;
/** How many design units a metre has at a distance. */
export const scaleAt = (y: number) => FOCUS / y;
/** A point on the sheet; mirrored, the same point in the calm water. */
export const onPaper = ([x, y, z]: V3, mirrored = false): Pt => [
  800 + x * scaleAt(y),
  LEVEL - ((mirrored ? -z : z) - EYE) * scaleAt(y),
];

/** The left bank: along it to the bridge, out over the river, up. */
export const BANK_TOP = 1.9;
export const onBank = (along: number, out: number, z: number): V3 => [
  -13.5 + 0.655 * along + 0.757 * out,
  22 + 0.757 * along - 0.655 * out,
  z,
];

/** The bridge: along its near face to the right and towards us, into its depth, up. */
export const onBridge = (along: number, deep: number, z: number): V3 => [
  -1.4 + 0.883 * along + 0.469 * deep,
  36 - 0.469 * along + 0.883 * deep,
  z,
];
export const BRIDGE_DEEP = 5;
/** Arches by their middle; the springing lies low, so each closes with its mirror to a ring. */
export const ARCHES = [4.4, 15.4] as const;
export const HALF = 4.4,
  SPRING = 0.7,
  RISE = 3.85;
/** The string course under the rail, a little higher in the middle. */
export const deck = (along: number) => 5.3 + 0.3 * (1 - ((along - 9.9) / 12) ** 2);

/** The landing before us: the height of its stones, and where the box stands on them. */
export const STONE = 2.85;
const BOX_AT: Pt = [0.236, 0.97],
  TURN: Pt = [0.916, 0.401];
export const BOX_HALF = 0.137,
  BOX_HIGH = 0.062;
/** Half of the hollow between its walls, and how high the food stands in it. */
export const BOX_INNER = BOX_HALF - 0.0135,
  BOX_FOOD = BOX_HIGH - 0.013;
/** A point of the box: right and back along its sides from the middle, and up from the stone. */
export const onBox = (right: number, back: number, up: number): V3 => [
  BOX_AT[0] + right * TURN[0] - back * TURN[1],
  BOX_AT[1] + right * TURN[1] + back * TURN[0],
  STONE + up,
];
