/** The press of the bells' sheet, and the place: a beam that runs from the near right to the far left. */
import { Noise, type Pt, type V3 } from "../../kit/core.ts";
import { Print } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";

export const P = new Print(86, "#f1e4c8");
export const n = new Noise(14);
export const keyColour = "#21161f";
/** The eye is below the bells' mouths. */
export const cam: Cam = { x: 0, y: 0, z: 1.5, f: 1500, cx: 800, hy: 868 };
export const see = (p: V3): Pt => {
  const [a, b] = proj(cam, p[0], p[1], p[2]);
  return [a, b];
};
/** How many units a metre takes at a depth. */
export const scaleAt = (depth: number) => cam.f / depth;

const SLANT = -0.7;
const norm = Math.hypot(1, SLANT);
/** A place by the beam: depth along it, metres towards the viewer's left, height. */
export const under = (depth: number, out: number, z: number): V3 => [
  1 + (depth - 3.2) * SLANT - out / norm,
  depth + (out * SLANT) / norm,
  z,
];
