/** The stair in rain, the pale porcelain gate at its head, and somebody in a straw cape who climbs to it. */
import { bokashi, mix, Noise, type Pt, sstep, type V3 } from "../../kit/core.ts";
import { catmull, stroke } from "../../kit/brush.ts";
import { pts } from "../../kit/points.ts";
import { air, EYE, face, line, MIST, type Pens, shape, STAIR, to } from "./b-plan.ts";

const n = new Noise(5);
const { d: D0, n: N, rise, run, half } = STAIR;
const TOP = N * rise,
  GATE = 22;

/** The gate: two pillars, a tie, a tablet, the curved lintel. */
export function gate(p: Pens) {
  const light = "#eef0e8",
    dark = "#a4b7bd",
    blue = "#7f9dbd";
  for (const side of [-1, 1]) {
    const c = side * 1.72;
    const pillar = (a: number, b: number, fill: string) =>
      shape(
        p,
        [c, GATE, TOP],
        [
          [-0.25 + a * 0.5, 0],
          [-0.25 + b * 0.5, 0],
          [-0.21 + b * 0.42 - side * 0.1, 3.75],
          [-0.21 + a * 0.42 - side * 0.1, 3.75],
        ],
        fill,
      );
    pillar(0, 1, light);
    pillar(0.62, 1, dark);
    // what is left of the vine at this distance
    for (const [z, w] of [
      [0.5, 1],
      [1.25, 0.8],
      [2.2, 0.9],
      [3.3, 1],
    ] as const)
      shape(
        p,
        [c - side * 0.027 * z, GATE, TOP + z],
        [
          [-0.24, 0],
          [0.24 * w - 0.1, 0.03],
          [0.24 * w - 0.1, 0.11],
          [-0.24, 0.07],
        ],
        mix(light, blue, 0.28),
      );
  }
  const beam = (w: number, z0: number, z1: number, fill: string, curve = 0) => {
    const up = (a: number) => curve * Math.abs(a) ** 3;
    const xs = Array.from({ length: 21 }, (_v, i) => -1 + i / 10);
    shape(
      p,
      [0, GATE, TOP],
      [
        ...xs.map((a): Pt => [a * w, z0 + up(a)]),
        ...xs.toReversed().map((a): Pt => [a * (w + 0.06), z1 + up(a) * 1.25]),
      ],
      fill,
    );
  };
  beam(2.15, 2.78, 3.08, light);
  beam(2.15, 2.78, 2.88, dark);
  shape(
    p,
    [0, GATE, TOP],
    [
      [-0.2, 3.08],
      [0.2, 3.08],
      [0.2, 3.76],
      [-0.2, 3.76],
    ],
    light,
  );
  shape(
    p,
    [0, GATE, TOP],
    [
      [-0.1, 3.2],
      [0.1, 3.2],
      [0.1, 3.66],
      [-0.1, 3.66],
    ],
    mix(light, blue, 0.6),
  );
  beam(2.5, 3.72, 3.98, dark, 0.2);
  beam(2.62, 3.94, 4.24, light, 0.26);
  beam(2.6, 3.94, 4.0, blue, 0.26);
}
/** The stair: its risers in shade, the wet noses of its steps in the light of the sky. */
export function stair(p: Pens) {
  for (let i = N - 1; i >= 0; i--) {
    const d = D0 + i * run,
      z = i * rise;
    const wear = (a: number) =>
      0.012 * n.n2(a * 0.9 + i * 5, i * 1.7) - 0.02 * Math.exp(-((a * 1.1) ** 2));
    const xs = Array.from({ length: 25 }, (_v, k) => -half + (k / 24) * 2 * half);
    // the tread, where the eye is above it
    if (z + rise < EYE && !p.flip)
      face(
        p,
        [
          [-half, d, z + rise],
          [half, d, z + rise],
          [half, d + run, z + rise],
          [-half, d + run, z + rise],
        ],
        air("#8ea4a8", d - 2),
      );
    const [xl] = to(p, -half, d, z),
      [xr] = to(p, half, d, z);
    const dark = air("#2b434d", d + 1),
      mid = air("#46606a", d + 1);
    const fill = bokashi(p.x, xl, 0, xr, 0, [
      [0, dark],
      [0.3, mid],
      [0.55, air("#5a747b", d + 1)],
      [0.8, mid],
      [1, dark],
    ]);
    face(p, [...xs.map((a): V3 => [a, d, z + rise + wear(a)]), [half, d, z], [-half, d, z]], fill);
    if (p.flip) continue;
    // the nose: thin at the sides, broader where the feet have worn it and the rain stands
    const nose = xs.map((a): V3 => [a, d, z + rise + wear(a)]);
    const glint = (a: number) =>
      Math.exp(-(((a - 0.15) / 1.15) ** 2)) * (0.62 + 0.5 * n.n2(a * 0.9 + i, i * 3.1));
    const low = xs
      .toReversed()
      .map((a): V3 => [a, d, z + rise + wear(a) - 0.005 - 0.024 * Math.max(0, glint(a))]);
    face(p, [...nose, ...low], mix("#9fb3b5", MIST, sstep(10, 22, d) * 0.6));
    // few upright joints
    for (const k of [0, 1]) {
      const a = -half + ((i * 0.618 + k * 0.53) % 1) * 2 * half;
      line(
        p,
        [a, d, z + 0.01],
        [a, d, z + rise - 0.03],
        1,
        "#22363f",
        0.4 * (1 - sstep(12, 19, d)),
      );
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
    const side = bokashi(p.x, 0, y0, 0, y1, [
      [0, air("#2b434d", 9)],
      [1, air("#3a535d", 22)],
    ]);
    face(
      p,
      [
        [a, D0 - 0.25, 0],
        [a, D0 - 0.25, up + 0.1],
        [a, d1, TOP + up],
        [a, d1, TOP],
      ],
      side,
    );
    face(
      p,
      [
        [a, D0 - 0.25, 0],
        [b, D0 - 0.25, 0],
        [b, D0 - 0.25, up + 0.1],
        [a, D0 - 0.25, up + 0.1],
      ],
      air("#34505a", 9),
    );
    face(
      p,
      [
        [a, D0 - 0.25, up + 0.1],
        [b, D0 - 0.25, up + 0.1],
        [b, d1, TOP + up],
        [a, d1, TOP + up],
      ],
      bokashi(p.x, 0, y0, 0, y1, [
        [0, air("#93a8aa", 9)],
        [1, air("#a2b4b4", 20)],
      ]),
    );
  }
}
/** Somebody seen from behind, who climbs: a sedge hat and a straw cape, the left leg bears, the right foot is a step higher. Centimetres. */
const HAT = pts("-37,127 -22,138 -6,150 1,155 6,151 20,140 35,129 24,125 0,122 -24,123");
const CAPE = pts(
  "-10,126 -24,118 -33,101 -40,80 -46,55 -38,60 -35,51 -28,59 -22,50 -15,58 -8,52 0,60 7,54 14,62 20,57 27,65 33,62 36,72 35,90 30,108 20,121 8,127",
);
const BEARS = pts("-24,64 -22,40 -25,26 -20,9 -21,3 -29,0 -29,-4 -12,-4 -11,4 -10,24 -6,40 -3,64");
const RAISED = pts("3,66 6,48 13,37 10,25 9,18 23,18 24,22 19,27 22,40 22,66");
const RIM = pts("-35,128 -22,138 -6,150 1,154.5 6,151 20,140 34,130");
const WHO: V3 = [-0.42, D0 + 12 * run + 0.12, 13 * rise];
export function climber(p: Pens) {
  const cm = (list: Pt[]) => list.map(([a, b]): Pt => [a / 100, b / 100]);
  const round = (list: Pt[], c: string) => shape(p, WHO, cm(catmull(list, 5, true)), c);
  // what the wet steps keep of the feet
  round(pts("-34,-5 -8,-4 10,-6 -4,-9 -26,-10"), "#3b525c");
  round(BEARS, "#1b2a35");
  round(RAISED, "#22323d");
  shape(p, WHO, cm(CAPE), "#2b3942");
  round(HAT, "#26343d");
  const rim = cm(catmull(RIM, 5)).map(([a, b]) => to(p, WHO[0] + a, WHO[1], WHO[2] + b));
  stroke(p.x, rim, 2, "#b9c4bf", { taper: [0.3, 0.3] });
  stroke(
    p.x,
    cm(pts("22,120 30,108 35,90 36,74")).map(([a, b]) => to(p, WHO[0] + a, WHO[1], WHO[2] + b)),
    1.6,
    "#8fa1a4",
  );
  for (const [a, b] of pts("-13,116 0,118 12,115 -24,104 22,104"))
    stroke(
      p.x,
      cm(pts(`${a},${b} ${a * 1.25},${b - 26} ${a * 1.4},64`)).map(([u, v]) =>
        to(p, WHO[0] + u, WHO[1], WHO[2] + v),
      ),
      1.4,
      "#1a2730",
      { a: 0.6 },
    );
}
