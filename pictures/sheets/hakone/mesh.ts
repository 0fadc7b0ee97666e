/**
 * mesh: curved surfaces given as functions of (u, v), drawn into a G-buffer, and the shadow of a far light on them. x right, y
 * away, z up, metres.
 */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { PH, PW, SS, clamp, getPx, putPx, rgb, sstep, type Col, type V3 } from "../../kit/core.ts";
import { type Cam, proj } from "../../kit/terrain.ts";

export interface Patch {
  /** a point of the surface for u and v in 0..1 */
  readonly f: (u: number, v: number) => V3;
  readonly nu: number;
  readonly nv: number;
  /** the material; the sheet defines what the numbers mean */
  readonly mat: number;
}
export interface Mesh {
  readonly dep: Float32Array;
  readonly id: Int16Array;
  readonly mat: Int16Array;
  readonly u: Float32Array;
  readonly v: Float32Array;
  readonly p: Float32Array;
  readonly n: Float32Array;
}

interface Grid {
  readonly p: V3[];
  readonly n: V3[];
}
function gridOf(s: Patch): Grid {
  const p: V3[] = [],
    n: V3[] = [];
  const W = s.nu + 1;
  for (let j = 0; j <= s.nv; j++) for (let i = 0; i <= s.nu; i++) p.push(s.f(i / s.nu, j / s.nv));
  for (let j = 0; j <= s.nv; j++)
    for (let i = 0; i <= s.nu; i++) {
      const a = p[j * W + Math.max(0, i - 1)],
        b = p[j * W + Math.min(s.nu, i + 1)],
        c = p[Math.max(0, j - 1) * W + i],
        d = p[Math.min(s.nv, j + 1) * W + i];
      const e: V3 = [b[0] - a[0], b[1] - a[1], b[2] - a[2]],
        g: V3 = [d[0] - c[0], d[1] - c[1], d[2] - c[2]];
      const m: V3 = [
        e[1] * g[2] - e[2] * g[1],
        e[2] * g[0] - e[0] * g[2],
        e[0] * g[1] - e[1] * g[0],
      ];
      const l = Math.hypot(m[0], m[1], m[2]) || 1;
      n.push([m[0] / l, m[1] / l, m[2] / l]);
    }
  return { p, n };
}

/**
 * calls fn for each pixel of a triangle; a, b, c are screen x, y and a nearness that is linear on the screen (larger is nearer)
 */
function fill(
  w: number,
  h: number,
  a: V3,
  b: V3,
  c: V3,
  at: (q: number, k: number, s: number, t: number, r: number) => void,
) {
  const area = (b[0] - a[0]) * (c[1] - a[1]) - (c[0] - a[0]) * (b[1] - a[1]);
  if (Math.abs(area) < 1e-9) return;
  const x0 = Math.max(0, Math.ceil(Math.min(a[0], b[0], c[0]) - 0.5)),
    x1 = Math.min(w - 1, Math.floor(Math.max(a[0], b[0], c[0]) - 0.5)),
    y0 = Math.max(0, Math.ceil(Math.min(a[1], b[1], c[1]) - 0.5)),
    y1 = Math.min(h - 1, Math.floor(Math.max(a[1], b[1], c[1]) - 0.5));
  for (let j = y0; j <= y1; j++)
    for (let i = x0; i <= x1; i++) {
      const X = i + 0.5,
        Y = j + 0.5;
      const s = ((b[0] - X) * (c[1] - Y) - (c[0] - X) * (b[1] - Y)) / area,
        t = ((c[0] - X) * (a[1] - Y) - (a[0] - X) * (c[1] - Y)) / area,
        r = 1 - s - t;
      if (s < -1e-7 || t < -1e-7 || r < -1e-7) continue;
      at(j * w + i, s * a[2] + t * b[2] + r * c[2], s, t, r);
    }
}
function quads(s: Patch, each: (a: number, b: number, c: number) => void) {
  const W = s.nu + 1;
  for (let j = 0; j < s.nv; j++)
    for (let i = 0; i < s.nu; i++) {
      const q = j * W + i;
      each(q, q + 1, q + W);
      each(q + 1, q + W + 1, q + W);
    }
}

/** draws the patches through a camera */
export function lookAt(cam: Cam, patches: readonly Patch[]): Mesh {
  const N = PW * PH;
  const m: Mesh = {
    dep: new Float32Array(N).fill(Infinity),
    id: new Int16Array(N).fill(-1),
    mat: new Int16Array(N).fill(-1),
    u: new Float32Array(N),
    v: new Float32Array(N),
    p: new Float32Array(N * 3),
    n: new Float32Array(N * 3),
  };
  patches.forEach((s, id) => {
    const g = gridOf(s);
    const W = s.nu + 1;
    const scr = g.p.map((p): V3 => {
      const [x, y, d] = proj(cam, p[0], p[1], p[2]);
      return [x * SS, y * SS, 1 / d];
    });
    quads(s, (a, b, c) => {
      if (scr[a][2] <= 0 || scr[b][2] <= 0 || scr[c][2] <= 0) return;
      fill(PW, PH, scr[a], scr[b], scr[c], (q, k, ws, wt, wr) => {
        const d = 1 / k;
        if (d >= m.dep[q]) return;
        m.dep[q] = d;
        m.id[q] = id;
        m.mat[q] = s.mat;
        // weights in space instead of on the screen
        const A = ws * scr[a][2] * d,
          B = wt * scr[b][2] * d,
          C = wr * scr[c][2] * d;
        m.u[q] = (A * (a % W) + B * (b % W) + C * (c % W)) / s.nu;
        m.v[q] = (A * Math.floor(a / W) + B * Math.floor(b / W) + C * Math.floor(c / W)) / s.nv;
        for (let e = 0; e < 3; e++) {
          m.p[q * 3 + e] = A * g.p[a][e] + B * g.p[b][e] + C * g.p[c][e];
          m.n[q * 3 + e] = A * g.n[a][e] + B * g.n[b][e] + C * g.n[c][e];
        }
        // every face is turned towards the camera
        const ex = m.p[q * 3] - cam.x,
          ey = m.p[q * 3 + 1] - cam.y,
          ez = m.p[q * 3 + 2] - cam.z;
        if (ex * m.n[q * 3] + ey * m.n[q * 3 + 1] + ez * m.n[q * 3 + 2] > 0)
          for (let e = 0; e < 3; e++) m.n[q * 3 + e] *= -1;
      });
    });
  });
  return m;
}

/** how much of the far light from direction L reaches a point: 0 shaded .. 1 lit */
export function shadowOf(
  patches: readonly Patch[],
  L: V3,
  size = 1500,
  bias = 0.12,
): (p: V3) => number {
  const l = Math.hypot(...L);
  const z: V3 = [L[0] / l, L[1] / l, L[2] / l];
  const xl = Math.hypot(z[0], z[1]);
  const X: V3 = [-z[1] / xl, z[0] / xl, 0],
    Y: V3 = [-z[2] * X[1], z[2] * X[0], z[0] * X[1] - z[1] * X[0]];
  const dot = (a: V3, b: V3) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
  const grids = patches.map(gridOf);
  let lo = [Infinity, Infinity],
    hi = [-Infinity, -Infinity];
  for (const g of grids)
    for (const p of g.p) {
      const a = [dot(p, X), dot(p, Y)];
      lo = [Math.min(lo[0], a[0]), Math.min(lo[1], a[1])];
      hi = [Math.max(hi[0], a[0]), Math.max(hi[1], a[1])];
    }
  const k = (size - 2) / Math.max(hi[0] - lo[0], hi[1] - lo[1]);
  const map = new Float32Array(size * size).fill(-Infinity);
  const at = (p: V3): V3 => [(dot(p, X) - lo[0]) * k + 1, (dot(p, Y) - lo[1]) * k + 1, dot(p, z)];
  patches.forEach((s, i) => {
    const scr = grids[i].p.map(at);
    quads(s, (a, b, c) =>
      fill(size, size, scr[a], scr[b], scr[c], (q, near) => {
        if (near > map[q]) map[q] = near;
      }),
    );
  });
  return (p) => {
    const [a, b, d] = at(p);
    let open = 0;
    for (let j = -1; j <= 1; j++)
      for (let i = -1; i <= 1; i++) {
        const x = clamp(Math.floor(a + i * 1.3), 0, size - 1),
          y = clamp(Math.floor(b + j * 1.3), 0, size - 1);
        if (map[y * size + x] < d + bias) open++;
      }
    return open / 9;
  };
}

/**
 * key lines where a surface ends in front of another (a relative jump in depth) or folds; `near` is where they begin to get
 * thinner
 */
export function meshLines(
  m: Mesh,
  o: { c: Col; width?: number; jump?: number; near?: number },
): Canvas {
  const cv = createCanvas(PW, PH),
    im = getPx(cv),
    d = im.data,
    C = rgb(o.c);
  const w = Math.max(1, Math.round((o.width ?? 1.3) * SS)),
    step = o.jump ?? 0.004;
  for (let j = w; j < PH - w; j++)
    for (let i = w; i < PW - w; i++) {
      const q = j * PW + i;
      if (m.id[q] < 0) continue;
      let a = 0;
      for (const k of [w, -w, w * PW, -w * PW]) {
        const e = q + k;
        // the line is on the nearer side
        const jump = m.id[e] < 0 ? 1 : (m.dep[e] - m.dep[q]) / m.dep[q];
        if (jump > step) a = Math.max(a, sstep(step, step * 3, jump));
        else if (m.id[e] !== m.id[q]) {
          const dot =
            m.n[q * 3] * m.n[e * 3] +
            m.n[q * 3 + 1] * m.n[e * 3 + 1] +
            m.n[q * 3 + 2] * m.n[e * 3 + 2];
          if (dot < 0.8) a = Math.max(a, 0.6);
        }
      }
      if (a <= 0) continue;
      d[q * 4] = C[0];
      d[q * 4 + 1] = C[1];
      d[q * 4 + 2] = C[2];
      d[q * 4 + 3] = 255 * a * (o.near ? clamp(o.near / m.dep[q] - 0.35, 0.25, 0.9) : 0.85);
    }
  putPx(cv, im);
  return cv;
}
