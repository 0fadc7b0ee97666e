/** scene: a G-buffer with ground and solids together, so that paint, moss and key lines follow the same surface. */
import {
  clamp,
  type Col,
  getPx,
  type Layer,
  layer,
  type Noise,
  PH,
  putPx,
  PW,
  rgb,
  SS,
  sstep,
} from "./core.ts";
import { type GBuf } from "./terrain.ts";

export interface Scene {
  dep: Float32Array;
  wx: Float32Array;
  wy: Float32Array;
  wz: Float32Array;
  nx: Float32Array;
  ny: Float32Array;
  nz: Float32Array;
  /** 0 is ground; each rock has its own number, so that its outline can be drawn */
  id: Int32Array;
  tone: Float32Array;
}

/** creates a Scene from a rendered height field, and adds normals from the height function */
export function groundScene(
  g: GBuf,
  height: (x: number, y: number, d: number) => number,
  eps = (d: number) => 0.01 + d * 0.0012,
): Scene {
  const N = PW * PH;
  const s: Scene = {
    dep: g.dep,
    wx: g.wx,
    wy: g.wy,
    wz: g.wz,
    nx: new Float32Array(N),
    ny: new Float32Array(N),
    nz: new Float32Array(N),
    id: new Int32Array(N),
    tone: new Float32Array(N),
  };
  for (let i = 0; i < N; i++) {
    const d = g.dep[i];
    if (d === Infinity) continue;
    const e = eps(d),
      x = g.wx[i],
      y = g.wy[i],
      h = height(x, y, d);
    const gx = (height(x + e, y, d) - h) / e,
      gy = (height(x, y + e, d) - h) / e,
      il = 1 / Math.hypot(gx, gy, 1);
    s.nx[i] = -gx * il;
    s.ny[i] = -gy * il;
    s.nz[i] = il;
  }
  return s;
}

/** contour lines wherever one surface is in front of another; their width varies and they break, like cut lines */
export function contours(
  s: Scene,
  n: Noise,
  o: {
    c: Col;
    w?: number;
    far?: number;
    jump?: number;
    alpha?: number;
    skip?: (i: number) => boolean;
  },
): Layer {
  const L = layer(),
    im = getPx(L.c),
    D = im.data,
    [r, g, b] = rgb(o.c);
  const far = o.far ?? 30,
    jump = o.jump ?? 0.035;
  const wMax = Math.max(1, Math.round((o.w ?? 2) * SS));
  for (let j = wMax; j < PH - wMax; j++)
    for (let i = wMax; i < PW - wMax; i++) {
      const q = j * PW + i,
        d = s.dep[q];
      if (d === Infinity || d > far || o.skip?.(q)) continue;
      const press = 0.55 + 0.6 * n.n2((i / SS) * 0.013, (j / SS) * 0.013);
      const w = Math.max(1, Math.round(wMax * clamp(press, 0.3, 1)));
      let m = 0;
      for (const p of [q - w, q + w, q - w * PW, q + w * PW]) {
        const e = s.dep[p];
        if (e === Infinity) m = Math.max(m, 1);
        else if (e > d && s.id[p] !== s.id[q])
          m = Math.max(m, sstep(jump * 0.3, jump, (e - d) / d));
        else if (e > d) m = Math.max(m, sstep(jump, jump * 2, (e - d) / d));
      }
      if (m > 0) {
        D[q * 4] = r;
        D[q * 4 + 1] = g;
        D[q * 4 + 2] = b;
        D[q * 4 + 3] = 255 * m * (o.alpha ?? 0.85) * sstep(far, far * 0.45, d);
      }
    }
  putPx(L.c, im);
  return L;
}

/** hide the parts of a layer that lie behind the scene at depth d */
export function clipBehind(L: Layer, s: Scene, d: number) {
  const im = getPx(L.c),
    D = im.data;
  for (let i = 0; i < PW * PH; i++) if (D[i * 4 + 3] && s.dep[i] < d) D[i * 4 + 3] = 0;
  putPx(L.c, im);
}
export const at = (x: number, y: number) =>
  Math.min(PH - 1, Math.max(0, (y * SS) | 0)) * PW + Math.min(PW - 1, Math.max(0, (x * SS) | 0));
/** quantises a tone into k flat steps with short soft edges, as in block printing */
export const steps = (t: number, k: number, soft = 0.2) => {
  const v = clamp(t) * k,
    f = Math.floor(v);
  return (f + sstep(0.5 - soft, 0.5 + soft, v - f)) / k;
};

/** how far each point is enclosed by surfaces around it (0 open .. 1 in a crevice), on a coarse grid */
export function crevices(s: Scene, f: number, reach = 0.45): (i: number, j: number) => number {
  const G = Math.max(2, Math.round(3 * SS)),
    gw = Math.ceil(PW / G) + 1,
    gh = Math.ceil(PH / G) + 1;
  const a = new Float32Array(gw * gh);
  for (let j = 0; j < gh; j++)
    for (let i = 0; i < gw; i++) {
      const x = Math.min(PW - 1, i * G),
        y = Math.min(PH - 1, j * G),
        q = y * PW + x,
        d = s.dep[q];
      if (d === Infinity) continue;
      const R = clamp((f / d) * reach, 3, 130) * SS;
      let sum = 0;
      for (let k = 0; k < 20; k++) {
        const an = k * 2.39996,
          rr = R * Math.sqrt((k + 0.6) / 20);
        const X = Math.round(x + rr * Math.cos(an)),
          Y = Math.round(y + rr * Math.sin(an));
        if (X < 0 || Y < 0 || X >= PW || Y >= PH) continue;
        const p = Y * PW + X,
          e = s.dep[p];
        if (e === Infinity) continue;
        // a sample counts when it is above the tangent plane of this point
        const vx = s.wx[p] - s.wx[q],
          vy = s.wy[p] - s.wy[q],
          vz = s.wz[p] - s.wz[q],
          l = Math.hypot(vx, vy, vz) + 1e-6;
        const up = (vx * s.nx[q] + vy * s.ny[q] + vz * s.nz[q]) / l;
        sum += clamp(up - 0.12) * sstep(reach * 3, reach * 0.6, l);
      }
      a[j * gw + i] = clamp(sum / 7);
    }
  return (px, py) => {
    const x = clamp((px * SS) / G, 0, gw - 1.01),
      y = clamp((py * SS) / G, 0, gh - 1.01),
      ix = x | 0,
      iy = y | 0,
      u = x - ix,
      v = y - iy,
      o = iy * gw + ix;
    return (
      (a[o] * (1 - u) + a[o + 1] * u) * (1 - v) + (a[o + gw] * (1 - u) + a[o + gw + 1] * u) * v
    );
  };
}
