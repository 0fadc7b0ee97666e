/** A stone disciple as a solid: a block with a lap, a robe with wide sleeves, hands, and a large head that was meant to be looked at. */
import { Noise, Rng, sstep, type V3 } from "../../kit/core.ts";
import { box, capsule, ell, smax, smin } from "../../kit/distances.ts";
import { cutBy, type Face, FACES, OUTSIDE, type Stroke, strokeOf } from "./hero-face.ts";

export interface Form {
  readonly seed: number;
  readonly face: Face;
  /** the turn of the whole stone, and the tilt, turn and bow of the head */
  readonly turn: number;
  readonly roll: number;
  readonly yaw: number;
  readonly bow: number;
  /** "pray": palms joined below the chin; "bowl": both hands hold something up; "lap": one hand in the other; "cheek": a hand at the cheek */
  readonly hands: "pray" | "bowl" | "lap" | "cheek";
  readonly girth: number;
  readonly head: number;
  /** how far the moss comes down the head, to which side it slides (-1, 1), on which shoulder it lies */
  readonly mossy: V3;
}
export interface Solid {
  readonly distance: (x: number, y: number, z: number) => number;
  /** how deep in a cut line the last queried point is */
  readonly cut: () => number;
  /** how deep in the moss the last queried point is; below 0 where there is none */
  readonly moss: () => number;
  readonly noise: Noise;
}
function planes(r: Rng, count: number): readonly (readonly [V3, number])[] {
  return Array.from({ length: count }, () => {
    const a = r.range(0, 6.283),
      y = r.range(-0.3, 0.8),
      k = Math.sqrt(1 - y * y);
    return [[k * Math.cos(a), y, k * Math.sin(a)], r.range(0.86, 0.95)] as const;
  });
}
const ROBE: Readonly<Record<Form["hands"], readonly Stroke[]>> = {
  pray: [
    strokeOf("-0.14,0.7 -0.1,0.62 -0.06,0.54", 0.008),
    strokeOf("0.15,0.7 0.12,0.62 0.07,0.53", 0.008),
    strokeOf("-0.17,0.71 -0.15,0.63 -0.1,0.53", 0.005),
    strokeOf("-0.4,0.3 -0.3,0.265 -0.2,0.285 -0.12,0.34", 0.008),
    strokeOf("0.4,0.3 0.3,0.265 0.2,0.285 0.12,0.34", 0.008),
    strokeOf("-0.12,0.31 -0.17,0.23 -0.16,0.13", 0.008),
    strokeOf("0.12,0.31 0.17,0.23 0.17,0.12", 0.008),
    strokeOf("-0.2,0.27 -0.27,0.2 -0.26,0.13", 0.006),
    strokeOf("0.21,0.27 0.28,0.2 0.28,0.12", 0.006),
    strokeOf("-0.34,0.54 -0.38,0.44 -0.36,0.38", 0.006),
    strokeOf("0.34,0.54 0.38,0.44 0.36,0.38", 0.006),
    strokeOf("-0.1,0.14 0,0.1 0.12,0.13 0.2,0.17", 0.007),
  ],
  bowl: [
    strokeOf("-0.14,0.7 -0.08,0.58 0.03,0.47", 0.008),
    strokeOf("0.15,0.7 0.09,0.58 0.0,0.5", 0.008),
    strokeOf("-0.18,0.7 -0.13,0.57 -0.02,0.45", 0.005),
    strokeOf("-0.4,0.3 -0.3,0.27 -0.2,0.29 -0.12,0.34", 0.008),
    strokeOf("0.4,0.3 0.3,0.27 0.2,0.29 0.12,0.34", 0.008),
    strokeOf("-0.14,0.3 -0.2,0.22 -0.19,0.13", 0.008),
    strokeOf("0.14,0.3 0.2,0.22 0.2,0.13", 0.008),
    strokeOf("-0.36,0.5 -0.39,0.42 -0.36,0.34", 0.006),
    strokeOf("0.36,0.5 0.39,0.42 0.36,0.34", 0.006),
    strokeOf("-0.1,0.12 0,0.09 0.12,0.12", 0.007),
  ],
  lap: [
    strokeOf("-0.14,0.7 -0.08,0.58 0.05,0.44", 0.008),
    strokeOf("0.15,0.7 0.09,0.58 0.01,0.49", 0.008),
    strokeOf("-0.18,0.7 -0.13,0.57 0.0,0.42", 0.005),
    strokeOf("-0.36,0.5 -0.36,0.38 -0.28,0.28", 0.007),
    strokeOf("0.36,0.5 0.36,0.38 0.28,0.28", 0.007),
    strokeOf("-0.22,0.44 -0.24,0.36 -0.17,0.27", 0.006),
    strokeOf("0.24,0.44 0.25,0.36 0.18,0.27", 0.006),
    strokeOf("-0.34,0.18 -0.2,0.1 0,0.08 0.2,0.1 0.34,0.18", 0.008),
  ],
  cheek: [
    strokeOf("-0.14,0.7 -0.08,0.58 0.05,0.44", 0.008),
    strokeOf("0.12,0.68 0.08,0.58 0.01,0.49", 0.008),
    strokeOf("-0.36,0.5 -0.36,0.38 -0.28,0.28", 0.007),
    strokeOf("0.34,0.36 0.27,0.34 0.2,0.4", 0.007),
    strokeOf("-0.34,0.18 -0.2,0.1 0,0.08 0.2,0.1 0.34,0.18", 0.008),
  ],
};

export function solid(f: Form): Solid {
  const n = new Noise(f.seed + 90),
    r = new Rng(f.seed * 7 + 3);
  const [ct, st] = [Math.cos(f.turn), Math.sin(f.turn)];
  const g = f.girth,
    hs = f.head;
  const neck: V3 = [0, 0.82 + 0.1 * (f.head - 1.1), 0.05 + 0.1 * f.bow];
  const toFace = turned(f);
  const facets = planes(r, 9),
    headFacets = planes(r, 8);
  const gone = f.face === "gone";
  let cut = OUTSIDE,
    bodyCut = OUTSIDE,
    headCut = OUTSIDE,
    moss = -1;

  function body(x: number, y: number, z: number) {
    const ax = Math.abs(x);
    bodyCut = OUTSIDE;
    // the block it sits on, the crossed legs, the trunk, the shoulders
    let d = box(x, y, z - 0.04, 0.38 * g, 0.09, 0.3, 0.07);
    d = smin(d, ell(x, y - 0.15, z - 0.07, 0.41 * g, 0.14, 0.28), 0.08);
    d = smin(d, capsule(ax, y, z, 0.34 * g, 0.16, 0.14, 0.08, 0.13, 0.3, 0.1, 0.06), 0.05);
    d = smin(d, ell(x, y - 0.4, z + 0.02, 0.3 * g, 0.34, 0.23), 0.09);
    d = smin(d, capsule(ax, y, z, 0, 0.58, -0.01, 0.2 * g, 0.55, -0.01, 0.12, 0.115), 0.09);
    d = smin(d, capsule(x, y, z, 0, 0.6, 0, 0, 0.72, 0.03, 0.11, 0.09), 0.05);
    if (d > 0.24) return d - 0.1;
    // arms in wide sleeves that hang from the wrists
    const [wx, wy, wz] =
      f.hands === "pray"
        ? [0.08, 0.37, 0.28]
        : f.hands === "bowl"
          ? [0.12, 0.36, 0.28]
          : [0.09, 0.25, 0.27];
    d = smin(d, capsule(ax, y, z, 0.29 * g, 0.53, 0, 0.36 * g, 0.32, 0.08, 0.115, 0.11), 0.05);
    const raised = f.hands === "cheek" && x > 0;
    if (raised)
      d = smin(d, capsule(x, y, z, 0.35 * g, 0.31, 0.12, 0.2, 0.62, 0.19, 0.1, 0.07), 0.03);
    else d = smin(d, capsule(ax, y, z, 0.35 * g, 0.31, 0.1, wx, wy, wz, 0.1, 0.068), 0.035);
    if (f.hands === "pray" || f.hands === "bowl")
      d = smin(d, ell(ax - 0.23 * g, y - wy + 0.17, z - 0.2, 0.105, 0.17, 0.1), 0.03);
    for (const [p, far] of facets)
      d = smax(d, (x * p[0]) / g + (y - 0.3) * p[1] * 0.86 + z * p[2] * 1.3 - 0.42 * far, 0.02);
    if (d < 0.03 && !gone && z > 0) bodyCut = cutBy(ROBE[f.hands], x / g, y);
    // the hands
    if (f.hands === "pray") {
      const palm = Math.abs(x) - 0.033;
      let h = capsule(palm, y, z, 0.006, 0.37, 0.31, -0.008, 0.575, 0.315, 0.043, 0.024);
      h = smin(h, capsule(palm, y, z, 0.012, 0.36, 0.285, 0.002, 0.535, 0.29, 0.043, 0.026), 0.02);
      h = smin(h, capsule(palm, y, z, 0.02, 0.4, 0.33, 0.004, 0.475, 0.352, 0.02, 0.016), 0.008);
      if (h < 0.012) {
        bodyCut = Math.max(OUTSIDE, 0.0055 - Math.abs(x + 0.002), cutBy(FINGERS, z, y));
      }
      d = smin(d, h, 0.01);
    } else if (f.hands === "bowl") {
      let h = ell(ax - 0.085, y - 0.36, z - 0.31, 0.05, 0.06, 0.045);
      h = smin(h, ell(ax - 0.04, y - 0.345, z - 0.34, 0.045, 0.03, 0.03), 0.02);
      if (h < 0.01) bodyCut = cutBy(KNUCKLES, ax, y);
      d = smin(d, h, 0.014);
      const bowl = smax(ell(x, y - 0.43, z - 0.28, 0.1, 0.085, 0.09), y - 0.44, 0.01);
      if (bowl < d) bodyCut = Math.max(OUTSIDE, 0.005 - Math.abs(y - 0.425));
      d = smin(d, bowl, 0.006);
    } else if (f.hands === "lap") {
      const h = smin(
        ell(x + 0.02, y - 0.235, z - 0.32, 0.11, 0.035, 0.06),
        ell(x - 0.03, y - 0.265, z - 0.31, 0.1, 0.032, 0.055),
        0.006,
      );
      d = smin(d, h, 0.014);
    } else if (raised) {
      const h = capsule(x, y, z, 0.19, 0.62, 0.2, 0.165, 0.74, 0.19, 0.055, 0.04);
      if (h < d) bodyCut = cutBy(CHEEK, x, y);
      d = smin(d, h, 0.014);
    }
    return d + 0.006 * Math.max(0, Math.min(1, bodyCut / 0.006));
  }
  const local = (x: number, y: number, z: number) =>
    toFace((x - neck[0]) / hs, (y - neck[1]) / hs, (z - neck[2]) / hs);
  function head(x: number, y: number, z: number) {
    const [u, v, w] = local(x, y, z);
    const au = Math.abs(u);
    headCut = OUTSIDE;
    let d = ell(u, v - 0.06, w, 0.186, 0.2, 0.185);
    d = smin(d, ell(u, v + 0.075, w - 0.03, 0.15, 0.135, 0.135), 0.07);
    // ears with long lobes
    let ear = ell(au - 0.19, v - 0.005, w + 0.02, 0.026, 0.062, 0.045);
    ear = smin(ear, ell(au - 0.188, v + 0.075, w + 0.012, 0.02, 0.05, 0.026), 0.03);
    d = smin(d, ear, 0.014);
    if (d > 0.08) return d * hs;
    for (const [p, far] of headFacets)
      if (p[2] < 0.2) d = smax(d, u * p[0] + (v - 0.03) * p[1] + w * p[2] - 0.2 * far, 0.03);
    if (gone || w < 0.02) return d * hs;
    // brow, nose, lids, cheeks, lips, chin
    d = smin(d, capsule(au, v, w, 0.02, 0.066, 0.165, 0.11, 0.062, 0.125, 0.02, 0.016), 0.03);
    d = smin(d, capsule(u, v, w, 0, 0.05, 0.178, 0, -0.04, 0.2, 0.013, 0.025), 0.016);
    d = smin(d, ell(au - 0.022, v + 0.048, w - 0.19, 0.017, 0.015, 0.018), 0.012);
    d = smin(d, ell(au - 0.076, v - 0.008, w - 0.134, 0.046, 0.026, 0.03), 0.012);
    d = smin(d, ell(au - 0.095, v + 0.062, w - 0.086, 0.056, 0.044, 0.05), 0.025);
    d = smin(d, ell(u, v + 0.115, w - 0.15, 0.06, 0.028, 0.028), 0.02);
    d = smin(d, ell(u, v + 0.175, w - 0.115, 0.055, 0.03, 0.04), 0.03);
    headCut = cutBy(FACES[f.face], u, v);
    headCut *= hs;
    return (d + 0.007 * Math.max(0, Math.min(1, headCut / 0.006))) * hs;
  }
  /** a cap that slides off to the back and to the shady side, one fall of it over a shoulder */
  function mossAt(x: number, y: number, z: number, h: V3 | null) {
    const rough = 0.035 * n.n3(x * 4.5, y * 4.5, z * 4.5) + 0.007 * n.n3(x * 15, y * 17, z * 17);
    moss = h
      ? h[1] - 0.4 * h[2] + 0.3 * f.mossy[1] * h[0] - 0.2 + f.mossy[0] + 1.3 * rough
      : Math.min(0.3, y - 0.535 + 0.26 * f.mossy[2] * x) + 0.14 * (ridge(x, z) - 0.4) + rough;
    return moss;
  }
  /** 1 along the top of the shoulders */
  const ridge = (x: number, z: number) => (Math.abs(x) < 0.16 ? -1 : 1 - 9 * Math.max(0, z - 0.03));
  const turn = (px: number, pz: number) => [px * ct - pz * st, px * st + pz * ct];
  const ballOf = (x: number, y: number, z: number) =>
    Math.hypot(x - neck[0], y - neck[1], z - neck[2]) - 0.3 * hs;
  const distance = (px: number, y: number, pz: number) => {
    const [x, z] = turn(px, pz);
    cut = OUTSIDE;
    headCut = OUTSIDE;
    const ball = ballOf(x, y, z);
    const hd = ball > 0.1 ? ball : head(x, y, z);
    const b = body(x, y, z);
    let d = smin(b, hd, 0.018);
    cut = b < hd ? bodyCut : headCut;
    if (d > 0.06) return d - 0.03;
    d -= 0.016 * sstep(0, 0.05, mossAt(x, y, z, b < hd ? null : local(x, y, z)));
    return d + 0.009 * n.n3(x * 3, y * 3, z * 3) + 0.0022 * n.n3(x * 9, y * 9, z * 9);
  };
  return {
    distance,
    cut: () => cut,
    moss: () => moss,
    noise: n,
  };
}
/** between the fingers, seen from the side; on the back of a hand; at the cheek */
const FINGERS = [
  strokeOf("0.28,0.4 0.284,0.48 0.288,0.56", 0.003),
  strokeOf("0.31,0.44 0.313,0.51 0.314,0.585", 0.003),
];
const KNUCKLES = [
  strokeOf("0.05,0.352 0.07,0.345 0.09,0.345", 0.003),
  strokeOf("0.05,0.372 0.07,0.366 0.095,0.368", 0.003),
];
const CHEEK = [
  strokeOf("0.165,0.68 0.16,0.71 0.15,0.76", 0.004),
  strokeOf("0.19,0.67 0.188,0.71 0.18,0.76", 0.004),
];
/** from the stone's space, around the neck, to the face's own */
function turned(f: Form) {
  const [cr, sr] = [Math.cos(f.roll), Math.sin(f.roll)],
    [cy, sy] = [Math.cos(f.yaw), Math.sin(f.yaw)],
    [cb, sb] = [Math.cos(f.bow), Math.sin(f.bow)];
  return (x: number, y: number, z: number): V3 => {
    const x1 = x * cr + y * sr,
      y1 = -x * sr + y * cr;
    const y2 = y1 * cb + z * sb,
      z2 = -y1 * sb + z * cb;
    return [x1 * cy - z2 * sy, y2 - 0.05, x1 * sy + z2 * cy];
  };
}
