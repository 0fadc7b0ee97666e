/** torii: a shrine gate as exact solids (leaning columns, curved double lintel), seen through a shifted lens. */
import { PH, PW, SS, clamp, type V3 } from "../../kit/core.ts";
import type { Cam } from "../../kit/terrain.ts";

/** all lengths in metres; the gate stands on z = 0 in the plane y = 0 */
export interface Gate {
  foot: number;
  head: number;
  rFoot: number;
  rHead: number;
  tall: number;
  tie: number;
  lintel: number;
  span: number;
  sweep: number;
}
export const arita: Gate = {
  foot: 1.52,
  head: 1.36,
  rFoot: 0.235,
  rHead: 0.195,
  tall: 3.1,
  tie: 2.42,
  lintel: 3.2,
  span: 2.12,
  sweep: 0.045,
};
export const COLUMN = 1,
  PLINTH = 2,
  TIE = 3,
  TABLET = 4,
  KASAGI = 6,
  COLLAR = 7;
const SHIMAKI = 5;

const box = (x: number, y: number, z: number, a: number, b: number, c: number, r: number) => {
  const qx = Math.abs(x) - a + r,
    qy = Math.abs(y) - b + r,
    qz = Math.abs(z) - c + r;
  return (
    Math.hypot(Math.max(qx, 0), Math.max(qy, 0), Math.max(qz, 0)) +
    Math.min(Math.max(qx, qy, qz), 0) -
    r
  );
};
const ring = (rr: number, z: number, R: number, half: number, round: number) => {
  const a = rr - R + round,
    b = Math.abs(z) - half + round;
  return Math.min(Math.max(a, b), 0) + Math.hypot(Math.max(a, 0), Math.max(b, 0)) - round;
};

export function gateSolid(g: Gate) {
  let part = 0;
  const d = (x: number, y: number, z: number) => {
    const ax = Math.abs(x);
    const lean = (g.foot - g.head) / g.tall,
      mid = g.foot - lean * z;
    const rr = Math.hypot(ax - mid, y);
    let best = Math.max(rr - (g.rFoot + ((g.rHead - g.rFoot) * z) / g.tall), z - g.tall, -z);
    part = COLUMN;
    const take = (v: number, p: number) => {
      if (v < best) {
        best = v;
        part = p;
      }
    };
    take(ring(Math.hypot(ax - g.foot, y), z - 0.16, g.rFoot + 0.1, 0.17, 0.07), PLINTH);
    take(ring(Math.hypot(ax - g.foot, y), z - 0.02, g.rFoot + 0.2, 0.06, 0.02), PLINTH);
    take(ring(Math.hypot(ax - g.head, y), z - g.tall + 0.06, g.rHead + 0.055, 0.055, 0.03), COLLAR);
    take(box(x, y, z - g.tie, g.head + 0.5, 0.085, 0.15, 0.015), TIE);
    take(
      box(
        x,
        y + 0.02,
        z - (g.tie + g.lintel - 0.2) / 2 - 0.06,
        0.19,
        0.1,
        (g.lintel - g.tie) / 2 - 0.14,
        0.015,
      ),
      TABLET,
    );
    const lift = g.sweep * x * x;
    take(
      box(
        x,
        y,
        z - g.lintel - lift * 0.9,
        g.span - 0.12 + (z - g.lintel) * 0.2,
        0.15,
        0.12,
        0.012,
      ) * 0.92,
      SHIMAKI,
    );
    const zk = z - g.lintel - 0.245 - lift;
    take(
      box(x, y, zk + 0.03 * Math.abs(y) * 4, g.span + zk * 0.35, 0.23, 0.125, 0.012) * 0.9,
      KASAGI,
    );
    return best;
  };
  return { d, part: () => part };
}

export interface GateView {
  part: Uint8Array;
  dep: Float32Array;
  pos: Float32Array;
  nor: Float32Array;
}
/** ray-marches the gate; pixels that miss it keep part 0 */
export function viewGate(cam: Cam, g: Gate): GateView {
  const s = gateSolid(g),
    N = PW * PH;
  const v: GateView = {
    part: new Uint8Array(N),
    dep: new Float32Array(N).fill(Infinity),
    pos: new Float32Array(N * 3),
    nor: new Float32Array(N * 3),
  };
  const turn = Math.sin(cam.yaw ?? 0),
    straight = Math.cos(cam.yaw ?? 0);
  for (let j = 0; j < PH; j++)
    for (let i = 0; i < PW; i++) {
      const u = ((i + 0.5) / SS - cam.cx) / cam.f,
        dz = -((j + 0.5) / SS - cam.hy) / cam.f;
      const dx = u * straight + turn,
        dy = straight - u * turn;
      if (dy < 0.1) continue;
      const front = (-cam.y - 0.45) / dy,
        back = (-cam.y + 0.45) / dy;
      const X = cam.x - (dx * cam.y) / dy,
        Z = cam.z - (dz * cam.y) / dy;
      if (Math.abs(X) > g.span + 0.35 + 0.5 * Math.abs(dx / dy) || Z > g.lintel + 0.9 || Z < -0.3)
        continue;
      const L = Math.hypot(dx, dy, dz);
      let t = front;
      for (let k = 0; k < 48 && t < back; k++) {
        const d = s.d(cam.x + dx * t, cam.y + dy * t, cam.z + dz * t);
        if (d < 0.0012) {
          const o = j * PW + i,
            p: V3 = [cam.x + dx * t, cam.y + dy * t, cam.z + dz * t];
          v.part[o] = s.part();
          v.dep[o] = t;
          const e = 0.003;
          const nx = s.d(p[0] + e, p[1], p[2]) - s.d(p[0] - e, p[1], p[2]),
            ny = s.d(p[0], p[1] + e, p[2]) - s.d(p[0], p[1] - e, p[2]),
            nz = s.d(p[0], p[1], p[2] + e) - s.d(p[0], p[1], p[2] - e);
          const l = 1 / (Math.hypot(nx, ny, nz) || 1);
          for (let c = 0; c < 3; c++) v.pos[o * 3 + c] = p[c];
          v.nor[o * 3] = nx * l;
          v.nor[o * 3 + 1] = ny * l;
          v.nor[o * 3 + 2] = nz * l;
          break;
        }
        t += Math.max(d, 0.0008) / L;
      }
    }
  return v;
}
/** 0 in full shadow of the gate, 1 in the light */
export function gateShadow(
  s: { d: (x: number, y: number, z: number) => number },
  p: V3,
  light: V3,
  reach: number,
  start = 0.03,
) {
  let t = start,
    lit = 1;
  for (let k = 0; k < 26 && t < reach; k++) {
    const d = s.d(p[0] + light[0] * t, p[1] + light[1] * t, p[2] + light[2] * t);
    if (d < 0.002) return 0;
    lit = Math.min(lit, (14 * d) / t);
    t += Math.max(0.02, d * 0.9);
  }
  return clamp(lit);
}
