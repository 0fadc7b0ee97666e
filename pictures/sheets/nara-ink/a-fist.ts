/** A fist closed around soft ink, modelled as solids: four bent fingers, the thumb over them, wrist and sleeve. */
import { Noise, type V3 } from "../../kit/core.ts";
import { box, cap, ell, smin } from "../../kit/distances.ts";
import type { Figure, Part } from "../../kit/people.ts";
import { carve } from "../../kit/people/carve.ts";

/** The part at a pixel of the fist. The rest is skin, numbered by finger, so that there is a line between neighbours. */
export const INK = 0,
  SLEEVE = 1,
  LINING = 2;
const PALM = 3,
  THUMB = 4,
  FIRST_FINGER = 5;
const n = new Noise(19);

/** height, thickness, how far the knuckle stands out, how far the tip reaches round, how far it droops to there */
const fingers: readonly (readonly [
  y: number,
  r: number,
  knuckle: number,
  tip: number,
  droop: number,
])[] = [
  [0.36, 0.13, -0.55, 0.08, 0.02],
  [0.1, 0.142, -0.67, 0.16, 0.06],
  [-0.155, 0.128, -0.59, 0.14, 0.05],
  [-0.372, 0.098, -0.42, 0.07, -0.01],
];
const finger =
  ([y, r, knuckle, tip, droop]: (typeof fingers)[number]) =>
  (x: number, Y: number, z: number) => {
    const mcp: V3 = [-0.28, y * 1.02, -0.34],
      pip: V3 = [knuckle, y, 0.02],
      dip: V3 = [-0.19, y - 0.5 * droop - 0.015, 0.36],
      end: V3 = [tip, y - droop, 0.2];
    // straight between its joints: the seams are tight, so that each knuckle is a corner
    const d = smin(
      cap(x, Y, z, mcp, pip, r * 1.08, r * 0.98),
      cap(x, Y, z, pip, dip, r * 1.02, r * 0.88),
      0.02,
    );
    return smin(d, cap(x, Y, z, dip, end, r * 0.93, r * 0.82), 0.015);
  };
const ink = (x: number, y: number, z: number) => {
  // pressed out above and below, and wider where nothing holds it
  let d = cap(x, y, z, [-0.2, -0.5, 0.02], [-0.16, 0.5, 0.02], 0.2, 0.2);
  d = smin(d, ell(x + 0.12, y - 0.64, z - 0.06, 0.28, 0.19, 0.22), 0.1);
  d = smin(d, ell(x + 0.3, y - 0.74, z - 0.04, 0.13, 0.1, 0.13), 0.08);
  d = smin(d, ell(x + 0.21, y + 0.6, z - 0.04, 0.23, 0.18, 0.2), 0.1);
  d = smin(d, ell(x + 0.08, y + 0.72, z - 0.06, 0.13, 0.12, 0.13), 0.07);
  // and as two soft lips between the fingers
  for (const [gap, from, to, out] of [
    [0.22, -0.64, -0.4, 0.22],
    [-0.03, -0.72, -0.3, 0.33],
  ]) {
    const lip = 0.062 + 0.008 * n.n2(x * 5, gap * 7);
    d = smin(d, cap(x, y, z, [from, gap, 0.08], [to, gap - 0.03, out], lip * 0.8, lip), 0.05);
  }
  return d + 0.026 * n.n3(x * 4, y * 4.6, z * 4);
};
/**
 * A wide sleeve, hanging below; its opening is slanted, so that the inside is visible. `inner` is the distance of the inside from
 * the outside.
 */
const sleeve = (x: number, y: number, z: number, inner: number, thick: number) => {
  const t = (x - 0.98) / 1.4;
  const fold = 0.024 * Math.sin(7 * Math.atan2(y, z) + 4 * x) + 0.02 * n.n3(x * 3, y * 3, z * 3);
  const R = 0.36 + 0.24 * t - inner;
  const d = Math.hypot((y + 0.1 + 0.2 * t) / 1.15, z + 0.1) - R + fold;
  const mouth = 1.06 - x - 0.16 * y + 0.45 * z + 0.03 * n.n2(y * 4, 3);
  return Math.max(Math.abs(d) - thick, mouth) * 0.75;
};
const parts: Part[] = [
  { mat: INK, d: ink },
  {
    mat: PALM,
    d: (x, y, z) => {
      let d = box(x - 0.08, y + 0.01, z + 0.2, 0.42, 0.43, 0.2, 0.16);
      d = smin(d, ell(x - 0.34, y - 0.02, z - 0.04, 0.27, 0.36, 0.24), 0.12);
      d = smin(d, ell(x - 0.24, y - 0.24, z - 0.1, 0.2, 0.2, 0.2), 0.14);
      // the heel of the hand: it swells below the little finger, and the tips sink into it
      d = smin(d, ell(x - 0.32, y + 0.26, z - 0.1, 0.3, 0.26, 0.24), 0.1);
      d = smin(d, ell(x - 0.14, y + 0.4, z + 0.04, 0.32, 0.15, 0.24), 0.1);
      d = smin(d, cap(x, y, z, [0.5, -0.02, -0.1], [1.02, -0.06, -0.12], 0.28, 0.24), 0.16);
      return smin(d, cap(x, y, z, [1.02, -0.06, -0.12], [2.2, -0.12, -0.12], 0.24, 0.33), 0.1);
    },
  },
  {
    mat: THUMB,
    d: (x, y, z) => {
      let d = cap(x, y, z, [0.5, 0.1, 0.06], [0.3, 0.42, 0.22], 0.2, 0.165);
      d = smin(d, cap(x, y, z, [0.3, 0.42, 0.22], [-0.1, 0.42, 0.44], 0.15, 0.128), 0.07);
      d = smin(d, cap(x, y, z, [-0.1, 0.42, 0.44], [-0.38, 0.27, 0.45], 0.134, 0.096), 0.04);
      return d;
    },
  },
  ...fingers.map((f, i): Part => ({ mat: FIRST_FINGER + i, d: finger(f) })),
  { mat: SLEEVE, d: (x, y, z) => sleeve(x, y, z, 0, 0.02) },
  { mat: LINING, d: (x, y, z) => sleeve(x, y, z, 0.04, 0.014) },
];
const fist: Figure = {
  id: "nara-fist-5",
  parts,
  bounds: [-0.95, 2.45, -1, 1],
  mats: {},
  yaw: 0,
  tilt: 0,
};
/** pixels for one unit of the hand */
const DETAIL = 500;
/** The fist as pixels. */
export const carvedFist = () => carve(fist, 2 * DETAIL);
