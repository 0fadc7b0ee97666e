/** relief: a stone seen from the front. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { clamp, lerp } from "../../../kit/core.ts";
import type { Pose } from "./pose.ts";
import { sculpt } from "./sculpt.ts";

const keys = ["nx", "ny", "nz", "ao", "cav", "dep", "px", "py", "moss", "a"] as const;

/** a stone as pixels: normals, occlusion, cavities, depth, position, moss, whether there is stone at all */
export interface Relief {
  w: number;
  h: number;
  nx: Float32Array;
  ny: Float32Array;
  nz: Float32Array;
  ao: Float32Array;
  cav: Float32Array;
  dep: Float32Array;
  px: Float32Array;
  py: Float32Array;
  moss: Float32Array;
  a: Float32Array;
}
/** the part of the stone's space in a relief */
const VX0 = -0.62,
  VX1 = 0.62,
  VY0 = -0.15,
  VY1 = 1.06;
export const reliefAspect = (VX1 - VX0) / (VY1 - VY0);
export const reliefBase = (0 - VY0) / (VY1 - VY0);
/** ray-marches a stone, one ray for each pixel; the result is kept in .cache, because this takes long */
export function relief(P: Pose, h: number): Relief {
  const w = Math.round(h * reliefAspect);
  const N = w * h;
  const mk = () => new Float32Array(N);
  const R: Relief = {
    w,
    h,
    nx: mk(),
    ny: mk(),
    nz: mk(),
    ao: mk(),
    cav: mk(),
    dep: mk().fill(-9),
    px: mk(),
    py: mk(),
    moss: mk(),
    a: mk(),
  };
  const cache = `.cache/rakan6_${P.seed}_${h}.bin`;
  if (existsSync(cache)) {
    const b = readFileSync(cache);
    const f = new Float32Array(b.buffer, b.byteOffset, b.byteLength / 4);
    keys.forEach((k, i) => R[k].set(f.subarray(i * N, i * N + N)));
    return R;
  }
  const S = sculpt(P);
  const F = S.rough;
  const tilt = 0.16;
  const ct = Math.cos(tilt),
    st = Math.sin(tilt); // camera slightly above
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const X = lerp(VX0, VX1, (i + 0.5) / w),
        Y = lerp(VY1, VY0, (j + 0.5) / h);
      let t = 0,
        hit = false; // ray from front
      const ox = X,
        oy = Y * ct + 0.7 * st + 0.0,
        oz = 0.7 * ct - Y * st;
      const dy = -st,
        dz = -ct;
      for (let k = 0; k < 70; k++) {
        const y = oy + dy * t,
          z = oz + dz * t;
        const d = k < 6 ? S.f(ox, y, z) - 0.01 : F(ox, y, z);
        if (d < 0.0012) {
          hit = true;
          break;
        }
        t += Math.max(d * 0.85, 0.0015);
        if (t > 1.7) break;
      }
      const o = j * w + i;
      if (!hit) continue;
      const x = ox,
        y = oy + dy * t,
        z = oz + dz * t;
      const e = 0.004;
      const a = F(x + e, y - e, z - e),
        b = F(x - e, y - e, z + e),
        c = F(x - e, y + e, z - e),
        d = F(x + e, y + e, z + e);
      let nx = a - b - c + d,
        ny = -a - b + c + d,
        nz = -a + b - c + d;
      const l = Math.hypot(nx, ny, nz) || 1;
      nx /= l;
      ny /= l;
      nz /= l;
      let ao = 0,
        sc = 1;
      for (const s of [0.02, 0.06, 0.13, 0.24]) {
        ao += (Math.max(0, s - S.f(x + nx * s, y + ny * s, z + nz * s)) * sc) / s;
        sc *= 0.7;
      }
      const cv = 0.014 - S.f(x + nx * 0.014, y + ny * 0.014, z + nz * 0.014);
      R.nx[o] = nx;
      R.ny[o] = ny;
      R.nz[o] = nz;
      R.ao[o] = clamp(1 - ao * 0.55);
      R.cav[o] = Math.max(clamp(cv / 0.012) * 0.8, S.inkAt(x, y, z));
      R.dep[o] = -t;
      R.px[o] = x;
      R.py[o] = y;
      R.a[o] = 1;
      const m = S.n.fbm3(x * 3.2, y * 3.2, z * 3.2, 3),
        m2 = S.n.n3(x * 22, y * 22, z * 22);
      R.moss[o] = ny * 1.05 + m * 0.6 + m2 * 0.1;
    }
  mkdirSync(".cache", { recursive: true });
  const out = new Float32Array(N * keys.length);
  keys.forEach((k, i) => out.set(R[k], i * N));
  writeFileSync(cache, Buffer.from(out.buffer));
  return R;
}
