/**
 * Oze D: river stones as solids of a few worn faces. Each point of them and of the ground takes the fire's light by its distance,
 * its slope and what stands between, and a little of the sky's.
 */
import {
  clamp,
  layer,
  lerp,
  mix,
  getPx,
  PH,
  PW,
  putPx,
  ramp,
  Rng,
  type RGB,
  SS,
  sstep,
  type V3,
} from "../../kit/core.ts";
import { edgeAt, LEVEL, n, P, PIT } from "./d-plan.ts";

const FOCUS = 1200,
  EYE = 0.62;
/** The place of a point of the ground on the sheet: to the right, away from us, in metres. */
const onGround = (x: number, y: number) => {
  const far = (FOCUS * EYE) / Math.max(4, y - LEVEL);
  return { x: ((x - 800) * far) / FOCUS, far };
};
const pit = onGround(...PIT);
const LIGHT: V3 = [pit.x, pit.far, 0.13];

interface Stone {
  /** its foot on the sheet, in metres, its half sizes, the planes of its faces */
  readonly px: number;
  readonly py: number;
  readonly c: V3;
  readonly half: V3;
  readonly faces: readonly (readonly [V3, number])[];
  readonly dark: number;
}
function stone(px: number, py: number, wide: number, tall: number, seed: number): Stone {
  const r = new Rng(seed),
    g = onGround(px, py);
  const a = (wide * g.far) / FOCUS / 2,
    h = a * tall,
    b = a * r.range(0.65, 0.85);
  const faces: [V3, number][] = [[[0, 0, 1], r.range(0.78, 0.92)]];
  for (let i = 0; i < 15; i++) {
    // spread evenly, then moved by chance
    const up = 1 - (2 * (i + 0.5)) / 15 + r.range(-0.1, 0.1),
      az = i * 2.4 + r.range(-0.5, 0.5),
      q = Math.sqrt(Math.max(0, 1 - up * up));
    faces.push([[Math.cos(az) * q, Math.sin(az) * q, up], r.range(0.8, 0.97)]);
  }
  return { px, py, c: [g.x, g.far + b * 0.6, h * 0.5], half: [a, b, h], faces, dark: r.u() };
}
const stones = [
  // beyond the fire
  stone(470, 906, 226, 0.52, 3),
  stone(706, 892, 150, 0.5, 12),
  stone(344, 948, 120, 0.5, 4),
  stone(872, 944, 186, 0.6, 5),
  // before it
  stone(336, 1094, 230, 0.46, 16),
  stone(548, 1138, 170, 0.44, 7),
  stone(838, 1112, 240, 0.46, 31),
  stone(1002, 1034, 110, 0.5, 11),
  stone(206, 1108, 156, 0.46, 9),
  // in the dark
  stone(116, 868, 210, 0.36, 21),
  stone(1150, 930, 190, 0.34, 23),
  stone(1330, 1076, 300, 0.36, 27),
  stone(60, 1020, 210, 0.42, 28),
  // small ones
  ...(
    [
      [300, 1006, 44],
      [262, 984, 26],
      [420, 1000, 30],
      [806, 1010, 42],
      [856, 1022, 24],
      [760, 1070, 38],
      [690, 1100, 30],
      [930, 1084, 40],
      [1060, 1000, 46],
      [1110, 1046, 30],
      [250, 930, 40],
      [956, 912, 36],
      [640, 1150, 44],
      [500, 1160, 60],
      [310, 1150, 40],
    ] as const
  ).map(([x, y, w], i) => stone(x, y, w, 0.5, 60 + i)),
];
/** How much of the fire a point sees. */
function open(p: V3, self: Stone | null) {
  let k = 1;
  const dx = LIGHT[0] - p[0],
    dy = LIGHT[1] - p[1],
    dz = LIGHT[2] - p[2];
  for (const s of stones) {
    if (s === self) continue;
    const u: V3 = [dx / s.half[0], dy / s.half[1], dz / s.half[2]],
      v: V3 = [
        (p[0] - s.c[0]) / s.half[0],
        (p[1] - s.c[1]) / s.half[1],
        (p[2] - s.c[2]) / s.half[2],
      ];
    const t = -(u[0] * v[0] + u[1] * v[1] + u[2] * v[2]) / (u[0] ** 2 + u[1] ** 2 + u[2] ** 2);
    const q = clamp(t);
    const d = Math.hypot(v[0] + u[0] * q, v[1] + u[1] * q, v[2] + u[2] * q);
    k = Math.min(k, sstep(0.84, 1.02, d));
    if (k <= 0) return 0;
  }
  return k;
}
const warm = ramp([
  [0, "#1b131c"],
  [0.22, "#3a1d1f"],
  [0.45, "#6f3523"],
  [0.68, "#b0652f"],
  [0.86, "#e2a052"],
  [1, "#fad79a"],
]);
const cool = ramp([
  [0, "#090c19"],
  [0.5, "#121b31"],
  [1, "#2a3f63"],
]);
/** Flat tones with soft edges between them. */
function steps(v: number, count: number) {
  const t = clamp(v) * count,
    f = Math.floor(t);
  return (f + sstep(0.28, 0.72, t - f)) / count;
}
function ink(p: V3, nn: V3, self: Stone | null): RGB {
  const dx = LIGHT[0] - p[0],
    dy = LIGHT[1] - p[1],
    dz = LIGHT[2] - p[2],
    far = Math.hypot(dx, dy, dz);
  const cos = Math.max(0, (nn[0] * dx + nn[1] * dy + nn[2] * dz) / far + 0.06);
  const worn = 0.03 * n.n2(p[0] * 9, p[1] * 9);
  const fire = (0.165 * cos ** 0.8 * open(p, self)) / (0.05 + far ** 1.9) ** 0.92;
  const w = steps(
    Math.min(self && self.py < 980 ? 0.84 : 1, fire * 0.62) * (self ? 1 - 0.2 * self.dark : 0.8) +
      worn,
    5,
  );
  const away = sstep(0.2, 1.1, far);
  const night = cool.at(
    steps(
      (self ? 0.62 * sstep(0.35, 0.95, nn[2] * 0.9 - nn[1] * 0.1) + 0.12 : 0.26) *
        (1 - 0.3 * away) +
        worn,
      4,
    ),
  );
  return mix(night, warm.at(w), sstep(0.03, 0.16, w));
}
/** The ground, the stones beyond the fire, or those before it. */
export function bed(what: "ground" | "beyond" | "before") {
  const L = layer(),
    im = getPx(L.c),
    d = im.data;
  const put = (i: number, j: number, c: RGB, a: number) => {
    const o = (j * PW + i) * 4,
      b = d[o + 3] ? 1 - a : 0;
    for (let k = 0; k < 3; k++) d[o + k] = c[k] * (1 - b) + d[o + k] * b;
    d[o + 3] = Math.max(d[o + 3], 255 * a);
  };
  if (what === "ground")
    for (let i = 0; i < PW; i++) {
      const top = edgeAt(i / SS);
      for (let j = Math.floor(top * SS); j < PH; j++) {
        const y = (j + 0.5) / SS,
          g = onGround((i + 0.5) / SS, y);
        const c = ink([g.x, g.far, 0], [0, 0, 1], null);
        // the sky lies on the wet bank at the water, the corners stay dark
        put(
          i,
          j,
          mix(
            mix(c, "#0a0d1a", 0.55 * sstep(900, 1200, y)),
            "#22345a",
            0.75 * sstep(110, 0, y - top),
          ),
          1,
        );
      }
    }
  for (const s of stones.toSorted((a, b) => b.c[1] - a.c[1])) {
    if (what !== (s.py > 980 ? "before" : "beyond")) continue;
    const m = FOCUS / s.c[1],
      X = 800 + s.c[0] * m,
      Y = LEVEL + (EYE - s.c[2]) * m,
      tilt = (EYE - s.c[2]) / s.c[1];
    const w = s.half[0] * m * 1.3,
      h = (s.half[2] + s.half[1] * tilt) * m * 1.3;
    for (let j = Math.max(0, Math.floor((Y - h) * SS)); j < Math.min(PH, (Y + h) * SS); j++)
      for (let i = Math.max(0, Math.floor((X - w) * SS)); i < Math.min(PW, (X + w) * SS); i++) {
        // the ray in the stone's own measures: it goes away from us and falls
        const ox = ((i + 0.5) / SS - X) / m / s.half[0],
          oz = (Y - (j + 0.5) / SS) / m / s.half[2],
          kz = (-tilt * s.half[1]) / s.half[2];
        let enter = -9,
          leave = 9;
        for (const [f, at] of s.faces) {
          const den = f[1] + f[2] * kz,
            t = (at - f[0] * ox - f[2] * oz) / den;
          if (den < -1e-4) enter = Math.max(enter, t);
          else if (den > 1e-4) leave = Math.min(leave, t);
          else if (at < f[0] * ox + f[2] * oz) leave = -9;
        }
        const a = clamp((leave - enter) * 6 * SS * s.half[0] * m * 0.02);
        if (a <= 0) continue;
        // worn edges: the faces near the point share its slope
        const nn: V3 = [0, 0, 0];
        const [qx, qy, qz] = [ox, enter, oz + kz * enter];
        for (const [f, at] of s.faces) {
          const k = Math.exp((f[0] * qx + f[1] * qy + f[2] * qz - at) * 24);
          nn[0] += f[0] * k;
          nn[1] += f[1] * k;
          nn[2] += f[2] * k;
        }
        for (let k = 0; k < 3; k++) nn[k] /= s.half[k];
        const l = Math.hypot(...nn);
        for (let k = 0; k < 3; k++) nn[k] /= l;
        const p: V3 = [s.c[0] + qx * s.half[0], s.c[1] + qy * s.half[1], s.c[2] + qz * s.half[2]];
        // dark where it meets the ground
        const foot = lerp(0.5, 0, sstep(0, 0.03, p[2]));
        put(i, j, mix(ink(p, nn, s), "#0b0b16", foot), a);
      }
  }
  putPx(L.c, im);
  P.put(L, { occlude: 1 });
}
