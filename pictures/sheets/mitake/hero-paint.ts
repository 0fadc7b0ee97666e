/** Colours of the ravine: light through the leaves on stone, moss and water, and the lines of the running stream. */
import { shadeDepth } from "../../kit/terrain.ts";
import { clamp, hex, lerp, mix, PW, ramp, type RGB, SS, sstep, type Pt } from "../../kit/core.ts";
import { crevices, type Scene, steps } from "../../kit/scene.ts";
import { mossAmount, mossRamp, stoneRamp } from "../../kit/moss.ts";
import { cam, drops, flowAt, gn, level, shore } from "./ravine.ts";

/** centre of the brightness at the upper end of the ravine */
export const GLOW: Pt = [850, 250];
export const MIST: RGB = hex("#e6ecc4");
const COOL: RGB = hex("#5f9a86");
export const fogAmount = (d: number) => clamp(1 - Math.exp(-Math.max(0, d - 9) / 17)) * 0.97;
export const fogColour = (px: number, py: number): RGB =>
  mix(COOL, MIST, sstep(640, 60, Math.hypot(px - GLOW[0], (py - GLOW[1]) * 0.8)));

const LIGHT = [0.42, 0.36, 0.83];
/** the sun comes through one gap: a broad pool of light around the stream; leaves break its edge */
function sunlit(x: number, y: number, z: number, px: number, py: number) {
  const u = x - (z * LIGHT[0]) / LIGHT[2],
    v = y - (z * LIGHT[1]) / LIGHT[2];
  const gap = 1 - Math.hypot((px - 830) / 690, (py - 560) / 430);
  const leaf = gn.n2(u * 0.5 + 3, v * 0.36) * 0.62 + gn.fbm(u * 1.5, v * 1.3, 2) * 0.16;
  return sstep(-0.03, 0.08, gap + leaf * 0.55);
}
const poolRamp = ramp([
  [0, "#0b2a30"],
  [0.3, "#1b5450"],
  [0.55, "#4c8f7c"],
  [0.78, "#a9cdb4"],
  [1, "#f1f6e2"],
]);

const MOSS = [0.13, 0.31, 0.52, 0.84] as const;
/** colours every point of the scene; the tone is kept for the moss and the water lines */
export function paintRavine(s: Scene) {
  const light = planes(s, planes(s, brightness(s)));
  return shadeDepth(s.dep, (i, o, px, py) => {
    const d = s.dep[i];
    const wx = s.wx[i],
      wy = s.wy[i],
      wz = s.wz[i];
    let C: RGB;
    const water = s.id[i] === 0 && shore(wx, wy) < 0;
    if (water) C = waterColour(s, i, px, py);
    else {
      const ragged = 0.022 * gn.n2(px * 0.02, py * 0.02) + 0.006 * gn.n2(px * 0.09, py * 0.09);
      const t = light[i] + ragged;
      // near stones are moss above and bare rock below, with one clear border
      const top =
        s.nz[i] + 0.16 * gn.n2(px * 0.012, py * 0.012) + 0.06 * gn.n2(px * 0.05, py * 0.05);
      const m =
        (d < 16 && s.id[i] > 0 ? sstep(0.1, 0.14, top) : mossAmount(s, i, gn, 0.22)) *
        sstep(0.04, 0.16, wz - level(wx, wy));
      const q = MOSS[t > 0.54 ? 3 : t > 0.3 ? 2 : t > 0.15 ? 1 : 0];
      s.tone[i] = m > 0.5 ? q : -1;
      const bed = gn.n2(wz * 3 + 0.3 * gn.n2(wx, wy), s.id[i] * 0.37);
      const stone = mix(
        stoneRamp.at(steps(0.1 + t * 1.1 + 0.06 * bed, 4, 0.08)),
        s.id[i] % 3 === 0 ? "#33465a" : "#2b5356",
        0.3,
      );
      C = mix(stone, mossRamp.at(q), m * 0.97);
    }
    const h = fogAmount(d),
      F = fogColour(px, py);
    for (let c = 0; c < 3; c++) o[c] = lerp(C[c], F[c], h);
    o[3] = 255;
  });
}
function brightness(s: Scene) {
  const shut = crevices(s, cam.f, 0.7),
    t = new Float32Array(s.dep.length);
  for (let i = 0; i < t.length; i++) {
    if (s.dep[i] === Infinity) continue;
    const nl = clamp(s.nx[i] * LIGHT[0] + s.ny[i] * LIGHT[1] + s.nz[i] * LIGHT[2]),
      sky = 0.5 + 0.5 * s.nz[i];
    const damp = sstep(0.02, 0.5, s.wz[i] - level(s.wx[i], s.wy[i]));
    const px = ((i % PW) + 0.5) / SS,
      py = (((i / PW) | 0) + 0.5) / SS;
    let v =
      0.02 +
      0.22 * sky * sky +
      Math.pow(nl, 1.5) * (0.12 + 0.7 * sunlit(s.wx[i], s.wy[i], s.wz[i], px, py));
    v += 0.12 * sstep(9, 20, s.dep[i]) * nl;
    // in the shade, the sides towards the stream have light from the sky over it
    const open = -Math.sign(px - 800) * s.nx[i] * 0.8 + 0.45 * s.nz[i];
    v += 0.16 * sstep(0.2, 0.5, open) * sstep(150, 420, Math.abs(px - 800));
    v *= 0.5 + 0.5 * damp;
    // the banks are darker than the stones, the more so away from the stream
    if (s.id[i] === 0) v *= 0.62 - 0.16 * sstep(0.6, 3.5, shore(s.wx[i], s.wy[i]));
    if (s.id[i] === 0 && s.dep[i] < 11.5) v = Math.min(v, 0.14);
    t[i] = v * (1 - 0.75 * shut(px, py));
  }
  return t;
}
/** evens out the light on each stone, so that it falls into a few large planes */
function planes(s: Scene, t: Float32Array) {
  const out = new Float32Array(t.length);
  for (const step of [1, PW]) {
    const from = step === 1 ? t : out.slice();
    for (let i = 0; i < t.length; i++) {
      if (s.dep[i] === Infinity) continue;
      const R = Math.round((SS * 230) / Math.max(7, s.dep[i]));
      let sum = from[i],
        k = 1;
      for (const dir of [-step, step])
        for (
          let q = 1, j = i + dir;
          q <= R && j >= 0 && j < t.length && s.id[j] === s.id[i];
          q++, j += dir
        ) {
          sum += from[j];
          k++;
        }
      out[i] = sum / k;
    }
  }
  return out;
}

function waterColour(s: Scene, i: number, px: number, py: number): RGB {
  const wx = s.wx[i],
    wy = s.wy[i],
    wz = s.wz[i],
    d = s.dep[i];
  const f = flowAt(wy),
    u = (wx - f.c) / f.w;
  s.tone[i] = -2;
  if (s.nz[i] < 0.86) {
    // falling water: white tongues, cool folds, and black rock between them
    const part = gn.n2(u * 2.3 + wy * 0.2, wz * 0.7 + 9) * 0.7 + gn.n2(u * 6, wz * 1.1) * 0.4;
    const fold = gn.n2(wx * 9 + 3, wz * 1.1) * 0.6 + gn.n2(wx * 23, wz * 1.6) * 0.4;
    const gap = sstep(0.5, 0.58, part + 0.25 * Math.abs(u));
    const white = poolRamp.at(steps(0.94 + 0.3 * fold - 0.14 * Math.pow(Math.abs(u), 3), 5));
    return mix(white, poolRamp.at(steps(0.2 + 0.25 * fold, 4)), gap);
  }
  // still water: the bright gap above the ravine is reflected in broken bands
  const ripple = gn.n2(wx * 1.4, wy * 5.5 + wx * 0.6) * 0.6 + gn.n2(wx * 3.5, wy * 14) * 0.4;
  const mirror = sstep(420, 20, Math.abs(px - GLOW[0] + 70 * ripple + (py - 560) * 0.08));
  let below = 9;
  for (const q of drops) if (q.y > wy) below = Math.min(below, q.y - wy);
  const churn = sstep(0.9, 0.05, below) * (0.6 + 0.6 * ripple);
  let t = 0.2 + 0.5 * mirror * sstep(-0.5, 0.3, ripple) + 0.12 * ripple + 0.65 * churn;
  t *= 1 - 0.55 * sstep(0.55, 1, Math.abs(u));
  t += 0.012 * d;
  return poolRamp.at(steps(t, 6));
}
