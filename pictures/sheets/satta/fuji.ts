/** fuji: the mountain as a lit height field seen across water: snow, gullies, the side crater Hoei. */
import {
  PW,
  SS,
  Noise,
  clamp,
  lerp,
  ramp,
  shade,
  sstep,
  css,
  rgb,
  type Col,
  type Pt,
  type Stops,
} from "../../kit/core.ts";
import { renderHeight, type Cam } from "../../kit/terrain.ts";
import { brushPath } from "../../kit/brush.ts";
import type { Print } from "../../kit/print.ts";

export interface FujiOpt {
  /** sheet position of the summit's centre and of the foot line */
  cx: number;
  foot: number;
  /** size: 6600 makes the summit about 430 px high above the foot */
  f: number;
  seed?: number;
  snow: Stops;
  rock: Stops;
  haze: (x: number) => Col;
  /** height (0.2..3.6) at which the snow ends on an average rib */
  snowLine?: number;
  /** the height below which haze hides the foot */
  hazeTop?: number;
  hazeMax?: number;
  key?: Col;
  /** light from the right (1) or from the left (-1) */
  light?: number;
}

function mountain(seed: number) {
  const n = new Noise(seed);
  const polar = (x: number, y: number) => {
    const r = Math.hypot(x, y) + 1e-6;
    return { r, ca: x / r, sa: y / r };
  };
  const gully = (ca: number, sa: number, r: number) =>
    n.ridge(ca * 2.6 + 5, sa * 2.6 + r * 0.05, 4);
  const height = (x: number, y: number) => {
    const { r, ca, sa } = polar(x, y);
    const cone = 3.9 * Math.exp(-r / 5.2) + 0.25 * Math.exp((-r * r) / 140) - 0.35;
    const worn = sstep(0.25, 2.2, r) * (1 - sstep(9, 16, r) * 0.6);
    let h =
      cone - worn * (0.3 * (1 - gully(ca, sa, r)) + 0.11 * n.fbm(ca * 9 + r * 0.12, sa * 9, 4));
    // Hoei: the crater and the shoulder on the eastern side
    h += 0.2 * Math.exp(-((x - 3.3) ** 2) / 0.16 - (y + 1.6) ** 2 / 2.2);
    h -= 0.2 * Math.exp(-((x - 2.55) ** 2) / 0.22 - (y + 1.6) ** 2 / 1.6);
    if (r < 0.75) {
      const rim = 3.42 + 0.07 * n.n2(ca * 2, sa * 2 + 9) + 0.03 * n.n2(ca * 7, sa * 7);
      h = Math.min(h, lerp(rim, 3.2, sstep(0.35, 0, r)));
    }
    return h;
  };
  return { n, polar, gully, height };
}

/** prints the mountain; returns its skyline in design pixels */
export function printFuji(P: Print, o: FujiOpt): Pt[] {
  const { n, polar, gully, height } = mountain(o.seed ?? 8);
  const cam: Cam = { x: 0, y: -60, z: 0.3, f: o.f, cx: o.cx, hy: o.foot };
  const g = renderHeight(cam, height, 46, 72, 0.00035, 0.01);
  const snowRamp = ramp(o.snow),
    rockRamp = ramp(o.rock);
  const dir = o.light ?? 1;
  const L = shade((x, y, out) => {
    const i = ((y * SS) | 0) * PW + ((x * SS) | 0);
    if (g.dep[i] === Infinity || g.wz[i] < -0.08) {
      out[3] = 0;
      return;
    }
    const wx = g.wx[i],
      wy = g.wy[i],
      wz = g.wz[i];
    const e = 0.045,
      h0 = height(wx, wy);
    const gx = (height(wx + e, wy) - h0) / e,
      gy = (height(wx, wy + e) - h0) / e;
    const relief = (-gx * 0.8 * dir + gy * 0.3 + 0.34) / Math.hypot(gx, gy, 1);
    const { r, ca, sa } = polar(wx, wy);
    const flank = 0.5 + 0.62 * (ca * 0.92 * dir + sa * 0.12);
    let t = clamp(0.66 * relief + 0.46 * flank + 0.05 * n.n2(wx * 6, wz * 9));
    // four flat tones
    const k = 4,
      q = Math.floor(t * k);
    t = (q + sstep(0.3, 0.7, t * k - q)) / k;
    const line =
      (o.snowLine ?? 2.2) +
      0.26 * n.fbm(ca * 5, sa * 5, 3) -
      1.0 * (1 - gully(ca, sa, r)) +
      0.22 * n.fbm(ca * 17 + 3, sa * 17, 3);
    const snow = sstep(line - 0.05, line + 0.05, wz);
    const A = snowRamp.at(t),
      B = rockRamp.at(t),
      C = rgb(o.haze(x));
    const haze = sstep(o.hazeTop ?? 2, 0.12, wz) * (o.hazeMax ?? 0.9);
    for (let c = 0; c < 3; c++) out[c] = lerp(lerp(B[c], A[c], snow), C[c], haze);
    out[3] = 255;
  });
  P.put(L, { occlude: 1 });
  const sky: Pt[] = [];
  for (let i = 0; i < PW; i += 2) if (g.top[i] < o.foot - 14) sky.push([i / SS, g.top[i]]);
  P.lines((x) => {
    x.fillStyle = css(o.key ?? "#34375e", 0.7);
    x.beginPath();
    brushPath(x, sky, (t) => 1.8 * (1 + 0.4 * Math.sin(t * 60)));
    x.fill();
  });
  return sky;
}
