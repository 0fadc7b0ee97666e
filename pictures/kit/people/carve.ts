/** carve: models a figure from signed distances and ray-marches it once. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { clamp, lerp } from "../core.ts";
import type { Figure } from "./figure.ts";

/** a figure as pixels: normals, occlusion, depth, material, position in its own frame, cavities */
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

const keys = ["nx", "ny", "nz", "ao", "dep", "mat", "lx", "ly", "lz", "cav"] as const;

/** ray-marches a figure, one ray for each pixel; the result is kept in .cache, because this takes long */
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
  const file = `.cache/fig3_${f.id}_${f.yaw.toFixed(2)}_${f.bounds.join("_")}_${h}.bin`;
  if (readKept(file, R, N)) return R;
  const cy = Math.cos(f.yaw),
    sy = Math.sin(f.yaw),
    ct = Math.cos(f.tilt ?? 0.06),
    st = Math.sin(f.tilt ?? 0.06);
  const P = f.parts,
    M = P.length;
  let hitMat = 0;
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
  // one ray for each pixel, from the front and slightly above
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
  keep(file, R, N);
  return R;
}

function readKept(file: string, R: Relief2, N: number): boolean {
  if (!existsSync(file)) return false;
  const b = readFileSync(file);
  const a = new Float32Array(b.buffer, b.byteOffset, b.byteLength / 4);
  if (a.length !== N * keys.length) return false;
  keys.forEach((k, i) => R[k].set(a.subarray(i * N, i * N + N)));
  return true;
}

function keep(file: string, R: Relief2, N: number) {
  mkdirSync(".cache", { recursive: true });
  const out = new Float32Array(N * keys.length);
  keys.forEach((k, i) => out.set(R[k], i * N));
  writeFileSync(file, Buffer.from(out.buffer));
}
