/** The corridor of the wooden fish: its plan in metres (x to the right, y along it, z up), and the eye that looks into it. */
import { type Pt } from "../../kit/core.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

/** turned to the left, so that the garden has half of the sheet: the corridor recedes to the right */
export const cam: Cam = { x: 0, y: 0, z: 1.6, f: 1081, cx: 800, hy: 680, yaw: -0.555 };
/** the line colour of the corridor */
export const KEY = "#120d12";

export const POST = -4.1;
export const EDGE = -4.52;
export const WALL = 1.18;
export const END = 33.4;
/** where along the corridor its posts stand */
export const bays = Array.from({ length: 9 }, (_v, k) => 1.98 + 3.88 * k);
/** the lanterns hang under the beams */
export const lamps = bays.slice(1, 6);
export const LAMP = { x: -1.3, z: 2.62 };
/** the lit doors in the far wall */
export const DOOR = { from: -2.5, to: -0.25, sill: 0.42, top: 2.55 };
/** the snow of the garden lies a little lower than the floor */
export const GROUND = -0.22;

export const on = (x: number, y: number, z: number): Pt => onSheet(cam, x, y, z);

const s = Math.sin(cam.yaw ?? 0),
  c = Math.cos(cam.yaw ?? 0);
/** where the line of sight through a point of the sheet meets the plane of the posts: along it, and up */
export function onPosts(sx: number, sy: number): Pt {
  const u = (sx - cam.cx) / cam.f,
    away = POST / (u * c + s);
  return [away * (c - u * s), cam.z - ((sy - cam.hy) / cam.f) * away];
}
/** where it meets the snow: across, along, and how far away */
export function onSnow(sx: number, sy: number): [x: number, y: number, away: number] {
  const away = ((cam.z - GROUND) * cam.f) / Math.max(0.5, sy - cam.hy),
    u = ((sx - cam.cx) / cam.f) * away;
  return [u * c + away * s, away * c - u * s, away];
}
/** where a direction in space points on the sheet */
export function towards(dx: number, dy: number, dz: number): Pt {
  const away = Math.max(1e-3, dx * s + dy * c);
  return [cam.cx + (cam.f * (dx * c - dy * s)) / away, cam.hy - (cam.f * dz) / away];
}
