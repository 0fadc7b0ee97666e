/** The block store: a high aisle between shelves, closed by more shelves; the sun comes through one tall window at the left. */
import { type Pt } from "../../kit/core.ts";
import { type Cam, onSheet, proj } from "../../kit/terrain.ts";

const cam: Cam = { x: 0, y: 0, z: 1.35, f: 1485, cx: 640, hy: 800 };
export const KEY = "#0b0a10";
/** x to the right, depth away, z up, in metres */
export const on = (x: number, depth: number, z: number): Pt => onSheet(cam, x, depth, z);
export const scaleAt = (depth: number) => 1485 / proj(cam, 0, depth, 0)[2];
/** the walls of the aisle, and what the shelves reach beyond the sheet */
export const LEFT = -2.4,
  RIGHT = 2.5,
  END = 9,
  HIGH = 7.4;
/** the window in the left wall */
export const WINDOW = { near: 5.15, far: 6.75, sill: 0.9, top: 7.2 };
/** the way of the sun for each metre to the right */
const SUN = { depth: 0.78, z: -0.86 };

/** where the light of a point of the window arrives */
export const onEnd = (depth: number, z: number): Pt => {
  const t = (END - depth) / SUN.depth;
  return on(LEFT + t, END, z + SUN.z * t);
};
export const onFloor = (depth: number, z: number): Pt => {
  const t = -z / SUN.z;
  return on(LEFT + t, depth + SUN.depth * t, 0);
};
export const onRight = (depth: number, z: number): Pt => {
  const t = RIGHT - LEFT;
  return on(RIGHT, depth + SUN.depth * t, z + SUN.z * t);
};
/** the panes between the bars of the window, each as its four corners (depth, z) */
export function panes(): Pt[][] {
  const { near, far, sill, top } = WINDOW;
  const cols = 4,
    rows = 9,
    bar = 0.045;
  const out: Pt[][] = [];
  for (let i = 0; i < cols; i++)
    for (let j = 0; j < rows; j++) {
      const a = near + ((far - near) * i) / cols + bar,
        b = near + ((far - near) * (i + 1)) / cols - bar,
        c = sill + ((top - sill) * j) / rows + bar * 0.7,
        d = sill + ((top - sill) * (j + 1)) / rows - bar * 0.7;
      out.push([
        [a, c],
        [b, c],
        [b, d],
        [a, d],
      ]);
    }
  return out;
}
