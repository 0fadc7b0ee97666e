/** Colours of the ravine: moss in three greens and one of sunlight, stone in slates, and the far banks in mist. */
import { shadeDepth } from "../../kit/terrain.ts";
import { clamp, hex, lerp, mix, PW, type Pt, ramp, type RGB, SS, sstep } from "../../kit/core.ts";
import { type Rock } from "../../kit/rocks.ts";
import { crevices, type Scene } from "../../kit/scene.ts";
import { cam, gn, level, shore } from "./hero-plan.ts";
import { evened, openness, sunlight } from "./hero-light.ts";
import { poolColour } from "./hero-water.ts";

/** the bright gap at the head of the ravine */
export const GAP: Pt = [830, 240];
const VEIL: RGB = hex("#cfdcc0"),
  SHADE: RGB = hex("#2f6a64");
/** mist thickens with the distance, and up the ravine */
export const fogAmount = (d: number, py = 480) =>
  0.93 * clamp(1 - Math.exp(-Math.max(0, d - 13 + 0.026 * Math.max(0, 480 - py)) / 13));
export const fogColour = (px: number, py: number): RGB =>
  mix(SHADE, VEIL, sstep(500, 60, Math.hypot(px - GAP[0], (py - GAP[1]) * 0.9)));

const MOSS: readonly RGB[] = ["#0c2b33", "#14453f", "#28684a", "#4c8a45"].map(hex);
const MOSS_SUN: readonly RGB[] = ["#7ba548", "#bcc553", "#dfd96b", "#ece394"].map(hex),
  FLOOR_SUN: readonly RGB[] = ["#3f7f48", "#6a9a48", "#a5b852", "#d2cf66"].map(hex);
const STONE: readonly RGB[] = ["#0f1a28", "#1d2d3b", "#374852", "#5f6f72", "#8d9891"].map(hex);
const STONE_SUN: readonly RGB[] = ["#93916f", "#c4b795", "#e2d6b4"].map(hex);
export const leafRamp = ramp([
  [0, "#0a2430"],
  [0.25, "#12423f"],
  [0.5, "#27694a"],
  [0.75, "#5d9a48"],
  [1, "#d9dc6c"],
]);
const flat = (tones: readonly RGB[], t: number) =>
  tones[clamp(Math.floor(t * tones.length), 0, tones.length - 1)];

type Stones = ReadonlyMap<number, Rock>;

/** scene.tone: the moss's tone 0 to 1, -1 on stone, -2 on water */
export function paintRavine(s: Scene, rocks: readonly Rock[]) {
  const byId: Stones = new Map(rocks.map((k) => [k.id, k]));
  const sun = sunlight(s, rocks),
    soft = evened(s, ambient(s));
  return shadeDepth(s.dep, (i, o, px, py) => {
    const d = s.dep[i];
    let C: RGB;
    if (s.id[i] === 0 && shore(s.wx[i], s.wy[i]) < 0) {
      s.tone[i] = -2;
      C = poolColour(s, i, px, py);
    } else C = solid(s, i, soft[i], sun[i], [px, py], byId);
    const h = (Math.round(fogAmount(d, py) * 24) / 24) * (s.tone[i] === -2 ? 0.5 : 1),
      F = fogColour(px, py);
    for (let c = 0; c < 3; c++) o[c] = lerp(C[c], F[c], h);
    o[3] = 255;
  });
}
function solid(s: Scene, i: number, soft: number, sun: number, [px, py]: Pt, rocks: Stones): RGB {
  const wx = s.wx[i],
    wy = s.wy[i],
    wz = s.wz[i];
  const ragged = 0.025 * gn.n2(px * 0.018, py * 0.018) + 0.008 * gn.n2(px * 0.07, py * 0.07);
  const t = soft + ragged,
    wet = wz - level(wx, wy) < 0.1 && shore(wx, wy) < 0.5;
  if (mossy(s, i, rocks) && !wet) {
    s.tone[i] = sun > 0.5 ? 0.9 : clamp(t);
    if (sun > 0.5)
      return flat(
        s.id[i] ? MOSS_SUN : FLOOR_SUN,
        2.1 * (sun - 0.52) + 0.35 * (s.nz[i] - 0.85) + ragged,
      );
    return flat(MOSS, t * 1.12 + 0.03 + 0.1 * gn.n2(wx * 0.8, wy * 0.8 + wz));
  }
  s.tone[i] = -1;
  // long lines down the face, where water has run
  const side = (Math.abs(s.nx[i]) > 0.82 ? wy : wx) + s.id[i] * 1.7;
  const bent = side * 2.6 + 0.05 * gn.n2(wz * 2.2, side * 0.5);
  const run = gn.n2(bent, wz * 0.16),
    gleam = gn.n2(bent * 1.3 + 40, wz * 0.2);
  const vein = Math.abs(run) < 0.035 ? -1 : Math.abs(gleam - 0.35) < 0.035 ? 1 : 0;
  if (sun > 0.5) return flat(STONE_SUN, 0.66 + 3 * ragged + 0.3 * vein);
  const base = flat(STONE, (wet ? 0.3 : 1) * t + 0.2 * vein);
  return s.id[i] % 5 === 2 ? mix(base, "#7a6c54", 0.18) : base;
}
/** moss lies on top and hangs over the rim in tongues; the ground is moss everywhere */
function mossy(s: Scene, i: number, rocks: Stones) {
  if (s.id[i] === 0) return s.nz[i] > 0.3;
  const side = s.wx[i] * 0.8 + s.wy[i] * 0.62;
  const tongue = 0.2 * gn.n2(side * 1.5 + s.id[i], 3) + 0.12 * gn.n2(side * 5.5, s.id[i]);
  const high = gn.n3(s.wx[i] * 0.9, s.wy[i] * 0.9, s.wz[i] * 0.9 + s.id[i]);
  const k = rocks.get(s.id[i]);
  const rim = k ? sstep(0.34, 0.6, (s.wz[i] - k.c[2]) / k.r[2]) : 0;
  return s.nz[i] + 1.25 * tongue + 0.3 * high + 0.42 * rim > 0.42;
}
/** light without sun: from the sky above the gap, on tops and on the sides that face the stream */
function ambient(s: Scene) {
  const shut = crevices(s, cam.f, 0.7),
    t = new Float32Array(s.dep.length);
  for (let i = 0; i < t.length; i++) {
    if (s.dep[i] === Infinity) continue;
    const px = ((i % PW) + 0.5) / SS,
      py = (((i / PW) | 0) + 0.5) / SS;
    const toStream = -Math.sign(px - 780) * s.nx[i];
    let v = 0.12 + 0.46 * Math.max(0, s.nz[i]) ** 1.5 + 0.66 * Math.max(0, toStream) ** 1.4;
    if (s.id[i] === 0) v = 0.12 + 0.3 * s.nz[i] + 0.12 * gn.n2(s.wx[i] * 0.35, s.wy[i] * 0.3);
    else v += 0.03 + 0.12 * Math.sin(s.id[i] * 2.4);
    v *= 0.45 + 0.75 * openness(i);
    t[i] = v * (1 - 0.8 * shut(px, py)) + 0.03;
  }
  return t;
}
