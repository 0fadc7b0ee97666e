/** rakan: carved-stone arhat figures as signed-distance sculpture, ray-marched once to a relief sprite (normal, cavity, moss, depth),
 *  then inked as a woodblock: soft-stepped tones, moss block, carved key-lines. */
import { createCanvas, type Canvas } from "@napi-rs/canvas";
import { existsSync, readFileSync, writeFileSync, mkdirSync } from "node:fs";
import {
  Noise,
  Rng,
  clamp,
  lerp,
  sstep,
  ramp,
  getPx,
  putPx,
  mix,
  type RGB,
  type Stops,
} from "./core.ts";

const smin = (a: number, b: number, k: number) => {
  const h = Math.max(k - Math.abs(a - b), 0) / k;
  return Math.min(a, b) - h * h * k * 0.25;
};
const smax = (a: number, b: number, k: number) => -smin(-a, -b, k);
const ell = (x: number, y: number, z: number, a: number, b: number, c: number) => {
  const k0 = Math.sqrt((x / a) ** 2 + (y / b) ** 2 + (z / c) ** 2);
  const k1 = Math.sqrt((x / (a * a)) ** 2 + (y / (b * b)) ** 2 + (z / (c * c)) ** 2);
  return k1 < 1e-9 ? -Math.min(a, b, c) : (k0 * (k0 - 1)) / k1;
};
const cap = (
  x: number,
  y: number,
  z: number,
  ax: number,
  ay: number,
  az: number,
  bx: number,
  by: number,
  bz: number,
  r0: number,
  r1: number,
) => {
  const px = x - ax,
    py = y - ay,
    pz = z - az,
    vx = bx - ax,
    vy = by - ay,
    vz = bz - az;
  const h = clamp((px * vx + py * vy + pz * vz) / (vx * vx + vy * vy + vz * vz));
  return Math.hypot(px - vx * h, py - vy * h, pz - vz * h) - lerp(r0, r1, h);
};

export interface Pose {
  roll: number;
  yaw: number;
  pitch: number;
  bodyYaw: number;
  lean: number;
  hands: number;
  mouth: number;
  eyes: number;
  girth: number;
  headS: number;
  headW: number;
  jaw: number;
  brow: number;
  ear: number;
  robe: number;
  cap: number;
  seed: number;
  hairline: number;
  cheek: number;
}
export function randomPose(seed: number): Pose {
  const r = new Rng(seed * 31 + 5);
  return {
    seed,
    roll: r.g() * 0.16,
    yaw: r.g() * 0.22,
    pitch: r.range(-0.14, 0.12),
    bodyYaw: r.g() * 0.16,
    lean: r.g() * 0.05,
    hands: r.int(0, 5),
    mouth: r.int(0, 3),
    eyes: r.int(0, 2),
    girth: r.range(0.9, 1.14),
    headS: r.range(1.08, 1.3),
    headW: r.range(0.92, 1.12),
    jaw: r.range(0.8, 1.25),
    brow: r.range(0.5, 1.2),
    ear: r.range(0.8, 1.3),
    robe: r.int(0, 2),
    cap: r.chance(0.16) ? 1 : 0,
    hairline: r.u(),
    cheek: r.range(0.6, 1.3),
  };
}
export function sculpt(P: Pose) {
  const n = new Noise(P.seed + 400);
  const cr = Math.cos(P.roll),
    sr = Math.sin(P.roll),
    cy = Math.cos(P.yaw),
    sy = Math.sin(P.yaw),
    cp = Math.cos(P.pitch),
    sp = Math.sin(P.pitch);
  const cb = Math.cos(P.bodyYaw),
    sb = Math.sin(P.bodyYaw);
  const hs = P.headS,
    HX = P.lean * 1.5,
    HY = 0.735,
    HZ = 0.05;
  const g = P.girth;
  const loc = [0, 0, 0];
  const toHead = (wx: number, wy: number, wz: number) => {
    let x = wx - HX,
      y = wy - HY,
      z = wz - HZ;
    let t = x * cr + y * sr;
    y = -x * sr + y * cr;
    x = t;
    t = y * cp - z * sp;
    z = y * sp + z * cp;
    y = t;
    t = x * cy - z * sy;
    z = x * sy + z * cy;
    x = t;
    loc[0] = x / (hs * P.headW);
    loc[1] = y / hs;
    loc[2] = z / hs;
  };
  const bow = P.eyes === 0 ? 1 : P.eyes === 1 ? -1 : 0.15; // laughing / downcast / level
  const mw = P.mouth === 3 ? 0.042 : P.mouth === 1 ? 0.055 : 0.074;
  const mcurve = P.mouth === 1 ? 1.2 : P.mouth === 3 ? 2 : 5.4;
  const mopen = P.mouth === 0 ? 0.024 : P.mouth === 2 ? 0.011 : 0;
  /** carved features in head space: [depth of cut, ink] */
  const feat = (x: number, y: number, z: number) => {
    if (z < 0.05) return 0;
    const ax = Math.abs(x);
    const ex = ax - 0.064;
    let v = 0;
    const ey = y - 0.014 - bow * (0.011 - ex * ex * 11);
    if (Math.abs(ex) < 0.05)
      v = Math.max(v, Math.exp(-((ey / 0.0075) ** 2)) * sstep(0.046, 0.036, Math.abs(ex)));
    if (P.eyes === 2 && Math.abs(ex) < 0.05)
      v = Math.max(
        v,
        0.8 *
          Math.exp(-(((y + 0.004 + ex * ex * 7) / 0.006) ** 2)) *
          sstep(0.04, 0.03, Math.abs(ex)),
      );
    const my = y + 0.094 - mcurve * x * x;
    if (ax < mw + 0.01) {
      const op = mopen * Math.sqrt(Math.max(0, 1 - (x / mw) ** 2));
      const dd = Math.max(0, Math.abs(my + op * 0.5) - op);
      v = Math.max(v, Math.exp(-((dd / 0.007) ** 2)) * sstep(mw + 0.008, mw - 0.006, ax));
    }
    // laugh lines + brow
    if (P.mouth !== 3) {
      const sx = ax - 0.052 - (y + 0.05) * -0.28;
      if (y < -0.018 && y > -0.105)
        v = Math.max(
          v,
          0.55 *
            Math.exp(-((sx / 0.006) ** 2)) *
            sstep(-0.105, -0.085, y) *
            sstep(-0.018, -0.035, y),
        );
    }
    return v;
  };
  const head = (wx: number, wy: number, wz: number) => {
    toHead(wx, wy, wz);
    const x = loc[0],
      y = loc[1],
      z = loc[2],
      ax = Math.abs(x);
    let d = ell(x, y - 0.035, z, 0.165, 0.172, 0.165);
    d = smin(d, ell(x, y + 0.078, z - 0.028, 0.126 * P.jaw, 0.098, 0.122), 0.09);
    d = smin(d, ell(ax - 0.084, y + 0.04, z - 0.108, 0.052 * P.cheek, 0.042, 0.046), 0.045); // cheeks
    d = smin(d, cap(ax, y, z, 0.018, 0.05, 0.15, 0.1, 0.064, 0.108, 0.02, 0.013) + 0.001, 0.03); // brow
    d = smin(d, cap(x, y, z, 0, 0.042, 0.15, 0, -0.03, 0.186, 0.017, 0.034), 0.018); // nose
    d = smin(d, ell(ax - 0.03, y + 0.034, z - 0.162, 0.021, 0.017, 0.018), 0.012);
    d = smin(d, ell(ax - 0.064, y - 0.008, z - 0.118, 0.04, 0.026, 0.032), 0.018); // lids
    d = smin(d, ell(x, y + 0.1, z - 0.125, 0.08, 0.034, 0.036), 0.03); // muzzle
    d = smin(d, ell(ax - 0.168, y - 0.002, z + 0.005, 0.026, 0.062 * P.ear, 0.042), 0.02);
    d = smin(d, ell(ax - 0.166, y + 0.075 * P.ear, z - 0.005, 0.022, 0.036, 0.026), 0.02);
    d = smax(d, -ell(ax - 0.188, y - 0.008, z - 0.018, 0.015, 0.034, 0.02), 0.01);
    if (P.cap) d = smin(d, ell(x, y - 0.15, z, 0.155, 0.09, 0.155), 0.02);
    if (z > 0.05) d += 0.017 * feat(x, y, z);
    if (P.hairline > 0.6)
      d +=
        0.005 * Math.exp(-(((y - 0.105 - x * x * 0.8) / 0.007) ** 2)) +
        0.004 * Math.exp(-(((y - 0.13 - x * x) / 0.007) ** 2));
    return d * hs * Math.min(1, P.headW);
  };
  let grv = 0;
  const body = (wx: number, wy: number, wz: number) => {
    let x = wx - P.lean * wy,
      y = wy,
      z = wz;
    let t = x * cb - z * sb;
    z = x * sb + z * cb;
    x = t;
    const ax = Math.abs(x);
    let d = ell(x, y - 0.11, z - 0.05, 0.37 * g, 0.17, 0.25);
    d = smin(d, ell(ax - 0.2 * g, y - 0.1, z - 0.12, 0.17 * g, 0.115, 0.16), 0.08); // lap and knees
    d = smin(d, ell(x, y - 0.36, z, 0.265 * g, 0.29, 0.19), 0.1);
    d = smin(d, cap(ax, y, z, 0, 0.52, -0.01, 0.17 * g, 0.5, -0.01, 0.12, 0.115), 0.08);
    d = smin(d, cap(x, y, z, 0, 0.5, 0.01, HX, 0.66, 0.03, 0.095, 0.085), 0.05);
    const side = x < 0 ? -1 : 1;
    let hd = 9;
    const H = P.hands;
    const ex = 0.315 * g,
      ey = 0.31,
      ez = 0.07; // elbow
    d = smin(d, cap(ax, y, z, 0.25 * g, 0.49, 0.0, ex, ey, ez, 0.095, 0.095), 0.05);
    let tx = 0.05,
      ty = 0.34,
      tz = 0.235;
    if (H === 1) {
      ty = 0.2;
      tx = 0.06;
      tz = 0.27;
    } else if (H === 2) {
      tx = side > 0 ? 0.1 : 0.05;
      ty = side > 0 ? 0.44 : 0.24;
      tz = 0.25;
    } else if (H === 3) {
      tx = 0.12;
      ty = 0.19;
      tz = 0.3;
    } else if (H === 4) {
      if (side > 0) {
        tx = 0.16;
        ty = 0.62;
        tz = 0.2;
      } else {
        tx = 0.06;
        ty = 0.22;
        tz = 0.28;
      }
    } else if (H === 5) {
      tx = 0.04;
      ty = 0.27;
      tz = 0.27;
    }
    d = smin(d, cap(ax, y, z, ex, ey, ez, tx + 0.03, ty, tz - 0.03, 0.092, 0.062), 0.035); // sleeve
    if (H === 0) {
      hd = ell(ax - 0.024, y - 0.385, z - 0.255, 0.03, 0.085, 0.034);
      hd = Math.max(hd, -(ax - 0.003));
    } else if (H === 1 || H === 5) {
      hd = smin(
        ell(ax - 0.05, y - ty, z - 0.285, 0.06, 0.034, 0.04),
        ell(x, y - ty - 0.012, z - 0.3, 0.05, 0.028, 0.03),
        0.02,
      );
    } else hd = ell(ax - tx, y - ty, z - tz - 0.02, 0.042, 0.05, 0.04);
    // attributes
    if (H === 2) {
      hd = Math.min(hd, ell(x - 0.1, y - 0.485, z - 0.285, 0.055, 0.04, 0.055));
    } // sake cup
    if (H === 5) {
      hd = smin(hd, ell(x, y - 0.345, z - 0.29, 0.075, 0.07, 0.07), 0.015);
      hd = smin(hd, ell(x, y - 0.43, z - 0.3, 0.05, 0.052, 0.05), 0.012);
    } // small jizo in the lap
    d = smin(d, hd, 0.012);
    // robe: collar V, hem and hanging folds (grooves)
    const fr = sstep(0.0, 0.09, z);
    const vx = P.robe === 1 ? x - 0.03 : x;
    let gr = 0;
    if (y > 0.25 && y < 0.64) {
      const V = Math.abs(vx) - (y - 0.27) * 0.36;
      const top = sstep(0.25, 0.3, y) * sstep(0.64, 0.58, y);
      gr +=
        top *
        (0.009 * Math.exp(-((V / 0.0085) ** 2)) +
          0.0075 * Math.exp(-(((V - 0.034) / 0.0075) ** 2)) +
          (P.robe === 2 ? 0.006 * Math.exp(-(((V - 0.066) / 0.007) ** 2)) : 0));
    }
    // sleeve and lap drapery: thin hanging arcs
    if (y > 0.06 && y < 0.5) {
      const w = n.n2(x * 4, y * 4) * 0.5;
      const sl = Math.sin(ax * 30 - y * 34 + w * 2);
      gr +=
        0.0065 *
        sstep(0.86, 1, sl) *
        sstep(0.17, 0.24, ax) *
        sstep(0.5, 0.42, y) *
        sstep(0.22, 0.28, y);
      const lp = Math.sin(Math.hypot(ax * 0.8, (y - 0.42) * 1.15) * 62 + w);
      gr += 0.0065 * sstep(0.84, 1, lp) * sstep(0.24, 0.19, y) * sstep(0.065, 0.1, y);
    }
    if (hd < d + 0.012) gr = 0;
    grv = gr * fr;
    d += grv;
    return d;
  };
  const f = (x: number, y: number, z: number) => {
    // plinth
    const bw = n.n2(x * 2.2 + 5, z * 2.2 + y * 2);
    const bx = Math.abs(x) - 0.33 * g,
      by = Math.abs(y + 0.06) - 0.05,
      bz = Math.abs(z - 0.03) - 0.2;
    let d =
      Math.hypot(Math.max(bx, 0), Math.max(by, 0), Math.max(bz, 0)) +
      Math.min(Math.max(bx, by, bz), 0) -
      0.075 -
      0.025 * bw;
    const hb = Math.hypot(x - HX, y - HY, z - HZ) - 0.37;
    const hd = hb > 0.12 ? hb : head(x, y, z);
    const bd = y > 0.88 ? y - 0.72 : body(x, y, z);
    d = smin(d, bd, 0.03);
    d = smin(d, hd, 0.03);
    return d;
  };
  const rough = (x: number, y: number, z: number) => {
    const faceK = z > 0.1 && y > 0.6 ? 0.45 : 1;
    return (
      f(x, y, z) +
      faceK * (0.0042 * n.fbm3(x * 9, y * 9, z * 9, 2) + 0.0013 * n.n3(x * 46, y * 46, z * 46))
    );
  };
  const inkAt = (x: number, y: number, z: number) => {
    toHead(x, y, z);
    let v = 0;
    if (Math.hypot(x - HX, y - HY, z - HZ) < 0.27) v = feat(loc[0], loc[1], loc[2]);
    if (y < 0.64) {
      body(x, y, z);
      v = Math.max(v, clamp(grv / 0.0085) * 0.8);
    }
    return v;
  };
  return { f, rough, n, inkAt };
}
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
const VX0 = -0.62,
  VX1 = 0.62,
  VY0 = -0.15,
  VY1 = 1.06;
export const reliefAspect = (VX1 - VX0) / (VY1 - VY0);
export const reliefBase = (0 - VY0) / (VY1 - VY0);
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
  const keys = ["nx", "ny", "nz", "ao", "cav", "dep", "px", "py", "moss", "a"] as const;
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
      const dx = 0,
        dy = -st,
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
export interface InkOpt {
  stone: Stops;
  moss: Stops;
  mossLevel: number;
  light: [number, number, number];
  bright: number;
  key: RGB;
  keyA: number;
  tint?: RGB;
  tintA?: number;
  steps?: number;
  seed?: number;
  warm?: RGB;
}
/** ink a relief to RGBA */
export function ink(R: Relief, o: InkOpt): Canvas {
  const c = createCanvas(R.w, R.h);
  const im = getPx(c);
  const d = im.data;
  const sr = ramp(o.stone),
    mr = ramp(o.moss);
  const n = new Noise(o.seed ?? 1);
  const L = o.light;
  const ll = Math.hypot(...L);
  const k = o.steps ?? 5;
  const w = R.w,
    h = R.h;
  const px = 1.15 / h;
  for (let j = 0; j < h; j++)
    for (let i = 0; i < w; i++) {
      const q = j * w + i;
      if (!R.a[q]) continue;
      const nl = (R.nx[q] * L[0] + R.ny[q] * L[1] + R.nz[q] * L[2]) / ll;
      const sky = 0.5 + 0.5 * R.ny[q];
      const grain =
        n.n3(R.px[q] * 60, R.py[q] * 60, 1) * 0.4 + n.n3(R.px[q] * 130, R.py[q] * 130, 4) * 0.3;
      const stain = n.fbm(R.px[q] * 5 + o.seed!, R.py[q] * 2.2, 3);
      let t =
        (0.16 + 0.62 * Math.max(0, nl) + 0.2 * sky) * (0.35 + 0.65 * R.ao[q]) * o.bright +
        0.05 * grain;
      t += 0.07 * stain;
      t *= 0.72 + 0.28 * sstep(-0.05, 0.3, R.py[q]);
      const tt = clamp(t) * k,
        f0 = Math.floor(tt),
        f = tt - f0;
      const ts = (f0 + sstep(0.22, 0.78, f)) / k;
      const A = sr.at(ts);
      const ms = sstep(
        o.mossLevel - 0.1,
        o.mossLevel + 0.12,
        R.moss[q] + 0.25 * (1 - R.ao[q]) + (R.py[q] < 0.06 ? 0.35 : 0),
      );
      let tm = clamp(t * 1.02 + 0.14 * grain + 0.05) * 6;
      const fm = Math.floor(tm);
      tm = (fm + sstep(0.2, 0.8, tm - fm)) / 6;
      const B = mr.at(tm);
      // key: silhouette steps + carved cavities
      const dl = R.dep[q];
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
        const dd = R.a[p] ? dl - R.dep[p] : 0.2;
        if (dd > 0.028) ed = Math.max(ed, clamp(dd * 22));
      }
      const cv = sstep(0.3, 0.75, R.cav[q]);
      let kk = clamp(Math.max(ed * 0.85, cv * 0.85)) * o.keyA;
      for (let m = 0; m < 3; m++) {
        let v = lerp(A[m], B[m], ms);
        if (o.warm) v = lerp(v, v * 0.6 + o.warm[m] * 0.4, clamp(nl * 1.2 - 0.35) * 0.5);
        v = lerp(v, o.key[m], kk);
        if (o.tint) v = lerp(v, o.tint[m], o.tintA ?? 0);
        d[q * 4 + m] = v;
      }
      // soft silhouette AA
      let al = 0,
        cnt = 0;
      for (let b = -1; b <= 1; b++)
        for (let a = -1; a <= 1; a++) {
          const ii = i + a,
            jj = j + b;
          cnt++;
          if (ii >= 0 && jj >= 0 && ii < w && jj < h && R.a[jj * w + ii]) al++;
        }
      d[q * 4 + 3] = 255 * clamp((al / cnt) * 1.35 - 0.2);
    }
  putPx(c, im);
  return c;
}
