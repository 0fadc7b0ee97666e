/** The porcelain gate inked: white glaze in four tones, cobalt vine, joints between the fired sections. */
import {
  PW,
  SS,
  Noise,
  clamp,
  lerp,
  mix,
  ramp,
  shade,
  sstep,
  type RGB,
  type V3,
} from "../../kit/core.ts";
import type { Cam } from "../../kit/terrain.ts";
import { sampleCloth, vineCloth } from "../../kit/arabesque.ts";
import * as T from "../../kit/torii.ts";

export const cam: Cam = { x: 0.42, y: -6.7, z: 0.95, f: 1450, cx: 800, hy: 812 };
export const sun: V3 = [-0.56, -0.58, 0.59];

const PX = 420; // texture pixels per metre
const column = vineCloth(Math.round(1.36 * PX), Math.round(3.1 * PX), 0.15 * PX, 3, {
  up: true,
  bands: [0.42 * PX, 1.6 * PX, 2.92 * PX],
});
const beam = vineCloth(Math.round(4.6 * PX), Math.round(0.3 * PX), 0.1 * PX, 4);
const tieCloth = vineCloth(Math.round(4.6 * PX), Math.round(0.3 * PX), 0.1 * PX, 5);
const tablet = vineCloth(Math.round(0.4 * PX), Math.round(0.6 * PX), 0.06 * PX, 6);

const glaze = ramp([
  [0, "#6c83ab"],
  [0.25, "#94a9c4"],
  [0.5, "#c9d5de"],
  [0.72, "#eeefe9"],
  [1, "#fffdf6"],
]);
const n = new Noise(61);

export function inkGate(v: T.GateView, g = T.arita) {
  const solid = T.gateSolid(g),
    s = [0, 0, 0, 0];
  return shade((x, y, o) => {
    const i = ((y * SS) | 0) * PW + ((x * SS) | 0),
      part = v.part[i];
    if (!part) {
      o[3] = 0;
      return;
    }
    const p: V3 = [v.pos[i * 3], v.pos[i * 3 + 1], v.pos[i * 3 + 2]],
      N: V3 = [v.nor[i * 3], v.nor[i * 3 + 1], v.nor[i * 3 + 2]];
    const nl = N[0] * sun[0] + N[1] * sun[1] + N[2] * sun[2];
    const lit =
      nl > 0
        ? T.gateShadow(
            solid,
            [p[0] + N[0] * 0.02, p[1] + N[1] * 0.02, p[2] + N[2] * 0.02],
            sun,
            1.6,
          )
        : 0;
    let t =
      0.36 +
      0.68 * Math.max(0, nl) * (0.25 + 0.75 * lit) +
      0.1 * N[2] -
      0.1 * Math.max(0, N[0]) +
      0.025 * n.n2(p[0] * 3 + p[2], p[2] * 2);
    // light thrown back from the paving
    t += 0.07 * sstep(1.2, 0, p[2]) * Math.max(0, -N[2] + 0.3);
    const k = 5,
      q = Math.floor(t * k);
    t = (q + sstep(0.32, 0.68, t * k - q)) / k;
    let C: RGB = glaze.at(clamp(t));
    // leaves of the grove stain the shaded glaze
    if (N[0] > 0.1) C = mix(C, "#8fb59a", 0.2 * N[0]);
    // which strip does this part wear
    const side = Math.sign(p[0]) || 1,
      ax = Math.abs(p[0]);
    if (part === T.COLUMN || part === T.COLLAR || part === T.PLINTH) {
      const mid = part === T.PLINTH ? g.foot : g.foot - ((g.foot - g.head) / g.tall) * p[2];
      const a = Math.atan2((ax - mid) * side, -p[1]) / 6.28318 + 0.5;
      if (part === T.COLUMN)
        sampleCloth(column, (a + (side > 0 ? 0.21 : 0)) * column.w, column.h - p[2] * PX, s);
      else
        sampleCloth(
          beam,
          a * beam.w * 0.34,
          (part === T.PLINTH ? p[2] * 0.75 : p[2] - g.tall + 0.16) * PX,
          s,
        );
    } else if (part === T.TABLET)
      sampleCloth(tablet, (p[0] + 0.2) * PX, (p[2] - g.tie - 0.1) * PX, s);
    else {
      const zc =
        part === T.TIE
          ? p[2] - g.tie + 0.15
          : p[2] -
            g.lintel -
            g.sweep * p[0] * p[0] * (part === T.KASAGI ? 1 : 0.9) +
            (part === T.KASAGI ? -0.095 : 0.15);
      const front = N[1] < -0.6;
      if (front)
        sampleCloth(
          part === T.TIE ? tieCloth : beam,
          (p[0] + 2.3 + (part === T.KASAGI ? 0.3 : 0)) * PX,
          zc * PX,
          s,
        );
      else s[3] = 0;
      if (front && part === T.TABLET) s[3] = 0;
    }
    const a = (s[3] / 255) * 0.94;
    if (a > 0.01) {
      // cobalt sinks into the shade with the glaze
      const shadeK = 0.62 + 0.38 * sstep(0.2, 0.8, t);
      for (let c = 0; c < 3; c++) C[c] = lerp(C[c], s[c] * shadeK, a);
    }
    // joints of the fired drums
    if (part === T.COLUMN) {
      const jz = Math.abs(((p[2] - 0.4) % 0.62) - 0.31);
      if (Math.abs(jz - 0.31) < 0.006) C = mix(C, "#5a6a86", 0.6);
    }
    // the window of sky in the glaze: one crisp highlight down each column
    if (part === T.COLUMN && lit > 0.4) {
      const h = N[0] * -0.62 + N[1] * -0.78;
      if (h > 0.982) C = mix(C, "#ffffff", 0.75);
    }
    o[0] = C[0];
    o[1] = C[1];
    o[2] = C[2];
    o[3] = 255;
  });
}
