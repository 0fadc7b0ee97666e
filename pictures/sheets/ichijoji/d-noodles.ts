/** Ichijoji D, the noodles: coils on the heap, and the fall that parts into streams */
import { type Rng, lerp, type V3 } from "../../kit/core.ts";
import { type Patch } from "../../kit/mesh.ts";
import { inStrainer, NOODLE, R, TAU, tube, WATER_Z } from "./d-parts.ts";

/** a smooth path through points, t in 0..1 */
function through(pts: readonly V3[]): (t: number) => V3 {
  const last = pts.length - 1;
  const q = (j: number) => pts[Math.max(0, Math.min(last, j))];
  return (t) => {
    const k = t * last,
      i = Math.min(last - 1, Math.floor(k)),
      f = k - i;
    const c = (e: number) => {
      const A = q(i - 1)[e],
        B = q(i)[e],
        D = q(i + 1)[e],
        E = q(i + 2)[e];
      return (
        0.5 *
        (2 * B +
          (D - A) * f +
          (2 * A - 5 * B + 4 * D - E) * f * f +
          (3 * B - A - 3 * D + E) * f ** 3)
      );
    };
    return [c(0), c(1), c(2)];
  };
}
/** the streams the fall parts into, as places along the lip from -1 to 1 */
const STREAMS = [-0.93, -0.7, -0.5, -0.32, -0.15, 0.02, 0.2, 0.36, 0.55, 0.74, 0.95];

/** one noodle: from the heap, over the lip, down into the water, waving with its neighbours */
function fall(r: Rng, depth: number): (t: number) => V3 {
  const stream = r.int(0, STREAMS.length - 1);
  const s = STREAMS[stream] + 0.052 * r.g();
  const a = -Math.PI / 2 + 1.08 * s;
  const h = 0.06 + 0.15 * depth + r.range(-0.015, 0.02);
  const pts: V3[] = [
    inStrainer(a + r.range(-0.4, 0.4), r.range(0.1, 0.45), 0.14 + 0.18 * depth),
    inStrainer(a + r.range(-0.06, 0.06), R - 0.3, h + 0.1),
    inStrainer(a, R + 0.04, h + 0.02),
  ];
  const lip = pts[2];
  const foot: V3 = [
    lip[0] * 1.2 + r.g() * 0.05,
    lip[1] * 0.75 - 0.12 - 0.12 * depth + r.g() * 0.03,
    WATER_Z - 0.14,
  ];
  const out = 0.13 + 0.1 * depth;
  const ph = stream * 1.3 + 0.5 * r.g(),
    amp = r.range(0.022, 0.05);
  const N = 15;
  for (let i = 1; i <= N; i++) {
    const k = i / N;
    // it leaves the lip in a short bow, then hangs
    const bow = out * (1 - Math.exp(-k * 9));
    const wave = amp * Math.sin(k * 15 + ph) * Math.min(1, k * 4) * (1 - 0.4 * k);
    pts.push([
      lerp(lip[0], foot[0], k ** 1.4) + bow * Math.cos(a) * 0.8 + wave,
      lerp(lip[1], foot[1], k) - bow * 0.9 + wave * 0.4,
      lerp(lip[2], foot[2], k) - 0.06 * (1 - k),
    ]);
  }
  return through(pts);
}
/** a noodle lying coiled on the heap */
function coil(r: Rng): (t: number) => V3 {
  const a0 = r.range(0, TAU),
    turnBy = r.range(2.4, 4.6) * (r.chance(0.5) ? 1 : -1),
    rad = r.range(0.12, 0.6),
    off = r.range(0, TAU),
    o = r.range(0, 0.36);
  return (t) => {
    const a = a0 + turnBy * t;
    const x = rad * Math.cos(a) + o * Math.cos(off),
      y = rad * Math.sin(a) + o * Math.sin(off);
    const d = Math.hypot(x, y);
    return inStrainer(
      Math.atan2(y, x),
      d,
      0.3 * (1 - d * d) +
        0.06 -
        0.2 * Math.abs(2 * t - 1) ** 8 +
        0.03 * Math.sin(t * 9 + off) +
        o * 0.3,
    );
  };
}
export function noodles(out: Patch[], r: Rng) {
  for (let i = 0; i < 70; i++) tube(out, coil(r), () => 0.034, 40, NOODLE, 7);
  for (let i = 0; i < 150; i++)
    tube(out, fall(r, r.u()), (t) => 0.031 * (1 - 0.1 * t), 84, NOODLE, 7);
}
