/** Hakozushi A: the plan of the workshop: the camera, the bays of its frame, the slope of its roof. x right, y away, z up, metres. */
import { type Cam } from "../../kit/terrain.ts";

export const cam: Cam = { x: 0, y: 0, z: 1.55, f: 1300, cx: 606, hy: 1105 };
export const KEY = "#170e12";
/** half the width between the walls */
export const HALF = 2.4;
/** where the frames of posts and tie beams stand */
export const BAYS = [5, 7.3, 9.6, 11.9] as const;
/** the wall at the back */
export const BACK = 11.9;
/** underside of the boards above a point across the room */
export const roofZ = (x: number) => 6.42 - 1.05 * Math.abs(x);
/** the smoke vent: the roof is open between the upper purlins, from the second frame to the back */
export const VENT = { half: 0.86, from: 7.3 };
/** the range with its two ovens, and what stands on it: centre across, depth, radius */
export const RANGE = { x0: 0.14, x1: 2.2, front: 8.3, top: 0.7 };
export const STEAMER = { x: 0.74, y: 8.72, r: 0.4, rim: 1.14 };
export const OVENS = [0.76, 1.5] as const;
/** the cooling tub on its stand */
export const TUB = { x: -0.62, y: 6.42, r: 0.66, foot: 0.4, rim: 0.72 };
