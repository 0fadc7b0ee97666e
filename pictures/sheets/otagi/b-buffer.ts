/** The G-buffer of the sheet: for each pixel what is seen there, where it is, how it faces and how open it lies. */
import { clamp, PH, PW, SS } from "../../kit/core.ts";
import { proj, renderHeight } from "../../kit/terrain.ts";
import { cam, FAR, heightAt } from "./b-plan.ts";

export interface Buffer {
  readonly dep: Float32Array;
  readonly wx: Float32Array;
  readonly wy: Float32Array;
  readonly wz: Float32Array;
  readonly nx: Float32Array;
  readonly ny: Float32Array;
  readonly nz: Float32Array;
  readonly open: Float32Array;
  /** 0 is the ground; every solid has its own number */
  readonly id: Int32Array;
}
/** A solid in the world, inside a ball. */
export interface Body {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
  readonly distance: (x: number, y: number, z: number) => number;
  /** the smallest form that matters */
  readonly fine: number;
  /** how far the distance can be trusted */
  readonly stride?: number;
}

export function groundBuffer(): Buffer {
  const g = renderHeight(cam, heightAt, 1.9, FAR, 0.0011, 0.012);
  const N = PW * PH,
    part = () => new Float32Array(N);
  const b: Buffer = {
    dep: g.dep,
    wx: g.wx,
    wy: g.wy,
    wz: g.wz,
    nx: part(),
    ny: part(),
    nz: part(),
    open: part().fill(1),
    id: new Int32Array(N),
  };
  for (let i = 0; i < N; i++) {
    if (g.dep[i] === Infinity) continue;
    const [x, y] = [g.wx[i], g.wy[i]],
      e = 0.02;
    const dx = (heightAt(x + e, y) - heightAt(x - e, y)) / (2 * e),
      dy = (heightAt(x, y + e) - heightAt(x, y - e)) / (2 * e),
      l = Math.hypot(dx, dy, 1);
    b.nx[i] = -dx / l;
    b.ny[i] = -dy / l;
    b.nz[i] = 1 / l;
  }
  return b;
}

/** Marches one ray for each pixel a solid can cover, and keeps what is nearer than what is there. */
export function putBody(b: Buffer, s: Body) {
  const [sx, sy, d] = proj(cam, s.x, s.y, s.z),
    rad = (cam.f * s.radius) / (d - s.radius * 0.6) + 2;
  const x0 = Math.max(0, Math.floor((sx - rad) * SS)),
    x1 = Math.min(PW - 1, Math.ceil((sx + rad) * SS)),
    y0 = Math.max(0, Math.floor((sy - rad) * SS)),
    y1 = Math.min(PH - 1, Math.ceil((sy + rad) * SS));
  const stride = s.stride ?? 0.85,
    least = Math.max(0.0006, (0.3 * d) / (cam.f * SS)) * 0.6;
  for (let j = y0; j <= y1; j++)
    for (let i = x0; i <= x1; i++) {
      const q = j * PW + i;
      const vx = ((i + 0.5) / SS - cam.cx) / cam.f,
        vz = -((j + 0.5) / SS - cam.hy) / cam.f,
        l = Math.hypot(vx, 1, vz);
      let t = Math.max(0.5, d - s.radius);
      const end = Math.min(d + s.radius, b.dep[q]);
      let hit = false;
      for (let k = 0; k < 60 && t < end; k++) {
        const D = s.distance(cam.x + vx * t, cam.y + t, cam.z + vz * t);
        if (D < least) {
          hit = true;
          break;
        }
        t += Math.max((D * stride) / l, least);
      }
      if (hit && t < end) record(b, q, s, cam.x + vx * t, cam.y + t, cam.z + vz * t, t);
    }
}

function record(b: Buffer, q: number, s: Body, x: number, y: number, z: number, t: number) {
  const e = s.fine,
    D = s.distance;
  const p = D(x + e, y - e, z - e),
    r = D(x - e, y - e, z + e),
    u = D(x - e, y + e, z - e),
    v = D(x + e, y + e, z + e);
  const nx = p - r - u + v,
    ny = -p - r + u + v,
    nz = -p + r - u + v,
    l = Math.hypot(nx, ny, nz) || 1;
  b.dep[q] = t;
  b.id[q] = s.id;
  b.wx[q] = x;
  b.wy[q] = y;
  b.wz[q] = z;
  b.nx[q] = nx / l;
  b.ny[q] = ny / l;
  b.nz[q] = nz / l;
  let shut = 0;
  for (const a of [0.05, 0.13]) {
    const m = a * s.radius * 1.6;
    shut += Math.max(0, m - D(x + (nx / l) * m, y + (ny / l) * m, z + (nz / l) * m)) / m;
  }
  b.open[q] = clamp(1 - 0.7 * shut);
}
