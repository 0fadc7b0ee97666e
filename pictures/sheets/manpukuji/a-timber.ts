/** The corridor's materials, each in its own flat tones: what faces the snow is light, what faces the inside is dark, lanterns warm it. */
import { clamp, lerp, mix, Noise, ramp, type RGB, sstep } from "../../kit/core.ts";
import { steps } from "../../kit/scene.ts";
import { type Hit, type Mat } from "../../kit/solids.ts";
import { lin } from "../../kit/tone.ts";
import { LAMP, lamps } from "./a-plan.ts";

const n = new Noise(57);
const cold = ramp([
  [0, "#0e0a0d"],
  [0.2, "#1d1416"],
  [0.45, "#362625"],
  [0.7, "#5c4a4a"],
  [1, "#8b7a7a"],
]);
const warm = ramp([
  [0, "#170b0a"],
  [0.25, "#3a1b12"],
  [0.5, "#64331b"],
  [0.75, "#985528"],
  [1, "#d98d3e"],
]);
const stone = ramp([
  [0, "#151724"],
  [0.3, "#272d42"],
  [0.6, "#4a5875"],
  [1, "#8795b4"],
]);
/** the air of the far end */
const HAZE = "#6b5c60";

export const show = (o: Float64Array, c: RGB) => {
  for (let k = 0; k < 3; k++) o[k] = lin(c[k]);
  o[3] = 1;
};
/** the light of the nearest lanterns on a face */
export function lampLight(h: Hit): number {
  let sum = 0;
  for (const y of lamps) {
    const dx = LAMP.x - h.x,
      dy = y - h.y,
      dz = LAMP.z - h.z,
      d = Math.hypot(dx, dy, dz);
    if (d > 6.6) continue;
    const facing = clamp((0.25 + (h.nx * dx + h.ny * dy + h.nz * dz) / d) / 1.25);
    sum += (facing * (1 - d / 6.6) ** 2 * 2.9) / (1 + 0.2 * d * d);
  }
  return clamp(sum);
}
/** cut grain: dark lines along the fibre, finer ones between them; it fades with distance */
function grain(along: number, across: number, seed: number, far: number): number {
  const w = across + 0.022 * n.n2(along * 1.3, across * 4 + seed) + 0.006 * n.n2(along * 5, seed);
  const ring = 0.5 + 0.5 * n.n2(along * 0.28 + seed, w * 34);
  const fine = n.n2(along * 1.1 + seed, w * 95);
  return (sstep(0.5, 0.92, ring) + 0.32 * fine) / (1 + (far / 8) ** 2);
}
/** how light a face is before its grain */
function faceTone(h: Hit): number {
  const outside = sstep(-1.6, -4.1, h.x);
  if (h.ny < -0.5) {
    // the shade of the eave has a sharp lower edge on the posts
    const under = sstep(3.1, 3.2, h.z - 0.55 * (h.x + 4.26));
    return lerp(lerp(0.2, 0.69, outside), 0.38, under * outside);
  }
  if (h.nz < -0.4) return lerp(0.26, 0.36, outside);
  if (h.nx > 0.4) return 0.25;
  return 0.13;
}
/** solid timber; `along` is the fibre's axis in the solid's own frame */
export const timber = (along: 0 | 1 | 2, dim = 1, line = 1): Mat => ({
  c: [0, 0, 0],
  emit: 1,
  line,
  tex: (h, o) => {
    const at = [h.lx, h.ly, h.lz];
    const across = [0, 1, 2].find((k) => k !== along && k !== h.side) ?? 2;
    const g = grain(at[along], at[across], (h.id % 17) * 3.1, h.t);
    const t = faceTone(h) * dim;
    const lit = lampLight(h) * lerp(1, 0.72, sstep(3.4, 5.5, h.z));
    const tone = steps(clamp(t * (1 - 0.42 * g) + 0.03 * g), 16, 0.3);
    let c = mix(
      cold.at(tone),
      warm.at(clamp(tone * 1.25 + 0.28 * lit - 0.12 * g)),
      clamp(lit * 1.2),
    );
    c = mix(c, HAZE, 0.62 * sstep(8, 36, h.t));
    show(o, c);
  },
});
/** boards between ribs: nearly black near us, grey in the air of the far end */
export const boards = (): Mat => ({
  c: [0, 0, 0],
  emit: 1,
  line: 0,
  tex: (h, o) => {
    const t = 0.06 + 0.12 * lampLight(h) + 0.012 * n.n2(h.y * 0.7, h.x * 6);
    const c = mix(cold.at(clamp(t)), warm.at(clamp(t)), 0.5 * sstep(0.05, 0.4, lampLight(h)));
    show(o, mix(c, "#3c3a42", 0.85 * sstep(6, 34, h.t)));
  },
});
/** snow over the edge of the roof, seen from below */
export const shadedSnow = (): Mat => ({
  c: [0, 0, 0],
  emit: 1,
  line: 0,
  tex: (h, o) => show(o, mix("#8aa5cc", "#c3d2e8", 0.5 + 0.4 * n.n2(h.y * 0.9, 2))),
});
/** dressed stone: the top of a block is lit, its inner side is dark */
export const block = (): Mat => ({
  c: [0, 0, 0],
  emit: 1,
  tex: (h, o) => {
    const face = h.nz > 0.5 ? 0.72 : h.ny < -0.5 ? 0.52 : 0.25;
    const t = face + 0.06 * n.fbm(h.x * 3 + h.z * 2, h.y * 3 + h.z * 5, 3);
    show(o, mix(stone.at(steps(t, 12)), HAZE, 0.4 * sstep(10, 36, h.t)));
  },
});
/** the wall at the right: tall boards over a strip of pale plaster */
export const sideWall = (): Mat => ({
  c: [0, 0, 0],
  emit: 1,
  tex: (h, o) => {
    const lit = lampLight(h);
    if (h.z < 0.95) {
      const t = 0.55 + 0.3 * n.n2(h.y * 1.7, h.z * 0.6) * 0.4 + 0.2 * sstep(0, 0.9, h.z);
      show(o, mix(mix("#565f7a", "#a3aac0", t), "#c9935a", 0.5 * lit));
      return;
    }
    const board = h.y / 0.42,
      joint = sstep(0.46, 0.5, Math.abs(board - Math.round(board)));
    const t =
      0.34 + 0.07 * Math.sin(Math.floor(board + 0.5) * 7.3) + 0.07 * n.n2(h.y * 9, h.z * 0.6);
    const tone = clamp(t * (1 - 0.6 * joint) * lerp(1, 0.62, sstep(1.5, 4.6, h.z)));
    const c = mix(cold.at(tone), warm.at(tone + 0.1), 0.8 * lit);
    show(o, mix(c, HAZE, 0.5 * sstep(10, 34, h.t)));
  },
});
/** plaster of the far wall, with the lanterns' light and the glow beside the doors */
export const endWall = (): Mat => ({
  c: [0, 0, 0],
  emit: 1,
  line: 0.5,
  tex: (h, o) => {
    const near = sstep(2.6, 0.6, Math.hypot((h.x + 1.4) * 0.8, h.z - 1.3));
    const t = 0.4 + 0.06 * n.fbm(h.x, h.z, 3);
    const c = mix("#4a444c", "#7d7274", t);
    const glow = mix(c, "#b98a5c", 0.5 * near + 0.1 * lampLight(h));
    show(o, mix(glow, "#37303a", sstep(3.2, 4.9, h.z)));
  },
});
