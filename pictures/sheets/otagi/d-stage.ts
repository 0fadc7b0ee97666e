/** The press of the dusk sheet, and the eye above the roof. */
import { Print } from "../../kit/print.ts";
import { type Cam } from "../../kit/terrain.ts";

export const P = new Print(91, "#efe2cf");
export const n = P.noise;
export const keyColour = "#1a1c2a";
/** From well above the roof's ridge, looking down the valley. */
export const cam: Cam = { x: 0, y: 0, z: 15.5, f: 1250, cx: 800, hy: 340, yaw: 0 };
export const rose = "#e7b3a0";
