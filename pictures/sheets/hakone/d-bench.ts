/** The surfaces on the bench: a block of glued woods, a plane on it with its shaving in the mouth, and fallen curls. Decimetres. */
import { lerp, type V3 } from "../../kit/core.ts";
import { type Patch } from "./mesh.ts";
import { cam, PANE, WALL } from "./d-stage.ts";
import { WIDE } from "./d-woods.ts";

export const BENCH = 0,
  SHEET = 1,
  BLOCK = 2,
  SHAVING = 3,
  IRON = 4,
  HOLE = 5;
const PLANE = 6;

/** A patch; a patterned one names the point of the pattern for u and v. */
interface Marked extends Patch {
  readonly on?: (u: number, v: number) => [number, number];
}

/** The directions along the block and across it. */
const ALONG: readonly [number, number] = [-0.79, 0.613];
const ACROSS: readonly [number, number] = [0.613, 0.79];
const ORIGIN: readonly [number, number] = [0.3, 3.3];
/** The block's breadth and height, and how much pattern lies on a decimetre. */
const BROAD = 2.3,
  HIGH = 1.05,
  FINE = WIDE / BROAD;
/** A point over the block: `a` along it, `c` across it from its middle. */
const over = (a: number, c: number, z: number): V3 => [
  ORIGIN[0] + ALONG[0] * a + ACROSS[0] * c,
  ORIGIN[1] + ALONG[1] * a + ACROSS[1] * c,
  z,
];

/** The shaving's way out of the mouth: up along the iron, over, and round into its own curl. */
/** The height of the plane's upper face. */
export const TOP = HIGH + 0.86;
const MOUTH = -0.3,
  ROUND = 1.6,
  TURNS = 6.9;
const rollAt = (v: number): [number, number] => {
  const turn = -1.1 + TURNS * v;
  const q = ROUND * (1 - 0.5 * v ** 1.15);
  return [MOUTH + 0.74 - Math.cos(turn) * q, TOP + 1.3 + Math.sin(turn) * q];
};
/** The outer side of the curl at v, as a direction. */
export function outward(v: number): V3 {
  const [a0, z0] = rollAt(v - 0.002),
    [a1, z1] = rollAt(v + 0.002);
  const [da, dz] = [a1 - a0, z1 - z0];
  return [-ALONG[0] * dz, -ALONG[1] * dz, da];
}
function sheetAt(u: number, v: number): V3 {
  const [a, z] = rollAt(v);
  // the curl slips a little along its axis, towards the eye
  return over(a, (u - 0.5) * BROAD * 0.94 - 0.62 * v * v, z);
}

/** The faces of a box that stands askew: centre, half sizes, turn about the vertical, and how far one end is raised. */
function boxFaces(c: V3, [a, b, h]: V3, yaw: number, mat: number, tip = 0): Patch[] {
  const [co, si, ct, st] = [Math.cos(yaw), Math.sin(yaw), Math.cos(tip), Math.sin(tip)];
  const at = (x: number, y: number, z: number): V3 => {
    const [p, q] = [x * ct - z * st, x * st + z * ct];
    return [c[0] + p * co - y * si, c[1] + p * si + y * co, c[2] + q];
  };
  const t = (k: number, half: number) => lerp(-half, half, k);
  return [-1, 1].flatMap((s): Patch[] => [
    { f: (u, v) => at(s * a, t(u, b), t(v, h)), nu: 1, nv: 1, mat },
    { f: (u, v) => at(t(u, a), s * b, t(v, h)), nu: 1, nv: 1, mat },
    { f: (u, v) => at(t(u, a), t(v, b), s * h), nu: 1, nv: 1, mat },
  ]);
}

/** A loose curl of plain wood around a centre: its radius, its width, its turns, and the direction across it. */
const curl = (
  o: V3,
  radius: number,
  width: number,
  [from, turn]: readonly [number, number],
  yaw: number,
  slip: number,
): Patch => ({
  f: (u, v) => {
    const a = from + turn * v,
      q = radius * (1 - 0.52 * v) * (1 + 0.05 * Math.sin(5 * v));
    const x = q * Math.cos(a),
      y = (u - 0.5) * width + slip * v * v;
    return [
      o[0] + x * Math.cos(yaw) - y * Math.sin(yaw),
      o[1] + x * Math.sin(yaw) + y * Math.cos(yaw),
      o[2] + q * Math.sin(a),
    ];
  },
  nu: 4,
  nv: 160,
  mat: SHAVING,
});

/** The plane stands on the block that it has just been drawn along. */
const YAW = Math.atan2(-ALONG[1], -ALONG[0]);
const FROM = -3.5,
  TO = 5.2;
const span = (u: number) => lerp(FROM, TO, u);
export const PATCHES: readonly Marked[] = [
  { f: (u, v) => [lerp(-13, 13, u), lerp(-7, 10.4, v), 0], nu: 4, nv: 4, mat: BENCH },
  { f: (u, v) => [lerp(-13, 13, u), 10.4, lerp(0, -1.2, v)], nu: 4, nv: 2, mat: BENCH },
  { f: sheetAt, nu: 24, nv: 620, mat: SHEET, on: (u, v) => [u * WIDE, v * 8.3 * FINE] },
  {
    f: (u, v) => over(span(v), (u - 0.5) * BROAD, HIGH),
    nu: 2,
    nv: 2,
    mat: BLOCK,
    on: (u, v) => [u * WIDE, span(v) * FINE + 9],
  },
  // the pattern runs through the whole block, so its sides show it as stripes
  {
    f: (u, v) => over(span(v), -BROAD / 2, u * HIGH),
    nu: 2,
    nv: 2,
    mat: BLOCK,
    on: (_u, v) => [0.52, span(v) * FINE + 9],
  },
  {
    f: (u, v) => over(FROM, (u - 0.5) * BROAD, v * HIGH),
    nu: 2,
    nv: 2,
    mat: BLOCK,
    on: (u) => [u * WIDE, FROM * FINE + 9],
  },
  ...boxFaces(over(-0.2, 0, HIGH + 0.43), [2.5, 1.34, 0.42], YAW, PLANE),
  { f: (u, v) => over(lerp(-0.62, 0.36, v), lerp(-0.98, 0.98, u), TOP), nu: 1, nv: 1, mat: HOLE },
  ...boxFaces(over(-0.92, 0, TOP + 0.3), [0.06, 0.92, 0.6], YAW, IRON, -0.72),
  // the wedge that holds it, behind
  ...boxFaces(over(-1.16, 0, TOP + 0.1), [0.16, 0.74, 0.2], YAW, PLANE, -0.72),
  // shavings that fell before
  curl([-4.3, 2.6, 0.42], 0.46, 0.5, [-2.5, 7.6], 0.7, -0.6),
  curl([3.5, 5.4, 0.4], 0.42, 0.6, [-2.2, 7], -0.5, 0.5),
];

/** What keeps the light out: the wall around the window and its post; the paper screen lets half of it through. */
const onWall = (px: number, py: number): V3 => [
  ((px - cam.cx) * (WALL - cam.y)) / cam.f,
  WALL,
  cam.z - ((py - cam.hy) * (WALL - cam.y)) / cam.f,
];
const blind = ([a, b, c, d]: readonly [number, number, number, number]): Patch => ({
  f: (u, v) => onWall(lerp(a, c, u), lerp(b, d, v)),
  nu: 1,
  nv: 1,
  mat: BENCH,
});
export const BLINDS: readonly Patch[] = (
  [
    [-300, -300, PANE.x0, 1100],
    [PANE.x1, -300, 2000, 1100],
    [-300, PANE.y1, 2000, 1100],
  ] as const
).map(blind);
export const PAPER: Patch = blind([PANE.screen, PANE.y0, PANE.x1 + 60, PANE.y1]);
/** The post of the screen; its shadow is shown low down only, as it would cut the curl in two. */
export const POST: Patch = blind([PANE.screen - 4, -300, PANE.screen + 28, 1100]);
