/** Hero of the Moss Ravine: paints the boulders, each with one edge between light and shade, and the dark pool that mirrors them. */
import {
  clamp,
  type Layer,
  lerp,
  Noise,
  PH,
  pixels,
  PW,
  rgb,
  type RGB,
  shade,
  SS,
  sstep,
} from "../../kit/core.ts";
import { cast, hit, reached, ROCKS } from "./hero-rocks.ts";
import { EYE, FOCAL, LEVEL, LIGHT, MIDDLE, PAPER, TONES } from "./hero-plan.ts";

const bounce: readonly RGB[] = [rgb("#41605a"), rgb("#547566"), rgb("#7f998a"), rgb("#a9b9a6")];
const grain = new Noise(44);
const paper = rgb(PAPER),
  wet = rgb("#0f1d1b"),
  deep = rgb("#0e2226"),
  sky = rgb("#8fa79c");
/** the distance of what is seen, for what is drawn later */
const depth = new Float32Array(PW * PH).fill(99);
const blend = (a: RGB, b: RGB, t: number): RGB => [
  lerp(a[0], b[0], t),
  lerp(a[1], b[1], t),
  lerp(a[2], b[2], t),
];
/** the colour of the rock that the last ray met */
function rockColour(shadow: boolean): RGB {
  const { x, y, z, nx, ny, nz, id } = hit;
  const tone = ROCKS[id].tone,
    [light, dark] = TONES[tone];
  const facing = nx * LIGHT[0] + ny * LIGHT[1] + nz * LIGHT[2];
  let lit = sstep(0.36, 0.42, facing);
  if (lit > 0 && shadow) lit *= sstep(0.25, 0.75, reached(x, y, z));
  // bokashi inside both tones: shade opens where it looks up, light swells towards the sun
  const moss = grain.n3(x * 2.2, y * 2.2, z * 3.4) + 0.6 * grain.n3(x * 6, y * 6, z * 9);
  let s = blend(dark, light, 0.2 * sstep(-0.6, 0.9, nz) * (tone === 0 ? 0.7 : 1) + 0.008 * moss);
  // the bright water throws a little light back
  s = blend(s, bounce[tone], (tone === 0 ? 0.26 : 0.42) * sstep(0.25, 0.85, nx) * sstep(5, 1, z));
  s = blend(s, wet, (tone < 2 ? 0.75 : 0.3) * sstep(0.9, 0, z) * (1 - 0.2 * tone));
  // the light dies away towards the water and towards the turn of the stone
  let l = blend(light, paper, (tone === 0 ? 0.08 : 0.26) * sstep(0.62, 1, facing));
  l = blend(l, dark, 0.34 * sstep(2.6, 0, z) + 0.3 * sstep(0.62, 0.36, facing) + 0.034 * moss);
  const c = blend(s, l, lit);
  return blend(c, paper, 0.48 * sstep(11, 30, y));
}
/** how much mist lies before a place on the sheet at a distance */
function mistAt(u: number, v: number, d: number): number {
  const w = 46 * grain.n2(u * 0.0013, v * 0.004) + 18 * grain.n2(u * 0.004 + 9, v * 0.012);
  const low = sstep(11, 30, d);
  const high = sstep(lerp(330, 530, low), lerp(40, 290, low), v + w) * sstep(9, 19, d),
    lies = 0.7 * Math.exp(-(((v + 0.6 * w - 518) / 34) ** 2)) * sstep(20.5, 24, d);
  return clamp(1 - (1 - high) * (1 - lies));
}
export function ravine(): Layer {
  let row = 0;
  return shade((u, v, out) => {
    const i = row++;
    let dx = (u - MIDDLE) / FOCAL,
      dy = 1,
      dz = (LEVEL - v) / FOCAL;
    const l = Math.hypot(dx, dy, dz);
    dx /= l;
    dy /= l;
    dz /= l;
    const pool = dz < 0 ? -EYE / dz : 99;
    out[3] = 255;
    if (cast([0, 0, EYE], [dx, dy, dz], Math.min(pool, 44), 4)) {
      depth[i] = hit.y;
      const low = hit.z,
        far = hit.y,
        m = mistAt(u, v, hit.y);
      let c = rockColour(true);
      // where the pool touches the stone
      if (low < 0.05 && far < 17 && far > 9.6) {
        const at = grain.n2(u * 0.006, far * 0.5),
          high = 0.008 + 0.009 * at;
        c = blend(c, sky, 0.42 * sstep(-0.6, 0.4, at) * sstep(high + 0.01, high, low));
      }
      for (let k = 0; k < 3; k++) out[k] = c[k];
      out[3] = 255 * (1 - m);
      return;
    }
    if (pool > 40) {
      out[3] = 0;
      return;
    }
    const x = dx * pool,
      y = dy * pool;
    depth[i] = y;
    // the pool: a mirror that few long swells bend
    const k = sstep(17, 8, y);
    const rip =
      grain.n2(x * 0.25, y * 1.6) * 0.012 + grain.n2(x * 0.5 + 7, y * 4.2) * 0.01 * (0.4 + k);
    const rx = dx + rip * 0.6,
      rz = -dz + rip * 0.35;
    let c: RGB = sky;
    if (cast([x, y, 0.02], [rx, dy, Math.max(0.02, rz)], 26, 0.05))
      c = blend(rockColour(false), sky, sstep(3, 7, hit.z) * sstep(15, 26, hit.y));
    const still = lerp(0.74, 0.5, sstep(7, 16, y));
    for (let q = 0; q < 3; q++) out[q] = lerp(c[q], deep[q], still);
  });
}
/** takes away from a layer what stands behind the rocks at a distance, and what the mist covers */
export function farther(
  L: Layer,
  d: number | ((y: number, x: number) => number),
  keep: (x: number, y: number) => number = () => 1,
) {
  pixels(L.c, (px, w, h) => {
    for (let j = 0, i = 0; j < h; j++) {
      const v = (j + 0.5) / SS;
      for (let k = 0; k < w; k++, i++) {
        if (!px[i * 4 + 3]) continue;
        const u = (k + 0.5) / SS,
          far = typeof d === "number" ? d : d(v, u);
        px[i * 4 + 3] *= depth[i] < far ? 0 : keep(u, v);
      }
    }
  });
}
