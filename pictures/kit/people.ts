/** people: a posable mannequin sculpted as signed-distance cloth and skin, ray-marched once, then inked with coloured lights.
 *  Local frame in metres: x right, y up, z toward the viewer after yaw. The figure is modelled facing +z and turned by yaw. */
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { existsSync, readFileSync, writeFileSync, mkdirSync } from "node:fs";
import {
  Noise,
  clamp,
  lerp,
  sstep,
  getPx,
  putPx,
  rgb,
  lab,
  unlab,
  type Col,
  type RGB,
  type V3,
} from "./core.ts";

const smin = (a: number, b: number, k: number) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};
const ell = (x: number, y: number, z: number, a: number, b: number, c: number) => {
  const k0 = Math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2),
    k1 = Math.sqrt((x / (a * a)) ** 2 + (y / (b * b)) ** 2 + (z / (c * c)) ** 2);
  return k1 < 1e-9 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
};
const cap = (x: number, y: number, z: number, A: V3, B: V3, r0: number, r1: number) => {
  const px = x - A[0],
    py = y - A[1],
    pz = z - A[2],
    vx = B[0] - A[0],
    vy = B[1] - A[1],
    vz = B[2] - A[2];
  const h = clamp((px * vx + py * vy + pz * vz) / (vx * vx + vy * vy + vz * vz + 1e-9));
  return Math.hypot(px - vx * h, py - vy * h, pz - vz * h) - lerp(r0, r1, h);
};
const box = (x: number, y: number, z: number, a: number, b: number, c: number, r: number) => {
  const qx = Math.abs(x) - a + r,
    qy = Math.abs(y) - b + r,
    qz = Math.abs(z) - c + r;
  return (
    Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) +
    Math.min(Math.max(qx, qy, qz), 0) -
    r
  );
};
/** tapered elliptical column between two heights */
const col = (
  x: number,
  y: number,
  z: number,
  y0: number,
  y1: number,
  a0: number,
  b0: number,
  a1: number,
  b1: number,
) => {
  const t = clamp((y - y0) / (y1 - y0));
  const a = lerp(a0, a1, t),
    b = lerp(b0, b1, t);
  const d = (Math.hypot(x / a, z / b) - 1) * Math.min(a, b);
  const dy = Math.max(y0 - y, y - y1);
  return dy > 0 ? Math.hypot(Math.max(d, 0), dy) : Math.max(d, dy);
};

export type Part = { mat: number; d: (x: number, y: number, z: number) => number };
export interface Mats {
  [id: number]: {
    c: Col;
    pat?: (x: number, y: number, z: number, base: RGB) => RGB;
    rough?: number;
  };
}
export interface Figure {
  id: string;
  parts: Part[];
  bounds: [number, number, number, number];
  mats: Mats;
  yaw: number;
  tilt?: number;
  linework?: (x: number, y: number, z: number, mat: number) => number;
}
export interface Relief2 {
  w: number;
  h: number;
  b: [number, number, number, number];
  nx: Float32Array;
  ny: Float32Array;
  nz: Float32Array;
  ao: Float32Array;
  dep: Float32Array;
  mat: Float32Array;
  lx: Float32Array;
  ly: Float32Array;
  lz: Float32Array;
  cav: Float32Array;
}

export function carve(f: Figure, h: number): Relief2 {
  const [x0, x1, y0, y1] = f.bounds;
  const w = Math.round((h * (x1 - x0)) / (y1 - y0));
  const N = w * h;
  const mk = () => new Float32Array(N);
  const R: Relief2 = {
    w,
    h,
    b: f.bounds,
    nx: mk(),
    ny: mk(),
    nz: mk(),
    ao: mk(),
    dep: mk().fill(-9),
    mat: mk().fill(-1),
    lx: mk(),
    ly: mk(),
    lz: mk(),
    cav: mk(),
  };
  const keys = ["nx", "ny", "nz", "ao", "dep", "mat", "lx", "ly", "lz", "cav"] as const;
  const file = `.cache/fig3_${f.id}_${f.yaw.toFixed(2)}_${f.bounds.join("_")}_${h}.bin`;
  if (existsSync(file)) {
    const b = readFileSync(file);
    const a = new Float32Array(b.buffer, b.byteOffset, b.byteLength / 4);
    if (a.length === N * keys.length) {
      keys.forEach((k, i) => R[k].set(a.subarray(i * N, i * N + N)));
      return R;
    }
  }
  const cy = Math.cos(f.yaw),
    sy = Math.sin(f.yaw),
    ct = Math.cos(f.tilt ?? 0.06),
    st = Math.sin(f.tilt ?? 0.06);
  const P = f.parts,
    M = P.length;
  let hitMat = 0;
  const n = new Noise(7);
  const D = (X: number, Y: number, Z: number) => {
    const x = X * cy - Z * sy,
      z = X * sy + Z * cy;
    let d = 9;
    for (let i = 0; i < M; i++) {
      const q = P[i].d(x, Y, z);
      if (q < d) {
        d = q;
        hitMat = P[i].mat;
      }
    }
    return d;
  };
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const X = lerp(x0, x1, (i + 0.5) / w),
        Yv = lerp(y1, y0, (j + 0.5) / h);
      let t = 0,
        hit = false;
      const oy = Yv * ct + 1.2 * st,
        oz = 1.2 * ct - Yv * st;
      let y = 0,
        z = 0;
      for (let k = 0; k < 80; k++) {
        y = oy - st * t;
        z = oz - ct * t;
        const d = D(X, y, z);
        if (d < 0.0011) {
          hit = true;
          break;
        }
        t += Math.max(d * 0.8, 0.0014);
        if (t > 2.6) break;
      }
      if (!hit) continue;
      const o = j * w + i;
      const mat = hitMat;
      const e = 0.0035;
      const a = D(X + e, y - e, z - e),
        b = D(X - e, y - e, z + e),
        c = D(X - e, y + e, z - e),
        d = D(X + e, y + e, z + e);
      let nx = a - b - c + d,
        ny = -a - b + c + d,
        nz = -a + b - c + d;
      const l = Math.hypot(nx, ny, nz) || 1;
      nx /= l;
      ny /= l;
      nz /= l;
      let ao = 0,
        sc = 1;
      for (const s of [0.02, 0.06, 0.14]) {
        ao += (Math.max(0, s - D(X + nx * s, y + ny * s, z + nz * s)) * sc) / s;
        sc *= 0.7;
      }
      const cv = 0.012 - D(X + nx * 0.012, y + ny * 0.012, z + nz * 0.012);
      R.nx[o] = nx;
      R.ny[o] = ny;
      R.nz[o] = nz;
      R.ao[o] = clamp(1 - ao * 0.6);
      R.dep[o] = -t;
      R.mat[o] = mat;
      R.lx[o] = X * cy - z * sy;
      R.ly[o] = y;
      R.lz[o] = X * sy + z * cy;
      R.cav[o] = clamp(cv / 0.011);
    }
  mkdirSync(".cache", { recursive: true });
  const out = new Float32Array(N * keys.length);
  keys.forEach((k, i) => out.set(R[k], i * N));
  writeFileSync(file, Buffer.from(out.buffer));
  return R;
}
export interface Lamp {
  dir: V3;
  c: Col;
  i: number;
  wrap?: number;
}
/** ink with coloured lights; soft-stepped luminance; key lines at depth and material changes */
export function inkFigure(
  f: Figure,
  R: Relief2,
  o: {
    amb: Col;
    ambI: number;
    lamps: Lamp[];
    key: Col;
    keyA?: number;
    steps?: number;
    fog?: Col;
    fogA?: number;
    grain?: number;
  },
): Canvas {
  const c = createCanvas(R.w, R.h);
  const im = getPx(c);
  const D = im.data;
  const n = new Noise(5);
  const w = R.w,
    h = R.h;
  const amb = rgb(o.amb).map((v) => (v / 255) * o.ambI);
  const lamps = o.lamps.map((l) => {
    const k = Math.hypot(...l.dir);
    return {
      d: l.dir.map((v) => v / k) as V3,
      c: rgb(l.c).map((v) => (v / 255) * l.i),
      wr: l.wrap ?? 0,
    };
  });
  const key = rgb(o.key);
  const steps = o.steps ?? 6;
  const fog = o.fog ? rgb(o.fog) : null;
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const q = j * w + i;
      const m = R.mat[q];
      if (m < 0) continue;
      const M = f.mats[m];
      let B = rgb(M.c);
      if (M.pat) B = M.pat(R.lx[q], R.ly[q], R.lz[q], B);
      const gr = 1 + (o.grain ?? 0.05) * (n.n2(i * 0.35, j * 0.35) + 0.6 * n.n2(i * 0.12, j * 0.7));
      const L = [0, 0, 0];
      const sk = 0.72 + 0.28 * R.ny[q];
      for (let k = 0; k < 3; k++) L[k] = amb[k] * sk * R.ao[q];
      for (const l of lamps) {
        let nl = R.nx[q] * l.d[0] + R.ny[q] * l.d[1] + R.nz[q] * l.d[2];
        nl = clamp((nl + l.wr) / (1 + l.wr));
        nl *= 0.4 + 0.6 * R.ao[q];
        for (let k = 0; k < 3; k++) L[k] += nl * l.c[k];
      }
      const lum = 0.3 * L[0] + 0.59 * L[1] + 0.11 * L[2];
      const tt = lum * steps,
        f0 = Math.floor(tt);
      const ls = (f0 + sstep(0.25, 0.75, tt - f0)) / steps;
      const sc = lum > 1e-4 ? ls / lum : 1;
      const r: RGB = [0, 0, 0];
      for (let k = 0; k < 3; k++) {
        const v = B[k] * L[k] * lerp(1, sc, 0.75) * gr;
        r[k] = v < 215 ? v : 215 + 40 * (1 - Math.exp(-(v - 215) / 40));
      }
      let ed = 0;
      for (const [a, b] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const ii = i + a,
          jj = j + b;
        if (ii < 0 || jj < 0 || ii >= w || jj >= h) continue;
        const p = jj * w + ii;
        if (R.mat[p] < 0) {
          ed = Math.max(ed, 0.9);
          continue;
        }
        const dd = R.dep[q] - R.dep[p];
        if (dd > 0.02) ed = Math.max(ed, clamp(dd * 24));
        if (R.mat[p] !== m && R.mat[p] >= 0) ed = Math.max(ed, 0.62);
      }
      let kk = Math.max(ed, sstep(0.45, 0.95, R.cav[q]) * 0.6);
      if (f.linework) kk = Math.max(kk, f.linework(R.lx[q], R.ly[q], R.lz[q], m));
      kk *= o.keyA ?? 0.85;
      for (let k = 0; k < 3; k++) {
        let v = lerp(r[k], key[k], kk);
        if (fog) v = lerp(v, fog[k], o.fogA ?? 0);
        D[q * 4 + k] = v;
      }
      let al = 0;
      for (let b = -1; b <= 1; b++)
        for (let a = -1; a <= 1; a++) {
          const ii = i + a,
            jj = j + b;
          if (ii >= 0 && jj >= 0 && ii < w && jj < h && R.mat[jj * w + ii] >= 0) al++;
        }
      D[q * 4 + 3] = 255 * clamp((al / 9) * 1.35 - 0.2);
    }
  putPx(c, im);
  return c;
}
// material slots
export const SKIN = 0,
  HAIR = 1,
  TOP = 2,
  BOTTOM = 3,
  BELT = 4,
  EXTRA = 5,
  SHOE = 6,
  WHITE = 7,
  EXTRA2 = 8,
  POLE = 9;
const fold = new Noise(11);

/** head: returns skin + hair parts. pos = centre of skull */
function headParts(
  c: V3,
  o: {
    turn?: number;
    nod?: number;
    roll?: number;
    hair?: "short" | "bun" | "none" | "crop";
    s?: number;
  },
): Part[] {
  const ct = Math.cos(o.turn ?? 0),
    st = Math.sin(o.turn ?? 0),
    cn = Math.cos(o.nod ?? 0),
    sn = Math.sin(o.nod ?? 0),
    s = o.s ?? 1;
  const T =
    (f: (x: number, y: number, z: number) => number) => (X: number, Y: number, Z: number) => {
      let x = X - c[0],
        y = Y - c[1],
        z = Z - c[2];
      let t = x * ct - z * st;
      z = x * st + z * ct;
      x = t;
      t = y * cn - z * sn;
      z = y * sn + z * cn;
      y = t;
      return f(x / s, y / s, z / s) * s;
    };
  const skin = T((x, y, z) => {
    let d = ell(x, y - 0.015, z, 0.074, 0.095, 0.09);
    d = smin(d, ell(x, y + 0.065, z - 0.025, 0.055, 0.055, 0.06), 0.05);
    d = smin(d, cap(x, y, z, [0, 0.02, 0.085], [0, -0.022, 0.102], 0.01, 0.015), 0.015);
    d = smin(d, ell(Math.abs(x) - 0.077, y + 0.005, z + 0.008, 0.012, 0.028, 0.018), 0.01);
    return d;
  });
  const P: Part[] = [{ mat: SKIN, d: skin }];
  if (o.hair === "none") return P;
  P.push({
    mat: HAIR,
    d: T((x, y, z) => {
      let d = ell(x, y - 0.03, z + 0.014, 0.083, 0.098, 0.098);
      const front = z - (y > 0.03 ? 0.075 + (y - 0.03) * 0.2 : 0.03 - Math.max(0, -y) * 0.9);
      d = Math.max(d, front);
      const low = o.hair === "crop" ? -0.01 : -0.065;
      d = Math.max(d, low - y - 0.25 * Math.max(0, -z) * 0.2);
      d -= 0.002 * Math.sin(x * 260 + y * 40);
      if (o.hair === "bun") {
        d = smin(d, ell(x, y - 0.045, z + 0.115, 0.055, 0.052, 0.05), 0.02);
        d = smin(d, ell(x, y + 0.035, z + 0.07, 0.055, 0.05, 0.045), 0.03);
      }
      return d;
    }),
  });
  if (o.hair === "bun")
    P.push({
      mat: EXTRA,
      d: T((x, y, z) => cap(x, y, z, [-0.09, 0.085, -0.1], [0.085, 0.04, -0.105], 0.005, 0.006)),
    });
  return P;
}
export interface SeatedOpt {
  id: string;
  yaw: number;
  lean?: number;
  hair?: "short" | "bun" | "crop";
  nod?: number;
  turn?: number;
  mats: Mats;
  wide?: number;
}
/** someone eating at a bar, seated on a stool; faces +z */
export function seated(o: SeatedOpt): Figure {
  const L = o.lean ?? 0.12,
    W = o.wide ?? 1;
  const hip: V3 = [0, 0.56, 0],
    chest: V3 = [0, 0.9, 0.02 + L * 0.8],
    neck: V3 = [0, 1.06, 0.03 + L * 1.25],
    hd: V3 = [0, 1.19, 0.07 + L * 1.6];
  const sh = (s: number): V3 => [s * 0.185 * W, 1.0, 0.02 + L * 1.1];
  const el = (s: number): V3 => [s * 0.25 * W, 0.8, 0.17 + L];
  const ha = (s: number): V3 => [s * 0.1, 0.93, 0.4 + L * 0.6];
  const wob = (x: number, y: number, z: number) =>
    0.0035 * fold.n3(x * 7, y * 3.5, z * 7) +
    0.0045 *
      Math.max(0, Math.sin(y * 34 + x * 26 + z * 12 + 1.6 * fold.n3(x * 4, y * 4, z * 4))) *
      sstep(0.98, 0.78, y);
  const parts: Part[] = [
    ...headParts(hd, { nod: o.nod ?? 0.3, turn: o.turn ?? 0, hair: o.hair ?? "short" }),
    { mat: SKIN, d: (x, y, z) => cap(x, y, z, neck, hd, 0.05, 0.045) },
    {
      mat: SKIN,
      d: (x, y, z) =>
        Math.min(
          ell(x - ha(1)[0], y - ha(1)[1], z - ha(1)[2], 0.035, 0.03, 0.05),
          ell(x - ha(-1)[0], y - ha(-1)[1], z - ha(-1)[2], 0.035, 0.03, 0.05),
        ),
    },
    {
      mat: TOP,
      d: (x, y, z) => {
        let d = cap(x, y, z, hip, chest, 0.165 * W, 0.175 * W);
        d = smin(d, ell(x, y - 0.93, z - 0.02 - L * 0.9, 0.205 * W, 0.15, 0.13), 0.06);
        d = smin(d, cap(x, y, z, sh(1), sh(-1), 0.085, 0.085), 0.06);
        for (const s of [1, -1]) {
          d = smin(d, cap(x, y, z, sh(s), el(s), 0.078, 0.066), 0.05);
          d = smin(d, cap(x, y, z, el(s), ha(s), 0.066, 0.048), 0.03);
        }
        d = smin(d, ell(x, y - 0.56, z + 0.01, 0.19 * W, 0.11, 0.16), 0.05);
        return d - wob(x, y, z);
      },
    },
    {
      mat: WHITE,
      d: (x, y, z) =>
        cap(x, y, z, [0, 1.035, 0.02 + L * 1.2], [0, 1.05, 0.03 + L * 1.2], 0.072, 0.062),
    },
    {
      mat: BOTTOM,
      d: (x, y, z) => {
        let d = 9;
        for (const s of [1, -1]) {
          d = smin(
            d,
            cap(x, y, z, [s * 0.09, 0.53, 0.02], [s * 0.12, 0.54, 0.42], 0.095, 0.075),
            0.03,
          );
          d = smin(
            d,
            cap(x, y, z, [s * 0.12, 0.54, 0.42], [s * 0.11, 0.2, 0.4], 0.07, 0.052),
            0.03,
          );
        }
        return d - 0.004 * Math.sin(z * 60 + y * 30);
      },
    },
    {
      mat: SHOE,
      d: (x, y, z) =>
        Math.min(
          ell(x - 0.11, y - 0.14, z - 0.45, 0.045, 0.035, 0.09),
          ell(x + 0.11, y - 0.14, z - 0.45, 0.045, 0.035, 0.09),
        ),
    },
    {
      mat: EXTRA2,
      d: (x, y, z) => {
        let d = col(x, y, z, 0.4, 0.45, 0.17, 0.17, 0.17, 0.17) - 0.01;
        for (let k = 0; k < 4; k++) {
          const a = 0.785 + k * 1.571;
          d = Math.min(
            d,
            cap(
              x,
              y,
              z,
              [Math.cos(a) * 0.12, 0.42, Math.sin(a) * 0.12],
              [Math.cos(a) * 0.18, 0, Math.sin(a) * 0.18],
              0.016,
              0.014,
            ),
          );
        }
        return Math.min(
          d,
          Math.max(Math.abs(Math.hypot(x, z) - 0.155) - 0.008, Math.abs(y - 0.18) - 0.01),
        );
      },
    },
  ];
  return {
    id: o.id,
    parts,
    bounds: [-0.62, 0.62, -0.03, 1.36],
    mats: o.mats,
    yaw: o.yaw,
    tilt: 0.1,
  };
}
/** a cook behind the bar: apron, rolled sleeves, headband */
export function cookFig(o: {
  id: string;
  yaw: number;
  mats: Mats;
  reach?: number;
  nod?: number;
  hat?: boolean;
}): Figure {
  const r = o.reach ?? 0.3;
  const hd: V3 = [0, 1.55, 0.08],
    neck: V3 = [0, 1.4, 0.03];
  const sh = (s: number): V3 => [s * 0.19, 1.33, 0.0],
    el = (s: number): V3 => [s * 0.27, 1.1, 0.1],
    ha = (s: number): V3 => (s > 0 ? [0.1, 1.08, 0.22 + r * 0.6] : [-0.08, 1.12, 0.24 + r]);
  const wob = (x: number, y: number, z: number) =>
    0.003 * fold.n3(x * 7, y * 4, z * 7) +
    0.004 * Math.max(0, Math.sin(y * 30 + x * 22 + 1.5 * fold.n3(x * 4, y * 4, z * 4)));
  const parts: Part[] = [
    ...headParts(hd, { nod: o.nod ?? 0.35, hair: "crop" }),
    { mat: SKIN, d: (x, y, z) => cap(x, y, z, neck, hd, 0.052, 0.048) },
    {
      mat: SKIN,
      d: (x, y, z) => {
        let d = 9;
        for (const s of [1, -1]) {
          const e = el(s),
            a = ha(s);
          d = Math.min(
            d,
            smin(
              cap(
                x,
                y,
                z,
                [lerp(e[0], a[0], 0.25), lerp(e[1], a[1], 0.25), lerp(e[2], a[2], 0.25)],
                a,
                0.04,
                0.032,
              ),
              ell(x - a[0], y - a[1], z - a[2] - 0.02, 0.036, 0.03, 0.05),
              0.02,
            ),
          );
        }
        return d;
      },
    },
    {
      mat: TOP,
      d: (x, y, z) => {
        let d = cap(x, y, z, [0, 0.95, 0], [0, 1.22, 0.0], 0.16, 0.18);
        d = smin(d, ell(x, y - 1.25, z, 0.21, 0.15, 0.125), 0.05);
        d = smin(d, cap(x, y, z, sh(1), sh(-1), 0.082, 0.082), 0.05);
        for (const s of [1, -1]) {
          const e = el(s),
            a = ha(s);
          d = smin(d, cap(x, y, z, sh(s), e, 0.078, 0.07), 0.04);
          d = smin(
            d,
            cap(
              x,
              y,
              z,
              e,
              [lerp(e[0], a[0], 0.35), lerp(e[1], a[1], 0.35), lerp(e[2], a[2], 0.35)],
              0.07,
              0.062,
            ),
            0.03,
          );
        }
        d = smin(d, col(x, y, z, 0.4, 1.0, 0.2, 0.16, 0.165, 0.14), 0.06);
        return d - wob(x, y, z);
      },
    },
    {
      mat: BELT,
      d: (x, y, z) =>
        Math.max(col(x, y, z, 0.4, 1.1, 0.212, 0.172, 0.186, 0.16) - wob(x, y, z), -z - 0.02),
    },
    {
      mat: WHITE,
      d: (x, y, z) => {
        const yy = y - hd[1] - 0.075 + (z - hd[2]) * 0.12;
        return Math.max(
          ell(x - hd[0], y - hd[1] - 0.03, z - hd[2] + 0.008, 0.09, 0.106, 0.104),
          Math.abs(yy) - 0.02,
        );
      },
    },
  ];
  if (o.hat)
    parts.push({
      mat: WHITE,
      d: (x, y, z) => ell(x, y - hd[1] - 0.1, z - hd[2] + 0.01, 0.09, 0.06, 0.1),
    });
  const linework = (x: number, y: number, z: number, m: number) => {
    if (m !== TOP || z < 0.02) return 0;
    let v = 0;
    for (const k of [0, 0.026]) {
      const d = Math.abs(x) - (y - 1.1 - k * 1.2) * 0.36 - k * 0.2;
      if (y > 1.1 && y < 1.42) v = Math.max(v, Math.exp(-((d / 0.0055) ** 2)));
    }
    return v * 0.8;
  };
  return {
    id: o.id,
    parts,
    bounds: [-0.6, 0.6, 0.55, 1.75],
    mats: o.mats,
    yaw: o.yaw,
    tilt: 0,
    linework,
  };
}
/** standing in kimono, walking; umbrella optional. faces +z */
export function kimono(o: {
  id: string;
  yaw: number;
  mats: Mats;
  umbrella?: boolean;
  umbTilt?: number;
  step?: number;
  man?: boolean;
}): Figure {
  const hd: V3 = [0, 1.44, 0.03];
  const st = o.step ?? 0.04;
  const wob = (x: number, y: number, z: number) =>
    0.004 * fold.n3(x * 7, y * 3, z * 7) +
    0.003 * Math.sin(x * 60 + y * 9 + 3 * fold.n3(x * 4, y * 2, z * 4)) * sstep(0.75, 0.3, y);
  const sw = 0.02;
  const hand: V3 = [0.12, 1.02, 0.17];
  const parts: Part[] = [
    ...headParts(hd, { nod: 0.12, hair: o.man ? "short" : "bun" }),
    { mat: SKIN, d: (x, y, z) => cap(x, y, z, [0, 1.28, -0.005], hd, 0.042, 0.04) },
    { mat: SKIN, d: (x, y, z) => ell(x - hand[0], y - hand[1], z - hand[2], 0.03, 0.036, 0.03) },
    {
      mat: TOP,
      d: (x, y, z) => {
        const xx = x - sw * Math.sin(y * 3);
        let d =
          col(xx, y, z - st * 0.4 * sstep(0.8, 0, y), 0.06, 0.84, 0.15, 0.145, 0.178, 0.145) -
          0.012 +
          0.006 * Math.max(0, Math.cos((x - 0.04) * 40)) * sstep(0.8, 0.2, y);
        d = smin(d, cap(x, y, z, [0, 0.85, 0], [0, 1.15, -0.005], 0.155, 0.15), 0.08);
        d = smin(d, cap(x, y, z, [0.125, 1.22, -0.01], [-0.125, 1.22, -0.01], 0.07, 0.07), 0.06);
        d = smin(d, cap(x, y, z, [0.15, 1.21, 0], [0.235, 0.98, 0.06], 0.072, 0.07), 0.04);
        d = smin(d, cap(x, y, z, [0.235, 0.98, 0.06], hand, 0.07, 0.062), 0.03);
        d = smin(d, cap(x, y, z, [-0.15, 1.21, 0], [-0.235, 0.95, 0.05], 0.072, 0.07), 0.04);
        d = smin(d, cap(x, y, z, [-0.235, 0.95, 0.05], [-0.14, 0.86, 0.15], 0.07, 0.06), 0.03);
        return d - wob(x, y, z);
      },
    },
    {
      mat: TOP,
      d: (x, y, z) => {
        let d = box(x - 0.225, y - 0.8, z - 0.07, 0.028, 0.22, 0.13, 0.03);
        d = Math.min(d, box(x + 0.225, y - 0.72, z - 0.06, 0.028, 0.22, 0.13, 0.03));
        return d - wob(x, y, z);
      },
    },
    {
      mat: BELT,
      d: (x, y, z) =>
        Math.min(
          col(x, y, z, 0.86, 1.12, 0.178, 0.155, 0.178, 0.16) - 0.008,
          o.man
            ? 9
            : box(x, y - 1.0, z + 0.19, 0.135, 0.115, 0.07, 0.04) - 0.003 * Math.sin(y * 90),
        ),
    },
    {
      mat: EXTRA,
      d: (x, y, z) =>
        Math.max(
          Math.abs(Math.hypot(x / 0.2, z / (z < 0 ? 0.29 : 0.175)) - 1) * 0.18 - 0.012,
          Math.abs(y - 0.985) - 0.012,
        ),
    },
    {
      mat: WHITE,
      d: (x, y, z) => {
        const t = Math.hypot(x, z * 1.15);
        return Math.max(Math.abs(t - 0.074) - 0.012, Math.abs(y - 1.265 + z * 0.35) - 0.03);
      },
    },
    {
      mat: WHITE,
      d: (x, y, z) =>
        Math.min(
          ell(x - 0.07, y - 0.05, z - 0.02 - st, 0.042, 0.05, 0.085),
          ell(x + 0.07, y - 0.05, z + 0.01 + st, 0.042, 0.05, 0.085),
        ),
    },
    {
      mat: SHOE,
      d: (x, y, z) =>
        Math.min(
          box(x - 0.07, y - 0.0, z - 0.03 - st, 0.045, 0.022, 0.11, 0.012),
          box(x + 0.07, y - 0.0, z + 0.0 + st, 0.045, 0.022, 0.11, 0.012),
        ),
    },
  ];
  if (o.umbrella) {
    const T = o.umbTilt ?? 0.12;
    const c0: V3 = [0.06, 1.475, -0.03];
    const R = 0.6,
      H = 0.27;
    const ct = Math.cos(T),
      s2 = Math.sin(T);
    const U =
      (f: (x: number, y: number, z: number) => number) => (X: number, Y: number, Z: number) => {
        const x0 = X - c0[0],
          y0 = Y - c0[1],
          z0 = Z - c0[2];
        const x = x0 * ct + y0 * s2,
          y = -x0 * s2 + y0 * ct;
        return f(x, y, z0);
      };
    parts.push(
      {
        mat: EXTRA2,
        d: U((x, y, z) => {
          const rr = Math.hypot(x, z);
          const a = Math.atan2(z, x);
          const rib = 0.006 * Math.abs(Math.sin(a * 12));
          const prof = H * (1 - Math.pow(rr / R, 1.35));
          const d = Math.abs(y - prof - rib) * 0.82 - 0.006;
          return Math.max(d, rr - R + 0.01 * Math.abs(Math.sin(a * 12)));
        }),
      },
      {
        mat: POLE,
        d: U((x, y, z) =>
          Math.min(
            cap(x, y, z, [0, H + 0.06, 0], [0, -0.66, 0.16], 0.013, 0.013),
            cap(x, y, z, [0, H - 0.01, 0], [0, H + 0.035, 0], 0.035, 0.022),
          ),
        ),
      },
    );
    return {
      id: o.id,
      parts,
      bounds: [-0.7, 0.78, -0.04, 1.9],
      mats: o.mats,
      yaw: o.yaw,
      tilt: -0.02,
    };
  }
  return {
    id: o.id,
    parts,
    bounds: [-0.5, 0.5, -0.04, 1.66],
    mats: o.mats,
    yaw: o.yaw,
    tilt: 0.02,
  };
}
/** traveller: sedge hat, straw cape, leggings, staff, bundle. faces +z */
export function pilgrim(o: { id: string; yaw: number; mats: Mats; step?: number }): Figure {
  const st = o.step ?? 0.13;
  const hat: V3 = [0, 1.5, 0.05];
  const straw = (x: number, y: number, z: number) => {
    const a = Math.atan2(z, x);
    return (
      0.01 * Math.abs(Math.sin(a * 26 + 3 * fold.n3(x * 3, y * 6, z * 3))) +
      0.012 * fold.n3(x * 12, y * 4, z * 12)
    );
  };
  const parts: Part[] = [
    ...headParts([0, 1.4, 0.05], { nod: 0.15, hair: "short" }),
    {
      mat: EXTRA,
      d: (x, y, z) => {
        const rr = Math.hypot(x - hat[0], z - hat[2]);
        const yy = y - hat[1];
        const prof = 0.2 * (1 - Math.pow(clamp(rr / 0.3), 0.92));
        return Math.max(
          Math.abs(yy - prof) * 0.75 - 0.007 - 0.0025 * Math.sin(Math.atan2(z - hat[2], x) * 34),
          rr - 0.3,
        );
      },
    },
    {
      mat: EXTRA2,
      d: (x, y, z) => {
        const h1 = 0.97 + 0.03 * Math.sin(Math.atan2(z, x) * 9),
          d1 = col(x, y, z - 0.01, h1, 1.33, 0.235, 0.2, 0.1, 0.09) - straw(x, y, z);
        const h2 = 0.7 + 0.035 * Math.sin(Math.atan2(z, x) * 11 + 1),
          d2 = col(x, y, z - 0.01, h2, 1.08, 0.27, 0.235, 0.17, 0.15) - straw(x, y + 0.2, z);
        return smin(d1 - 0.01, d2, 0.02);
      },
    },
    {
      mat: TOP,
      d: (x, y, z) =>
        smin(col(x, y, z, 0.58, 0.9, 0.19, 0.16, 0.16, 0.14), 9, 0.01) - 0.006 * Math.sin(x * 40),
    },
    {
      mat: TOP,
      d: (x, y, z) =>
        Math.min(
          cap(x, y, z, [0.17, 1.2, 0.02], [0.27, 1.0, 0.12], 0.06, 0.055),
          cap(x, y, z, [0.27, 1.0, 0.12], [0.3, 1.05, 0.27], 0.052, 0.045),
        ),
    },
    { mat: SKIN, d: (x, y, z) => ell(x - 0.3, y - 1.07, z - 0.29, 0.032, 0.04, 0.035) },
    {
      mat: WHITE,
      d: (x, y, z) =>
        Math.min(
          cap(x, y, z, [0.085, 0.68, 0], [0.09, 0.4, st * 0.5], 0.085, 0.062),
          cap(x, y, z, [-0.085, 0.68, 0], [-0.09, 0.4, -st * 0.35], 0.085, 0.062),
        ),
    },
    {
      mat: BOTTOM,
      d: (x, y, z) =>
        Math.min(
          cap(x, y, z, [0.09, 0.42, st * 0.5], [0.09, 0.09, st], 0.062, 0.042),
          cap(x, y, z, [-0.09, 0.42, -st * 0.35], [-0.09, 0.1, -st * 1.1], 0.062, 0.042),
        ) -
        0.004 * Math.sin(y * 70 + x * 20),
    },
    {
      mat: SHOE,
      d: (x, y, z) =>
        Math.min(
          ell(x - 0.09, y - 0.035, z - st - 0.04, 0.046, 0.038, 0.105),
          ell(x + 0.09, y - 0.045, z + st * 1.1 - 0.03, 0.046, 0.038, 0.105),
        ),
    },
    { mat: POLE, d: (x, y, z) => cap(x, y, z, [0.33, 0, 0.36], [0.285, 1.62, 0.25], 0.014, 0.012) },
    {
      mat: BELT,
      d: (x, y, z) =>
        ell(x + 0.02, y - 0.92, z + 0.24, 0.17, 0.085, 0.08) -
        0.006 * fold.n3(x * 14, y * 14, z * 14),
    },
  ];
  return {
    id: o.id,
    parts,
    bounds: [-0.5, 0.55, -0.03, 1.76],
    mats: o.mats,
    yaw: o.yaw,
    tilt: 0.04,
  };
}
/** stamp an inked figure with its feet (local y=0) at (sx,sy); ppm = pixels per metre */
export function placeFig(
  dst: any,
  key: any | null,
  img: Canvas,
  f: Figure,
  sx: number,
  sy: number,
  ppm: number,
  o: { mirrorY?: boolean; flip?: boolean } = {},
) {
  const [x0, x1, y0, y1] = f.bounds;
  const w = (x1 - x0) * ppm,
    h = (y1 - y0) * ppm;
  for (const [c, op] of [
    [dst, "source-over"],
    [key, "destination-out"],
  ] as const) {
    if (!c) continue;
    c.save();
    c.globalCompositeOperation = op;
    c.imageSmoothingEnabled = true;
    c.imageSmoothingQuality = "high";
    c.translate(sx, sy);
    c.scale(o.flip ? -1 : 1, o.mirrorY ? -1 : 1);
    c.drawImage(img, x0 * ppm, -y1 * ppm, w, h);
    c.restore();
  }
}
