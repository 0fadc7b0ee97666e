/** The plan of the ravine, in metres from the eye: the stream that falls from pool to pool, and its banks. */
import { clamp, lerp, Noise, sstep } from "../../kit/core.ts";
import { type Cam } from "../../kit/terrain.ts";

/** eye level is a little below the bridge's deck, so that its underside is seen and every pool below is seen from above */
export const cam: Cam = { x: 0, y: 0, z: 0, f: 1200, cx: 800, hy: 430 };
export const gn = new Noise(9);

interface Fall {
  /** distance of the edge, its middle and half its width */
  readonly y: number;
  readonly x: number;
  readonly w: number;
  /** height of the water above and below */
  readonly top: number;
  readonly foot: number;
}
/** near to far; each fall's foot is the pool of the one before */
export const falls: readonly Fall[] = [
  { y: 10, x: -0.6, w: 0.95, top: -2.82, foot: -4.35 },
  { y: 11.9, x: 1.2, w: 0.66, top: -1.37, foot: -2.5 },
  { y: 13.8, x: -0.9, w: 0.56, top: -0.33, foot: -1.19 },
  { y: 27, x: 1.15, w: 0.9, top: 0.18, foot: -0.33 },
];
const mouth = { y: 5.5, x: 0.1, w: 1.6 },
  source = { y: 44, x: 1.1, w: 1 };

/** the edge of a fall is worn: never one straight line */
const edge = (f: Fall, x: number) =>
  f.y + 0.07 * gn.n2(x * 1.6 + f.y * 3, 2) + 0.025 * gn.n2(x * 6 + f.y, 5);
/** height of the water: level pools, rounded edges, steep falls */
export function level(x: number, y: number) {
  let z = falls[0].foot;
  for (const [i, f] of falls.entries()) {
    if (y > f.y + 0.6) z = f.top;
    else if (y > f.y - 0.4) {
      const t = clamp((y - edge(f, x) + 0.1) / 0.42);
      // steep below, rounded at the edge
      z = lerp(f.foot, f.top, 1 - (1 - t) ** 3.2);
    }
    if (i < falls.length - 1 && y > f.y + 0.6)
      z = lerp(f.top, falls[i + 1].foot, clamp((y - f.y) / (falls[i + 1].y - f.y)));
  }
  return z;
}
/** the middle of the stream and half its width; `fall` is 0 in a pool and 1 at an edge */
export function flowAt(y: number) {
  let lo = mouth,
    hi = source,
    fall = 0;
  for (const f of falls) {
    fall = Math.max(fall, sstep(0.5, 0.1, Math.abs(y - f.y)));
    if (f.y <= y) lo = f;
    else {
      hi = f;
      break;
    }
  }
  const t = clamp((y - lo.y) / (hi.y - lo.y));
  const belly = Math.sin(Math.PI * clamp(t * 1.15 - 0.1)) ** 0.7 || 0;
  return {
    c: lerp(lo.x, hi.x, sstep(0.12, 0.88, t)),
    w: lerp(lo.w, hi.w, t) + (lo === mouth ? 0.25 : 0.5) * belly * (1 - fall),
    fall,
  };
}
/** metres from the water's edge; negative is water */
export function shore(x: number, y: number) {
  const f = flowAt(y);
  const ragged = (1 - 0.75 * f.fall) * 0.16 * gn.n2(y * 1.3, x > f.c ? 4 : 9);
  return Math.abs(x - f.c) - f.w * (1 + ragged);
}
/** the stream's bed without its steps, which the banks follow */
function valley(y: number) {
  let z = falls[0].foot;
  for (const f of falls) z += (f.top - f.foot) * sstep(f.y - 1.9, f.y + 1.5, y);
  return z;
}
export function ground(x: number, y: number) {
  const e = shore(x, y);
  if (e < 0) return level(x, y);
  // the banks rise from one straight valley, however the water winds in it
  const out = Math.max(0, Math.abs(x - 0.15) - 1.7);
  const landing = sstep(15, 19, y) * sstep(29, 26, y) * sstep(3.4, 2.2, out);
  const bank =
    0.14 * sstep(0, 0.25, e) +
    (0.22 * out + 0.34 * Math.max(0, out - 4.2) + 0.05 * Math.max(0, y - 14) * sstep(0.3, 3, out)) *
      (1 - 0.9 * landing);
  const rough = 0.24 * gn.n2(x * 0.42, y * 0.42) + 0.06 * gn.n2(x * 1.5, y * 1.5);
  return lerp(level(x, y), valley(y), sstep(0, 0.9, e)) + bank + rough * sstep(0, 1, e);
}
