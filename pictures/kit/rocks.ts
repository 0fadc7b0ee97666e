/** rocks: a G-buffer that holds ground and boulders together, so that paint, moss and key lines can follow one true form. */
import {
  type Col,
  type V3,
  clamp,
  css,
  layer,
  type Layer,
  Noise,
  PH,
  PW,
  Rng,
  rgb,
  SS,
  sstep,
} from "./core.ts";
import { getPx, putPx } from "./core.ts";
import { type Cam, type GBuf } from "./terrain.ts";

export interface Scene {
  dep: Float32Array;
  wx: Float32Array;
  wy: Float32Array;
  wz: Float32Array;
  nx: Float32Array;
  ny: Float32Array;
  nz: Float32Array;
  /** 0 is ground; each rock has its own number, so that its outline can be cut */
  id: Int32Array;
  tone: Float32Array;
}

/** wrap a rendered height field: adds normals from the height function */
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

export interface Rock {
  c: V3;
  r: V3;
  yaw: number;
  /** facets in unit-sphere space: nx, ny, nz, distance */
  cuts: [number, number, number, number][];
  seed: number;
  id: number;
}

/** a weathered boulder: an ellipsoid with some flat breaks; hard 0 (river cobble) .. 1 (broken block) */
export function boulder(c: V3, r: V3, id: number, rng: Rng, hard = 0.5): Rock {
  const cuts: Rock["cuts"] = [];
  const n = 5 + Math.round(hard * 7);
  for (let i = 0; i < n; i++) {
    const z = rng.range(-0.25, 0.95),
      a = rng.range(0, 6.28),
      q = Math.sqrt(1 - z * z);
    cuts.push([q * Math.cos(a), q * Math.sin(a), z, 1 - hard * rng.range(0.08, 0.42)]);
  }
  return { c, r, yaw: rng.range(0, 6.28), cuts, seed: rng.int(1, 9999), id };
}

/** rasterise one boulder into the scene by exact ray / convex-body intersection */
export function putRock(s: Scene, cam: Cam, k: Rock, n: Noise, rough = 0.05) {
  const R = Math.max(k.r[0], k.r[1], k.r[2]),
    d = k.c[1] - cam.y;
  if (d < 0.4) return;
  const dn = Math.max(0.35, d - R);
  const px = cam.cx + (cam.f * (k.c[0] - cam.x)) / d,
    py = cam.hy - (cam.f * (k.c[2] - cam.z)) / d,
    rad = (cam.f * R * 1.25) / dn + 4;
  const x0 = Math.max(0, Math.floor((px - rad) * SS)),
    x1 = Math.min(PW - 1, Math.ceil((px + rad) * SS)),
    y0 = Math.max(0, Math.floor((py - rad) * SS)),
    y1 = Math.min(PH - 1, Math.ceil((py + rad) * SS));
  const co = Math.cos(k.yaw),
    si = Math.sin(k.yaw),
    [ra, rb, rc] = k.r;
  const ox = cam.x - k.c[0],
    oy = cam.y - k.c[1],
    oz = cam.z - k.c[2];
  const Ox = (ox * co + oy * si) / ra,
    Oy = (-ox * si + oy * co) / rb,
    Oz = oz / rc;
  const OO = Ox * Ox + Oy * Oy + Oz * Oz - 1;
  const fq = d / cam.f / R,
    am = (rough * R) / d;
  for (let j = y0; j <= y1; j++)
    for (let i = x0; i <= x1; i++) {
      const X = (i + 0.5) / SS,
        Y = (j + 0.5) / SS;
      // the chisel does not follow an ellipse: bend the ray a little
      const qx = (X - px) * fq,
        qy = (Y - py) * fq;
      const w1 = n.n2(qx * 2.3 + k.seed, qy * 2.3) + 0.5 * n.n2(qx * 6 + k.seed, qy * 6 + 9),
        w2 = n.n2(qx * 2.3 - k.seed, qy * 2.3 + 40) + 0.5 * n.n2(qx * 6 - 3, qy * 6 + k.seed);
      const dx = (X - cam.cx) / cam.f + am * w1,
        dz = -(Y - cam.hy) / cam.f + am * w2;
      const Dx = (dx * co + si) / ra,
        Dy = (-dx * si + co) / rb,
        Dz = dz / rc;
      const A = Dx * Dx + Dy * Dy + Dz * Dz,
        B = Ox * Dx + Oy * Dy + Oz * Dz,
        disc = B * B - A * OO;
      if (disc <= 0) continue;
      const sq = Math.sqrt(disc);
      let t0 = (-B - sq) / A,
        t1 = (-B + sq) / A,
        hit = -1;
      for (let q = 0; q < k.cuts.length; q++) {
        const c = k.cuts[q];
        const den = c[0] * Dx + c[1] * Dy + c[2] * Dz,
          num = c[3] - (c[0] * Ox + c[1] * Oy + c[2] * Oz);
        if (Math.abs(den) < 1e-9) {
          if (num < 0) t1 = -1;
          continue;
        }
        const t = num / den;
        if (den < 0) {
          if (t > t0) {
            t0 = t;
            hit = q;
          }
        } else if (t < t1) t1 = t;
      }
      if (t0 >= t1 || t0 < 0.3) continue;
      const o = j * PW + i;
      if (t0 >= s.dep[o]) continue;
      const lx = Ox + Dx * t0,
        ly = Oy + Dy * t0,
        lz = Oz + Dz * t0;
      // facets keep a memory of the round stone, so that their edges are worn
      let ax = lx,
        ay = ly,
        az = lz;
      if (hit >= 0) {
        const c = k.cuts[hit];
        ax = lx * 0.35 + c[0] * 0.75;
        ay = ly * 0.35 + c[1] * 0.75;
        az = lz * 0.35 + c[2] * 0.75;
      }
      ax /= ra;
      ay /= rb;
      az /= rc;
      const wx = cam.x + dx * t0,
        wy = cam.y + t0,
        wz = cam.z + dz * t0;
      let Nx = ax * co - ay * si,
        Ny = ax * si + ay * co,
        Nz = az;
      const l = 1 / Math.hypot(Nx, Ny, Nz);
      const bump = 0.17;
      Nx = Nx * l + bump * n.n3((wx / R) * 4, (wy / R) * 4, (wz / R) * 4 + k.seed);
      Ny = Ny * l;
      Nz = Nz * l + bump * n.n3((wx / R) * 4 + 30, (wy / R) * 4, (wz / R) * 4 - k.seed);
      const m = 1 / Math.hypot(Nx, Ny, Nz);
      s.dep[o] = t0;
      s.wx[o] = wx;
      s.wy[o] = wy;
      s.wz[o] = wz;
      s.nx[o] = Nx * m;
      s.ny[o] = Ny * m;
      s.nz[o] = Nz * m;
      s.id[o] = k.id;
    }
}

/** contour lines wherever one form stands before another; they swell and break like a cut line */
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
/** cut a tone into k flat steps with a short soft edge, as blocks are printed */
export const steps = (t: number, k: number, soft = 0.2) => {
  const v = clamp(t) * k,
    f = Math.floor(v);
  return (f + sstep(0.5 - soft, 0.5 + soft, v - f)) / k;
};
export const ink = (c: Col, a = 1) => css(c, a);

/** how much of each point is shut in by nearer forms around it (0 open .. 1 a crevice), on a coarse grid */
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
        // a sample counts when it rises above the tangent plane of this point
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
