/** Echizen A, dimensions: the drying yard along its wall, seen aslant. Metres; y along the wall. */
import { type Pt } from "../../kit/core.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

export const KEY = "#1b1720";
export const cam: Cam = { x: 0.9, y: 0, z: 1.5, f: 1150, cx: 700, hy: 540, yaw: -0.5 };
export const at = (x: number, y: number, z = 0): Pt => onSheet(cam, x, y, z);
/** The front, length and height of the wall, and the overhang of its eave. */
export const WALL = { x: -2.7, from: 0.9, to: 36, top: 3.7, eave: -1.75 };
/** Where the rape begins. */
export const FIELD = 0.35;
/** The near edges of the boards: where in the row each stands. */
export const BOARDS = Array.from({ length: 33 }, (_, i) => 1.7 + 0.99 * i);
/** The board on its way, from end to end, and the height of its lower edge. */
export const CARRIED = { from: [-1.62, 6.75], to: [0.02, 7.75], low: 0.66, tall: 0.8 } as const;
const S = Math.sin(cam.yaw ?? 0),
  K = Math.cos(cam.yaw ?? 0);
/** Where the field's edge is on the sheet, at a distance. */
export const fieldEdge = (far: number) => cam.cx + (cam.f * ((FIELD - cam.x - far * S) / K)) / far;
/** The place on the boards, along and up, that is seen at a point of the sheet. */
export function onBoards(px: number, py: number): Pt | null {
  const u = (px - cam.cx) / cam.f,
    w = -(py - cam.hy) / cam.f;
  const t = (WALL.x + 0.6 - 0.227 * cam.z - cam.x) / (u * K + S + 0.227 * w);
  return t > 0 ? [t * (K - u * S), cam.z + t * w] : null;
}

/** The place in the yard, from the wall and along it, that is seen at a point of the sheet. */
export function onGround(px: number, py: number): Pt | null {
  if (py < cam.hy + 20) return null;
  const far = (cam.f * cam.z) / (py - cam.hy),
    u = ((px - cam.cx) / cam.f) * far;
  return [cam.x + u * K + far * S, far * K - u * S];
}
