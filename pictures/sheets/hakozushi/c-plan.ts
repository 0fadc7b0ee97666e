/** Hakozushi C, the plan: the camera over the river, and the frames of the bank, the bridge, the stair and the box, in metres. */
import { type Pt, type V3 } from "../../kit/core.ts";

export const KEY = "#11152a";
/** The eye's height over the water, the eye level on the sheet, and the focal length in design units. */
export const EYE = 2.5,
  LEVEL = 470,
  FOCUS = 1300;
/** How many design units a metre has at a distance. */
export const scaleAt = (y: number) => FOCUS / y;
/** A point on the sheet; mirrored, the same point in the calm water. */
export const onPaper = ([x, y, z]: V3, mirrored = false): Pt => [
  800 + x * scaleAt(y),
  LEVEL - ((mirrored ? -z : z) - EYE) * scaleAt(y),
];

/** The left bank: along it to the bridge, out over the river, up. */
export const BANK_TOP = 1.7;
export const onBank = (along: number, out: number, z: number): V3 => [
  -15.6 + 0.655 * along + 0.757 * out,
  22 + 0.757 * along - 0.655 * out,
  z,
];

/** The bridge: along its near face to the right and towards us, into its depth, up. */
export const onBridge = (along: number, deep: number, z: number): V3 => [
  -3.2 + 0.883 * along + 0.469 * deep,
  36 - 0.469 * along + 0.883 * deep,
  z,
];
export const BRIDGE_DEEP = 5;
/** Arches by their middle; the springing lies low, so each closes with its mirror to a ring. */
export const ARCHES = [4.4, 15.4] as const;
export const HALF = 4.4,
  SPRING = 0.5,
  RISE = 4;
/** The string course under the rail, a little higher in the middle. */
export const deck = (along: number) => 5.3 + 0.3 * (1 - ((along - 9.9) / 12) ** 2);

/** The stair to the water: down it to the left, back along its edges, up from the water. */
export const LANDING = 1.5,
  TREAD = 0.46,
  RISER = 0.2;
export const onStair = (down: number, back: number, z: number): V3 => [
  0.35 - 0.985 * down - 0.17 * back,
  3 - 0.17 * down + 0.985 * back,
  z,
];
/** The box: half of a side, its height, half of its hollow, and how high the food stands in it. */
export const BOX_HALF = 0.148,
  BOX_HIGH = 0.062,
  BOX_INNER = 0.135,
  BOX_FOOD = 0.052;
const TURN: Pt = [0.955, 0.297];
/** A point of the box: right and back along its sides from the middle, and up from the stone. */
export const onBox = (right: number, back: number, up: number): V3 => [
  0.72 + right * TURN[0] - back * TURN[1],
  2.36 + right * TURN[1] + back * TURN[0],
  LANDING + up,
];
