/** terrain: renders a height field from front to back into a G-buffer (world xyz, depth), for tea rows, moss, mountains, snow. */
import { type Layer, PW, PH, type Pt, shade, SS } from "./core.ts";
export interface GBuf {
  wx: Float32Array;
  wy: Float32Array;
  wz: Float32Array;
  dep: Float32Array;
  top: Float32Array;
}
export interface Cam {
  x: number;
  y: number;
  z: number;
  f: number;
  cx: number;
  hy: number;
  yaw?: number;
}
/** The position of a point of the scene on the sheet. */
export const onSheet = (cam: Cam, x: number, y: number, z: number): Pt => {
  const [sx, sy] = proj(cam, x, y, z);
  return [sx, sy];
};
/** The same, and its distance. */
export function proj(c: Cam, x: number, y: number, z: number): [number, number, number] {
  const s = Math.sin(c.yaw ?? 0),
    k = Math.cos(c.yaw ?? 0);
  const dx = x - c.x,
    dy = y - c.y;
  const u = dx * k - dy * s,
    v = dx * s + dy * k;
  return [c.cx + (c.f * u) / v, c.hy - (c.f * (z - c.z)) / v, v];
}
/**
 * Paints a layer point by point from a depth buffer; `i` is the index in the buffer. It stays transparent where there is no
 * depth.
 */
export const shadeDepth = (
  depths: Float32Array,
  paint: (i: number, out: Float64Array, x: number, y: number) => void,
): Layer =>
  shade((x, y, out) => {
    const i = ((y * SS) | 0) * PW + ((x * SS) | 0);
    if (depths[i] === Infinity) out[3] = 0;
    else paint(i, out, x, y);
  });
export function renderHeight(
  cam: Cam,
  height: (x: number, y: number, d: number) => number,
  near: number,
  far: number,
  growth = 0.0016,
  minStep = 0.02,
): GBuf {
  const N = PW * PH;
  const g: GBuf = {
    wx: new Float32Array(N),
    wy: new Float32Array(N),
    wz: new Float32Array(N),
    dep: new Float32Array(N).fill(Infinity),
    top: new Float32Array(PW),
  };
  const s = Math.sin(cam.yaw ?? 0),
    k = Math.cos(cam.yaw ?? 0);
  for (let i = 0; i < PW; i++) {
    const u = ((i + 0.5) / SS - cam.cx) / cam.f; // sideways distance for each unit of depth
    let ymin = PH,
      py = PH * 4,
      pd = near,
      pz = 0;
    let d = near;
    let first = true;
    while (d < far && ymin > 0) {
      const lx = u * d,
        X = cam.x + lx * k + d * s,
        Y = cam.y - lx * s + d * k;
      const z = height(X, Y, d);
      const sy = (cam.hy - (cam.f * (z - cam.z)) / d) * SS;
      if (sy < ymin) {
        const y0 = Math.max(0, Math.ceil(sy));
        for (let j = ymin - 1; j >= y0; j--) {
          let t = first || py <= sy ? 1 : Math.min(1, Math.max(0, (py - j) / (py - sy)));
          const dd = pd + (d - pd) * t;
          const o = j * PW + i;
          const lx2 = u * dd;
          g.wx[o] = cam.x + lx2 * k + dd * s;
          g.wy[o] = cam.y - lx2 * s + dd * k;
          g.wz[o] = pz + (z - pz) * t;
          if (first) g.wz[o] = z;
          g.dep[o] = dd;
        }
        ymin = Math.min(ymin, y0);
      }
      py = sy;
      pd = d;
      pz = z;
      first = false;
      d += Math.max(minStep, d * growth);
    }
    g.top[i] = ymin / SS;
  }
  return g;
}

/** Worley cells: distance, edge distance, cell hash; for irregular paving stones */
const hsh = (i: number, j: number, k: number) => {
  let h = Math.imul(i, 374761393) ^ Math.imul(j, 668265263) ^ Math.imul(k, 2147483647 - 58);
  h = Math.imul(h ^ (h >>> 13), 1274126177);
  return ((h ^ (h >>> 16)) >>> 0) / 4294967296;
};
export const cell = { f1: 0, edge: 0, id: 0, dx: 0, dy: 0, ci: 0, cj: 0 };
export function worley(x: number, y: number, jit = 0.78) {
  const ix = Math.floor(x),
    iy = Math.floor(y);
  let f1 = 9,
    f2 = 9,
    id = 0,
    ax = 0,
    ay = 0,
    bx = 0,
    by = 0;
  for (let j = -1; j <= 1; j++)
    for (let i = -1; i <= 1; i++) {
      const ci = ix + i,
        cj = iy + j;
      const px = ci + 0.5 + jit * (hsh(ci, cj, 1) - 0.5) - x,
        py = cj + 0.5 + jit * (hsh(ci, cj, 2) - 0.5) - y;
      const d = px * px + py * py;
      if (d < f1) {
        f2 = f1;
        bx = ax;
        by = ay;
        f1 = d;
        ax = px;
        ay = py;
        id = hsh(ci, cj, 3);
      } else if (d < f2) {
        f2 = d;
        bx = px;
        by = py;
      }
    }
  cell.f1 = Math.sqrt(f1);
  cell.id = id;
  cell.dx = ax;
  cell.dy = ay;
  const ex = bx - ax,
    ey = by - ay;
  const l = Math.hypot(ex, ey) || 1;
  cell.edge = (((ax + bx) * ex + (ay + by) * ey) * 0.5) / l;
  return cell;
}
