/** The bench in the window's light: three tones for each surface, and thin wood that glows where the light shines through it. */
import { mix, Noise, PW, type RGB, rgb, shade, SS, stamp, type V3 } from "../../kit/core.ts";
import {
  BENCH,
  BLINDS,
  BLOCK,
  HOLE,
  IRON,
  outward,
  PAPER,
  POST,
  PATCHES,
  SHAVING,
  SHEET,
  TOP,
} from "./d-bench.ts";
import { lookAt, meshLines, shadowOf } from "./mesh.ts";
import { cam, P } from "./d-stage.ts";
import { pieceAt } from "./d-woods.ts";

/** The direction of the light in the window. */
const LIGHT: V3 = [0.24, 0.87, 0.41];
const grain = new Noise(6);

/** Old planks, their grain in three tones. */
function plank(x: number, y: number): RGB {
  const board = Math.floor((y + 20) / 3.3);
  const f = (y + 20) / 3.3 - board;
  const line = grain.n2(x * 0.16 + board * 7, y * 4 + 0.8 * grain.n2(x * 0.25, y * 0.8));
  const t = line > 0.62 ? 0.25 : line > -0.45 ? 0.62 : 0.8;
  return f < 0.014 ? rgb("#1c110d") : mix("#5f3c28", "#a87146", t + 0.1 * ((board % 3) - 1));
}

export function printSheet() {
  const m = lookAt(cam, PATCHES);
  const solid = [...PATCHES.filter(({ mat }) => mat !== SHEET && mat !== SHAVING), ...BLINDS];
  const posts = shadowOf([...solid, POST], LIGHT, 2200, 0.08);
  const walls = shadowOf(solid, LIGHT, 2200, 0.08);
  const thin = shadowOf(
    PATCHES.filter(({ mat }) => mat === SHEET || mat === SHAVING || mat === BENCH),
    LIGHT,
    2200,
    0.08,
  );
  const paper = shadowOf([PATCHES[0], PAPER], LIGHT, 900, 0.08);
  const long = Math.hypot(...LIGHT);
  const toward = (q: number) =>
    (m.n[q * 3] * LIGHT[0] + m.n[q * 3 + 1] * LIGHT[1] + m.n[q * 3 + 2] * LIGHT[2]) / long;
  const seam = Math.max(1, Math.round(SS * 1.2));
  const pieceOf = (q: number) => pieceAt(...(PATCHES[m.id[q]].on?.(m.u[q], m.v[q]) ?? [0, 0]));
  const patterned = (mat: number) => mat === SHEET || mat === BLOCK;
  const own = (q: number): RGB => {
    if (m.mat[q] === BENCH) return plank(m.p[q * 3], m.p[q * 3 + 1]);
    if (m.mat[q] === SHAVING) return rgb("#efd29a");
    if (m.mat[q] === IRON) {
      // the hard steel of the edge, then hammered iron, its head bright from blows
      const high = m.p[q * 3 + 2] - TOP;
      const beaten = grain.n2(m.p[q * 3] * 5, m.p[q * 3 + 1] * 5 + high * 6);
      const steel = high < 0.16 + 0.03 * grain.n2(m.p[q * 3] * 4, 2);
      return rgb(
        steel ? "#e4e6dc" : high > 0.72 ? "#c9bfae" : beaten > 0.3 ? "#7d8a90" : "#a3aeb0",
      );
    }
    if (m.mat[q] === HOLE) return rgb("#2a1812");
    if (!patterned(m.mat[q])) {
      const along = m.p[q * 3] * 0.79 - m.p[q * 3 + 1] * 0.61,
        across = m.p[q * 3 + 2] * 16 + (m.p[q * 3 + 1] * 0.79 + m.p[q * 3] * 0.61) * 16;
      const fibre = grain.n2(along * 0.5, across + 0.7 * grain.n2(along * 0.4, 3));
      return mix("#a9774a", "#dcae78", fibre > 0.45 ? 0.25 : 0.8);
    }
    const piece = pieceOf(q);
    const cut = [seam, seam * PW].some(
      (k) => m.id[q + k] === m.id[q] && pieceOf(q + k).id !== piece.id,
    );
    const fibre =
      0.5 + 0.5 * grain.n2(m.u[q] * 60 + (piece.id % 97), m.v[q] * 90 + (piece.id % 31));
    const shown = cut ? rgb("#2e1d17") : mix(piece.colour, "#4a3020", fibre > 0.75 ? 0.14 : 0);
    if (m.mat[q] === BLOCK) return shown;
    const o = outward(m.v[q]);
    const outside = o[0] * m.n[q * 3] + o[1] * m.n[q * 3 + 1] + o[2] * m.n[q * 3 + 2] > 0;
    // the inner side shows the pattern faintly, in one amber tone
    return outside ? shown : mix(mix(piece.colour, "#c47a2c", 0.72), "#4a2412", cut ? 0.4 : 0);
  };
  const layerOf = shade((x, y, out) => {
    const q = ((y * SS) | 0) * PW + ((x * SS) | 0);
    if (m.id[q] < 0) {
      out[3] = 0;
      return;
    }
    const d = toward(q);
    const off = d > 0 ? 0.06 : -0.06;
    const p: V3 = [
      m.p[q * 3] + m.n[q * 3] * off,
      m.p[q * 3 + 1] + m.n[q * 3 + 1] * off,
      m.p[q * 3 + 2] + m.n[q * 3 + 2] * off,
    ];
    const mat = m.mat[q];
    const leaf = mat === SHEET || mat === SHAVING;
    // paper keeps back some of the light, a leaf of wood a little more
    const open =
      (p[2] < 0.35 ? posts(p) : walls(p)) * (0.6 + 0.4 * paper(p)) * (0.56 + 0.44 * thin(p));
    const c = own(q);
    let [r, g, b]: RGB = [0, 0, 0];
    if (leaf && d < 0) {
      // seen from its dark side: the light comes through, warm
      const t = open * Math.min(1, 0.46 - d * 0.9);
      const glow = mix(c, "#ffb84e", 0.28);
      [r, g, b] =
        t > 0.6
          ? mix(glow, "#fff2c6", 0.34)
          : t > 0.36
            ? mix(glow, "#8a4a20", 0.08)
            : t > 0.12
              ? mix(glow, "#4a2420", 0.4)
              : mix(c, "#1f1522", 0.7);
    } else {
      const t = open * (leaf ? 0.12 + d : Math.max(0, d));
      const dark =
        mat === BENCH
          ? mix(c, "#171425", 0.7)
          : mix(c, mat === IRON ? "#2b3540" : "#24150f", mat === BLOCK ? 0.6 : 0.68);
      [r, g, b] =
        t > 0.3
          ? mix(c, "#fff3cf", mat === BENCH ? 0.26 : leaf ? 0.1 : 0.22)
          : t > 0.14
            ? mix(c, "#171425", 0.24)
            : dark;
    }
    out[0] = r;
    out[1] = g;
    out[2] = b;
    out[3] = 255;
  });
  P.put(layerOf, { occlude: 1 });
  stamp(P.key.x, meshLines(m, { c: "#17110f", width: 2, jump: 0.006 }));
}
