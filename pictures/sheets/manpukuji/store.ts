/** The block store: its camera and its measures. */
import { type Pt } from "../../kit/core.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

export const cam: Cam = { x: 0.12, y: 0, z: 1.72, f: 1120, cx: 800, hy: 500 };
export const AISLE = 1.95;
export const END = 13;
export const KEY = "#151014";
export const on = (x: number, y: number, z: number): Pt => onSheet(cam, x, y, z);
