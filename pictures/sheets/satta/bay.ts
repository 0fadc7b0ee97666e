/** The land below the viewpoint, in metres: coast, hill, terraces, the roads on the shore. */
import { Noise, clamp, lerp, sstep, lstep } from "../../kit/core.ts";
import type { Cam } from "../../kit/terrain.ts";

/** we stand at the origin and look north-east along +y; the sea is to the right */
export const cam: Cam = { x: 0, y: 0, z: 150, f: 1150, cx: 800, hy: 470 };
const n = new Noise(41);

// The coast as a curve on the sheet (x, y in pixels), projected down onto the sea plane.
const drawn: [number, number][] = [
  [1420, 1420],
  [1270, 1230],
  [1085, 1030],
  [905, 900],
  [752, 800],
  [640, 718],
  [575, 655],
  [548, 608],
  [560, 570],
  [622, 539],
  [760, 516],
  [960, 500],
  [1240, 489],
  [1640, 480],
];
const pts = drawn.map(([sx, sy]) => {
  const y = (cam.f * cam.z) / (sy - cam.hy);
  return [Math.log(y), ((sx - cam.cx) * y) / cam.f] as [number, number];
});
const N = 3000,
  L0 = Math.log(6),
  L1 = Math.log(16500);
const coastTab = new Float64Array(N + 1);
for (let i = 0; i <= N; i++) {
  const l = lerp(L0, L1, i / N);
  let k = 0;
  while (k < pts.length - 2 && l > pts[k + 1][0]) k++;
  const p = (j: number) => pts[clamp(j, 0, pts.length - 1)];
  const [a, b] = [p(k), p(k + 1)];
  const t = (l - a[0]) / (b[0] - a[0]);
  // tangents over uneven knots keep the curve smooth
  const m0 = ((b[1] - p(k - 1)[1]) / (b[0] - p(k - 1)[0] || 1)) * (b[0] - a[0]);
  const m1 = ((p(k + 2)[1] - a[1]) / (p(k + 2)[0] - a[0] || 1)) * (b[0] - a[0]);
  if (t < 0) coastTab[i] = a[1] + m0 * t;
  else {
    const u = Math.min(t, 1),
      u2 = u * u,
      u3 = u2 * u;
    coastTab[i] =
      (2 * u3 - 3 * u2 + 1) * a[1] +
      (u3 - 2 * u2 + u) * m0 +
      (-2 * u3 + 3 * u2) * b[1] +
      (u3 - u2) * m1;
  }
}
export function coast(y: number) {
  const v = clamp((Math.log(Math.max(6, y)) - L0) / (L1 - L0)) * N,
    i = Math.min(N - 1, v | 0);
  return lerp(coastTab[i], coastTab[i + 1], v - i);
}
/** distance inland of the shore line; negative at sea */
export function inland(x: number, y: number) {
  const e = y * 0.02,
    c = coast(y),
    k = (coast(y + e) - c) / e;
  return (c - x) / Math.sqrt(1 + k * k);
}

export const SHORE = 40;
export const rail = 27,
  route = 13;
/** the expressway is on piers over the water, and comes ashore where the bay bends */
export const expressway = (y: number) => lerp(-23, -3, sstep(620, 1000, y));
export const expressHalf = 9.5,
  deck = 12;

/** the hill without its terraces */
export function hill(x: number, y: number, d: number) {
  if (d <= SHORE) return 4.5;
  const cap = y < 1000 ? lerp(300, 190, lstep(350, 1000, y)) : lerp(190, 16, sstep(1000, 2300, y));
  const spur = 34 * (0.5 + 0.5 * n.n2(y * 0.0058 + 2.2, 1.7)) * sstep(110, 260, y);
  const dd = Math.max(0, d - SHORE - spur * sstep(0, 90, d - SHORE));
  const rough = n.fbm(x * 0.006 + 4, y * 0.006, 3);
  return (
    4.5 +
    cap * (1 - Math.exp((-dd * 1.02) / cap)) +
    rough * 26 * sstep(0, 160, dd) * clamp(cap / 200)
  );
}
export const STEP = 5.5;
/** terraces: level beds with steep stone faces */
function terraced(h: number, y: number, x: number) {
  const w =
    sstep(12, 22, h) * sstep(1150, 700, y) * sstep(-0.62, -0.3, n.n2(x * 0.004 + 8, y * 0.004));
  if (w <= 0) return h;
  const k = h / STEP,
    q = Math.floor(k),
    f = k - q;
  return lerp(h, (q + sstep(0.72, 0.96, f)) * STEP, w);
}
export function ground(x: number, y: number) {
  const d = inland(x, y);
  if (d < 0) {
    const off = Math.abs(-d + expressway(y));
    return off < expressHalf && y < 1000 ? deck : -0.2;
  }
  if (d < 3) return 4.5 * (d / 3);
  return terraced(hill(x, y, d), y, x);
}
