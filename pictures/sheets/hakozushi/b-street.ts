/** Hakozushi B: a street of Semba at dusk: two office fronts with a strip of sky between them, and the wet pavement. */
import { clamp, lerp, Noise, sstep, type V3 } from "../../kit/core.ts";
import { type Hit, type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";
import { flat } from "../../kit/wood.ts";

const n = new Noise(18);
const glow = linear("#e0a062");
const windows = {
  dark: linear("#33465f"),
  sky: linear("#6f8aa6"),
  lit: linear("#f3c878"),
};
const chance = (u: number, v: number) =>
  Math.abs(Math.sin(Math.floor(u) * 12.9 + Math.floor(v) * 78.2) * 43.7) % 1;

/** Stone at dusk: blue above, dark below; sides that face the shop get the light of its door in two steps. */
function stoneAt(q: Hit, S: V3, o: Float64Array) {
  const up = sstep(0, 11, q.z + 0.5 * n.fbm(q.x * 0.4 + q.y, q.z * 0.12, 3));
  for (let i = 0; i < 3; i++) o[i] = S[i] * lerp(0.3, 1.15, up) * (i === 2 ? 1.12 : 1);
  const toShop = q.side === 0 && Math.abs(q.x) < 3.1,
    edge = Math.abs(Math.abs(q.x) - 2.36) < 0.07 + 0.02 * n.n2(q.z * 5, 2);
  if (!toShop && !edge) return;
  const high = q.z + 0.2 * n.n2(q.y * 3, q.z * 4);
  const warm = high > 3.3 ? 0 : high > 2.3 ? 0.14 : 0.3;
  for (let i = 0; i < 3; i++) o[i] = lerp(o[i], glow[i], warm);
  o[3] = 0.3 * warm;
}
/** An office front: dark stone, and a few lit windows. */
function tower(
  w: World,
  [x0, x1, y, h]: [number, number, number, number],
  stone: string,
  [bay, storey]: [number, number],
) {
  const S = linear(stone);
  const front: Mat = {
    c: S,
    line: 0.8,
    tex: (q, o) => {
      const u = (q.side === 0 ? q.y : q.x) / bay,
        v = (q.z - 4.6) / storey;
      const fu = u - Math.floor(u),
        fv = v - Math.floor(v);
      stoneAt(q, S, o);
      if (v < 0 || fu < 0.13 || fu > 0.87 || fv < 0.22 || fv > 0.86) return;
      const id = chance(u, v),
        lit = id > 0.58;
      const edge = Math.min(fu - 0.13, 0.87 - fu, fv - 0.22, 0.86 - fv, Math.abs(fu - 0.5));
      const t = sstep(0.2, 0.7, fv + 0.5 * (id - 0.5));
      for (let i = 0; i < 3; i++)
        o[i] = lit ? windows.lit[i] : lerp(windows.dark[i], windows.sky[i], t);
      if (edge < 0.02) for (let i = 0; i < 3; i++) o[i] *= 0.3;
      o[3] = lit ? 0.62 : 0.18;
    },
  };
  w.box(x0, y, 0, x1, y + 14, h, front);
}
/** Wet granite slabs: they reflect the light of the door. */
const pave: Mat = {
  c: linear("#8d8c92"),
  line: 0.4,
  wet: () => 0.5,
  rough: 0.05,
  tex: (h, o) => {
    // long slabs that run away from the camera; their end joints differ from row to row
    const u = h.x / 0.66,
      v = h.y / 2.3 + chance(u, 5);
    const e = Math.min(u - Math.floor(u), Math.ceil(u) - u, 3.5 * (v - Math.floor(v)));
    const t = clamp(0.5 + 0.4 * (chance(u, v) - 0.5) + 0.2 * n.fbm(h.x * 2, h.y * 2, 3));
    const [A, B] = [linear("#5c5f6e"), linear("#8b8c98")];
    for (let i = 0; i < 3; i++) o[i] = lerp(A[i], B[i], t) * (e < 0.03 ? 0.45 : 1);
  },
};
export function street(w: World) {
  tower(w, [-14, -2.3, 7.9, 40], "#8f93a4", [1.5, 3.3]);
  tower(w, [2.35, 13, 7.6, 40], "#a19c9f", [1.25, 3.1]);
  tower(w, [-2.6, 2.6, 24, 9.5], "#8d93a8", [1.6, 3.2]);
  const pillar = linear("#7d8296");
  const column: Mat = { c: pillar, line: 0.8, tex: (q, o) => stoneAt(q, pillar, o) };
  const glass = flat("#182036", { wet: () => 0.1, rough: 0.02 });
  w.box(-14, 7.8, 0.3, -2.75, 7.92, 3.6, glass);
  w.box(2.8, 7.5, 0.3, 13, 7.62, 3.6, glass);
  for (const x of [-5.4, -2.5]) w.box(x - 0.28, 7.6, 0, x + 0.2, 8, 4.2, column);
  for (const x of [2.6, 5.4]) w.box(x - 0.2, 7.3, 0, x + 0.28, 7.8, 4.2, column);
  w.box(-14, 7.5, 3.7, -2.3, 8, 4.35, column);
  w.box(2.35, 7.2, 3.7, 13, 7.7, 4.35, column);
  w.box(-30, -8, -0.1, 30, 60, 0, pave);
}
