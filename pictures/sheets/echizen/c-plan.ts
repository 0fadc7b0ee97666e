/** Echizen C, dimensions: two sheets on a pole in an open doorway, the garden behind them. */
import { type Pt } from "../../kit/core.ts";

export const KEY = "#1d1318";
/** where the garden begins behind the sill, where the floor begins before it, where the far ground meets the mist */
export const SILL = 936,
  FLOOR = 968,
  FAR = 556;
/** the height of the pole, and the lintel's lower edge */
export const POLE = 112,
  LINTEL = 66;
/** the sheet: left, top, right, bottom; and the next one, half out of the picture */
export type Box = readonly [number, number, number, number];
export const SHEET: Box = [412, POLE, 1024, 884],
  NEXT: Box = [1376, POLE, 1900, 800];
/** where the sun stands behind the mist */
export const SUN: Pt = [846, 330];
