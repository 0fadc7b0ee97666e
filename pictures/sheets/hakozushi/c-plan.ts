/** Hakozushi C, the plan: the camera, the two edges of the step, and where box, lid and cloth lie. In metres. */
import { type Pt } from "../../kit/core.ts";
import { type Cam } from "../../kit/terrain.ts";

export const KEY = "#211a20";
export const cam: Cam = { x: 0.1, y: 0, z: 1.08, f: 1180, cx: 760, hy: 350 };
/** The water's level below the step. */
export const WATER = -2.4;
/** The step's near and far edge. */
export const EDGE = 1.72,
  FAR_EDGE = 2.5;
interface Square {
  readonly at: Pt;
  readonly yaw: number;
  readonly half: number;
}
export const BOX: Square = { at: [-0.34, 2.12], yaw: 0.24, half: 0.258 };
export const LID: Square = { at: [0.25, 2.14], yaw: 0.13, half: 0.27 };
export const CLOTH: Square = { at: [-0.29, 2.07], yaw: 0.34, half: 0.46 };
