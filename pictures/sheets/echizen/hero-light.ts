/** The light of the snow: it comes in at the opening alone, and every place in the room gets its share. */
import { getPx, type Layer, PH, putPx, PW, SS, type V3 } from "../../kit/core.ts";
import { DOOR, eye, OPEN, sight, WALL } from "./hero-plan.ts";
import { blocked, BOXES, cast, type Hit } from "./hero-solids.ts";

export interface Room {
  readonly id: Int16Array;
  /** the axis of the face, 0 to 2 */
  readonly face: Uint8Array;
  readonly depth: Float32Array;
  readonly light: Float32Array;
  readonly sheen: Float32Array;
}
const ACROSS = 6,
  UP = 4;
/** a repeatable odd number for a pixel */
const odd = (i: number) => {
  let v = Math.imul(i ^ (i >>> 15), 0x2c1b3c6d);
  v = Math.imul(v ^ (v >>> 12), 0x297a2d39);
  return ((v ^ (v >>> 15)) >>> 0) / 4294967296;
};
function lightAt(p: V3, axis: number, sign: number, seed: number): number {
  let sum = 0;
  const width = OPEN.x1 - DOOR.x0,
    height = OPEN.z1 - OPEN.z0;
  const o: V3 = [p[0], p[1], p[2]];
  o[axis] += sign * 0.004;
  for (let i = 0; i < ACROSS; i++)
    for (let j = 0; j < UP; j++) {
      const s = seed * 53 + i * 7 + j;
      const q: V3 = [
        DOOR.x0 + (width * (i + odd(s))) / ACROSS,
        WALL + 0.04,
        OPEN.z0 + (height * (j + odd(s + 9001))) / UP,
      ];
      const d: V3 = [q[0] - o[0], q[1] - o[1], q[2] - o[2]];
      const r = Math.hypot(...d);
      const here = (sign * d[axis]) / r;
      if (here <= 0 || d[1] <= 0) continue;
      d[0] /= r;
      d[1] /= r;
      d[2] /= r;
      if (blocked(o, d, r - 0.02)) continue;
      sum += ((q[0] < OPEN.x0 ? 0.3 : 1) * here * d[1]) / (r * r + 0.1);
    }
  return (sum * width * height) / (ACROSS * UP);
}
/** how much of the opening a place on the floor or the water mirrors */
function sheenAt(p: V3, d: V3, rough: number, seed: number): number {
  let sum = 0;
  const N = 10;
  const o: V3 = [p[0], p[1], p[2] + 0.004];
  for (let k = 0; k < N; k++) {
    const a = (odd(seed * 31 + k) - 0.5) * rough * 0.45,
      b = ((k + odd(seed * 17 + k + 77)) / N - 0.5) * rough;
    const m: V3 = [d[0] + a, d[1], -d[2] + b];
    const t = (WALL + 0.02 - o[1]) / m[1];
    const x = o[0] + m[0] * t,
      z = o[2] + m[2] * t;
    if (z < OPEN.z0 || z > OPEN.z1 || x < DOOR.x0 || x > OPEN.x1) continue;
    const l = Math.hypot(...m);
    if (blocked(o, [m[0] / l, m[1] / l, m[2] / l], t * l - 0.02)) continue;
    sum += x < OPEN.x0 ? 0.45 : 1;
  }
  return sum / N;
}
export function lightRoom(): Room {
  const n = PW * PH;
  const room: Room = {
    id: new Int16Array(n).fill(-1),
    face: new Uint8Array(n),
    depth: new Float32Array(n).fill(1e9),
    light: new Float32Array(n),
    sheen: new Float32Array(n),
  };
  const hit: Hit = { t: 0, box: -1, axis: 0 };
  for (let j = 0, i = 0; j < PH; j++)
    for (let k = 0; k < PW; k++, i++) {
      const d = sight((k + 0.5) / SS, (j + 0.5) / SS);
      cast(eye, d, hit);
      if (hit.box < 0) continue;
      const sign = d[hit.axis] > 0 ? -1 : 1;
      const p: V3 = [eye[0] + d[0] * hit.t, eye[1] + d[1] * hit.t, eye[2] + d[2] * hit.t];
      room.id[i] = hit.box;
      room.face[i] = hit.axis;
      room.depth[i] = hit.t;
      // a face that looks at us is turned from the opening
      if (!(hit.axis === 1 && sign < 0)) room.light[i] = lightAt(p, hit.axis, sign, i);
      const { stuff } = BOXES[hit.box];
      if (hit.axis === 2 && sign > 0 && stuff !== "paper")
        room.sheen[i] = sheenAt(p, d, stuff === "water" ? 0.08 : 0.34, i);
    }
  for (const a of [room.light, room.sheen])
    for (const r of [9, 7, 4]) soften(a, room, Math.max(1, Math.round(r * SS)));
  return room;
}
/** smooths the unevenness of few rays, but never across an edge */
function soften(a: Float32Array, room: Room, r: number) {
  const b = new Float32Array(a.length);
  for (const [src, dst, step] of [
    [a, b, 1],
    [b, a, PW],
  ] as const)
    for (let j = 0, i = 0; j < PH; j++)
      for (let k = 0; k < PW; k++, i++) {
        let s = 0,
          m = 0;
        const at = step === 1 ? k : j,
          end = step === 1 ? PW : PH;
        for (let e = Math.max(-r, -at); e <= Math.min(r, end - 1 - at); e++) {
          const q = i + e * step;
          if (room.id[q] !== room.id[i] || room.face[q] !== room.face[i]) continue;
          s += src[q];
          m++;
        }
        dst[i] = m ? s / m : src[i];
      }
}
/** what stands nearer than a depth, to hide what is behind it */
export function hideBehind(L: Layer, room: Room, depth: number) {
  const im = getPx(L.c);
  for (let i = 0; i < room.id.length; i++) if (room.depth[i] < depth) im.data[i * 4 + 3] = 0;
  putPx(L.c, im);
}
