/** The press of the hearth sheet, the eye above it, where the fire lies. */
import { type Col, css, layer, Noise, type Pt, ramp, type V3 } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { Print } from "../../kit/print.ts";
import { type Cam, proj } from "../../kit/terrain.ts";
import { stops } from "../../kit/points.ts";

export const P = new Print(78, "#e9dcc2");
export const n = new Noise(8);
export const keyColour = "#120d10";
/** Standing over the hearth: the horizon is high. */
export const cam: Cam = { x: 0, y: 0, z: 1.5, f: 1150, cx: 780, hy: 120 };
export const at = ([x, y, z]: V3): Pt => {
  const q = proj(cam, x, y, z);
  return [q[0], q[1]];
};
export const ember = ramp(stops("0 #1a1112, 0.3 #5c1c14, 0.55 #b93f17, 0.78 #f08a2c, 1 #ffe39a"));
/** The hearth's opening, and where the fire lies. */
export const hearth = { x0: -0.86, x1: 0.66, y0: 2.62, y1: 3.98, deep: 0.2, rim: 0.15 };
export const fire: V3 = [-0.1, 3.25, -0.12];

export function fill(x: ReturnType<typeof layer>["x"], points: V3[], c: Col | unknown) {
  x.fillStyle = typeof c === "string" || Array.isArray(c) ? css(c as Col) : (c as never);
  poly(x, points.map(at));
  x.fill();
}
