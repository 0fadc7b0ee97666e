/** The stair in rain, the pale porcelain gate at its head, and somebody in a straw cape who climbs to it. */
import { bokashi, css, mix, Noise, type Pt, sstep, type V3 } from "../../kit/core.ts";
import { catmull, poly } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { air, EYE, face, line, MIST, type Pens, scaleAt, shape, STAIR, to } from "./b-plan.ts";

const n = new Noise(5);
const { d: D0, n: N, rise, run, half } = STAIR;
const TOP = N * rise,
  GATE = 22;

/** The gate: two pillars, a tie, a tablet, the curved lintel. */
export function gate(p: Pens) {
  const light = "#eef0e8",
    dark = "#a4b7bd",
    blue = "#7f9dbd";
  const s = scaleAt(GATE);
  for (const side of [-1, 1]) {
    const c = side * 1.72;
    const pillar = (a: number, b: number, fill: string) =>
      shape(p, [c, GATE, TOP], [[-0.25 + a * 0.5, 0], [-0.25 + b * 0.5, 0], [-0.21 + b * 0.42 - side * 0.1, 3.75], [-0.21 + a * 0.42 - side * 0.1, 3.75]], fill);
    pillar(0, 1, light);
    pillar(0.62, 1, dark);
    // what is left of the vine at this distance
    for (const [z, w] of [[0.5, 1], [1.25, 0.8], [2.2, 0.9], [3.3, 1]] as const)
      shape(p, [c - side * 0.027 * z, GATE, TOP + z], [[-0.24, 0], [0.24 * w - 0.1, 0.03], [0.24 * w - 0.1, 0.11], [-0.24, 0.07]], mix(light, blue, 0.6));
  }
  const beam = (w: number, z0: number, z1: number, fill: string, curve = 0) => {
    const up = (a: number) => curve * Math.abs(a) ** 3;
    const xs = Array.from({ length: 21 }, (_v, i) => -1 + i / 10);
    shape(p, [0, GATE, TOP], [...xs.map((a): Pt => [a * w, z0 + up(a)]), ...xs.toReversed().map((a): Pt => [a * (w + 0.06), z1 + up(a) * 1.25])], fill);
  };
  beam(2.15, 2.78, 3.08, light);
  beam(2.15, 2.78, 2.88, dark);
  shape(p, [0, GATE, TOP], [[-0.2, 3.08], [0.2, 3.08], [0.2, 3.76], [-0.2, 3.76]], light);
  shape(p, [0, GATE, TOP], [[-0.1, 3.2], [0.1, 3.2], [0.1, 3.66], [-0.1, 3.66]], mix(light, blue, 0.75));
  beam(2.5, 3.72, 3.98, dark, 0.2);
  beam(2.62, 3.94, 4.24, light, 0.26);
  beam(2.6, 3.94, 4.0, blue, 0.26);
  void s;
}
/** The stair: its risers in shade, the wet noses of its steps in the light of the sky. */
export function stair(p: Pens) {
  for (let i = N - 1; i >= 0; i--) {
    const d = D0 + i * run,
      z = i * rise;
    const wear = (a: number) => 0.012 * n.n2(a * 0.9 + i * 5, i * 1.7) - 0.02 * Math.exp(-((a * 1.1) ** 2));
    const xs = Array.from({ length: 25 }, (_v, k) => -half + (k / 24) * 2 * half);
    // the tread, where the eye is above it
    if (z + rise < EYE && !p.flip)
      face(p, [[-half, d, z + rise], [half, d, z + rise], [half, d + run, z + rise], [-half, d + run, z + rise]], air("#8ea4a8", d - 2));
    const [xl] = to(p, -half, d, z),
      [xr] = to(p, half, d, z);
    const dark = air("#2b434d", d + 1),
      mid = air("#46606a", d + 1);
    const fill = bokashi(p.x, xl, 0, xr, 0, [[0, dark], [0.3, mid], [0.55, air("#5a747b", d + 1)], [0.8, mid], [1, dark]]);
    face(p, [...xs.map((a): V3 => [a, d, z + rise + wear(a)]), [half, d, z], [-half, d, z]], fill);
    if (p.flip) continue;
    // the nose: thin at the sides, broader where the feet have worn it and the rain stands
    const nose = xs.map((a): V3 => [a, d, z + rise + wear(a)]);
    const low = xs.toReversed().map((a): V3 => [a, d, z + rise + wear(a) - (0.006 + 0.03 * Math.exp(-((a - 0.1) ** 2)) * (0.6 + 0.5 * n.n2(a * 1.3, i * 3.1)))]);
    face(p, [...nose, ...low], mix("#c3d0cd", MIST, sstep(10, 22, d) * 0.5));
    // few upright joints
    for (const k of [0, 1]) {
      const a = -half + (((i * 0.618 + k * 0.53) % 1) * 2) * half;
      line(p, [a, d, z + 0.01], [a, d, z + rise - 0.03], 1, "#22363f", 0.4 * (1 - sstep(12, 19, d)));
    }
  }
  // the low walls at both sides
  for (const s of [-1, 1]) {
    const a = s * half,
      b = s * (half + 0.34),
      d1 = D0 + N * run;
    const up = 0.34;
    const [, y0] = to(p, a, D0, 0),
      [, y1] = to(p, a, d1, TOP);
    const side = bokashi(p.x, 0, y0, 0, y1, [[0, air("#2b434d", 9)], [1, air("#3a535d", 22)]]);
    face(p, [[a, D0 - 0.25, 0], [a, D0 - 0.25, up + 0.1], [a, d1, TOP + up], [a, d1, TOP]], side);
    face(p, [[a, D0 - 0.25, 0], [b, D0 - 0.25, 0], [b, D0 - 0.25, up + 0.1], [a, D0 - 0.25, up + 0.1]], air("#34505a", 9));
    face(p, [[a, D0 - 0.25, up + 0.1], [b, D0 - 0.25, up + 0.1], [b, d1, TOP + up], [a, d1, TOP + up]], bokashi(p.x, 0, y0, 0, y1, [[0, air("#93a8aa", 9)], [1, air("#a2b4b4", 20)]]));
  }
}
/** Somebody seen from behind, bent to the climb, one foot a step higher; a straw cape, a cloth round the head. Centimetres. */
const CAPE = pts("-20,122 -31,108 -40,84 -46,58 -38,55 -34,60 -28,52 -21,57 -14,50 -6,56 2,50 10,56 17,52 24,59 31,56 36,64 33,88 25,110 15,123 4,131 -10,131");
const HEAD = pts("-13,126 -15,138 -12,149 -3,155 7,153 13,145 14,134 9,126");
const LEG = pts("-22,60 -20,34 -22,14 -24,1 -30,-2 -30,-5 -10,-5 -9,6 -8,30 -4,60");
const UP = pts("4,60 9,40 10,26 8,14 24,14 25,18 21,22 22,40 24,60");
const WHO: V3 = [-0.5, D0 + 11 * run + 0.12, 11 * rise + rise];
export function climber(p: Pens) {
  const cm = (list: Pt[], c: string) => shape(p, WHO, catmull(list, 5, true).map(([a, b]): Pt => [a / 100, b / 100]), c);
  // what the wet step keeps of the feet
  shape(p, WHO, catmull(pts("-46,-6 -10,-3 24,-6 10,-12 -24,-13"), 5, true).map(([a, b]): Pt => [a / 100, b / 100]), "#2a414b");
  cm(LEG, "#1c2b36");
  cm(UP, "#22323c");
  cm(CAPE, "#2b3840");
  cm(pts("-20,122 -31,108 -40,84 -46,58 -38,55 -34,66 -26,96 -14,118 -6,130 -10,131"), "#54686d");
  cm(HEAD, "#33424c");
  cm(pts("-14,134 -15,138 -12,149 -3,155 7,153 0,150 -7,143 -10,133"), "#8da0a4");
  p.x.strokeStyle = css("#1a2730", 0.7);
  p.x.lineWidth = 1;
  for (const [a, b] of [[-10, 118], [2, 120], [12, 114]] as const) {
    const A = to(p, WHO[0] + a / 100, WHO[1], WHO[2] + b / 100),
      B = to(p, WHO[0] + (a * 1.7) / 100, WHO[1], WHO[2] + 0.68);
    p.x.beginPath();
    p.x.moveTo(...A);
    p.x.quadraticCurveTo((A[0] + B[0]) / 2 + a * 0.2, (A[1] + B[1]) / 2, ...B);
    p.x.stroke();
  }
  void poly;
}
