/** Colours of the ravine: light through the leaves on stone, moss and water, and the lines of the running stream. */
import { shadeDepth } from "../../kit/terrain.ts";
import { clamp, hex, lerp, mix, ramp, type RGB, sstep, type Pt } from "../../kit/core.ts";
import { crevices, type Scene, steps } from "../../kit/scene.ts";
import { mossAmount, mossRamp, stoneRamp } from "../../kit/moss.ts";
import { cam, drops, flowAt, gn, level, shore } from "./ravine.ts";

/** centre of the brightness at the upper end of the ravine */
export const GLOW: Pt = [820, 270];
export const MIST: RGB = hex("#e6ecc4");
const COOL: RGB = hex("#5f9a86");
export const fogAmount = (d: number) => clamp(1 - Math.exp(-Math.max(0, d - 6.5) / 17)) * 0.97;
export const fogColour = (px: number, py: number): RGB =>
  mix(COOL, MIST, sstep(640, 60, Math.hypot(px - GLOW[0], (py - GLOW[1]) * 0.8)));

const LIGHT = [0.42, 0.36, 0.83];
/** spots of sun: noise with bright holes */
function fleck(x: number, y: number, z: number) {
  const u = x - (z * LIGHT[0]) / LIGHT[2],
    v = y - (z * LIGHT[1]) / LIGHT[2];
  const big = gn.n2(u * 0.32 + 3, v * 0.22),
    leaf = gn.fbm(u * 1.5, v * 1.3, 2);
  // more light on the stream than on the banks
  const open = 0.16 * sstep(4, 0.5, Math.abs(x)) + 0.09;
  return sstep(0.08, 0.2, big * 0.6 + leaf * 0.55 + open);
}
const poolRamp = ramp([
  [0, "#0b2a30"],
  [0.3, "#1b5450"],
  [0.55, "#4c8f7c"],
  [0.78, "#a9cdb4"],
  [1, "#f1f6e2"],
]);

const MOSS = [0.1, 0.32, 0.56, 0.84] as const;
/** colours every point of the scene; the tone is kept for the moss and the water lines */
export function paintRavine(s: Scene) {
  const shut = crevices(s, cam.f);
  return shadeDepth(s.dep, (i, o, px, py) => {
    const d = s.dep[i];
    const wx = s.wx[i],
      wy = s.wy[i],
      wz = s.wz[i];
    let C: RGB;
    const water = s.id[i] === 0 && shore(wx, wy) < 0;
    if (water) C = waterColour(s, i, px, py);
    else {
      const nl = s.nx[i] * LIGHT[0] + s.ny[i] * LIGHT[1] + s.nz[i] * LIGHT[2];
      const sky = 0.5 + 0.5 * s.nz[i];
      const f = fleck(wx, wy, wz);
      const damp = sstep(0.02, 0.45, wz - level(wx, wy)); // stones darken towards the water
      // lit from behind: surfaces towards us are in shade, tops are bright
      let t =
        0.03 +
        0.2 * sky * sky +
        Math.pow(clamp(nl), 1.6) * (0.26 + 0.58 * f) +
        0.1 * sstep(0.1, -0.5, s.ny[i]) * 0.2;
      t += 0.16 * sstep(5, 15, d) * clamp(nl);
      t *= 0.45 + 0.55 * damp;
      const dark = shut(px, py);
      t *= 1 - 0.85 * dark;
      t += 0.012 * gn.n3(wx * 4, wy * 4, wz * 4);
      const m = mossAmount(s, i, gn, 0.1) * sstep(0.04, 0.14, wz - level(wx, wy));
      // four flat tones of moss
      const q = MOSS[t > 0.5 ? 3 : t > 0.27 ? 2 : t > 0.12 ? 1 : 0];
      s.tone[i] = m > 0.5 ? q : -1;
      // bare stone: layers, and wet highlights on the breaks
      const bed =
        gn.n2(
          wz * 5 + 0.3 * gn.n2(wx * 1.5, wy * 1.5) + 0.4 * wx * ((s.id[i] % 5) - 2) * 0.5,
          s.id[i] * 0.37,
        ) *
          0.5 +
        gn.n3(wx * 7, wy * 7, wz * 17) * 0.5;
      const wet = sstep(0.5, 0.62, bed) * sstep(0.5, 0.05, wz - level(wx, wy));
      const stone = mix(
        stoneRamp.at(steps(0.14 + t * 1.25 + 0.05 * bed + 0.16 * wet * (1 - dark), 4, 0.08)),
        s.id[i] % 3 === 0 ? "#5b5560" : "#3f6468",
        0.18,
      );
      C = mix(stone, mossRamp.at(q), m * 0.96);
    }
    const h = fogAmount(d),
      F = fogColour(px, py);
    for (let c = 0; c < 3; c++) o[c] = lerp(C[c], F[c], h);
    o[3] = 255;
  });
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
    const gap = sstep(0.34, 0.44, part + 0.25 * Math.abs(u));
    const white = poolRamp.at(steps(0.94 + 0.3 * fold - 0.14 * Math.pow(Math.abs(u), 3), 5));
    return mix(white, poolRamp.at(steps(0.2 + 0.25 * fold, 4)), gap);
  }
  // still water: the bright gap above the ravine is reflected in broken bands
  const ripple = gn.n2(wx * 1.4, wy * 5.5 + wx * 0.6) * 0.6 + gn.n2(wx * 3.5, wy * 14) * 0.4;
  const mirror = sstep(420, 20, Math.abs(px - GLOW[0] + 70 * ripple + (py - 560) * 0.08));
  let below = 9;
  for (const q of drops) if (q.y > wy) below = Math.min(below, q.y - wy);
  const churn = sstep(0.9, 0.05, below) * (0.6 + 0.6 * ripple);
  let t = 0.1 + 0.5 * mirror * sstep(-0.5, 0.3, ripple) + 0.16 * ripple + 0.65 * churn;
  t *= 1 - 0.55 * sstep(0.55, 1, Math.abs(u));
  t += 0.012 * d;
  return poolRamp.at(steps(t, 6));
}
