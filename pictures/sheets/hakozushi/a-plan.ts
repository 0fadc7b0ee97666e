/** Hakozushi A: the plan of the workshop: the camera, its measures, its few inks. x right, y away, z up, metres. */
import { type Col, type Ctx, type Pt, type Stops, bokashi } from "../../kit/core.ts";
import { catmull, fillPoly } from "../../kit/brush.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

const cam: Cam = { x: 0, y: 0, z: 1.55, f: 1300, cx: 606, hy: 1105 };
export const KEY = "#120f16";
/** half the width between the walls, the wall at the back, the eaves */
export const HALF = 2.4;
export const BACK = 11.9;
export const EAVES = 3.9;
/** underside of the boards above a point across the room */
export const roofZ = (x: number) => 6.42 - 1.05 * Math.abs(x);
/** the smoke vent: the roof is open between the upper purlins, from this depth to the back */
export const VENT = { half: 0.9, from: 7.3, to: 11.2 };
export const at = (x: number, y: number, z: number): Pt => onSheet(cam, x, y, z);
/** size of a metre on the sheet at a depth */
export const metre = (y: number) => cam.f / y;
export const grade = (x: Ctx, a: Pt, b: Pt, stops: Stops) => bokashi(x, ...a, ...b, stops);
/** a shape cut with long curves through its corners */
export const carve = (x: Ctx, p: Pt[], c: Col | CanvasGradient, a = 1) =>
  fillPoly(x, catmull(p, 10, true), c, a);
