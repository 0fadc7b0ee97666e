/** expose: renders a World through a camera (albedo, light, wet reflections) and draws its key lines. */

import { PW, PH, SS, type V3, layer, getPx, putPx, clamp, tick, type Pt } from "./core.ts";
import { type Cam } from "./terrain.ts";
import { CARD, type Hit } from "./solid.ts";
import { type World } from "./solids.ts";
import { enc, lin } from "./tone.ts";
import { type Plate, smooth } from "./plate.ts";

export { linear } from "./tone.ts";

export interface PointLight {
  p: V3;
  /** linear colour times strength at one metre */
  c: V3;
  /** the lamp is ignored beyond this distance */
  reach: number;
  shadow?: boolean;
  /** limits the inverse square law near the lamp */
  core?: number;
  /** the lamp has a lid: it gives no light to points steeply above it */
  hood?: boolean;
}
export interface Setup {
  cam: Cam;
  world: World;
  points: PointLight[];
  /** far light: a direction toward it and linear colour */
  suns?: { d: V3; c: V3; shadow?: boolean }[];
  /** linear light from all directions, by normal and position; reduced by occlusion */
  ambient: (h: Hit, o: Float64Array) => void;
  /** occlusion rays per pixel and their length */
  ao?: number;
  aoLen?: number;
  /** the colour (linear) of a ray that meets nothing; transparent when absent */
  sky?: (dx: number, dy: number, dz: number, o: Float64Array) => boolean;
  /** false: the sky is used for light and reflections only, and the sheet paints its own */
  skyShown?: boolean;
  /** rays per wet pixel */
  mirror?: number;
  /** haze: linear colour, and density per metre */
  air?: { c: V3; k: number; from?: number };
}
/**
 * Light of the open sky: `colour` by how far a face is turned upwards (for walls, and added for level faces), plus at least
 * `least`.
 */
export const skyLight =
  (colour: V3, least: V3 = [0, 0, 0], [wall, level]: Pt = [0.62, 0.38]) =>
  (h: Hit, o: Float64Array) => {
    const k = wall + level * h.nz;
    for (let i = 0; i < 3; i++) o[i] = colour[i] * k + least[i];
  };
/** A sky with the same colour in every direction. */
export const plainSky =
  (colour: V3) => (_dx: number, _dy: number, _dz: number, o: Float64Array) => {
    for (let i = 0; i < 3; i++) o[i] = colour[i];
    return true;
  };
export function expose(s: Setup): Plate {
  const { world: Wd, cam } = s;
  const N = PW * PH;
  const dep = new Float32Array(N).fill(Infinity),
    id = new Int32Array(N).fill(-1),
    nrm = new Int8Array(N * 3);
  const alb = new Float32Array(N * 3),
    irr = new Float32Array(N * 3),
    own = new Float32Array(N * 3),
    ref = new Float32Array(N * 3);
  const em = new Float32Array(N);
  const o = new Float64Array(4),
    e = new Float64Array(4),
    m = new Float64Array(4);
  const ks = Math.sin(cam.yaw ?? 0),
    kc = Math.cos(cam.yaw ?? 0);
  const h = Wd.hit;
  const nao = s.ao ?? 4,
    al = s.aoLen ?? 0.6;

  /** writes the albedo of the solid that was hit into o */
  const paint = (h: Hit) => {
    const so = Wd.solids[h.id],
      mt = so.mat;
    o[0] = mt.c[0];
    o[1] = mt.c[1];
    o[2] = mt.c[2];
    o[3] = mt.emit ?? 0;
    if (so.kind === CARD && so.img) {
      o[0] = lin(so.img[h.px]);
      o[1] = lin(so.img[h.px + 1]);
      o[2] = lin(so.img[h.px + 2]);
    }
    mt.tex?.(h, o);
  };
  const saved: Hit = { ...h };
  /** writes the light at the point stored in `saved` into e */
  const light = (deep: boolean, seed: number) => {
    const q = saved;
    const X = q.x + q.nx * 2e-3,
      Y = q.y + q.ny * 2e-3,
      Z = q.z + q.nz * 2e-3;
    s.ambient(q, e);
    if (deep && nao) {
      let open = 0;
      for (let i = 0; i < nao; i++) {
        // cosine-weighted directions, turned by a small ordered pattern and smoothed later
        const u = (i + 0.5) / nao,
          a = (i * 2.399963 + seed * 0.3927) % 6.283185,
          r = Math.sqrt(u),
          w = Math.sqrt(1 - u);
        const sx = Math.abs(q.nx) > 0.8 ? 0 : 1,
          sy = 1 - sx;
        let tx = sy * q.nz,
          ty = -sx * q.nz,
          tz = sx * q.ny - sy * q.nx;
        const l = Math.hypot(tx, ty, tz) || 1;
        tx /= l;
        ty /= l;
        tz /= l;
        const bx = q.ny * tz - q.nz * ty,
          by = q.nz * tx - q.nx * tz,
          bz = q.nx * ty - q.ny * tx;
        const ca = Math.cos(a) * r,
          sa = Math.sin(a) * r;
        if (
          !Wd.cast(
            X,
            Y,
            Z,
            tx * ca + bx * sa + q.nx * w,
            ty * ca + by * sa + q.ny * w,
            tz * ca + bz * sa + q.nz * w,
            al,
            true,
          )
        )
          open++;
      }
      const k = 0.25 + (0.75 * open) / nao;
      e[0] *= k;
      e[1] *= k;
      e[2] *= k;
    }
    for (const L of s.suns ?? []) {
      const nl = q.nx * L.d[0] + q.ny * L.d[1] + q.nz * L.d[2];
      if (nl <= 0 || (L.shadow !== false && Wd.cast(X, Y, Z, L.d[0], L.d[1], L.d[2], 1e9, true)))
        continue;
      for (let k = 0; k < 3; k++) e[k] += nl * L.c[k];
    }
    for (const L of s.points) {
      const dx = L.p[0] - X,
        dy = L.p[1] - Y,
        dz = L.p[2] - Z;
      const d2 = dx * dx + dy * dy + dz * dz;
      if (d2 > L.reach * L.reach) continue;
      const d = Math.sqrt(d2);
      const nl = (q.nx * dx + q.ny * dy + q.nz * dz) / d;
      if (nl <= 0 || (L.hood && d > 0.17 && -dz > 0.42 * d)) continue;
      if (deep && L.shadow && Wd.cast(X, Y, Z, dx, dy, dz, 0.98, true)) continue;
      const f = 1 - d / L.reach;
      const w = (nl * f * f) / (d2 + (L.core ?? 0.05));
      for (let k = 0; k < 3; k++) e[k] += w * L.c[k];
    }
  };
  for (let j = 0, i = 0; j < PH; j++)
    for (let k = 0; k < PW; k++, i++) {
      const u = ((k + 0.5) / SS - cam.cx) / cam.f,
        w = -((j + 0.5) / SS - cam.hy) / cam.f;
      const dx = u * kc + ks,
        dy = -u * ks + kc,
        dz = w;
      if (!Wd.cast(cam.x, cam.y, cam.z, dx, dy, dz)) {
        m[3] = 0;
        if (s.sky?.(dx, dy, dz, m)) {
          own[i * 3] = m[0];
          own[i * 3 + 1] = m[1];
          own[i * 3 + 2] = m[2];
          id[i] = -2;
        }
        continue;
      }
      Object.assign(saved, h);
      const mt = Wd.solids[saved.id].mat;
      dep[i] = saved.t;
      id[i] = saved.id;
      nrm[i * 3] = saved.nx * 100;
      nrm[i * 3 + 1] = saved.ny * 100;
      nrm[i * 3 + 2] = saved.nz * 100;
      paint(saved);
      const gl = o[3];
      em[i] = gl;
      for (let c = 0; c < 3; c++) {
        alb[i * 3 + c] = o[c];
        own[i * 3 + c] = o[c] * gl;
      }
      const seed = (k & 3) + 4 * (j & 3);
      if (gl < 1) {
        light(true, seed);
        for (let c = 0; c < 3; c++) irr[i * 3 + c] = e[c] * (1 - gl);
      }
      const wet = mt.wet?.(saved) ?? 0;
      if (wet > 0.01 && s.mirror) {
        const a: V3 = [0, 0, 0];
        const p = { ...saved };
        const rough = mt.rough ?? 0.05;
        for (let r = 0; r < s.mirror; r++) {
          // a rough mirror: tilts the normal, a little more along the line of sight
          const g1 = ((((seed * 7 + r * 5) % 16) + 0.5) / 16 - 0.5) * 2,
            g2 = ((r + ((seed * 11) % 16) / 16) / s.mirror - 0.5) * 2;
          let nx = p.nx + rough * g1 * 0.25,
            ny = p.ny + rough * g2 * Math.abs(g2),
            nz = p.nz;
          const l = Math.hypot(nx, ny, nz);
          nx /= l;
          ny /= l;
          nz /= l;
          const dn = 2 * (dx * nx + dy * ny + dz * nz);
          const rx = dx - dn * nx,
            ry = dy - dn * ny,
            rz = Math.abs(dz - dn * nz) + 1e-4;
          if (Wd.cast(p.x + p.nx * 1e-3, p.y + p.ny * 1e-3, p.z + p.nz * 1e-3, rx, ry, rz, 200)) {
            Object.assign(saved, h);
            paint(saved);
            light(false, 0);
            for (let c = 0; c < 3; c++) a[c] += o[c] * (o[3] + (1 - o[3]) * e[c]);
          } else if (s.sky?.(rx, ry, rz, m)) for (let c = 0; c < 3; c++) a[c] += m[c];
        }
        for (let c = 0; c < 3; c++) ref[i * 3 + c] = (wet * a[c]) / s.mirror;
      }
    }
  tick("rays");
  smooth(irr, id, nrm);
  if (s.mirror) smooth(ref, id, nrm, 2);
  const img = layer(),
    glow = layer();
  const A = getPx(img.c),
    G = getPx(glow.c);
  const lum = new Float32Array(N);
  for (let i = 0; i < N; i++) {
    if (id[i] === -1) continue;
    const f =
      s.air && id[i] >= 0 ? 1 - Math.exp(-s.air.k * Math.max(0, dep[i] - (s.air.from ?? 0))) : 0;
    for (let c = 0; c < 3; c++) {
      const q = i * 3 + c;
      let v = own[q] + ref[q] + alb[q] * irr[q];
      if (s.air && f) v += (s.air.c[c] - v) * f;
      lum[i] += v * [0.3, 0.59, 0.11][c];
      A.data[i * 4 + c] = enc(v);
      G.data[i * 4 + c] = enc(v);
    }
    A.data[i * 4 + 3] = id[i] === -2 && s.skyShown === false ? 0 : 255;
    G.data[i * 4 + 3] = 255 * clamp(em[i]);
  }
  putPx(img.c, A);
  putPx(glow.c, G);
  tick("plate");
  return { img, glow, dep, id, lum, nrm };
}
