/** The Print of the dusk sheet, and the camera above the roof. */
import { type Pt, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

export const P = new Print(91, "#efe2cf");
export const n = P.noise;
export const keyColour = "#12142a";
/** From far above the ridge of the roof, looking down the valley. */
export const cam: Cam = { x: 0, y: 0, z: 16.5, f: 1250, cx: 800, hy: 400, yaw: 0 };
/** The yard is this much below height 0. */
const YARD = -1.6;
export const onYard = (x: number, y: number, up = 0): Pt => onSheet(cam, x, y, YARD + up);
/** The position of the burning leaves. */
export const FIRE: readonly [number, number] = [12.4, 37];

const turn = -0.3;
const origin: V3 = [-7.7, 25, YARD];
/** Points of the hall: u along its front, v away from it, w up. */
export const place = ([u, v, w]: V3): Pt =>
  onSheet(
    cam,
    origin[0] + u * Math.cos(turn) - v * Math.sin(turn),
    origin[1] + u * Math.sin(turn) + v * Math.cos(turn),
    origin[2] + w,
  );
