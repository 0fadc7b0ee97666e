/** size: all drawing is in 1600x1200 design units; SS is the supersampling factor. */
import type { Canvas, SKRSContext2D } from "@napi-rs/canvas";

export const W = 1600,
  H = 1200;
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
