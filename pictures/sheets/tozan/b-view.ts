/** A guardian seen three-quarters from the front: ray-marched once for each size and cached. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { clamp } from "../../kit/core.ts";
import { guardian, HEAD } from "./b-dog.ts";

const keys = ["part", "nx", "ny", "nz", "ao", "dep", "px", "py", "pz"] as const;
/**
 * pixels of a dog that faces right: part + 1 (0 = nothing), normals in the viewer's coordinates, occlusion, depth, position in
 * its own coordinates
 */
export interface View {
  w: number;
  h: number;
  part: Float32Array;
  nx: Float32Array;
  ny: Float32Array;
  nz: Float32Array;
  ao: Float32Array;
  dep: Float32Array;
  px: Float32Array;
  py: Float32Array;
  pz: Float32Array;
}
/** the visible part of its space, in dog heights */
export const X0 = -0.66,
  X1 = 0.66,
  Y0 = -0.9,
  Y1 = 1.12;
const YAW = 0.78,
  TILT = 0.05;

/** `twin`: the other dog, already rendered; only the heads differ, so everything else is copied from it */
export function view(open: boolean, h: number, twin?: View): View {
  const w = Math.round((h * (X1 - X0)) / (Y1 - Y0)),
    N = w * h;
  const mk = () => new Float32Array(N);
  const v: View = {
    w,
    h,
    part: mk(),
    nx: mk(),
    ny: mk(),
    nz: mk(),
    ao: mk(),
    dep: mk().fill(-9),
    px: mk(),
    py: mk(),
    pz: mk(),
  };
  const kept = `.cache/guardian5_${open ? "a" : "un"}_${h}.bin`;
  if (existsSync(kept)) {
    const b = readFileSync(kept);
    const f = new Float32Array(b.buffer, b.byteOffset, b.byteLength / 4);
    keys.forEach((k, i) => v[k].set(f.subarray(i * N, i * N + N)));
    return v;
  }
  const g = guardian(open);
  const cy = Math.cos(YAW),
    sy = Math.sin(YAW),
    ct = Math.cos(TILT),
    st = Math.sin(TILT);
  // the viewer's directions in the dog's coordinates
  const right = [cy, 0, -sy],
    up = [-sy * st, ct, -cy * st],
    back = [sy * ct, st, cy * ct];
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const X = X0 + ((X1 - X0) * (i + 0.5)) / w,
        Y = Y1 - ((Y1 - Y0) * (j + 0.5)) / h;
      const ox = right[0] * X + up[0] * Y + back[0] * 0.9,
        oy = right[1] * X + up[1] * Y + back[1] * 0.9,
        oz = right[2] * X + up[2] * Y + back[2] * 0.9;
      const o = j * w + i;
      const hx = X - (HEAD[0] * right[0] + HEAD[1] * right[1]),
        hy = Y - (HEAD[0] * up[0] + HEAD[1] * up[1]);
      if (twin && Math.hypot(hx, hy) > 0.45) {
        for (const k of keys) v[k][o] = twin[k][o];
        continue;
      }
      let t = 0,
        x = ox,
        y = oy,
        z = oz,
        hit = false;
      for (let k = 0; k < 90 && t < 1.9; k++) {
        x = ox - back[0] * t;
        y = oy - back[1] * t;
        z = oz - back[2] * t;
        const d = g.f(x, y, z);
        if (d < 0.0012) {
          hit = true;
          break;
        }
        t += Math.max(0.0015, d * 0.9);
      }
      if (!hit) continue;
      v.part[o] = g.part() + 1;
      const e = 0.003;
      const a = g.f(x + e, y - e, z - e),
        b = g.f(x - e, y - e, z + e),
        c = g.f(x - e, y + e, z - e),
        d = g.f(x + e, y + e, z + e);
      const n = [a - b - c + d, -a - b + c + d, -a + b - c + d];
      const l = 1 / (Math.hypot(n[0], n[1], n[2]) || 1);
      const dot = (q: number[]) => (n[0] * q[0] + n[1] * q[1] + n[2] * q[2]) * l;
      v.nx[o] = dot(right);
      v.ny[o] = dot(up);
      v.nz[o] = dot(back);
      let ao = 0,
        s = 1;
      for (const q of [0.018, 0.05, 0.12]) {
        const free = g.f(x + n[0] * l * q, y + n[1] * l * q, z + n[2] * l * q);
        ao += (Math.max(0, q - free) * s) / q;
        s *= 0.7;
      }
      v.ao[o] = clamp(1 - ao * 0.6);
      v.dep[o] = -t;
      v.px[o] = x;
      v.py[o] = y;
      v.pz[o] = z;
    }
  mkdirSync(".cache", { recursive: true });
  const out = new Float32Array(N * keys.length);
  keys.forEach((k, i) => out.set(v[k], i * N));
  writeFileSync(kept, Buffer.from(out.buffer));
  return v;
}
