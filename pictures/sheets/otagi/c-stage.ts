/** The Print of the bell's sheet, a camera that looks up, and the coordinates of the bell tower. */
import { Noise, type Pt, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";

export const P = new Print(86, "#f3e7cc");
export const n = new Noise(14);
export const keyColour = "#1d1824";

/** The camera is at the origin, at this height, and looks up by this angle. */
const EYE = 1.5,
  PITCH = 0.31;
const FOCUS = 1540,
  MIDDLE: Pt = [600, 800];
const rise = Math.sin(PITCH),
  level = Math.cos(PITCH);
/** The position of a point on the sheet; x right, y away, z up, in metres. */
export const see = ([x, y, z]: V3): Pt => {
  const up = z - EYE,
    depth = y * level + up * rise;
  return [MIDDLE[0] + (FOCUS * x) / depth, MIDDLE[1] - (FOCUS * (up * level - y * rise)) / depth];
};

/** The position of the bell, and the rotation of the bell tower. */
export const HANG: Pt = [0.6, 3.6];
const TURN = 0.34;
/** A point in the bell tower: `along` its main beam, `across` it away from the viewer, height. */
export const belfry = (along: number, across: number, z: number): V3 => [
  HANG[0] + along * Math.cos(TURN) - across * Math.sin(TURN),
  HANG[1] + along * Math.sin(TURN) + across * Math.cos(TURN),
  z,
];
/** On the bell, relative to the viewer's direction: the angle of its side along the beam. */
export const STRUCK = Math.PI + TURN - (Math.atan2(-HANG[1], -HANG[0]) + 2 * Math.PI);
