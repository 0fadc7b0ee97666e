/** Hakozushi B, the plan: the camera across the street, where the shop's front stands, and where somebody goes in. In metres. */
import { type V3 } from "../../kit/core.ts";
import { type Cam } from "../../kit/terrain.ts";

export const KEY = "#15141f";
export const cam: Cam = { x: -3.0, y: -2.9, z: 1.5, f: 1990, cx: 590, hy: 1050, yaw: 0.27 };
/** The depth of the shop's front. */
export const FRONT = 8.3;
export const CALLER: V3 = [0.22, FRONT - 0.02, 0.05];
