/** size: all drawing is in design units, 1600x1200 or, for an upright sheet, 1200x1600; SS is the supersampling factor. */
import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";

/**
 * Set by the tools from `upright` in sheets.json. Drawing modules read it when they load, so it must be set before the program
 * starts.
 */
const upright = process.env["UPRIGHT"] === "1";
export const W = upright ? 1200 : 1600,
  H = upright ? 1600 : 1200;
export const SS = Number(process.env["SS"] ?? 1);
export const PW = Math.round(W * SS),
  PH = Math.round(H * SS);
export type Ctx = SKRSContext2D;
export type Pt = [number, number];
export type V3 = [number, number, number];
export interface Layer {
  c: Canvas;
  x: Ctx;
}
