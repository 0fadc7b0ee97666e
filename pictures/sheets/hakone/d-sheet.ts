/** The bench by the window: a glued block of marquetry, and a thin sheet planed off it that rolls up. Decimetres. */
import {
  clamp,
  lerp,
  mix,
  Noise,
  PW,
  type RGB,
  rgb,
  shade,
  SS,
  stamp,
  type V3,
} from "../../kit/core.ts";
import { lookAt, meshLines, type Patch, shadowOf } from "./mesh.ts";
import { type Cam } from "../../kit/terrain.ts";
import { P } from "./d-stage.ts";
import { pieceAt, WIDE } from "./d-woods.ts";

const BENCH = 0,
  SHEET = 1,
  BLOCK = 2,
  SIDE = 3,
  SHAVING = 4;
const cam: Cam = { x: 0, y: -9.5, z: 6.6, f: 1900, cx: 800, hy: 130 };
/** The direction of the window. */
const LIGHT: V3 = [0.62, 0.3, 0.72];
const grain = new Noise(6);

/** The directions along and across the sheet on the bench. */
const ALONG: readonly [number, number] = [-0.86, 0.51];
const ACROSS: readonly [number, number] = [0.51, 0.86];
const LONG = 24;
/** It lies flat as far as FLAT, then winds into a roll. */
const START: V3 = [5.9, 0.5, 0.02],
  FLAT = 7.4,
  ROLL = 0.84;

function sheetAt(u: number, v: number): V3 {
  const s = v * LONG;
  const flat = Math.min(s, FLAT);
  const turn = Math.max(0, s - FLAT) / (ROLL * 0.84);
  const r = ROLL * (1 - 0.037 * turn);
  const go = flat + r * Math.sin(turn);
  // a wave in the flat part, larger at its free edge
  const lift =
    0.1 * Math.sin(s * 1.3 + u * 0.8) ** 2 * clamp((FLAT - s) / 3) + 0.5 * clamp(1 - s / 1.6) ** 2;
  // the roll has slipped along its axis, so that its end stands out as a cone
  const across = (u - 0.5) * WIDE - 0.0006 * turn * turn;
  return [
    START[0] + ALONG[0] * go + ACROSS[0] * across,
    START[1] + ALONG[1] * go + ACROSS[1] * across,
    START[2] + lift + ROLL - (turn > 0 ? r * Math.cos(turn) : ROLL),
  ];
}

const CORNER: V3 = [-3.9, 4.7, 0],
  DEEP = 4.2,
  HIGH = 1.25;
/** A point of the block: `a` across its pattern, `b` along it, at a height. */
const inBlock = (a: number, b: number, z: number): V3 => [
  CORNER[0] + ACROSS[0] * (a - WIDE / 2) + ALONG[0] * b,
  CORNER[1] + ACROSS[1] * (a - WIDE / 2) + ALONG[1] * b,
  z,
];
/** The shaving from the joiner's plane: one broad curl over the beam. */
function shavingAt(u: number, v: number): V3 {
  const a = -0.96 + v * 10.4,
    r = 1.08 * (1 - 0.5 * v) * (1 + 0.06 * Math.sin(v * 17));
  const across = (u - 0.5) * 0.62 * clamp((1 - v) * 6) - 0.5 * v;
  return [
    1.5 + r * Math.cos(a) + 0.5 * across,
    13.6 + 0.86 * across,
    2.35 + r * Math.sin(a) + 0.3 * v,
  ];
}

const PATCHES: readonly Patch[] = [
  { f: (u, v) => [lerp(-14, 14, u), lerp(-6, 9.2, v), 0], nu: 4, nv: 4, mat: BENCH },
  { f: (u, v) => [lerp(-14, 14, u), 9.2, lerp(0, -1.2, v)], nu: 4, nv: 2, mat: BENCH },
  { f: sheetAt, nu: 24, nv: 520, mat: SHEET },
  { f: shavingAt, nu: 6, nv: 160, mat: SHAVING },
  { f: (u, v) => inBlock(u * WIDE, v * DEEP, HIGH), nu: 2, nv: 2, mat: BLOCK },
  { f: (u, v) => inBlock(0, u * DEEP, v * HIGH), nu: 2, nv: 2, mat: SIDE },
  { f: (u, v) => inBlock(u * WIDE, 0, v * HIGH), nu: 2, nv: 2, mat: SIDE },
];

/** The position on the pattern of a point of a patch. */
function onPattern(id: number, u: number, v: number): [number, number] {
  if (id === 2) return [u * WIDE, v * LONG];
  if (id === 4) return [u * WIDE, v * DEEP];
  return id === 5 ? [0.5, u * DEEP] : [u * WIDE, 0.45];
}

/** Old planks, their grain in three tones. */
function plank(x: number, y: number): RGB {
  const board = Math.floor((x * 0.35 + y + 20) / 2.6);
  const f = (x * 0.35 + y + 20) / 2.6 - board;
  const line = grain.n2(x * 0.18 + board * 7, y * 5 + 0.8 * grain.n2(x * 0.25, y * 0.8));
  const t = line > 0.62 ? 0.25 : line > -0.45 ? 0.62 : 0.8;
  return f < 0.012
    ? rgb("#241612")
    : mix("#6b452e", "#b98353", clamp(t + 0.12 * ((board % 3) - 1)));
}

/** Bench, block and sheet, lit from the window: three tones for each surface; the thin wood glows where light shines through. */
export function printSheet() {
  const m = lookAt(cam, PATCHES);
  const lit = shadowOf(PATCHES, LIGHT, 1800, 0.06);
  const long = Math.hypot(...LIGHT);
  const toward = (q: number) =>
    (m.n[q * 3] * LIGHT[0] + m.n[q * 3 + 1] * LIGHT[1] + m.n[q * 3 + 2] * LIGHT[2]) / long;
  const seam = Math.max(1, Math.round(SS * 1.2));
  const pieceOf = (q: number) => pieceAt(...onPattern(m.id[q], m.u[q], m.v[q]));
  const layerOf = shade((x, y, out) => {
    const q = ((y * SS) | 0) * PW + ((x * SS) | 0);
    if (m.id[q] < 0) {
      out[3] = 0;
      return;
    }
    const p: V3 = [m.p[q * 3], m.p[q * 3 + 1], m.p[q * 3 + 2]];
    const d = toward(q);
    const off = d > 0 ? 0.05 : -0.05;
    const n: V3 = [m.n[q * 3] * off, m.n[q * 3 + 1] * off, m.n[q * 3 + 2] * off];
    const open = lit([p[0] + n[0], p[1] + n[1], p[2] + n[2]]);
    const through = m.mat[q] === SHEET || m.mat[q] === SHAVING ? 0.8 : 0.15;
    const t = open * (d > 0 ? d : -d * through);
    const tone = t > 0.6 ? 1 : t > 0.22 ? 0.8 : m.mat[q] === BENCH ? 0.5 : 0.6;
    let c: RGB;
    if (m.mat[q] === BENCH) c = plank(p[0], p[1]);
    else if (m.mat[q] === SHAVING) c = rgb("#f6dfae");
    else {
      const own = pieceOf(q);
      const cut = [seam, seam * PW].some(
        (k) => m.id[q + k] === m.id[q] && pieceOf(q + k).id !== own.id,
      );
      const fibre = 0.5 + 0.5 * grain.n2(m.u[q] * 60 + (own.id % 97), m.v[q] * 90 + (own.id % 31));
      c = cut ? rgb("#2e1d17") : mix(own.colour, "#4a3020", fibre > 0.75 ? 0.14 : 0);
    }
    const shadow = mix(c, "#1d1c34", 1 - tone);
    const [r, g, b] = tone === 1 ? mix(c, "#fff3cf", m.mat[q] === BENCH ? 0.22 : 0.12) : shadow;
    out[0] = r;
    out[1] = g;
    out[2] = b;
    out[3] = 255;
  });
  P.put(layerOf, { occlude: 1 });
  stamp(P.key.x, meshLines(m, { c: "#17110f", width: 2.4, jump: 0.006 }));
}
