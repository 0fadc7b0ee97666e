/** The walker on the pass: modelled from behind in mid-stride, with a hat, a red rucksack with a rolled mat, a stick. */
import { type V3 } from "../../kit/core.ts";
import { type Figure, type Part, standFigure } from "../../kit/people.ts";
import type { Print } from "../../kit/print.ts";
import { ell, folds } from "../../kit/walkers.ts";
import { cap, smin } from "../../kit/distances.ts";

const CAP_STRAW = 5,
  PACK = 8,
  MAT = 4,
  LEATHER = 6,
  STICK = 9;
const both =
  (
    a: (x: number, y: number, z: number) => number,
    b: (x: number, y: number, z: number) => number,
  ) =>
  (x: number, y: number, z: number) =>
    Math.min(a(x, y, z), b(x, y, z));
const leg =
  (hip: V3, knee: V3, foot: V3) =>
  (x: number, y: number, z: number): number =>
    smin(cap(x, y, z, hip, knee, 0.098, 0.074), cap(x, y, z, knee, foot, 0.074, 0.056), 0.03) -
    folds(x, y, z, 44, 0.006);
/** facing +z: the left foot forward, the right heel just leaving the ground */
const parts: Part[] = [
  { mat: 0, d: (x, y, z) => cap(x, y, z, [0, 1.36, 0.02], [0, 1.5, 0.06], 0.05, 0.05) },
  { mat: 1, d: (x, y, z) => ell(x, y - 1.55, z - 0.06, 0.082, 0.105, 0.1) },
  {
    mat: CAP_STRAW,
    d: (x, y, z) => {
      const r = Math.hypot(x, z - 0.06),
        brim = Math.max(Math.abs(y - 1.6 + 0.35 * r * r) * 0.8 - 0.01, r - 0.21);
      return smin(brim, ell(x, y - 1.63, z - 0.06, 0.105, 0.09, 0.115), 0.03);
    },
  },
  {
    mat: 2,
    d: (x, y, z) => {
      let d = cap(x, y, z, [0, 0.92, 0], [0, 1.2, 0.03], 0.155, 0.17);
      d = smin(d, cap(x, y, z, [0.15, 1.31, 0.03], [-0.15, 1.31, 0.03], 0.08, 0.08), 0.07);
      // left arm swings back, right arm forward to the stick
      d = smin(d, cap(x, y, z, [-0.2, 1.3, 0.02], [-0.27, 1.06, -0.06], 0.07, 0.06), 0.04);
      d = smin(d, cap(x, y, z, [-0.27, 1.06, -0.06], [-0.27, 0.86, 0.02], 0.06, 0.046), 0.03);
      d = smin(d, cap(x, y, z, [0.2, 1.3, 0.04], [0.3, 1.08, 0.04], 0.07, 0.06), 0.04);
      d = smin(d, cap(x, y, z, [0.3, 1.08, 0.04], [0.33, 1.02, 0.26], 0.058, 0.046), 0.03);
      return d - folds(x, y, z, 30, 0.007);
    },
  },
  {
    mat: 0,
    d: both(
      (x, y, z) => ell(x + 0.27, y - 0.8, z - 0.03, 0.035, 0.055, 0.04),
      (x, y, z) => ell(x - 0.34, y - 1.03, z - 0.3, 0.035, 0.04, 0.04),
    ),
  },
  {
    mat: 3,
    d: both(
      leg([-0.085, 0.9, 0], [-0.1, 0.5, 0.16], [-0.09, 0.12, 0.16]),
      leg([0.085, 0.9, 0], [0.1, 0.5, 0.02], [0.1, 0.16, -0.2]),
    ),
  },
  {
    mat: LEATHER,
    d: both(
      (x, y, z) => ell(x + 0.09, y - 0.06, z - 0.2, 0.056, 0.06, 0.13),
      (x, y, z) => ell(x - 0.1, y - 0.1, z + 0.19, 0.056, 0.065, 0.12),
    ),
  },
  {
    mat: PACK,
    d: (x, y, z) => {
      const body =
        Math.max(
          Math.abs(x) - 0.12 - 0.02 * (1.3 - y),
          Math.abs(y - 1.13) - 0.21,
          Math.abs(z + 0.2) - 0.07,
        ) - 0.05;
      const pocket =
        Math.max(Math.abs(x) - 0.08, Math.abs(y - 1.03) - 0.07, Math.abs(z + 0.33) - 0.02) - 0.03;
      return smin(body, pocket, 0.015) - folds(x, y, z, 18, 0.006);
    },
  },
  { mat: MAT, d: (x, y, z) => cap(x, y, z, [-0.2, 1.43, -0.16], [0.2, 1.43, -0.16], 0.065, 0.065) },
  { mat: STICK, d: (x, y, z) => cap(x, y, z, [0.36, 1.2, 0.3], [0.4, 0, 0.34], 0.016, 0.013) },
];
const figure: Figure = {
  id: "satta-hiker",
  parts,
  bounds: [-0.5, 0.56, -0.03, 1.78],
  mats: {
    0: { c: "#d8a07a" },
    1: { c: "#2a2024" },
    2: { c: "#3f6a9c" },
    3: { c: "#5b5a6c" },
    [MAT]: { c: "#d9c692" },
    [CAP_STRAW]: { c: "#f0ddaa" },
    [LEATHER]: { c: "#5a3d2c" },
    [PACK]: { c: "#d8452c" },
    [STICK]: { c: "#7b5c3c" },
  },
  yaw: Math.PI + 0.18,
  tilt: 0.03,
};
/** draws the walker; the sun is in front, so the shadow comes towards us */
export function hiker(P: Print, sx: number, sy: number, ppm: number) {
  P.light(
    (x) => {
      x.fillStyle = "#7d7899";
      x.beginPath();
      x.moveTo(sx - 0.16 * ppm, sy - 0.02 * ppm);
      x.quadraticCurveTo(sx - 0.42 * ppm, sy + 0.5 * ppm, sx - 0.5 * ppm, sy + 0.92 * ppm);
      x.quadraticCurveTo(sx - 0.3 * ppm, sy + 1.12 * ppm, sx - 0.1 * ppm, sy + 0.9 * ppm);
      x.quadraticCurveTo(sx + 0.08 * ppm, sy + 0.4 * ppm, sx + 0.16 * ppm, sy - 0.02 * ppm);
      x.fill();
    },
    { op: "multiply", blur: 1.2 },
  );
  standFigure(P, figure, {
    detail: [420, 300],
    amb: "#8fa6cc",
    ambI: 0.62,
    lamps: [
      { dir: [0.75, 0.75, -0.1], c: "#fff0cc", i: 1.15, wrap: 0.25 },
      { dir: [0, 0.2, 1], c: "#c9b79a", i: 0.28, wrap: 0.3 },
    ],
    key: "#1b2033",
    keyA: 0.85,
    at: [sx, sy],
    scale: ppm,
  });
}
