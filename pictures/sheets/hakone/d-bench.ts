/** The surfaces on the bench: a block of glued woods, the sheet planed off it, a plane, and shavings. Decimetres. */
import { clamp, lerp, type V3 } from "../../kit/core.ts";
import { type Patch } from "./mesh.ts";
import { cam, PANE, WALL } from "./d-stage.ts";
import { WIDE } from "./d-woods.ts";

export const BENCH = 0,
  SHEET = 1,
  BLOCK = 2,
  SHAVING = 3,
  IRON = 4;
const PLANE = 5;

/** The directions along and across the sheet on the bench. */
const ALONG: readonly [number, number] = [-0.7, 0.714];
const ACROSS: readonly [number, number] = [0.714, 0.7];
export const LONG = 24.4;
/** It lies flat as far as FLAT, then rises and winds into a loose roll. */
const START: V3 = [5.6, -2.6, 0.02],
  FLAT = 8.6,
  ROLL = 2.2;

function sheetAt(u: number, v: number): V3 {
  const s = v * LONG;
  const flat = Math.min(s, FLAT);
  const turn = Math.max(0, s - FLAT) / (ROLL * 0.8);
  const r = ROLL * (1 - 0.046 * turn);
  const go = flat + r * Math.sin(turn);
  // a wave in the flat part
  const lift = 0.1 * Math.sin(s * 1.2 + u * 0.9) ** 2 * clamp((FLAT - s) / 3);
  // the roll has slipped along its axis, so that its end stands out as a cone
  const across = (u - 0.5) * WIDE - 0.011 * turn * turn;
  return [
    START[0] + ALONG[0] * go + ACROSS[0] * across,
    START[1] + ALONG[1] * go + ACROSS[1] * across,
    START[2] + lift + ROLL - (turn > 0 ? r * Math.cos(turn) : ROLL),
  ];
}

const CORNER: V3 = [-6.1, 6.9, 0],
  DEEP = 3.6,
  HIGH = 1.5;
/** A point of the block: `a` across its pattern, `b` along it, at a height. */
const inBlock = (a: number, b: number, z: number): V3 => [
  CORNER[0] + 0.94 * (a - WIDE / 2) - 0.34 * b,
  CORNER[1] + 0.34 * (a - WIDE / 2) + 0.94 * b,
  z,
];

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

/** The plane as it was put down, its iron and its wedge. */
const PLANE_AT: V3 = [3.75, 5.5, 0.36];
const PLANE_YAW = 0.3;
export const PATCHES: readonly Patch[] = [
  { f: (u, v) => [lerp(-13, 13, u), lerp(-7, 10.4, v), 0], nu: 4, nv: 4, mat: BENCH },
  { f: (u, v) => [lerp(-13, 13, u), 10.4, lerp(0, -1.2, v)], nu: 4, nv: 2, mat: BENCH },
  { f: sheetAt, nu: 24, nv: 620, mat: SHEET },
  { f: (u, v) => inBlock(u * WIDE, v * DEEP, HIGH), nu: 2, nv: 2, mat: BLOCK },
  { f: (u, v) => inBlock(WIDE, u * DEEP, v * HIGH), nu: 2, nv: 2, mat: BLOCK },
  { f: (u, v) => inBlock(u * WIDE, 0, v * HIGH), nu: 2, nv: 2, mat: BLOCK },
  ...boxFaces(PLANE_AT, [1.62, 0.42, 0.35], PLANE_YAW, PLANE),
  ...boxFaces(
    [PLANE_AT[0] + 0.26, PLANE_AT[1] + 0.08, PLANE_AT[2] + 0.36],
    [0.06, 0.27, 0.52],
    PLANE_YAW,
    IRON,
    -0.6,
  ),
  // the last shaving still stands in the plane's mouth; another has fallen
  curl(
    [PLANE_AT[0] - 0.46, PLANE_AT[1] - 0.15, PLANE_AT[2] + 1.04],
    0.76,
    0.5,
    [-0.95, 7.2],
    PLANE_YAW,
    0.5,
  ),
  curl([-4.2, 3.2, 0.5], 0.52, 0.5, [-2.5, 7.6], 0.7, -0.7),
];
/** The first face of the block among them: its pattern is on the top, its stripes on the sides. */
export const FIRST_OF_BLOCK = 3;

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
