/** Solids given by their distance function, met by the rays of the eye and by those of the fire. */
import { clamp, PH, PW, type RGB, SS, type V3 } from "../../kit/core.ts";
import type { Scene } from "../../kit/scene.ts";
import { bank, cam, FIRE, SHORE } from "./d-stage.ts";

/** What reaches a point: the fire's light (by distance and shadow), the cosine of its angle, and the light of the sky. */
export interface Light {
  reach: number;
  cos: number;
  cool: number;
}
export interface Body {
  /** The ball around it. */
  readonly c: V3;
  readonly r: number;
  readonly dist: (x: number, y: number, z: number) => number;
  readonly ink: (p: V3, n: V3, l: Light) => RGB;
  /** Embers and grit cast no shadow. */
  readonly casts?: boolean;
  /** The strength of its outline. */
  readonly line?: number;
}

/** The distance at which a ray of unit length meets a body, or -1. */
function meet(b: Body, ox: number, oy: number, oz: number, d: V3, limit: number) {
  const ex = ox - b.c[0],
    ey = oy - b.c[1],
    ez = oz - b.c[2];
  const m = ex * d[0] + ey * d[1] + ez * d[2];
  const h = m * m - (ex * ex + ey * ey + ez * ez - b.r * b.r);
  if (h < 0) return -1;
  const s = Math.sqrt(h);
  let t = Math.max(0.001, -m - s);
  const end = Math.min(limit, s - m);
  for (let k = 0; k < 70 && t < end; k++) {
    const v = b.dist(ox + d[0] * t, oy + d[1] * t, oz + d[2] * t);
    if (v < t * 3e-4) return t;
    t += v * 0.92;
  }
  return -1;
}

/** Where the ray meets the bank; Infinity beyond the river's edge. */
function meetBank(d: V3) {
  if (d[2] >= -1e-4) return Infinity;
  const k = d[2] / d[1];
  let near = -cam.z / k;
  if (bank(near) < 0) {
    let far = SHORE;
    near = 0.5;
    if (cam.z + k * far > bank(far)) return Infinity;
    for (let i = 0; i < 18; i++) {
      const y = (near + far) / 2;
      if (cam.z + k * y > bank(y)) near = y;
      else far = y;
    }
  }
  return near / d[1];
}

/** All bodies and the bank as the eye sees them; `id` is 0 for the bank, and one more than the number of a body. */
export function look(bodies: readonly Body[]): Scene {
  const N = PW * PH;
  const [wx, wy, wz, nx, ny, nz, tone] = Array.from({ length: 7 }, () => new Float32Array(N));
  const dep = new Float32Array(N).fill(Infinity),
    id = new Int32Array(N).fill(-1);
  const d: V3 = [0, 0, 0];
  const ray = (i: number, j: number) => {
    const a = ((i + 0.5) / SS - cam.cx) / cam.f,
      b = -((j + 0.5) / SS - cam.hy) / cam.f,
      l = 1 / Math.hypot(a, 1, b);
    d[0] = a * l;
    d[1] = l;
    d[2] = b * l;
  };
  for (let j = Math.floor(cam.hy * SS); j < PH; j++)
    for (let i = 0; i < PW; i++) {
      ray(i, j);
      const t = meetBank(d);
      if (t === Infinity) continue;
      dep[j * PW + i] = t;
      id[j * PW + i] = 0;
    }
  const order = bodies
    .map((b, i) => ({ b, i }))
    .toSorted((p, q) => p.b.c[1] - p.b.r - (q.b.c[1] - q.b.r));
  for (const { b, i: num } of order) {
    const near = Math.max(0.2, b.c[1] - b.r),
      w = (cam.f * b.r) / near + 3;
    const X = cam.cx + (cam.f * b.c[0]) / b.c[1],
      Y = cam.hy + (cam.f * (cam.z - b.c[2])) / b.c[1];
    const i0 = Math.max(0, Math.floor((X - w) * SS)),
      i1 = Math.min(PW - 1, Math.ceil((X + w) * SS)),
      j0 = Math.max(0, Math.floor((Y - w) * SS)),
      j1 = Math.min(PH - 1, Math.ceil((Y + w) * SS));
    for (let j = j0; j <= j1; j++)
      for (let i = i0; i <= i1; i++) {
        const q = j * PW + i;
        ray(i, j);
        const t = meet(b, cam.x, cam.y, cam.z, d, dep[q]);
        if (t < 0) continue;
        dep[q] = t;
        id[q] = num + 1;
      }
  }
  for (let q = 0; q < N; q++) {
    if (id[q] < 0) continue;
    ray(q % PW, Math.floor(q / PW));
    const x = d[0] * dep[q],
      y = d[1] * dep[q],
      z = cam.z + d[2] * dep[q];
    wx[q] = x;
    wy[q] = y;
    wz[q] = z;
    nz[q] = 1;
    if (!id[q]) continue;
    const { dist } = bodies[id[q] - 1],
      e = 0.0006 * Math.max(1, y);
    const gx = dist(x + e, y, z) - dist(x - e, y, z),
      gy = dist(x, y + e, z) - dist(x, y - e, z),
      gz = dist(x, y, z + e) - dist(x, y, z - e);
    const l = Math.hypot(gx, gy, gz) || 1;
    nx[q] = gx / l;
    ny[q] = gy / l;
    nz[q] = gz / l;
  }
  return { dep, wx, wy, wz, nx, ny, nz, id, tone };
}

const AZ = 1152,
  EL = 432,
  TOP = 1.35;
/** How much of the fire a point of the body with this id sees, 0 to 1: from a map of what stands round the fire. */
export function shadows(bodies: readonly Body[]) {
  const far = new Float32Array(AZ * EL).fill(Infinity),
    who = new Int32Array(AZ * EL);
  const d: V3 = [0, 0, 0];
  bodies.forEach((b, num) => {
    const x = b.c[0] - FIRE[0],
      y = b.c[1] - FIRE[1],
      z = b.c[2] - FIRE[2];
    const l = Math.hypot(x, y, z);
    if (b.casts === false || l > 2.2 || l < b.r * 0.5) return;
    const wide = Math.asin(Math.min(0.999, b.r / l)) + 0.01;
    const az = Math.atan2(x, y),
      el = Math.atan2(z, Math.hypot(x, y));
    const wa = Math.min(Math.PI, wide / Math.max(0.25, Math.cos(Math.abs(el) + wide)));
    const i0 = Math.floor(((az - wa) / (2 * Math.PI)) * AZ),
      i1 = Math.ceil(((az + wa) / (2 * Math.PI)) * AZ);
    const j0 = Math.max(0, Math.floor(((el - wide + TOP) / (2 * TOP)) * EL)),
      j1 = Math.min(EL - 1, Math.ceil(((el + wide + TOP) / (2 * TOP)) * EL));
    for (let j = j0; j <= j1; j++)
      for (let i = i0; i <= i1; i++) {
        const a = ((i + 0.5) / AZ) * 2 * Math.PI,
          e = ((j + 0.5) / EL) * 2 * TOP - TOP;
        d[0] = Math.sin(a) * Math.cos(e);
        d[1] = Math.cos(a) * Math.cos(e);
        d[2] = Math.sin(e);
        const q = j * AZ + (((i % AZ) + AZ) % AZ);
        const t = meet(b, FIRE[0], FIRE[1], FIRE[2], d, far[q]);
        if (t < 0) continue;
        far[q] = t;
        who[q] = num + 1;
      }
  });
  return (x: number, y: number, z: number, id: number) => {
    const dx = x - FIRE[0],
      dy = y - FIRE[1],
      dz = z - FIRE[2];
    const l = Math.hypot(dx, dy, dz) - 0.006;
    const i = Math.floor((Math.atan2(dx, dy) / (2 * Math.PI)) * AZ),
      j = Math.floor(((Math.atan2(dz, Math.hypot(dx, dy)) + TOP) / (2 * TOP)) * EL);
    let open = 0;
    for (let v = -2; v <= 2; v++)
      for (let u = -2; u <= 2; u++) {
        const q = clamp(j + v, 0, EL - 1) * AZ + ((((i + u) % AZ) + AZ) % AZ);
        if (far[q] > l || who[q] === id) open++;
      }
    return open / 25;
  };
}
