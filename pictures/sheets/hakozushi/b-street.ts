/** Hakozushi B: a street of Semba at dusk: two office fronts with a strip of sky between them, and the wet pavement. */
import { clamp, lerp, Noise, sstep, type V3 } from "../../kit/core.ts";
import { type Hit, type Mat, type World } from "../../kit/solids.ts";
import { linear } from "../../kit/tone.ts";

const n = new Noise(18);
const glow = linear("#e0a062");
const windows = {
  dark: linear("#22365c"),
  sky: linear("#456490"),
  lit: linear("#f5cd80"),
  blind: linear("#d99a52"),
};
const night = linear("#22325e");
const chance = (u: number, v: number) =>
  Math.abs(Math.sin(Math.floor(u) * 12.9 + Math.floor(v) * 78.2) * 43.7) % 1;

/** Stone at dusk, in courses: grey below, deep blue above; sides that face the shop get the light of its door in two steps. */
function stoneAt(q: Hit, S: V3, o: Float64Array) {
  const up = sstep(1, 7.2, q.z + 0.4 * n.fbm(q.x * 0.4 + q.y, q.z * 0.3, 3));
  const row = q.z / 0.62,
    along = (q.side === 0 ? q.y : q.x) / 1.24 + 0.5 * (Math.floor(row) % 2);
  const joint = Math.min(row - Math.floor(row), 2 * (along - Math.floor(along))) < 0.035;
  const block = 0.92 + 0.16 * chance(along, row);
  for (let i = 0; i < 3; i++) o[i] = lerp(S[i] * 0.78, night[i], 0.8 * up) * (joint ? 0.5 : block);
  if (q.side !== 0 || Math.abs(q.x) > 3.1) return;
  const high = q.z + 0.5 * (q.y - 8) + 0.05 * n.n2(q.y * 3, q.z * 4);
  const warm = high > 3.3 ? 0 : high > 2.3 ? 0.14 : 0.3;
  for (let i = 0; i < 3; i++) o[i] = lerp(o[i], glow[i], warm);
  o[3] = 0.3 * warm;
}
interface Front {
  /** its two ends along the street, its depth and height */
  readonly at: readonly [x0: number, x1: number, y: number, high: number];
  readonly stone: string;
  /** width of a bay, height of a storey, and where the first bay begins */
  readonly bay: number;
  readonly storey: number;
  readonly from: number;
  /** which windows are lit: their numbers, bay and storey together */
  readonly lit: (bay: number, storey: number, side: number) => boolean;
}
/** An office front: stone, and windows in pairs over a sill; in a lit one the blind is partly down. */
function tower(w: World, { at: [x0, x1, y, h], stone, bay, storey, from, lit: isLit }: Front) {
  const S = linear(stone);
  const front: Mat = {
    c: S,
    line: 0.8,
    tex: (q, o) => {
      const u = ((q.side === 0 ? q.y : q.x) - from) / bay,
        v = (q.z - 4.5) / storey;
      const fu = u - Math.floor(u),
        fv = v - Math.floor(v);
      stoneAt(q, S, o);
      if (v < 0 || q.side === 2) return;
      if (fv > 0.16 && fv < 0.22 && fu > 0.08 && fu < 0.92) {
        for (let i = 0; i < 3; i++) o[i] *= 1.5;
        return;
      }
      if (fu < 0.14 || fu > 0.86 || fv < 0.22 || fv > 0.84) return;
      const id = chance(u, v);
      const edge = Math.min(fu - 0.14, 0.86 - fu, fv - 0.22, 0.84 - fv, Math.abs(fu - 0.5)) * bay;
      if (edge < 0.03) {
        for (let i = 0; i < 3; i++) o[i] = night[i] * 0.35;
        return;
      }
      const lit = isLit(Math.floor(u), Math.floor(v), q.side);
      const blind = fv > 0.84 - 0.62 * (0.25 + 0.5 * id);
      const pane = lit
        ? blind
          ? windows.blind
          : windows.lit
        : fv > 0.6 - 0.3 * fu
          ? windows.sky
          : windows.dark;
      const slat = blind && lit && (q.z / 0.07) % 1 < 0.25 ? 0.8 : 1;
      for (let i = 0; i < 3; i++) o[i] = pane[i] * slat;
      o[3] = lit ? 0.66 : 0.14;
    },
  };
  w.box(x0, y, 0, x1, y + 14, h, front);
}
/** The left neighbour is shut: a rolled shutter of narrow slats. */
const shutter: Mat = {
  c: linear("#3c4a70"),
  line: 0.8,
  tex: (q, o) => {
    const slat = (q.z / 0.16) % 1;
    const c = linear(slat < 0.22 ? "#182242" : slat > 0.78 ? "#4d5d86" : "#33416a");
    for (let i = 0; i < 3; i++) o[i] = c[i];
    o[3] = 0.1;
  },
};
/** The right one has a light in its hall: glass between thin bars, the lamp low behind it. */
const lobby: Mat = {
  c: linear("#c78a4c"),
  line: 0.8,
  tex: (q, o) => {
    const bar =
      Math.abs((((q.x - 2.8) / 0.46) % 1) - 0.5) > 0.46 || Math.abs(q.z - 2.5) < 0.04 || q.z < 0.25;
    const c = linear(bar ? "#151c38" : q.z > 2.5 ? "#33416a" : q.z > 1.5 ? "#7d5f58" : "#b9824c");
    for (let i = 0; i < 3; i++) o[i] = c[i];
    o[3] = bar ? 0 : 0.45;
  },
};
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
  tower(w, {
    at: [-14, -2.3, 7.9, 40],
    stone: "#8088a2",
    bay: 0.98,
    storey: 1.75,
    from: -3.32,
    lit: (_bay, storey) => storey === 0,
  });
  tower(w, {
    at: [2.35, 13, 7.6, 40],
    stone: "#8b8da2",
    bay: 0.96,
    storey: 1.7,
    from: 2.45,
    lit: (bay, storey, side) => (side === 0 ? chance(bay, storey) > 0.56 : storey === 1),
  });
  tower(w, {
    at: [-2.6, 2.6, 24, 9.5],
    stone: "#8d93a8",
    bay: 1.6,
    storey: 1.9,
    from: 0,
    lit: (bay, storey) => chance(bay, storey) > 0.5,
  });
  const pillar = linear("#7d8296");
  const column: Mat = { c: pillar, line: 0.8, tex: (q, o) => stoneAt(q, pillar, o) };
  w.box(-14, 7.8, 0, -2.75, 7.92, 3.6, shutter);
  w.box(2.8, 7.5, 0, 13, 7.62, 3.6, lobby);
  for (const x of [-5.4, -2.5]) w.box(x - 0.28, 7.6, 0, x + 0.2, 8, 4.2, column);
  for (const x of [2.6, 5.4]) w.box(x - 0.2, 7.3, 0, x + 0.28, 7.8, 4.2, column);
  w.box(-14, 7.5, 3.7, -2.3, 8, 4.35, column);
  w.box(2.35, 7.2, 3.7, 13, 7.7, 4.35, column);
  w.box(-30, -8, -0.1, 30, 60, 0, pave);
}
