/** A disciple as a woodcutter would print it: three tones of stone, three of moss, and a key line that swells and breaks. */
import { type Canvas, createCanvas } from "@napi-rs/canvas";
import { clamp, getPx, lerp, Noise, putPx, rgb, type RGB } from "../../kit/core.ts";
import type { Relief } from "./rakan.ts";

interface Cut {
  readonly stone: readonly string[];
  readonly moss: readonly string[];
  /** how much moss: a stone with a low level is overgrown */
  readonly mossLevel: number;
  readonly bright: number;
  readonly seed: number;
  readonly tint: RGB;
  readonly haze: number;
}
const KEY: RGB = [22, 28, 38];
const LIGHT = [-0.62, 0.7, 0.42] as const;
/** the brightness from which the middle and the light block are printed */
const MIDDLE = 0.33,
  BRIGHT = 0.63;

/** Evens out the tooled surface, so that a block's edge follows the form and not the chisel. */
function even(R: Relief, from: Float32Array, rad: number): Float32Array {
  let a = from;
  for (const [along, across, step, turn] of [
    [R.w, R.h, 1, R.w],
    [R.h, R.w, R.w, 1],
  ]) {
    const out = new Float32Array(a.length);
    for (let j = 0; j < across; j++)
      for (let i = 0; i < along; i++) {
        const q = j * turn + i * step;
        if (!R.a[q]) continue;
        let sum = 0,
          count = 0;
        for (let d = -rad; d <= rad; d++) {
          const p = q + d * step;
          if (i + d < 0 || i + d >= along || !R.a[p] || Math.abs(R.dep[p] - R.dep[q]) > 0.05)
            continue;
          sum += a[p];
          count++;
        }
        out[q] = sum / count;
      }
    a = out;
  }
  return a;
}
export function cutStone(R: Relief, o: Cut): Canvas {
  const { w, h } = R;
  const c = createCanvas(w, h),
    im = getPx(c),
    n = new Noise(o.seed + 3);
  const rad = Math.max(1, Math.round(h * 0.008));
  const [nx, ny, nz, ao, cav, moss] = [R.nx, R.ny, R.nz, R.ao, R.cav, R.moss].map((a, i) =>
    even(R, a, i === 4 ? 0 : rad),
  );
  const stone = o.stone.map(rgb),
    green = o.moss.map(rgb);
  for (let q = 0; q < w * h; q++) {
    if (!R.a[q]) continue;
    const [x, y] = [R.px[q], R.py[q]];
    const lit = Math.max(0, nx[q] * LIGHT[0] + ny[q] * LIGHT[1] + nz[q] * LIGHT[2]);
    const torn = 0.045 * n.n2(x * 7, y * 26) + 0.03 * n.n2(x * 24, y * 70);
    const t =
      (0.14 + 0.68 * lit + 0.14 * (0.5 + 0.5 * ny[q])) * (0.4 + 0.6 * ao[q]) * o.bright + torn;
    const tone = t > BRIGHT ? 2 : t > MIDDLE ? 1 : 0;
    // moss lies where rain stays: on heads, shoulders and knees, seldom on a face
    const face = clamp(1 - Math.hypot(x / 0.17, (y - 0.66) / 0.16));
    const grown =
      moss[q] + 0.1 * n.n2(x * 12, y * 12) - 0.9 * face + (y < 0.06 ? 0.3 : 0) > o.mossLevel + 0.1;
    const press = n.n2(x * 5 + 9, y * 5) + 0.5 * n.n2(x * 17, y * 17);
    const line = cav[q] > 0.5 - 0.08 * press || rim(q, press);
    const ink = line ? KEY : grown ? green[tone] : stone[tone];
    for (let m = 0; m < 3; m++) im.data[q * 4 + m] = lerp(ink[m], o.tint[m], o.haze);
    im.data[q * 4 + 3] = 255 * cover(q);
  }
  putPx(c, im);
  return c;

  /** The outline, and where one part stands before another; thicker below and on the side away from the light. */
  function rim(q: number, press: number): boolean {
    const wide = h * 0.0072 * (1 + 0.45 * press);
    for (const [dx, dy, k] of [
      [1, 0, 1.5],
      [-1, 0, 0.8],
      [0, 1, 1.5],
      [0, -1, 0.8],
    ]) {
      const p = q + (dx + dy * w) * Math.max(1, Math.round(wide * k));
      if (p < 0 || p >= w * h || !R.a[p] || R.dep[q] - R.dep[p] > 0.035) return true;
    }
    return false;
  }
  function cover(q: number) {
    let count = 0;
    for (const dy of [-w, 0, w]) for (const dx of [-1, 0, 1]) count += R.a[q + dx + dy] || 0;
    return clamp((count / 9) * 1.35 - 0.2);
  }
}
