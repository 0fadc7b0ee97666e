/** What hangs in the air: the sun's way from the window to the mats, and the steam of the soup where it crosses that way. */
import { clamp, H, type Layer, shade, sstep, W } from "../../kit/core.ts";
import { streak } from "./c-paint.ts";
import { EYE, LEFT, rayAt, sunAt, WALL } from "./c-plan.ts";
import { SOUP, TABLE } from "./c-solids.ts";

const CELL = 4,
  COLS = W / CELL + 1;
let field: Float32Array | null = null;
/** how much sunlit air lies before a point of the sheet, 0..1, on a coarse grid: air has no edges */
function haze(): Float32Array {
  const f = new Float32Array(COLS * (H / CELL + 1));
  for (let j = 0, i = 0; j <= H / CELL; j++)
    for (let k = 0; k < COLS; k++, i++) {
      const [gx, gz] = rayAt(k * CELL, j * CELL);
      const far = Math.min(WALL, gz < 0 ? EYE / -gz : 99, gx < 0 ? LEFT / gx : 99),
        N = 44,
        from = 1.4;
      let sum = 0;
      for (let q = 0; q < N; q++) {
        const d = from + ((far - from) * (q + 0.5)) / N;
        // brightest near the window, thin where it has come far
        if (d > from)
          sum += sunAt(gx * d, d, EYE + gz * d, false)[0] * (0.35 + 0.65 * sstep(2, 5, d));
      }
      const long = (sum * Math.max(0, far - from)) / N;
      f[i] = 1 - Math.exp(-0.23 * long);
    }
  return f;
}
export function hazeAt(u: number, v: number): number {
  field ??= haze();
  const a = clamp(u / CELL, 0, COLS - 1.01),
    b = clamp(v / CELL, 0, H / CELL - 0.01),
    i = Math.floor(a),
    j = Math.floor(b),
    p = a - i,
    q = b - j,
    at = j * COLS + i;
  return (
    (field[at] * (1 - p) + field[at + 1] * p) * (1 - q) +
    (field[at + COLS] * (1 - p) + field[at + COLS + 1] * p) * q
  );
}
/** ribbons of steam: [where they start, how wide, how they sway, how high] */
const ribbons = [
  [0.012, 0.066, 0.5, 0.95],
  [-0.042, 0.046, 1.3, 0.7],
  [0.05, 0.04, -0.4, 0.6],
] as const;
/** bare paper where the sun meets it, almost nothing elsewhere */
export function steam(): Layer {
  const d = SOUP[1];
  return shade((u, v, out) => {
    const [gx, gz] = rayAt(u, v),
      x = gx * d,
      z = EYE + gz * d,
      h = z - TABLE.top - 0.09;
    out[0] = 252;
    out[1] = 238;
    out[2] = 205;
    out[3] = 0;
    if (h < 0 || h > 0.95 || Math.abs(x - SOUP[0]) > 0.6) return;
    let a = 0;
    for (const [x0, w, ph, top] of ribbons) {
      const k = h / top;
      if (k > 1) continue;
      const mid =
          SOUP[0] +
          x0 * (1 + k) -
          0.16 * h -
          0.26 * h * h +
          0.045 * Math.min(1, k * 2) * Math.sin(ph + 7 * h),
        half = w * (0.8 + 0.6 * k) * (0.8 + 0.28 * Math.sin(ph * 2 + 8 * h)),
        q = (x - mid) / half;
      // a clean edge at the sun's side, a long passage at the other
      const body = sstep(1, 0.7, q) * sstep(-1.6, 0.75, q);
      a = a + (1 - a) * body * sstep(0, 0.1, k) ** 0.7 * sstep(1, 0.35, k);
    }
    if (a < 0.004) return;
    const [s] = sunAt(x + 0.006 * streak(x * 9, z * 9, 2), d, z, false);
    out[3] = 255 * a * (0.05 + 0.8 * s);
  });
}
