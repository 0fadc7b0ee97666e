/** The inks of the sheet, and which of them a point gets: flat tones in the dusk, flat tones in the light of the flame. */
import { clamp, mix, type RGB, rgb, sstep } from "../../kit/core.ts";
import { worley } from "../../kit/terrain.ts";
import type { Buffer } from "./b-buffer.ts";
import { discipleOf, inner } from "./b-disciples.ts";
import { LANTERN_ID, pane } from "./b-lantern.ts";
import type { Light } from "./b-light.ts";
import { ground, land, offPath } from "./b-plan.ts";

interface Inks {
  /** from dark to light */
  readonly dusk: readonly RGB[];
  readonly steps: readonly number[];
  readonly flame: readonly RGB[];
}
const inks = (dusk: string, steps: readonly number[], flame: string): Inks => ({
  dusk: dusk.split(" ").map(rgb),
  steps,
  flame: flame.split(" ").map(rgb),
});
const STONE = inks(
  "#0b1b2a #18303f #2b4858 #496874 #86a3a8 #b4cbc8",
  [0.2, 0.38, 0.56, 0.72, 0.84],
  "#6b4a32 #a97840 #d2a25a #efcf88 #fff0bf",
);
const MOSS = inks(
  "#0b2524 #12352d #1d4a38 #2c6147 #4a7d54",
  [0.22, 0.42, 0.62, 0.8],
  "#5a6628 #86892f #b3a840 #dcc968 #f5e59a",
);
const GRASS = inks(
  "#081f23 #0c2d2b #133b33 #1d4c3d #2c5f4b",
  [0.3, 0.5, 0.66, 0.8],
  "#4b6429 #767f33 #a2993e #cdb858 #f3e393",
);
const FLAGS = inks(
  "#1d3541 #2c4853 #3c5b64 #527077",
  [0.35, 0.6, 0.82],
  "#6d6650 #9a7f51 #c09558 #ddb872 #f6e09c",
);
const FLAME_STEPS = [0.07, 0.2, 0.42, 0.8, 1.5];
/** stone is modelled by the flame: its darkest warm tone is left to what turns away */
const MODELLED = [0.07, 0.14, 0.25, 0.5, 1];
const JOINT = rgb("#10302f");
const WARM_JOINT = rgb("#54502c");

/** a tone between two neighbours only in a narrow seam */
function cut(tones: readonly RGB[], steps: readonly number[], t: number, seam: number): RGB {
  let c = tones[0];
  for (const [i, s] of steps.entries())
    if (t > s - seam) c = mix(c, tones[i + 1], sstep(s - seam, s + seam, t));
  return c;
}
function print(k: Inks, sky: number, lamp: number, steps = FLAME_STEPS): RGB {
  const dusk = cut(k.dusk, k.steps, sky, 0.015);
  if (lamp < FLAME_STEPS[0] - 0.01) return dusk;
  const flame = cut(k.flame, steps.slice(1), lamp, 0.015);
  return mix(dusk, flame, 0.92 * sstep(FLAME_STEPS[0] - 0.01, FLAME_STEPS[0] + 0.02, lamp));
}

/** The ink of a point of the scene, without the air before it. */
export function inkAt(b: Buffer, light: Light, q: number): RGB {
  const id = b.id[q];
  const sky = light.sky[q],
    lamp = light.lamp[q];
  if (id === 0) return groundInk(b, q, sky, lamp);
  if (id === LANTERN_ID) return lanternInk(b, q, sky, lamp);
  const d = discipleOf(id);
  if (!d) return STONE.dusk[0];
  const [u, v, w] = inner(d, b.wx[q], b.wy[q], b.wz[q]);
  const blot = land.n3(u * 3 + id, v * 3, w * 3);
  const grown = b.nz[q] * 0.9 + 0.5 * blot + 0.4 * (v < 0.1 ? 1 : 0) + d.moss;
  const bare = v > 0.6 && w > 0.1 && v < 0.88;
  // the two in front are dark against the light
  const near =
    d.y < 4.6
      ? 0.16 * sstep(0.98, 0.7, v) + 0.12 * sstep(0.5, 0.2, v) - 0.12 * sstep(0.8, 0.95, v)
      : 0;
  const t = sky + 0.06 * blot - 0.1 * d.dark + 0.03 - near - 0.14 * sstep(7, 12, b.dep[q]);
  return print(grown > 1.1 && !bare ? MOSS : STONE, t, lamp * (0.9 + 0.14 * blot), MODELLED);
}

function lanternInk(b: Buffer, q: number, sky: number, lamp: number): RGB {
  const [x, y, z] = [b.wx[q], b.wy[q], b.wz[q]];
  const p = pane(x, y, z);
  if (p) {
    if (p.bar) return rgb("#a8661f");
    return cut(
      ["#f0a63c", "#f8c868", "#fde596", "#fff8d6"].map(rgb),
      [0.35, 0.6, 0.78],
      p.bright,
      0.03,
    );
  }
  const blot = land.n3(x * 7, y * 7, z * 7);
  const t = sky * 0.8 + 0.04 * blot - 0.06;
  return print(b.nz[q] * 0.8 + 0.6 * blot > 0.72 ? MOSS : STONE, t, lamp);
}

function groundInk(b: Buffer, q: number, sky: number, lamp: number): RGB {
  const [x, y, z] = [b.wx[q], b.wy[q], b.wz[q]];
  const g = ground(x, y);
  const far = b.dep[q];
  if (g.wall) {
    // in the mist a wall is one tone
    const plain = sstep(8.5, 14, far);
    const c = worley(x * 3.9 + 40 + g.terrace * 7, z * 6.3 + 0.5, 0.66);
    const [id, edge, dx, dy] = [c.id, c.edge, c.dx, c.dy];
    const hang = land.n2(x * 1.4, z * 3) - 0.35 + 0.5 * sstep(0.75, 1, id);
    const grown = hang > 0.25 - 0.3 * plain;
    if (edge < 0.055 * (1 - plain)) return mix(JOINT, WARM_JOINT, sstep(0.1, 0.5, lamp));
    // each stone is lit on its upper edge
    const t = 0.4 + (1 - plain) * (0.3 * (id - 0.5) - 0.5 * dy + 0.1 * dx);
    return print(
      grown ? MOSS : STONE,
      t + (grown ? 0.15 - 0.12 * plain : 0.06),
      lamp * (0.8 + 0.45 * id),
    );
  }
  const off = offPath(x, y);
  if (off < 0 && far < 9) return flagInk(x, y, sky, lamp);
  const blot = land.fbm(x * 1.5, y * 1.5, 3);
  const edge = sstep(0.16, 0, off) * 0.12;
  return print(
    GRASS,
    sky - 0.42 + 0.22 * sstep(3, 8, far) + 0.16 * blot - edge,
    lamp * (0.95 + 0.55 * blot),
  );
}

/** the flags: great irregular slabs with mossy joints */
export function flag(x: number, y: number): { readonly tone: number; readonly edge: number } {
  const c = worley(x * 2.05 + 3.3, y * 2.05 + 0.6, 0.82);
  return { tone: c.id, edge: c.edge };
}
function flagInk(x: number, y: number, sky: number, lamp: number): RGB {
  const f = flag(x, y);
  const wide = 0.014 + 0.017 * clamp(0.5 + land.n2(x * 5, y * 5));
  if (f.edge < wide) return mix(JOINT, WARM_JOINT, sstep(0.1, 0.5, lamp));
  return print(
    FLAGS,
    sky * 0.75 + 0.25 * (f.tone - 0.5) - 0.06,
    lamp * (0.62 + 0.4 * f.tone) - 0.02,
  );
}
