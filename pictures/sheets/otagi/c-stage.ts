/** The press of the bell's sheet, an eye that looks up, and the belfry's own frame. */
import { Noise, type Pt, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";

export const P = new Print(86, "#f3e7cc");
export const n = new Noise(14);
export const keyColour = "#1d1824";

/** The eye stands at the origin, this high, and looks up by this angle. */
const EYE = 1.5,
  PITCH = 0.31;
const FOCUS = 1540,
  MIDDLE: Pt = [600, 800];
const rise = Math.sin(PITCH),
  level = Math.cos(PITCH);
/** Where a place of the world lies on the sheet; x right, y away, z up, in metres. */
export const see = ([x, y, z]: V3): Pt => {
  const up = z - EYE,
    depth = y * level + up * rise;
  return [MIDDLE[0] + (FOCUS * x) / depth, MIDDLE[1] - (FOCUS * (up * level - y * rise)) / depth];
};

/** Where the bell hangs, and how far the belfry is turned against the sheet. */
export const HANG: Pt = [0.6, 3.6];
const TURN = 0.34;
/** A place in the belfry: `along` its great beam, `across` it away from the eye, height. */
export const belfry = (along: number, across: number, z: number): V3 => [
  HANG[0] + along * Math.cos(TURN) - across * Math.sin(TURN),
  HANG[1] + along * Math.sin(TURN) + across * Math.cos(TURN),
  z,
];
/** On the bell, from the direction of the eye: where its left side faces along the beam. */
export const STRUCK = Math.PI + TURN - (Math.atan2(-HANG[1], -HANG[0]) + 2 * Math.PI);
