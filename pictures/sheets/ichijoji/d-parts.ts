/** Ichijoji D, the things as surfaces: an iron cauldron, a bamboo strainer lifted out of it. Decimetres; y away, z up, 0 the cauldron's rim. */
import { Noise, lerp, type Pt, type V3 } from "../../kit/core.ts";
import { type Patch } from "../../kit/mesh.ts";

export const IRON = 0,
  WATER = 1,
  BASKET = 2,
  CANE = 3,
  NOODLE = 4,
  INSIDE = 5,
  LASH = 6;
export const POT_R = 1.72,
  WATER_Z = -0.2;
const n = new Noise(27);
export const TAU = Math.PI * 2;

/** a turned solid round (x, y), from an outline of [radius, height] */
function turned(out: Patch[], x: number, y: number, outline: readonly Pt[], mat: number, nu = 96) {
  out.push({
    f: (u, v) => {
      const k = v * (outline.length - 1),
        i = Math.min(outline.length - 2, Math.floor(k));
      const r = lerp(outline[i][0], outline[i + 1][0], k - i),
        z = lerp(outline[i][1], outline[i + 1][1], k - i);
      return [x + r * Math.cos(u * TAU), y + r * Math.sin(u * TAU), z];
    },
    nu,
    nv: outline.length * 3,
    mat,
  });
}
/** a tube along a path, its radius given along the way */
export function tube(
  out: Patch[],
  path: (t: number) => V3,
  r: (t: number) => number,
  steps: number,
  mat: number,
  sides = 8,
) {
  out.push({
    f: (u, v) => {
      const p = path(u),
        q = path(Math.min(1, u + 0.01)),
        o = path(Math.max(0, u - 0.01));
      const d: V3 = [q[0] - o[0], q[1] - o[1], q[2] - o[2]];
      const l = Math.hypot(...d) || 1;
      // a frame whose first side lies toward the right
      const A: V3 = [1 - (d[0] / l) ** 2, (-d[0] * d[1]) / (l * l), (-d[0] * d[2]) / (l * l)];
      const al = Math.hypot(...A) || 1;
      const B: V3 = [
        (d[1] * A[2] - d[2] * A[1]) / (l * al),
        (d[2] * A[0] - d[0] * A[2]) / (l * al),
        (d[0] * A[1] - d[1] * A[0]) / (l * al),
      ];
      const c = Math.cos(v * TAU) * r(u),
        s = Math.sin(v * TAU) * r(u);
      return [
        p[0] + (A[0] / al) * c + B[0] * s,
        p[1] + (A[1] / al) * c + B[1] * s,
        p[2] + (A[2] / al) * c + B[2] * s,
      ];
    },
    nu: steps,
    nv: sides,
    mat,
  });
}

export function cauldron(out: Patch[]) {
  turned(
    out,
    0,
    0,
    [
      [POT_R - 0.16, -0.9],
      [POT_R - 0.1, -0.2],
      [POT_R - 0.08, -0.02],
    ],
    INSIDE,
  );
  turned(
    out,
    0,
    0,
    [
      [POT_R - 0.08, -0.02],
      [POT_R - 0.04, 0.05],
      [POT_R + 0.06, 0.07],
      [POT_R + 0.15, 0.03],
      [POT_R + 0.16, -0.05],
      [POT_R + 0.06, -0.1],
      [POT_R + 0.1, -0.5],
      [POT_R + 0.02, -1.2],
      [POT_R - 0.4, -1.9],
    ],
    IRON,
  );
  // the water heaves where the noodles fall in
  out.push({
    f: (u, v) => {
      const r = v * (POT_R - 0.07),
        x = r * Math.cos(u * TAU),
        y = r * Math.sin(u * TAU);
      return [
        x,
        y,
        WATER_Z +
          0.05 * n.fbm(x * 1.6, y * 1.6, 3) +
          0.12 * Math.exp(-((x + 0.1) ** 2 * 0.9 + (y + 0.45) ** 2 * 3)),
      ];
    },
    nu: 120,
    nv: 40,
    mat: WATER,
  });
}

/** where the strainer hangs, and how far it is tipped toward us */
const C: V3 = [-0.15, 0.1, 2.25];
export const R = 1.0;
const TIP = 0.42;
const ROLL = -0.08;
/** a point of the strainer: polar angle, distance from its axis, height over its lip */
export function inStrainer(a: number, r: number, h: number): V3 {
  const x = r * Math.cos(a),
    y = r * Math.sin(a);
  const y2 = y * Math.cos(TIP) - h * Math.sin(TIP),
    z2 = y * Math.sin(TIP) + h * Math.cos(TIP);
  return [
    C[0] + x * Math.cos(ROLL) - z2 * Math.sin(ROLL),
    C[1] + y2,
    C[2] + x * Math.sin(ROLL) + z2 * Math.cos(ROLL),
  ];
}
export function strainer(out: Patch[]) {
  const bowl = (u: number, v: number, k: number) =>
    inStrainer(u * TAU, R * Math.sin((v * Math.PI) / 2) * k, -0.62 * Math.cos((v * Math.PI) / 2));
  out.push({ f: (u, v) => bowl(u, v, 1), nu: 96, nv: 24, mat: BASKET });
  tube(
    out,
    (t) => inStrainer(t * TAU, R + 0.01, 0.02),
    () => 0.06,
    96,
    CANE,
    10,
  );
  tube(
    out,
    (t) => inStrainer(t * TAU, R + 0.035, -0.09),
    () => 0.042,
    96,
    CANE,
    8,
  );
  // the handle: two canes bound together, up and out to the right
  for (const k of [-0.055, 0.055]) {
    const a = inStrainer(0.5, R - 0.9, -0.5),
      b: V3 = [3.4, 1.3 + k, 3.75 + k];
    const lip = inStrainer(0.42 + k, R + 0.02, 0.04);
    tube(
      out,
      (t) =>
        t < 0.2
          ? [lerp(a[0], lip[0], t * 5), lerp(a[1], lip[1], t * 5), lerp(a[2], lip[2], t * 5)]
          : [
              lerp(lip[0], b[0], (t - 0.2) / 0.8),
              lerp(lip[1], b[1], (t - 0.2) / 0.8),
              lerp(lip[2], b[2], (t - 0.2) / 0.8),
            ],
      () => 0.062,
      60,
      CANE,
      10,
    );
  }
  for (const t of [0.04, 0.3, 0.34]) {
    const lip = inStrainer(0.42, R + 0.02, 0.04);
    const p = (q: number): V3 => [
      lerp(lip[0], 3.4, q),
      lerp(lip[1], 1.3, q),
      lerp(lip[2], 3.75, q),
    ];
    tube(
      out,
      (u) => p(t + u * 0.03),
      () => 0.15,
      6,
      LASH,
      14,
    );
  }
}
