/** Echizen A, dimensions: the drying yard along its wall. Metres; y along the wall. */
import { type Pt } from "../../kit/core.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

export const KEY = "#1b1720";
export const cam: Cam = { x: 0.6, y: 0, z: 1.7, f: 1050, cx: 1080, hy: 530 };
export const at = (x: number, y: number, z = 0): Pt => onSheet(cam, x, y, z);
/** The front, length and height of the wall, and the overhang of its eave. */
export const WALL = { x: -2.7, from: 0.9, to: 36, top: 3.7, eave: -1.75 };
/** Where the rape begins. */
export const FIELD = 1.02;
/** The papermaker's feet. */
export const RAISER = { x: -1.29, y: 4.45 };
/** The near edges of the boards: where in the row each stands, hers too. */
export const BOARDS = Array.from({ length: 33 }, (_, i) => 1.7 + 0.99 * i);
/** Which of them she pushes home. */
export const HERS = 2;
/** A low stand in the yard with the wet sheets that wait. */
export const STAND = { x: [-0.3, 0.42], y: [3.95, 4.75], top: 0.44 } as const;
/** The feet of the one who brings the next board. */
export const CARRIER = { x: -0.28, y: 8.8 };
