/** rocks: weathered boulders, rasterised exactly into a Scene. */
import { type Noise, PH, PW, type Rng, SS, type V3 } from "../../kit/core.ts";
import { type Scene } from "../../kit/scene.ts";
import { type Cam } from "../../kit/terrain.ts";

export interface Rock {
  c: V3;
  r: V3;
  yaw: number;
  /** facets in unit-sphere space: nx, ny, nz, distance */
  cuts: [number, number, number, number][];
  seed: number;
  id: number;
}

/** a weathered boulder: an ellipsoid with some flat breaks; hard from 0 (river cobble) to 1 (broken block) */
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
      // bends the ray a little, so that the outline is no exact ellipse
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
      // facets keep a part of the round shape, so that their edges look worn
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
