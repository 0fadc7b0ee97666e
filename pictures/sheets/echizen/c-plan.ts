/** Echizen C, dimensions: a bench before a window. Metres; y away from us, z up from the bench. */
import { type Col, type Ctx, layer, mix, type Pt, Rng, stamp } from "../../kit/core.ts";
import { poly } from "../../kit/brush.ts";
import { frame, type Pen3 } from "../../kit/build.ts";
import { type Print } from "../../kit/print.ts";
import { type Cam, onSheet } from "../../kit/terrain.ts";

export const KEY = "#1d1318";
const cam: Cam = { x: 0, y: 0, z: 0.95, f: 1300, cx: 760, hy: -20 };
export const at = (x: number, y: number, z = 0): Pt => onSheet(cam, x, y, z);
/** a level ring, drawn upright: wide angles would make it lean */
export function oval(x: number, y: number, z: number, R: number, from = 0, to = 6.2832): Pt[] {
  const [px, py] = at(x, y, z),
    rx = (R * cam.f) / y,
    ry = (rx * (cam.z - z)) / y;
  return Array.from({ length: 37 }, (_, i): Pt => {
    const a = from + ((to - from) * i) / 36;
    return [px + Math.cos(a) * rx, py - Math.sin(a) * ry];
  });
}
/** the plane of the window, its sill, its panes from left to right, the cross-bar */
export const WINDOW = {
  y: 2.16,
  sill: 0.1,
  top: 0.96,
  panes: [-0.78, -0.45, -0.12, 0.21],
  bar: 0.016,
  cross: 0.52,
};
/** the bench's far edge */
export const BACK = 2.04;
/** the frame: its middle, half its side, how it is turned, its rim's width and height, the height of the pulp */
export const FRAME = {
  x: 0.06,
  y: 1.44,
  half: 0.335,
  turn: 0.22,
  rim: 0.052,
  tall: 0.05,
  pulp: 0.03,
};

/** a point of the frame: across and along, -1 to 1 */
export function inFrame(u: number, v: number, z: number): Pt {
  const c = Math.cos(FRAME.turn),
    s = Math.sin(FRAME.turn);
  return at(FRAME.x + FRAME.half * (u * c - v * s), FRAME.y + FRAME.half * (u * s + v * c), z);
}
/** the light of the window on a plane: from a pane's corner down the sun's way */
function cast(x: number, z: number, plane: number): Pt {
  const fall = z - plane;
  return at(x + 0.42 * fall, WINDOW.y - 1.12 * fall, plane);
}
/** the window's panes of sun on a plane */
function sunPath(x: Ctx, plane: number) {
  const { panes, bar, sill, cross, top } = WINDOW;
  x.beginPath();
  for (let i = 0; i + 1 < panes.length; i++)
    for (const [z0, z1] of [
      [sill + 0.02, cross - bar],
      [cross + bar, top],
    ]) {
      const [a, b] = [panes[i] + bar, panes[i + 1] - bar];
      const corners = [
        cast(a, z0, plane),
        cast(b, z0, plane),
        cast(b, z1, plane),
        cast(a, z1, plane),
      ];
      corners.forEach(([px, py], k) => (k ? x.lineTo(px, py) : x.moveTo(px, py)));
      x.closePath();
    }
}
/** how a colour looks in the light or out of it */
export type Tone = (c: Col) => Col;
const sunny: Tone = (c) => mix(c, "#ffdf9e", 0.16),
  shady: Tone = (c) => mix(c, "#34406e", 0.36);

/** prints something that lies on a plane: first as it is in the shade, then again where the sun strikes it, less what throws a shadow there */
export function lay(
  P: Print,
  plane: number,
  draw: (p: Pen3, tone: Tone) => void,
  shadows: readonly Pt[][] = [],
) {
  const L = layer(),
    K = layer(),
    S = layer(),
    none = layer();
  const pen = (x: Ctx, k: Ctx) => frame(cam, [0, 0, 0], [1, 0], x, k, new Rng(77), KEY, 2.4);
  draw(pen(L.x, K.x), shady);
  S.x.save();
  sunPath(S.x, plane);
  S.x.clip();
  draw(pen(S.x, none.x), sunny);
  S.x.restore();
  S.x.globalCompositeOperation = "destination-out";
  for (const one of shadows) {
    poly(S.x, one);
    S.x.fill();
  }
  P.put(L, { occlude: 1 });
  P.put(S);
  stamp(P.key.x, K);
}
