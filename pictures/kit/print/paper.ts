/** paper: what printing and paper add: wood grain in thin ink, mottling by the baren (printing pad), fibres, tone. */
import type { Canvas } from "@napi-rs/canvas";
import { type Col, getPx, Noise, PH, putPx, PW, Rng, SS } from "../core.ts";
import { fibres } from "./grain.ts";

export interface FinishOpt {
  /** opacity of the key block, and its misregistration */
  keyAlpha?: number;
  misreg?: [number, number];
  /** unevenness of the cut edges */
  wobble?: number;
  /** strength of the wood grain in the ink, and where it shows */
  wood?: number;
  woodMask?: (x: number, y: number) => number;
  /** roughness of the paper */
  paper?: number;
  /** radius of the Kuwahara filter before the tones are quantised */
  kuwahara?: number;
  /** number of lightness steps, and how hard they are */
  blocks?: number;
  blockMix?: number;
  sat?: number;
  contrast?: number;
  /** a name for the key block's ink; each line is drawn in its own colour */
  key?: Col;
}

/** prints the finished blocks on paper */
export function layOnPaper(out: Canvas, wood: Canvas, seed: number, o: FinishOpt) {
  // sheet-wide: wood grain, baren mottling, washi fibre, tone
  const im = getPx(out);
  const d = im.data;
  const n = new Noise(seed + 33),
    rr = new Rng(seed + 44);
  const inv = 1 / SS;
  const wd = o.wood ?? 0.1,
    pp = o.paper ?? 0.05,
    sat = o.sat ?? 1,
    con = o.contrast ?? 1;
  const fib = fibres(seed);
  const fd = getPx(fib).data;
  const wdat = getPx(wood).data;
  for (let j = 0, i = 0; j < PH; j++)
    for (let k = 0; k < PW; k++, i += 4) {
      const X = k * inv,
        Y = j * inv;
      const wg = wdat[i + 3] / 255 - 0.42;
      const mk = o.woodMask ? o.woodMask(X, Y) : 1;
      const baren = n.n2(X * 0.004, Y * 0.006) * 0.5 + n.n2(X * 0.013 + 4, Y * 0.016) * 0.35;
      const fine = rr.r() - 0.5;
      const m =
        1 -
        wd * mk * wg -
        pp * 0.7 * (baren * 0.6) +
        pp * fine * 0.9 +
        (fd[i + 3] / 255) * (fd[i] > 128 ? 0.07 : -0.06) * (pp / 0.05);
      let r = d[i],
        g = d[i + 1],
        b = d[i + 2];
      if (con !== 1) {
        r = (r - 118) * con + 118;
        g = (g - 118) * con + 118;
        b = (b - 118) * con + 118;
      }
      if (sat !== 1) {
        const l = 0.3 * r + 0.59 * g + 0.11 * b;
        r = l + (r - l) * sat;
        g = l + (g - l) * sat;
        b = l + (b - l) * sat;
      }
      // thin ink: grain also makes dark areas lighter, towards the ink colour
      const lift = wd * mk * 26 * wg * -1 * (1 - (r + g + b) / 765);
      d[i] = r * m + lift * 0.9;
      d[i + 1] = g * m + lift * 0.95;
      d[i + 2] = b * m + lift;
    }
  putPx(out, im);
}
