/** The guardian: a lean seated wolf of old granite, with ribs, a mane and a flame-shaped tail, looking over the plain. */
import { type Pt, sstep } from "../../kit/core.ts";
import { fillPoly } from "../../kit/brush.ts";
import { carve } from "../../kit/people/carve.ts";
import { type Figure, type Part } from "../../kit/people/figure.ts";
import { box, cap, ell, smin } from "../../kit/distances.ts";
import { type Print } from "../../kit/print.ts";
import { silhouette, type Tones } from "../../kit/silhouette.ts";
import { KEY, n } from "./d-plan.ts";

/** the head is too large, as in other guardian figures */
const BIG = 1.24;
const STONE = 0,
  MOUTH = 1;
/** modelled looking along +z; both sides are equal except for wear */
const body: Part = {
  mat: STONE,
  d: (x, y, z) => {
    const w = Math.abs(x);
    // body: haunch, narrow waist, deep chest
    let d = ell(x, y - 0.28, z + 0.38, 0.2, 0.25, 0.25);
    d = smin(d, cap(x, y, z, [0, 0.4, -0.32], [0, 0.74, 0.04], 0.14, 0.165), 0.1);
    d = smin(d, ell(x, y - 0.76, z - 0.12, 0.18, 0.25, 0.2), 0.1);
    // visible ribs on the thin flank
    const rib = Math.sin((z * 0.82 - y * 0.5) * 92);
    d -=
      0.0065 *
      rib *
      sstep(0.36, 0.44, y - z * 0.4) *
      sstep(0.74, 0.64, y) *
      sstep(0.05, 0.09, w) *
      sstep(-0.36, -0.26, z) *
      sstep(0.14, 0.06, z);
    // thighs and folded hind legs
    d = smin(d, ell(w - 0.16, y - 0.25, z + 0.22, 0.105, 0.2, 0.235), 0.05);
    d = smin(d, cap(w, y, z, [0.18, 0.1, -0.04], [0.19, 0.045, 0.14], 0.07, 0.055), 0.04);
    // forelegs, straight as posts, and paws with toes
    // one paw is set ahead of the other
    const ahead = x > 0 ? 0.1 : -0.03;
    d = smin(d, cap(w, y, z, [0.1, 0.68, 0.14], [0.115, 0.36, 0.17 + ahead], 0.105, 0.062), 0.05);
    d = smin(
      d,
      cap(w, y, z, [0.115, 0.36, 0.17 + ahead], [0.12, 0.07, 0.2 + ahead], 0.058, 0.056),
      0.03,
    );
    const toes = 0.012 * Math.cos((w - 0.12) * 95);
    d = smin(d, ell(w - 0.12, y - 0.05, z - 0.26 - ahead, 0.072, 0.055, 0.105) - toes, 0.03);
    d = smin(d, ell(w - 0.19, y - 0.045, z - 0.17, 0.06, 0.045, 0.09) - 0.6 * toes, 0.03);
    return d;
  },
};
/** from height and depth to height and depth */
const NAPE = [
  [1.16, 0.2, 1.02, -0.02],
  [1.0, 0.12, 0.84, -0.1],
  [0.86, 0.04, 0.7, -0.2],
] as const;
const ruff: Part = {
  mat: STONE,
  d: (x, y, z) => {
    // neck below a mane cut in pointed locks
    let d = cap(x, y, z, [0, 0.8, 0.08], [0, 1.1, 0.25], 0.19, 0.145);
    // the longest locks stand off the nape
    for (const [a, b, e, f] of NAPE)
      d = smin(d, cap(x, y, z, [0, a, b], [0, e, f], 0.1, 0.03), 0.06);
    const around = Math.atan2(x, z - 0.16);
    const lock = Math.abs(Math.sin(around * 5 + y * 3));
    const fall = sstep(0.72, 1.05, y + 0.1 * lock);
    d -= 0.032 * lock * fall * sstep(1.24, 1.04, y);
    const wave = Math.sin(y * 38 + 7 * Math.cos(around * 5));
    return d - 0.006 * wave * fall;
  },
};
/** a flame of two tongues that sweeps up behind the back */
const tail: Part = {
  mat: STONE,
  d: (x, y, z) => {
    let d = cap(x, y, z, [0, 0.12, -0.52], [0, 0.32, -0.72], 0.075, 0.12);
    d = smin(d, cap(x, y, z, [0, 0.32, -0.72], [0, 0.62, -0.74], 0.12, 0.105), 0.08);
    d = smin(d, cap(x, y, z, [0, 0.6, -0.74], [0, 0.98, -0.56], 0.1, 0.01), 0.05);
    d = smin(d, cap(x, y, z, [0, 0.48, -0.76], [0, 0.78, -0.8], 0.1, 0.02), 0.06);
    return d - 0.014 * Math.sin(Math.atan2(x, z + 0.66) * 7 + y * 18) * sstep(0.1, 0.4, y);
  },
};
/** the head is thrust forward and raised, as if it caught a scent from below */
const RAISED = 0.2;
function inHead(X: number, Y: number, Z: number): [number, number, number] {
  const y = (Y - 1.14) / BIG,
    z = (Z - 0.26) / BIG,
    [c, q] = [Math.cos(RAISED), Math.sin(RAISED)];
  return [X / BIG, 1.14 + y * c - z * q, 0.16 + y * q + z * c];
}
const head: Part = {
  mat: STONE,
  d: (X, Y, Z) => {
    const [x, y, z] = inHead(X, Y, Z),
      w = Math.abs(x);
    let d = ell(x, y - 1.21, z - 0.22, 0.118, 0.112, 0.15);
    // cheeks, brow, long muzzle, nose
    d = smin(d, ell(w - 0.075, y - 1.15, z - 0.22, 0.06, 0.075, 0.09), 0.04);
    d = smin(d, cap(x, y, z, [0, 1.185, 0.28], [0, 1.16, 0.49], 0.082, 0.054), 0.05);
    d = smin(d, ell(x, y - 1.185, z - 0.525, 0.036, 0.03, 0.026), 0.02);
    d = smin(d, cap(w, y, z, [0.05, 1.262, 0.25], [0.035, 1.245, 0.36], 0.03, 0.022), 0.03);
    // eye: a hollow under the brow
    d = Math.max(d, -ell(w - 0.078, y - 1.222, z - 0.325, 0.03, 0.02, 0.034));
    // lower jaw, dropped: the mouth is open
    d = smin(d, cap(x, y, z, [0, 1.1, 0.26], [0, 1.055, 0.45], 0.058, 0.032), 0.03);
    // ears: upright, hollowed in front
    const ear = cap(w, y, z, [0.074, 1.27, 0.16], [0.1, 1.47, 0.04], 0.056, 0.008);
    const hollow = cap(w, y, z, [0.086, 1.3, 0.2], [0.102, 1.43, 0.085], 0.034, 0.006);
    d = smin(d, Math.max(ear, -hollow), 0.025);
    return d * BIG;
  },
};
const teeth: Part = {
  mat: STONE,
  d: (X, Y, Z) => {
    const [x, y, z] = inHead(X, Y, Z),
      w = Math.abs(x);
    return (
      BIG *
      Math.min(
        cap(w, y, z, [0.036, 1.13, 0.485], [0.034, 1.1, 0.49], 0.013, 0.004),
        cap(w, y, z, [0.026, 1.07, 0.445], [0.028, 1.115, 0.46], 0.013, 0.004),
      )
    );
  },
};
const tongue: Part = {
  mat: MOUTH,
  d: (x, y, z) => BIG * cap(...inHead(x, y, z), [0, 1.125, 0.28], [0, 1.085, 0.43], 0.035, 0.02),
};
const slab: Part = {
  mat: STONE,
  d: (x, y, z) => box(x, y + 0.03, z + 0.1, 0.28, 0.035, 0.52, 0.015),
};

const wolf: Figure = {
  id: "wolf-6",
  parts: [body, ruff, tail, head, teeth, tongue, slab],
  bounds: [-0.98, 0.9, -0.08, 1.72],
  yaw: 1.74,
  tilt: 0.02,
  mats: {},
};
const cuts: Record<number, Tones> = {
  [STONE]: { cut: ["#494757", "#8d8479", "#ecd6a4"], from: [0.3, 0.68], bare: "#d8c59a" },
  [MOUTH]: { cut: ["#4a2428", "#7d3a34", "#b5604a"], from: [0.4, 0.7], bare: "#b5604a" },
};
/** Old moss where rain stays: along the slab, at the foot of the haunch and of the tail. In parts of its height: x, y, size. */
const mossy: readonly (readonly [x: number, y: number, wide: number, high: number])[] = [
  [-0.42, 0.03, 0.34, 0.05],
  [0.24, 0.03, 0.24, 0.04],
  [-0.3, 0.13, 0.12, 0.05],
  [-0.68, 0.24, 0.05, 0.1],
];
/** Prints the guardian on its plinth: foot of the slab at (fx, fy), height in `tall` units. */
export function printWolf(P: Print, fx: number, fy: number, tall: number) {
  const unit = tall / (wolf.bounds[3] - wolf.bounds[2]);
  silhouette(P, carve(wolf, 700), {
    at: [fx, fy],
    scale: unit,
    key: KEY,
    light: [-0.8, 0.52, 0.22],
    lift: 0.05,
    step: 0.045,
    line: [1.6, 2],
    tonesOf: (part) => cuts[part] ?? cuts[STONE],
    engrave: (x) => {
      x.globalCompositeOperation = "source-atop";
      for (const [mx, my, wide, high] of mossy) {
        const edge: Pt[] = [];
        for (let a = 0; a < 6.28; a += 0.16) {
          const k = 1 + 0.5 * n.n2(2 * Math.cos(a) + 9 * mx, 2 * Math.sin(a) + 7 * my);
          edge.push([(mx + wide * k * Math.cos(a)) * unit, -(my + high * k * Math.sin(a)) * unit]);
        }
        fillPoly(x, edge, "#5d6840");
      }
      x.globalCompositeOperation = "source-over";
    },
  });
}
