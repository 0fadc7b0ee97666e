/** Hakozushi C, the plan: the camera, the bridge on the sheet, and where box, lid and cloth lie on the stone, in metres. */
import { type Pt } from "../../kit/core.ts";
import { type Cam } from "../../kit/terrain.ts";

export const KEY = "#1d1622";
export const cam: Cam = { x: 0, y: 0, z: 1.15, f: 1350, cx: 800, hy: 478 };
/** On the sheet: the far shore, the foot of the bridge in the water, its deck, and the sun. */
export const SHORE = 484,
  FOOT = 566,
  DECK = 306;
export const SUN: Pt = [942, 436];
/** The far edge of the stone step. */
export const EDGE = 3.7;
interface Square {
  readonly at: Pt;
  readonly yaw: number;
  readonly half: number;
}
export const BOX: Square = { at: [-0.8, 2.84], yaw: 0.1, half: 0.31 };
export const LID: Square = { at: [-0.04, 2.72], yaw: 0.1, half: 0.31 };
export const CLOTH: Square = { at: [-0.76, 2.86], yaw: 0.42, half: 0.5 };
